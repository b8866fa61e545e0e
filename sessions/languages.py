"""Languages that evaluators can be spoken to in."""

from __future__ import annotations

from typing import Literal, get_args

AppLanguage = Literal["en", "fr", "ja"]
APP_LANGUAGES: tuple[AppLanguage, ...] = get_args(AppLanguage)
"""BCP 47; each has its translation in ``listening_app/translations``."""

SOURCE_LANGUAGE: AppLanguage = "en"
"""What the app's sources are written in."""
