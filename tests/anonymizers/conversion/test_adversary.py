"""The classifier of speakers tells them, and the content channels learn to mislead it."""

from __future__ import annotations

import math

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs the extra `neural`")
pytest.importorskip("faster_whisper", reason="needs the extra `neural`")

from anonymizers.conversion.adversary import (  # noqa: E402
    RAMP_STEPS,
    Opposition,
    reversed_gradient,
    speaker_loss,
)
from anonymizers.conversion.batches import Batch  # noqa: E402
from anonymizers.conversion.networks import ConversionModel  # noqa: E402
from anonymizers.conversion.schedule import Sizes  # noqa: E402

SIZES = Sizes(8, acoustic_channels=16, acoustic_blocks=1, vocoder_channels=16, vocoder_blocks=1)
STRETCHES = 8


def two_kinds(generator: torch.Generator, cue: torch.Tensor) -> Batch:
    """Stretches of speakers of two kinds, told by the sign of a cue in the content features."""
    kind = torch.tensor([1.0, -1.0] * (STRETCHES // 2))[:, None]
    speaker = 0.01 * torch.randn(STRETCHES, 256, generator=generator)
    speaker[:, :1] += kind
    content = torch.randn(STRETCHES, 512, 10, generator=generator) + (kind * cue)[:, :, None]
    hops = torch.zeros(STRETCHES, 20)
    return Batch(content, hops, hops, hops[:, None], hops, speaker)


def test_a_reversed_gradient_is_that_of_the_opposite():
    signal = torch.tensor([1.0, 2.0], requires_grad=True)
    same = reversed_gradient(signal, 0.5)
    np.testing.assert_array_equal(same.detach(), signal.detach())
    (same * torch.tensor([3.0, -4.0])).sum().backward()
    np.testing.assert_allclose(signal.grad, [-1.5, 2.0])


def test_the_loss_is_that_of_a_guess_where_nothing_is_told():
    speaker = torch.nn.functional.normalize(torch.randn(STRETCHES, 256), dim=1)
    assert float(speaker_loss(torch.zeros_like(speaker), speaker)) == pytest.approx(
        math.log(STRETCHES)
    )
    assert float(speaker_loss(speaker, speaker)) < 0.1
    assert float(speaker_loss(speaker.roll(1, dims=0), speaker)) > math.log(STRETCHES)


def test_content_channels_learn_to_hide_the_speaker():
    torch.manual_seed(0)
    generator = torch.Generator().manual_seed(0)
    cue = torch.randn(512, generator=generator) / 16
    model = ConversionModel(SIZES)
    opposition = Opposition(1.0, SIZES.content, torch.device("cpu"))
    weight = model.acoustic.content.weight
    optimizer = torch.optim.Adam([weight], 2e-4)

    def learn(steps, step):
        for _ in range(steps):
            optimizer.zero_grad()
            opposition.learn(model, two_kinds(generator, cue), step)
            optimizer.step()
        return opposition.mean_loss()

    def share_of_the_cue():
        channels = weight.detach()[:, :, 0]
        return float((channels @ cue).norm() / (channels.norm() * cue.norm()))

    before = share_of_the_cue()
    learn(50, step=0)
    assert share_of_the_cue() == before  # with no weight yet, only the classifier learns
    told = learn(10, step=0)
    assert told < math.log(STRETCHES) - 0.3  # of the log 2 that the kind tells
    learn(40, step=RAMP_STEPS)
    assert share_of_the_cue() < 0.8 * before
    assert math.isnan(opposition.mean_loss())
