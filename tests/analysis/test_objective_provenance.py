"""Directories of another system than the one they are said to be of."""

from __future__ import annotations

import json

import pytest

from analysis.objective_provenance import refuse_other_systems
from anonymizers.errors import UserError


@pytest.fixture
def made_by(tmp_path):
    """Return a function that makes a directory as an anonymizer leaves it."""

    def directory(name, system):
        path = tmp_path / name
        path.mkdir()
        provenance = {"system": system, "seed": 0, "utterances": []}
        (path / "provenance.json").write_text(json.dumps(provenance), encoding="utf-8")
        return path

    return directory


@pytest.mark.parametrize("system", ["B5", "OHNN", "B5-drawn"])
def test_directories_of_two_systems_are_refused_whatever_they_are_called(made_by, system):
    enrolment, trials = made_by("en_b5", "B5"), made_by("tr_f_b1", "B1")
    with pytest.raises(UserError) as refused:
        refuse_other_systems(system, [enrolment, trials])
    assert str(refused.value).startswith(f"{trials}: was anonymized by B1, but {enrolment} by B5")


def test_a_system_is_not_called_as_another_one(made_by):
    directories = [made_by("en_b5", "B5"), made_by("tr_f_b5", "B5")]
    with pytest.raises(UserError, match=r"--system OHNN: .*en_b5 was anonymized by B5"):
        refuse_other_systems("OHNN", directories)


@pytest.mark.parametrize(
    ("system", "maker"),
    [("B5", "B5"), ("B5-drawn", "B5"), ("mine", "theirs"), ("B3", "external")],
)
def test_any_other_name_will_do(made_by, system, maker):
    refuse_other_systems(system, [made_by("en", maker), made_by("tr", maker)])


@pytest.mark.parametrize(
    "content", [None, "", "{", "[]", "3", "{}", '{"system": 3}', '{"system": null}', b"\xff"]
)
def test_what_names_no_system_may_be_anybody_s(made_by, tmp_path, content):
    other = tmp_path / "other"
    other.mkdir()
    if content is not None:
        written = content if isinstance(content, bytes) else content.encode()
        (other / "provenance.json").write_bytes(written)
    refuse_other_systems("OHNN", [other])
    refuse_other_systems("B5", [made_by("en_b5", "B5"), other])
