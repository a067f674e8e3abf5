"""What is wrong in a pack, and where its values come from."""

from spieltisch.kernel.errors import SpieltischError

Files = dict[str, dict[str, object]]
"""What the files of a pack hold, parsed."""


class Finding:
    """One thing that is wrong in a pack: where, and what to do about it."""

    def __init__(self, file: str, entry: str, field: str, text: str) -> None:
        self.file = file
        self.entry = entry
        self.field = field
        self.text = text

    def __str__(self) -> str:
        place = f"{self.file}, {self.entry}" if self.entry else self.file
        return f"{place}: {self.text}" if place else self.text

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

    def add(self, file: str, entry: str, field: str, text: str) -> None:
        """Note one finding."""
        self.findings.append(Finding(file, entry, field, text))

    def close(self) -> None:
        """Refuse the pack if anything was found."""
        if self.findings:
            raise PackError(self.findings)
