"""OpenSpiel's searches and readers of words play whole games as agents, and repeat."""

from random import Random
from typing import Any

import pytest

from examples.openspiel_search import PlayedOut, Search
from examples.text_agent import Scripted
from spieltisch.arena import benchmark
from spieltisch.arena.tournament import run_here
from spieltisch.bots import Sight, load_bot
from spieltisch.envs.playing import Play
from spieltisch.envs.reader import Reader
from spieltisch.envs.text import NotUnderstood
from spieltisch.kernel.errors import BadSetup
from tests.envs.positions import table, wander

GAMES = ["boonlake", "burgundy"]


def sights(game: str, count: int) -> list[Sight]:
    """Decisions of a game between Novices, evenly spread."""
    found: list[Sight] = []
    for number, play in enumerate(wander(table(game, 2), seed=4, level="novice")):
        if number % 30 == 10 and len(play.options) > 2 and len(found) < count:
            found.append(sight_of(play))
    return found


def sight_of(play: Play) -> Sight:
    return Sight(play.game, play.state.clone(), play.seat, list(play.options))


@pytest.mark.parametrize("game", GAMES)
def test_a_search_names_an_option_and_repeats(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("examples.openspiel_search.SIMULATIONS", 6)
    for sight in sights(game, 2):
        first, again = (Search(Random(3)).choose(sight) for _time in range(2))
        assert first == again
        assert 0 <= first < len(sight.options)


def test_a_search_takes_what_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worth of positions decides: whoever thinks the world of one option takes it."""
    monkeypatch.setattr("examples.openspiel_search.SIMULATIONS", 40)
    (sight,) = sights("burgundy", 1)
    wanted = len(sight.options) - 1

    def evaluate(self: PlayedOut, state: Any) -> list[float]:
        sign = 1.0 if state.history()[:1] == [chosen] else -1.0
        ahead = [sign, -sign]
        return ahead if sight.seat == 0 else ahead[::-1]

    chosen = next(
        number
        for number, option in table("burgundy", 2).actions.legal(sight.options).items()
        if option == sight.options[wanted]
    )
    monkeypatch.setattr(PlayedOut, "evaluate", evaluate)
    assert Search(Random(2)).choose(sight) == wanted


@pytest.mark.parametrize("game", GAMES)
def test_the_scripted_reader_plays_the_benchmark(game: str) -> None:
    task = benchmark.task_of(f"{game}-solo-v1")
    document = benchmark.run("examples.text_agent:Scripted", task, run_here, 1)
    assert document["results"][0]["faults"] == 0
    assert document["results"][0]["decisions"] > 20


class Confused(Reader):
    """Understands at the second attempt what is wanted, or never."""

    hopeless = False

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.heard: list[str] = []

    def reply(self, prompt: str) -> str:
        self.heard.append(prompt)
        return "-2" if len(self.heard) < 2 or self.hopeless else "**ANSWER: 2**"


def test_a_reader_is_asked_again_with_the_reason() -> None:
    (sight,) = sights("burgundy", 1)
    reader = Confused(Random(1))
    index = reader.choose(sight)
    scripted = Scripted(Random(1))
    assert 0 <= scripted.choose(sight) < len(sight.options)
    assert len(reader.heard) == 2
    assert "“-2” is not one of the numbers" in reader.heard[1]
    assert 0 <= index < len(sight.options)
    reader.hopeless = True
    with pytest.raises(NotUnderstood):
        reader.choose(sight)
    assert len(reader.heard) == 5


def test_a_reader_sees_nothing_that_is_hidden() -> None:
    """What it is told is the same whatever the others hold."""
    play = next(p for p in wander(table("boonlake", 2), seed=6) if p.state.players[1].hand)
    heard = []
    for seed in range(3):
        reader = Confused(Random(seed))
        reader.choose(sight_of(play))
        heard.append(reader.heard[0])
    assert heard[0] == heard[1] == heard[2]


def test_a_file_for_a_bot_that_takes_none() -> None:
    with pytest.raises(BadSetup, match="no argument net"):
        load_bot("examples.text_agent:Scripted=policy.npz")
    with pytest.raises(BadSetup, match="only a Master"):
        load_bot("regular=policy.npz")
