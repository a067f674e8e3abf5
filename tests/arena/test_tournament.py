"""Tournaments: fair, repeatable, resumable, and honest about faults."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tests.auction  # noqa: F401
from spieltisch.arena.play import Terms
from spieltisch.arena.tournament import Tournament, play_chunk, run_here, run_in_processes
from spieltisch.bots import Bot, Sight
from spieltisch.kernel.errors import BadSetup
from spieltisch.tables.replay import replay


class Flaky(Bot):
    """Crashes in every second decision."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.asked = 0

    def choose(self, sight: Sight) -> int:
        self.asked += 1
        if self.asked % 2:
            raise RuntimeError("no")
        return 0


FLAKY = f"{__name__}:Flaky"


def figures(tournament: Tournament) -> list[Any]:
    """What must repeat: everything but the time it took."""
    return [
        [outcome.number, outcome.bots, outcome.scores, outcome.sheets]
        for outcome in tournament.standing().outcomes
    ]


def run(terms: Terms, games: int, **more: Any) -> Tournament:
    tournament = Tournament(terms, games, **more)
    tournament.run(run_here)
    return tournament


def test_the_same_seed_gives_the_same_games() -> None:
    terms = Terms("auction", 2, ["novice", "expert@40"], seed=3)
    first = run(terms, 6)
    assert figures(run(terms, 6)) == figures(first)
    other = Terms("auction", 2, ["novice", "expert@40"], seed=4)
    assert figures(run(other, 6)) != figures(first)


def test_processes_play_the_same_games() -> None:
    terms = Terms("burgundy", 2, ["novice", "random"], seed=3)
    spread = Tournament(terms, 4)
    spread.run(run_in_processes(2))
    assert figures(spread) == figures(run(terms, 4))


def test_seatings_of_a_block_see_the_same_dice() -> None:
    terms = Terms("burgundy", 2, ["novice", "regular"], seed=1)
    tournament = run(terms, 2)
    standing = tournament.standing().plain()
    assert standing["games"] == 2
    assert tournament.outcomes[0].block == tournament.outcomes[1].block
    assert tournament.outcomes[0].bots == [0, 1]
    assert tournament.outcomes[1].bots == [1, 0]
    for row in standing["standing"]:
        assert sum(row["sources"].values()) == pytest.approx(row["mean_score"], abs=0.1)


def test_a_tournament_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "finished.jsonl"
    terms = Terms("auction", 2, ["novice", "random"], seed=3)
    whole = run(terms, 8)
    run(terms, 4, checkpoint=file)
    with file.open("a") as cut:
        cut.write('{"number": 4, "blo')
    played: list[int] = []

    def watched(chunks: Any) -> Any:
        for chunk in chunks:
            played.extend(fixture.number for fixture in chunk[1])
            yield play_chunk(chunk)

    resumed = Tournament(terms, 8, checkpoint=file)
    resumed.run(watched)
    assert played == [4, 5, 6, 7]
    assert figures(resumed) == figures(whole)
    assert len(file.read_text().splitlines()) == 9
    with pytest.raises(BadSetup, match="another tournament"):
        Tournament(Terms("auction", 3, ["novice", "random"], seed=3), 8, checkpoint=file)


def test_faults_are_counted_and_the_games_are_finished() -> None:
    row = run(Terms("auction", 2, [FLAKY, "random"]), 4).standing().plain()["standing"][0]
    assert row["games"] == 4
    assert row["faults"] >= 4
    assert row["first_fault"] == "RuntimeError: no"


def test_records_can_be_played_again(tmp_path: Path) -> None:
    terms = Terms("auction", 3, ["novice"], records=str(tmp_path / "records"))
    outcome = run(terms, 1).outcomes[0]
    [path] = (tmp_path / "records").iterdir()
    assert replay(path).scores == outcome.scores


def test_it_stops_when_the_result_is_beyond_doubt() -> None:
    terms = Terms("burgundy", 2, ["regular", "random"])
    tournament = run(terms, 200, until_significant=True)
    assert 16 <= len(tournament.outcomes) < 60
    even = run(Terms("auction", 2, ["random", "random"]), 40, until_significant=True)
    assert len(even.outcomes) == 40


def test_a_standing_is_plain_data() -> None:
    standing = run(Terms("auction", 2, ["novice", "random", "regular"]), 12).standing()
    again = json.loads(json.dumps(standing.plain()))
    assert [row["bot"] for row in again["standing"]] == ["novice", "random", "regular"]
    assert sum(row["wins"] for row in again["standing"]) == pytest.approx(12)
    duel = next(d for d in again["duels"] if (d["bot"], d["against"]) == ("novice", "random"))
    assert duel["games"] == 4
