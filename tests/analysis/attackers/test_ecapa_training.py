"""Attackers trained from nothing: they learn speakers, may be interrupted, and can attack."""

from __future__ import annotations

import csv
import importlib.util

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs the extra `neural`")

from analysis.__main__ import main  # noqa: E402
from analysis.attackers.ecapa_schedule import EcapaSchedule  # noqa: E402
from analysis.attackers.ecapa_training import CHECKPOINT, CURVE, train_attacker  # noqa: E402
from analysis.attackers.encoders import choose_encoder, load_encoder  # noqa: E402
from anonymizers.command_line import run  # noqa: E402
from anonymizers.corpora.audio import write_audio  # noqa: E402

pytestmark = [
    pytest.mark.skipif(
        importlib.util.find_spec("speechbrain") is None, reason="needs the package speechbrain"
    ),
    pytest.mark.filterwarnings("ignore"),
]

SMALL = {
    "channels": 16, "attention_channels": 8, "vector_size": 12, "mel_bands": 24,
    "batch": 4, "seconds": 0.6, "rise_steps": 20, "checkpoint_steps": 4,
}  # fmt: skip


def voice(speaker, number, seconds=0.8):
    """Make noise with a resonance of the speaker's own."""
    generator = np.random.default_rng([speaker, number])
    size = round(16_000 * seconds)
    spectrum = np.fft.rfft(generator.normal(size=size))
    hertz = np.fft.rfftfreq(size, 1 / 16_000)
    spectrum *= np.exp(-(((hertz - 500 - 1_500 * speaker) / 300) ** 2)) + 0.02
    samples = np.fft.irfft(spectrum)
    return 0.1 * samples / samples.std()


@pytest.fixture
def speech(tmp_path):
    """A data directory of four speakers with four utterances each."""
    folder = tmp_path / "speech"
    folder.mkdir()
    names = {f"s{speaker}-{n}": (speaker, n) for speaker in range(4) for n in range(4)}
    for name, about in names.items():
        write_audio(folder / "wav" / f"{name}.wav", voice(*about), 16_000)
    lists = {
        "wav.scp": [f"{name} {folder / 'wav' / name}.wav" for name in names],
        "utt2spk": [f"{name} {name[:2]}" for name in names],
    }
    for name, lines in lists.items():
        (folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def weights(folder):
    return torch.load(folder / "embedding_model.ckpt", weights_only=True)


def test_it_learns_to_tell_speakers_apart(speech, tmp_path):
    out = train_attacker([speech], tmp_path / "out", EcapaSchedule(epochs=16, **SMALL))
    with (out / CURVE).open(encoding="utf-8", newline="") as file:
        curve = list(csv.DictReader(file))
    assert [int(point["step"]) for point in curve] == list(range(4, 65, 4))
    assert float(curve[-1]["loss"]) < float(curve[0]["loss"])
    encode = load_encoder(choose_encoder("--attackers", f"mine={out}"))
    vectors = np.array([[encode(voice(s, n)) for n in (10, 11)] for s in range(4)])
    np.testing.assert_allclose(np.linalg.norm(vectors, axis=2), 1.0)
    likeness = vectors[:, 0] @ vectors[:, 1].T
    own, others = np.diagonal(likeness).mean(), likeness[~np.eye(4, dtype=bool)].mean()
    assert own > others + 0.1


def test_an_interrupted_training_gives_the_same_weights(speech, tmp_path):
    schedule = EcapaSchedule(epochs=3, **SMALL)
    whole = train_attacker([speech], tmp_path / "whole", schedule)
    parts = tmp_path / "parts"
    train_attacker([speech], parts, schedule.model_copy(update={"epochs": 1}))
    train_attacker([speech], parts, schedule, workers=3)
    assert (parts / CURVE).read_bytes() == (whole / CURVE).read_bytes()
    for name, tensor in weights(whole).items():
        assert torch.equal(weights(parts)[name], tensor)
    other = train_attacker([speech], tmp_path / "other", schedule.model_copy(update={"seed": 7}))
    assert any(not torch.equal(weights(other)[name], one) for name, one in weights(whole).items())


def test_a_checkpoint_of_another_training_is_refused(speech, tmp_path, capsys):
    config = tmp_path / "small.toml"
    config.write_text("\n".join(f"{name} = {value}" for name, value in SMALL.items()))
    command = ["train-attacker", "--data", str(speech), "--out", str(tmp_path / "out")]
    command += ["--config", str(config), "--epochs", "1"]
    assert run(main, command) == 0
    assert (tmp_path / "out" / CHECKPOINT).is_file()
    config.write_text(config.read_text() + "\nmargin = 0.4\n")
    assert run(main, command) == 2
    assert "is of a training with other speech or another schedule" in capsys.readouterr().err


def test_the_full_network_takes_steps(speech, tmp_path):
    schedule = EcapaSchedule(epochs=1, batch=8, checkpoint_steps=1)
    out = train_attacker([speech], tmp_path / "full", schedule)
    found = weights(out)
    assert found["blocks.0.conv.conv.weight"].shape == (512, 80, 5)
    assert found["mfa.conv.conv.weight"].shape == (1536, 1536, 1)
    assert found["fc.conv.weight"].shape == (192, 3072, 1)
    with (out / CURVE).open(encoding="utf-8", newline="") as file:
        losses = [float(point["loss"]) for point in csv.DictReader(file)]
    assert len(losses) == 2
    assert np.isfinite(losses).all()
