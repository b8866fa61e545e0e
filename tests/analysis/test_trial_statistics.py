"""Counts of data directories of the shape of the challenges' own: the numbers they publish."""

from __future__ import annotations

import csv

import pytest

from analysis.__main__ import main
from analysis.trial_statistics import trial_statistics
from anonymizers.command_line import run

# Same- and different-speaker trials of women and of men: Table 2 of the VoicePrivacy 2020 results.
TABLE_2 = {
    "libri_dev": ((704, 14_566), (644, 12_796)),
    "vctk_dev_common": ((344, 4_810), (351, 4_911)),
    "vctk_dev": ((1_781, 13_219), (2_015, 12_985)),
    "libri_test": ((548, 11_196), (449, 9_457)),
    "vctk_test_common": ((346, 4_838), (354, 4_952)),
    "vctk_test": ((1_944, 13_056), (1_742, 13_258)),
}
# Speakers and utterances, of enrolment and of trials: Table 1 of the Attacker Challenge's plan.
ENROLLED = {"libri_dev": ((15, 14), 343), "libri_test": ((16, 13), 438)}
TRIED = {"libri_dev": ((20, 20), (1_018, 960)), "libri_test": ((20, 20), (734, 762))}


def write_lists(folder, utterances, **lists):
    """Write a data directory without audio."""
    folder.mkdir()
    speakers = dict.fromkeys(speaker for _, speaker in utterances)
    contents = {
        "wav.scp": [f"{name} wav/{name}.wav" for name, _ in utterances],
        "utt2spk": [f"{name} {speaker}" for name, speaker in utterances],
        "spk2gender": [f"{speaker} {speaker[0]}" for speaker in speakers],
        **lists,
    }
    for name, lines in contents.items():
        (folder / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return folder


def write_trials(folder, dataset, gender, same, different):
    """Write trials: as many of either kind as are asked for, each pair once."""
    place = "fm".index(gender)
    enrolled = ENROLLED.get(dataset, ((15, 15), 0))[0][place]
    speakers, utterances = enrolled, same
    if dataset in TRIED:
        speakers, utterances = (counts[place] for counts in TRIED[dataset])
    spoken = [
        (f"{gender}{n % enrolled}-{n}", f"{gender}{n % enrolled}")
        if n < same
        else (f"{gender}{enrolled + n % (speakers - enrolled)}-{n}",
              f"{gender}{enrolled + n % (speakers - enrolled)}")
        for n in range(utterances)
    ]  # fmt: skip
    trials = [f"{speaker} {name} target" for name, speaker in spoken[:same]]
    others = (
        f"{gender}{number} {name} nontarget"
        for number in range(enrolled)
        for name, speaker in spoken
        if speaker != f"{gender}{number}"
    )
    trials += [next(others) for _ in range(different)]
    common = dataset.endswith("_common")
    base = dataset.removesuffix("_common")
    name = f"{base}_trials_{gender}{'_common' if common else ''}"
    return write_lists(folder / name, spoken, trials=trials)


def write_enrolment(folder, dataset):
    (women, men), utterances = ENROLLED[dataset]
    speakers = [*(f"f{n}" for n in range(women)), *(f"m{n}" for n in range(men))]
    spoken = [(f"{speakers[n % len(speakers)]}-{n}", speakers[n % len(speakers)])
              for n in range(utterances + 5)]  # fmt: skip
    names = [name for name, _ in spoken[:utterances]]
    return write_lists(folder / f"{dataset}_enrolls", spoken, enrolls=names)


def test_trials_are_counted_as_published(tmp_path):
    directories = [
        write_trials(tmp_path, dataset, gender, *counts)
        for dataset, both in TABLE_2.items()
        for gender, counts in zip("fm", both, strict=True)
    ]
    found = {one.dataset: one for one in trial_statistics(directories)}
    assert set(found) == set(TABLE_2)
    for dataset, both in TABLE_2.items():
        for gender, (same, different) in zip("fm", both, strict=True):
            assert found[dataset].counts["same-speaker trials", gender] == same
            assert found[dataset].counts["different-speaker trials", gender] == different
    # The totals of the same table.
    totals = [found[name].total("different-speaker trials") for name in TABLE_2]
    assert totals == [27_362, 9_721, 26_204, 20_653, 9_790, 26_314]


def test_the_command_counts_speakers_and_utterances_too(tmp_path, capsys):
    data = []
    for dataset in ("libri_dev", "libri_test"):
        data.append(write_enrolment(tmp_path, dataset))
        data += [
            write_trials(tmp_path, dataset, gender, *counts)
            for gender, counts in zip("fm", TABLE_2[dataset], strict=True)
        ]
    table = tmp_path / "counts.csv"
    assert run(main, ["trials", "--data", *map(str, data), "--csv", str(table)]) == 0
    with table.open(encoding="utf-8", newline="") as file:
        rows = {(row["dataset"], row["counted"]): row for row in csv.DictReader(file)}
    numbers = {key: tuple(int(row[head]) for head in ("female", "male", "total"))
               for key, row in rows.items()}  # fmt: skip
    assert numbers["libri_dev", "enrolment speakers"] == (15, 14, 29)
    assert numbers["libri_dev", "enrolment utterances"][2] == 343
    assert numbers["libri_dev", "trial speakers"] == (20, 20, 40)
    assert numbers["libri_dev", "trial utterances"] == (1_018, 960, 1_978)
    assert numbers["libri_test", "enrolment speakers"] == (16, 13, 29)
    assert numbers["libri_test", "enrolment utterances"][2] == 438
    assert numbers["libri_test", "trial utterances"] == (734, 762, 1_496)
    assert numbers["libri_test", "same-speaker trials"] == (548, 449, 997)
    said = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["different-speaker", "trials", "14,566", "12,796", "27,362"] in said


def test_genders_that_nobody_tells_are_counted_apart(tmp_path, capsys):
    folder = write_trials(tmp_path, "set", "f", 2, 3)
    (folder / "spk2gender").unlink()
    assert run(main, ["trials", "--data", str(folder)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].split() == ["unknown", "total"]
    assert run(main, ["trials", "--data", str(tmp_path)]) == 2
    assert "holds no file wav.scp" in capsys.readouterr().err


@pytest.mark.parametrize("line", ["f0 f0-0 perhaps", "f0 nobody target"])
def test_a_fault_of_a_list_is_named(tmp_path, capsys, line):
    folder = write_trials(tmp_path, "set", "f", 2, 3)
    with (folder / "trials").open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")
    assert run(main, ["trials", "--data", str(folder)]) == 2
    assert f"{folder / 'trials'}, line 6" in capsys.readouterr().err
