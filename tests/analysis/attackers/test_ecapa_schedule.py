"""What a training hears and how fast it learns: known before any network is there."""

from __future__ import annotations

import numpy as np
import pytest

from analysis.attackers.ecapa_schedule import EcapaSchedule, read_ecapa_schedule
from analysis.attackers.ecapa_stretches import read_stretches
from analysis.attackers.encoders import choose_encoder
from anonymizers.corpora.audio import write_audio
from anonymizers.errors import UserError

SECONDS = {"a-1": 2.0, "a-2": 0.3, "b-1": 1.0, "b-2": 1.5, "c-1": 0.8}


def write_speech(folder, seconds=SECONDS):
    """Write noise that is louder towards the end, so that stretches can be told apart."""
    folder.mkdir()
    lines = {"wav.scp": [], "utt2spk": []}
    for number, (name, length) in enumerate(seconds.items()):
        noise = np.random.default_rng(number).normal(size=round(16_000 * length))
        file = folder / "wav" / f"{name}.wav"
        write_audio(file, 0.01 * noise * np.linspace(1.0, 3.0, noise.size), 16_000)
        lines["wav.scp"].append(f"{name} {file}")
        lines["utt2spk"].append(f"{name} {name[0]}")
    for name, content in lines.items():
        (folder / name).write_text("\n".join(content) + "\n", encoding="utf-8")
    return folder


def test_the_defaults_are_the_challenges_baseline():
    schedule = EcapaSchedule()
    sizes = (schedule.channels, schedule.attention_channels, schedule.vector_size)
    assert sizes == (512, 128, 192)
    assert (schedule.margin, schedule.scale, schedule.seconds) == (0.2, 30.0, 3.0)
    assert (schedule.epochs, schedule.batch, schedule.seed) == (10, 256, 1986)


def test_the_learning_rate_goes_to_and_fro():
    schedule = EcapaSchedule(lowest_rate=0.1, highest_rate=1.1, rise_steps=10)
    rates = [schedule.learning_rate(step) for step in (0, 5, 10, 15, 20, 30)]
    assert rates == pytest.approx([0.1, 0.6, 1.1, 0.6, 0.1, 1.1])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("channels = 30", "channels: "),
        ("epochs = 0", "epochs: "),
        ("epochs = 'many'", "epochs: "),
        ("layers = 3", "layers: "),
        ("epochs", "is no TOML"),
    ],
)
def test_a_schedule_that_cannot_be_is_refused_in_a_sentence(tmp_path, text, message):
    path = tmp_path / "schedule.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UserError) as told:
        read_ecapa_schedule(path)
    assert message in str(told.value)
    assert "\n" not in str(told.value)


def test_a_schedule_may_name_some_fields(tmp_path):
    path = tmp_path / "schedule.toml"
    path.write_text("epochs = 3\nchannels = 16\n", encoding="utf-8")
    schedule = read_ecapa_schedule(path)
    assert (schedule.epochs, schedule.channels, schedule.batch) == (3, 16, 256)
    with pytest.raises(UserError, match="cannot be read"):
        read_ecapa_schedule(tmp_path / "another.toml")


def test_every_utterance_is_heard_once_an_epoch(tmp_path):
    stretches = read_stretches([write_speech(tmp_path / "data")], EcapaSchedule(batch=2, epochs=3))
    assert (stretches.speakers, stretches.steps_of_epoch, stretches.steps) == (3, 2, 6)
    epochs = [
        np.concatenate([stretches.chosen(step) for step in (2 * epoch, 2 * epoch + 1)])
        for epoch in range(3)
    ]
    for epoch in epochs:
        assert len(set(epoch.tolist())) == 4  # one of five is left over
    assert len({tuple(epoch.tolist()) for epoch in epochs}) > 1


def test_what_a_step_hears_does_not_depend_on_where_the_training_began(tmp_path):
    schedule = EcapaSchedule(batch=2, epochs=3, seconds=0.5)
    stretches = read_stretches([write_speech(tmp_path / "data")], schedule)
    whole = list(stretches.heard(0, workers=2))
    later = list(stretches.heard(4, workers=1))
    assert len(whole) == 6
    assert [samples.shape for samples, _ in whole] == [(2, 8_000)] * 6
    for (samples, labels), (again, labels_again) in zip(whole[4:], later, strict=True):
        np.testing.assert_array_equal(samples, again)
        np.testing.assert_array_equal(labels, labels_again)
    # Another stretch of the same utterance in another epoch.
    assert not np.array_equal(np.sort(whole[0][0], axis=0), np.sort(whole[2][0], axis=0))


def test_short_utterances_are_repeated_and_all_have_one_level(tmp_path):
    schedule = EcapaSchedule(batch=5, epochs=1, seconds=3.0)
    stretches = read_stretches([write_speech(tmp_path / "data")], schedule)
    ((samples, labels),) = stretches.heard(0, workers=1)
    assert samples.shape == (5, 48_000)
    assert sorted(labels.tolist()) == [0, 0, 1, 1, 2]
    levels = np.sqrt((samples.astype(np.float64) ** 2).mean(axis=1))
    np.testing.assert_allclose(20 * np.log10(levels), -30.0, atol=1.0)


def test_one_speaker_alone_teaches_nothing(tmp_path):
    folder = write_speech(tmp_path / "data", {"a-1": 1.0, "a-2": 1.0})
    with pytest.raises(UserError, match="learns to tell 2 or more apart"):
        read_stretches([folder], EcapaSchedule())


def test_an_encoder_of_a_folder_is_known_by_what_is_in_it(tmp_path):
    folder = tmp_path / "mine"
    folder.mkdir()
    with pytest.raises(UserError, match=r"holds no hyperparams\.yaml"):
        choose_encoder("--informed-attackers", f"mine={folder}")
    (folder / "hyperparams.yaml").write_text("a: 1\n")
    (folder / "embedding_model.ckpt").write_bytes(b"weights")
    (folder / "checkpoint.pt").write_bytes(b"is not part of it")
    chosen = choose_encoder("--attackers", f"mine={folder}")
    assert (chosen.name, chosen.folder) == ("mine", folder)
    (folder / "checkpoint.pt").unlink()
    assert choose_encoder("--attackers", f"yours={folder}").identity == chosen.identity
    (folder / "embedding_model.ckpt").write_bytes(b"other weights")
    assert choose_encoder("--attackers", f"mine={folder}").identity != chosen.identity
    with pytest.raises(UserError, match="--attackers nobody: there is none"):
        choose_encoder("--attackers", "nobody")
