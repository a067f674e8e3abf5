"""Speaks messages. The files beside this module hold them in Project Fluent's format."""

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Literal, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Pattern

from spieltisch import titles
from spieltisch.texts.patterns import NotPlain, Sentence, sentence_of

Language = Literal["en", "de", "fr"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
LANGUAGE_NAMES: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}
"""What each language is called by those who speak it."""


class MissingMessage(LookupError):
    """A message that a language lacks or cannot fill in."""


class _Words:
    """All messages of a language; `ids` are in the order of the files, twins included."""

    def __init__(self, language: str, added: tuple[Path, ...]) -> None:
        self.language = language
        # Isolation marks help mixed-direction text; our three languages all run left to right.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.ids: list[str] = []
        self._patterns: dict[str, Pattern | None] = {}
        self._sentences: dict[str, Sentence | None] = {}
        self._plural = cache(self.bundle._plural_form)
        for file in _files(language, added):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    where = f"{language}/{file.name}"
                    raise MissingMessage(f"{where}: cannot be read at {entry.content!r}")
                if isinstance(entry, Message):
                    self.ids.append(entry.id.name)
                    self._patterns.setdefault(entry.id.name, entry.value)
            self.bundle.add_resource(resource)

    def sentence(self, message: str) -> Sentence | None:
        """The message made ready; None if it is more than texts, values and forms."""
        if message not in self._sentences:
            pattern, made = self._patterns.get(message), None
            if pattern is not None:
                with suppress(NotPlain):
                    made = sentence_of(pattern, self._plural)
            self._sentences[message] = made
        return self._sentences[message]

    def by_fluent(self, message: str, values: Mapping[str, str | int]) -> str:
        """Any message, by Fluent's own interpreter."""
        if not self.bundle.has_message(message):
            raise MissingMessage(f"{self.language}: no message {message!r}")
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise MissingMessage(f"{self.language}: message {message!r} has no text")
        text, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors:
            what = f"message {message!r} with {values}"
            raise MissingMessage(f"{self.language}: {what}: {errors[0]}")
        return str(text)


def _words(language: str) -> _Words:
    return _read(language, titles.words())


@cache
def _read(language: str, added: tuple[Path, ...]) -> _Words:
    return _Words(language, added)


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
    words = _words(language)
    sentence = words.sentence(message)
    if sentence is not None:
        with suppress(NotPlain, KeyError):
            return sentence(values or {})
    return words.by_fluent(message, values or {})


def knows(language: str, message: str) -> bool:
    """Whether the language has the message."""
    return bool(_words(language).bundle.has_message(message))


def message_ids(language: str, prefix: str = "") -> list[str]:
    """The ids of all messages in a language, in the order of the files, twins included."""
    return [i for i in _words(language).ids if i.startswith(prefix)]
