"""What lies on one seat's board, and the numbers by which others keep an eye on it."""

from spieltisch.draw.painter import View
from spieltisch.draw.scene import Piece, Readout, Scene, Stat
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import terms
from spieltisch.games.boonlake.pieces import Pack
from spieltisch.games.boonlake.table import (
    CATTLE_EACH,
    HOUSES_EACH,
    SETTLEMENTS_EACH,
)

RECESSED_INHABITANTS = 2


class SeatMaker:
    """Puts a seat's pieces into a scene."""

    def __init__(self, pack: Pack, scene: Scene, voice: Voice, seat: int) -> None:
        self.pack = pack
        self.scene = scene
        self.voice = voice
        self.seat = seat
        self.panel = f"player-{seat}"

    def make(self, player: View) -> None:
        """The board and the summary."""
        self._recesses("house", player["houses"], HOUSES_EACH)
        self._recesses("settlement", player["settlements"], SETTLEMENTS_EACH)
        self._recesses("cattle", player["cattle"], CATTLE_EACH)
        self._recesses("inhabitant", RECESSED_INHABITANTS - player["recess"], RECESSED_INHABITANTS)
        for _one in range(player["ranch"]):
            self._own("inhabitant", "ranch")
        for resource in player["boats"]:
            self._own("boat", f"canal-{resource}")
        self._production(player["production"])
        self._levers(player["levers"], player["used"])
        for name in ("coins", "vases", "supply"):
            label = self.voice.say(f"draw-boonlake-{name}")
            self.scene["readouts"].append(
                Readout(slot=f"{self.panel}/{name}-count", text=str(player[name]), label=label)
            )
        self.scene["seats"][self.seat]["stats"] = self._stats(player)

    def _own(self, thing: str, slot: str) -> None:
        name = f"{thing}-{self.seat}"
        self.scene["pieces"].append(
            Piece(
                key=name,
                art=name,
                slot=f"{self.panel}/{slot}",
                label=self.voice.say(f"draw-boonlake-{thing}"),
            )
        )

    def _recesses(self, thing: str, gone: int, all_: int) -> None:
        for index in range(gone, all_):
            self._own(thing, f"{thing}-{index}")

    def _production(self, levels: list[int]) -> None:
        for resource, level in enumerate(levels):
            if level:
                name = terms.RESOURCE_KEYS[resource]
                word = self.voice.say(f"boonlake-resource-{name}")
                self.scene["pieces"].append(
                    Piece(
                        key=f"site-{self.seat}-{name}",
                        art=f"site-{name}-{level}",
                        slot=f"{self.panel}/production-{resource}",
                        label=self.voice.say("draw-boonlake-produces", resource=word, level=level),
                    )
                )

    def _levers(self, owned: int, used: int) -> None:
        for lever in self.pack.levers:
            if owned >> lever.index & 1:
                down = used >> lever.index & 1
                word = "down" if down else "up"
                self.scene["pieces"].append(
                    Piece(
                        key=f"lever-{self.seat}-{lever.index}",
                        art=f"lever-{word}",
                        slot=f"{self.panel}/knob-{lever.index}",
                        label=self.voice.say(f"draw-boonlake-lever-{word}"),
                    )
                )

    def _stats(self, player: View) -> list[Stat]:
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
