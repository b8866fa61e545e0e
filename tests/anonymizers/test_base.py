"""What every anonymizer keeps to, shown with the simplest one there is."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import numpy as np
import pytest

from anonymizers.base import Anonymizer, derived_generator
from anonymizers.errors import UserError
from anonymizers.level import active_mask, active_rms
from anonymizers.parameters import Choice, Number


@dataclass(frozen=True)
class Offset(Anonymizer):
    """Doubles the samples and adds a constant."""

    constant: float | tuple[float, float] = field(
        default=0.0, metadata={"parameter": Number("added", -1, 1, may_be_range=True)}
    )
    times: int = field(default=2, metadata={"parameter": Number("factor", 0, 9, is_integer=True)})
    mood: str = field(default="calm", metadata={"parameter": Choice("nothing", ("calm", "loud"))})

    version = "3"
    references = ()

    def _anonymize(self, samples, sample_rate):
        return self.times * samples + self.constant


class TestLevel:
    def test_is_that_of_the_input_where_it_is_active(self):
        speech = np.concatenate([np.zeros(8_000), 0.1 * np.sin(np.arange(8_000)), np.zeros(100)])
        np.testing.assert_allclose(Offset()(speech), speech, atol=1e-15)

    def test_active_samples_are_within_40_db_of_the_loudest_stretch(self):
        levels = np.repeat([1.0, 0.011, 0.009, 0.0], 320)
        assert active_mask(levels, 16_000)[::320].tolist() == [True, True, False, False]
        assert active_rms(levels, 16_000) == pytest.approx(np.sqrt((1 + 0.011**2) / 2))

    def test_a_last_stretch_cut_short_counts_by_its_own_level(self):
        assert active_mask(np.concatenate([np.ones(320), [0.5]]), 16_000).all()

    def test_silence_has_no_active_sample(self):
        assert not active_mask(np.zeros(1_000), 8_000).any()
        assert active_rms(np.zeros(1_000), 8_000) == 0

    def test_output_that_is_silent_stays_so(self):
        assert not Offset(times=0)(np.ones(100)).any()


class TestInput:
    @pytest.mark.parametrize(
        ("samples", "sample_rate", "message"),
        [
            ([], 16_000, "no samples"),
            (np.ones((2, 9)), 16_000, r"shape \(2, 9\)"),
            ([0.0, np.inf], 16_000, "sample 1 is inf"),
            ([0.0], 7_999, "sample_rate is 7999"),
            ([0.0], 96_000, "sample_rate is 96000"),
        ],
    )
    def test_what_is_no_utterance_is_refused(self, samples, sample_rate, message):
        with pytest.raises(UserError, match=message):
            Offset()(samples, sample_rate)

    def test_is_not_changed(self):
        samples = np.ones(500)
        Offset()(samples)
        np.testing.assert_array_equal(samples, 1)

    def test_integers_are_taken_as_numbers(self):
        assert Offset()(np.array([1, 0, -1])).dtype == np.float64


class TestParameters:
    @pytest.mark.parametrize(
        ("given", "message"),
        [
            ({"constant": 2}, r"constant is 2; it must be a number from -1 to 1, or two"),
            ({"constant": [0.5, 0.2]}, r"constant is \[0.5, 0.2\]"),
            ({"constant": [0.5, "x"]}, "constant is"),
            ({"constant": [0.1, 0.2, 0.3]}, "constant is"),
            ({"constant": True}, "constant is True"),
            ({"constant": float("nan")}, "constant is nan"),
            ({"times": 1.5}, "times is 1.5; it must be a whole number from 0 to 9"),
            ({"times": [1, 2]}, r"times is \[1, 2\]"),
            ({"mood": "sad"}, 'mood is \'sad\'; it must be "calm" or "loud"'),
        ],
    )
    def test_out_of_range_is_refused_with_what_is_allowed(self, given, message):
        with pytest.raises(UserError, match=message):
            Offset(**given)

    def test_record_is_json_and_makes_the_same_again(self):
        record = json.loads(json.dumps(Offset(constant=[0.1, 0.2], times=3.0).to_record()))
        assert record == {
            "name": "Offset",
            "version": "3",
            "parameters": {"constant": [0.1, 0.2], "times": 3, "mood": "calm"},
        }
        assert Offset(**record["parameters"]).to_record() == record

    def test_a_command_lines_words_are_read_by_kind(self):
        parameters = Offset.parameters()
        assert parameters["constant"].parse("[0.1, 0.2]") == [0.1, 0.2]
        assert parameters["times"].parse("3") == 3
        assert parameters["mood"].parse("3") == "3"
        assert parameters["times"].parse("many") == "many"


class TestDrawing:
    def test_names_are_kept_apart(self):
        def first(*names):
            return derived_generator(1, *names).random()

        assert first("ab", "c") != first("a", "bc")
        assert first("a") != derived_generator(2, "a").random()

    def test_same_numbers_on_every_platform(self):
        assert derived_generator(7, "p225").random() == 0.23999328097798234

    def test_a_range_is_drawn_once_for_a_source(self):
        drawn = Offset(constant=[0.1, 0.2]).for_source(0, "a")
        assert drawn.is_drawn
        assert 0.1 <= drawn.constant <= 0.2
        assert drawn.for_source(0, "b") == drawn
