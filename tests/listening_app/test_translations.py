"""Every text of the window exists, finished, in every language it speaks."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox

from listening_app.interface_language import OWN_NAMES, PSEUDO_LANGUAGE, TRANSLATIONS
from listening_app.organizer.section_form import STUDY_KEYS
from listening_app.pages.welcome import WelcomePage
from listening_app.widgets.language_menu import LanguageMenu
from listening_app.widgets.text import Prose
from sessions.languages import APP_LANGUAGES
from sessions.study_form import descriptions
from tests.conftest import PROJECT
from tests.listening_app.screen_reader import Role, ScreenReader
from tests.listening_app.small_panels import make_small_panels
from tests.listening_app.test_blindness import Sight, set_up_with_ears
from tests.listening_app.test_sorting_hands import meant

if TYPE_CHECKING:
    from collections.abc import Iterator

MEANT = [
    r"How do these voices sound\?",
    r"Whose voices are these\?",
    "maple-27",
    "english",
    "silence",
    re.escape(OWN_NAMES[PSEUDO_LANGUAGE]),
    r"\b[A-P]\b",
]
"""Shown as it is in every language: the study's title, what was typed, the output, letters."""
LANGUAGES = sorted(OWN_NAMES)
PLURAL_FORMS = {"en": 2, "fr": 2, "ja": 1, PSEUDO_LANGUAGE: 2}
PLACEHOLDER = re.compile(r"\{\w*\}|%n")


class Text(NamedTuple):
    """A text as the sources hand it over for translation."""

    context: str
    source: str
    comment: str
    counts: bool
    """Whether its form depends on a number."""


class Collector(ast.NodeVisitor):
    """Finds what is handed over to `tr` and `QCoreApplication.translate`."""

    def __init__(self, path: Path) -> None:
        self.texts: list[Text] = []
        self.faults: list[str] = []
        self._path = path
        self._classes: list[str] = []
        self.visit(ast.parse(path.read_text("utf-8")))

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        name = ast.unparse(node.func)
        looks_up = bool(node.args) and isinstance(node.args[0], ast.Name)  # what was listed before
        if name in ("self.tr", "QCoreApplication.translate", "QT_TRANSLATE_NOOP") and not looks_up:
            context = self._classes[-1:] if name == "self.tr" else []
            given = [*context, *(getattr(each, "value", None) for each in node.args)]
            known, counts = given[:3], len(given) > 3
            if len(known) > 1 and all(isinstance(each, str) for each in known):
                self.texts.append(Text(*known, *[""] * (3 - len(known)), counts))
            else:
                self.faults.append(f"{self._path}:{node.lineno}: this text is put together")
        self.generic_visit(node)


@cache
def collectors() -> list[Collector]:
    return [Collector(path) for path in sorted((PROJECT / "listening_app").rglob("*.py"))]


def texts_of_the_sources() -> set[Text]:
    of_keys = {Text(STUDY_KEYS, text, "", counts=False) for text in descriptions()}
    return of_keys | {text for collector in collectors() for text in collector.texts}


def messages(language: str) -> dict[Text, list[str]]:
    """Return the finished translations of a language, in all their plural forms."""
    found = {}
    for context in ET.parse(TRANSLATIONS / f"voicejury_{language}.ts").iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            if translation.get("type") is None:
                text = Text(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                    message.get("numerus") == "yes",
                )
                found[text] = [form.text or "" for form in translation.iter() if not len(form)]
    return found


def test_every_text_is_handed_over_whole():
    assert [fault for collector in collectors() for fault in collector.faults] == []
    assert len(texts_of_the_sources()) > 100


