"""What is known of each stimulus that was made, and whether it is still what a study asks for."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple, TypeGuard

from anonymizers.errors import UserError
from anonymizers.parallel import parallel_map
from anonymizers.progress import with_progress
from sessions.loudness import Level, common_target

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sessions.folder import StudyFolder
    from sessions.stimuli import Recipe
    from sessions.study import Study

Record = dict[str, Any]


class Rendered(NamedTuple):
    """A stimulus that is known: its recipe's record, and how loud it is before matching.

    `fallback` says what stands for speech that the system could not make; empty as a rule.
    """

    recipe: Record
    level: Level
    fallback: str = ""


def is_rendered_so(before: Rendered | None, record: Record) -> TypeGuard[Rendered]:
    """Whether what is known was made by the recipe with this record."""
    return before is not None and before.recipe == record


def was_made_so(before: Record | None, wanted: Record) -> bool:
    """Whether a stimulus of an earlier run has the record that it would get now."""
    return before is not None and all(before.get(key) == value for key, value in wanted.items())


def shared_target(rendered: Iterable[Rendered], study: Study) -> float:
    """Return the loudness of all stimuli of a study, LUFS."""
    return common_target(
        [known.level for known in rendered],
        target=study.loudness.target_lufs,
        ceiling=study.loudness.peak_dbfs,
    )


def stimulus_record(known: Rendered, target: float) -> Record:
    """Return what ``provenance.json`` says of a stimulus at a loudness in LUFS, but its SHA-256."""
    return {
        "recipe": known.recipe,
        **heard(known),
        "gain_db": target - known.level.loudness,
    }


def heard(known: Rendered) -> Record:
    """Say how loud a stimulus is before matching, and what stands for it, if something does."""
    level = {"loudness_lufs": known.level.loudness, "peak_dbfs": known.level.peak}
    return level | ({"fallback": known.fallback} if known.fallback else {})


def known_of(record: Record) -> Rendered:
    """Read back what `heard` says of a recipe.

    Raises
    ------
    KeyError
        When the record lacks a part.
    """
    level = Level(record["loudness_lufs"], record["peak_dbfs"])
    return Rendered(record["recipe"], level, str(record.get("fallback", "")))


def published_stimuli(folder: StudyFolder) -> dict[str, Record]:
    """Return what ``provenance.json`` says of each stimulus that an earlier run has finished.

    Returns
    -------
    dict of str to dict
        By opaque id; with `recipe`, `loudness_lufs`, `peak_dbfs`, `gain_db`, `sha256` and, where
        something else stands for what a system could not make, `fallback`. Empty where nothing is
        prepared yet.

    Raises
    ------
    UserError
        When the file is damaged.
    """
    if not folder.provenance_file.is_file():
        return {}
    try:
        stimuli: dict[str, Record] = json.loads(folder.provenance_file.read_text(encoding="utf-8"))[
            "stimuli"
        ]
        for record in stimuli.values():  # all that is asked of them later
            known_of(record), str(record["sha256"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise UserError(
            f"{folder.provenance_file}: the provenance is damaged ({error}); restore it from a "
            "copy, or delete it to prepare everything again."
        ) from None
    return stimuli


def outdated_stimuli(
    folder: StudyFolder, study: Study, made: Sequence[Recipe], workers: int = 1
) -> set[str]:
    """Return which stimuli are prepared otherwise than a study asks for now, or not at all.

    Nothing is rendered: recipes are compared with those that ``provenance.json`` holds, as
    `prepare` does.

    Parameters
    ----------
    folder : StudyFolder
    study : Study
    made : sequence of Recipe
        Of every stimulus that the study asks for.
    workers : int
        Processes that read the recordings.

    Returns
    -------
    set of str
        Opaque ids. Where recipes have changed, of those stimuli alone: only rendering shows what
        that does to the loudness of all. A recording that cannot be read has no part in it.

    Raises
    ------
    UserError
        When ``provenance.json`` is damaged.
    """
    published = published_stimuli(folder)
    known = {name: known_of(record) for name, record in published.items()}
    with parallel_map(_record_if_readable, workers) as run:
        records = with_progress(run(made), "comparing", len(made), unit="recording")
        changed = {
            recipe.stimulus
            for recipe, record in zip(made, records, strict=True)
            if record is not None and not is_rendered_so(known.get(recipe.stimulus), record)
        }
    if changed:
        return changed
    asked = {one.stimulus: known[one.stimulus] for one in made if one.stimulus in known}
    target = shared_target(asked.values(), study)
    return {
        name
        for name, one in asked.items()
        if not was_made_so(published[name], stimulus_record(one, target))
    }


def _record_if_readable(recipe: Recipe) -> Record | None:
    try:
        return recipe.to_record()
    except UserError:
        return None
