"""System I1 as a whole: where it leads, what it keeps, and who gets which pseudo-speaker."""

from __future__ import annotations

import math

import numpy as np
import pytest

from anonymizers import load
from anonymizers.corpora.kaldi import read_data_directory
from anonymizers.errors import UserError
from anonymizers.formant_shift import SPEED_LIMIT, FormantShift
from anonymizers.formants import median_formants
from anonymizers.level import active_rms
from anonymizers.pitch import track_pitch
from anonymizers.voice_targets import voice_targets
from tests.anonymizers.synthetic_speech import FORMANTS, syllables, vowel

TO_103 = FormantShift(formants_of="103", prosody_of="1069", formant_limit=0.5)


class TestDrawing:
    UNDRAWN = load("I1")

    def test_is_the_same_for_a_speaker_on_every_machine(self):
        drawn = self.UNDRAWN.for_source(1, "p225")
        assert (drawn.formants_of, drawn.prosody_of) == ("6367", "6880")
        assert drawn == self.UNDRAWN.for_source(1, "p225")

    def test_different_speakers_become_different_pseudo_speakers(self):
        drawn = {self.UNDRAWN.for_source(0, f"speaker {number}") for number in range(100)}
        assert len(drawn) == 100

    def test_another_seed_draws_others(self):
        assert self.UNDRAWN.for_source(0, "p225") != self.UNDRAWN.for_source(1, "p225")

    def test_both_pool_speakers_are_of_one_gender(self):
        gender = {name: target.gender for name, target in voice_targets().items()}
        drawn = [self.UNDRAWN.for_source(0, str(number)) for number in range(50)]
        assert all(gender[one.formants_of] == gender[one.prosody_of] for one in drawn)
        assert {gender[one.formants_of] for one in drawn} == {"f", "m"}

    @pytest.mark.parametrize("named", ["formants_of", "prosody_of"])
    def test_what_is_named_stays_and_the_other_joins_it(self, named):
        drawn = [load("I1", **{named: "103"}).for_source(0, str(number)) for number in range(20)]
        for one in drawn:
            assert getattr(one, named) == "103"
            assert voice_targets()[one.formants_of].gender == "f"
            assert voice_targets()[one.prosody_of].gender == "f"

    def test_cannot_be_called_before(self):
        with pytest.raises(ValueError, match="for_source"):
            self.UNDRAWN(np.ones(100))

    def test_a_speaker_outside_the_pool_is_refused(self):
        with pytest.raises(UserError, match=r"formants_of is 'p225'; .* one of 200 ids such as 10"):
            load("I1", formants_of="p225")


class TestPlannedChange:
    @pytest.mark.parametrize("hertz", [100.0, 140.0])
    def test_leads_to_the_target_whatever_it_starts_from(self, hertz):
        speech = syllables(4.0, hertz=hertz)
        track = track_pitch(speech, 16_000)
        change = TO_103.planned_change(speech, 16_000, track)
        target = voice_targets()["103"]
        np.testing.assert_array_equal(change.wanted, target.formants)
        np.testing.assert_allclose(change.formants / change.speed_factor, FORMANTS, rtol=0.06)
        assert np.mean(np.log(change.wanted / change.formants)) == pytest.approx(0, abs=1e-9)
        reached = hertz * change.speed_factor * change.pitch_factor
        assert reached == pytest.approx(voice_targets()["1069"].f0_hertz, rel=0.01)

    @pytest.mark.parametrize(("per_second", "factor"), [(2.5, 1.2), (6.0, 1 / 1.2), (3.9, 0.995)])
    def test_rate_goes_to_the_targets_within_its_limit(self, per_second, factor):
        speech = syllables(per_second)
        change = TO_103.planned_change(speech, 16_000, track_pitch(speech, 16_000))
        assert change.rate_factor == pytest.approx(factor, rel=0.02)

    @pytest.mark.parametrize("limit", [0.0, 0.03])
    def test_one_formant_goes_no_further_than_its_limit_from_the_others(self, limit):
        speech = syllables(4.0)
        change = FormantShift("103", "1069", formant_limit=limit).planned_change(
            speech, 16_000, track_pitch(speech, 16_000)
        )
        moves = np.abs(np.log(change.wanted / change.formants))
        assert moves.max() == pytest.approx(np.log1p(limit), abs=1e-9)

    def test_what_cannot_be_measured_stays(self):
        noise = np.random.default_rng(0).uniform(-1, 1, 8_000)
        change = TO_103.planned_change(noise, 16_000, track_pitch(noise, 16_000))
        assert (change.speed_factor, change.pitch_factor, change.rate_factor) == (1, 1, 1)
        assert np.isnan(change.formants).all()

    def test_speed_is_limited(self):
        deep = vowel(80.0, formants=[*FORMANTS * 0.65, 4_500 * 0.65, 5_000])
        change = TO_103.planned_change(deep, 16_000, track_pitch(deep, 16_000))
        assert change.speed_factor == SPEED_LIMIT


