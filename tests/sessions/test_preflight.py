from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
import soundfile

from anonymizers.errors import UserError
from anonymizers.mcadams import McAdams
from sessions.export import export_tables
from sessions.planning import make_plan
from sessions.preflight import check
from sessions.prepare import prepare
from sessions.simulate import simulate
from tests.sessions.small_corpus import write_study

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.folder import StudyFolder


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    folder = write_study(tmp_path / "study")
    prepare(folder)
    make_plan(folder)
    return folder


def test_a_sound_study_passes(folder: StudyFolder) -> None:
    simulate(folder, 1, 1)
    findings = check(folder)
    assert findings.faults == ()
    assert findings.all_well
    assert any(row.strength == "hard" for row in findings.audit)


def test_every_fault_of_every_kind_is_found_at_once(folder: StudyFolder) -> None:
    simulate(folder, 1, 1)
    wav = folder.path / "corpus" / "wav"
    (wav / "f1-00.flac").unlink()
    (wav / "f2-00.flac").write_bytes(b"no audio")
    soundfile.write(wav / "m1-00.flac", np.zeros(8000), 16_000)
    heard = sorted(next(folder.plan().sessions).stimuli)
    folder.stimulus(heard[0]).unlink()
    soundfile.write(folder.stimulus(heard[1]), np.zeros(100), 8_000)
    journal = next(folder.journals.glob("*.jsonl"))
    lines = journal.read_bytes().split(b"\n")
    lines[3] = lines[3].replace(b"session", b"sessiom").replace(b"seq", b"sep")
    journal.write_bytes(b"\n".join(lines))

    findings = check(folder)

    assert not findings.all_well
    told = "\n".join(findings.faults)
    for named in ("f1-00.flac", "f2-00.flac", "m1-00.flac", heard[0], heard[1], journal.name):
        assert named in told


def test_a_plan_of_unknown_stimuli_is_a_fault(folder: StudyFolder) -> None:
    key = folder.key()
    planned = sorted(next(folder.plan().sessions).stimuli)
    del key.stimuli[planned[0]]
    key.save(folder.key_file)
    findings = check(folder, plan_only=True)
    assert not findings.all_well
    assert planned[0] in findings.faults[0]


def test_a_key_without_the_plans_pairs_is_told_wherever_it_is_needed(
    folder: StudyFolder, tmp_path: Path
) -> None:
    key = folder.key()
    trial = next(folder.plan().sessions).trials[0].trial
    del key.trials[trial]
    key.save(folder.key_file)
    assert trial in check(folder, plan_only=True).faults[0]
    with pytest.raises(UserError, match=rf"key\.json: does not say what {trial} in plan\.json is"):
        simulate(folder, 1, seed=1)
    with pytest.raises(UserError, match="that was made with this plan"):
        export_tables(folder, tmp_path / "tables")


def test_a_study_under_another_name_is_a_fault(folder: StudyFolder) -> None:
    text = folder.study_file.read_text()
    folder.study_file.write_text(text.replace('name = "vowels"', 'name = "consonants"', 1))
    assert "belongs to the study 'vowels'" in check(folder, plan_only=True).faults[0]


def test_recordings_of_the_same_content_are_named_together(folder: StudyFolder) -> None:
    wav = folder.path / "corpus" / "wav"
    (wav / "f1-02.flac").write_bytes((wav / "m2-03.flac").read_bytes())
    samples, rate = soundfile.read(wav / "m2-04.flac", dtype="int16")
    soundfile.write(wav / "f2-e0.flac", samples, rate, compression_level=0.0)
    assert (wav / "f2-e0.flac").read_bytes() != (wav / "m2-04.flac").read_bytes()
    told = [fault for fault in check(folder).faults if "same samples" in fault]
    assert len(told) == 2
    for pair in (("f1-02", "m2-03"), ("m2-04", "f2-e0")):
        assert any(all(name in fault for name in pair) for fault in told)


def test_audio_made_elsewhere_is_decoded_too(folder: StudyFolder) -> None:
    elsewhere = folder.path / "elsewhere"
    elsewhere.mkdir()
    for file in (folder.path / "corpus" / "wav").glob("*-0?.flac"):
        (elsewhere / file.name).write_bytes(file.read_bytes())
    (elsewhere / "f1-03.flac").write_bytes(b"no audio")
    text = folder.study_file.read_text()
    folder.study_file.write_text(text.replace('anonymizer = "B2"', 'audio = ["elsewhere"]'))
    assert any("f1-03" in fault for fault in check(folder).faults)
    (elsewhere / "m2-05.flac").unlink()
    assert any("no audio for utterance m2-05" in fault for fault in check(folder).faults)


def test_data_sets_may_share_their_enrolments(folder: StudyFolder) -> None:
    text = folder.study_file.read_text()
    folder.study_file.write_text(
        text.replace(
            ', "corpus/data/trials_m"]',
            ']\n[[datasets]]\nname = "men"\nenrolments = ["corpus/data/enrolls"]\n'
            'trials = ["corpus/data/trials_m"]\n',
        )
    )
    assert not [fault for fault in check(folder).faults if "same samples" in fault]


def test_speakers_whom_nobody_enrolled_are_named(folder: StudyFolder) -> None:
    data = folder.path / "corpus" / "data"
    trials = data / "trials_f" / "trials"
    trials.write_text("f1 f1-00 target\nf9 f1-00 nontarget\nf2 f1-00 nontarget\n")
    for name in ("wav.scp", "utt2spk", "text"):
        lines = (data / "enrolls" / name).read_text().splitlines(keepends=True)
        (data / "enrolls" / name).write_text("".join(x for x in lines if not x.startswith("m2")))
    genders = (data / "enrolls" / "spk2gender").read_text()
    (data / "enrolls" / "spk2gender").write_text(genders.replace("m2 m\n", ""))
    told = "\n".join(check(folder).faults)
    assert "nobody enrolled m2, so their trial utterances are left out" in told
    assert "compare with f9, whom nobody enrolled" in told


