"""A match: one game being played, with its record, its log and its undo."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from spieltisch import version
from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Blocked, Option, State
from spieltisch.kernel.chance import Chance, Committed, NoChance, Recorded, Sampled, Seeded
from spieltisch.kernel.errors import BadRecord, Illegal, NoMoreChance, SpieltischError
from spieltisch.kernel.events import Event, EventKind, Listener, seen_by
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game, Setup
from spieltisch.kernel.record import Header, Move, Record
from spieltisch.kernel.values import Plain
from spieltisch.kernel.wording import (
    Text,
    boards,
    event_text,
    notation,
    option_text,
    prompt_text,
    reason_text,
)
from spieltisch.tables.notebook import notebook_picture
from spieltisch.tables.record_file import RecordFile
from spieltisch.tables.speech import speak

Heard = list[tuple[EventKind, tuple[int, ...]]]
Which = Option[Any] | int | str


class OpenChoice:
    """A choice put to a seat now, with its legal options."""

    def __init__(
        self, game: Game[Any], state: Any, choice: engine.AnyChoice, options: list[Option[Any]]
    ) -> None:
        self.game = game
        self.board = game.board(state, choice.seat)
        self.choice = choice
        self.seat = choice.seat
        self.options = options

    @property
    def notations(self) -> list[str]:
        return [notation(self.game, option) for option in self.options]

    @property
    def prompt(self) -> Text:
        return prompt_text(self.game, self.choice)

    @property
    def texts(self) -> list[Text]:
        return [option_text(self.game, option, self.board) for option in self.options]


class Refusal:
    """Something a seat might look for and cannot have now, and why."""

    def __init__(self, game: Game[Any], blocked: Blocked, board: int) -> None:
        self.option = blocked.option
        self.what = option_text(game, blocked.option, board)
        self.why = reason_text(game, blocked.why)


class Preview:
    """What an option would do before luck or somebody else comes in.

    `seals`: luck or a reveal comes in, or others go on, who may decide at any moment.
    """

    def __init__(self, events: list[Event], seals: bool) -> None:
        self.events = events
        self.seals = seals


class _Undo:
    """A move that its seat may still take back, and the state before it.

    `unasked`: nobody had asked for it.
    """

    def __init__(self, index: int, seat: int, before: State) -> None:
        self.index = index
        self.seat = seat
        self.before = before
        self.unasked = engine.branch_of(before, seat) < 0


class Match:
    """One game in play.

    Every change goes through `take` and `undo`; whatever fails leaves the match as it was.
    """

    names: list[str]
    seals = True
    """Whether luck and others' turns end what can be taken back."""
    _begun: list[int]
    _heard: list[Heard]

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        chance: Chance | None = None,
        names: Sequence[str] = (),
    ) -> None:
        chance = chance or _chance_from(seed)
        setup = game.setup(seats, options)
        self._stand(game, setup, game.new(setup), chance)
        self.names = list(names)
        flow = Flow(chance, Listener())
        engine.settle(self.state, flow)
        self._begun = flow.outcomes
        self._heard = [_heard(flow)]

    def _stand(self, game: Game[Any], setup: Setup, state: Any, chance: Chance) -> None:
        """Stand as if nothing had happened yet: before the set-up, or at a state that was kept."""
        self.game = game
        self.setup = setup
        self.names = []
        self.chance = chance
        self.state: Any = state
        self._moves: list[Move] = []
        self._undo: list[_Undo] = []
        self._begun = []
        self._heard = [[]]

    # What may be done now

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def choices(self) -> list[OpenChoice]:
        """One for every seat that may decide now; several only while all play at once."""
        return open_choices(self.game, self.state)

    @property
    def standing(self) -> list[OpenChoice]:
        """What seats may do although they are not asked. Nobody waits for it."""
        return standing_choices(self.game, self.state)

    def choice(self, seat: int) -> OpenChoice:
        """The choice put to this seat, or what it may do although it is not asked."""
        branch = engine.branch_of(self.state, seat)
        if branch >= 0:
            choice = engine.choice_at(self.state, branch)
            return OpenChoice(self.game, self.state, choice, engine.options_at(self.state, branch))
        standing = engine.standing(self.state, seat)
        if standing is None:
            raise Illegal(f"seat {seat} has nothing to decide now; {self._who_may()}")
        return OpenChoice(self.game, self.state, standing, standing.options(self.state))

    def _who_may(self) -> str:
        if self.over:
            return "the game is over"
        return "; ".join(
            f"seat {choice.seat} may: {_shortened(choice.notations)}"
            for choice in [*self.choices, *self.standing]
        )

    def option(self, seat: int, which: Which) -> Option[Any]:
        """The legal option that an Option, an index or a notation means."""
        choice = self.choice(seat)
        if isinstance(which, str):
            wanted = " ".join(which.split())
            for option in choice.options:
                if notation(self.game, option) == wanted:
                    return option
        elif isinstance(which, Option):
            for option in choice.options:
                if option == which:
                    return option
        elif type(which) is int and 0 <= which < len(choice.options):
            return choice.options[which]
        raise Illegal(f"seat {seat} cannot {_named(self.game, which)} now; {self._who_may()}")

    # Playing

    def take(self, seat: int, which: Which) -> None:
        """Carry out an option for a seat."""
        self._carry_out(seat, self.option(seat, which), self.chance)

    def _carry_out(self, seat: int, option: Option[Any], chance: Chance) -> None:
        before = self.state.clone()
        mark = chance.mark()
        flow = Flow(chance, Listener())
        try:
            engine.apply(self.state, seat, option, flow)
        except BaseException:
            self.state = before
            chance.back_to(mark)
            raise
        self._moves.append(Move(seat, notation(self.game, option), flow.outcomes))
        self._heard.append(_heard(flow))
        self._keep_or_seal(seat, before, flow)

    def _keep_or_seal(self, seat: int, before: State, flow: Flow) -> None:
        """Remember the move for undo, unless it sealed.

        A decision seals what others did before it was put to its seat, so the last move of a turn
        can be taken back until the next player has decided. A roll, draw or reveal seals for all,
        except that in a fork it seals only the branch of the seat that caused it: the others'
        branches do not depend on it. The end of the game seals. What a seat does unasked seals
        nothing of the others', and outside a fork it is sealed by whatever they decide next.
        """
        asked = decider(before)
        move = _Undo(len(self._moves) - 1, seat, before)
        if not move.unasked:
            self._undo = [
                undo
                for undo in self._undo
                if (decider(undo.before) == asked and (before.branches or not undo.unasked))
                or self._alone_since(seat, undo.index)
            ]
        if not (flow.rolled or flow.revealed or self.over):
            self._undo.append(move)
        elif self.state.branches and asked == decider(self.state):
            self._undo = [undo for undo in self._undo if undo.seat != seat]
        else:
            self._undo.clear()

    def _alone_since(self, seat: int, index: int) -> bool:
        """Whether only this seat has decided from that move on."""
        return all(move.seat == seat for move in self._moves[index:])

    def undoable(self, seat: int) -> int:
        """How many of its latest moves a seat may take back."""
        return len([undo for undo in self._undo if undo.seat == seat])

    def undo(self, seat: int, moves: int = 1) -> None:
        """Take back a seat's latest moves since the last seal; what others did since stays."""
        own = [undo for undo in self._undo if undo.seat == seat]
        if not 1 <= moves <= len(own):
            raise Illegal(
                f"seat {seat} can take back {len(own)} moves, not {moves}: then comes a seal"
            )
        kept = (self.state, self._moves, self._heard, self._undo)
        try:
            self._rewind(seat, own[-moves])
        except SpieltischError as fault:
            self.state, self._moves, self._heard, self._undo = kept
            raise Illegal(f"seat {seat} cannot take this back: others have built on it") from fault

    def _rewind(self, seat: int, to: _Undo) -> None:
        later = self._moves[to.index :]
        self._undo = [undo for undo in self._undo if undo.index < to.index]
        self._moves = self._moves[: to.index]
        self._heard = self._heard[: to.index + 1]
        self.state = to.before.clone()
        for move in later:
            if move.seat != seat:
                self._carry_out(move.seat, self.option(move.seat, move.move), Recorded(move.chance))

    # What is known

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        return self.game.winners(self.state) if self.over else []

    def view(self, seat: int) -> dict[str, Plain]:
        """All that a seat may know now, as plain data."""
        return seat_view(self.game, self.setup, self.state, seat, engine.deciders(self.state))

    def _repr_svg_(self) -> str:
        """The table for a notebook, as whoever decides sees it."""
        return notebook_picture(self, self.names)

    def events(self, seat: int, since: int = 0) -> list[list[Event]]:
        """What happened at set-up and then move by move, as the seat may know it."""
        return [
            [seen_by(seat, kind, values) for kind, values in heard] for heard in self._heard[since:]
        ]

    def log(self, seat: int, language: str = "en", since: int = 0) -> list[str]:
        """What happened, in sentences."""
        where = boards(self.game, self.state)
        return [
            speak(event_text(self.game, seen_by(seat, kind, values), where), language, self.names)
            for heard in self._heard[since:]
            for kind, values in heard
            if kind.logged
        ]

    def refusals(self, seat: int) -> list[Refusal]:
        """What the seat might look for in its choice and cannot have now, each with its reason."""
        asked = self.choice(seat)
        blocked = asked.choice.blocked(self.state)
        return [Refusal(self.game, one, asked.board) for one in blocked]

    def preview(self, seat: int, which: Which) -> Preview:
        """What an option costs and brings, from the seat's own knowledge. Changes nothing."""
        option = self.option(seat, which)
        copy = self.determinised(seat)
        listener = Listener()
        flow = Flow(NoChance(), listener)
        try:
            engine.apply(copy, seat, option, flow)
            seals = flow.revealed or decider(copy) != decider(self.state)
        except NoMoreChance:
            seals = True
        return Preview(until_revealed(seat, listener.heard), self.seals and seals)

    def wastes(self, seat: int, which: Which) -> Text | None:
        """What an option gives away for nothing: people are told and asked before they do."""
        wasted = self.option(seat, which).wastes(self.state, seat)
        return reason_text(self.game, wasted) if wasted else None

    def determinised(self, seat: int, chance: Chance | None = None) -> Any:
        """A copy of the state in which all that the seat cannot know is redrawn."""
        return self.imagined(self.state, seat, chance)

    def imagined(self, state: Any, seat: int, chance: Chance | None = None) -> Any:
        """A copy of any state of this match in which all that the seat cannot know is redrawn."""
        return self.game.imagined(state, seat, chance or Sampled(secrets.SystemRandom()))

    def digest(self) -> str:
        return str(self.state.digest())

    # The record

    @property
    def moves(self) -> int:
        return len(self._moves)

    @property
    def record(self) -> RecordFile:
        """The whole game so far. It holds what is hidden: give it away only when all is over."""
        committed = self._committed
        header = Header(
            self.game.name,
            version.__version__,
            self.game.pack_name,
            self.game.pack_hash,
            self.seats,
            self.setup.options,
            committed.commitment if committed else "",
            self.game.rules,
        )
        record = RecordFile(header, self._begun, list(self._moves))
        if self.over:
            record.result = {
                "scores": list(self.scores),
                "winners": list(self.winners),
                "hash": self.digest(),
            }
            record.secret = committed.secret.hex() if committed else ""
        return record

    @property
    def _committed(self) -> Committed | None:
        """The provable source, if the match has one: a seed that anybody can guess is none."""
        provable = isinstance(self.chance, Committed) and not isinstance(self.chance, Seeded)
        return self.chance if provable and isinstance(self.chance, Committed) else None

    @classmethod
    def from_record(cls, game: Game[Any], record: Record, until: int | None = None) -> "Match":
        """Play a record again, up to and including a move; the match can go on from there."""
        _check_header(game, record)
        with older_rules(game, record):
            begun = Recorded(record.chance)
            try:
                match = cls(game, record.header.seats, options=record.header.options, chance=begun)
            except NoMoreChance as fault:
                raise BadRecord(f"set-up: {fault}") from fault
            _all_told(begun, "set-up")
            for number, move in enumerate(record.moves[:until], 1):
                match.replay_move(move, f"move {number}")
            if until is None or until >= len(record.moves):
                check_result(match, record)
        match.chance = Committed(secrets.token_bytes(32))
        return match

    def replay_move(self, move: Move, called: str) -> None:
        """Make a recorded move with its recorded luck."""
        chance = Recorded(move.chance)
        try:
            self._carry_out(move.seat, self.option(move.seat, move.move), chance)
        except (Illegal, NoMoreChance) as fault:
            raise BadRecord(f"{called}: {_no_longer(self.game, move.move)}{fault}") from fault
        _all_told(chance, called)


