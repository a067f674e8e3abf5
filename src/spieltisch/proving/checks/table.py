"""What lies on the table: pieces, coins and points add up; the state holds what it may hold."""

import random
from types import FunctionType, ModuleType

from spieltisch.kernel.chance import Chance, Seeded
from spieltisch.kernel.events import Listener
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.values import dump
from spieltisch.proving.broken import expect
from spieltisch.proving.checks.copies import attribute_names
from spieltisch.proving.play import make_move, notations, seats_and_spectator, steps_of
from spieltisch.proving.trial import Trial

SEEDS = {"seed", "rng"}


def looking(trial: Trial) -> None:
    """Whoever looks at a state, counts it or asks for options changes nothing."""
    state, game = trial.state, trial.game
    for seat in seats_and_spectator(state):
        trial.match.view(seat)
    notations(game, state)
    for count in (game.audit, game.scores, game.recount, game.score_sheet):
        count(state)
    expect(not trial.changed(), "looking", "to look at the state has changed it")


def audit(trial: Trial) -> None:
    """Pieces and coins are neither made nor lost."""
    wrong = trial.game.audit(trial.state)
    expect(not wrong, "audit", "; ".join(wrong))


def scores(trial: Trial) -> None:
    """Every seat has its points, its turns and a sheet that adds up; recounting gives the same."""
    game, state, seats = trial.game, trial.state, trial.setup.seats
    points = game.scores(state)
    expect(len(points) == seats, "scores", f"{len(points)} scores for {seats} seats")
    expect(len(state.turns) == seats, "scores", f"{len(state.turns)} turns for {seats} seats")
    again = game.recount(state)
    expect(
        again in (None, points), "recount", f"the table is worth {again}, the scores say {points}"
    )
    sheet = game.score_sheet(state)
    sums = [sum(sources.values()) for sources in sheet]
    expect(sums == points, "score-sheet", f"the sheet adds up to {sums}, the scores say {points}")
    named = {source for sources in sheet for source in sources}
    unknown = sorted(named - set(game.score_sources)) if game.score_sources else []
    expect(not unknown, "score-sheet", f"{unknown} are not among the game's score sources")


def order(trial: Trial) -> None:
    """A table that plays in turn never asks two seats at once."""
    state = trial.state
    expect(state.seats == trial.setup.seats, "order", f"the state has {state.seats} seats")
    expect(
        state.in_turn == trial.setup.in_turn,
        "order",
        f"the state's in_turn is {state.in_turn}, the table's {trial.setup.in_turn}",
    )
    expect(not (trial.setup.in_turn and state.branches), "order", "in turn, yet a fork is open")


def ending(trial: Trial) -> None:
    """A finished game has winners among its seats; alone, one may lose to the rules."""
    if trial.match.over:
        winners, seats = trial.match.winners, trial.setup.seats
        valid = (bool(winners) or seats == 1) and set(winners) <= set(range(seats))
        expect(valid, "ending", f"the game is over and won by {winners}")


def no_seed(trial: Trial) -> None:
    """No random source and no seed in a state: who holds it would know the future."""
    _search(trial.state, "state", set())


def _search(thing: object, path: str, visited: set[int]) -> None:
    if thing is None or isinstance(thing, int | str | type | ModuleType | FunctionType):
        return
    if id(thing) in visited:
        return
    visited.add(id(thing))
    random_source = isinstance(thing, random.Random | Chance)
    expect(not random_source, "no-seed", f"{path} is a random source")
    for name, part in _parts(thing):
        expect(name not in SEEDS, "no-seed", f"{path}.{name} sounds like a seed")
        _search(part, f"{path}.{name}", visited)


def _parts(thing: object) -> list[tuple[str, object]]:
    if isinstance(thing, dict):
        return [(str(key), value) for key, value in thing.items()]
    if isinstance(thing, list | tuple | set | frozenset):
        return [(str(index), item) for index, item in enumerate(thing)]
    return [(name, getattr(thing, name, None)) for name in attribute_names(thing)]


def steps_unchanged(trial: Trial) -> None:
    """Steps and options are values: play puts new ones on the agenda and changes none."""
    for seat, option in trial.probes():
        state = trial.state.clone()
        held = [*steps_of(state), option]
        before = [dump(value) for value in held]
        flow = Flow(Seeded(trial.source.getrandbits(32)), Listener())
        make_move(trial.game, state, seat, option, flow)
        for value, plain in zip(held, before, strict=True):
            expect(dump(value) == plain, "steps-unchanged", f"play changed {plain} to {value!r}")
    expect(not trial.changed(), "clone-apart", "play on a clone changed the original")


def repeatable(trial: Trial) -> None:
    """The same move with the same luck does the same: all luck is asked of the chance source."""
    for seat, option in trial.probes():
        number = trial.source.getrandbits(32)
        ends: list[tuple[str, object]] = []
        for _time in range(2):
            state, listener = trial.state.clone(), Listener()
            move = make_move(trial.game, state, seat, option, Flow(Seeded(number), listener))
            ends.append((state.digest(), listener.heard))
        expect(ends[0] == ends[1], "repeatable", f"{move.move!r} comes out differently each time")


def honest_luck(trial: Trial) -> None:
    """What comes out of a pile is what chance picked, and all luck goes into the record."""
    moves = trial.match.record.moves
    recorded = moves[-1].chance if moves else trial.match.record.chance
    expect(
        len(recorded) == len(trial.told),
        "luck-recorded",
        f"chance was asked {len(trial.told)} times, the record knows of {len(recorded)}",
    )
    expect(
        recorded == trial.told,
        "fair-piles",
        f"chance picked {trial.told[:20]}, the piles gave {recorded[:20]}",
    )
