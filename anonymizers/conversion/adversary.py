"""A classifier of speakers that the content channels learn to mislead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import torch
from torch import nn

from anonymizers.conversion import speaker_encoder

if TYPE_CHECKING:
    from anonymizers.conversion.batches import Batch
    from anonymizers.conversion.networks import ConversionModel

RAMP_STEPS: Final = 1_000
"""Steps over which the weight of the reversed gradient rises from nothing."""

_CHANNELS = 128
_DILATIONS = (1, 2)
_SHARPNESS = 10.0  # of the choice among the speakers of a batch, by which cosines are multiplied
_SMALLEST_VARIANCE = 1e-4
_LEARNING_RATE = 2e-3


class SpeakerAdversary(nn.Module):
    """Tells a speaker vector by content channels: convolutions, then mean and deviation over time.

    Parameters
    ----------
    channels : int
        Of the content.
    """

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.convolutions = nn.ModuleList(
            nn.Conv1d(inputs, _CHANNELS, 5, padding=2 * dilation, dilation=dilation)
            for inputs, dilation in zip((channels, _CHANNELS), _DILATIONS, strict=True)
        )
        self.vector = nn.Linear(2 * _CHANNELS, speaker_encoder.SIZE)

    def forward(self, content: torch.Tensor) -> torch.Tensor:
        """Map (batch, channels, frames) to (batch, 256), of any length."""
        hidden = content
        for convolution in self.convolutions:
            hidden = torch.relu(convolution(hidden))
        deviation = (hidden.var(dim=2, correction=0) + _SMALLEST_VARIANCE).sqrt()
        told: torch.Tensor = self.vector(torch.cat([hidden.mean(dim=2), deviation], dim=1))
        return told


def speaker_loss(told: torch.Tensor, speaker: torch.Tensor) -> torch.Tensor:
    """Classify each stretch among the speakers of its batch.

    Vectors stand for speakers, so that nobody need list these: the cross-entropy of a choice by
    the cosine between what is told and each speaker's vector, the mean of the batch taken out.

    Parameters
    ----------
    told, speaker : Tensor, shape (batch, 256)
        Of the same stretches.

    Returns
    -------
    Tensor, shape ()
        The logarithm of the batch size where nothing is told.
    """
    centred = nn.functional.normalize(speaker - speaker.mean(dim=0), dim=1)
    cosines = nn.functional.normalize(told, dim=1) @ centred.T
    return nn.functional.cross_entropy(
        _SHARPNESS * cosines, torch.arange(len(told), device=told.device)
    )


def reversed_gradient(signal: torch.Tensor, weight: float) -> torch.Tensor:
    """Return a signal whose gradient comes back with the opposite sign (Y. Ganin et al., 2016).

    Parameters
    ----------
    signal : Tensor
    weight : float
        The gradient is multiplied by minus this.

    Returns
    -------
    Tensor
        Equal to the signal.
    """
    reversed_: torch.Tensor = _Reversal.apply(signal, weight)
    return reversed_


class _Reversal(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, signal: torch.Tensor, weight: float) -> torch.Tensor:
        ctx.weight = weight
        return signal.view_as(signal)

    @staticmethod
    def backward(ctx: Any, *gradients: torch.Tensor) -> tuple[torch.Tensor, None]:
        return -ctx.weight * gradients[0], None


def leave_all_but_content(model: ConversionModel) -> None:
    """Let only those layers of the networks learn that content goes through first."""
    model.requires_grad_(requires_grad=False)
    model.acoustic.content.requires_grad_()
    model.acoustic.stack.input.requires_grad_()


class Opposition:
    """The classifier of a training, and what it does to the content channels.

    Parameters
    ----------
    weight : float
        Of the reversed gradient.
    channels : int
        Of the content.
    device : torch.device
    """

    def __init__(self, weight: float, channels: int, device: torch.device) -> None:
        self._weight = weight
        self._adversary = SpeakerAdversary(channels).to(device)
        self._optimizer = torch.optim.AdamW(self._adversary.parameters(), _LEARNING_RATE)
        self._losses: list[float] = []

    def learn(self, model: ConversionModel, batch: Batch, step: int) -> None:
        """Train the classifier by a step, and add its reversed gradient to that of the content.

        Parameters
        ----------
        model : ConversionModel
        batch : Batch
        step : int
            Of the training; the reversed gradient counts fully after `RAMP_STEPS`.
        """
        weight = self._weight * min(1.0, step / RAMP_STEPS)
        channels = reversed_gradient(model.channels(batch.content), weight)
        loss = speaker_loss(self._adversary(channels), batch.speaker)
        self._optimizer.zero_grad()
        loss.backward()
        self._optimizer.step()
        self._losses.append(float(loss.detach()))

    def mean_loss(self) -> float:
        """Return the mean loss of the classifier since this was asked before; nan for no step."""
        mean = float(np.mean(self._losses)) if self._losses else float("nan")
        self._losses.clear()
        return mean

    def state(self) -> dict[str, Any]:
        """Return what a checkpoint has to keep."""
        return {
            "adversary": self._adversary.state_dict(),
            "optimizer": self._optimizer.state_dict(),
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        self._adversary.load_state_dict(state["adversary"])
        self._optimizer.load_state_dict(state["optimizer"])
