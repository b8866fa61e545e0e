"""Training of the acoustic model and the source-filter vocoder, together."""

from __future__ import annotations

import json
import math
from copy import deepcopy
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import torch
from tqdm import tqdm

from anonymizers.base import derived_generator
from anonymizers.conversion import losses
from anonymizers.conversion.adversary import Opposition, leave_all_but_content
from anonymizers.conversion.batches import Batches
from anonymizers.conversion.codebook import learn_codebook
from anonymizers.conversion.features import HOP_SAMPLES
from anonymizers.conversion.networks import ConversionModel
from anonymizers.conversion.sharpening import measure_factors
from anonymizers.conversion.source_filter import harmonic_ripple, synthesize
from anonymizers.conversion.spectra import cepstrum_of_mel, log_mel
from anonymizers.conversion.synthesis import trained_model
from anonymizers.conversion.training_corpus import prepare_examples, read_example, read_utterances
from anonymizers.conversion.weights import write_weights
from anonymizers.durable_files import whole_file, write_text
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from anonymizers.conversion.batches import Batch
    from anonymizers.conversion.schedule import Schedule

CHECKPOINT: Final = "checkpoint.pt"
CURVE: Final = "curve.csv"
FEATURES: Final = "features"
WEIGHTS: Final = "conversion.safetensors"
LIBRITTS: Final = Path(__file__).with_name("libritts.toml")
"""Schedule of a training with far more speech, on a GPU."""

_BETAS = (0.9, 0.98)
_WEIGHT_DECAY = 0.01
_WARM_UP_STEPS = 100
_COOL_DOWN_SHARE = 0.3  # of the steps, at the end, over which the learning rate falls to nothing
_LARGEST_GRADIENT = 1.0
_SPOKEN_SHARE = 0.25  # of the stretches of a batch; waveforms cost more than spectrograms
_AVERAGING = 0.999  # of the weights over steps
_HELD_OUT = 40  # every so many-th utterance is held out, at all playback speeds
_HELD_OUT_FRAMES = 200
_STATISTICS_FILES = 300
_CALIBRATION = 100  # utterances


def train(
    data: Sequence[Path],
    out: Path,
    schedule: Schedule,
    *,
    start: str | None = None,
    workers: int = 1,
) -> Path:
    """Train on corpora, from nothing, other weights or the last checkpoint in `out`.

    The same data and schedule give the same weights but for the rounding of the processor,
    however often the training is interrupted.

    Parameters
    ----------
    data : sequence of Path
        Kaldi data directories, or folders of audio.
    out : Path
        Gets the features, which are made once, the checkpoint, the curve and in the end the
        weights.
    schedule : Schedule
    start : str, optional
        Weights to begin with, as `synthesis.trained_model` takes them; of networks of the same
        sizes, which may have another codebook or none. An adversary and a codebook need some.
    workers : int
        Processes that make features.

    Returns
    -------
    Path
        The weights.

    Raises
    ------
    UserError
        There is no speech, the checkpoint is of another schedule, the weights to begin with are
        of other sizes or missing, or an adversary shall change the channels of a codebook.
    """
    _check_beginning(schedule, start)
    utterances = read_utterances(data)
    learnt = [one for place, one in enumerate(utterances) if place % _HELD_OUT != 0]
    cache = out / FEATURES
    files = prepare_examples(learnt, cache, workers=workers)
    held_out = prepare_examples(utterances[::_HELD_OUT], cache, speeds=(1.0,), workers=workers)
    run = _Run(out, schedule, files, held_out, start)
    with tqdm(
        total=schedule.steps, initial=run.step, desc="training", unit="step", disable=None
    ) as progress:
        for _ in run.steps():
            progress.update()
    run.calibrate()
    path = out / WEIGHTS
    write_weights(path, run.averaged)
    return path


