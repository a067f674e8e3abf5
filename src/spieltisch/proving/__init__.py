"""The test kit that every game inherits.

A game's test file needs one call; it fails with the check's name, the table, the seed and the
move, and says what was seen:

    from spieltisch.proving import prove_game

    def test_keeps_all_promises() -> None:
        prove_game("auction", games=12)

`prove` does the same and returns a `Report`; `fuzz` plays many games, on several processes if
wanted, and saves a record for every failure; `perft.perft` counts sequences of decisions. With
`light=True` only errors, dead ends, runaways, endless games, the audit and replay are checked.
Which checks are made when is listed in `spieltisch.proving.checks`.

Three things a game says to the kit by how it is written: an event that makes hidden things known
is marked `reveals=True` and carries what it makes known (also a card drawn face up from a pile
that hidden hands were drawn from); a choice that must not tell by its silence `always_asks`; a
game that overrides `determinise` says that it hides something.
"""

from spieltisch.proving.broken import Broken
from spieltisch.proving.kit import fuzz, prove, prove_game
from spieltisch.proving.report import Failure, Report

__all__ = ["Broken", "Failure", "Report", "fuzz", "prove", "prove_game"]
