"""The acoustic model and the network of the source-filter vocoder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import torch
from torch import nn

from anonymizers.conversion import content, source_filter, speaker_encoder
from anonymizers.conversion.codebook import quantized
from anonymizers.conversion.features import HOPS_PER_FRAME
from anonymizers.conversion.spectra import COEFFICIENTS, MEL_BANDS, mel_of_cepstrum

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from anonymizers.conversion.schedule import Sizes

_DILATIONS = (1, 2, 4)
_CONDITION_SIZE = 128
_FIRST_GAIN = -2.0  # from the magnitude of a spectrum, whose window adds up, to that of a filter


class GatedBlock(nn.Module):
    """A dilated, gated convolution with a residual, scaled and shifted by the speaker (FiLM)."""

    def __init__(self, channels: int, dilation: int, dropout: float) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(channels)
        self.condition = nn.Linear(_CONDITION_SIZE, 2 * channels)
        self.convolution = nn.Conv1d(channels, 2 * channels, 3, padding=dilation, dilation=dilation)
        self.output = nn.Conv1d(channels, channels, 1)
        self.dropout = nn.Dropout(dropout)
        nn.init.zeros_(self.condition.weight)
        nn.init.zeros_(self.condition.bias)
        with torch.no_grad():
            self.output.weight *= 0.3

    def forward(self, signal: torch.Tensor, condition: torch.Tensor) -> torch.Tensor:
        """Map (batch, channels, frames) and (batch, 128) to (batch, channels, frames)."""
        scale, shift = self.condition(condition)[..., None].chunk(2, dim=1)
        normed = self.norm(signal.transpose(1, 2)).transpose(1, 2) * (1 + scale) + shift
        value, gate = self.convolution(normed).chunk(2, dim=1)
        return signal + self.dropout(self.output(value * torch.sigmoid(gate)))


class ConditionedStack(nn.Module):
    """Gated blocks between two convolutions, told the speaker vector."""

    def __init__(
        self, inputs: int, outputs: int, channels: int, blocks: int, dropout: float
    ) -> None:
        super().__init__()
        self.condition = nn.Sequential(nn.Linear(speaker_encoder.SIZE, _CONDITION_SIZE), nn.ReLU())
        self.input = nn.Conv1d(inputs, channels, 5, padding=2)
        self.blocks = nn.ModuleList(
            GatedBlock(channels, _DILATIONS[index % len(_DILATIONS)], dropout)
            for index in range(blocks)
        )
        self.output = nn.Conv1d(channels, outputs, 1)

    def forward(self, signal: torch.Tensor, speaker: torch.Tensor) -> torch.Tensor:
        """Map (batch, inputs, frames) and (batch, 256) to (batch, outputs, frames)."""
        # Unit vectors have small entries; this brings them to deviation 1.
        condition = self.condition(speaker * speaker_encoder.SIZE**0.5)
        hidden = self.input(signal)
        for block in self.blocks:
            hidden = block(hidden, condition)
        return self.output(torch.relu(hidden))


class AcousticModel(nn.Module):
    """Content, F0 and a speaker vector to the envelope of a mel spectrogram, as cepstra.

    Content first goes through a layer of its own, `content`, to a few channels; `forward` is all
    that follows it.
    """

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.content = nn.Conv1d(content.SIZE, sizes.content, 1)
        self.dropout = nn.Dropout(2 * sizes.dropout)
        self.stack = ConditionedStack(
            sizes.content + 2 * HOPS_PER_FRAME,
            HOPS_PER_FRAME * COEFFICIENTS,
            sizes.acoustic_channels,
            sizes.acoustic_blocks,
            sizes.dropout,
        )

    def forward(
        self, channels: torch.Tensor, pitch: torch.Tensor, speaker: torch.Tensor
    ) -> torch.Tensor:
        """Predict normalized cepstral coefficients.

        Parameters
        ----------
        channels : Tensor, shape (batch, channels, frames)
            What the layer `content` made of content features.
        pitch : Tensor, shape (batch, 2, 2 * frames)
            Normalized log F0 and voicing, every 10 ms.
        speaker : Tensor, shape (batch, 256)

        Returns
        -------
        Tensor, shape (batch, 25, 2 * frames)
        """
        batch, _, frames = channels.shape
        pairs = pitch.reshape(batch, 2, frames, HOPS_PER_FRAME).permute(0, 1, 3, 2)
        given = torch.cat([self.dropout(channels), pairs.reshape(batch, -1, frames)], dim=1)
        stacked = self.stack(given, speaker).reshape(batch, COEFFICIENTS, HOPS_PER_FRAME, frames)
        return stacked.permute(0, 1, 3, 2).reshape(batch, COEFFICIENTS, -1)


class FilterModel(nn.Module):
    """A mel spectrogram, F0 and a speaker vector to the filters of the source-filter vocoder."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.stack = ConditionedStack(
            MEL_BANDS + 2,
            source_filter.HARMONIC_BANDS + source_filter.NOISE_BANDS,
            sizes.vocoder_channels,
            sizes.vocoder_blocks,
            sizes.dropout,
        )
        with torch.no_grad():
            self.stack.output.weight *= 0.1
            self.stack.output.bias.zero_()

    def forward(
        self, mel: torch.Tensor, log_mel: torch.Tensor, pitch: torch.Tensor, speaker: torch.Tensor
    ) -> torch.Tensor:
        """Predict log magnitudes for `source_filter.synthesize`.

        The spectrogram itself, to which the network adds, is a first guess of both filters.

        Parameters
        ----------
        mel : Tensor, shape (batch, 80, hops)
            Normalized log-mel spectrogram.
        log_mel : Tensor, shape (batch, 80, hops)
            The same, not normalized.
        pitch : Tensor, shape (batch, 2, hops)
        speaker : Tensor, shape (batch, 256)

        Returns
        -------
        Tensor, shape (batch, 120, hops)
        """
        noise = nn.functional.interpolate(
            log_mel.transpose(1, 2), source_filter.NOISE_BANDS, mode="linear", align_corners=True
        ).transpose(1, 2)
        guess = torch.cat([log_mel, noise], dim=1) + _FIRST_GAIN
        return guess + self.stack(torch.cat([mel, pitch], dim=1), speaker)


