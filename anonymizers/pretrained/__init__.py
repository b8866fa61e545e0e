"""Networks that others trained: where their files are, and that they are the right ones."""

from anonymizers.pretrained.description import PretrainedModel
from anonymizers.pretrained.kokoro import KOKORO
from anonymizers.pretrained.models import CAMPPLUS, DISTILL_MOS, GE2E, WHISPER_BASE, model_named
from anonymizers.pretrained.store import cached_file, fetch, is_available, model_folder

__all__ = [
    "CAMPPLUS",
    "DISTILL_MOS",
    "GE2E",
    "KOKORO",
    "WHISPER_BASE",
    "PretrainedModel",
    "cached_file",
    "fetch",
    "is_available",
    "model_folder",
    "model_named",
]
