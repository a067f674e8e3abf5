"""What viewers are shown: one document for everybody, and what each seat knows besides.

The shared document is made once however many watch. A seat's own part holds the places where its
view of the game differs from the shared one, and what it may decide.
"""

from typing import Any, NamedTuple

from spieltisch.kernel.events import SPECTATOR
from spieltisch.kernel.values import Plain
from spieltisch.kernel.wording import reason_text
from spieltisch.tables.difference import Changes, difference
from spieltisch.tables.seating import Seat, seat_names
from spieltisch.tables.sentences import option_words, sentence
from spieltisch.tables.table import Table


def public_document(table: Table, before: dict[str, Plain] | None = None) -> dict[str, Plain]:
    """All that everybody may know of the table now.

    What moves do not change is taken from the document before them, if one is given.
    """
    document = {**before} if before is not None else _round_the_game(table)
    document["status"] = table.status
    document["moves"] = table.moves
    if table.clock.runs:
        document["clock"] = table.clock.plain()
    if table.match is not None:
        state = table.match.state
        document["deciders"] = list(table.offers)
        document["scores"] = list(table.match.scores)
        document["turns"] = list(state.turns)
        document["table"] = table.game.view(state, SPECTATOR)
        if table.patience.limit and table.shared:
            document["waiting"] = table.patience.plain(len(table.seats))
    if table.result is not None:
        document["result"] = _result(table)
    return document


def _round_the_game(table: Table) -> dict[str, Plain]:
    return {
        "id": table.id,
        "game": table.settings.game,
        "options": {**table.settings.options},
        "seats": [_seat(seat) for seat in table.seats],
        "commitment": table.commitment,
    }


def _seat(seat: Seat) -> dict[str, Plain]:
    return {
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "stand_in": seat.stand_in,
        "resigned": seat.resigned,
    }


def _result(table: Table) -> dict[str, Plain]:
    assert table.result is not None
    result: dict[str, Plain] = {
        "scores": list(table.result.scores),
        "winners": list(table.result.winners),
        "secret": table.secret.hex(),
    }
    if table.match is not None and table.result.hash:
        result["sheet"] = [dict(sheet) for sheet in table.game.score_sheet(table.match.state)]
    return result


class SeatFacts(NamedTuple):
    """All that a seat's document is made of, cheap to compare.

    `own`: where its view of the game differs from what everybody sees; `asked`: the entry since
    when it may decide what it may decide now; `standing`: since when it may do something unasked.
    """

    own: Changes
    asked: int | None
    standing: int | None
    undo: int
    redo: int


def seat_facts(table: Table, seat: int, public: Plain) -> SeatFacts:
    """What a seat knows and may do besides what everybody sees."""
    match = table.match
    if match is None:
        return SeatFacts([], None, None, 0, 0)
    own = table.game.own_view(match.state, seat)
    if own is None:
        own = difference(public, table.game.view(match.state, seat))
    asked = table.asked[seat] if seat in table.offers else None
    standing = table.asked[seat] if seat in table.standing else None
    undo = match.undoable(seat) if table.status == "playing" else 0
    return SeatFacts(own, asked, standing, undo, len(table.redoable.get(seat, ())))


def choice_document(
    table: Table, seat: int, language: str, offers: dict[int, list[str]]
) -> dict[str, Plain] | None:
    """What the seat may do now, by what is offered; with sentences if a language is given."""
    match = table.match
    if match is None or table.status != "playing" or seat not in offers:
        return None
    notations = offers[seat]
    choice: dict[str, Plain] = {"since": table.asked[seat], "options": list(notations)}
    if language:
        names = seat_names(table.seats, language)
        open_choice = match.choice(seat)
        choice["prompt"] = sentence(open_choice.prompt, language, names)
        choice["texts"] = [
            option_words(table.game, option, notation, language, names, open_choice.board)
            for option, notation in zip(open_choice.options, notations, strict=True)
        ]
        choice["blocked"] = [
            _blocked(table, blocked, language, names, open_choice.board)
            for blocked in open_choice.choice.blocked(match.state)
        ]
    return choice


def _blocked(
    table: Table, blocked: Any, language: str, names: tuple[str, ...], board: int
) -> dict[str, Plain]:
    return {
        "text": option_words(table.game, blocked.option, "", language, names, board),
        "why": sentence(reason_text(table.game, blocked.why), language, names),
    }


def seat_document(table: Table, seat: int, public: Plain, language: str) -> dict[str, Plain]:
    """All that a seat knows and may do besides what everybody sees."""
    return document_of(seat_facts(table, seat, public), table, seat, language)


def document_of(facts: SeatFacts, table: Table, seat: int, language: str) -> dict[str, Plain]:
    """The seat's facts, with what it may decide in full, and what it may do unasked."""
    return {
        "private": [
            [["table", *path], *value] for path, *value in facts.own if isinstance(path, list)
        ],
        "choice": choice_document(table, seat, language, table.offers),
        "standing": choice_document(table, seat, language, table.standing),
        "undo": facts.undo,
        "redo": facts.redo,
    }
