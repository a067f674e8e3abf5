"""Playing by words: what happened, the table, the question with numbered options; one number back.

Made for language-model agents and for whoever reads instead of looking: the words are those that
the browser gives to a screen reader, in English, German or French.
"""

import re
from collections.abc import Mapping, Sequence
from random import Random

from spieltisch import games, texts, titles
from spieltisch.bots import Sight, load_bot
from spieltisch.bots.driving import Driver
from spieltisch.draw.voice import Voice
from spieltisch.envs.describing import Description
from spieltisch.envs.encoding import Encoder
from spieltisch.kernel.errors import BadSetup, Illegal
from spieltisch.tables.match import Match
from spieltisch.tables.speech import voice_of

_ANSWER = re.compile(r"\b(?:answer|antwort|réponse)\W*?([-−–]?\d+)(?![.,]?\d)", re.IGNORECASE)
"""The number behind the word that a reader is asked to put before it; emphasis does not matter."""
_NUMBER = re.compile(r"(?<![\w.,])[-−–]?\d+(?:[.,]\d+)?(?!\w)")
"""Any number, with its sign and what comes behind a point: -3 and 3.5 are not 3."""


class NotUnderstood(Illegal):
    """An answer that names none of the options. The message says so in the table's language."""


def number_in(answer: str | int, most: int, voice: Voice) -> int:
    """The number that an answer names, from 1 to `most`.

    `ANSWER: 3` counts, whatever is said before; else the only number in the answer.
    """
    said = str(answer)
    marked = _ANSWER.findall(said)[-1:]  # who thinks aloud answers last
    found = set(marked or _NUMBER.findall(said))
    if len(found) == 1 and (word := found.pop()).isdecimal() and 1 <= int(word) <= most:
        return int(word)
    said = " ".join(said.split())[:80]
    raise NotUnderstood(voice.say("envs-not-understood", answer=said, most=most))


class TextTable:
    """A game played by reading and answering with numbers.

    `bots` names who plays a seat instead: a level or `module:Class`, or None for a reader.
    `compact`: `read` tells what lies where in few words, without what it does.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        language: str = "en",
        bots: Sequence[str | None] = (),
        names: Sequence[str] = (),
        seed: int | None = None,
        pack: str | None = None,
        compact: bool = False,
    ) -> None:
        if language not in texts.LANGUAGES:
            raise BadSetup(f"no language {language!r}; there are: {', '.join(texts.LANGUAGES)}")
        self.match = Match(games.shared(game, pack), seats, seed, options, names=names)
        self.language = language
        self.compact = compact
        self.voice = voice_of(language, names, seats)
        source = Random(seed)
        self._drivers = {
            seat: Driver(load_bot(bot)(Random(source.getrandbits(63))), source)
            for seat, bot in enumerate(bots)
            if bot is not None
        }
        # Up to which move each seat has been told what happened.
        self._told = [0] * seats
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        match = self.match
        while not match.over and self.seat in self._drivers:
            choice = match.choice(self.seat)
            sight = Sight(match.game, match.state, choice.seat, choice.options)
            several = len(choice.options) > 1
            match.take(choice.seat, self._drivers[choice.seat].decide(sight) if several else 0)

    # What there is to read

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def seat(self) -> int:
        """The seat that is asked; readers before bots while all play at once."""
        asked = [choice.seat for choice in self.match.choices]
        if not asked:
            raise Illegal(self.voice.say("envs-over"))
        return next((seat for seat in asked if seat not in self._drivers), asked[0])

    def news(self, seat: int) -> list[str]:
        """What has happened since the seat was last told; from now on it counts as told."""
        since, self._told[seat] = self._told[seat], self.match.moves + 1
        return self.match.log(seat, self.language, since)

    def describe(self, seat: int) -> Description:
        """The table as a seat sees it, part by part."""
        return Description(self.match, seat, self.voice)

    def read(self, seat: int | None = None, why: bool = False) -> str:
        """All that a seat needs to decide: news, table, question.

        With `why` also what is not possible now, and the reasons.
        """
        seat = seat if seat is not None else self.seat
        seen = self.describe(seat)
        news = self.news(seat)
        if self.compact:
            lines = seen.brief(news)
        else:
            told = [f"- {line}" for line in news]
            head = [self.voice.say("envs-since") + ":", *told, ""] if news else []
            lines = [*head, *seen.table(), *self._neighbours(seen), "", *seen.question()]
        if seen.notations:
            lines.append(self.voice.say("envs-answer", most=len(seen.notations)))
        return "\n".join([*lines, *(seen.refusals() if why else [])])

    def _neighbours(self, seen: Description) -> list[str]:
        """Which places lie beside each other, where the game has places, by their numbers."""
        encoder: Encoder | None = titles.part_of(self.match.game.name, "encoder")
        if encoder is None or encoder.neighbours is None:
            return []
        found = encoder.neighbours(self.match.game, self.match.state)
        title = self.voice.say("envs-neighbours")
        words = {number: phrase for phrase, number in seen.places.items()}
        lines = [
            f"{f'{title} ({board})' if board else title}: "
            + "; ".join(
                f"{place} ({words[place]}): {' '.join(others)}" for place, others in places.items()
            )
            for board, places in found.items()
        ]
        return ["", *lines]

    # Answering

    def answer(self, answer: str | int, seat: int | None = None) -> None:
        """Take the option of this number, counted from 1; see `number_in`."""
        seat = seat if seat is not None else self.seat
        notations = self.describe(seat).notations
        number = number_in(answer, len(notations), self.voice)
        self.match.take(seat, notations[number - 1])
        self._let_bots_play()

    @property
    def scores(self) -> list[int]:
        return self.match.scores

    @property
    def winners(self) -> list[int]:
        return self.match.winners
