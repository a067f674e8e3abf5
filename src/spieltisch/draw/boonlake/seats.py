"""What lies on one seat's board, and the numbers by which others keep an eye on it."""

from collections.abc import Callable
from typing import Any

from spieltisch.draw.boonlake import cards
from spieltisch.draw.painter import View
from spieltisch.draw.parts import Filler, Laid, Parts
from spieltisch.draw.scene import CardRow, Stat
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import terms
from spieltisch.games.boonlake.pieces import Pack
from spieltisch.games.boonlake.table import (
    CATTLE_EACH,
    HOUSES_EACH,
    SETTLEMENTS_EACH,
)

RECESSED_INHABITANTS = 2


def played_id(seat: int) -> str:
    """The row of what a seat has played."""
    return f"played-{seat}"


class SeatMaker(Filler):
    """Puts a seat's pieces onto its board."""

    def __init__(self, pack: Pack, voice: Voice, seat: int, parts: Parts) -> None:
        super().__init__(parts)
        self.pack = pack
        self.voice = voice
        self.seat = seat
        self.panel = f"player-{seat}"

    def all(self, player: View) -> tuple[Laid, list[Stat]]:
        """What lies on a player's board and what has been played there, and its numbers."""
        self.laid = {}
        gone = [player["houses"], player["settlements"], player["cattle"], player["recess"]]
        self._show("recesses", gone, self._all_recesses, *gone)
        self._show("ranch", player["ranch"], self._ranch, player["ranch"])
        self._show("boats", player["boats"], self._boats, player["boats"])
        self._show("production", player["production"], self._production, player["production"])
        levers = (player["levers"], player["used"])
        self._show("levers", levers, self._levers, *levers)
        counts = (player["coins"], player["vases"], player["supply"])
        self._show("counts", counts, self._counts, player)
        self._show("played", player["played"], self._played, player["played"])
        return self.laid, self.stats(player)

    def _show(self, name: str, shows: object, fill: Callable[..., None], *values: Any) -> None:
        self.show(f"{self.panel} {name}", shows, fill, *values)

    def _played(self, played: list[int]) -> None:
        faces = [cards.project(self.pack.cards[card], self.voice) for card in played]
        name = played_id(self.seat)
        self.part.cards = {face["id"]: face for face in faces}
        self.part.trays[name] = CardRow(
            id=name,
            title=self.voice.say("draw-boonlake-played", name=self.voice.names[self.seat]),
            cards=[face["id"] for face in faces],
            own=False,
            group=self.voice.say("draw-boonlake-played-by"),
            icon=f"marker-{self.seat}",
        )

    def _all_recesses(self, houses: int, settlements: int, cattle: int, recess: int) -> None:
        self._recesses("house", houses, HOUSES_EACH)
        self._recesses("settlement", settlements, SETTLEMENTS_EACH)
        self._recesses("cattle", cattle, CATTLE_EACH)
        self._recesses("inhabitant", RECESSED_INHABITANTS - recess, RECESSED_INHABITANTS)

    def _ranch(self, inhabitants: int) -> None:
        for _one in range(inhabitants):
            self._own("inhabitant", "ranch")

    def _boats(self, resources: list[int]) -> None:
        for resource in resources:
            self._own("boat", f"canal-{resource}")

    def _counts(self, player: View) -> None:
        for name in ("coins", "vases", "supply"):
            label = self.voice.say(f"draw-boonlake-{name}")
            self.part.write(f"{self.panel}/{name}-count", player[name], label)

    def _piece(self, key: str, art: str, slot: str, label: str) -> None:
        self.part.piece(key, art, f"{self.panel}/{slot}", label)

    def _own(self, thing: str, slot: str) -> None:
        name = f"{thing}-{self.seat}"
        self._piece(name, name, slot, self.voice.say(f"draw-boonlake-{thing}"))

    def _recesses(self, thing: str, gone: int, all_: int) -> None:
        for index in range(gone, all_):
            self._own(thing, f"{thing}-{index}")

    def _production(self, levels: list[int]) -> None:
        for resource, level in enumerate(levels):
            if level:
                name = terms.RESOURCE_KEYS[resource]
                word = self.voice.say(f"boonlake-resource-{name}")
                label = self.voice.say("draw-boonlake-produces", resource=word, level=level)
                art = f"site-{name}-{level}"
                self._piece(f"site-{self.seat}-{name}", art, f"production-{resource}", label)

    def _levers(self, owned: int, used: int) -> None:
        for lever in self.pack.levers:
            if owned >> lever.index & 1:
                word = "down" if used >> lever.index & 1 else "up"
                label = self.voice.say(f"draw-boonlake-lever-{word}")
                key = f"lever-{self.seat}-{lever.index}"
                self._piece(key, f"lever-{word}", f"knob-{lever.index}", label)

    def stats(self, player: View) -> list[Stat]:
        """The numbers by which others keep an eye on it."""
        gone = player["houses"] + player["settlements"] + player["cattle"]
        counts = {
            "coin": player["coins"],
            "card": player["cards"],
            "inhabitant": player["ranch"],
            "vase": player["vases"],
            "lever-up": player["levers"].bit_count(),
            "house": gone,
            "site": sum(player["production"]),
        }
        return [
            Stat(
                icon=icon,
                value=str(count),
                label=self.voice.say(f"draw-boonlake-has-{icon}", count=count),
            )
            for icon, count in counts.items()
        ]
