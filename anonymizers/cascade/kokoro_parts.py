"""The synthesizer's network cut in three, so that timing and melody can be put in between."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import onnxruntime

from anonymizers.durable_files import whole_file
from anonymizers.errors import UserError
from anonymizers.pretrained import KOKORO, cached_file, model_folder
from anonymizers.pretrained.kokoro import NETWORK

if TYPE_CHECKING:
    from pathlib import Path

DURATIONS: Final = "/encoder/Div_output_0"
"""Frames of 25 ms of each token, not rounded, shape (1, tokens)."""
PROSODY: Final = "/encoder/predictor/text_encoder/Concat_4_output_0"
"""Features of each token for F0 and energy, shape (1, tokens, 640)."""
TEXT: Final = "/encoder/text_encoder/Transpose_2_output_0"
"""Features of each token for the decoder, shape (1, 512, tokens)."""
PROSODY_FRAMES: Final = "/encoder/MatMul_output_0"
"""`PROSODY` of each frame, shape (1, 640, frames)."""
TEXT_FRAMES: Final = "/encoder/MatMul_1_output_0"
"""`TEXT` of each frame, shape (1, 512, frames)."""
F0: Final = "/encoder/Reshape_output_0"
"""In Hz, shape (1, 2 * frames)."""
ENERGY: Final = "/encoder/Reshape_1_output_0"
"""Shape (1, 2 * frames)."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the network.

    Parameters
    ----------
    name : str
    inputs, outputs : tuple of str
        Names of tensors of the whole network.
    """

    name: str
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]


ENCODER: Final = Part("encoder", ("tokens", "style", "speed"), (DURATIONS, PROSODY, TEXT))
PREDICTOR: Final = Part("predictor", (PROSODY_FRAMES, "style"), (F0, ENERGY))
DECODER: Final = Part("decoder", (TEXT_FRAMES, F0, ENERGY, "style"), ("audio",))


def cut_parts() -> None:
    """Cut the parts out of the network where they are not kept beside it yet.

    Raises
    ------
    UserError
        The network is not installed, or not the right one.
    """
    for part in (ENCODER, PREDICTOR, DECODER):
        if not _path(part).is_file():
            _cut(part)


def part_session(part: Part) -> Any:
    """Load a part of the network, which is cut out and kept beside it when that is yet to be done.

    Returns
    -------
    onnxruntime.InferenceSession
        On one thread.

    Raises
    ------
    UserError
        The network, or what cuts it, is not installed; or the part is damaged.
    """
    path = _path(part)
    if not path.is_file():
        _cut(part)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 3
    try:
        return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    except Exception as error:
        raise UserError(f"{path}: is damaged; remove it, and it is made anew.") from error


def _path(part: Part) -> Path:
    return cached_file(KOKORO, f"{NETWORK.sha256[:12]}-{part.name}.onnx")


def _cut(part: Part) -> None:
    from onnx.utils import extract_model  # noqa: PLC0415 - needed once

    whole = model_folder(KOKORO) / NETWORK.name
    with whole_file(_path(part)) as temporary:
        cut = temporary.with_suffix(".onnx")
        try:
            extract_model(str(whole), str(cut), list(part.inputs), list(part.outputs))
            cut.replace(temporary)
        finally:
            cut.unlink(missing_ok=True)
