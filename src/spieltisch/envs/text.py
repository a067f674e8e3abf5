"""Playing by words: what happened, the table, the question with numbered options; one number back.

Made for language-model agents and for whoever reads instead of looking: the words are those that
the browser gives to a screen reader, in English, German or French.
"""

import re
from collections.abc import Mapping, Sequence
from random import Random

from spieltisch import games, texts
from spieltisch.bots import Sight, load_bot
from spieltisch.bots.driving import Driver
from spieltisch.envs.describing import Description, voice_of
from spieltisch.kernel.errors import BadSetup, Illegal
from spieltisch.tables.match import Match

_NUMBER = re.compile(r"\d+")


class NotUnderstood(Illegal):
    """An answer that names none of the options. The message says so in the table's language."""


class TextTable:
    """A game played by reading and answering with numbers.

    `bots` names who plays a seat instead: a level or `module:Class`, or None for a reader.
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
    ) -> None:
        if language not in texts.LANGUAGES:
            raise BadSetup(f"no language {language!r}; there are: {', '.join(texts.LANGUAGES)}")
        self.match = Match(games.shared(game, pack), seats, seed, options, names=names)
        self.language = language
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
        news = [f"- {line}" for line in self.news(seat)]
        head = [self.voice.say("envs-since") + ":", *news, ""] if news else []
        lines = [*head, *seen.table(), "", *seen.question()]
        if seen.notations:
            lines.append(self.voice.say("envs-answer", most=len(seen.notations)))
        return "\n".join([*lines, *(seen.refusals() if why else [])])

    # Answering

    def answer(self, answer: str | int, seat: int | None = None) -> None:
        """Take the option of this number, counted from 1; words around the number do not matter."""
        seat = seat if seat is not None else self.seat
        notations = self.describe(seat).notations
        number = self._number(answer, len(notations))
        self.match.take(seat, notations[number - 1])
        self._let_bots_play()

    def _number(self, answer: str | int, most: int) -> int:
        found = {int(number) for number in _NUMBER.findall(str(answer))}
        if len(found) == 1 and 1 <= (number := found.pop()) <= most:
            return number
        said = " ".join(str(answer).split())[:80]
        raise NotUnderstood(self.voice.say("envs-not-understood", answer=said, most=most))

    @property
    def scores(self) -> list[int]:
        return self.match.scores

    @property
    def winners(self) -> list[int]:
        return self.match.winners
