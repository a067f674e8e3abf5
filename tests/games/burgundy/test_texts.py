"""Every message the game asks for exists in every language, once, and can be filled in."""

from typing import Any

import pytest

from spieltisch import texts
from spieltisch.games.burgundy.game import make
from spieltisch.kernel.wording import message_ids

GAME = make()
PREFIX = f"{GAME.name}-"


def values(fields: tuple[str, ...], number: int) -> dict[str, int | str]:
    """Something for every field: a word where the game has words for it, else a number."""
    words = {*GAME.lexicon, "seat", "rival_seat"}
    places = {GAME.places[field]: "PLACE" for field in fields if field in GAME.places}
    return places | {
        field.replace("_", "-"): field.upper() if field in words else number for field in fields
    }


def spoken() -> list[tuple[str, tuple[str, ...]]]:
    """Every message that takes values, with their names."""
    known: list[tuple[str, tuple[str, ...]]] = []
    known += [(f"{PREFIX}do-{option.verb}", option.fields) for option in GAME.option_classes()]
    known += [(f"{PREFIX}event-{k.name}", k.fields) for k in GAME.event_kinds() if k.logged]
    known += [(f"{PREFIX}why-{kind.name}", kind.fields) for kind in GAME.reasons[1:]]
    prompts: list[type[Any]] = list(GAME.choice_classes())
    for message in message_ids(GAME):
        if message.startswith(f"{PREFIX}ask-"):
            fields = {field for choice in prompts for field in choice.fields} - {"duchies"}
            known.append((message, tuple(sorted(fields))))
    return known


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_message_is_missing_unused_or_twice(language: str) -> None:
    assert sorted(texts.message_ids(language, PREFIX)) == sorted(message_ids(GAME))


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 44])
def test_every_message_takes_its_values(language: str, number: int) -> None:
    for message, fields in spoken():
        sentence = texts.say(language, message, values(fields, number))
        assert "  " not in sentence
        assert " ," not in sentence
        assert "{" not in sentence


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_plain_messages_can_be_said(language: str) -> None:
    with_values = {message for message, _fields in spoken()} | {f"{PREFIX}spot-space"}
    for message in message_ids(GAME) - with_values:
        assert texts.say(language, message)


def test_workers_are_named_only_when_they_are_used() -> None:
    words = {"depot": "depot 4", "tile": "bank", "die": "die 3"}
    free = texts.say("en", "burgundy-do-take", {**words, "workers": 0})
    paid = texts.say("en", "burgundy-do-take", {**words, "workers": 2})
    assert free == "Take from depot 4: bank (die 3)"
    assert paid == "Take from depot 4: bank (die 3, 2 workers)"
