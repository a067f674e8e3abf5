"""Records and tournaments say who sat where; who has never lost gets no certainty from it."""

import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spieltisch.arena.intervals import wilson
from spieltisch.arena.play import Outcome, Terms, play_fixture
from spieltisch.arena.schedule import Schedule, usual_seats
from spieltisch.arena.standing import Standing
from spieltisch.bots import Bot, Sight, load_bot
from spieltisch.bots.learned import OWN_WEIGHTS
from spieltisch.bots.players import player_of, players_in, weights_hash
from spieltisch.cli.main import main
from spieltisch.games import load
from spieltisch.kernel.errors import BadSetup
from spieltisch.tables.record_file import load_record
from spieltisch.version import __version__


class Own(Bot):
    version = "7"

    def choose(self, sight: Sight) -> int:
        return 0


def test_a_player_is_told_by_level_effort_version_and_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = {"version": __version__}
    assert player_of("novice", "burgundy") == {"bot": "novice", "level": "novice", **here}
    expert = player_of("expert@200", "burgundy")
    assert expert == {"bot": "expert@200", "level": "expert", "effort": "200", **here}
    assert player_of("expert", "burgundy")["effort"] == "1s"
    own = player_of(f"{__name__}:Own", "burgundy")
    assert (own["level"], own["version"]) == ("", "7")
    shipped = player_of("master@0.5s", "burgundy")
    assert (shipped["effort"], shipped["weights"]) == ("0.5s", weights_hash("burgundy"))
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    monkeypatch.setenv(OWN_WEIGHTS, str(tmp_path / "other.json"))
    assert player_of("master", "burgundy")["weights"] != shipped["weights"]


def test_a_bot_of_ones_own_is_found_where_one_stands_and_brings_what_it_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bot_where_one_stands.py").write_text(
        "from spieltisch.bots import Bot\n"
        "class Learner(Bot):\n"
        "    def __init__(self, rng, net):\n"
        "        super().__init__(rng)\n"
        "        self.net = net\n"
    )
    (tmp_path / "learned.npz").write_bytes(b"weights")
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    monkeypatch.chdir(tmp_path)
    spec = "bot_where_one_stands:Learner=learned.npz"
    bot: Any = load_bot(spec)(Random(1))
    assert bot.net == "learned.npz"
    about = player_of(spec, "burgundy")
    assert about["weights"] == hashlib.sha256(b"weights").hexdigest()[:16]
    with pytest.raises(BadSetup, match="cannot load the bot"):
        load_bot("bot_that_is_nowhere:Learner")


def test_records_of_the_arena_say_who_sat_where(tmp_path: Path) -> None:
    terms = Terms("burgundy", 2, ["random", "novice"], records=str(tmp_path))
    schedule = Schedule(2, 2, 1)
    for number in range(2):
        outcome = play_fixture(terms, schedule.fixture(number))
        record = load_record(tmp_path / f"burgundy-{number:06}.jsonl")
        sat = [player["bot"] for player in players_in(record)]
        assert sat == [terms.bots[bot] for bot in outcome.bots]


def test_a_standing_says_with_what_it_was_made(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "burgundy", "--bots", "random,novice", "--games", "2", "--jobs", "1"]
    assert main([*line, "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    game = load("burgundy")
    assert (plain["engine"], plain["pack_hash"]) == (__version__, game.pack_hash)
    assert [player["bot"] for player in plain["players"]] == ["random", "novice"]


def sweep(games: int) -> Standing:
    """A standing in which the first of two bots has won every game."""
    outcomes = []
    for number in range(games):
        outcomes.append(
            Outcome(
                {
                    "number": number,
                    "block": number // 2,
                    "bots": [0, 1],
                    "scores": [10, 5],
                    "winners": [0],
                    "sheets": [{}, {}],
                    "turns": [1, 1],
                    "decisions": [1, 1],
                    "seconds": [0.0, 0.0],
                    "slowest": [0.0, 0.0],
                    "faults": [[], []],
                }
            )
        )
    return Standing(Terms("burgundy", 2, ["novice", "random"]), outcomes)


def test_ratings_after_a_clean_sweep_keep_an_honest_interval() -> None:
    widths = []
    for games in (20, 200):
        (rating, low, high), _other = sweep(games).ratings()
        assert low < rating <= high
        assert high - low > 50
        widths.append(low)
        # As far as the interval of the plain rate reaches, give or take.
        worst = 10 ** (2 * low / 400) / (1 + 10 ** (2 * low / 400))
        assert wilson(games, games)[0] - 0.1 < worst < 1
    assert widths[1] > widths[0], "more games, more certainty"


def test_nobody_plays_alone_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert usual_seats(load("boonlake")) == 2
    assert main(["simulate", "boonlake", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == 2
