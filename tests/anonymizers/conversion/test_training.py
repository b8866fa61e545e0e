"""Training lowers the loss, goes on where it was interrupted, and follows its schedule."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs the extra `neural`")
pytest.importorskip("faster_whisper", reason="needs the extra `neural`")

from anonymizers.conversion import training  # noqa: E402
from anonymizers.conversion.batches import Batches  # noqa: E402
from anonymizers.conversion.features import SpeechFeatures  # noqa: E402
from anonymizers.conversion.networks import ConversionModel  # noqa: E402
from anonymizers.conversion.schedule import Schedule, Sizes, read_schedule  # noqa: E402
from anonymizers.conversion.sharpening import sharpen  # noqa: E402
from anonymizers.conversion.synthesis import Synthesizer  # noqa: E402
from anonymizers.conversion.weights import read_weights, write_weights  # noqa: E402
from anonymizers.errors import UserError  # noqa: E402
from tests.anonymizers.synthetic_speech import vowel  # noqa: E402

TINY = Schedule(
    steps=8,
    batch=2,
    frames=20,
    checkpoint_steps=4,
    sizes=Sizes(8, acoustic_channels=16, acoustic_blocks=2, vocoder_channels=16, vocoder_blocks=1),
)


@pytest.fixture
def examples(tmp_path, monkeypatch):
    """Vowels of many pitches, and features that tell them apart."""
    generator = np.random.default_rng(0)
    files = []
    for hertz in np.linspace(90, 250, 8):
        frames = 30
        vector = generator.random(256).astype(np.float32)
        path = tmp_path / f"{hertz:.0f}.npz"
        np.savez(
            path,
            samples=vowel(hertz, frames * 0.02).astype(np.float16),
            content=generator.standard_normal((frames, 512)).astype(np.float16),
            perturbed_content=generator.standard_normal((frames, 512)).astype(np.float16),
            f0_hertz=np.full(2 * frames, hertz, dtype=np.float32),
            is_voiced=np.ones(2 * frames, dtype=bool),
            speaker_vector=vector / np.linalg.norm(vector),
        )
        files.append(path)
    monkeypatch.setattr(training, "read_utterances", lambda data: list(range(80)))
    monkeypatch.setattr(
        training,
        "prepare_examples",
        lambda utterances, cache, **options: files[:6] if len(utterances) > 10 else files[6:],
    )
    return files


def curve(folder):
    lines = (folder / training.CURVE).read_text().splitlines()
    return np.array([[float(value) for value in line.split(",")] for line in lines[1:]])


def test_the_losses_fall(examples, tmp_path):
    training.train([], tmp_path / "out", replace(TINY, steps=150, checkpoint_steps=50))
    points = curve(tmp_path / "out")
    assert points[:, 0].tolist() == [50, 100, 150]
    learnt = points[:, 1:3]  # what is held out has features at random, of which nothing is learnt
    assert (learnt[-1] < learnt[0]).all()


def test_an_interrupted_training_ends_with_the_same_weights(examples, tmp_path, monkeypatch):
    is_interrupted_the_same(tmp_path, monkeypatch, TINY)


def is_interrupted_the_same(tmp_path, monkeypatch, schedule, **options):
    whole, interrupted = tmp_path / "whole", tmp_path / "interrupted"
    weights = training.train([], whole, schedule, **options)
    taken = 0
    take_step = training._Run._take_step

    def until_interrupted(run):
        nonlocal taken
        taken += 1
        if taken == 7:
            raise KeyboardInterrupt
        return take_step(run)

    with monkeypatch.context() as patch:
        patch.setattr(training._Run, "_take_step", until_interrupted)
        with pytest.raises(KeyboardInterrupt):
            training.train([], interrupted, schedule, **options)
    assert not (interrupted / training.WEIGHTS).exists()
    resumed = training.train([], interrupted, schedule, **options)
    assert resumed.read_bytes() == weights.read_bytes()
    np.testing.assert_array_equal(curve(interrupted), curve(whole))


class TestAdversary:
    ADVERSARIAL = replace(TINY, adversary=1.0)

    def test_changes_only_what_content_goes_through_first(self, examples, tmp_path):
        begun = training.train([], tmp_path / "begun", TINY)
        trained = training.train([], tmp_path / "out", self.ADVERSARIAL, start=str(begun))
        before, after = read_weights(begun).state_dict(), read_weights(trained).state_dict()
        changed = {name for name in before if not torch.equal(before[name], after[name])}
        layers = ("acoustic.content", "acoustic.stack.input")
        expected = {f"{layer}.{kind}" for layer in layers for kind in ("weight", "bias")}
        assert changed - {"sharpening"} == expected

    def test_is_told_of_in_the_curve(self, examples, tmp_path):
        begun = training.train([], tmp_path / "begun", TINY)
        training.train([], tmp_path / "out", self.ADVERSARIAL, start=str(begun))
        assert (curve(tmp_path / "out")[:, 5] > 0).all()

    def test_goes_on_where_it_was_interrupted(self, examples, tmp_path, monkeypatch):
        begun = training.train([], tmp_path / "begun", TINY)
        is_interrupted_the_same(tmp_path, monkeypatch, self.ADVERSARIAL, start=str(begun))

    def test_needs_something_to_oppose(self, tmp_path):
        with pytest.raises(UserError, match="add --start shipped"):
            training.train([], tmp_path, self.ADVERSARIAL)


class TestQuantizedContent:
    """Networks that begin with others and hear codewords."""

    QUANTIZED = replace(TINY, sizes=replace(TINY.sizes, codewords=5))

    def quantized(self, tmp_path):
        begun = training.train([], tmp_path / "begun", TINY)
        return read_weights(training.train([], tmp_path / "out", self.QUANTIZED, start=str(begun)))

    def test_other_weights_are_begun_with(self, examples, tmp_path):
        begun = training.train([], tmp_path / "begun", TINY)
        at_rest = replace(self.QUANTIZED, steps=1, learning_rate=0.0)
        weights = training.train([], tmp_path / "out", at_rest, start=str(begun))
        before, after = read_weights(begun).state_dict(), read_weights(weights).state_dict()
        assert set(after) - set(before) == {"codebook"}
        for name in set(before) - {"sharpening"}:
            np.testing.assert_allclose(after[name], before[name], atol=1e-3)

    def test_the_channels_are_codewords_alone(self, examples, tmp_path):
        model = self.quantized(tmp_path)
        channels = model.channels(Batches(examples, model, 0).draw(0, 4, 20).content)
        different = np.unique(channels.permute(0, 2, 1).reshape(-1, 8).numpy(), axis=0)
        assert 1 < len(different) <= 5
        assert (different[:, None] == model.codebook.numpy()).all(axis=2).any(axis=1).all()

    def test_everything_learns_but_the_channels_that_codewords_are_among(self, examples, tmp_path):
        after = self.quantized(tmp_path).state_dict()
        before = read_weights(tmp_path / "begun" / training.WEIGHTS).state_dict()
        kept = {name for name in before if torch.equal(before[name], after[name])}
        learnt = {name for name, _ in ConversionModel(TINY.sizes).named_parameters()} - kept
        assert {"acoustic.content.weight", "acoustic.content.bias"} <= kept
        assert {"acoustic.stack.input.weight", "filters.stack.output.weight"} <= learnt

    def test_goes_on_where_it_was_interrupted(self, examples, tmp_path, monkeypatch):
        begun = training.train([], tmp_path / "begun", TINY)
        is_interrupted_the_same(tmp_path, monkeypatch, self.QUANTIZED, start=str(begun))

    def test_needs_channels_that_were_learnt(self, tmp_path):
        with pytest.raises(UserError, match="learnt before; add --start shipped"):
            training.train([], tmp_path, self.QUANTIZED)

    def test_no_adversary_may_change_its_channels(self, tmp_path):
        both = replace(self.QUANTIZED, adversary=1.0)
        with pytest.raises(UserError, match="leave out adversary or codewords"):
            training.train([], tmp_path, both, start="shipped")

    def test_weights_of_other_sizes_are_refused(self, examples, tmp_path):
        other = training.train([], tmp_path / "other", replace(TINY, steps=1, sizes=Sizes(9)))
        with pytest.raises(UserError, match="is of networks with Sizes"):
            training.train([], tmp_path / "out", self.QUANTIZED, start=str(other))


def test_a_training_is_prolonged_only_before_its_learning_rate_falls(examples, tmp_path):
    training.train([], tmp_path / "out", TINY)
    with pytest.raises(UserError, match="another schedule"):
        training.train([], tmp_path / "out", replace(TINY, steps=80))
    with pytest.raises(UserError, match="another schedule"):
        training.train([], tmp_path / "out", replace(TINY, batch=3))


def test_the_learning_rate_rises_stays_and_falls():
    shares = [training._learning_share(step, 10_000) for step in (0, 99, 5_000, 7_000, 8_500)]
    assert shares == pytest.approx([0.01, 1, 1, 1, 0.5])
    assert training._learning_share(9_999, 10_000) < 1e-6


class TestLargerSchedule:
    """The one that is meant for LibriTTS on a GPU."""

    def test_is_built_and_takes_a_step(self, examples, tmp_path):
        schedule = read_schedule(training.LIBRITTS)
        assert schedule.sizes.acoustic_channels > Sizes().acoustic_channels
        training.train([], tmp_path / "out", replace(schedule, steps=1, batch=2, frames=20))
        assert (tmp_path / "out" / training.WEIGHTS).is_file()

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("steps = ", "is no TOML"),
            ("stepps = 3", "has the key stepps"),
            ("steps = 2.5", "steps is 2.5"),
            ("[sizes]\ncontent = true", "content is True"),
            ("sizes = 3", r"\[sizes\]"),
        ],
    )
    def test_mistakes_are_named(self, tmp_path, text, message):
        path = tmp_path / "schedule.toml"
        path.write_text(text)
        with pytest.raises(UserError, match=message):
            read_schedule(path)

    def test_a_missing_file_is_named(self, tmp_path):
        with pytest.raises(UserError, match=r"none\.toml: cannot be read"):
            read_schedule(tmp_path / "none.toml")


class TestWeights:
    def test_are_read_as_they_were_written_but_for_half_precision(self, tmp_path):
        model = ConversionModel(TINY.sizes)
        write_weights(tmp_path / "weights", model)
        read = read_weights(tmp_path / "weights")
        assert read.sizes == TINY.sizes
        for name, value in read.state_dict().items():
            np.testing.assert_allclose(value, model.state_dict()[name], rtol=1e-3, atol=1e-6)

    def test_what_differs_is_enough_beside_what_it_differs_from(self, tmp_path):
        base, model = ConversionModel(TINY.sizes), ConversionModel(TINY.sizes)
        model.load_state_dict(base.state_dict())
        with torch.no_grad():
            model.acoustic.content.weight += 1
        write_weights(tmp_path / "difference", model, base)
        write_weights(tmp_path / "whole", model)
        found, expected = (tmp_path / name for name in ("difference", "whole"))
        assert found.stat().st_size < expected.stat().st_size / 4
        for value, wanted in zip(
            read_weights(found, base).half().state_dict().values(),
            read_weights(expected).half().state_dict().values(),
            strict=True,
        ):
            np.testing.assert_array_equal(value, wanted)
        with pytest.raises(UserError, match="difference: is no file that `train conversion`"):
            read_weights(found)

    def test_other_files_are_refused_by_name(self, tmp_path):
        (tmp_path / "weights").write_bytes(b"something else")
        with pytest.raises(UserError, match=r"weights: is no file that `train conversion`"):
            read_weights(tmp_path / "weights")
        with pytest.raises(UserError, match=r"none: cannot be read"):
            read_weights(tmp_path / "none")


def test_sharpening_enlarges_what_changes_over_time_and_keeps_the_mean():
    cepstrum = torch.randn(1, 25, 50)
    found = sharpen(cepstrum, torch.full((25, 1), 2.0))
    np.testing.assert_allclose(found.mean(dim=2), cepstrum.mean(dim=2), atol=1e-4)
    np.testing.assert_allclose(found.std(dim=2), 2 * cepstrum.std(dim=2), rtol=1e-3)


def test_a_synthesizer_gives_frame_by_frame_as_many_samples(tmp_path):
    vector = np.eye(256)[0]
    features = SpeechFeatures(
        np.zeros((7, 512), dtype=np.float32),
        np.full(14, 120, dtype=np.float32),
        np.ones(14, dtype=bool),
    )
    synthesize = Synthesizer(ConversionModel(TINY.sizes).eval())
    channels = synthesize.channels(features.content)
    assert channels.shape == (7, TINY.sizes.content)
    for vocoder in ("source-filter", "griffin-lim"):
        generator = np.random.default_rng(0)
        speech = synthesize(channels, features, vector, vector, generator, vocoder=vocoder)
        assert speech.shape == (7 * 320,)
        assert np.isfinite(speech).all()