class ConversionModel(nn.Module):
    """Both networks, and what normalizes their inputs and outputs."""

    content_mean: torch.Tensor
    content_deviation: torch.Tensor
    mel_mean: torch.Tensor
    mel_deviation: torch.Tensor
    cepstrum_mean: torch.Tensor
    cepstrum_deviation: torch.Tensor
    harmonics: torch.Tensor
    log_f0: torch.Tensor
    sharpening: torch.Tensor
    codebook: torch.Tensor

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.sizes: Final = sizes
        self.acoustic = AcousticModel(sizes)
        self.filters = FilterModel(sizes)
        self.register_buffer("content_mean", torch.zeros(content.SIZE))
        self.register_buffer("content_deviation", torch.ones(content.SIZE))
        self.register_buffer("mel_mean", torch.zeros(MEL_BANDS, 1))
        self.register_buffer("mel_deviation", torch.ones(MEL_BANDS, 1))
        self.register_buffer("cepstrum_mean", torch.zeros(COEFFICIENTS, 1))
        self.register_buffer("cepstrum_deviation", torch.ones(COEFFICIENTS, 1))
        self.register_buffer("harmonics", torch.ones(MEL_BANDS, 1))
        self.register_buffer("log_f0", torch.tensor([5.0, 0.3]))
        self.register_buffer("sharpening", torch.ones(COEFFICIENTS, 1))
        if sizes.codewords:
            self.register_buffer("codebook", torch.zeros(sizes.codewords, sizes.content))

    def heard(self, features: NDArray[np.floating]) -> NDArray[np.float32]:
        """Normalize content features, shape (frames, 512), over the utterance."""
        return content.normalized(
            features, self.content_mean.cpu().numpy(), self.content_deviation.cpu().numpy()
        )

    def channels(self, content: torch.Tensor) -> torch.Tensor:
        """Map content as it is heard, shape (batch, 512, frames), to the content channels.

        Returns
        -------
        Tensor, shape (batch, channels, frames)
            Of codewords alone, where there is a codebook.
        """
        channels: torch.Tensor = self.acoustic.content(content)
        return quantized(channels, self.codebook) if self.sizes.codewords else channels

    def pitch(self, f0_hertz: torch.Tensor, voicing: torch.Tensor) -> torch.Tensor:
        """Bring F0 and voicing, shape (batch, hops), to what the networks take."""
        mean, deviation = self.log_f0
        return torch.stack([(f0_hertz.log() - mean) / deviation, voicing], dim=1)

    def normalized(self, mel: torch.Tensor) -> torch.Tensor:
        """Bring a log-mel spectrogram, shape (batch, 80, hops), to what the vocoder takes."""
        return (mel - self.mel_mean) / self.mel_deviation

    def cepstrum(
        self, channels: torch.Tensor, pitch: torch.Tensor, speaker: torch.Tensor
    ) -> torch.Tensor:
        """Predict cepstra, shape (batch, 25, hops), from content channels."""
        normalized = self.acoustic(channels, pitch, speaker).float()
        return normalized * self.cepstrum_deviation + self.cepstrum_mean

    def mel(
        self, cepstrum: torch.Tensor, f0_hertz: torch.Tensor, voicing: torch.Tensor
    ) -> torch.Tensor:
        """Put harmonics, as pronounced as they are on average, on the envelope that cepstra tell.

        Parameters
        ----------
        cepstrum : Tensor, shape (batch, 25, hops)
        f0_hertz, voicing : Tensor, shape (batch, hops)

        Returns
        -------
        Tensor, shape (batch, 80, hops)
            Log-mel spectrogram.
        """
        ripple = source_filter.harmonic_ripple(f0_hertz, voicing)
        return mel_of_cepstrum(cepstrum) + self.harmonics * ripple

    def filter_bands(
        self, mel: torch.Tensor, pitch: torch.Tensor, speaker: torch.Tensor
    ) -> torch.Tensor:
        """Predict the filters of the vocoder from a log-mel spectrogram."""
        return self.filters(self.normalized(mel), mel, pitch, speaker)