def test_texts_that_some_evaluators_read_in_another_language_are_named(
    folder: StudyFolder,
) -> None:
    assert texts_read(folder) == []
    with folder.study_file.open("a", encoding="utf-8") as file:
        file.write('[texts]\nconsent = "We keep it."\nstory = "Listen."\n')
        file.write('[texts.ja]\nconsent = "残します。"\nstory = "聞いてください。"\n')
        file.write('[texts.fr]\nstory = "Écoutez."\n')
    assert check(folder, plan_only=True).all_well
    assert texts_read(folder) == [
        ("en", "2", "", True),
        ("fr", "1", "texts.consent", False),
        ("ja", "2", "", True),
    ]


def texts_read(folder: StudyFolder) -> list[tuple[str, str, str, bool]]:
    return [
        (row.scope, row.got, row.worst, row.ok)
        for row in check(folder, plan_only=True).audit
        if row.guarantee.startswith("own texts")
    ]


def edit_study(folder: StudyFolder, before: str, after: str) -> None:
    text = folder.study_file.read_text()
    assert before in text
    folder.study_file.write_text(text.replace(before, after, 1))


B2 = 'anonymizer = "B2"\n'
PREPARE_AGAIN = "run `python -m sessions prepare` again, before anybody listens."


@pytest.mark.parametrize(
    ("before", "after", "named"),
    [
        (B2, f"{B2}parameters = {{ coefficient = 0.7 }}\n", {"B2": 24}),
        (B2, f'{B2}level = "utterance"\nparameters = {{ coefficient = [0.6, 0.9] }}\n', {"B2": 24}),
        ("[rating]", "[loudness]\ntarget_lufs = -30\n[rating]", {"original": 32, "B2": 24}),
        ("[rating]", "[rating]\nexcerpt_seconds = 0.5", {"original": 32, "B2": 24}),
    ],
)
def test_systems_prepared_otherwise_than_the_study_says_are_named(
    folder: StudyFolder, before: str, after: str, named: dict[str, int]
) -> None:
    edit_study(folder, before, after)
    assert set(check(folder).faults) == {
        f"{system}: {count} of its {count} stimuli are not those that study.toml and the "
        f"recordings ask for now; {PREPARE_AGAIN}"
        for system, count in named.items()
    }
    prepare(folder)
    assert check(folder).faults == ()


def test_what_is_drawn_for_speakers_or_by_another_seed_is_another_stimulus(
    folder: StudyFolder,
) -> None:
    edit_study(folder, B2, f"{B2}parameters = {{ coefficient = [0.6, 0.9] }}\n")
    prepare(folder)
    assert check(folder).faults == ()
    edit_study(folder, B2, f'{B2}level = "utterance"\n')
    assert [fault.split(";")[0] for fault in check(folder).faults] == [
        "B2: 24 of its 24 stimuli are not those that study.toml and the recordings ask for now"
    ]
    study = folder.study_file.read_text()
    seed = folder.study().study.seed
    folder.study_file.write_text(study.replace(f"seed = {seed}", f"seed = {seed + 1}"))
    told = check(folder).faults
    assert {fault.split(":")[0] for fault in told} == {"original", "B2"}
    assert all("prepare` again, and then plan again, before anybody listens." in x for x in told)


def test_a_changed_recording_is_told_by_every_system_that_speaks_it(folder: StudyFolder) -> None:
    wav = folder.path / "corpus" / "wav"
    samples, rate = soundfile.read(wav / "m1-00.flac")
    soundfile.write(wav / "m1-00.flac", samples[:-800], rate)
    told = check(folder).faults
    assert [fault.split(" stimuli")[0] for fault in sorted(told)] == [
        "B2: 1 of its 24",
        "original: 1 of its 32",
    ]


def test_a_system_that_has_left_the_study_is_named(folder: StudyFolder) -> None:
    edit_study(folder, 'name = "B2"\n', 'name = "O2"\n')
    told = "\n".join(check(folder).faults)
    assert "O2: 24 of its 24 stimuli are not those" in told
    assert "B2: study.toml no longer asks for 24 of its stimuli; run" in told


def test_what_was_heard_is_not_to_be_made_anew(folder: StudyFolder) -> None:
    simulate(folder, 1, 1)
    edit_study(folder, B2, f"{B2}parameters = {{ coefficient = 0.7 }}\n")
    (told,) = check(folder).faults
    assert told.startswith("B2: 24 of its 24")
    assert told.endswith(
        "put study.toml and the recordings back as they were, or start a new study folder."
    )
    with pytest.raises(UserError, match="24 of its stimuli would change"):
        prepare(folder)


def test_what_is_new_may_be_made_after_sessions_have_begun(folder: StudyFolder) -> None:
    simulate(folder, 1, 1)
    edit_study(folder, "[rating]", '[[systems]]\nname = "O2"\nanonymizer = "B2"\n[rating]')
    assert check(folder).faults == (
        "O2: 24 of its 24 stimuli are not those that study.toml and the recordings ask for now; "
        "run `python -m sessions prepare` again, which changes nothing that was heard.",
    )
    prepare(folder)
    assert check(folder).faults == ()


def test_no_anonymizer_is_run_to_compare(
    folder: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def called(*_: object) -> None:
        raise AssertionError("speech is anonymized")

    monkeypatch.setattr(McAdams, "__call__", called)
    edit_study(folder, B2, f"{B2}parameters = {{ coefficient = 0.7 }}\n")
    assert "B2: 24 of its 24" in check(folder).faults[0]