def _no_longer(game: Game[Any], move: str) -> str:
    """A word of explanation where a record knows a move that these rules do not."""
    verb = move.split(" ")[0]
    if verb in {option.verb for option in game.option_classes()}:
        return ""
    return (
        f"{verb!r} is no move of {game.name} in this version. The record was made by another one:"
        " replay it with that; the changelog tells how the rules have changed. "
    )


def _chance_from(seed: int | None) -> Chance:
    return Committed(secrets.token_bytes(32)) if seed is None else Seeded(seed)


def _heard(flow: Flow) -> Heard:
    assert flow.listener is not None
    return flow.listener.heard


def open_choices(game: Game[Any], state: Any) -> list[OpenChoice]:
    """The choices put to seats in a position."""
    return [
        OpenChoice(
            game, state, choice, engine.options_at(state, engine.branch_of(state, choice.seat))
        )
        for choice in engine.waiting(state)
    ]


def standing_choices(game: Game[Any], state: Any) -> list[OpenChoice]:
    """What seats may do in a position although they are not asked."""
    found = [engine.standing(state, seat) for seat in range(state.seats)]
    return [OpenChoice(game, state, choice, choice.options(state)) for choice in found if choice]


def seat_view(
    game: Game[Any], setup: Setup, state: Any, seat: int, deciders: Sequence[int]
) -> dict[str, Plain]:
    """All that a seat may know of a position, as plain data."""
    return {
        "game": game.name,
        "seat": seat,
        "seats": setup.seats,
        "options": dict(setup.options),
        "over": state.over,
        "deciders": list(deciders),
        "scores": list(game.scores(state)),
        "turns": list(state.turns),
        "table": game.view(state, seat),
    }


