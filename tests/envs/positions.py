"""Games and positions for tests of the environments."""

from collections.abc import Iterator
from random import Random

from spieltisch import games
from spieltisch.bots import Sight, load_bot
from spieltisch.envs.encoding import Encoding, encoding_of
from spieltisch.envs.playing import Play
from spieltisch.proving.plan import option_sets

ALL_ADDITIONS: dict[str, object] = {
    "extra-tiles": "yes",
    "white-castles": "yes",
    "inns": "yes",
    "trade-routes": "yes",
    "shields": "yes",
}

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("boonlake", 1, {"level": "medium"}),
    ("boonlake", 2, {}),
    ("boonlake", 3, {"order": "in-turn"}),
    ("boonlake", 4, {}),
    ("burgundy", 1, {}),
    ("burgundy", 2, {}),
    ("burgundy", 2, {**ALL_ADDITIONS, "duchies": "random"}),
    ("burgundy", 3, {"duchies": "11"}),
    ("burgundy", 4, {"duchies": "choose"}),
    ("burgundy", 4, {**ALL_ADDITIONS, "duchies": "12a"}),
]
"""Both games, every seat count, every expansion somewhere."""


def name_of(table: object) -> str:
    """A short name for a table, for the list of tests."""
    if not isinstance(table, tuple):
        return str(table)
    game, seats, options = table
    more = "+".join(str(value) for value in options.values() if value != "yes")
    return f"{game}{seats}{'-' if options else ''}{more}{'+all' if 'shields' in options else ''}"


def every_setup(game: str, seats: int) -> list[dict[str, object]]:
    """Every value of every table option once, and some mixtures."""
    return option_sets(games.load(game), seats, Random(f"{game} {seats}"))


def wander(encoding: Encoding, seed: int, level: str = "random") -> Iterator[Play]:
    """Stop at every decision of a game between bots."""
    play = Play(encoding, seed)
    bot = load_bot(level)(Random(seed))
    while not play.over:
        yield play
        options = list(play.legal.values())
        chosen = bot.choose(Sight(play.game, play.state, play.seat, options))
        play.take_option(play.seat, options[chosen])


def table(game: str, seats: int, options: dict[str, object] | None = None) -> Encoding:
    return encoding_of(game, seats, options)
