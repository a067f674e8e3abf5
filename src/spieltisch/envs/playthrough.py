"""Playthroughs: a whole game as OpenSpiel's own generator tells it, kept to be compared later.

    python -m spieltisch.envs.playthrough "spieltisch_<game>(players=2)" --seed 1 -o game.txt
    python -m spieltisch.envs.playthrough --renew game.txt

The generator writes megabytes. Here every tensor is one line, how many of its numbers are not zero
and a hash, and of a line that is longer than a page its beginning and a hash are kept: any change
shows, and what chose what stays readable.
"""

import argparse
import hashlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from open_spiel.python.algorithms import generate_playthrough

import spieltisch.envs.openspiel  # noqa: F401

LONGEST: Final = 1200
SHOWN: Final = 100
_TENSOR: Final = re.compile(r"(\w+Tensor\(\d+\))(\.[\w.-]+)?( =|:)(.*)")
_EMPTY: Final = re.compile(r"◯|\b0\.0\b")
_NUMBER: Final = re.compile(r"[◯◉]|-?\d+\.\d+(?:e-?\d+)?")


def playthrough(game: str, seed: int) -> str:
    """A game of random actions."""
    return _text(generate_playthrough.playthrough_lines(game, seed=seed))


def again(text: str) -> str:
    """The game that a playthrough tells, played with the same actions."""
    lines = text.splitlines()
    game = next(line for line in lines if line.startswith("game: "))[len("game: ") :]
    actions = [int(line[len("action: ") :]) for line in lines if line.startswith("action: ")]
    return _text(generate_playthrough.playthrough_lines(game, action_sequence=actions, seed=0))


def _text(lines: Iterable[str]) -> str:
    return "\n".join(_shortened(lines)) + "\n"


def _shortened(lines: Iterable[str]) -> Iterator[str]:
    whole, name = "", ""
    for line in lines:
        found = _TENSOR.fullmatch(line)
        drawn = name and set(line) <= set("◯◉ ")
        if name and not drawn and (found is None or found[1] != name):
            yield _digested(name, whole)
            whole, name = "", ""
        if found is not None:
            name = found[1]
        if name:
            whole += line + "\n"
        else:
            yield line if len(line) <= LONGEST else f"{line[:SHOWN]}… {_hash(line)}"
    if name:
        yield _digested(name, whole)


def _digested(name: str, whole: str) -> str:
    # The names of the parts have no numbers of this form.
    numbers = len(_NUMBER.findall(whole))
    return f"{name}: {numbers - len(_EMPTY.findall(whole))} of {numbers} not zero, {_hash(whole)}"


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def main(arguments: list[str] | None = None) -> None:
    """Write a playthrough, or play those that are there again and keep how they go now."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", help="as OpenSpiel loads it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", "--out", type=Path, help="the file to write (default: print)")
    parser.add_argument("--renew", type=Path, nargs="+", metavar="FILE", help="play these again")
    given = parser.parse_args(arguments)
    for file in given.renew or []:
        file.write_text(again(file.read_text(encoding="utf-8")), encoding="utf-8")
    if given.game:
        text = playthrough(given.game, given.seed)
        if given.out:
            given.out.write_text(text, encoding="utf-8")
        else:
            print(text, end="")


if __name__ == "__main__":
    main()
