"""Training a net repeats, goes on where it was stopped, learns, and lets only better ones pass."""

import json
from array import array
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import tests.auction  # noqa: F401
from spieltisch.arena import schooling
from spieltisch.arena.fitting import Rows, fit
from spieltisch.arena.play import Outcome
from spieltisch.arena.schooling import School, play_here, play_in_processes
from spieltisch.arena.selfplay import Lesson, Selfplay, Shown, Task
from spieltisch.arena.tournament import Chunk, Runner
from spieltisch.bots.net import Net, Sparse
from spieltisch.cli import main
from spieltisch.kernel.errors import BadSetup


def lesson(seed: int = 1, generations: int = 1) -> Lesson:
    """As short as can be."""
    return Lesson("burgundy", [2], 3, generations, seed, {}, width=1, gate=2, effort=1)


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schooling, "CHUNK", 2)


def won_by(winner: int) -> Runner:
    """A gate without games: the same bot wins them all."""

    def run(chunks: Iterable[Chunk]) -> Iterator[list[Outcome]]:
        for _terms, fixtures in chunks:
            yield [outcome(fixture.number, fixture.bots, winner) for fixture in fixtures]

    return run


def outcome(number: int, bots: tuple[int, ...], winner: int) -> Outcome:
    nothing = {name: [1, 1] for name in ("turns", "decisions", "seconds", "slowest")}
    scores = [10 if bot == winner else 5 for bot in bots]
    rest: dict[str, Any] = {"sheets": [{}, {}], "faults": [[], []], **nothing}
    told = {"number": number, "block": number // 2, "bots": list(bots), "scores": scores}
    return Outcome({**told, "winners": [bots.index(winner)], **rest})


def school(
    folder: Path, taught: Lesson, selfplay: Selfplay = play_here, gate: Runner | None = None
) -> list[str]:
    said: list[str] = []
    School(taught, folder, selfplay, gate or won_by(0)).run(said.append)
    return said


def net_in(folder: Path, generation: int = 0) -> str:
    made = json.loads((folder / f"generation-{generation}" / "net.json").read_text("utf-8"))
    return str(made["net"])


def test_the_same_lesson_gives_the_same_net(tmp_path: Path) -> None:
    school(tmp_path / "one", lesson())
    school(tmp_path / "two", lesson(), play_in_processes(2))
    school(tmp_path / "other", lesson(seed=2))
    assert net_in(tmp_path / "one") == net_in(tmp_path / "two")
    assert net_in(tmp_path / "one") != net_in(tmp_path / "other")


def test_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    school(tmp_path, lesson())
    before = net_in(tmp_path)
    place = tmp_path / "generation-0"
    kept, lost = sorted(place.glob("games-*"))
    (place / "net.json").unlink()
    lost.unlink()
    played: list[int] = []

    def watched(tasks: Iterable[Task]) -> Iterator[Shown]:
        for task in tasks:
            played.extend(task[3])
            yield from play_here([task])

    stamp = kept.stat().st_mtime_ns
    school(tmp_path, lesson(), watched)
    assert played == [2], "what is there is not played again"
    assert kept.stat().st_mtime_ns == stamp
    assert net_in(tmp_path) == before
    with pytest.raises(BadSetup, match="another lesson"):
        school(tmp_path, lesson(seed=2))


def test_later_generations_may_be_shorter(tmp_path: Path) -> None:
    taught = Lesson("burgundy", [2], 3, 2, 1, {}, width=1, gate=2, effort=1, later=1)
    played: list[tuple[int, int]] = []

    def watched(tasks: Iterable[Task]) -> Iterator[Shown]:
        for task in tasks:
            played.extend((task[2], number) for number in task[3])
            yield from pretend([task])

    school(tmp_path, taught, watched)
    assert played == [(0, 0), (0, 1), (0, 2), (1, 0)]


def test_only_a_net_that_wins_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    told = school(tmp_path / "lost", lesson(), pretend, won_by(1))
    assert told[-1] == "generation 0: won 0.0%, failed"
    assert not (tmp_path / "lost" / "best.json").exists()
    told = school(tmp_path / "won", lesson(), pretend, won_by(0))
    assert told[-1] == "generation 0: won 100.0%, passed"
    best = (tmp_path / "won" / "best.json").read_text("utf-8")
    assert json.loads(best)["net"] == net_in(tmp_path / "won")
    # The next generation plays with it, and stays behind if it fails.
    more = lesson(generations=2)
    first, second = tmp_path / "first", tmp_path / "second"
    school(first, more, pretend, won_by(0))
    assert json.loads((first / "best.json").read_text("utf-8"))["generation"] == 1
    header = json.loads((first / "generation-1" / "gate.jsonl").read_text("utf-8").split("\n")[0])
    assert "generation-0" in header["tournament"]["bots"][1]

    def first_only(chunks: Iterable[Chunk]) -> Iterator[list[Outcome]]:
        for chunk in chunks:
            yield from won_by(int("none" not in chunk[0].bots[1]))([chunk])

    school(second, more, pretend, first_only)
    assert json.loads((second / "best.json").read_text("utf-8"))["generation"] == 0


def test_a_game_without_features_cannot_be_taught(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="auction has no features"):
        School(Lesson("auction", [2], 1, 1, 1, {}), tmp_path, play_here, won_by(0))


def test_the_command_learns_a_net(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = ["train", "burgundy", "--net", str(tmp_path), "--games", "2", "--generations", "1"]
    assert main([*told, "--gate", "2", "--effort", "5", "--jobs", "1"]) == 0
    assert "generation 0: won" in capsys.readouterr().out
    assert (tmp_path / "generation-0" / "net.json").exists()


STATES = 12


def pretend(tasks: Iterable[Task]) -> Iterator[Shown]:
    """Games that nobody has played."""
    for _lesson, _net, generation, numbers in tasks:
        yield made_up(len(numbers), generation)


def made_up(games: int, seed: int) -> Shown:
    """Games whose scores are the hand-made value and what two features bring together."""
    rng = Random(seed)
    shown = Shown()
    for _game in range(games):
        held = [[rng.random() < 0.5 for _feature in range(4)] for _seat in range(2)]
        shown.seats.append(2)
        shown.states.append(STATES)
        for seat in range(2):
            shown.scores.append(100 + 30 * (held[seat][0] and held[seat][1]))
        for _state in range(STATES):
            for seat in range(2):
                shown.counts.append(sum(held[seat]))
                shown.at.extend(at for at in range(4) if held[seat][at])
                shown.of.extend([1.0] * sum(held[seat]))
                shown.bases.append(100)
    return shown


def test_a_net_learns_what_features_bring_together() -> None:
    numbers, learned = fit([made_up(2000, seed=1)], 4, seed=1)
    errors = learned["errors"]
    assert errors["hand-made"] > errors["ridge"] > 2 * errors["epoch 8"]
    both, one = Sparse(), Sparse()
    both.put(0, 1.0)
    both.put(1, 1.0)
    one.put(0, 1.0)
    net = Net(4, numbers)
    assert net.value(both) == pytest.approx(30, abs=4)
    assert net.value(one) == pytest.approx(0, abs=4)


def test_aims_lie_between_the_next_judgement_and_the_end() -> None:
    shown = made_up(1, seed=1)
    shown.scores = array("f", [200.0, 100.0])
    rows = Rows([shown], 4)
    aims = rows.aims(np.arange(2 * STATES, dtype=np.float32))
    # Two seats: a step is half a turn.
    further = 0.75**0.5
    last = 2 * (STATES - 1)
    before = (1 - further) * last + further * 200
    earlier = (1 - further) * (last - 2) + further * before
    assert aims[[last, last - 2, last - 4]] == pytest.approx([200, before, earlier])
    assert aims[last + 1] == 100
