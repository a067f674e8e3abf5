"""Levels by name, their effort, and what each is able to see."""

import time
from random import Random

import pytest

from spieltisch import games
from spieltisch.arena.simulate import simulate
from spieltisch.bots import LEVELS, Bot, Sight, load_bot
from spieltisch.bots.craft import craft_for
from spieltisch.bots.effort import Effort, parse_effort
from spieltisch.bots.learned import parse
from spieltisch.bots.levels import Expert
from spieltisch.kernel.errors import BadSetup
from tests.bots.positions import positions, sight_of


class Last(Bot):
    """A bot of somebody else's."""

    def choose(self, sight: Sight) -> int:
        return len(sight.options) - 1


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_name(level: str) -> None:
    assert isinstance(load_bot(level)(Random(1)), Bot)


def test_bots_come_from_any_module() -> None:
    assert isinstance(load_bot(f"{__name__}:Last")(Random(1)), Last)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("grandmaster", "no bot 'grandmaster'; there are: random, novice"),
        ("nowhere:Bot", "cannot load"),
        (f"{__name__}:positions", "is not a Bot"),
        ("novice@5s", "does not take an effort"),
        ("expert@soon", "is no effort"),
        ("expert@0", "is no effort"),
    ],
)
def test_what_cannot_be_loaded_is_named(spec: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        load_bot(spec)


def test_effort_is_a_time_or_a_number_of_positions() -> None:
    assert parse_effort("0.5s").seconds == 0.5
    assert parse_effort("200ms").seconds == 0.2
    assert parse_effort("800").positions == 800
    bot = load_bot("expert@0.25s")(Random(1))
    assert isinstance(bot, Expert)
    assert bot.effort.seconds == 0.25
    default = load_bot("master", Effort(positions=7))(Random(1))
    assert isinstance(default, Expert)
    assert default.effort.positions == 7


@pytest.mark.parametrize("name", ["burgundy", "boonlake"])
def test_search_keeps_its_time(name: str) -> None:
    game, state, seat = next(positions(name, 2, seed=3, every=30))
    begun = time.process_time()
    load_bot("expert@50ms")(Random(1)).choose(sight_of(game, state, seat))
    # One pass over the options is always made. What other processes take is not counted.
    assert time.process_time() - begun < 5.0


@pytest.mark.parametrize("name", ["burgundy", "boonlake"])
def test_the_value_is_the_sum_of_named_terms(name: str) -> None:
    for game, state, seat in positions(name, 2, seed=6, every=70):
        craft = craft_for(game)
        terms = craft.terms(state, seat)
        assert len(terms) == len(craft.term_messages)
        assert craft.value(state, seat) == pytest.approx(sum(terms))
        assert 0 <= craft.rest_of_game(state) <= 1


def test_weights_for_other_terms_are_refused() -> None:
    game, _state, _seat = next(positions("burgundy", 2, seed=1, every=1))
    with pytest.raises(BadSetup, match="other terms"):
        parse(craft_for(game), '{"weights": [], "growth": [], "terms": ["one"]}')
    with pytest.raises(BadSetup, match="no weights"):
        parse(craft_for(game), "{}")


VARIANTS = [
    ("burgundy", 2, {"extra-tiles": "yes"}),
    ("burgundy", 2, {"white-castles": "yes", "duchies": "random"}),
    ("burgundy", 3, {"inns": "yes", "trade-routes": "yes"}),
    ("burgundy", 2, {"shields": "yes", "duchies": "11"}),
    ("burgundy", 4, {"duchies": "12a"}),
    ("burgundy", 1, {}),
    ("boonlake", 1, {"level": "medium"}),
    ("boonlake", 4, {"order": "in-turn"}),
]


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_every_variant_can_be_played(name: str, seats: int, options: dict[str, str]) -> None:
    game = games.load(name)
    tally = simulate(game, seats, [load_bot("regular")], 1, seed=1, options=options)
    assert tally.games == 1
    assert tally.score_sums[0] > 20
