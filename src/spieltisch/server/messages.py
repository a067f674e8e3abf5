"""Every message of the API and the live channel."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from spieltisch.store.people import Wishes
from spieltisch.tables.planning import MOST_MOVES
from spieltisch.tables.settings import Settings
from spieltisch.texts import Language

# PostgreSQL keeps no NUL, and nobody needs control characters in a name.
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=r"^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$(?![\s\S])",
    ),
]
Words = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[^\x00]*$")]
Secret = Annotated[str, Meta(min_length=8, max_length=200)]
ClientId = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[!-~]+$(?![\s\S])")]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Notation = Annotated[str, Meta(min_length=1, max_length=300)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client may send, and nothing else."""


# People


class NewGuest(Request, frozen=True):
    """Somebody new picks a name. `token`: a program, which keeps a token instead of a cookie."""

    name: Name
    language: Language = "en"
    token: bool = False


class Identity(msgspec.Struct, frozen=True):
    """Who you are. `token` is shown once, when a program asks to be somebody new."""

    id: str
    name: str
    language: str
    has_password: bool
    login: str
    wishes: Wishes
    token: str = ""
    confirmed: bool = False
    """Whether the mail address of the wishes has been confirmed."""


class ChangeMe(Request, frozen=True):
    """What you want to be called, read and told."""

    name: Name | None = None
    language: Language | None = None
    wishes: Wishes | None = None


class NewPassword(Request, frozen=True):
    """A login of your own. Who has a password already says it once more, as `old`."""

    login: Name
    password: Secret
    old: Annotated[str, Meta(max_length=200)] = ""


class Login(Request, frozen=True):
    """Who you were on another device."""

    login: Name
    password: Annotated[str, Meta(max_length=200)]


class OneToken(Request, frozen=True):
    """A token in the body, never in a URL."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class Label(Request, frozen=True):
    """What a token is for."""

    label: Name


class TokenInfo(msgspec.Struct, frozen=True):
    """A token without the token: `id` names it, `token` is shown once when it is made."""

    id: str
    label: str
    created_at: int
    expires_at: int | None = None
    token: str = ""
    used_at: int | None = None


# Games and tables


class OptionInfo(msgspec.Struct, frozen=True):
    """A table option."""

    name: str
    values: list[str]
    default: str
    seat_counts: list[int]
    text: str
    value_texts: list[str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game and everything that can be chosen before it."""

    name: str
    text: str
    seat_counts: list[int]
    options: list[OptionInfo]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits there."""

    seat: int
    kind: str
    name: str
    bot: str
    mine: bool
    score: int | None = None
    won: bool | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """A table in a list. `invite` is shown once, when the link is made."""

    id: str
    game: str
    status: str
    seq: int
    settings: Settings
    seats: list[SeatInfo]
    turn: list[int]
    your_turn: bool
    created_at: int
    updated_at: int
    origin: str = ""
    rematch: str = ""
    invite: str = ""


class Lobby(msgspec.Struct, frozen=True):
    """My tables with my turn first, those open to all, and those at which somebody awaits me."""

    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]
    invited: list[TableInfo] = []


class TableView(msgspec.Struct, frozen=True):
    """All that the asker may know of a table now."""

    seq: int
    public: dict[str, Any]
    seats: dict[str, Any]


class SitDown(Request, frozen=True):
    """Take a seat: the one named, or the first that is free. `invite` opens reserved ones."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=200)] = ""


class WatchRequest(Request, frozen=True):
    """Watch a private table, by the link that somebody gave you."""

    invite: Annotated[str, Meta(min_length=1, max_length=200)]


class AtSeat(Request, frozen=True):
    """Something done at one of your seats."""

    seat: SeatNumber


class MoveRequest(Request, frozen=True):
    """A move: `id` is yours to choose and makes it safe to send again; `seq` what you have seen."""

    seat: SeatNumber
    move: Notation
    seq: Seq
    id: ClientId
    confirmed: bool = False


class UndoRequest(Request, frozen=True):
    """Take back your latest moves."""

    seat: SeatNumber
    id: ClientId
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class RedoRequest(Request, frozen=True):
    """Make the move taken back last once more."""

    seat: SeatNumber
    id: ClientId


class PreviewRequest(Request, frozen=True):
    """What would a move cost and bring?"""

    seat: SeatNumber
    move: Notation


class PlanRequest(Request, frozen=True, kw_only=True):
    """Moves to try, one after the other, from where the game stands now."""

    seat: SeatNumber
    moves: Annotated[list[Notation], Meta(max_length=MOST_MOVES)]
    at: Annotated[int, Meta(ge=-1, le=2**31 - 1)] = -1
    """From before the seat's move of this number instead, after the coach has looked at it."""

    @property
    def cost(self) -> float:
        """What it takes: a position to draw, and every move."""
        return 2 + len(self.moves) / 4


class Done(msgspec.Struct, frozen=True):
    """It is durable. `doubled`: it was already."""

    seq: int
    doubled: bool = False


class ContinueFrom(Request, frozen=True):
    """A new table that starts after so many moves of a finished game."""

    moves: Annotated[int, Meta(ge=0, le=100_000)]
    settings: Settings


class LogLine(msgspec.Struct, frozen=True):
    """A move or another deed and what is told of it."""

    seq: int
    at: int
    deed: str
    seat: int
    lines: list[str]
    events: list[dict[str, Any]]


class Log(msgspec.Struct, frozen=True):
    """What happened."""

    seq: int
    lines: list[LogLine]


class ReplayView(msgspec.Struct, frozen=True):
    """A position of a finished game, everything shown as `seat` saw it."""

    moves: int
    of: int
    seat: int
    move: str
    public: dict[str, Any]
    log: list[str]


