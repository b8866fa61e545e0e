"""Take pictures of the organizer's window, in every look, without a screen.

``python scripts/take_organizer_screenshots.py STUDY`` renews ``docs/images/organizer.png`` and
``organizer-design.png``; with ``--all DIR`` every page goes to DIR in light and dark, at two
window sizes and two text sizes, in every language or those named by ``--language``. A copy of the
study, with its plan and key, is taken by synthetic evaluators first; nothing is written to it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from contextlib import chdir
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from listening_app.interface_language import OWN_NAMES, InterfaceLanguage
from listening_app.organizer.window import OrganizerWindow
from listening_app.theme import APPEARANCES, Theme
from sessions.folder import StudyFolder
from sessions.simulate import simulate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
DOCUMENTED = {"progress": "organizer", "design-wrong": "organizer-design"}
SIZES, TEXT_SCALES = ((1024, 768), (1920, 1080)), (1.0, 2.0)
SETTLING_MS = 250
"""Until nested layouts have told each other their sizes."""
NAME, SEED = "voices-on-air", 3
KINDS = "[kinds]\ncareful = 0.5\nstraight_liner = 0.25\nimpatient = 0.25\n"


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("study", type=Path)
    parser.add_argument("--all", type=Path, metavar="DIR", help="every page in every look")
    parser.add_argument("--language", action="append", choices=tuple(OWN_NAMES))
    options = parser.parse_args()
    folder = None if options.all is None else options.all.absolute()
    application = QApplication([])
    with tempfile.TemporaryDirectory() as temporary:
        copy = Path(temporary) / NAME
        shutil.copytree(options.study, copy, ignore=shutil.ignore_patterns("journals", "exports"))
        _let_be_taken(StudyFolder(copy))
        with chdir(temporary):
            theme, language = Theme(application), InterfaceLanguage(application)
            if folder is None:
                _document(theme, language)
                return
            for tag in options.language or OWN_NAMES:
                language.choose(tag)
                _take_all(theme, language, folder / tag)


def _let_be_taken(folder: StudyFolder) -> None:
    """Let most places be taken by evaluators of several kinds, and one session stay open."""
    text = folder.study_file.read_text(encoding="utf-8")
    folder.study_file.write_text(text.replace("demo = true", "demo = false"), encoding="utf-8")
    effects = folder.path / "effects.toml"
    effects.write_text(KINDS, encoding="utf-8")
    simulate(folder, max(1, len(folder.plan().slots) - 1), SEED, effects)
    effects.unlink()
    latest = folder.journal_files()[-1]
    lines = latest.read_bytes().splitlines(keepends=True)
    latest.write_bytes(b"".join(lines[: len(lines) // 2]))


def _document(theme: Theme, language: InterfaceLanguage) -> None:
    theme.set_appearance("light")
    for name, window in _pages(theme, language):
        if name in DOCUMENTED:
            window.resize(*SIZES[0])
            QTest.qWait(SETTLING_MS)
            window.grab().save(str(IMAGES / f"{DOCUMENTED[name]}.png"))


def _take_all(theme: Theme, language: InterfaceLanguage, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    looks = list(product(APPEARANCES[1:], SIZES, TEXT_SCALES))
    for name, window in _pages(theme, language):
        for appearance, size, text_scale in looks:
            theme.set_appearance(appearance)
            theme.set_text_scale(text_scale)
            QTest.qWait(SETTLING_MS)
            window.resize(*size)
            QTest.qWait(SETTLING_MS)
            look = f"{appearance}-{size[0]}x{size[1]}-{text_scale:.0%}".replace("%", "")
            window.grab().save(str(folder / f"{look}-{name}.png"))
        theme.set_text_scale(1.0)


def _pages(theme: Theme, language: InterfaceLanguage) -> Iterator[tuple[str, OrganizerWindow]]:
    """Yield the window with each page on it, and the page's name."""
    window = OrganizerWindow(theme, language)
    window.show()
    yield "home", window
    window.open_study(StudyFolder(Path(NAME)))
    pages = window.pages
    assert pages is not None
    while not pages.progress.figures["sessions"].number:
        QTest.qWait(SETTLING_MS)
    parts: dict[str, QWidget] = {
        "progress": pages.progress,
        "preparation": pages.preparation,
        "results": pages.results,
        "design": pages.design,
    }
    for name, page in parts.items():
        pages.show_part(page)
        yield name, window
    document = pages.design.document
    document.put(("rating", "repeats"), 40)
    document.put(("rating", "evaluator"), 6)
    document.take_out(("study", "title"))
    pages.design.show_document()
    pages.design.show_location(("rating", "evaluators"))
    yield "design-wrong", window
    window.hide()  # closing it would ask about the changes
    window.deleteLater()


if __name__ == "__main__":
    main()
