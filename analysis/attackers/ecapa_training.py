"""Training of an attacker: the ECAPA-TDNN of SpeechBrain, on speech as an anonymizer makes it.

B. Desplanques et al. (Interspeech 2020) for the network, J. Deng et al. (CVPR 2019) for the loss
with an additive angular margin.
"""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Any, Final

import torch
from tqdm import tqdm

from analysis.attackers.ecapa_stretches import read_stretches
from analysis.attackers.encoders import SPEECHBRAIN_FILE
from anonymizers.base import derived_generator
from anonymizers.conversion import torchaudio_stand_in
from anonymizers.durable_files import whole_file, write_text
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from analysis.attackers.ecapa_schedule import EcapaSchedule
    from analysis.attackers.ecapa_stretches import Stretches

CHECKPOINT: Final = "checkpoint.pt"
CURVE: Final = "curve.csv"
_COLUMNS: Final = ("step", "loss", "accuracy", "learning_rate")
_KERNELS, _DILATIONS = (5, 3, 3, 3, 1), (1, 2, 3, 4, 1)
_HYPERPARAMETERS: Final = """\
compute_features: !new:speechbrain.lobes.features.Fbank
    n_mels: {mel_bands}
mean_var_norm: !new:speechbrain.processing.features.InputNormalization
    norm_type: sentence
    std_norm: False
embedding_model: !new:speechbrain.lobes.models.ECAPA_TDNN.ECAPA_TDNN
    input_size: {mel_bands}
    channels: {channels}
    kernel_sizes: {kernels}
    dilations: {dilations}
    attention_channels: {attention_channels}
    lin_neurons: {vector_size}
classifier: !new:speechbrain.lobes.models.ECAPA_TDNN.Classifier
    input_size: {vector_size}
    out_neurons: {speakers}
modules:
    compute_features: !ref <compute_features>
    mean_var_norm: !ref <mean_var_norm>
    embedding_model: !ref <embedding_model>
    classifier: !ref <classifier>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables:
        embedding_model: !ref <embedding_model>
        classifier: !ref <classifier>
"""


def train_attacker(
    data: Sequence[Path], out: Path, schedule: EcapaSchedule, *, workers: int = 1
) -> Path:
    """Train from nothing, or from the last checkpoint in ``out``, on a GPU where there is one.

    The same data, schedule and kind of processor give the same weights, however often the training
    is interrupted.

    Parameters
    ----------
    data : sequence of Path
        Kaldi data directories: for a semi-informed attacker, of anonymized speech.
    out : Path
        Gets the checkpoint, ``curve.csv``, and in the end the encoder as SpeechBrain lays it out.
    schedule : EcapaSchedule
    workers : int
        Threads that read audio.

    Returns
    -------
    Path
        ``out``, which `python -m analysis objective` takes as an attacker.

    Raises
    ------
    UserError
        There are no two speakers, SpeechBrain is not installed, or the checkpoint is of another
        training.
    """
    stretches = read_stretches(data, schedule)
    run = _Run(out, stretches)
    steps = stretches.heard(run.step, workers=workers)
    with tqdm(
        total=stretches.steps, initial=run.step, desc="training", unit="step", disable=None
    ) as progress:
        for samples, labels in steps:
            run.learn(torch.from_numpy(samples), torch.from_numpy(labels))
            progress.update()
    run.write_encoder()
    return out


