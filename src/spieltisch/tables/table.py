"""A table: one game in play, kept as a journal of deeds. State is what the journal adds up to.

No I/O and no reading of the time here: whoever drives a table hands in the time, stores each entry
and tells nobody before it is stored. A command that is refused leaves the table as it was.
"""

import hashlib
from collections.abc import Sequence
from typing import Literal

from spieltisch import version
from spieltisch.kernel.chance import Committed
from spieltisch.kernel.errors import BadRecord, Illegal
from spieltisch.kernel.record import Record, parse
from spieltisch.kernel.wording import boards
from spieltisch.tables.clock import Clock
from spieltisch.tables.deeds import (
    MOVES,
    Agreed,
    AnyDeed,
    Begun,
    Ended,
    Entry,
    GivenBack,
    Laid,
    Moved,
    Paused,
    Ready,
    Resigned,
    Returned,
    Sat,
    Stood,
    TakenOver,
    Undone,
    Why,
)
from spieltisch.tables.lessons import LessonMatch
from spieltisch.tables.library import load_game
from spieltisch.tables.patience import Patience, doer
from spieltisch.tables.puzzles import find_puzzle
from spieltisch.tables.refusal import Refused
from spieltisch.tables.seating import Seat, seat_for
from spieltisch.tables.settings import Settings
from spieltisch.tables.table_match import TableMatch
from spieltisch.tables.terms import Terms

Status = Literal["waiting", "playing", "finished"]
STAND_IN = "regular"


