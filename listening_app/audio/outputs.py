"""``python -m listening_app.audio.outputs``: the names of this computer's outputs, as JSON.

PortAudio looks for devices only when it is started, and starting it anew ends every stream. So
the app, whose stream goes on, asks another process what there is now.
"""

from __future__ import annotations

import json
import sys

from anonymizers.command_line import DONE
from anonymizers.errors import UserError
from listening_app.audio.portaudio import list_outputs


def main() -> int:
    """Print a list of names, the system's default first; empty where there is no output."""
    try:
        names = [output.name for output in list_outputs()]
    except UserError:
        names = []
    sys.stdout.write(json.dumps(names))
    return DONE


if __name__ == "__main__":
    sys.exit(main())
