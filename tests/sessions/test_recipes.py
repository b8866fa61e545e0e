"""How stimuli are made is told by what counts, wherever it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anonymizers.speaker_vectors.pool import PoolAverage
from sessions.corpus import read_corpus
from sessions.stimuli import recipes
from tests.sessions.small_corpus import write_study

if TYPE_CHECKING:
    from pathlib import Path


def test_files_of_an_anonymizer_are_sought_from_the_study_folder(tmp_path: Path) -> None:
    folder = write_study(tmp_path / "study")
    text = folder.study_file.read_text()
    chosen = 'anonymizer = "B1"\nparameters = { pool = "pool.npz", weights = "shipped-quantized" }'
    folder.study_file.write_text(text.replace('anonymizer = "B2"', chosen))
    study = folder.study()
    corpus = read_corpus(study, folder.path)
    records = []
    for content in ("one", "another"):
        (folder.path / "pool.npz").write_text(content)
        made = [one.anonymizer for one in recipes(study, folder.path, corpus)]
        anonymizers = [one for one in made if isinstance(one, PoolAverage)]
        assert {one.pool for one in anonymizers} == {str(folder.path / "pool.npz")}
        assert {one.weights for one in anonymizers} == {"shipped-quantized"}
        records.append([one.to_record() for one in anonymizers])
    assert records[0] != records[1]
