"""What is wrong in a pack, and where its values come from."""

from spieltisch.kernel.errors import SpieltischError
from spieltisch.kernel.wording import Text

Files = dict[str, dict[str, object]]
"""What the files of a pack hold, parsed."""


class Finding:
    """One thing that is wrong in a pack: where, and what to do about it."""

    def __init__(self, file: str, entry: str, field: str, text: Text) -> None:
        self.file = file
        self.entry = entry
        self.field = field
        self.text = text

    @property
    def place(self) -> str:
        """The file and the entry, as they are called in a pack."""
        return f"{self.file}, {self.entry}" if self.entry else self.file

    def __str__(self) -> str:
        """For those who program; `spieltisch.help.findings` says it to people."""
        return f"{self.place}: {self.text.message} {self.text.values}"

    def __repr__(self) -> str:
        return f"<Finding {self}>"


class PackError(SpieltischError):
    """A pack that cannot be played; carries every finding, not only the first."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__("\n".join(str(finding) for finding in findings))
        self.findings = findings


class Report:
    """Collects findings and the origin of every field while a pack is read."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.origins: dict[tuple[str, str, str], str] = {}

    def add(self, file: str, entry: str, field: str, text: Text) -> None:
        """Note one finding."""
        self.findings.append(Finding(file, entry, field, text))

    def close(self) -> None:
        """Refuse the pack if anything was found."""
        if self.findings:
            raise PackError(self.findings)
