"""Speaks messages. The files beside this module hold them in Project Fluent's format."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Literal, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from spieltisch import titles

Language = Literal["en", "de", "fr"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
LANGUAGE_NAMES: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}
"""What each language is called by those who speak it."""


class MissingMessage(LookupError):
    """A message that a language lacks or cannot fill in."""


def _bundle(language: str) -> FluentBundle:
    return _read(language, titles.words())[0]


@cache
def _read(language: str, added: tuple[Path, ...]) -> tuple[FluentBundle, list[str]]:
    """All messages of a language, and their ids in the order of the files, twins included."""
    # Isolation marks help mixed-direction text; our three languages all run left to right.
    bundle, ids = FluentBundle([language], use_isolating=False), []
    for file in _files(language, added):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise MissingMessage(f"{language}/{file.name}: cannot be read at {entry.content!r}")
            if isinstance(entry, Message):
                ids.append(entry.id.name)
        bundle.add_resource(resource)
    return bundle, ids


def _files(language: str, added: tuple[Path, ...]) -> list[Traversable]:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise MissingMessage(f"no language {language!r}; there are {known}")
    return [
        file
        for folder in (resources.files(__package__), *added)
        for file in sorted((folder / language).iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    ]


def say(language: str, message: str, values: Mapping[str, str | int] | None = None) -> str:
    """The message in the language, with its values filled in."""
    bundle = _bundle(language)
    if not bundle.has_message(message):
        raise MissingMessage(f"{language}: no message {message!r}")
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise MissingMessage(f"{language}: message {message!r} has no text")
    text, errors = bundle.format_pattern(pattern, dict(values or {}))
    if errors:
        raise MissingMessage(f"{language}: message {message!r} with {values}: {errors[0]}")
    return str(text)


def knows(language: str, message: str) -> bool:
    """Whether the language has the message."""
    return bool(_bundle(language).has_message(message))


def message_ids(language: str, prefix: str = "") -> list[str]:
    """The ids of all messages in a language, in the order of the files, twins included."""
    return [i for i in _read(language, titles.words())[1] if i.startswith(prefix)]
