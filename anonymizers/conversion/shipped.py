"""Which trained networks come with the project."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

SHIPPED: Final = "shipped"
SHIPPED_QUANTIZED: Final = "shipped-quantized"

FILES: Final[Mapping[str, str]] = {
    SHIPPED: "conversion.safetensors",
    SHIPPED_QUANTIZED: "quantized.safetensors",
}
"""Files of `anonymizers.conversion` by what stands for them as a parameter."""