class _Run:
    """The state of a training, kept in a checkpoint."""

    def __init__(self, out: Path, stretches: Stretches) -> None:
        self._out, self._stretches, self._schedule = out, stretches, stretches.schedule
        self.step = 0
        self._curve: list[dict[str, float]] = []
        self._sums = [0.0, 0.0]
        torch.set_num_threads(1)
        torch.manual_seed(self._schedule.seed)
        self._device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self._modules = {
            name: module.to(self._device)
            for name, module in _modules(self._schedule, stretches.speakers).items()
        }
        parameters = [
            parameter
            for name in ("embedding_model", "classifier")
            for parameter in self._modules[name].parameters()
        ]
        self._optimizer = torch.optim.Adam(
            parameters, self._schedule.highest_rate, weight_decay=self._schedule.weight_decay
        )
        if (out / CHECKPOINT).is_file():
            self._resume()

    def learn(self, samples: torch.Tensor, labels: torch.Tensor) -> None:
        """Take one step."""
        schedule = self._schedule
        rate = schedule.learning_rate(self.step)
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        generator = derived_generator(schedule.seed, "step", str(self.step))
        torch.manual_seed(int(generator.integers(2**63)))
        self._modules["embedding_model"].train()
        cosines = self._cosines(samples.to(self._device))
        labels = labels.to(self._device)
        loss = self._modules["loss"](cosines, labels[:, None])
        self._optimizer.zero_grad()
        loss.backward()
        self._optimizer.step()
        found = cosines.detach()[:, 0].argmax(dim=1)
        self._sums[0] += float(loss.detach())
        self._sums[1] += float((found == labels).double().mean())
        self.step += 1
        is_last = self.step == self._stretches.steps
        if self.step % schedule.checkpoint_steps == 0 or is_last:
            self._keep(rate)

    def write_encoder(self) -> None:
        """Write what SpeechBrain loads."""
        schedule, out = self._schedule, self._out
        for name in ("embedding_model", "classifier"):
            with whole_file(out / f"{name}.ckpt") as temporary:
                torch.save(_on_cpu(self._modules[name].state_dict()), temporary)
        content = _HYPERPARAMETERS.format(
            mel_bands=schedule.mel_bands,
            channels=_channels(schedule),
            kernels=list(_KERNELS),
            dilations=list(_DILATIONS),
            attention_channels=schedule.attention_channels,
            vector_size=schedule.vector_size,
            speakers=self._stretches.speakers,
        )
        write_text(out / SPEECHBRAIN_FILE, content)

    def _cosines(self, samples: torch.Tensor) -> torch.Tensor:
        whole = torch.ones(len(samples), device=self._device)
        with torch.no_grad():
            features = self._modules["compute_features"](samples)
            features = self._modules["mean_var_norm"](features, whole)
        vectors = self._modules["embedding_model"](features, whole)
        cosines: torch.Tensor = self._modules["classifier"](vectors)
        return cosines

    def _keep(self, rate: float) -> None:
        """Add a point to the curve, and write everything that going on needs."""
        before = int(self._curve[-1]["step"]) if self._curve else 0
        loss, accuracy = (total / (self.step - before) for total in self._sums)
        self._sums = [0.0, 0.0]
        numbers = (float(self.step), loss, accuracy, rate)
        self._curve.append(dict(zip(_COLUMNS, numbers, strict=True)))
        with whole_file(self._out / CHECKPOINT) as temporary:
            torch.save(
                {
                    "training": self._training(),
                    "step": self.step,
                    "curve": self._curve,
                    "optimizer": self._optimizer.state_dict(),
                    "embedding_model": self._modules["embedding_model"].state_dict(),
                    "classifier": self._modules["classifier"].state_dict(),
                },
                temporary,
            )
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(_COLUMNS)
        writer.writerows(
            [int(point["step"]), *(f"{point[name]:.6g}" for name in _COLUMNS[1:])]
            for point in self._curve
        )
        write_text(self._out / CURVE, text.getvalue())

    def _training(self) -> str:
        """Return what a training is of: it may be prolonged, but not changed."""
        schedule = self._schedule.model_dump_json(exclude={"epochs", "checkpoint_steps"})
        ids = [f"{one.id} {one.speaker}" for one in self._stretches.utterances]
        return f"{schedule} {ids}"

    def _resume(self) -> None:
        path = self._out / CHECKPOINT
        state = torch.load(path, map_location=self._device, weights_only=True)
        if state["training"] != self._training() or state["step"] > self._stretches.steps:
            raise UserError(
                f"{path}: is of a training with other speech or another schedule; go on with "
                "these, or choose another --out."
            )
        self.step = state["step"]
        self._curve = state["curve"]
        self._optimizer.load_state_dict(state["optimizer"])
        for name in ("embedding_model", "classifier"):
            self._modules[name].load_state_dict(state[name])


def _modules(schedule: EcapaSchedule, speakers: int) -> dict[str, Any]:
    torchaudio_stand_in.make_importable()
    try:
        from speechbrain.lobes.features import Fbank  # noqa: PLC0415 - after the stand-in
        from speechbrain.lobes.models.ECAPA_TDNN import (  # noqa: PLC0415
            ECAPA_TDNN,
            Classifier,
        )
        from speechbrain.nnet.losses import (  # noqa: PLC0415
            AdditiveAngularMargin,
            LogSoftmaxWrapper,
        )
        from speechbrain.processing.features import InputNormalization  # noqa: PLC0415
    except ImportError as error:
        raise UserError(
            f"training ECAPA-TDNN needs SpeechBrain, and importing it failed ({error}); install "
            "voicejury[neural,ecapa]."
        ) from error
    return {
        "compute_features": Fbank(n_mels=schedule.mel_bands),
        "mean_var_norm": InputNormalization(norm_type="sentence", std_norm=False),
        "embedding_model": ECAPA_TDNN(
            schedule.mel_bands,
            channels=_channels(schedule),
            kernel_sizes=list(_KERNELS),
            dilations=list(_DILATIONS),
            attention_channels=schedule.attention_channels,
            lin_neurons=schedule.vector_size,
        ),
        "classifier": Classifier(schedule.vector_size, out_neurons=speakers),
        "loss": LogSoftmaxWrapper(AdditiveAngularMargin(schedule.margin, schedule.scale)),
    }


def _channels(schedule: EcapaSchedule) -> list[int]:
    return [schedule.channels] * 4 + [3 * schedule.channels]


def _on_cpu(weights: Mapping[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    return {name: tensor.cpu() for name, tensor in weights.items()}
