"""What a seat is asked: its options as notation, text and plain words, and what is denied it."""

from collections.abc import Mapping, Sequence
from typing import Any

from spieltisch import titles
from spieltisch.draw.kept import Kept
from spieltisch.draw.scene import Denial, OptionLine
from spieltisch.draw.voice import Voice
from spieltisch.kernel.agenda import Blocked, Choice, Option
from spieltisch.kernel.game import Game
from spieltisch.kernel.wording import (
    SeatName,
    Text,
    kebab,
    notation,
    option_text,
    prompt_text,
    reason_text,
)

_kept: "Kept[Offer]" = Kept(50_000)


def offer_of(game: Game[Any], option: Option[Any], named: str, voice: Voice, board: int) -> "Offer":
    """An option by its notation; what names nobody is said the same way at every table.

    `board`: where the places of whoever is asked lie; the same number means others elsewhere.
    """
    # Packs with the same values may name their things differently.
    fields = {name: getattr(option, name) for name in option.fields if name in game.places}
    where = spots(game, fields, board) if fields else ()
    key = (game.name, game.pack_hash, game.made_by[1], titles.words(), voice.language, where, named)
    known = _kept.get(key)
    if known is not None:
        return known
    offer = Offer(game, option, named, voice, board)
    if not _names_somebody(offer.said):
        _kept.keep(key, offer)
    return offer


def spots(game: Game[Any], values: Mapping[str, Any], board: int) -> tuple[object, ...]:
    """All that a board changes in how something with these values is told."""
    told = [
        game.place_of(places, values[field], board)
        for field, places in game.places.items()
        if values.get(field) is not None
    ]
    return tuple([(message, *told_by.values()) for message, told_by in told])


def _names_somebody(text: Text) -> bool:
    return isinstance(text, SeatName) or any(
        isinstance(value, Text) and _names_somebody(value) for value in text.values.values()
    )


class Offer:
    """An option: its verb, and its fields as words where the game has words for them.

    `line` is kept for what a game says of it that never changes.
    """

    def __init__(
        self, game: Game[Any], option: Option[Any], named: str, voice: Voice, board: int
    ) -> None:
        self.verb = option.verb
        self.fields = {name: _word(game, name, getattr(option, name)) for name in option.fields}
        self.notation = named
        self.said = option_text(game, option, board)
        self.text = voice.tell(self.said, self.notation)
        self.line: OptionLine | None = None

    def retold(self, message: str, voice: Voice) -> str:
        """The same in another message's words."""
        return voice.tell(Text(message, self.said.values), self.text)

    def __getitem__(self, field: str) -> str:
        return self.fields[field]


def _word(game: Game[Any], field: str, value: object) -> str:
    if isinstance(value, int) and field in game.lexicon:
        return game.lexicon[field][value]
    return str(value)


class Refusal:
    """An option that is not to be had, and the reason in words."""

    def __init__(self, game: Game[Any], blocked: Blocked, voice: Voice, board: int) -> None:
        named = notation(game, blocked.option)
        self.offer = offer_of(game, blocked.option, named, voice, board)
        reason = reason_text(game, blocked.why)
        self.why = voice.tell(reason, reason.message)


class Question:
    """A choice put to the seat that looks. `name` is the choice's class, for special scenes.

    `blocked` are the options that are not to be had, as far as somebody wants to know.
    `board` is where the seat's places lie.
    `standing`: nobody waits for the answer; others may be asked something meanwhile.
    """

    def __init__(
        self,
        game: Game[Any],
        choice: Choice[Any],
        options: Sequence[Option[Any]],
        blocked: Sequence[Blocked],
        voice: Voice,
        board: int,
        notations: Sequence[str] | None = None,
        standing: bool = False,
    ) -> None:
        named = notations or [notation(game, option) for option in options]
        self.name = type(choice).__name__
        self.standing = standing
        self.prompt = voice.tell(prompt_text(game, choice), kebab(self.name).replace("-", " "))
        self.offers = [
            offer_of(game, option, name, voice, board)
            for option, name in zip(options, named, strict=True)
        ]
        self.refusals = [Refusal(game, one, voice, board) for one in blocked]


class DenialList:
    """Collects denials; those that say the same of several slots become one."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], Denial] = {}

    def add(self, text: str, why: str, slots: Sequence[str], cards: Sequence[str] = ()) -> None:
        """Something that is denied at these slots and cards."""
        denial = self._found.setdefault((text, why), Denial(text=text, why=why, slots=[], cards=[]))
        denial["slots"] += [slot for slot in slots if slot not in denial["slots"]]
        denial["cards"] += [card for card in cards if card not in denial["cards"]]

    def lines(self) -> list[Denial]:
        """All of them, in the order they were first said."""
        return list(self._found.values())
