"""Every message of the screen exists in every language and is said somewhere."""

from collections.abc import Mapping
from random import Random

import pytest

from spieltisch import draw, texts
from spieltisch.draw import kept
from spieltisch.draw import voice as voices
from spieltisch.draw.boonlake import places as boonlake_places
from spieltisch.draw.boonlake import targets as boonlake
from spieltisch.draw.burgundy import targets as burgundy
from spieltisch.tables import speech
from tests.draw.tables import match_after, play, voice
from tests.draw.test_stages import EVERYTHING

PREFIX = "draw-"
# Tables at which between them everything is said.
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("burgundy", 3, {"extra-tiles": "yes"}),
    ("burgundy", 2, {"duchies": "11", **EVERYTHING}),
    ("burgundy", 4, {"duchies": "12a", **EVERYTHING}),
    ("burgundy", 1, {"duchies": "13a", "white-castles": "yes"}),
    ("boonlake", 3, {}),
    ("boonlake", 1, {}),
]
# What seldom happens by chance; test_burgundy_scenes makes it happen.
RARE = {f"draw-burgundy-{name}" for name in ("posts-owner", "joined", "post-joined", "emulates")}
RARE |= set(boonlake_places.PLACES.chapters.values())


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_message_is_missing_or_twice(language: str) -> None:
    assert sorted(texts.message_ids(language, PREFIX)) == sorted(
        set(texts.message_ids("en", PREFIX))
    )


@pytest.mark.slow
def test_no_message_is_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    say = texts.say

    def listen(language: str, message: str, values: Mapping[str, str | int] | None = None) -> str:
        said.add(message)
        return say(language, message, values)

    monkeypatch.setattr(texts, "say", listen)
    # What other tests have had said is said again.
    for keeper in (kept, voices, speech):
        keeper.forget()
    for game, seats, options in TABLES:
        match = match_after(game, seats, 0, seed=3, **options)
        speaker = voice(seats)
        random = Random(3)
        while not match.over:
            for seat in range(seats):
                draw.scene_of(match, seat, speaker)
            play(match, 2 if game == "boonlake" else 4, random)
        draw.scene_of(match, 0, speaker)
    said |= RARE
    # Headings of options that may not have come up in this game.
    for game, groups in (("burgundy", burgundy.GROUPS), ("boonlake", boonlake.GROUPS)):
        said |= {f"draw-{game}-group-{group}" for group in groups.values()}
    said |= {f"draw-burgundy-detail-{verb}" for verb in burgundy.BRIEF}
    assert sorted(set(texts.message_ids("en", PREFIX)) - said) == []