class TestAnonymizing:
    @pytest.mark.parametrize("sample_rate", [8_000, 16_000, 44_100])
    def test_pitch_arrives_at_the_target(self, sample_rate):
        moved = TO_103(syllables(4.0, sample_rate=sample_rate), sample_rate)
        assert track_pitch(moved, sample_rate).median() == pytest.approx(
            voice_targets()["1069"].f0_hertz, rel=0.01
        )

    def test_formants_arrive_at_the_target(self):
        speech = vowel(110.0, seconds=2.0, formants=[*FORMANTS, 4_500])
        moved = TO_103(speech)
        found = median_formants(moved, 16_000, track_pitch(moved, 16_000))
        # The fourth is in the band that is exchanged.
        np.testing.assert_allclose(found[:3], voice_targets()["103"].formants[:3], rtol=0.08)

    def test_keeps_the_level(self):
        speech = 0.1 * syllables(4.0)
        assert active_rms(TO_103(speech), 16_000) == pytest.approx(active_rms(speech, 16_000))

    @pytest.mark.parametrize("per_second", [2.5, 4.0, 6.0])
    def test_length_changes_with_the_rate_alone(self, per_second):
        speech = syllables(per_second)
        change = TO_103.planned_change(speech, 16_000, track_pitch(speech, 16_000))
        assert len(TO_103(speech)) == round(len(speech) / change.rate_factor)
        kept = FormantShift("103", "1069", rate_limit=0.0)
        assert len(kept(speech)) == len(speech)

    def test_repeats_exactly(self):
        speech = syllables(4.0)
        np.testing.assert_array_equal(TO_103(speech), TO_103(speech))

    def test_does_not_depend_on_the_level(self):
        speech = syllables(4.0)
        np.testing.assert_allclose(TO_103(speech / 8) * 8, TO_103(speech), atol=1e-9)

    def test_silence_between_words_stays_silent(self):
        speech = syllables(4.0)
        moved = FormantShift("103", "1069", rate_limit=0.0)(
            np.concatenate([speech, np.zeros(32_000), speech])
        )
        pause = moved[len(speech) + 3_200 : -len(speech) - 3_200]
        assert np.sqrt(np.mean(np.square(pause))) < 1e-4 * active_rms(moved, 16_000)

    @pytest.mark.parametrize("count", [1, 160, 16_000])
    def test_silence_stays_silence(self, count):
        np.testing.assert_array_equal(TO_103(np.zeros(count)), np.zeros(count))


def test_utterances_of_a_speaker_arrive_at_one_voice(speech_corpus):
    speaker = "1998"
    utterances = [
        utterance
        for utterance in read_data_directory(speech_corpus / "data" / "libri_test_other").utterances
        if utterance.speaker == speaker and utterance.source.read()[0].size > 64_000
    ][:3]
    anonymizer = load("I1").for_source(0, speaker)
    for utterance in utterances:
        moved = anonymizer(*utterance.source.read())
        wanted = voice_targets()[anonymizer.prosody_of].f0_hertz
        semitones = 12 * math.log2(track_pitch(moved, 16_000).median() / wanted)
        assert abs(semitones) < 0.6
