"""What a run of the kit found."""

from pathlib import Path

from spieltisch.proving.broken import Broken
from spieltisch.tables.record_file import RecordFile


class Failure:
    """A promise broken in one game, with all that is needed to see it again."""

    def __init__(
        self,
        fault: Broken,
        game: str,
        seats: int,
        options: dict[str, str],
        seed: int,
        record: RecordFile | None,
    ) -> None:
        self.check = fault.check
        self.message = fault.message
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.record = record
        self.saved_as: str = ""

    @property
    def move(self) -> int:
        """The number of the move at which it broke; 0 is the set-up."""
        return len(self.record.moves) if self.record is not None else 0

    def save(self, folder: str | Path) -> None:
        """Keep the record as a file that `spieltisch replay` plays again."""
        if self.record is None:
            return
        place = Path(folder)
        place.mkdir(parents=True, exist_ok=True)
        path = place / f"{self.game}-{self.check}-{self.seats}-seed{self.seed}.jsonl"
        self.record.save(path)
        self.saved_as = str(path)

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        kept = f"; record: {self.saved_as}" if self.saved_as else ""
        return (
            f"[{self.check}] {self.game}, {self.seats} seats, {options}, seed {self.seed},"
            f" move {self.move}: {self.message}{kept}"
        )


class Report:
    """Counts and failures. It is true when nothing failed."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.games = 0
        self.decisions = 0
        self.checks = 0
        self.seconds = 0.0
        self.failures: list[Failure] = []

    def __bool__(self) -> bool:
        return not self.failures

    def add(self, other: "Report") -> None:
        """Take in what another run counted and found."""
        self.games += other.games
        self.decisions += other.decisions
        self.checks += other.checks
        self.seconds += other.seconds
        self.failures += other.failures

    @property
    def summary(self) -> str:
        """One line."""
        found = f"{len(self.failures)} FAILED" if self.failures else "all fine"
        return (
            f"{self.game}: {self.games} games, {self.decisions} decisions, {self.checks} checks"
            f" in {self.seconds:.1f} s: {found}"
        )

    def __str__(self) -> str:
        return "\n".join([self.summary, *map(str, self.failures)])
