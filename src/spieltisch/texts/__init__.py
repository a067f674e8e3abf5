"""Every word shown, by message id: English, German, French."""

from spieltisch.texts.speaker import (
    LANGUAGE_NAMES,
    LANGUAGES,
    Language,
    MissingMessage,
    knows,
    message_ids,
    say,
)

__all__ = [
    "LANGUAGES",
    "LANGUAGE_NAMES",
    "Language",
    "MissingMessage",
    "knows",
    "message_ids",
    "say",
]
