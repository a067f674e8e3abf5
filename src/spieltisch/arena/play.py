"""Playing scheduled games: from bots' names and a seed to scores, sources and a record."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from spieltisch import games
from spieltisch.arena.schedule import Fixture
from spieltisch.bots import Sight, load_bot
from spieltisch.bots.driving import Driver
from spieltisch.bots.players import note_players, player_of
from spieltisch.kernel.chance import Seeded
from spieltisch.tables.match import Match
from spieltisch.version import __version__


class Terms:
    """What is the same for all games of a tournament. Plain, so that it travels to workers."""

    def __init__(
        self,
        game: str,
        seats: int,
        bots: list[str],
        seed: int = 1,
        options: Mapping[str, str] | None = None,
        pack: str | None = None,
        limit: float = 0.0,
        records: str | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.bots = bots
        self.seed = seed
        self.options = dict(options or {})
        self.pack = pack
        self.limit = limit
        self.records = records

    def plain(self) -> dict[str, object]:
        """What decides the outcome; a checkpoint must agree with it."""
        game = games.shared(self.game, self.pack)
        return {
            "game": self.game,
            "rules": game.rules,
            "engine": __version__,
            "pack": game.pack_name,
            "pack_hash": game.pack_hash,
            "seats": self.seats,
            "bots": self.bots,
            "players": [player_of(bot, self.game) for bot in self.bots],
            "seed": self.seed,
            "options": self.options,
        }


class Outcome:
    """A finished game. Lists are by seat; `bots` are places in the tournament's list."""

    def __init__(self, plain: dict[str, Any]) -> None:
        self.number: int = plain["number"]
        self.block: int = plain["block"]
        self.bots: list[int] = plain["bots"]
        self.scores: list[int] = plain["scores"]
        self.winners: list[int] = plain["winners"]
        self.sheets: list[dict[str, int]] = plain["sheets"]
        self.turns: list[int] = plain["turns"]
        self.decisions: list[int] = plain["decisions"]
        self.seconds: list[float] = plain["seconds"]
        self.slowest: list[float] = plain["slowest"]
        self.faults: list[list[str]] = plain["faults"]
        self.plain = plain


def play_fixture(terms: Terms, fixture: Fixture) -> Outcome:
    """Play one game to its end."""
    game = games.shared(terms.game, terms.pack)
    match = Match(game, terms.seats, options=terms.options, chance=Seeded(fixture.seed))
    drivers = []
    for seat, bot in enumerate(fixture.bots):
        maker = load_bot(terms.bots[bot])
        called = f"{terms.seed} {fixture.number} {seat}"
        own = maker(Random(f"bot {called}"))
        drivers.append(Driver(own, Random(f"driver {called}"), terms.limit))
    while not match.over:
        choice = match.choices[0]
        sight = Sight(game, match.state, choice.seat, choice.options)
        index = drivers[choice.seat].decide(sight) if len(choice.options) > 1 else 0
        match.take(choice.seat, index)
    if terms.records:
        record = match.record
        note_players(record, [player_of(terms.bots[bot], terms.game) for bot in fixture.bots])
        record.save(Path(terms.records) / f"{terms.game}-{fixture.number:06}.jsonl")
    return Outcome(
        {
            "number": fixture.number,
            "block": fixture.block,
            "bots": list(fixture.bots),
            "scores": list(match.scores),
            "winners": list(match.winners),
            "sheets": game.score_sheet(match.state),
            "turns": list(match.state.turns),
            "decisions": [driver.decisions for driver in drivers],
            "seconds": [round(driver.seconds, 4) for driver in drivers],
            "slowest": [round(driver.slowest, 4) for driver in drivers],
            "faults": [[fault.why for fault in driver.faults] for driver in drivers],
        }
    )
