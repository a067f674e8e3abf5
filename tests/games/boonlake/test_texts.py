"""Every message the game asks for exists in every language, once, and can be filled in."""

from itertools import combinations
from random import Random

import pytest

from spieltisch import Match, texts
from spieltisch.games.boonlake import terms
from spieltisch.kernel.wording import kebab, message_ids
from spieltisch.tables.speech import speak
from tests.games.boonlake.position import GAME
from tests.games.telling import told

PREFIX = f"{GAME.name}-"
# Names and notes of the component pack: for the drawing of cards, levers and the solo game.
COMPONENTS = ("boonlake-effect-", "boonlake-lever-text-", "boonlake-scoring-", "boonlake-solo-")
PASTURE = "boonlake-tile-pasture"
PAIRS = {f"boonlake-goal-{one}-{two}" for one, two in combinations(terms.REGION_KEYS, 2)}
"""A box may have scoring tiles of any two regions."""


def values(fields: tuple[str, ...], number: int) -> dict[str, int | str]:
    """Something for every field: a word where the game has words for it, else a number."""
    words = {*GAME.lexicon, "seat"}
    told = (*fields, *[GAME.places[field] for field in fields if field in GAME.places])
    return {field: field.upper() if field in words else number for field in told}


def spoken() -> list[tuple[str, tuple[str, ...]]]:
    """Every message that takes values, with their names."""
    known: list[tuple[str, tuple[str, ...]]] = []
    known += [(f"{PREFIX}do-{option.verb}", option.fields) for option in GAME.option_classes()]
    known += [(f"{PREFIX}event-{k.name}", k.fields) for k in GAME.event_kinds() if k.logged]
    known += [
        (f"{PREFIX}event-{k.name}-hidden", k.fields) for k in GAME.event_kinds() if k.has_secret
    ]
    known += [(f"{PREFIX}why-{kind.name}", kind.fields) for kind in GAME.reasons[1:]]
    known += [(f"{PREFIX}ask-{kebab(c.__name__)}", c.fields) for c in GAME.choice_classes()]
    return known


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_message_is_missing_unused_or_twice(language: str) -> None:
    known = [i for i in texts.message_ids(language, PREFIX) if not i.startswith(COMPONENTS)]
    assert sorted(known) == sorted({*message_ids(GAME), *PAIRS, PASTURE})


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_message_takes_its_values(language: str, number: int) -> None:
    for message, fields in spoken():
        sentence = texts.say(language, message, values(fields, number))
        assert "  " not in sentence
        assert " ," not in sentence
        assert "{" not in sentence


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_plain_messages_can_be_said(language: str) -> None:
    with_values = {message for message, _fields in spoken()} | {f"{PREFIX}spot-shown"}
    for message in message_ids(GAME) - with_values:
        assert texts.say(language, message)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(
    "message",
    [f"do-{verb}" for verb in ("develop", "house", "settlement", "cattle", "free-house")]
    + ["do-lay", "do-pasture", "event-start-tile", "event-lays-tile", "event-lays-pasture"]
    + [f"event-{name}" for name in ("develops", "house", "settlement", "cattle")]
    + [
        f"event-eminence-{name}"
        for name in ("finds", "lays-tile", "lays-pasture", "house", "settlement", "cattle")
    ],
)
def test_a_number_that_a_tile_covers_is_not_said(language: str, message: str) -> None:
    fields = next(fields for name, fields in spoken() if name == f"{PREFIX}{message}")
    told = {**values(fields, 2), "number": 24, "spot": texts.say(language, f"{PREFIX}spot-24")}
    sentence = texts.say(language, f"{PREFIX}{message}", told)
    assert "24" not in sentence
    assert str(told["spot"]) in sentence


def test_every_place_has_words_of_its_own() -> None:
    for language in texts.LANGUAGES:
        words = {texts.say(language, f"{PREFIX}spot-{number}") for number in range(1, 34)}
        assert len(words) == 33


@pytest.mark.parametrize("seats", [1, 3])
def test_whole_games_name_a_place_by_its_number_only_while_the_map_shows_it(seats: int) -> None:
    random, seen = Random(1), {True: 0, False: 0}
    match = Match(GAME, seats, seed=1)
    while not match.over:
        for text in told(match):
            if "spot" in text.values:
                number = int(str(text.values["number"]))
                covered = bool(match.state.covered >> (number - 1) & 1)
                place = texts.say("en", f"{PREFIX}spot-{number}") if covered else f"{number}"
                seen[covered] += 1
                # The number that the Eminence prefers is printed on its solo tile.
                if not text.message.endswith("-prefers"):
                    assert place in speak(text, "en")
        choice = random.choice(match.choices)
        match.take(choice.seat, random.randrange(len(choice.options)))
    assert min(seen.values()) > 500
