"""How a game ended, in texts: who won, by how much, and what broke a tie."""

from typing import Any

from spieltisch.kernel.game import Game
from spieltisch.kernel.wording import SeatName, Text

Value = int | str | Text


class Side:
    """A seat, or the seats of a team, with the points they have together."""

    def __init__(self, seats: list[int], points: int, won: bool) -> None:
        self.seats = seats
        self.points = points
        self.won = won


class Verdict:
    """The sides, the best first; an automatic opponent if there was one; and the reason."""

    def __init__(self, sides: list[Side], rival: tuple[Text, int] | None, reason: Text) -> None:
        self.sides = sides
        self.rival = rival
        self.reason = reason


def verdict(game: Game[Any], state: Any) -> Verdict:
    """How a finished game ended."""
    scores, winners = game.scores(state), game.winners(state)
    sides = [
        Side(seats, sum(scores[seat] for seat in seats), seats[0] in winners)
        for seats in _teams(game, state)
    ]
    sides.sort(key=lambda side: (not side.won, -side.points))
    rival = _rival(game, state)
    if len(sides) == 1:
        return Verdict(sides, rival, _alone(game, sides[0], rival))
    return Verdict(sides, rival, _reason(game, state, sides))


def _teams(game: Game[Any], state: Any) -> list[list[int]]:
    """Who plays together: in Burgundy all who hold the same estate, else everybody alone."""
    if game.name == "burgundy":
        return [state.holders(number) for number in range(len(state.estates))]
    return [[seat] for seat in range(state.seats)]


def _rival(game: Game[Any], state: Any) -> tuple[Text, int] | None:
    if game.name == "boonlake" and state.solo:
        return Text("boonlake-solo-eminence"), state.eminence.vp
    return None


def _alone(game: Game[Any], side: Side, rival: tuple[Text, int] | None) -> Text:
    values: dict[str, Value] = {"name": SeatName(side.seats[0]), "points": side.points}
    if rival is not None:
        values["against"] = rival[1]
        return Text("verdict-beats-eminence" if side.won else "verdict-beaten-by-eminence", values)
    if game.name == "burgundy":
        return Text("verdict-duchy-full" if side.won else "verdict-duchy-open", values)
    return Text("verdict-alone", values)


def _reason(game: Game[Any], state: Any, sides: list[Side]) -> Text:
    best = max(side.points for side in sides)
    winners = [side for side in sides if side.won]
    tied = [side for side in sides if side.points == best]
    values: dict[str, Value] = {"name": _named(winners), "points": best}
    if len(winners) > 1:
        return Text("verdict-shared", values)
    if len(tied) == 1:
        second = max(side.points for side in sides if not side.won)
        rest = [side for side in sides if side.points == second]
        lead: dict[str, Value] = {"lead": best - second, "others": _named(rest)}
        return Text("verdict-most-points", values | lead)
    values["others"] = _named([side for side in tied if not side.won])
    return _tie_break(game, state, winners[0], tied, values)


def _tie_break(
    game: Game[Any], state: Any, winner: Side, tied: list[Side], values: dict[str, Value]
) -> Text:
    """Burgundy: unused spaces, then the last on the bridge; elsewhere it is only told."""
    if game.name != "burgundy":
        return Text("verdict-tie-broken", values)
    unused = {side.seats[0]: state.estate(side.seats[0]).empty_spaces() for side in tied}
    own = unused[winner.seats[0]]
    if list(unused.values()).count(own) > 1:
        return Text("verdict-tie-order", values)
    others = [count for count in unused.values() if count != own]
    most = state.rules.most_unused_wins
    values |= {"unused": own, "against": max(others) if most else min(others)}
    return Text("verdict-tie-most-unused" if most else "verdict-tie-fewest-unused", values)


def _named(sides: list[Side]) -> Text:
    """Everybody on these sides: one name, or a list that ends in “and”."""
    names = [SeatName(seat) for side in sides for seat in side.seats]
    listed: Text = names[0]
    for place, name in enumerate(names[1:], 2):
        joining = "verdict-and" if place == len(names) else "verdict-comma"
        listed = Text(joining, {"first": listed, "last": name})
    return listed
