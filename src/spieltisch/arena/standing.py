"""What a tournament says: win rates, scores, sources and ratings, each with its interval."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any

from spieltisch.arena.intervals import Z999, bootstrap, mean_interval, wilson
from spieltisch.arena.play import Outcome, Terms
from spieltisch.arena.ratings import bradley_terry, duels

_FEWEST = 16
"""Games before a tournament may stop early."""


def places(outcome: Outcome) -> list[float]:
    """Where each seat finished: the winners first, the others by score."""
    order = []
    for seat, score in enumerate(outcome.scores):
        if seat in outcome.winners:
            order.append(1.0)
        else:
            order.append(2.0 + sum(1 for other in outcome.scores if other > score))
    return order


class Row:
    """One bot's figures."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seats_taken = 0
        self.wins = 0.0
        self.scores: list[float] = []
        self.sources: Counter[str] = Counter()
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.faults: list[str] = []

    def count(self, outcome: Outcome, seat: int) -> None:
        """Add what the bot did on one seat of one game."""
        self.seats_taken += 1
        if seat in outcome.winners:
            self.wins += 1 / len(outcome.winners)
        self.scores.append(outcome.scores[seat])
        self.sources.update(outcome.sheets[seat])
        self.decisions += outcome.decisions[seat]
        self.seconds += outcome.seconds[seat]
        self.slowest = max(self.slowest, outcome.slowest[seat])
        self.faults += outcome.faults[seat]


class Standing:
    """The figures of all games so far."""

    def __init__(self, terms: Terms, outcomes: Sequence[Outcome]) -> None:
        self.terms = terms
        self.outcomes = sorted(outcomes, key=lambda outcome: outcome.number)
        self.rows = [Row(name) for name in terms.bots]
        for outcome in self.outcomes:
            for seat, bot in enumerate(outcome.bots):
                self.rows[bot].count(outcome, seat)
        self.duels = self._duels(self.outcomes)

    def _duels(self, outcomes: Sequence[Outcome]) -> list[list[float]]:
        finished = [(outcome.bots, places(outcome)) for outcome in outcomes]
        return duels(finished, len(self.terms.bots))

    def is_significant(self) -> bool:
        """Whether every two bots differ beyond doubt.

        Looking again and again makes false alarms likelier, so the bar is 99.9 %.
        """
        if len(self.outcomes) < _FEWEST:
            return False
        for one in range(len(self.rows)):
            for two in range(one):
                wins, losses = self.duels[one][two], self.duels[two][one]
                low, high = wilson(wins, round(wins + losses), Z999)
                if low <= 0.5 <= high:
                    return False
        return True

    def ratings(self) -> list[tuple[float, float, float]]:
        """Each bot's rating and its interval, from games drawn anew block by block.

        Among them are two games of every two bots that nobody has played, one won by each: who
        has never lost may have been lucky, and games that all ended alike would not show it.
        """
        blocks: dict[int, list[Outcome]] = {}
        for outcome in self.outcomes:
            blocks.setdefault(outcome.block, []).append(outcome)
        if not blocks:
            return [(0.0, 0.0, 0.0) for _row in self.rows]

        played = [self._duels(games) for games in blocks.values()]
        bots = len(self.rows)
        imagined = [
            [[float((row, column) == pair) for column in range(bots)] for row in range(bots)]
            for pair in permutations(range(bots), 2)
        ]

        def rated(drawn: list[list[list[float]]]) -> list[float]:
            won = [
                [sum(column) for column in zip(*rows, strict=True)]
                for rows in zip(*drawn, strict=True)
            ]
            return bradley_terry(won, 60)

        intervals = bootstrap([*played, *imagined], rated, self.terms.seed, 100)
        return [
            (own, min(low, own), max(high, own))
            for own, (low, high) in zip(bradley_terry(self.duels), intervals, strict=True)
        ]

    def plain(self) -> dict[str, Any]:
        """All figures, ready for JSON."""
        return {
            **self.terms.plain(),
            "games": len(self.outcomes),
            "standing": [
                self._plain_row(row, rating)
                for row, rating in zip(self.rows, self.ratings(), strict=True)
            ],
            "duels": [
                {
                    "bot": self.rows[one].name,
                    "against": self.rows[two].name,
                    **_rate(
                        self.duels[one][two], round(self.duels[one][two] + self.duels[two][one])
                    ),
                }
                for one in range(len(self.rows))
                for two in range(len(self.rows))
                if one != two
            ],
            "seat_wins": self._seat_wins(),
        }

    def _plain_row(self, row: Row, rating: tuple[float, float, float]) -> dict[str, Any]:
        mean, low, high = mean_interval(row.scores)
        taken = max(1, row.seats_taken)
        return {
            "bot": row.name,
            **_rate(row.wins, row.seats_taken),
            "mean_score": round(mean, 2),
            "mean_score_interval": [round(low, 2), round(high, 2)],
            "sources": {name: round(sum_ / taken, 2) for name, sum_ in row.sources.items()},
            "rating": round(rating[0], 1),
            "rating_interval": [round(rating[1], 1), round(rating[2], 1)],
            "ms_per_decision": round(1000 * row.seconds / max(1, row.decisions), 2),
            "slowest_ms": round(1000 * row.slowest, 1),
            "faults": len(row.faults),
            "first_fault": row.faults[0] if row.faults else "",
        }

    def _seat_wins(self) -> list[dict[str, Any]]:
        """How often each seat won, whoever sat there."""
        wins = [0.0] * self.terms.seats
        for outcome in self.outcomes:
            for seat in outcome.winners:
                wins[seat] += 1 / len(outcome.winners)
        return [_rate(won, len(self.outcomes)) for won in wins]


def _rate(wins: float, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    return {
        "games": games,
        "wins": round(wins, 2),
        "win_rate": round(wins / games, 4) if games else 0.0,
        "win_rate_interval": [round(low, 4), round(high, 4)],
    }
