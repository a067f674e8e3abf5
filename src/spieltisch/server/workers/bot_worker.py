"""A process in which bots think: one request a line on stdin, one answer a line on stdout.

It is handed a copy of the position in which everything hidden from the bot's seat has been drawn
anew. The true state never comes here.
"""

import importlib
import json
import os
import sys
from collections import OrderedDict
from random import Random
from typing import Any

from spieltisch import games
from spieltisch.bots import Bot, Sight, load_bot
from spieltisch.bots.advice import advise
from spieltisch.bots.coach import look_at
from spieltisch.bots.effort import Effort
from spieltisch.kernel import engine
from spieltisch.kernel.errors import BadSetup
from spieltisch.kernel.game import Game
from spieltisch.kernel.wording import Text, notation
from spieltisch.tables.speech import speak

SIMPLEST = "random"
MOST_BOTS = 200
ADVICE_SECONDS = 1.5
COACH_SECONDS = 0.8


def limit_memory(megabytes: int) -> None:
    """Let the process die rather than take the machine's memory."""
    if sys.platform != "win32":
        import resource

        size = megabytes << 20
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


class Bench:
    """Bots that are playing, so that one which has planned its turn need not plan again."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def bot(self, request: dict[str, Any]) -> Bot:
        """The bot of a table's seat; levels that do not exist play at random."""
        key = (request["table"], request["seat"], request["level"])
        if key not in self._bots:
            self._bots[key] = _new_bot(request["level"], Random(request["seed"]))
        self._bots.move_to_end(key)
        if len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        return self._bots[key]


def _new_bot(level: str, rng: Random) -> Bot:
    try:
        return load_bot(level)(rng)
    except BadSetup:
        return load_bot(SIMPLEST)(rng)


def think(request: dict[str, Any], bench: Bench) -> Any:
    """A move, or advice where a language is asked for."""
    game = games.shared(request["game"], request["pack"] or None)
    setup = game.setup(request["seats"], request["options"])
    state = game.load(setup, request["state"])
    if request["coached"]:
        return lesson(game, state, request)
    if request["language"]:
        return advice(game, state, request)
    return _choose(game, state, request, bench)


def advice(game: Game[Any], state: Any, request: dict[str, Any]) -> list[dict[str, Any]]:
    """Up to three options, the best first, with reasons in words."""
    rng, language, names = Random(request["seed"]), request["language"], request["names"]
    found = advise(game, state, request["seat"], rng, Effort(seconds=ADVICE_SECONDS))
    return [
        {
            "move": notation(game, one.option),
            "score": one.score,
            "chance": one.chance if state.seats > 1 else None,
            "reasons": [speak(reason, language, names) for reason in one.reasons],
        }
        for one in found
    ]


def lesson(game: Game[Any], state: Any, request: dict[str, Any]) -> dict[str, Any] | None:
    """What a decision cost, the better line and its reasons in words; None if it was fine."""
    seat, language = request["seat"], request["language"]
    options = engine.options_at(state, engine.branch_of(state, seat))
    taken = next(one for one in options if notation(game, one) == request["coached"])
    rng, effort = Random(request["seed"]), Effort(seconds=COACH_SECONDS)
    found = look_at(game, state, seat, taken, rng, effort)
    if found is None:
        return None
    reasons = [speak(Text(f"{term}-why"), language) for term in found.terms]
    return {"cost": found.cost, "least": found.least, "line": found.line, "reasons": reasons}


def _choose(game: Game[Any], state: Any, request: dict[str, Any], bench: Bench) -> str:
    """The notation of the option that the bot chooses; if it fails, the simplest bot chooses."""
    seat = request["seat"]
    options = engine.options_at(state, engine.branch_of(state, seat))
    sight = Sight(game, state, seat, options)
    try:
        chosen = bench.bot(request).choose(sight)
    except Exception:  # a bot's fault must not stop the game
        chosen = load_bot(SIMPLEST)(Random(request["seed"])).choose(sight)
    return notation(game, options[chosen])


def main() -> None:
    """Answer until stdin ends."""
    for module in filter(None, os.environ.get("SPIELTISCH_GAMES", "").split(",")):
        importlib.import_module(module)
    limit_memory(int(os.environ.get("SPIELTISCH_BOT_MEGABYTES", "1024")))
    bench = Bench()
    for line in sys.stdin:
        sys.stdout.write(json.dumps(think(json.loads(line), bench)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
