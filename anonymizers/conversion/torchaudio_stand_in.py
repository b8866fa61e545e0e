"""Lets SpeechBrain be imported beside a torch for which torchaudio's compiled part is not made.

SpeechBrain imports torchaudio everywhere; PyPI's build for Linux is linked against CUDA, and beside
a torch without it `import torchaudio` raises OSError. What is used of SpeechBrain here needs none
of the compiled code.
"""

from __future__ import annotations

import importlib
import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final

_COMPILED: Final = "torchaudio._extension"
_WHOLE: Final = "torchaudio"


def make_importable() -> None:
    """Make `import torchaudio` work: the real one, without its compiled part, or an empty one."""
    try:
        importlib.import_module(_WHOLE)
    except ImportError:
        sys.modules[_WHOLE] = _empty(_WHOLE, __version__="0.0", list_audio_backends=list)
    except OSError:
        for name in [name for name in sys.modules if name.split(".")[0] == _WHOLE]:
            del sys.modules[name]
        sys.modules[_COMPILED] = _empty(
            _COMPILED, _IS_ALIGN_AVAILABLE=False, _IS_RIR_AVAILABLE=False, lazy_import_sox_ext=None
        )
        importlib.import_module(_WHOLE)


def _empty(name: str, **attributes: object) -> ModuleType:
    module = ModuleType(name)
    # Libraries ask whether a module can be found by its specification.
    module.__spec__ = ModuleSpec(name, loader=None)
    module.__dict__.update(attributes)
    return module
