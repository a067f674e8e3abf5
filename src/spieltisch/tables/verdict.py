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
        for seats in game.teams(state)
    ]
    sides.sort(key=lambda side: (not side.won, -side.points))
    rival = game.rival(state)
    alone = len(sides) == 1
    reason = _alone(game, state, sides[0], rival) if alone else _reason(game, state, sides)
    return Verdict(sides, rival and (Text(rival[0]), rival[1]), reason)


def _alone(game: Game[Any], state: Any, side: Side, rival: tuple[str, int] | None) -> Text:
    values: dict[str, Value] = {"name": SeatName(side.seats[0]), "points": side.points}
    if rival is not None:
        values["against"] = rival[1]
    return Text(game.alone(state, side.won), values)


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
    first = [side.seats[0] for side in tied]
    message, why = game.tie_break(state, winners[0].seats[0], first)
    return Text(message, {**values, **why})


def _named(sides: list[Side]) -> Text:
    """Everybody on these sides: one name, or a list that ends in “and”."""
    names = [SeatName(seat) for side in sides for seat in side.seats]
    listed: Text = names[0]
    for place, name in enumerate(names[1:], 2):
        joining = "verdict-and" if place == len(names) else "verdict-comma"
        listed = Text(joining, {"first": listed, "last": name})
    return listed
