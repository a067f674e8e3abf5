"""Every kind of event has a caption and is seen, or it is said why not (`motions.toml`)."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spieltisch import draw, games, texts, titles
from spieltisch.draw.story import Finder, Places, Told
from spieltisch.kernel.events import EventKind, seen_by
from spieltisch.kernel.wording import event_text
from spieltisch.tables.match import Match
from tests.draw.tables import match_after, play, voice

MOTIONS: dict[str, Any] = tomllib.loads((Path(__file__).parent / "motions.toml").read_text("utf-8"))
EVERYTHING = dict.fromkeys(
    ("extra-tiles", "white-castles", "inns", "trade-routes", "shields"), "yes"
)
TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "burgundy": [(2, {}), (3, EVERYTHING), (1, {"duchies": "13a"})],
    "boonlake": [(3, {}), (1, {})],
}
POINTS = {"points", "vp"}
GAMES = pytest.mark.parametrize("game", TABLES)


def listed(game: str, *names: str) -> set[str]:
    parts = [MOTIONS[game].get(name, {}) for name in names]
    return {kind for part in parts for kind in part.get("kinds", part)}


def sample(match: Match, kind: EventKind, number: int) -> Told:
    """An event of a kind whose values are this number, as far as there are so many."""
    words = match.game.lexicon
    values = tuple(
        0 if field == "seat" else min(number, len(words[field]) - 1) if field in words else number
        for field in kind.fields
    )
    return Told(match.game, seen_by(0, kind, values))


def placed(game: str) -> set[str]:
    """The kinds of events that light a place on some board."""
    found: set[str] = set()
    places: Places = titles.part_of(game, "places")
    for seats, options in TABLES[game]:
        for moves in (40, 120):
            match, speaker = match_after(game, seats, moves, 1, **options), voice(seats)
            scene = draw.scene_of(match, 0, speaker)
            finder = Finder(draw.stage_of(match.game, match.setup, speaker), scene)
            for kind in match.game.event_kinds():
                if any(places.slots(sample(match, kind, number), finder) for number in range(64)):
                    found.add(kind.name)
    return found


@GAMES
def test_every_event_is_seen_or_it_is_said_why_not(game: str) -> None:
    kinds = {kind.name: kind for kind in games.load(game).event_kinds()}
    lit = placed(game)
    told = listed(game, "numbers", "pieces", "cards", "still")
    assert lit | told == set(kinds)
    assert not lit & told, "what lights up needs no other word"
    for name in listed(game, "numbers"):
        assert POINTS & set(kinds[name].fields), name


@GAMES
def test_every_event_has_a_caption_or_it_is_said_why_not(game: str) -> None:
    match = match_after(game, 2, 0)
    silent = {kind.name for kind in match.game.event_kinds() if not kind.logged}
    assert silent == listed(game, "silent")
    for language in texts.LANGUAGES:
        speaker = voice(2, language)
        for kind in match.game.event_kinds():
            if kind.logged:
                values = tuple(0 for _field in kind.fields)
                event = seen_by(0, kind, values)
                text = speaker.tell(event_text(match.game, event, (0, 0)), kind.name)
                assert text, kind.name
                assert text != kind.name, "words, not a name"


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [(game, *table) for game, tables in TABLES.items() for table in tables],
)
def test_where_pieces_are_said_to_change_they_do(
    game: str, seats: int, options: dict[str, str]
) -> None:
    match, random = match_after(game, seats, 0, 1, **options), Random(1)
    speaker, wanted = voice(seats), listed(game, "pieces")
    met: dict[str, bool] = {}
    before: list[Any] = []
    for _move in range(120):
        play(match, 1, random)
        pieces = draw.scene_of(match, 0, speaker)["pieces"]
        for name in {event.name for group in match.events(0, match.moves) for event in group}:
            if name in wanted:
                met[name] = met.get(name, False) or pieces != before
        before = pieces
    assert met, "such events happen"
    assert all(met.values()), met
