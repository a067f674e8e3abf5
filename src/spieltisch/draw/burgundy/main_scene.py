"""What lies on the main board."""

from collections.abc import Callable
from functools import partial
from typing import Any

from spieltisch.draw.burgundy.board import depot_slot, goods_slot, shield_slot
from spieltisch.draw.burgundy.board_edges import PHASE_LETTERS, ROUNDS
from spieltisch.draw.burgundy.making import MAIN, Maker, estate_panel
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.painter import View
from spieltisch.draw.parts import Part, Parts
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy import tiles


class MainScene(Maker):
    """Phases, rounds, depots, bridge, bonus tiles, and what expansions put beside them."""

    def __init__(self, board: Part, plan: Plan, voice: Voice, parts: Parts) -> None:
        super().__init__(board, plan, voice)
        self.board = board
        self.parts = parts

    def show(self, table: View, phase: int) -> None:
        """Everything on the board, part by part."""
        calendar = (phase, table["rounds"], table["white"])
        self._show("calendar", calendar, partial(self._calendar, table, phase))
        for number, depot in table["depots"].items():
            self._show(f"depot-{number}", depot, partial(self._depot, int(number), depot))
        black = {"tiles": table["black"], "goods": {}}
        self._show("black", black, partial(self._depot, 0, black))
        inns = table.get("inns", [])
        self._show("inns", inns, partial(self._inns, inns))
        if not self.plan.solo:
            self._show("bridge", table["bridge"], partial(self._bridge, table["bridge"]))
        homes = [player["estate"] for player in table["players"]]
        bonuses = (table["bonuses"], homes)
        self._show("bonuses", bonuses, partial(self._bonuses, table))
        if self.plan.shields:
            self._show("shields", table["shields"], partial(self._shields, table["shields"]))
        if self.plan.posts:
            self._show("posts", table["posts"], partial(self._post_bonuses, table["posts"]))

    def _show(self, name: str, shows: object, make: Callable[[], None]) -> None:
        def fill(part: Part) -> None:
            self.part = part
            make()

        self.board.add(self.parts.make(name, shows, fill))

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
