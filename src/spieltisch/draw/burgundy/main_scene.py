"""What lies on the main board."""

from typing import Any

from spieltisch.draw.burgundy.board import depot_slot, goods_slot, shield_slot
from spieltisch.draw.burgundy.board_edges import PHASE_LETTERS, ROUNDS
from spieltisch.draw.burgundy.making import MAIN, Maker, estate_panel
from spieltisch.draw.painter import View
from spieltisch.games.burgundy import tiles


class MainScene(Maker):
    """Phases, rounds, depots, bridge, bonus tiles, and what expansions put beside them."""

    def make(self, table: View, phase: int) -> None:
        """Everything on the board, part by part."""
        calendar = (phase, table["rounds"], table["white"])
        self.show("calendar", calendar, self._calendar, table, phase)
        for number, depot in table["depots"].items():
            self.show(f"depot-{number}", depot, self._depot, int(number), depot)
        black = {"tiles": table["black"], "goods": {}}
        self.show("black", black, self._depot, 0, black)
        inns = table.get("inns", [])
        self.show("inns", inns, self._inns, inns)
        if not self.plan.solo:
            self.show("bridge", table["bridge"], self._bridge, table["bridge"])
        homes = [player["estate"] for player in table["players"]]
        bonuses = (table["bonuses"], homes)
        self.show("bonuses", bonuses, self._bonuses, table)
        if self.plan.shields:
            self.show("shields", table["shields"], self._shields, table["shields"])
        if self.plan.posts:
            self.show("posts", table["posts"], self._post_bonuses, table["posts"])

    def _inns(self, inns: list[str]) -> None:
        for inn in inns:
            self.tile(inn, f"{MAIN}/inns")

    def _calendar(self, table: View, phase: int) -> None:
        say = self.voice.say
        label = say("draw-burgundy-phase-now", phase=PHASE_LETTERS[phase])
        self.piece("phase", "phase-ring", f"{MAIN}/phase-{phase}", label)
        waiting = table["rounds"]
        for index, colour in enumerate(waiting):
            self.goods(colour, f"{MAIN}/round-{ROUNDS - len(waiting) + index}")
        if white := table["white"]:
            message = "draw-burgundy-white-die-shows"
            if self.plan.solo:
                message = "draw-burgundy-white-die-alone"
            elif self.plan.white_castles:
                message = "draw-burgundy-white-die-lends"
            label = say(message, number=white)
            self.piece("white", f"die-{white}", f"{MAIN}/white-die", label)

    def _depot(self, number: int, depot: View) -> None:
        for place, word in enumerate(depot["tiles"]):
            if word is not None:
                self.tile(word, f"{MAIN}/{depot_slot(number, place)}")
        for colour, count in depot["goods"].items():
            for _tile in range(count):
                self.goods(colour, f"{MAIN}/{goods_slot(number)}")

    def _bridge(self, bridge: dict[str, list[int]]) -> None:
        say, names = self.voice.say, self.voice.names
        for place, seat in enumerate(bridge["order"]):
            step = bridge["steps"][seat]
            label = say("draw-burgundy-on-bridge", name=names[seat], step=step + 1)
            self.marker(seat, f"walker-{seat}", f"{MAIN}/bridge-{step}", label)
            if self.plan.team:
                label = say("draw-burgundy-plays", name=names[seat], number=place + 1)
                self.marker(seat, f"order-{seat}", f"{MAIN}/order-{place}", label)

    def _bonuses(self, table: View) -> None:
        bonuses: dict[str, dict[str, int | None]] = table["bonuses"]
        for kind, name in enumerate(tiles.KINDS):
            colour = self.voice.say(f"burgundy-kind-{name}")
            for size, owner in bonuses[name].items():
                # Alone nobody comes second.
                if self.plan.solo and size == "small":
                    continue
                slot = f"{MAIN}/bonus-{size}-{kind}"
                if owner is not None:
                    estate = table["players"][owner]["estate"]
                    slot = f"{estate_panel(table, estate)}/bonuses"
                label = self.voice.say(f"draw-burgundy-bonus-tile-{size}", kind=colour)
                self.piece(f"bonus-{size}-{name}", f"bonus-{size}-{name}", slot, label)

    def _shields(self, posted: dict[str, int]) -> None:
        for number, place in places_of(posted).items():
            self.shield(number, f"{MAIN}/{place}")

    def _post_bonuses(self, owners: dict[str, Any]) -> None:
        for size, owner in owners.items():
            if owner is not None:
                label = self.voice.say("draw-burgundy-posts-owner", name=self.voice.names[owner])
                self.marker(owner, f"posts-{size}", f"{MAIN}/posts-{size}", label)


def places_of(posted: dict[str, int]) -> dict[str, str]:
    """The slot of every shield that lies on a depot."""
    found: dict[str, str] = {}
    taken: dict[int, int] = {}
    for number, depot in posted.items():
        found[number] = shield_slot(depot, taken.get(depot, 0))
        taken[depot] = taken.get(depot, 0) + 1
    return found
