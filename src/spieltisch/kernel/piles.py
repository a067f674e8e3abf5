"""Piles: multisets drawn on reveal. Nobody can peek at an order that does not exist yet."""

from bisect import insort
from typing import ClassVar

from mypy_extensions import mypyc_attr

from spieltisch.kernel.chance import Chance
from spieltisch.kernel.values import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile(Value):
    """Face-down items. They are kept sorted, so that equal piles are equal values."""

    fields: ClassVar[tuple[str, ...]] = ("items",)

    def __init__(self, items: list[int]) -> None:
        self.items = sorted(items)

    def __len__(self) -> int:
        return len(self.items)

    def take_at(self, index: int) -> int:
        return self.items.pop(index)

    def remove(self, item: int) -> None:
        self.items.remove(item)

    def add(self, item: int) -> None:
        insort(self.items, item)

    def add_all(self, items: list[int]) -> None:
        self.items.extend(items)
        self.items.sort()

    def clone(self) -> "Pile":
        copy = Pile([])
        copy.items = self.items[:]
        return copy


def redeal(pile: Pile, hidden: list[list[int]], chance: Chance) -> None:
    """Shuffle hidden hands and the pile together and deal anew, each hand as large as before.

    This is how a determinised copy forgets what its seat cannot know.
    """
    sizes = [len(hand) for hand in hidden]
    for hand in hidden:
        pile.add_all(hand)
        hand.clear()
    for hand, size in zip(hidden, sizes, strict=True):
        for _card in range(size):
            hand.append(pile.take_at(chance.pick(pile.items)))
        hand.sort()
