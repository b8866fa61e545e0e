"""What is said of the systems is what was measured."""

from __future__ import annotations

import math
from pathlib import Path

from anonymizers import measurements, names
from anonymizers.__main__ import main
from anonymizers.cascade.cascade_anonymizer import CascadeAnonymizer
from anonymizers.registry import anonymizer_class
from anonymizers.speaker_vectors.vector_anonymizer import VectorAnonymizer

DOCUMENT = Path(__file__).parents[2] / "docs" / "anonymizers.md"


def test_the_documents_table_is_the_shipped_one():
    assert measurements.markdown_table() in DOCUMENT.read_text("utf-8")


def test_every_system_was_measured_but_other_peoples_programs():
    measured = {condition.split()[0] for condition in measurements.measurements()}
    assert measured == {"original", *names()} - {"external"}


def test_what_was_measured_was_measured_in_every_way():
    measured = measurements.measurements()
    for condition, figures in measured.items():
        name = condition.split()[0]
        is_own_encoder = name in names() and issubclass(anonymizer_class(name), VectorAnonymizer)
        of_vectors = {"de_identification_campplus", "gain_of_voice_distinctiveness_db_campplus"}
        needed = {column for column in measurements.COLUMNS if column not in of_vectors}
        if name in names() and issubclass(anonymizer_class(name), CascadeAnonymizer):
            needed.discard("wer")  # Whisper base is inside, and judges nothing
        if is_own_encoder:
            needed = {column for column in needed if not column.endswith("ge2e")}
        assert set(figures) >= needed
        assert not (is_own_encoder and any("ge2e" in column for column in figures))
        assert all(map(math.isfinite, figures.values()))


def test_describe_says_what_was_measured(capsys):
    assert main(["describe", "I1"]) == 0
    said = capsys.readouterr().out
    assert "Measured on LibriSpeech test-other" in said
    figures = measurements.measurements()["I1"]
    assert f"WER, Whisper base {figures['wer']:.1f} %" in said
    assert "B2:" not in said


def test_describe_says_nothing_of_what_was_not_measured(capsys):
    assert main(["describe", "external"]) == 0
    assert "Measured" not in capsys.readouterr().out
