"""Deeds: everything that changes a table. A journal of them is the table."""

from typing import Final, Literal

import msgspec

from spieltisch.tables.terms import Terms

Told = list[str | int]
"""An event as stored: its kind's name and its values, nothing masked."""
Why = Literal["left", "time", "absent"]
"""Why a bot plays for a person."""


class Deed(msgspec.Struct, frozen=True, tag_field="deed", omit_defaults=True):
    """Something done at a table."""


class Sat(Deed, tag="sat", frozen=True):
    """Somebody, or a bot of a level, takes a seat before the game."""

    seat: int
    player: str = ""
    name: str = ""
    bot: str = ""


class Stood(Deed, tag="stood", frozen=True):
    """Somebody leaves a seat before the game."""

    seat: int


class Ready(Deed, tag="ready", frozen=True):
    """Somebody who sits there wants to begin, or not yet."""

    seat: int
    ready: bool


class Agreed(Deed, tag="agreed", frozen=True):
    """Somebody who sits there changes what will be played with; the others have to agree."""

    seat: int
    terms: Terms


class Laid(Deed, tag="laid", frozen=True):
    """The position of another game is laid out: this one will begin from there."""

    record: str
    origin: str = ""


class Begun(Deed, tag="begun", frozen=True):
    """The game begins. `record` is where a continued game starts from."""

    commitment: str
    engine: str
    setup: list[int]
    events: list[Told]
    record: str = ""
    origin: str = ""
    rules: int = 1


class Moved(Deed, tag="moved", frozen=True):
    """A decision, with what chance told and what happened.

    `again`: a move taken back, redone. `bot`: the level of the bot that decided, if one did.
    """

    seat: int
    move: str
    chance: list[int] = []
    events: list[Told] = []
    again: bool = False
    bot: str = ""


class Undone(Deed, tag="undone", frozen=True):
    """A seat takes back its latest moves."""

    seat: int
    moves: int = 1


class Returned(Deed, tag="returned", frozen=True):
    """An engine that cannot play what followed entry `to` goes on from the snapshot there."""

    to: int
    engine: str


class Resigned(Deed, tag="resigned", frozen=True):
    """Somebody gives up; a bot plays the seat to the end."""

    seat: int
    bot: str


class TakenOver(Deed, tag="taken-over", frozen=True):
    """A bot plays for somebody who left, ran out of time or was absent: `by` asked for it then."""

    seat: int
    bot: str
    why: Why
    by: int = -1


class GivenBack(Deed, tag="given-back", frozen=True):
    """The seat's owner plays again."""

    seat: int


class Ended(Deed, tag="ended", frozen=True):
    """The game is over; `hash` is that of the final state, empty if everybody left."""

    scores: list[int] = []
    winners: list[int] = []
    hash: str = ""


class Paused(Deed, tag="paused", frozen=True):
    """All clocks stood still for so many milliseconds: the server was away, or somebody was."""

    milliseconds: int


AnyDeed = (
    Sat
    | Stood
    | Ready
    | Agreed
    | Laid
    | Begun
    | Moved
    | Undone
    | Returned
    | Resigned
    | TakenOver
    | GivenBack
    | Ended
    | Paused
)


MOVES: Final = (Moved, Undone)
"""Deeds that change nothing but the game itself."""


class Entry(msgspec.Struct, frozen=True):
    """A deed with its number, its time (milliseconds) and the doer's own id for it."""

    seq: int
    at: int
    deed: AnyDeed
    client: str = ""


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyDeed] = msgspec.json.Decoder(AnyDeed)


def deed_name(deed: AnyDeed) -> str:
    """What kind of deed it is, as the store names it."""
    return str(type(deed).__struct_config__.tag)


def deed_text(deed: AnyDeed) -> str:
    """The deed as JSON, for the store."""
    return _encoder.encode(deed).decode()


def read_deed(text: str) -> AnyDeed:
    """The deed that `deed_text` wrote."""
    return _decoder.decode(text)