def test_every_language_of_the_app_has_its_files():
    assert {*APP_LANGUAGES, PSEUDO_LANGUAGE} == set(OWN_NAMES)
    for ending in ("ts", "qm"):
        files = {path.stem for path in TRANSLATIONS.glob(f"*.{ending}")}
        assert files == {f"voicejury_{language}" for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(language):
    missing = texts_of_the_sources() - messages(language).keys()
    assert not missing, "run scripts/update_translations.py and translate what it lists"


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_placeholders_and_have_all_plural_forms(language):
    for text, forms in messages(language).items():
        assert len(forms) == (PLURAL_FORMS[language] if text.counts else 1), text
        for form in forms:
            assert form.strip(), text
            placeholders = Counter(PLACEHOLDER.findall(form))
            assert placeholders == Counter(PLACEHOLDER.findall(text.source)), form
            assert form.count("\n\n") == text.source.count("\n\n"), form


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shipped_is_made_from_what_was_translated(language, tmp_path: Path):
    made = tmp_path / "made.qm"
    source = TRANSLATIONS / f"voicejury_{language}.ts"
    linguist = Path(sys.executable).parent / "pyside6-lrelease"
    subprocess.run([linguist, "-silent", str(source), "-qm", str(made)], check=True)
    assert source.with_suffix(".qm").read_bytes() == made.read_bytes()


def test_the_first_page_speaks_another_language_at_once(open_app, study, language, qapp):
    app = open_app(study, language=language)
    app.type("maple")
    assert app.page.begin.text() == "Begin"
    for tag, begin, direction in (
        ("fr", "Commencer", Qt.LayoutDirection.LeftToRight),
        (PSEUDO_LANGUAGE, None, Qt.LayoutDirection.RightToLeft),
        ("ja", "始める", Qt.LayoutDirection.LeftToRight),
        ("en", "Begin", Qt.LayoutDirection.LeftToRight),
    ):
        language.choose(tag)
        assert begin is None or app.page.begin.text() == begin
        assert app.page.code.text() == "maple"
        assert app.page.code.hasFocus()
        assert qapp.layoutDirection() == direction
        assert app.page.layoutDirection() == direction


@pytest.mark.parametrize(("tag", "cancel"), [("fr", "Annuler"), ("ja", "キャンセル")])
def test_qts_own_words_are_translated_too(language, qtbot, tag, cancel):
    language.choose(tag)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == cancel


def test_the_language_is_chosen_in_a_menu_of_own_names(open_app, study, language):
    app = open_app(study, language=language)
    (menu,) = app.page.findChildren(LanguageMenu)
    names = [action.text() for action in menu.menu().actions()]
    assert names == ["English", "Français", "日本語"]
    menu.menu().actions()[1].trigger()
    assert app.page.begin.text() == "Commencer"


@pytest.mark.parametrize("count", [1, 2])
def test_plurals_agree(language, theme, qtbot, count):
    shown = {}
    for tag in ("en", "fr"):
        language.choose(tag)
        page = WelcomePage(theme, title="Voices", interviews=count)
        qtbot.addWidget(page)
        shown[tag] = " ".join(prose.plain for prose in page.findChildren(Prose))
    assert f"{count} short recording{'s' * (count > 1)} of" in shown["en"]
    assert f"{count} court{'s' * (count > 1)} enregistrement" in shown["fr"]


def left_in_latin(reader: ScreenReader) -> Iterator[str]:
    """Yield what is shown in Latin letters though the window speaks the pseudo-language."""
    shown = [node for node in reader.nodes() if node.role != Role.ListItem]  # names of languages
    for text in (text for node in shown for text in (node.name, node.description, node.value)):
        if re.search("[A-Za-z]", re.sub("|".join(MEANT), "", text)):
            yield text


@pytest.mark.parametrize("task", ["rating", "clustering"])
def test_nothing_on_the_screen_was_left_untranslated(open_app, study, language, tmp_path, task):
    """The pseudo-language has no Latin letters, so whoever finds one has found a gap."""
    folder = study
    if task == "clustering":
        folder = make_small_panels(tmp_path / "panels", panels=2, size=7)
    text = folder.study_file.read_text()
    folder.study_file.write_text(text.replace("sample_rate", "demo = true\nsample_rate", 1))
    language.choose(PSEUDO_LANGUAGE)
    app, ears = set_up_with_ears(open_app, folder, language=language)
    reader = ScreenReader(app.window, pytest.fail)
    hands = {"ears": ears, "sort": meant if task == "clustering" else None}
    sight = Sight.of_a_session(app, lambda: left_in_latin(reader), **hands)
    assert sight.texts == set()
    assert "HeadphoneTestPage" in sight.pages