class _Run:
    """The state of a training, kept in a checkpoint."""

    def __init__(
        self,
        out: Path,
        schedule: Schedule,
        files: Sequence[Path],
        held_out: Sequence[Path],
        start: str | None,
    ) -> None:
        self.out = out
        self.schedule = schedule
        torch.set_num_threads(1)
        torch.manual_seed(schedule.seed)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.model = ConversionModel(schedule.sizes).to(self.device)
        self.averaged = deepcopy(self.model).eval()
        self.opposition: Opposition | None = None
        if schedule.adversary:
            leave_all_but_content(self.model)
            self.opposition = Opposition(schedule.adversary, schedule.sizes.content, self.device)
        if schedule.sizes.codewords:  # which are among the channels as they are
            self.model.acoustic.content.requires_grad_(requires_grad=False)
        self.optimizer = torch.optim.AdamW(
            [parameter for parameter in self.model.parameters() if parameter.requires_grad],
            schedule.learning_rate,
            betas=_BETAS,
            weight_decay=_WEIGHT_DECAY,
            fused=True,
        )
        self.step = 0
        self.curve: list[dict[str, float]] = []
        if (out / CHECKPOINT).is_file():
            self._resume()
        else:
            if start is None:
                _measure_statistics(self.model, files)
            else:
                _begin_with(self.model, start)
            if schedule.sizes.codewords:
                _learn_codebook(self.model, files, schedule.seed)
            self.averaged.load_state_dict(self.model.state_dict())
        self.batches = Batches(files, self.model, schedule.seed)
        self.held_out = Batches(held_out, self.model, schedule.seed)

    def steps(self) -> Iterator[int]:
        """Take the steps that remain, one at a time."""
        sums = np.zeros(2)
        while self.step < self.schedule.steps:
            sums += self._take_step()
            self.step += 1
            is_last = self.step == self.schedule.steps
            if self.step % self.schedule.checkpoint_steps == 0 or is_last:
                self._note(sums / self.schedule.checkpoint_steps)
                self._write_checkpoint()
                sums = np.zeros(2)
            yield self.step

    def calibrate(self) -> None:
        """Measure on speech that was learnt how much the averaged model smooths."""
        batches = (
            self.batches.beginning(index, _HELD_OUT_FRAMES).to(self.device)
            for index in range(0, len(self.batches), max(1, len(self.batches) // _CALIBRATION))
        )
        with torch.no_grad():
            self.averaged.sharpening.copy_(measure_factors(self.averaged, batches))

    def _take_step(self) -> tuple[float, float]:
        schedule = self.schedule
        batch = self.batches.draw(self.step, schedule.batch, schedule.frames).to(self.device)
        generator = derived_generator(schedule.seed, "dropout and noise", str(self.step))
        torch.manual_seed(int(generator.integers(2**63)))
        for group in self.optimizer.param_groups:
            group["lr"] = schedule.learning_rate * _learning_share(self.step, schedule.steps)
        self.model.train()
        cepstral_loss, wave_loss = compare(self.model, batch)
        self.optimizer.zero_grad()
        (cepstral_loss + wave_loss).backward()
        if self.opposition is not None:
            self.opposition.learn(self.model, batch, self.step)
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), _LARGEST_GRADIENT)
        self.optimizer.step()
        averaging = min(_AVERAGING, (1 + self.step) / (10 + self.step))
        with torch.no_grad():
            for kept, new in zip(self.averaged.parameters(), self.model.parameters(), strict=True):
                kept.lerp_(new, 1 - averaging)
        return float(cepstral_loss.detach()), float(wave_loss.detach())

    def _note(self, trained: np.ndarray[Any, np.dtype[np.float64]]) -> None:
        torch.manual_seed(0)
        with torch.no_grad():
            found = [
                [float(loss) for loss in compare(self.averaged, batch.to(self.device))]
                for batch in (
                    self.held_out.beginning(index, _HELD_OUT_FRAMES)
                    for index in range(len(self.held_out))
                )
            ]
        cepstral, wave = np.mean(found, axis=0)
        self.curve.append(
            {
                "step": self.step,
                "cepstral_trained": trained[0],
                "wave_trained": trained[1],
                "cepstral_held_out": cepstral,
                "wave_held_out": wave,
            }
        )
        if self.opposition is not None:
            self.curve[-1]["speaker_trained"] = self.opposition.mean_loss()
        lines = [",".join(self.curve[0])]
        lines += [
            ",".join([str(point["step"]), *(f"{value:.4f}" for value in list(point.values())[1:])])
            for point in self.curve
        ]
        write_text(self.out / CURVE, "\n".join(lines) + "\n")

    def _write_checkpoint(self) -> None:
        state = {
            "schedule": self._beginning(),
            "steps": self.schedule.steps,
            "step": self.step,
            "model": self.model.state_dict(),
            "averaged": self.averaged.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "opposition": None if self.opposition is None else self.opposition.state(),
            "curve": [
                {name: float(value) for name, value in point.items()} for point in self.curve
            ],
        }
        with whole_file(self.out / CHECKPOINT) as temporary:
            torch.save(state, temporary)

    def _beginning(self) -> str:
        """Return all of the schedule that matters before the learning rate falls."""
        return json.dumps(asdict(replace(self.schedule, steps=0, checkpoint_steps=1)))

    def _resume(self) -> None:
        state = torch.load(self.out / CHECKPOINT, map_location=self.device, weights_only=True)
        cool_down = (1 - _COOL_DOWN_SHARE) * min(state["steps"], self.schedule.steps)
        is_prolonged = self.schedule.steps != state["steps"]
        if state["schedule"] != self._beginning() or (is_prolonged and state["step"] > cool_down):
            raise UserError(
                f"{self.out / CHECKPOINT}: is of a training with another schedule; go on with that "
                "one, or choose another --out."
            )
        self.step = state["step"]
        self.model.load_state_dict(state["model"])
        self.averaged.load_state_dict(state["averaged"])
        self.optimizer.load_state_dict(state["optimizer"])
        if self.opposition is not None:
            self.opposition.restore(state["opposition"])
        self.curve = [{**point, "step": int(point["step"])} for point in state["curve"]]


