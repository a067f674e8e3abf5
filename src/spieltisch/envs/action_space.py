"""Action spaces: a fixed number for everything that a game can ever offer a seat.

An option is told apart by its verb and by some of its fields. A field that follows from the
others and from the position, such as the workers that bend a die, is left out: within one choice
no two options share a number, and a number means the same in every game of a set-up.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from operator import attrgetter
from typing import Any, Final

from spieltisch.kernel.agenda import Option
from spieltisch.kernel.errors import SpieltischError
from spieltisch.kernel.game import Game

WAIT: Final = 0
"""The action of a seat that has nothing to decide. Only parallel environments ever ask for it."""

Key = tuple[int, ...]


class UnknownOption(SpieltischError):
    """A game offers something that its action space does not know: a fault in the latter."""


class Deed:
    """A verb, the fields that tell its options apart, and every value these can have.

    `same` folds values of a field that never meet in one choice into one of them, `also` gives the
    same numbers to other verbs that stand in its place.
    """

    def __init__(
        self,
        verb: str,
        fields: Sequence[str] = (),
        keys: Iterable[Key] = ((),),
        same: Mapping[str, Mapping[int, int]] | None = None,
        also: Sequence[str] = (),
    ) -> None:
        self.verb = verb
        self.fields = tuple(fields)
        self.keys = list(keys)
        self.same = dict(same or {})
        self.verbs = (verb, *also)

    def folded(self) -> Iterator[tuple[Key, Key]]:
        """Every key with its other spellings."""
        for key in self.keys:
            yield key, key
            for field, values in self.same.items():
                at = self.fields.index(field)
                for value, known_as in values.items():
                    if key[at] == known_as:
                        yield (*key[:at], value, *key[at + 1 :]), key


def deed(verb: str, **values: Iterable[int]) -> Deed:
    """A verb whose fields take their values independently of each other."""
    return Deed(verb, list(values), product(*[list(some) for some in values.values()]))


class ActionSpace:
    """All actions of a game with one set-up, numbered from 0, which is to wait."""

    def __init__(self, game: Game[Any], deeds: Sequence[Deed]) -> None:
        self.deeds = list(deeds)
        self.names = ["wait"]
        self._known: dict[str, tuple[attrgetter[Any] | None, dict[Any, int]]] = {}
        for one in self.deeds:
            self._add(game, one)

    def _add(self, game: Game[Any], one: Deed) -> None:
        first = len(self.names)
        numbers = {key: first + at for at, key in enumerate(one.keys)}
        self.names += [_name(game, one, key) for key in one.keys]
        # attrgetter gives a bare value for one field and a tuple for several.
        bare = len(one.fields) == 1
        read = attrgetter(*one.fields) if one.fields else None
        known = {spelt[0] if bare else spelt: numbers[key] for spelt, key in one.folded()}
        for verb in one.verbs:
            self._known[verb] = (read, known)

    def __len__(self) -> int:
        return len(self.names)

    def number(self, option: Option[Any]) -> int:
        """The number of an option."""
        try:
            read, numbers = self._known[option.verb]
            return numbers[read(option) if read is not None else ()]
        except KeyError:
            raise UnknownOption(f"the action space has no number for {option!r}") from None

    def legal(self, options: Sequence[Option[Any]]) -> dict[int, Option[Any]]:
        """The options of one choice by number."""
        found = {self.number(option): option for option in options}
        if len(found) != len(options):
            raise UnknownOption(f"two of these options share a number: {list(options)!r}")
        return found

    def verb_of(self, action: int) -> str:
        """The verb of an action."""
        return self.names[action].partition(" ")[0]


def _name(game: Game[Any], one: Deed, key: Key) -> str:
    """An action in the words of the game's notation, without what follows from the position."""
    words = [one.verb]
    for field, value in zip(one.fields, key, strict=True):
        alike = [v for v, known_as in one.same.get(field, {}).items() if known_as == value]
        spelt = [_word(game, field, v) for v in (value, *alike)]
        # Values that are folded into one are called by how their words begin: white-1 is white.
        words.append(spelt[0] if len(spelt) == 1 else spelt[0].partition("-")[0])
    return " ".join(words)


def _word(game: Game[Any], field: str, value: int) -> str:
    return game.lexicon[field][value] if field in game.lexicon else str(value)
