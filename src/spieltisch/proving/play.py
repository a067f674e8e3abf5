"""Random play with everything noted that is needed to play it again."""

import copy
import random
from typing import Any

from spieltisch import version
from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Option, State, Step
from spieltisch.kernel.chance import Chance, Sampled
from spieltisch.kernel.events import SPECTATOR, Listener
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game, Setup
from spieltisch.kernel.record import Header, Move
from spieltisch.kernel.values import canonical
from spieltisch.kernel.wording import notation
from spieltisch.proving.broken import as_broken
from spieltisch.tables.match import Match
from spieltisch.tables.record_file import RecordFile


class Noted(Chance):
    """Chance that remembers its answers, also those of a move that failed half-way.

    `picks` holds for each draw its place among the answers, the pile's list and its content.
    """

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.notes: list[int] = []
        self.picks: list[tuple[int, int, list[int]]] = []

    def begin(self) -> None:
        """Forget the answers so far: a new move begins."""
        self.notes = []
        self.picks = []

    def __reduce__(self) -> tuple[Any, ...]:
        return (Noted, (self.source,), {"notes": self.notes, "picks": self.picks})

    def roll(self, sides: int) -> int:
        face = self.source.roll(sides)
        self.notes.append(face)
        return face

    def pick(self, items: list[int]) -> int:
        index = self.source.pick(items)
        self.picks.append((len(self.notes), id(items), items[:]))
        self.notes.append(items[index])
        return index

    def mark(self) -> int:
        return self.source.mark()

    def back_to(self, mark: int) -> None:
        self.source.back_to(mark)


class Deaf(Listener):
    """Makes a flow note its outcomes without keeping events."""

    def hear(self, kind: object, values: tuple[int, ...]) -> None:
        pass


def open_branches(state: State) -> list[int]:
    """The branches that wait for a seat, as the engine numbers them."""
    if not state.branches:
        return [0] if state.agenda else []
    return [index for index, branch in enumerate(state.branches) if branch]


def steps_of(state: State) -> list[Step[Any]]:
    """Every step that waits, on the agenda and on the branches of a fork."""
    return [*state.agenda, *(step for branch in state.branches for step in branch)]


def notations(game: Game[Any], state: State) -> dict[int, list[str]]:
    """By deciding seat, the notations of all its options in their order, enumerated afresh."""
    state.forget_offers()
    return {
        engine.choice_at(state, index).seat: [
            notation(game, option) for option in engine.options_at(state, index)
        ]
        for index in open_branches(state)
    }


def make_move(game: Game[Any], state: State, seat: int, option: Option[Any], flow: Flow) -> Move:
    """Carry an option out on a bare state; what fails says which move it was."""
    word = notation(game, option)
    try:
        engine.apply(state, seat, option, flow)
    except Exception as fault:
        raise as_broken(fault, f"{word!r}", [Move(seat, word, flow.outcomes)]) from fault
    return Move(seat, word, flow.outcomes)


def wander(game: Game[Any], state: State, source: random.Random, moves: int) -> list[Move]:
    """Play random moves on a bare state; tells those made."""
    made: list[Move] = []
    for _move in range(moves):
        branches = open_branches(state)
        if not branches:
            break
        index = source.choice(branches)
        seat = engine.choice_at(state, index).seat
        option = source.choice(engine.options_at(state, index))
        flow = Flow(Sampled(source), Deaf())
        try:
            made.append(make_move(game, state, seat, option, flow))
        except Exception as fault:
            broken = as_broken(fault, "play")
            broken.moves = [*made, *broken.moves]
            raise broken from fault
    return made


def seats_and_spectator(state: State) -> list[int]:
    """Everybody who may look on."""
    return [SPECTATOR, *range(state.seats)]


def in_world(match: Match, state: State) -> Match:
    """The same match as if this were its state: only for looking, not for playing."""
    other = copy.copy(match)
    other.state = state
    return other


def view_text(match: Match, state: State, seat: int) -> str:
    """Every byte that a seat may know of a state."""
    return canonical(in_world(match, state).view(seat))


def record_of(game: Game[Any], setup: Setup, begun: list[int], moves: list[Move]) -> RecordFile:
    """A record made by hand, for games that stopped where no match can stand."""
    header = Header(
        game.name,
        version.__version__,
        game.pack_name,
        game.pack_hash,
        setup.seats,
        setup.options,
        rules=game.rules,
    )
    return RecordFile(header, list(begun), moves)
