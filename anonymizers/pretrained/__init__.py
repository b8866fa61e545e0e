"""Networks that others trained: where their files are, and that they are the right ones."""

from anonymizers.pretrained.models import (
    CAMPPLUS,
    GE2E,
    WHISPER_BASE,
    PretrainedModel,
    model_named,
)
from anonymizers.pretrained.store import fetch, is_available, model_folder

__all__ = [
    "CAMPPLUS",
    "GE2E",
    "WHISPER_BASE",
    "PretrainedModel",
    "fetch",
    "is_available",
    "model_folder",
    "model_named",
]