def until_revealed(seat: int, heard: Heard) -> list[Event]:
    """The events a seat can foresee: what a redrawn copy reveals is only a guess."""
    foreseen: list[Event] = []
    for kind, values in heard:
        if kind.reveals:
            break
        foreseen.append(seen_by(seat, kind, values))
    return foreseen


def decider(state: State) -> tuple[int, int]:
    """Who decides: the open fork, or one seat."""
    if state.branches:
        return (state.forks, -1)
    waiting = engine.waiting(state)
    return (0, waiting[0].seat if waiting else -1)


def _named(game: Game[Any], which: Which) -> str:
    if isinstance(which, Option):
        return repr(notation(game, which))
    return f"take option number {which}" if isinstance(which, int) else repr(which)


def _shortened(notations: list[str], most: int = 12) -> str:
    more = f" and {len(notations) - most} more" if len(notations) > most else ""
    return ", ".join(notations[:most]) + more


def _all_told(chance: Recorded, called: str) -> None:
    if not chance.used_up:
        raise BadRecord(f"{called}: the record holds more rolls or draws than the rules made")


def _check_header(game: Game[Any], record: Record) -> None:
    header = record.header
    if header.game != game.name:
        raise BadRecord(f"this is a record of {header.game}, not of {game.name}")
    if header.pack_hash != game.pack_hash:
        raise BadRecord(
            f"this game was played with the pack {header.pack!r} ({header.pack_hash}), but the"
            f" pack loaded is {game.pack_name!r} ({game.pack_hash}); load the game with that pack"
        )
    if header.rules > game.rules:
        raise BadRecord(
            f"this game was played by rules {header.rules} of {game.name}, but this version of"
            f" Spieltisch knows them up to {game.rules}: a newer one can play it again"
        )


@contextmanager
def older_rules(game: Game[Any], record: Record) -> Iterator[None]:
    """Where a record of older rules does not play again, say that this is why."""
    try:
        yield
    except BadRecord as fault:
        made = record.header.rules
        if made == game.rules:
            raise
        raise BadRecord(
            f"this game was played by rules {made} of {game.name}; by the present rules"
            f" {game.rules} it cannot be played again ({fault}); the changelog says what changed"
        ) from fault


def check_result(match: Match, record: Record) -> None:
    """A game played again ends as its record says."""
    if record.result is not None and record.result.get("hash") != match.digest():
        raise BadRecord("the game played again ends differently from what the record says")
