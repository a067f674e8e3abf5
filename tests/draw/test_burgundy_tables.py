"""Every table of The Castles of Burgundy is drawn: whole games with options drawn at random."""

import json
import re
from collections import Counter
from random import Random

import pytest

from spieltisch import draw, games, texts
from spieltisch.draw.burgundy.targets import GROUPS
from spieltisch.draw.scene import OWN, Scene
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.events import SPECTATOR
from spieltisch.kernel.game import ORDER
from spieltisch.tables.match import Match
from tests.draw.tables import Position, match_after, play, voice
from tests.draw.test_scenes import check
from tests.draw.test_stages import EVERYTHING

GAME = games.load("burgundy")
SETS = 5
BETWEEN = 11
"""Moves between two looks at a table."""
LISTED_ONLY = {
    *("end", "forgo", "mimic", "use-effect", "fill-colour", "count-points", "use-target"),
    *("count-crane", "emulate-later"),
}
"""Options that happen nowhere on the boards."""
HIDDEN = [
    (1, {"duchies": "13b", **EVERYTHING}),
    (3, {"duchies": "11", **EVERYTHING}),
    (4, {"duchies": "12b", **EVERYTHING}),
]


def drawn(seats: int, source: Random) -> dict[str, str]:
    """A random value for every option that these seats have."""
    return {
        option.name: source.choice(option.values)
        for option in GAME.options_for(seats)
        if option.name != ORDER.name
    }


def check_options(match: Match, seat: int, scene: Scene) -> None:
    """Every option is in words and, where there is a place for it, a target."""
    mine = [choice for choice in match.choices if choice.seat == seat]
    if not mine:
        assert scene["options"] == []
        return
    assert [line["notation"] for line in scene["options"]] == mine[0].notations
    own = next((one["id"] for one in scene["panels"] if one["role"] == OWN), "")
    for line, option in zip(scene["options"], mine[0].options, strict=True):
        assert line["text"] != line["notation"], "words are missing"
        assert line["group"]
        assert (option.verb in GROUPS) == (option.verb not in LISTED_ONLY - {"mimic"})
        assert bool(line["slots"]) == (option.verb not in LISTED_ONLY), line["notation"]
        assert len(set(line["slots"])) == len(line["slots"])
        if "space" in option.fields:
            space = getattr(option, "space")  # noqa: B009 - only some options have it
            assert f"{own}/space-{space}" in line["slots"]


def check_table(match: Match, seat: int, scene: Scene, language: str) -> None:
    stage = draw.stage_of(match.game, match.setup, voice(match.seats, language))
    check(match, stage, scene)
    check_options(match, seat, scene)
    assert scene["notes"] == [], "nothing is left to plain lists"
    panels = [panel["id"] for panel in scene["panels"]]
    assert len(set(panels)) == len(panels)
    assert all(piece["label"] for piece in scene["pieces"])
    assert all(readout["label"] for readout in scene["readouts"])
    twins = Counter(readout["slot"] for readout in scene["readouts"])
    assert set(twins.values()) <= {1}


@pytest.mark.slow
@pytest.mark.parametrize("number", range(SETS))
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_any_table_is_drawn_for_everybody(seats: int, number: int) -> None:
    """A failure tells its options and its seed."""
    seed = 100 * seats + number
    random = Random(seed)
    options = drawn(seats, random)
    language = texts.LANGUAGES[(seats + number) % len(texts.LANGUAGES)]
    match = Match(GAME, seats, seed, options)
    speaker = voice(seats, language)
    try:
        while True:
            for seat in (SPECTATOR, *range(seats)):
                check_table(match, seat, draw.scene_of(match, seat, speaker), language)
            if match.over:
                break
            play(match, BETWEEN, random)
    except Exception as fault:
        fault.add_note(f"{options}, seed {seed}, after {match.moves} moves")
        raise


def bare(scene: Scene) -> list[object]:
    """What lies where, without the question and without places in pixels."""
    pieces = sorted(str({**piece, "at": None}) for piece in scene["pieces"])
    readouts = sorted(map(str, scene["readouts"]))
    return [scene["panels"], pieces, readouts, scene["seats"], scene["status"]]


@pytest.mark.parametrize(("seats", "options"), HIDDEN)
def test_a_scene_is_made_of_the_view_alone(seats: int, options: dict[str, str]) -> None:
    match = match_after("burgundy", seats, 90, seed=1, **options)
    speaker = voice(seats)
    painter = draw.painter(match.game)
    for seat in (SPECTATOR, *range(seats)):
        scene = draw.scene_of(match, seat, speaker)
        told = json.loads(json.dumps(match.view(seat)))
        assert bare(painter.scene(told, None, speaker)) == bare(scene)
        for seed in range(2):
            copy = match.game.determinise(match.state, seat, Sampled(Random(seed)))
            assert draw.scene_of(Position(match, copy), seat, speaker) == scene


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_no_picture_is_drawn_twice(seats: int) -> None:
    for duchies in next(o for o in GAME.options_for(seats) if o.name == "duchies").values:
        setup = GAME.setup(seats, {"duchies": duchies, **EVERYTHING})
        stage = draw.stage_of(GAME, setup, voice(seats))
        twins = Counter(re.findall(r' id="([^"]+)"', stage["sprite"]))
        assert {name for name, count in twins.items() if count > 1} == set()
        names = [(term["name"], term["art"]) for term in stage["glossary"]]
        assert len(set(names)) == len(names)
