"""`spieltisch play`: open the lobby in the browser, or play a game in the terminal.

Without a terminal, or with --watch, the bots play among themselves and the game is told.
"""

import argparse
import sys
from random import Random

from spieltisch import texts
from spieltisch.bots import Bot, Sight, load_bot
from spieltisch.cli import common
from spieltisch.cli.serve import serve_local
from spieltisch.kernel.events import SPECTATOR
from spieltisch.kernel.wording import Text
from spieltisch.tables.match import Match, OpenChoice
from spieltisch.tables.speech import seat_name, speak

QUIT, UNDO, WHY_NOT = "q", "u", "?"


def add_to(commands: common.Commands) -> None:
    """Make the command known."""
    parser = commands.add_parser(
        "play",
        description="Without a game: serve tables on this machine and open the lobby in the "
        "browser. With one: sit down in the terminal as seat 1 against bots; type the number of an "
        "option, "
        "? for what is not possible and why, u to take back, q to leave.",
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help="play this one in the terminal")
    parser.add_argument(
        "--no-browser", action="store_true", help="serve the lobby, but open no browser"
    )
    common.add_pack(parser)
    parser.add_argument("--seats", type=common.positive, help="how many play (default 2)")
    parser.add_argument("--bots", default="random", help="who plays the other seats")
    parser.add_argument("--seed", type=int, help="for a game that can be repeated")
    parser.add_argument("--language", choices=texts.LANGUAGES, default="en")
    parser.add_argument("--watch", action="store_true", help="let the bots play all seats")
    parser.add_argument("--record", metavar="FILE", help="save the record of the game here")
    common.add_table_options(parser)
    parser.set_defaults(command=run)


def run(given: argparse.Namespace) -> int:
    """Serve the lobby, or play one game here."""
    if given.game is None:
        return serve_local(not given.no_browser)
    game = common.game_of(given)
    seats = given.seats or (2 if 2 in game.seat_counts else min(game.seat_counts))
    match = Match(game, seats, given.seed, common.table_options(given))
    human = 0 if sys.stdin.isatty() and not given.watch else SPECTATOR
    Terminal(match, human, load_bot(given.bots)(Random(given.seed)), given.language).play()
    if given.record:
        match.record.save(given.record)
    return 0


class Terminal:
    """A match told and steered by lines of text."""

    def __init__(self, match: Match, human: int, bot: Bot, language: str) -> None:
        self.match = match
        self.human = human
        self.bot = bot
        self.language = language
        self.told = 0
        self.passed = -1

    def say(self, message: str, **values: str | int) -> None:
        print(texts.say(self.language, message, values))

    def play(self) -> None:
        """Until the game is over or the player has left."""
        while not self.match.over:
            self._tell_news()
            mine = [c for c in self.match.choices if c.seat == self.human]
            if not mine and not self._stands_open():
                self._bot_move(self.match.choices[0])
            elif mine and not self._ask(mine[0]):
                return
        self._tell_news()
        self._tell_result()

    def _stands_open(self) -> bool:
        """Offer what the player may do unasked, once in every turn of others; True if done."""
        turn = sum(self.match.state.turns)
        standing = [c for c in self.match.standing if c.seat == self.human]
        if not standing or turn == self.passed:
            return False
        self.passed = turn
        self._list(standing[0])
        self.say("play-pass")
        try:
            answer = input("> ").strip()
        except EOFError:
            return False
        if not (answer.isdigit() and 1 <= int(answer) <= len(standing[0].options)):
            return False
        self.match.take(self.human, int(answer) - 1)
        return True

    def _tell_news(self) -> None:
        for line in self.match.log(self.human, self.language, self.told):
            print(line)
        self.told = self.match.moves + 1

    def _bot_move(self, choice: OpenChoice) -> None:
        sight = Sight(self.match.game, self.match.state, choice.seat, choice.options)
        self.match.take(choice.seat, self.bot.choose(sight))

    def _ask(self, choice: OpenChoice) -> bool:
        """Let the player decide; False when he leaves."""
        self._list(choice)
        return self._answer(choice)

    def _list(self, choice: OpenChoice) -> None:
        print()
        print(self._spoken(choice.prompt))
        for number, text in enumerate(choice.texts, 1):
            print(f"{number:>4}  {self._spoken(text)}")

    def _spoken(self, text: Text) -> str:
        return speak(text, self.language, self.match.names)

    def _tell_why_not(self) -> None:
        for refusal in self.match.refusals(self.human):
            print(f"   –  {self._spoken(refusal.what)}: {self._spoken(refusal.why)}")

    def _answer(self, choice: OpenChoice) -> bool:
        while True:
            try:
                answer = input("> ").strip().lower()
            except EOFError:
                return False
            if answer == QUIT:
                return False
            if answer == UNDO and self.match.undoable(self.human):
                self.match.undo(self.human)
                self.told = self.match.moves + 1
                return True
            if answer.isdigit() and 1 <= int(answer) <= len(choice.options):
                self.match.take(self.human, int(answer) - 1)
                return True
            if answer == WHY_NOT:
                self._tell_why_not()
            else:
                key = "play-no-undo" if answer == UNDO else "play-what"
                self.say(key, most=len(choice.options))

    def _tell_result(self) -> None:
        print()
        for seat, score in enumerate(self.match.scores):
            name = seat_name(seat, self.language, self.match.names)
            key = "play-wins" if seat in self.match.winners else "play-score"
            self.say(key, name=name, points=score)