class ChatLine(msgspec.Struct, frozen=True):
    """Something said."""

    id: int
    at: int
    room: str
    name: str
    text: str


class Chat(msgspec.Struct, frozen=True):
    """What was said."""

    lines: list[ChatLine]


class Say(Request, frozen=True):
    """Say something, to players if you sit here, to spectators if not."""

    text: Words


class StandingInfo(msgspec.Struct, frozen=True):
    """How somebody has done in a game."""

    game: str
    played: int
    won: int
    best: int
    mean: float


class ProofReply(msgspec.Struct, frozen=True):
    """Whether all luck was what the secret says."""

    proved: bool
    outcomes: int
    skipped: int
    faults: list[str]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not: a code for programs, a message id, and its text in the asker's language.

    `wait`: in how many milliseconds it will be possible, where that is known.
    """

    code: str
    message: str
    text: str
    wait: int = 0


class Nothing(msgspec.Struct, frozen=True):
    """It is done."""

    ok: bool = True


# The live channel

SeatNumbers = Annotated[list[Annotated[int, Meta(ge=-1, le=99)]], Meta(max_length=100)]


class Subscribe(Request, frozen=True, tag="subscribe"):
    """What to be sent from now on. `unfit`: because a frame did not fit what was there.

    `here`: before the game, also who has come.
    """

    as_: Literal["view", "scene"] = msgspec.field(name="as", default="view")
    language: Literal["", "en", "de", "fr"] = ""
    seats: SeatNumbers | None = None
    since: Seq = 0
    stage: bool = False
    unfit: bool = False
    here: bool = False


class LiveMove(MoveRequest, frozen=True, tag="move"):
    """A move."""


class LiveUndo(UndoRequest, frozen=True, tag="undo"):
    """Take back."""


class LiveRedo(RedoRequest, frozen=True, tag="redo"):
    """Make again."""


class LiveTakeOver(AtSeat, frozen=True, tag="take-over"):
    """Let a bot play for me."""

    id: ClientId


class LiveGiveBack(AtSeat, frozen=True, tag="give-back"):
    """Play again myself."""

    id: ClientId


class LiveResign(AtSeat, frozen=True, tag="resign"):
    """Give up."""

    id: ClientId


class LiveStandIn(AtSeat, frozen=True, tag="stand-in"):
    """Let a bot play for somebody who has been awaited for long."""

    id: ClientId


class LivePreview(PreviewRequest, frozen=True, tag="preview"):
    """What would a move cost and bring?"""

    id: ClientId


class LivePlan(PlanRequest, frozen=True, tag="plan"):
    """Moves to try."""

    id: ClientId


class LiveWhy(AtSeat, frozen=True, tag="why"):
    """What can my seat not do now, and why?"""

    id: ClientId


class LiveHints(AtSeat, frozen=True, tag="hints"):
    """Advice for one of my seats."""

    id: ClientId


class LiveCoach(AtSeat, frozen=True, tag="coach"):
    """What did the latest decision of one of my seats cost?"""

    id: ClientId


class LiveStory(Request, frozen=True, tag="story"):
    """All that has happened since so many moves, and since an entry."""

    id: ClientId
    seat: Annotated[int, Meta(ge=-1, le=99)] = -1
    since: Seq = 0
    entry: Annotated[int, Meta(ge=-1, le=2**31 - 1)] = -1


class LiveChat(Request, frozen=True, tag="chat"):
    """What was said?"""

    id: ClientId


class LiveSay(Say, frozen=True, tag="say"):
    """Say something."""

    id: ClientId


class LivePing(Request, frozen=True, tag="ping"):
    """Are you there?"""


LiveCommand = (
    LiveMove | LiveUndo | LiveRedo | LiveTakeOver | LiveGiveBack | LiveResign | LiveStandIn
)
LiveQuestion = (
    LivePreview | LivePlan | LiveWhy | LiveHints | LiveCoach | LiveStory | LiveChat | LiveSay
)
LiveRequest = LiveCommand | LiveQuestion | Subscribe | LivePing


class LiveReply(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer to one request of the live channel."""

    type: Literal["ack", "refusal", "reply", "pong"]
    id: str = ""
    seq: int = 0
    doubled: bool = False
    code: str = ""
    message: str = ""
    text: str = ""
    value: Any = None


# Manners


class OldPassword(Request, frozen=True):
    """The password in force, where there is one."""

    old: Annotated[str, Meta(max_length=200)] = ""


class DeviceInfo(msgspec.Struct, frozen=True):
    """A browser that is signed in as you; `this`: the one that asks."""

    id: str
    label: str
    created_at: int
    used_at: int | None
    this: bool


class Somebody(Request, frozen=True):
    """Somebody at a table: who holds a seat, or who said a line of the chat."""

    seat: SeatNumber | None = None
    line: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class BlockRequest(Somebody, frozen=True):
    """`mute`: read no more of what they say. `block`: also never sit at a table together."""

    kind: Literal["block", "mute"] = "block"


class BlockInfo(msgspec.Struct, frozen=True):
    """Somebody you have blocked or muted, by the name they had then."""

    id: str
    name: str
    kind: str
    created_at: int


class ComplaintRequest(Somebody, frozen=True, kw_only=True):
    """What the host should know about somebody."""

    text: Words


class Export(msgspec.Struct, frozen=True):
    """All that the server keeps about you."""

    me: Identity
    created_at: int
    devices: list[DeviceInfo]
    tokens: list[TokenInfo]
    blocks: list[BlockInfo]
    tables: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    complaints: list[dict[str, Any]]
    boxes: list[dict[str, Any]]
