"""The command line: what it prints and how it ends."""

import json
from pathlib import Path

import pytest

from spieltisch.cli import main
from spieltisch.tables.match import Match
from tests import auction


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


def test_without_a_command_it_shows_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys)
    assert code == 0
    assert "simulate" in out


def test_games_lists_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert "auction: 2, 3, 4 seats" in run(capsys, "games")[1]
    listed = json.loads(run(capsys, "games", "--json")[1])
    options = next(game["options"] for game in listed if game["game"] == "auction")
    assert options == [
        {"name": "order", "values": ["together", "in-turn"], "default": "together", "seats": []}
    ]


def test_simulate_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", "auction", "--seats", "3", "--games", "20", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["game"] == "auction"
    assert told["seats"] == 3
    assert told["games"] == 20
    assert told["decisions"] == 20 * 6  # the last card is no decision
    assert sum(told["seat_win_rates"]) == pytest.approx(1, abs=0.01)
    assert set(told) >= {"seconds", "decisions_per_second", "games_per_second", "mean_scores"}
    assert told["turns_per_seat"] == [0, 0, 0]


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (
        json.loads(run(capsys, "simulate", "auction", "--games", "9", "--json")[1]) for _ in "ab"
    )
    assert first["mean_scores"] == second["mean_scores"]


def test_simulate_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(
        capsys, "simulate", "auction", "--bots", "random,random", "--option", "order=in-turn"
    )[1]
    assert "100 games of auction with 2 seats" in out
    assert "win rate" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "chess"], "there is no game 'chess'; there are: boonlake, burgundy"),
        (["simulate", "auction", "--seats", "9"], "played by 2, 3, 4, not by 9"),
        (["simulate", "auction", "--option", "order"], "takes NAME=VALUE"),
        (["simulate", "auction", "--option", "order=up"], "it can be: together, in-turn"),
        (["simulate", "auction", "--bots", "genius"], "no bot 'genius'; there are: random"),
        (["simulate", "auction", "--bots", "no.such:Bot"], "cannot load the bot"),
        (["simulate", "auction", "--bots", "json:JSONDecoder"], "is not a Bot"),
        (["simulate", "auction", "--bots", "random,random,random", "--seats", "2"], "name one bot"),
        (["replay", "missing.jsonl"], "cannot read missing.jsonl"),
    ],
)
def test_wrong_use_says_what_to_do(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert said in err


@pytest.mark.parametrize(
    "arguments", [["nonsense"], ["simulate"], ["simulate", "auction", "--games", "0"]]
)
def test_wrong_words_end_with_two(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2


def a_record(folder: Path) -> tuple[Match, str]:
    match = Match(auction.make(), 2, seed=3)
    while not match.over:
        match.take(match.choices[0].seat, 0)
    path = folder / "game.jsonl"
    match.record.save(path)
    return match, str(path)


def test_replay_tells_the_same_end(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match, path = a_record(tmp_path)
    told = json.loads(run(capsys, "replay", path, "--json")[1])
    assert told["hash"] == match.digest()
    assert told["scores"] == match.scores
    assert json.loads(run(capsys, "replay", path, "--until", "2", "--json")[1])["moves"] == 2


def test_a_broken_record_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    _, path = a_record(tmp_path)
    Path(path).write_text(Path(path).read_text().replace("bid", "buy", 1))
    code, _, err = run(capsys, "replay", path)
    assert code == 2
    assert "move 1: 'buy' is no move of auction" in err
    assert "seat 0 cannot 'buy" in err


def test_perft_counts(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(run(capsys, "perft", "auction", "--depth", "2", "--json")[1])
    assert told["counts"] == [6, 18]  # two seats, either may bid first
    assert run(capsys, "perft", "auction", "--depth", "1")[1].split() == ["1", "6"]
