"""The flow of play: where steps get their chance from and tell what happens."""

from mypy_extensions import mypyc_attr

from spieltisch.kernel.chance import Chance
from spieltisch.kernel.events import EventKind, Listener
from spieltisch.kernel.piles import Pile


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow:
    """Handed to every step that runs. It knows nothing of the game's state.

    `outcomes` collects what chance told; `rolled` and `revealed` are the two seals a step can set.
    """

    def __init__(self, chance: Chance, listener: Listener | None = None) -> None:
        self.chance = chance
        self.listener = listener
        self.outcomes: list[int] = []
        self.rolled = False
        self.revealed = False

    def roll(self, sides: int) -> int:
        """Roll a die."""
        face = self.chance.roll(sides)
        self.rolled = True
        if self.listener is not None:
            self.outcomes.append(face)
        return face

    def draw(self, pile: Pile) -> int:
        """Draw one item from a pile that is not empty."""
        index = self.chance.pick(pile.items)
        self.rolled = True
        item = pile.take_at(index)
        if self.listener is not None:
            self.outcomes.append(item)
        return item

    def tell(self, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Say what happened; costs next to nothing when nobody listens."""
        if kind.reveals:
            self.revealed = True
        if self.listener is not None:
            self.listener.hear(kind, (a, b, c, d)[: len(kind.fields)])
