"""Bring the window's translations up to date with its sources.

``python scripts/update_translations.py`` collects every text of ``listening_app``, and what the
organizer's form says of the keys of a study, into the ``.ts`` files of
``listening_app/translations``, fills in English and the pseudo-language by itself, and
writes the ``.qm`` files that are shipped. What a person still has to translate is listed; write it
into the ``.ts`` file, with Qt Linguist or any editor, and run this again.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import TYPE_CHECKING

from listening_app.organizer.section_form import STUDY_KEYS
from sessions.study_form import descriptions

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PROJECT = Path(__file__).resolve().parent.parent
PACKAGE = PROJECT / "listening_app"
TRANSLATIONS = PACKAGE / "translations"
PROGRAMS = Path(sys.executable).parent

HUMAN = ("fr", "ja")
ENGLISH, PSEUDO = "en", "qps-plocm"
LINGUISTS_NAME = {ENGLISH: "en", PSEUDO: "en", "fr": "fr", "ja": "ja"}
"""By which Qt knows how many plural forms there are."""

_KEPT = re.compile(r"(\{[^}]*\}|%n|%\d|<[^>]+>)")
_HEBREW = {
    "a": "אא",
    "b": "ב",
    "c": "כ",
    "d": "ד",
    "e": "אי",
    "f": "פ",
    "g": "ג",
    "h": "ה",
    "i": "יי",
    "j": "ז",
    "k": "ק",
    "l": "ל",
    "m": "מ",
    "n": "נ",
    "o": "או",
    "p": "ף",
    "q": "כ",
    "r": "ר",
    "s": "ש",
    "t": "ת",
    "u": "עו",
    "v": "ו",
    "w": "וו",
    "x": "כס",
    "y": "יו",
    "z": "צ",
}


def pseudo(text: str) -> str:
    """Return a text in Hebrew letters, longer by a third or more; placeholders stay.

    Every Latin letter that is still on the screen then is a text that nobody handed over for
    translation.
    """
    parts = _KEPT.split(text)
    return "".join(part if number % 2 else _disguised(part) for number, part in enumerate(parts))


def _disguised(part: str) -> str:
    return "".join(_HEBREW.get(character.lower(), character) for character in part)


def update() -> list[str]:
    """Collect, fill in and write; return what still waits for a translator."""
    with tempfile.TemporaryDirectory() as folder:
        of_keys = Path(folder) / "study_keys.py"
        of_keys.write_text(
            "".join(
                f"QCoreApplication.translate({STUDY_KEYS!r}, {_quoted(text)})\n"
                for text in descriptions()
            ),
            encoding="utf-8",
        )
        return _update([*sorted(map(str, PACKAGE.rglob("*.py"))), str(of_keys)])


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _update(sources: list[str]) -> list[str]:
    waiting = []
    for language in (ENGLISH, *HUMAN, PSEUDO):
        path = TRANSLATIONS / f"voicejury_{language}.ts"
        _collect(path, sources, language)
        if language == ENGLISH:
            _fill(path, lambda source: source)
        elif language == PSEUDO:
            _fill(path, pseudo, plurals=TRANSLATIONS / f"voicejury_{ENGLISH}.ts")
        if language not in HUMAN:
            _collect(path, sources, language)  # in the form that Linguist gives it
        waiting += [f"{path.name}: {text}" for text in unfinished(path)]
        _run("pyside6-lrelease", "-silent", str(path), "-qm", str(path.with_suffix(".qm")))
    return waiting


def unfinished(path: Path) -> Iterator[str]:
    """Yield the texts of a ``.ts`` file that have no translation yet."""
    for message in ET.parse(path).iter("message"):  # noqa: S314 - our own file
        translation = message.find("translation")
        if translation is None or translation.get("type") == "unfinished":
            yield message.findtext("source", "")


def _collect(path: Path, sources: list[str], language: str) -> None:
    _run(
        "pyside6-lupdate",
        *("-silent", "-locations", "none", "-no-obsolete", "-source-language", "en"),
        *("-target-language", LINGUISTS_NAME[language], *sources, "-ts", str(path)),
    )


def _fill(path: Path, translate: Callable[[str], str], plurals: Path | None = None) -> None:
    """Translate what can be translated without a person.

    Parameters
    ----------
    path : Path
        Of the ``.ts`` file.
    translate : callable
    plurals : Path, optional
        Where each plural form to translate is found; where none is given, forms are left to a
        person.
    """
    tree = ET.parse(path)  # noqa: S314 - our own file
    forms = {} if plurals is None else _plural_forms(plurals)
    for context in tree.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            source = message.findtext("source", "")
            if message.get("numerus") != "yes":
                translation.text = translate(source)
                translation.attrib.pop("type", None)
            elif plurals is not None:
                known = forms[context.findtext("name", ""), source]
                for element, form in zip(translation, known, strict=True):
                    element.text = translate(form)
                if all(known):
                    translation.attrib.pop("type", None)
    path.write_text(
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        + ET.tostring(tree.getroot(), encoding="unicode")
        + "\n",
        encoding="utf-8",
    )


def _plural_forms(path: Path) -> dict[tuple[str, str], list[str]]:
    return {
        (context.findtext("name", ""), message.findtext("source", "")): [
            form.text or "" for form in message.iter("numerusform")
        ]
        for context in ET.parse(path).iter("context")  # noqa: S314 - our own file
        for message in context.iter("message")
        if message.get("numerus") == "yes"
    }


def _run(program: str, *arguments: str) -> None:
    subprocess.run([PROGRAMS / program, *arguments], cwd=PROJECT, check=True)


def main() -> int:
    """Update all, and list what waits; 1 when something does."""
    waiting = update()
    for line in waiting:
        print(f"to translate in {line}")
    return 1 if waiting else 0


if __name__ == "__main__":
    sys.exit(main())
