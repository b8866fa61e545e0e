"""What a computer's window remembers from one start to the next."""

from __future__ import annotations

import pytest

from listening_app.preferences import Preferences, settings_of_this_computer
from listening_app.theme import Theme


@pytest.fixture
def start(qapp, language, tmp_path, monkeypatch):
    """Return a function that starts the look of the window anew."""
    monkeypatch.setenv("VOICEJURY_SETTINGS", str(tmp_path / "voicejury.ini"))

    def start() -> tuple[Theme, Preferences]:
        theme = Theme(qapp)
        return theme, Preferences(settings_of_this_computer(), theme, language)

    return start


def test_look_and_language_come_back_at_the_next_start(start, language):
    theme, preferences = start()
    theme.set_appearance("dark")
    theme.set_text_scale(1.75)
    theme.set_moves_less(True)
    language.choose("ja")
    preferences.deleteLater()
    language.disconnect(preferences)
    language.choose("fr")
    again, _ = start()
    assert (again.appearance, again.text_scale, language.tag) == ("dark", 1.75, "ja")
    assert again.moves_less


@pytest.mark.parametrize("nonsense", ["", "purple", "7000%", "tlh"])
def test_settings_that_mean_nothing_are_passed_over(start, language, nonsense):
    settings = settings_of_this_computer()
    settings.clear()
    for key in ("appearance", "text_scale", "language", "without_motion"):
        settings.setValue(f"display/{key}", nonsense)
    theme, _ = start()
    assert (theme.appearance, theme.text_scale, theme.moves_less) == ("system", 1.0, False)
    assert language.tag in ("en", "fr", "ja")
