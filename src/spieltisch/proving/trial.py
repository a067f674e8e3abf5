"""A trial: one random game under examination, and what several trials learn together."""

import random
from typing import Any

from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.chance import Seeded
from spieltisch.kernel.events import SPECTATOR
from spieltisch.kernel.game import Game, Setup
from spieltisch.kernel.record import Move
from spieltisch.kernel.wording import notation
from spieltisch.proving.broken import Broken, as_broken
from spieltisch.proving.play import Noted, record_of
from spieltisch.tables.match import Match
from spieltisch.tables.record_file import RecordFile

UNKNOWN = ""
UNASKED = 0.2
"""How often a seat does what it may do unasked, while it may."""


class Ledger:
    """What only many positions together can show.

    By seats, observer and owner of something hidden: how often a redraw was looked at, and how
    often it differed from the truth. `spoken` are texts that need not be spoken again.
    """

    def __init__(self) -> None:
        self.redraws: dict[tuple[int, int, int], int] = {}
        self.different: dict[tuple[int, int, int], int] = {}
        self.spoken: set[tuple[str, str]] = set()

    def note(self, key: tuple[int, int, int], different: bool) -> None:
        self.redraws[key] = self.redraws.get(key, 0) + 1
        self.different[key] = self.different.get(key, 0) + different


class Trial:
    """One random game: the match, how it got here, and the checks' own random source.

    `digests[n]` is the state's hash after n moves, or UNKNOWN where moves changed their order.
    `hiders` are the seats that hold, or have held, something which others may not know.
    """

    def __init__(self, game: Game[Any], setup: Setup, seed: int, ledger: Ledger) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.ledger = ledger
        self.player = random.Random(f"player {seed}")
        self.source = random.Random(f"checks {seed}")
        self.chance = Noted(Seeded(seed))
        self.begun: list[int] = []
        self.told: list[int] = []
        self.match: Match = self._begin()
        self.digests = [self.match.digest()]
        self.hiders: set[int] = set()
        self.event_kinds = {kind.name: kind for kind in game.event_kinds()}
        self.old_options: list[Option[Any]] = []
        self._listen()

    def _begin(self) -> Match:
        try:
            match = Match(
                self.game, self.setup.seats, options=self.setup.options, chance=self.chance
            )
        except Exception as fault:
            broken = as_broken(fault, "set-up")
            broken.record = record_of(self.game, self.setup, self.chance.notes, [])
            raise broken from fault
        self.begun = self.told = self.chance.notes
        return match

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def digest(self) -> str:
        """The hash that the state had when its last move was made, and must still have."""
        return self.digests[-1]

    @property
    def hides(self) -> bool:
        """Whether there is anything to hide: a game that redraws nothing says no."""
        return type(self.game).determinise is not Game.determinise

    def changed(self) -> bool:
        """Whether something has changed the state since."""
        return self.match.digest() != self.digest

    def choose(self) -> tuple[int, Option[Any]]:
        """A random move for a random one of the deciders; now and then what nobody asks for."""
        standing = self.match.standing
        unasked = standing and self.player.random() < UNASKED
        choice = self.player.choice(standing if unasked else self.match.choices)
        return choice.seat, self.player.choice(choice.options)

    def probes(self, most: int = 2) -> list[tuple[int, Option[Any]]]:
        """A few random moves that could be made now, for the checks to try on copies."""
        moves = [
            (choice.seat, option) for choice in self.match.choices for option in choice.options
        ]
        return self.source.sample(moves, min(most, len(moves)))

    def take(self, seat: int, option: Option[Any]) -> None:
        """Make a move in the match."""
        word = notation(self.game, option)
        self.chance.begin()
        try:
            self.match.take(seat, word if self.player.random() < 0.5 else option)
        except Exception as fault:
            raise as_broken(fault, f"{word!r}", [Move(seat, word, self.chance.notes)]) from fault
        self.told = self.chance.notes
        self.digests.append(self.match.digest())
        self.old_options.append(option)
        self._listen()

    def _listen(self) -> None:
        for heard in self.match.events(SPECTATOR, since=self.match.moves):
            self.hiders.update(
                owner
                for event in heard
                if event.masked and (owner := next(iter(event.values.values()))) is not None
            )

    def record(self, more: list[Move]) -> RecordFile:
        """The game so far, with moves that led on to a fault."""
        whole = self.match.record
        whole.moves.extend(more)
        return whole

    def deciders(self) -> list[int]:
        return engine.deciders(self.state)


def broken_record(fault: Broken, trial: Trial | None) -> RecordFile | None:
    """The record that leads to a fault."""
    if fault.record is not None or trial is None:
        return fault.record
    return trial.record(fault.moves)
