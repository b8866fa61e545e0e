"""Ship the networks of M1c1: what differs in trained ones from those they began with, B1's.

    python scripts/ship_semi_adversarial.py trained/conversion.safetensors

`train conversion --config anonymizers/conversion/semi_adversarial.toml --start shipped` makes them.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from anonymizers import command_line
from anonymizers.conversion import shipped
from anonymizers.conversion.synthesis import trained_model
from anonymizers.conversion.weights import read_weights, write_weights

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    """Write the file of the package anew."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("trained", type=Path, metavar="FILE")
    options = parser.parse_args(arguments)
    name = shipped.FILES[shipped.SHIPPED_SEMI_ADVERSARIAL]
    written = Path(shipped.__file__).with_name(name)
    write_weights(written, read_weights(options.trained), trained_model(shipped.SHIPPED))
    print(f"{written}: {written.stat().st_size:,} bytes")
    return command_line.DONE


if __name__ == "__main__":
    sys.exit(command_line.run(main))
