"""The designer's view: what winners did more often, counted over records.

Whatever an option names by a word of the game (a strip, a card, a tile, a duchy) is counted by
its verb: who did it, how often, and whether that seat won more than its share. Where an option
names only a numbered place, the tile that lies there is counted: events tell what was laid where.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from spieltisch import games
from spieltisch.arena.intervals import mean_interval, wilson
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.errors import BadRecord
from spieltisch.kernel.events import SPECTATOR
from spieltisch.kernel.game import Game
from spieltisch.tables.match import Match
from spieltisch.tables.record_file import load_record

Deed = tuple[str, str, str]
"""Verb, field and word: what was done with what."""


class Count:
    """How seats fared that did something."""

    def __init__(self) -> None:
        self.times = 0
        self.seats = 0
        self.wins = 0.0
        self.leads: list[float] = []


class Survey:
    """All records of one game with one number of seats."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.games = 0
        self.scores: list[float] = []
        self.seat_wins = [0.0] * seats
        self.turns: list[float] = []
        self.counts: dict[Deed, Count] = {}

    def add(self, match: Match, deeds: list[list[Deed]]) -> None:
        """Count a finished game; `deeds` are by seat."""
        self.games += 1
        mean = sum(match.scores) / self.seats
        self.scores += [float(score) for score in match.scores]
        self.turns += [float(turns) for turns in match.state.turns]
        for seat in range(self.seats):
            won = 1 / len(match.winners) if seat in match.winners else 0.0
            self.seat_wins[seat] += won
            for deed in set(deeds[seat]):
                count = self.counts.setdefault(deed, Count())
                count.times += deeds[seat].count(deed)
                count.seats += 1
                count.wins += won
                count.leads.append(match.scores[seat] - mean)

    def plain(self, fewest: int = 1) -> dict[str, Any]:
        """The figures, ready for JSON; things done by fewer seats are left out."""
        by_verb: dict[tuple[str, str], int] = {}
        for (verb, field, _word), count in self.counts.items():
            by_verb[verb, field] = by_verb.get((verb, field), 0) + count.times
        rows = [
            self._row(deed, count, by_verb[deed[0], deed[1]])
            for deed, count in sorted(self.counts.items())
            if count.seats >= fewest
        ]
        mean, low, high = mean_interval(self.scores)
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "mean_score": round(mean, 2),
            "mean_score_interval": [round(low, 2), round(high, 2)],
            "mean_turns": round(sum(self.turns) / max(1, len(self.turns)), 2),
            "fair_share": round(1 / self.seats, 4),
            "seat_win_rates": [
                {
                    "win_rate": round(wins / max(1, self.games), 4),
                    "interval": _wilson(wins, self.games),
                }
                for wins in self.seat_wins
            ],
            "things": rows,
        }

    def _row(self, deed: Deed, count: Count, all_times: int) -> dict[str, Any]:
        mean, low, high = mean_interval(count.leads)
        return {
            "verb": deed[0],
            "field": deed[1],
            "word": deed[2],
            "share": round(count.times / all_times, 4),
            "times": count.times,
            "seats": count.seats,
            "win_rate": round(count.wins / count.seats, 4),
            "win_rate_interval": _wilson(count.wins, count.seats),
            "lead": round(mean, 2),
            "lead_interval": [round(low, 2), round(high, 2)] if count.seats > 1 else [],
        }


def _wilson(wins: float, games: int) -> list[float]:
    low, high = wilson(wins, games)
    return [round(low, 4), round(high, 4)]


def survey(paths: Iterable[Path], pack: str | None = None) -> list[Survey]:
    """Play all finished records again and count; one survey for each game and number of seats."""
    surveys: dict[tuple[str, int], Survey] = {}
    for path in paths:
        record = load_record(path)
        name, seats = record.header.game, record.header.seats
        match = Match.from_record(games.shared(name, pack), record, 0)
        deeds: list[list[Deed]] = [[] for _seat in range(seats)]
        laid = laid_tiles(match, 0)
        for number, move in enumerate(record.moves, 1):
            option = match.option(move.seat, move.move)
            match.replay_move(move, f"{path}: move {number}")
            laid |= laid_tiles(match, number)
            deeds[move.seat] += deeds_of(match.game, option, laid)
        if not match.over:
            raise BadRecord(
                f"{path}: this game is not finished; only finished games can be counted"
            )
        surveys.setdefault((name, seats), Survey(name, seats)).add(match, deeds)
    return list(surveys.values())


def deeds_of(game: Game[Any], option: Option[Any], laid: dict[int, int]) -> list[Deed]:
    """What an option names: by its own words, and the tile on the place with its number."""
    named = {field: getattr(option, field) for field in option.fields if field in game.lexicon}
    number = getattr(option, "number", None)
    if number in laid:
        named.setdefault("tile", laid[number])
    return [(option.verb, field, game.lexicon[field][value]) for field, value in named.items()]


def laid_tiles(match: Match, since: int) -> dict[int, int]:
    """The tiles that came to lie on numbered places from this move on, by number."""
    laid: dict[int, int] = {}
    for heard in match.events(SPECTATOR, since):
        for event in heard:
            number, tile = event.values.get("number"), event.values.get("tile")
            if number is not None and tile is not None:
                laid[number] = tile
    return laid
