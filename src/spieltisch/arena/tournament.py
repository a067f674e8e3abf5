"""A tournament: many scheduled games over processes, checkpointed, stopped early if asked."""

import json
import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from spieltisch.arena.play import Outcome, Terms, play_fixture
from spieltisch.arena.schedule import Fixture, Schedule
from spieltisch.arena.standing import Standing
from spieltisch.bots import load_bot
from spieltisch.kernel.errors import BadSetup

Progress = Callable[[int, int], None]
Chunk = tuple[Terms, list[Fixture]]
Runner = Callable[[Iterable[Chunk]], Iterator[list[Outcome]]]
"""Plays chunks of games, in any order; local processes or a cluster."""


def play_chunk(chunk: Chunk) -> list[Outcome]:
    """Play several games in one worker."""
    terms, fixtures = chunk
    return [play_fixture(terms, fixture) for fixture in fixtures]


def run_here(chunks: Iterable[Chunk]) -> Iterator[list[Outcome]]:
    """One after the other, in this process."""
    for chunk in chunks:
        yield play_chunk(chunk)


def run_in_processes(jobs: int) -> Runner:
    """Several processes on this machine."""

    def run(chunks: Iterable[Chunk]) -> Iterator[list[Outcome]]:
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            yield from pool.imap_unordered(play_chunk, chunks)

    return run


class Checkpoint:
    """Finished games as JSON Lines: a header that names the tournament, then a line a game."""

    def __init__(self, path: Path, terms: Terms) -> None:
        self.path = path
        self.outcomes: list[Outcome] = []
        header: dict[str, object] = {"tournament": terms.plain()}
        if path.exists() and path.stat().st_size:
            self._read(header)
        else:
            path.write_text(json.dumps(header) + "\n", encoding="utf-8")

    def _read(self, header: dict[str, object]) -> None:
        lines = self.path.read_text(encoding="utf-8").splitlines(keepends=True)
        if json.loads(lines[0]) != header:
            raise BadSetup(f"{self.path} belongs to another tournament: {lines[0].strip()}")
        whole = [line for line in lines if line.endswith("\n")]
        if len(whole) < len(lines):
            # A crash in the middle of a line: that game is played again.
            self.path.write_text("".join(whole), encoding="utf-8")
        self.outcomes = [Outcome(json.loads(line)) for line in whole[1:]]

    def add(self, outcomes: list[Outcome]) -> None:
        """Make finished games durable."""
        with self.path.open("a", encoding="utf-8") as file:
            for outcome in outcomes:
                file.write(json.dumps(outcome.plain) + "\n")
            file.flush()


class Tournament:
    """So many games between bots, or fewer if they are told apart earlier."""

    def __init__(
        self,
        terms: Terms,
        games: int,
        until_significant: bool = False,
        checkpoint: Path | None = None,
        schedule: Schedule | None = None,
    ) -> None:
        for spec in terms.bots:
            load_bot(spec)
        self.terms = terms
        self.games = games
        self.until_significant = until_significant
        self.schedule = schedule or Schedule(len(terms.bots), terms.seats, terms.seed)
        self.checkpoint = Checkpoint(checkpoint, terms) if checkpoint else None
        self.outcomes = list(self.checkpoint.outcomes) if self.checkpoint else []
        if terms.records:
            Path(terms.records).mkdir(parents=True, exist_ok=True)

    def chunks(self, size: int) -> Iterator[Chunk]:
        """The games still to be played, in blocks."""
        done = {outcome.number for outcome in self.outcomes}
        open_ = [number for number in range(self.games) if number not in done]
        for at in range(0, len(open_), size):
            yield (self.terms, [self.schedule.fixture(n) for n in open_[at : at + size]])

    def run(self, runner: Runner, progress: Progress | None = None) -> Standing:
        """Play until all games are done or the result is beyond doubt."""
        checked = len(self.outcomes)
        chunk = max(1, min(self.schedule.round, 8))
        for finished in runner(self.chunks(chunk)):
            self.outcomes += finished
            if self.checkpoint:
                self.checkpoint.add(finished)
            if progress:
                progress(len(self.outcomes), self.games)
            if self.until_significant and len(self.outcomes) >= checked + 8:
                checked = len(self.outcomes)
                if self.standing().is_significant():
                    break
        return self.standing()

    def standing(self) -> Standing:
        """The figures so far."""
        return Standing(self.terms, self.outcomes)
