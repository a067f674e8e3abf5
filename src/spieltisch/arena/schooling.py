"""Training a net: games, learning, and a gate that only a better net passes; again and again.

Everything is kept in a folder, so that training can be stopped at any time and goes on where it
was: `lesson.json`; for each generation the games, the net, and the games of its gate; and
`best.json`, the net that has passed.
"""

import json
import multiprocessing
import pickle
import shutil
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from spieltisch import games
from spieltisch.arena.play import Terms
from spieltisch.arena.selfplay import Lesson, Selfplay, Shown, Task, play
from spieltisch.arena.tournament import Progress, Runner, Tournament
from spieltisch.bots.craft import craft_for
from spieltisch.bots.learned import NO_NET
from spieltisch.bots.net import packed
from spieltisch.kernel.errors import BadSetup
from spieltisch.version import __version__

PASSED = 0.55
"""The part of the games that a new net must win."""

CHUNK = 20
"""Games that a worker plays before it reports."""


def play_here(tasks: Iterable[Task]) -> Iterator[Shown]:
    """One after the other, in this process."""
    return map(play, tasks)


def play_in_processes(jobs: int) -> Selfplay:
    """Several processes on this machine."""

    def run(tasks: Iterable[Task]) -> Iterator[Shown]:
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            yield from pool.imap(play, tasks)

    return run


class School:
    """A lesson and the folder in which it is learned."""

    def __init__(self, lesson: Lesson, folder: Path, selfplay: Selfplay, gate: Runner) -> None:
        self.lesson = lesson
        self.folder = folder
        self.selfplay = selfplay
        self.gate = gate
        self.craft = craft_for(games.shared(lesson.game, lesson.pack))
        if not self.craft.features.count:
            raise BadSetup(f"{lesson.game} has no features that a net could learn from")
        folder.mkdir(parents=True, exist_ok=True)
        note = folder / "lesson.json"
        plain = {**vars(lesson), "features": self.craft.features.name, "engine": __version__}
        if note.exists() and json.loads(note.read_text(encoding="utf-8")) != plain:
            raise BadSetup(f"{folder} belongs to another lesson: see {note.name}")
        _write(note, json.dumps(plain, indent=1).encode())

    @property
    def best(self) -> Path:
        """The net that has passed last."""
        return self.folder / "best.json"

    def run(self, say: Callable[[str], None], progress: Progress | None = None) -> None:
        """All generations; those that are done are passed over."""
        shown: list[Shown] = []
        for generation in range(self.lesson.generations):
            place = self.folder / f"generation-{generation}"
            place.mkdir(exist_ok=True)
            before = str(self.folder / f"generation-{generation - 1}" / "after.json")
            if not generation or not Path(before).exists():
                before = NO_NET
            shown += self._games(place, before, generation, progress)
            net = place / "net.json"
            if not net.exists():
                self._learn(shown, net, generation)
            say(f"generation {generation}: {json.loads(net.read_text('utf-8'))['learned']}")
            rate = self._gate(place, net, before, generation, progress)
            passed = rate >= PASSED
            say(f"generation {generation}: won {rate:.1%}, {'passed' if passed else 'failed'}")
            kept = net if passed else Path(before)
            if kept.exists():
                shutil.copyfile(kept, place / "after.json")
                shutil.copyfile(kept, self.best)

    def _games(
        self, place: Path, net: str, generation: int, progress: Progress | None
    ) -> list[Shown]:
        """What the games of a generation showed; those not played yet are played now."""
        numbers = range(self.lesson.games_in(generation))
        chunks = [list(numbers[at : at + CHUNK]) for at in range(0, len(numbers), CHUNK)]
        files = [place / f"games-{chunk[0]:06}.pickle" for chunk in chunks]
        missing = [at for at, file in enumerate(files) if not file.exists()]
        tasks: list[Task] = [(self.lesson, net, generation, chunks[at]) for at in missing]
        done = len(files) - len(missing)
        for at, shown in zip(missing, self.selfplay(tasks), strict=True):
            _write(files[at], pickle.dumps(shown))
            done += 1
            if progress:
                progress(min(done * CHUNK, len(numbers)), len(numbers))
        return [pickle.loads(file.read_bytes()) for file in files]

    def _learn(self, shown: list[Shown], net: Path, generation: int) -> None:
        try:
            from spieltisch.arena.fitting import fit
        except ImportError as fault:
            raise BadSetup("training a net needs numpy: install spieltisch[research]") from fault
        features = self.craft.features
        numbers, learned = fit(shown, features.count, self.lesson.seed + generation)
        made: dict[str, Any] = {
            "made_by": f"spieltisch train --net, version {__version__}",
            "lesson": vars(self.lesson),
            "pack_hash": self.craft.game.pack_hash,
            "generation": generation,
            "learned": learned,
            "features": features.name,
            "net": packed(numbers),
        }
        _write(net, (json.dumps(made, indent=1) + "\n").encode())

    def _gate(
        self, place: Path, net: Path, before: str, generation: int, progress: Progress | None
    ) -> float:
        """The part of the games that the new net wins, with equal effort and the same luck.

        They are played with the first number of seats of the lesson.
        """
        lesson = self.lesson
        seats = lesson.seats[0]
        game = self.craft.game
        known = {option.name for option in game.options_for(seats)}
        options = {name: value for name, value in lesson.options.items() if name in known}
        bots = [f"master={name}@{lesson.effort}" for name in (net, before)]
        seed = 1_000_000 + 1000 * lesson.seed + generation
        terms = Terms(lesson.game, seats, bots, seed, options, lesson.pack)
        tournament = Tournament(terms, lesson.gate, checkpoint=place / "gate.jsonl")
        standing = tournament.run(self.gate, progress)
        return float(standing.plain()["standing"][0]["win_rate"])


def _write(path: Path, content: bytes) -> None:
    """Whole or not at all."""
    draft = path.with_suffix(".draft")
    draft.write_bytes(content)
    draft.replace(path)
