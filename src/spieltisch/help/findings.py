"""What the check of a pack finds, in words."""

from collections.abc import Iterable

from spieltisch.games.packs.findings import Finding, PackError
from spieltisch.kernel.wording import Text
from spieltisch.tables.sentences import sentence


def said(text: Text, language: str) -> str:
    """What is wrong, for who sees the field."""
    return sentence(text, language, ())


def with_place(finding: Finding, language: str) -> str:
    """What is wrong, and where."""
    words = said(finding.text, language)
    return f"{finding.place}: {words}" if finding.place else words


def all_of(findings: Iterable[Finding], language: str) -> list[str]:
    """Everything that is wrong."""
    return [with_place(finding, language) for finding in findings]


def refused(fault: PackError, language: str) -> str:
    """Why a pack cannot be played, line by line."""
    return "\n".join(all_of(fault.findings, language))