def compare(model: ConversionModel, batch: Batch) -> tuple[torch.Tensor, torch.Tensor]:
    """Predict a batch and return how far cepstra and waveform are from the original.

    The vocoder speaks the first of the stretches, half of them from natural spectrograms and half
    from predicted ones; a batch of one from the predicted one.

    Parameters
    ----------
    model : ConversionModel
    batch : Batch

    Returns
    -------
    cepstral_loss, wave_loss : Tensor, shape ()
    """
    pitch = model.pitch(batch.f0_hertz, batch.voicing)
    spoken = max(1, round(_SPOKEN_SHARE * len(pitch)))
    half = spoken // 2
    channels = model.channels(batch.content)  # bfloat16 would mistake codewords for each other
    with torch.autocast(pitch.device.type, dtype=torch.bfloat16):
        cepstrum = model.cepstrum(channels, pitch, batch.speaker)
    predicted = model.mel(
        cepstrum[half:spoken], batch.f0_hertz[half:spoken], batch.voicing[half:spoken]
    )
    given = torch.cat([batch.mel[:half], predicted])
    with torch.autocast(pitch.device.type, dtype=torch.bfloat16):
        bands = model.filter_bands(given, pitch[:spoken], batch.speaker[:spoken]).float()
    samples = batch.samples[:spoken]
    synthesized = synthesize(
        bands, batch.f0_hertz[:spoken], batch.voicing[:spoken], torch.randn_like(samples)
    )
    cepstral_loss = losses.cepstral_loss(cepstrum, cepstrum_of_mel(batch.mel))
    return cepstral_loss, losses.spectral_loss(synthesized, samples)


def _learning_share(step: int, steps: int) -> float:
    """Return the share of the highest learning rate: up, level, and down along a cosine.

    Before it falls it does not depend on the number of steps, so that a training can be prolonged.
    """
    warm_up = min(1.0, (step + 1) / _WARM_UP_STEPS)
    fallen = max(0.0, 1 - (steps - step) / (_COOL_DOWN_SHARE * steps))
    return warm_up * 0.5 * (1 + math.cos(math.pi * fallen))


