"""Which trained networks come with the project."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

SHIPPED: Final = "shipped"
SHIPPED_QUANTIZED: Final = "shipped-quantized"
SHIPPED_SEMI_ADVERSARIAL: Final = "shipped-semi-adversarial"

FILES: Final[Mapping[str, str]] = {
    SHIPPED: "conversion.safetensors",
    SHIPPED_QUANTIZED: "quantized.safetensors",
    SHIPPED_SEMI_ADVERSARIAL: "semi_adversarial.safetensors",
}
"""Files of `anonymizers.conversion` by what stands for them as a parameter."""
DIFFERENCES: Final = frozenset({SHIPPED_SEMI_ADVERSARIAL})
"""Those that hold nothing but what differs from `SHIPPED`."""
