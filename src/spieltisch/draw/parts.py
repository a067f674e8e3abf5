"""The parts of what all see, each made again only when what it shows has changed."""

from collections.abc import Callable
from typing import Any

from spieltisch.draw.scene import Lying, Written


class Part:
    """Pieces and numbers by slot."""

    def __init__(self) -> None:
        self.pieces: dict[str, list[Lying]] = {}
        self.readouts: dict[str, Written] = {}

    def piece(self, key: str, art: str, slot: str, label: str) -> Lying:
        """Something that lies in a slot, above what lies there already."""
        made = Lying(key=key, art=art, label=label)
        self.pieces.setdefault(slot, []).append(made)
        return made

    def write(self, slot: str, text: object, label: str) -> None:
        """A number or word in a slot."""
        self.readouts[slot] = Written(text=str(text), label=label)

    def add(self, other: "Part") -> None:
        """Lay another part above this one."""
        if self.pieces.keys().isdisjoint(other.pieces):
            self.pieces.update(other.pieces)
        else:
            for slot, pieces in other.pieces.items():
                lying = self.pieces.get(slot)
                self.pieces[slot] = pieces if lying is None else lying + pieces
        self.readouts.update(other.readouts)


class Parts:
    """Remembers parts by name, with what they were made from. One for a table and a voice."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[object, Any]] = {}

    def make(self, name: str, shows: object, make: Callable[[Part], None]) -> Part:
        """The part that shows this."""
        part: Part = self.value(name, shows, lambda: _made(make))
        return part

    def value(self, name: str, shows: object, make: Callable[[], Any]) -> Any:
        """Anything else that follows from what it shows, and from nothing else."""
        known = self._known.get(name)
        if known is not None and known[0] == shows:
            return known[1]
        made = make()
        self._known[name] = (shows, made)
        return made


def _made(make: Callable[[Part], None]) -> Part:
    part = Part()
    make(part)
    return part