class Table:
    """Seats, game, clock and what may be done now; everything else is derived from the journal.

    `offers` are the notations each deciding seat may choose from, `standing` those of seats that
    nobody waits for, `asked` the entry since when they may: an answer to an older question is
    stale.
    """

    def __init__(self, table_id: str, settings: Settings, secret: bytes) -> None:
        self.id = table_id
        self.settings = settings
        self.secret = secret
        self.commitment = hashlib.sha256(secret).hexdigest()
        self.game = load_game(settings.game, settings.pack)
        self.seq = 0
        self.status: Status = "waiting"
        self.seats: list[Seat] = [seat_for(plan) for plan in settings.seats]
        self.match: TableMatch | None = None
        self.clock = Clock(settings.pace, len(settings.seats))
        self.patience = Patience(settings.pace)
        self.moves = 0
        self.offers: dict[int, list[str]] = {}
        self.standing: dict[int, list[str]] = {}
        self.asked: dict[int, int] = {}
        self.redoable: dict[int, list[str]] = {}
        self.clients: dict[str, int] = {}
        self.result: Ended | None = None
        self.laid: Laid | None = None
        self.unready: set[int] = set()
        """Seats of people who do not want to begin yet."""
        self.changed_by = -1
        """The seat that has changed the terms last."""
        # The entry of the latest snapshot, wherever the table was loaded from.
        self.saved_at = 0

    # What is known

    @property
    def playing(self) -> TableMatch:
        """The match, if the game is on."""
        self._check_on()
        assert self.match is not None
        return self.match

    def _check_on(self) -> None:
        """Refuse what needs a game that is on."""
        if self.match is None:
            raise Refused("not-begun")
        if self.status == "finished":
            raise Refused("over")

    @property
    def boards(self) -> tuple[int, ...]:
        """Where each seat's places lie, so that the log can say them; nowhere before the game."""
        return () if self.match is None else boards(self.game, self.match.state)

    @property
    def full(self) -> bool:
        return all(seat.taken for seat in self.seats)

    @property
    def ready(self) -> bool:
        """Whether all sit and nobody wants to wait."""
        return self.full and not self.unready

    @property
    def terms_open(self) -> bool:
        """Whether it can still be changed what is played with."""
        return self.status == "waiting" and not self.settings.lesson and self.laid is None

    def seats_of(self, player: str) -> list[int]:
        """The seats a person holds."""
        return [n for n, seat in enumerate(self.seats) if player and seat.player == player]

    def bots_to_move(self) -> list[int]:
        """Deciding seats that a bot plays."""
        return [seat for seat in self.offers if self.seats[seat].played_by_bot]

    def people_to_move(self) -> list[int]:
        """Deciding seats that a person plays."""
        return [seat for seat in self.offers if not self.seats[seat].played_by_bot]

    @property
    def shared(self) -> bool:
        """Whether several persons play here."""
        return len({seat.player for seat in self.seats if seat.player}) > 1

    def out_of_time(self, at: int) -> list[int]:
        """Deciding persons whose time is up."""
        return [s for s in self.people_to_move() if (d := self.clock.deadline(s)) and d <= at]

    # Before the game

    def sit(self, seat: int, player: str, name: str, at: int, invited: bool = False) -> Entry:
        """A person sits down."""
        self._check_open(seat)
        if self.seats[seat].kind == "invite" and not invited:
            raise Refused("needs-invite")
        return self._enter(Sat(seat, player, name), at)

    def sit_bot(self, seat: int, level: str, at: int) -> Entry:
        """A bot sits down."""
        self._check_open(seat)
        return self._enter(Sat(seat, bot=level), at)

    def stand(self, seat: int, at: int) -> Entry:
        """Leave a seat before the game."""
        if self.status != "waiting":
            raise Refused("already-begun")
        if not self._seat(seat).taken:
            raise Refused("no-such-seat")
        return self._enter(Stood(seat), at)

    def say_ready(self, seat: int, ready: bool, at: int) -> Entry:
        """Somebody wants to begin, or not yet."""
        self._check_waiting(seat)
        if ready == (seat not in self.unready):
            raise Refused("said-already")
        return self._enter(Ready(seat, ready), at)

    def agree(self, seat: int, terms: Terms, at: int) -> Entry:
        """Change what will be played with; everybody else has to say that they are ready."""
        self._check_waiting(seat)
        if not self.terms_open:
            raise Refused("fixed-terms")
        settled = self.settings.with_terms(terms).terms
        if settled == self.settings.terms:
            raise Refused("said-already")
        return self._enter(Agreed(seat, settled), at)

    def _check_waiting(self, seat: int) -> None:
        if self.status != "waiting":
            raise Refused("already-begun")
        if self._seat(seat).kind != "person":
            raise Refused("not-seated")

    def _check_open(self, seat: int) -> None:
        if self.status != "waiting":
            raise Refused("already-begun")
        if self._seat(seat).taken:
            raise Refused("seat-taken")

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat")
        return self.seats[seat]

    def lay_out(self, record: Record, origin: str, at: int) -> Entry:
        """Begin from where a record has got, once all sit."""
        if self.status != "waiting":
            raise Refused("already-begun")
        return self._enter(Laid(record.text(), origin), at)

    def begin(self, at: int) -> list[Entry]:
        """Start, from the set-up or from what has been laid out."""
        if self.status != "waiting":
            raise Refused("already-begun")
        if not self.full:
            raise Refused("not-full")
        text, origin = (self.laid.record, self.laid.origin) if self.laid else ("", "")
        puzzle = find_puzzle(self.settings.game, self.settings.puzzle)
        text = puzzle.record.text() if puzzle else text
        match = self._new_match(text)
        deed = Begun(
            self.commitment,
            version.__version__,
            match.begun,
            match.told(0),
            text,
            origin,
            self.game.rules,
        )
        return self._finish_if_over([self._note(deed, at, match)], at)

    def _new_match(self, record: str) -> TableMatch:
        chance = Committed(self.secret)
        kind = LessonMatch if self.settings.rehearses else TableMatch
        if record:
            return kind.continued(self.game, parse(record), chance)
        return kind(self.game, len(self.seats), options=self.settings.options, chance=chance)

    # Playing

    def move(
        self,
        seat: int,
        move: str,
        at: int,
        *,
        seq: int | None = None,
        client: str = "",
        confirmed: bool = False,
        bot: str = "",
    ) -> list[Entry]:
        """Take an option by its notation. `seq` is the last entry the mover has seen."""
        match = self.playing
        index = self._offered(seat, move, seq)
        if not (confirmed or bot):
            self._ask_back(match, seat, index)
        match.take(seat, index)
        deed = Moved(seat, move, match.last.chance, match.told(match.moves), bot=bot)
        return self._finish_if_over([self._note(deed, at, match, client)], at)

    def _ask_back(self, match: TableMatch, seat: int, index: int) -> None:
        """People are asked before they waste something, and where wished before what seals."""
        wasted = match.wastes(seat, index)
        if wasted is not None:
            raise Refused("wasteful", because=wasted)
        if self.settings.confirm and match.preview(seat, index).seals:
            raise Refused("needs-confirm")

    def may_waste(self, seat: int) -> bool:
        """Whether a deciding seat is offered something that it will be asked back about."""
        match = self.playing
        return any(match.wastes(seat, index) is not None for index in range(len(self.offers[seat])))

    def open_to(self, seat: int) -> list[str]:
        """All that a seat may do now, whether it is asked or not."""
        return self.offers.get(seat) or self.standing.get(seat, [])

    def _offered(self, seat: int, move: str, seq: int | None) -> int:
        self._seat(seat)
        offered = self.open_to(seat)
        if not offered:
            raise Refused("not-now")
        if seq is not None and seq < self.asked[seat]:
            raise Refused("stale")
        try:
            return offered.index(" ".join(move.split()))
        except ValueError:
            raise Refused("illegal") from None

    def undo(self, seat: int, at: int, moves: int = 1, client: str = "") -> Entry:
        """Take back a seat's latest moves, to the last seal at most."""
        match = self.playing
        self._seat(seat)
        if not 1 <= moves <= match.undoable(seat):
            raise Refused("nothing-to-undo")
        back = match.latest_of(seat, moves)
        try:
            match.undo(seat, moves)
        except Illegal as fault:
            raise Refused("nothing-to-undo") from fault
        return self._note(Undone(seat, moves), at, match, client, back)

    def redo(self, seat: int, at: int, client: str = "") -> Entry:
        """Make the move taken back last once more."""
        match = self.playing
        again = self.redoable.get(seat, [])
        if not again or again[-1] not in self.open_to(seat):
            raise Refused("nothing-to-redo")
        match.take(seat, again[-1])
        deed = Moved(seat, again[-1], match.last.chance, match.told(match.moves), again=True)
        return self._note(deed, at, match, client)

    # Leaving and coming back

    def resign(self, seat: int, at: int) -> list[Entry]:
        """Give up. A bot plays on, unless no person is left: then the game ends without result."""
        self._check_person(seat)
        entry = self._enter(Resigned(seat, STAND_IN), at)
        if any(s.kind == "person" and not s.resigned for s in self.seats):
            return [entry]
        return [entry, self._enter(Ended(), at)]

    def take_over(self, seat: int, at: int, why: Why, by: int = -1) -> Entry:
        """A bot plays for a person who left, whose time is up, or who is absent.

        That somebody is absent is said by another person, who sits at `by`.
        """
        if why == "absent":
            self._check_absent(seat, at, by)
            return self._enter(TakenOver(seat, STAND_IN, why, by), at)
        self._check_person(seat)
        if self.seats[seat].stand_in:
            raise Refused("bot-plays")
        if why == "time" and seat not in self.out_of_time(at):
            raise Refused("in-time")
        return self._enter(TakenOver(seat, STAND_IN, why), at)

    def _check_absent(self, seat: int, at: int, by: int) -> None:
        self._check_on()
        there, asker = self._seat(seat), self._seat(by)
        if asker.kind != "person":
            raise Refused("not-seated")
        if there.player == asker.player:
            raise Refused("own-seat")
        if there.played_by_bot:
            raise Refused("bot-already")
        self.patience.check(seat, at)

    def give_back(self, seat: int, at: int) -> Entry:
        """The seat's person plays again."""
        self._check_person(seat)
        if not self.seats[seat].stand_in:
            raise Refused("no-bot-plays")
        return self._enter(GivenBack(seat), at)

    def pause(self, milliseconds: int, at: int) -> Entry:
        """The server was away for so long, or somebody on holiday: that costs nobody time."""
        self.playing  # noqa: B018 - refuses unless the game is on
        if not self.clock.since:
            raise Refused("not-awaited")
        return self._enter(Paused(milliseconds), at)

    def _check_person(self, seat: int) -> None:
        self._check_on()
        if self._seat(seat).kind != "person":
            raise Refused("no-such-seat")
        if self.seats[seat].resigned:
            raise Refused("resigned")

    # The journal

    def fold(self, entry: Entry) -> None:
        """Let a stored entry happen again."""
        if entry.seq != self.seq + 1:
            raise BadRecord(f"table {self.id}: entry {entry.seq} does not follow {self.seq}")
        play, back = self.match, list[str]()
        match entry.deed:
            case Begun(record=record, setup=setup):
                play = self._new_match(record)
                self._check_luck(entry, setup, play.begun)
            case Moved(seat=seat, move=move, chance=chance) if play is not None:
                play.take(seat, move)
                self._check_luck(entry, chance, play.last.chance)
            case Undone(seat=seat, moves=moves) if play is not None:
                back = play.latest_of(seat, moves)
                play.undo(seat, moves)
            case Returned(to=to):
                raise BadRecord(f"table {self.id}: entry {entry.seq} went back to entry {to}")
        self._happen(entry, play, back)

    def go_back(self, later: Sequence[Entry], at: int) -> Entry:
        """Go on from this snapshot although entries follow that cannot be played any more.

        Of them only who sits where stays, and whose moves are known.
        """
        to = self.seq
        for entry in later:
            self._seat_changes(entry.deed)
            if entry.client:
                self.clients[entry.client] = entry.seq
        self.seq = later[-1].seq
        # Everybody is asked anew, and has all the time that was left then.
        self.offers, self.standing = {}, {}
        self.clock.since, self.patience.since, self.saved_at = {}, {}, 0
        return self._enter(Returned(to, version.__version__), at)

    def _check_luck(self, entry: Entry, stored: list[int], told: list[int]) -> None:
        if stored != told:
            raise BadRecord(f"table {self.id}: entry {entry.seq} cannot have drawn {stored}")

    def _enter(self, deed: AnyDeed, at: int) -> Entry:
        return self._note(deed, at, self.match)

    def _note(
        self,
        deed: AnyDeed,
        at: int,
        match: TableMatch | None,
        client: str = "",
        back: list[str] | None = None,
    ) -> Entry:
        entry = Entry(self.seq + 1, at, deed, client)
        self._happen(entry, match, back or [])
        return entry

    def _finish_if_over(self, entries: list[Entry], at: int) -> list[Entry]:
        match = self.match
        # A puzzle in the last turn of a game can still be tried otherwise.
        if match is not None and match.over and not self.settings.puzzle:
            deed = Ended(list(match.scores), list(match.winners), match.digest())
            entries.append(self._enter(deed, at))
        return entries

    def _happen(self, entry: Entry, match: TableMatch | None, back: list[str]) -> None:
        """What an entry changes apart from the match, which has already moved on."""
        self.seq = entry.seq
        self.match = match
        if entry.client:
            self.clients[entry.client] = entry.seq
        if not isinstance(entry.deed, MOVES):
            self._seat_changes(entry.deed)
        if isinstance(entry.deed, Paused):
            self.clock.pause(entry.deed.milliseconds, entry.at)
        moved = self._game_changes(entry.deed, back)
        if self.status != "waiting":
            self._ask(moved)
            if self.clock.runs:
                self.clock.turn_to(self.people_to_move(), moved, entry.at)
            else:
                self.patience.turn_to(self.people_to_move(), self._acting(entry.deed), entry.at)

    def _acting(self, deed: AnyDeed) -> list[int]:
        """All seats of the person who has done this."""
        seat = doer(deed)
        return [] if seat < 0 else self.seats_of(self.seats[seat].player)

    def _seat_changes(self, deed: AnyDeed) -> None:
        match deed:
            case Sat(seat=seat, player=player, name=name, bot=bot):
                self.seats[seat] = Seat("bot" if bot else "person", player, name, bot)
            case Stood(seat=seat):
                self.seats[seat] = seat_for(self.settings.seats[seat])
                self.unready.discard(seat)
            case Ready(seat=seat, ready=ready):
                (self.unready.discard if ready else self.unready.add)(seat)
            case Agreed(seat=seat, terms=terms):
                self._change_terms(seat, terms)
            case Resigned(seat=seat, bot=bot):
                self.seats[seat].resigned = True
                self.seats[seat].stand_in = bot
            case TakenOver(seat=seat, bot=bot):
                self.seats[seat].stand_in = bot
            case GivenBack(seat=seat):
                self.seats[seat].stand_in = ""
                self.clock.refill(seat)

    def _change_terms(self, seat: int, terms: Terms) -> None:
        self.settings = self.settings.with_terms(terms)
        self.clock = Clock(self.settings.pace, len(self.seats))
        self.patience = Patience(self.settings.pace)
        self.changed_by = seat
        mine = self.seats_of(self.seats[seat].player)
        people = [number for number, one in enumerate(self.seats) if one.kind == "person"]
        self.unready = set(people) - set(mine)

    def _game_changes(self, deed: AnyDeed, back: list[str]) -> int:
        """Status, counts and redo; the seat that moved, or -1."""
        match deed:
            case Laid():
                self.laid = deed
            case Begun():
                self.status = "playing"
            case Moved(seat=seat, again=again):
                self.moves += 1
                if again:
                    self.redoable[seat].pop()
                else:
                    self.redoable.pop(seat, None)
                return seat
            case Undone(seat=seat, moves=moves):
                self.moves -= moves
                self.redoable[seat] = [*self.redoable.get(seat, []), *reversed(back)]
                return seat
            case Ended():
                self.status = "finished"
                self.result = deed
                self.redoable.clear()
        return -1

    def _ask(self, moved: int) -> None:
        """Who may decide what now, and since when."""
        offers: dict[int, list[str]] = {}
        standing: dict[int, list[str]] = {}
        if self.match is not None and self.status == "playing":
            offers = {choice.seat: choice.notations for choice in self.match.choices}
            standing = {choice.seat: choice.notations for choice in self.match.standing}
        for seat, offer in {**standing, **offers}.items():
            if seat == moved or self.open_to(seat) != offer:
                self.asked[seat] = self.seq
        self.offers, self.standing = offers, standing

    def ask_again(self, asked: dict[int, int]) -> None:
        """Enumerate what may be done after a snapshot; it knows since when."""
        self._ask(-1)
        self.asked.update({seat: seq for seat, seq in asked.items() if self.open_to(seat)})