def _check_beginning(schedule: Schedule, start: str | None) -> None:
    if schedule.adversary and start is None:
        raise UserError("an adversary opposes what was learnt before; add --start shipped, say.")
    if schedule.sizes.codewords and start is None:
        raise UserError(
            "codewords are sought among channels that were learnt before; add --start shipped, say."
        )
    if schedule.adversary and schedule.sizes.codewords:
        raise UserError(
            "an adversary changes the channels that codewords are among; leave out adversary or "
            "codewords."
        )


def _begin_with(model: ConversionModel, start: str) -> None:
    """Copy weights and statistics of a trained model, but for its codebook."""
    trained = trained_model(start)
    if replace(trained.sizes, codewords=0) != replace(model.sizes, codewords=0):
        raise UserError(
            f"{start}: is of networks with {trained.sizes}; begin with some of {model.sizes}."
        )
    kept = {name: value for name, value in trained.state_dict().items() if name != "codebook"}
    model.load_state_dict(kept, strict=False)


def _learn_codebook(model: ConversionModel, files: Sequence[Path], seed: int) -> None:
    """Fill in the codebook from speech as it is and as it is heard in other voices."""
    generator = derived_generator(seed, "codebook")
    examples = (read_example(file) for file in _some(files))
    heard = (
        torch.from_numpy(model.heard(features.astype(np.float32)).T.copy())
        for example in examples
        for features in (example.content, example.perturbed_content)
    )
    with torch.no_grad():
        channels = [model.acoustic.content(one.to(model.codebook.device)) for one in heard]
        model.codebook.copy_(learn_codebook(channels, len(model.codebook), generator))


def _some(files: Sequence[Path]) -> Sequence[Path]:
    return files[:: max(1, len(files) // _STATISTICS_FILES)]


def _measure_statistics(model: ConversionModel, files: Sequence[Path]) -> None:
    """Fill in mean and deviation of content, mel bands, cepstra and log F0, and the harmonics."""
    examples = [read_example(file) for file in _some(files)]
    content = np.concatenate([example.content.astype(np.float32) for example in examples])
    spectra = [log_mel(_whole_hops(example.samples)) for example in examples]
    mel = torch.cat(spectra, dim=2)[0]
    cepstra = cepstrum_of_mel(mel)
    f0 = np.concatenate([example.f0_hertz[example.is_voiced] for example in examples])
    model.content_mean.copy_(torch.from_numpy(content.mean(axis=0)))
    model.content_deviation.copy_(torch.from_numpy(content.std(axis=0)))
    model.mel_mean.copy_(mel.mean(dim=1, keepdim=True))
    model.mel_deviation.copy_(mel.std(dim=1, keepdim=True))
    model.cepstrum_mean.copy_(cepstra.mean(dim=1, keepdim=True))
    model.cepstrum_deviation.copy_(cepstra.std(dim=1, keepdim=True))
    model.log_f0.copy_(torch.tensor([np.log(f0).mean(), np.log(f0).std()]))
    ripples = [
        harmonic_ripple(
            torch.from_numpy(example.f0_hertz)[None, : one.shape[2]],
            torch.from_numpy(example.is_voiced.astype(np.float32))[None, : one.shape[2]],
        )
        for example, one in zip(examples, spectra, strict=True)
    ]
    ripple = torch.cat(ripples, dim=2)[0]
    # By least squares; where bands are wider than the harmonics are far apart, there is no ripple.
    shares = (mel * ripple).sum(dim=1, keepdim=True) / ripple.square().sum(dim=1, keepdim=True)
    model.harmonics.copy_(shares.clamp(0, 1))


def _whole_hops(samples: np.ndarray[Any, np.dtype[np.float16]]) -> torch.Tensor:
    whole = samples[: len(samples) // HOP_SAMPLES * HOP_SAMPLES].astype(np.float32)
    return torch.from_numpy(whole)[None]
