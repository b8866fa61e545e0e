from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from anonymizers.errors import UserError
from sessions.corpus import Corpus, catalogue, dataset_corpus, read_corpus
from sessions.study import Study
from sessions.study_file import load_study
from tests.sessions.designs import dataset, study, utterance

if TYPE_CHECKING:
    from collections.abc import Iterable

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "voiceprivacy-2020"

SPEAKERS = {"ann": "f", "bea": "f", "cyd": "m"}


def write_directory(folder: Path, utterances: Iterable[str], **lists: str) -> None:
    """Write a Kaldi data directory whose utterances are named after their speakers."""
    folder.mkdir(parents=True)
    names = sorted(utterances)
    speakers = {name: name.split("-")[0] for name in names}
    content = {
        "wav.scp": "".join(f"{name} audio/{name}.wav\n" for name in names),
        "utt2spk": "".join(f"{name} {speaker}\n" for name, speaker in speakers.items()),
        "spk2gender": "".join(
            f"{speaker} {SPEAKERS[speaker]}\n" for speaker in sorted(set(speakers.values()))
        ),
        **lists,
    }
    for name, text in content.items():
        (folder / name).write_text(text, encoding="utf-8")


def study_of(*questions: str, **section: Any) -> Study:
    return Study.model_validate(
        {
            "study": {"name": "small", "title": "Small", "seed": 5},
            "datasets": [{"name": "set", **section}],
            "systems": [{"name": "B2", "anonymizer": "B2"}, {"name": "D1", "anonymizer": "D1"}],
            "rating": {"evaluators": 1, **({"questions": questions} if questions else {})},
        }
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_directory(tmp_path / "enrolls", ["ann-1", "ann-2", "bea-1"], enrolls="ann-1\nbea-1\n")
    write_directory(tmp_path / "trials_f", ["ann-3", "bea-3", "bea-4"], text="ann-3 SO IT IS\n")
    write_directory(tmp_path / "trials_m", ["cyd-3"])
    return tmp_path


KALDI: dict[str, Any] = {"enrolments": ["enrolls"], "trials": ["trials_f", "trials_m"]}


def test_lists_are_read_without_audio(folder: Path) -> None:
    (found,) = read_corpus(study_of(**KALDI), folder).datasets
    assert [spoken.id for spoken in found.trials] == ["ann-3", "bea-3", "bea-4"]
    assert [spoken.id for spoken in found.enrolments] == ["ann-1", "bea-1"]
    assert [spoken.text for spoken in found.trials] == ["SO IT IS", None, None]
    assert found.genders == ("f", "m")


def test_speakers_nobody_enrolled_are_left_out_by_name(folder: Path) -> None:
    (found,) = read_corpus(study_of(**KALDI), folder).datasets
    assert found.not_enrolled == ("cyd",)
    (found,) = read_corpus(study_of("naturalness", **KALDI), folder).datasets
    assert found.not_enrolled == ()
    assert [spoken.id for spoken in found.trials] == ["ann-3", "bea-3", "bea-4", "cyd-3"]
    assert found.enrolments == ()


def test_without_trials_list_all_of_a_gender_are_compared(folder: Path) -> None:
    (found,) = read_corpus(study_of(**KALDI), folder).datasets
    assert found.same == {"ann-3", "bea-3", "bea-4"}
    assert found.different == {"ann-3": ("bea",), "bea-3": ("ann",), "bea-4": ("ann",)}


def test_a_trials_list_says_who_is_compared(folder: Path) -> None:
    (folder / "trials_f" / "trials").write_text(
        "bea bea-3 target\nann bea-3 nontarget\ncyd bea-4 nontarget\n", encoding="utf-8"
    )
    (found,) = read_corpus(study_of(**KALDI), folder).datasets
    assert found.same == {"bea-3"}
    # cyd is not enrolled, and of another gender.
    assert found.different == {"ann-3": (), "bea-3": ("ann",), "bea-4": ()}


def test_targets_alone_leave_different_pairs_free(folder: Path) -> None:
    (folder / "trials_f" / "trials").write_text("bea bea-3 target\n", encoding="utf-8")
    (found,) = read_corpus(study_of(**KALDI), folder).datasets
    assert found.same == {"bea-3"}
    assert found.different == {"ann-3": ("bea",), "bea-3": ("ann",), "bea-4": ("ann",)}


def test_nobody_is_compared_with_the_very_same_utterance() -> None:
    one = utterance("ann-1", "set", "ann", "f")
    assert dataset_corpus("set", [one], [one]).same == frozenset()
    other = utterance("ann-2", "set", "ann", "f")
    assert dataset_corpus("set", [one], [one, other]).same == {"ann-1"}


def test_an_utterance_in_two_directories_is_refused(folder: Path) -> None:
    write_directory(folder / "more", ["bea-4"])
    section = {**KALDI, "trials": ["trials_f", "more"]}
    with pytest.raises(
        UserError, match=r"more: 'bea-4' is also in another directory .* list it once"
    ):
        read_corpus(study_of(**section), folder)


def test_a_speaker_without_gender_is_refused(folder: Path) -> None:
    (folder / "trials_f" / "spk2gender").unlink()
    with pytest.raises(UserError, match=r"trials_f: nothing says the gender of speaker 'ann'; add"):
        read_corpus(study_of(**KALDI), folder)


def test_similarity_without_enrolments_is_refused(folder: Path) -> None:
    with pytest.raises(UserError, match=r"'set': similarity is asked but nobody is enrolled"):
        read_corpus(study_of(trials=["trials_f"]), folder)


MANIFEST = """utterance,speaker,gender,path,text,role,dataset
ann-1,ann,f,a1.wav,One.,enrolment,
ann-2,ann,F,a2.wav,Two.,trial,set
ann-3,ann,f,a3.wav,Three.,,set
bea-1,bea,f,b1.wav,One.,,other
"""


def test_a_manifest_says_role_and_data_set(tmp_path: Path) -> None:
    (tmp_path / "corpus.csv").write_text(MANIFEST, encoding="utf-8")
    (found,) = read_corpus(study_of(manifest="corpus.csv"), tmp_path).datasets
    assert [spoken.id for spoken in found.trials] == ["ann-2", "ann-3"]
    assert [spoken.id for spoken in found.enrolments] == ["ann-1", "ann-3"]
    assert {spoken.source.path for spoken in found.trials} == {
        tmp_path / "a2.wav",
        tmp_path / "a3.wav",
    }


def test_a_manifest_of_other_data_sets_is_refused(tmp_path: Path) -> None:
    (tmp_path / "corpus.csv").write_text(
        "utterance,speaker,gender,path,dataset\nann-1,ann,f,a1.wav,other\n", encoding="utf-8"
    )
    with pytest.raises(UserError, match=r"corpus.csv: no row belongs to the data set 'set'"):
        read_corpus(study_of(manifest="corpus.csv"), tmp_path)


def test_the_catalogue_has_every_rendering_once_in_the_order_of_ids() -> None:
    sets = (dataset("a", women=[3, 2], enrolments=2), dataset("b", men=[1, 1], enrolments=1))
    entries = catalogue(study(sets, 4), Corpus(sets))
    assert list(entries) == sorted(entries)
    assert Counter((what.dataset, what.role, what.system) for what in entries.values()) == {
        ("a", "enrolment", "original"): 4,
        ("b", "enrolment", "original"): 2,
        **{("a", "trial", system): 5 for system in ("original", "S1", "S2", "S3", "S4")},
        **{("b", "trial", system): 2 for system in ("original", "S1", "S2", "S3", "S4")},
    }


def test_what_serves_in_both_roles_is_one_stimulus_called_a_trial() -> None:
    names = [utterance(f"ann-{n}", "a", "ann", "f") for n in range(3)]
    both = (dataset_corpus("a", names[:2], names),)
    entries = catalogue(study(both, 1), Corpus(both)).values()
    originals = {what.utterance: what.role for what in entries if what.system == "original"}
    assert originals == {"ann-0": "trial", "ann-1": "trial", "ann-2": "enrolment"}


def test_utterances_are_found_by_data_set_and_id() -> None:
    sets = (dataset("a", women=[3, 2]), dataset("b", women=[1]))
    corpus = Corpus(sets)
    assert corpus.find("b", "b-f00-t000") is sets[1].trials[0]
    with pytest.raises(KeyError):
        corpus.find("a", "b-f00-t000")


def test_the_example_has_the_speakers_and_utterances_of_the_paper() -> None:
    design = load_study(EXAMPLE / "study.toml")
    libri, common, different = read_corpus(design, EXAMPLE).datasets
    # Table 1, evaluation: LibriSpeech test-clean; VCTK-test. Table 2: same-speaker trials.
    speakers = {(spoken.speaker, spoken.gender) for spoken in libri.enrolments}
    assert Counter(gender for _, gender in speakers) == {"f": 16, "m": 13}
    assert len(libri.not_enrolled) == 40 - 29
    assert len(libri.enrolments) == 438
    by_gender = Counter(spoken.gender for spoken in libri.trials if spoken.id in libri.same)
    assert by_gender == {"f": 548, "m": 449}
    for found, utterances, targets in (
        (common, 700, {"f": 346, "m": 354}),
        (different, 10_748, {"f": 1944, "m": 1742}),
    ):
        assert len(found.enrolments) == 600
        assert len(found.trials) == utterances
        assert Counter(s.gender for s in found.trials if s.id in found.same) == targets
        assert len({spoken.speaker for spoken in found.trials}) == 30


def test_real_speech_is_read(speech_corpus: Path) -> None:
    section = {
        "enrolments": ["data/libri_test_enrolls"],
        "trials": ["data/libri_test_trials_f", "data/libri_test_trials_m"],
    }
    (found,) = read_corpus(study_of(**section), speech_corpus).datasets
    assert (len(found.trials), len(found.enrolments), found.not_enrolled) == (60, 40, ())
    samples, sample_rate = found.trials[0].source.read()
    assert sample_rate == 16_000
    assert len(samples) > 16_000
