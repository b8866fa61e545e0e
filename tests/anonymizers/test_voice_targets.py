"""The shipped table of voices to aim at."""

from __future__ import annotations

from importlib.resources import files

import numpy as np
import pytest

from anonymizers.corpora.kaldi import read_data_directory
from anonymizers.formants import median_formants
from anonymizers.pitch import track_pitch
from anonymizers.speaking_rate import syllables_per_second
from anonymizers.voice_targets import FILE, as_csv, voice_targets


def test_is_written_as_it_is_read():
    shipped = files("anonymizers").joinpath(FILE).read_text("utf-8")
    assert as_csv(voice_targets().values()) == shipped


def test_has_as_many_women_as_men():
    genders = [target.gender for target in voice_targets().values()]
    assert genders.count("f") == genders.count("m") == 100


def test_values_are_those_of_human_voices():
    for target in voice_targets().values():
        assert 60 < target.f0_hertz < 300
        assert np.all(np.diff(target.formants) > 200)
        assert np.all(target.formants > [200, 900, 2_000, 3_000])
        assert np.all(target.formants < [800, 2_400, 3_800, 4_800])
        assert 1.5 < target.syllables_per_second < 7


def test_is_what_the_pool_gives(speech_corpus):
    pool = read_data_directory(speech_corpus / "data" / "libri_train_clean_100").utterances
    for utterance in pool[::67]:
        samples, sample_rate = utterance.source.read()
        track = track_pitch(samples, sample_rate)
        target = voice_targets()[utterance.speaker]
        assert target.gender == utterance.gender
        assert target.f0_hertz == pytest.approx(track.median(), rel=1e-3)
        np.testing.assert_allclose(
            target.formants, median_formants(samples, sample_rate, track), rtol=1e-3
        )
        assert target.syllables_per_second == pytest.approx(
            syllables_per_second(samples, sample_rate, track), abs=0.006
        )
