"""Tables to draw: matches after some random moves, and a voice for them."""

from random import Random
from typing import Any

from spieltisch import draw, games
from spieltisch.kernel import engine
from spieltisch.kernel.game import Game, Setup
from spieltisch.tables.match import Match, OpenChoice, Preview, standing_choices
from spieltisch.tables.speech import voice_of
from tests import auction

assert auction.PAGE.exists(), "importing it makes the game known"


def voice(seats: int, language: str = "en") -> draw.Voice:
    """A voice in which seats are called by their numbers."""
    return voice_of(language, seats=seats)


def play(match: Match, moves: int, random: Random) -> None:
    """Let everybody make random moves."""
    for _move in range(moves):
        if not match.over:
            choice = random.choice(match.choices)
            match.take(choice.seat, random.randrange(len(choice.options)))


def match_after(game: str, seats: int, moves: int, seed: int = 1, **options: str) -> Match:
    """A match after some random moves."""
    match = Match(games.load(game), seats, seed, options)
    play(match, moves, Random(seed))
    return match


class Position:
    """A state to look at, as if it were a match: for copies in which the hidden is redrawn."""

    def __init__(self, match: Match, state: Any) -> None:
        self.game: Game[Any] = match.game
        self.setup: Setup = match.setup
        self.state = state
        self.match = match

    @property
    def standing(self) -> list[OpenChoice]:
        return standing_choices(self.game, self.state)

    @property
    def choices(self) -> list[OpenChoice]:
        return [
            OpenChoice(
                self.game,
                self.state,
                choice,
                engine.options_at(self.state, engine.branch_of(self.state, choice.seat)),
            )
            for choice in engine.waiting(self.state)
        ]

    def view(self, seat: int) -> dict[str, Any]:
        return {**self.match.view(seat), "table": self.game.view(self.state, seat)}

    def undoable(self, seat: int) -> int:
        return self.match.undoable(seat)

    def preview(self, seat: int, which: int) -> Preview:
        return self.match.preview(seat, which)
