"""Pictures of Boonlake for the help pages only: whole cards, and what levers show."""

from typing import Final

from spieltisch.draw.boonlake import boards, cards
from spieltisch.draw.boonlake.effects import marks
from spieltisch.draw.scene import Tray
from spieltisch.draw.still_cards import hand
from spieltisch.draw.svg import n
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.games.boonlake.pieces import Card
from spieltisch.help.books import Drawing

CARD: Final = "card-"
RECESS: Final = "recess-"
_WIDTH: Final = 200.0


def drawings(game: Boonlake, voice: Voice) -> dict[str, Drawing]:
    """Every card, and the recess of every lever."""
    recesses = {
        RECESS + lever.key: Drawing(
            marks(boards.LEVER_LOOKS[lever.index], 0, 0, 44), "-60 -30 120 60"
        )
        for lever in game.pack.levers
    }
    return {**recesses, **{CARD + card.key: _card(card, voice) for card in game.pack.cards}}


def _card(card: Card, voice: Voice) -> Drawing:
    tray = Tray(id="", title="", cards=[cards.project(card, voice)], own=True)
    drawn, height = hand([tray], 5, 5, _WIDTH - 10)
    return Drawing(drawn, f"0 0 {n(_WIDTH)} {n(height)}")
