"""The parts of what all see, each made again only when what it shows has changed."""

from collections.abc import Callable, Mapping
from itertools import compress, repeat
from operator import is_not
from typing import Any, Final, TypeAlias, cast

from spieltisch.draw.scene import Card, CardRow, Lying, PublicScene, Written


class Part:
    """Pieces and numbers by slot, rows of cards and their faces by their ids.

    What has its place in one part has it in no other.
    """

    def __init__(self) -> None:
        self.pieces: dict[str, list[Lying]] = {}
        self.readouts: dict[str, Written] = {}
        self.trays: dict[str, CardRow] = {}
        self.cards: dict[str, Card] = {}

    @property
    def lies(self) -> tuple[dict[str, Any], ...]:
        """What lies in it, in the order of `KINDS`."""
        return (self.pieces, self.readouts, self.trays, self.cards)

    def piece(self, key: str, art: str, slot: str, label: str) -> Lying:
        """Something that lies in a slot, above what lies there already."""
        made = Lying(key=key, art=art, label=label)
        self.pieces.setdefault(slot, []).append(made)
        return made

    def write(self, slot: str, text: object, label: str) -> None:
        """A number or word in a slot."""
        self.readouts[slot] = Written(text=str(text), label=label)


Laid: TypeAlias = "Mapping[str, Part]"
"""What has been laid out, by the names of the parts."""
KINDS: Final = ("pieces", "readouts", "trays", "cards")
GONE: Final[Any] = object()
"""What lies nowhere any more."""


class Parts:
    """Remembers parts by name, with what they were made from. One for a table and a voice.

    `laid` is what the latest drawing has laid out.
    """

    def __init__(self) -> None:
        self._known: dict[str, tuple[object, Any]] = {}
        self.laid: dict[str, Part] = {}

    def value(self, name: str, shows: object, make: Callable[..., Any], *made_of: Any) -> Any:
        """What follows from what it shows, and from nothing else."""
        known = self._known.get(name)
        if known is None or known[0] != shows:
            known = self._known[name] = (shows, make(*made_of))
        return known[1]


class Filler:
    """Lays out parts; `part` is the one that is being filled, `laid` where it will lie."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.part = Part()
        self.laid = parts.laid

    def show(self, name: str, shows: object, fill: Callable[..., None], *filled_from: Any) -> None:
        """Lay out the part that shows this."""
        self.laid[name] = self.parts.value(name, shows, self._filled, fill, *filled_from)

    def _filled(self, fill: Callable[..., None], *filled_from: Any) -> Part:
        part = self.part = Part()
        fill(*filled_from)
        return part


def head_of(public: PublicScene, parts: Parts) -> dict[str, Any]:
    """A scene without all that can be laid out; what the painter put there is a part, too."""
    head, loose = cast("dict[str, Any]", {**public}), Part()
    for kind in KINDS:
        if lies := head.pop(kind):
            setattr(loose, kind, lies)
            parts.laid[""] = loose
    return head


def whole(head: Mapping[str, Any], laid: Laid) -> dict[str, Any]:
    """A scene with everything that has been laid out."""
    return {**head, **laid_anew({}, laid)}


def laid_anew(before: Laid, after: Laid) -> dict[str, dict[str, Any]]:
    """What may lie elsewhere than before, kind by kind: what lies there now, or `GONE`."""
    new = [*compress(after, map(is_not, map(before.get, after, repeat(None)), after.values()))]
    old = [name for name in new if name in before]
    if len(before) + len(new) - len(old) != len(after):
        old += [name for name in before if name not in after]
    anew: dict[str, dict[str, Any]] = {kind: {} for kind in KINDS}
    for name in old:
        for places, lay in zip(anew.values(), before[name].lies, strict=True):
            if lay:
                places.update(dict.fromkeys(lay, GONE))
    for name in new:
        for places, lies in zip(anew.values(), after[name].lies, strict=True):
            if lies:
                places.update(lies)
    return anew
