"""A reader of the table in words as an agent: put a language model in the place of `Scripted`.

    spieltisch benchmark run examples.text_agent:Scripted --task burgundy-solo-v1

`Scripted` stands in for a model, so that the harness can be tried without one: it looks for words
it likes in the numbered options and answers as a model would.
"""

import re

from spieltisch.envs.reader import Reader

LIKED = ("place", "points", "castle", "mine", "sheep", "cattle", "house", "take", "sell", "explore")


class Scripted(Reader):
    """Takes the option with the most words it likes; the first of equals."""

    version = "1"

    def reply(self, prompt: str) -> str:
        best, most = 1, -1
        for line in prompt.splitlines():
            numbered = re.match(r"(\d+)(?:\. | \(|: )", line)
            liked = sum(word in line.lower() for word in LIKED)
            if numbered and liked > most:
                best, most = int(numbered[1]), liked
        return f"I count {most} good words there.\nANSWER: {best}"
