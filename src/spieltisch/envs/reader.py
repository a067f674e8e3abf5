"""Bots that read: a position goes out as words, an answer comes back, as with a language model.

    class Model(Reader):
        def reply(self, prompt):
            return my_model(prompt)

Any such class is an agent of arena and benchmark.
"""

from random import Random
from typing import ClassVar

from spieltisch.bots import Bot, Sight
from spieltisch.envs.describing import Description
from spieltisch.envs.encoding import encoding_of
from spieltisch.envs.playing import Play
from spieltisch.envs.text import NotUnderstood, number_in
from spieltisch.kernel.wording import notation
from spieltisch.tables.speech import voice_of


class Reader(Bot):
    """Reads each decision and names an option by its number.

    What is not understood is asked again, with the reason, up to `attempts` times; then the fault
    counts as any fault of a bot. A reader sees the position and the question, with what a turn
    needs to know, but no news: keep a memory of your own if you want one.
    """

    attempts: ClassVar[int] = 3
    compact: ClassVar[bool] = True
    language: ClassVar[str] = "en"

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.prompts = 0
        self.letters = 0

    def reply(self, prompt: str) -> str:
        """What the reader answers."""
        raise NotImplementedError

    def choose(self, sight: Sight) -> int:
        world = sight.imagine(self.rng)
        play = Play.at(encoding_of(sight.game.name, world.seats), world)
        voice = voice_of(self.language, (), world.seats)
        seen = Description(play, sight.seat, voice)
        most = len(seen.notations)
        told = seen.brief() if self.compact else seen.lines()
        prompt = "\n".join([*told, voice.say("envs-answer", most=most)])
        for attempt in range(1, self.attempts + 1):
            self.prompts += 1
            self.letters += len(prompt)
            try:
                number = number_in(self.reply(prompt), most, voice)
            except NotUnderstood as fault:
                if attempt == self.attempts:
                    raise
                prompt = f"{prompt}\n\n{fault}"
                continue
            wanted = seen.notations[number - 1]
            return [notation(sight.game, option) for option in sight.options].index(wanted)
        raise AssertionError("there is a last attempt")
