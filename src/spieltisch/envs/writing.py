"""What stands in observations, collected for one game or many and written down at once.

A game may bring a writer, which tells what the view of a seat says without making that view: it
reads the state itself, compiled. Tests hold it to what the reader of views writes, whole games
long; what is hidden it must not touch.
"""

from typing import Any

import numpy as np
from librt.strings import BytesWriter, write_f32_le, write_i64_le
from mypy_extensions import mypyc_attr

from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Choice, State
from spieltisch.kernel.game import Game
from spieltisch.kernel.wording import SEAT


def share(amount: float, usual: float) -> float:
    """A count without a greatest value, between 0 and 1: a half where it is as large as usual."""
    return amount / ((amount if amount >= 0.0 else -amount) + usual)


class Page:
    """What will stand in observations: numbers with their places, and blocks always the same.

    Most of an observation is empty, so only what is there is written down, as machine numbers, and
    all at once. `base` is where the observation begins that is written now.
    """

    def __init__(self) -> None:
        self.base = 0
        self.places = BytesWriter()
        self.amounts = BytesWriter()
        self.blocks: list[tuple[int, Any]] = []

    def mark(self, place: int) -> None:
        """Put a one somewhere."""
        write_i64_le(self.places, self.base + place)
        write_f32_le(self.amounts, 1.0)

    def mark_all(self, start: int, places: list[int]) -> None:
        """Put ones at places counted from a start."""
        first = self.base + start
        for place in places:
            write_i64_le(self.places, first + place)
            write_f32_le(self.amounts, 1.0)

    def write(self, place: int, amount: float) -> None:
        """Put a number somewhere; zeros are there already."""
        if amount != 0.0:
            write_i64_le(self.places, self.base + place)
            write_f32_le(self.amounts, amount)

    def write_all(self, start: int, amounts: list[float]) -> None:
        """Put numbers side by side."""
        place = start
        for amount in amounts:
            self.write(place, amount)
            place += 1

    def block(self, start: int, block: Any) -> None:
        """Put down what is always the same."""
        self.blocks.append((self.base + start, block))

    def mark_bits(self, start: int, bits: int) -> None:
        """A one for every bit that is set."""
        place = start
        while bits:
            if bits & 1:
                self.mark(place)
            bits >>= 1
            place += 1

    def fill(self, out: Any) -> None:
        """Write everything down, into zeros."""
        for start, block in self.blocks:
            out[start : start + block.size] = block
        places = np.frombuffer(self.places.getvalue(), "<i8")
        out[places] = np.frombuffer(self.amounts.getvalue(), "<f4")


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer:
    """Writes what the view of a seat says, straight from the state."""

    def write(self, state: Any, seat: int, page: Page) -> None:
        raise NotImplementedError


class CommonWriter(Writer):
    """Writes what every game shows: the question put to the seat, who decides, scores, turns."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        questions: dict[type[Choice[Any]], int],
        starts: dict[str, int],
    ) -> None:
        self.game = game
        self.seats = seats
        self.questions = questions
        self.at_asked = starts["asked"]
        self.at_values = starts["asked.values"]
        self.at_deciding = starts["deciding"]
        self.at_scores = starts["scores"]
        self.at_turns = starts["turns"]
        self.at_over = starts["over"]

    def write(self, state: State, seat: int, page: Page) -> None:
        seats = self.seats
        for choice in engine.waiting(state):
            page.mark(self.at_deciding + (choice.seat - seat) % seats)
            if choice.seat == seat:
                page.mark(self.at_asked + self.questions[type(choice)])
                place = self.at_values
                for name in choice.fields:
                    number: object = getattr(choice, name) if name != SEAT else None
                    if isinstance(number, int):
                        page.write(place, share(float(number), 10.0))
                        place += 1
        scores, turns = self.game.scores(state), state.turns
        for other in range(seats):
            place = (other - seat) % seats
            page.write(self.at_scores + place, share(float(scores[other]), 100.0))
            page.write(self.at_turns + place, share(float(turns[other]), 10.0))
        if state.over:
            page.mark(self.at_over)
