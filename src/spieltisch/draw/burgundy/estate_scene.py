"""What lies in a duchy and beside it: tiles, goods, purse, dice, and what expansions add."""

from collections.abc import Callable
from typing import Any

from spieltisch.draw.burgundy import posts, routes, team_board
from spieltisch.draw.burgundy.desk import key_slot, of
from spieltisch.draw.burgundy.duchies import name_of
from spieltisch.draw.burgundy.making import Maker, estate_panel, holders
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.painter import View
from spieltisch.draw.parts import Laid
from spieltisch.draw.scene import OTHER, OWN, TABLE, Panel
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy import crests

Estate = dict[str, Any]
_LONGEST_NAME = 10


class EstateScene(Maker):
    """Shows an estate, part by part."""

    def make(self, table: View, number: int) -> Laid:
        """An estate with its holders' dice and numbers, as all see it."""
        estate: Estate = table["estates"][number]
        seats = holders(table, number)
        # Goods lie in the order in which they came.
        shows = (estate, list(estate["goods"]), [table["players"][seat] for seat in seats])
        laid: Laid = self.parts.value(
            f"estate-{number}", shows, self._all, table, number, estate, seats
        )
        return laid

    def _all(self, table: View, number: int, estate: Estate, seats: list[int]) -> Laid:
        self.laid = {}
        if estate["duchy"] is None:
            return self.laid
        self.panel = estate_panel(table, number)
        self._show("land", estate["tiles"], self._land, estate)
        stored = (estate["storage"], list(estate["goods"].items()), estate["sold"])
        self._show("store", (*stored, estate.get("routes")), self._store, estate)
        owned = (estate["silver"], estate["workers"], len(estate.get("shields", ())))
        self._show("purse", owned, self._purse, estate)
        for place, seat in enumerate(seats):
            player = table["players"][seat]
            self._show(f"holder {place}", player, self._holder, player, place, seat)
        if self.plan.shields:
            borne = (estate["shields"], estate["emulates"])
            self._show("shields", borne, self._shields, table, estate)
        if self.plan.posts:
            self._show("links", estate["links"], self._links, estate["links"])
        if self.plan.routes:
            route = estate["routes"]
            self._show("route", route, self._route, number, route)
        return self.laid

    def _show(self, name: str, shows: object, fill: Callable[..., None], *values: Any) -> None:
        self.show(f"{self.panel} {name}", shows, fill, *values)

    def _land(self, estate: Estate) -> None:
        for space, word in estate["tiles"].items():
            self.tile(word, f"{self.panel}/space-{space}")

    def _store(self, estate: Estate) -> None:
        for place, word in enumerate(estate["storage"]):
            self.tile(word, f"{self.panel}/{key_slot(self.plan, place)}")
        for place, (colour, count) in enumerate(estate["goods"].items()):
            stack = [self.goods(colour, f"{self.panel}/goods-{place}") for _tile in range(count)]
            if count > 1:
                stack[-1]["badge"] = f"×{count}"
        sold = self._put_away(estate)
        for colour, count in sold.items():
            for _tile in range(count):
                self.goods(colour, f"{self.panel}/sold", sold=True)
        if total := sum(sold.values()):
            label = self.voice.say("draw-burgundy-has-sold", count=total)
            self.write(f"{self.panel}/sold-count", total, label)

    def _put_away(self, estate: Estate) -> dict[str, int]:
        """The goods sold that do not lie on a trade route."""
        sold = dict(estate["sold"])
        for space in estate.get("routes", []):
            if space["laid"] is not None:
                sold[space["laid"]] -= 1
        return sold

    def _purse(self, estate: Estate) -> None:
        say = self.voice.say
        silver, workers = estate["silver"], estate["workers"]
        label = say("draw-burgundy-has-silver", count=silver)
        if owed := len(estate.get("shields", {})):
            label = f"{label}. {say('draw-burgundy-tribute', count=owed)}"
        self.write(f"{self.panel}/silver-count", silver, label)
        label = say("draw-burgundy-has-workers", count=workers)
        self.write(f"{self.panel}/worker-count", workers, label)

    def _holder(self, player: View, place: int, seat: int) -> None:
        for index, number in enumerate(player["dice"]):
            if number:
                label = self.voice.say("draw-burgundy-die-shows", number=number)
                slot = f"{self.panel}/{of(place, f'die-{index}')}"
                self.piece(f"die-{seat}-{index}", f"die-{seat}-{number}", slot, label)
        if self.plan.team:
            self._partner(player, place, seat)

    def _partner(self, player: View, place: int, seat: int) -> None:
        """Name, points and own key spaces of one of two who share the duchy."""
        name = self.voice.names[seat]
        short = name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
        points = sum(player["points"].values())
        self.write(f"{self.panel}/{of(place, 'name')}", short, name)
        self.write(f"{self.panel}/{of(place, 'points')}", points, self.voice.say("draw-ui-points"))
        self.marker(seat, f"seat-{seat}", f"{self.panel}/{of(place, 'seat')}", name)
        for at, word in enumerate(player["storage"]):
            self.tile(word, f"{self.panel}/{of(place, f'own-key-{at}')}")

    def _shields(self, table: View, estate: Estate) -> None:
        for space, number in estate["shields"].items():
            slot = f"{self.panel}/shield-{space}"
            model = estate["emulates"]
            if number == crests.RIVALS_MONASTERIES and model is not None:
                rivals = holders(table, model)
                names = " & ".join(self.voice.names[seat] for seat in rivals)
                self.shield(str(number), slot, self.voice.say("draw-burgundy-emulates", name=names))
                self.marker(rivals[0], f"model-{self.panel}", slot, names)["size"] = 0.4
            else:
                self.shield(str(number), slot)

    def _links(self, joined: int) -> None:
        say = self.voice.say
        pairs = [pair for bit, pair in enumerate(posts.PAIRS) if joined >> bit & 1]
        for bit, (one, two) in enumerate(posts.PAIRS):
            if (one, two) in pairs:
                label = say("draw-burgundy-joined", one=one + 1, two=two + 1)
                self.piece(f"link-{self.panel}-{bit}", "link", f"{self.panel}/link-{bit}", label)
        for post in sorted({post for pair in pairs for post in pair}):
            label = say("draw-burgundy-post-joined", number=post + 1)
            slot = f"{self.panel}/post-{post}"
            self.piece(f"post-flag-{self.panel}-{post}", "post-flag", slot, label)

    def _route(self, number: int, spaces: list[dict[str, Any]]) -> None:
        """The prints of the cards, the goods laid upon them, and where the next ones go."""
        begin = f"{self.panel}/"
        if self.plan.team:
            begin = f"{routes.PANEL}/{routes.team_prefix(number)}"
        for index, space in enumerate(spaces):
            self._route_space(space, f"{begin}route-{index}", f"{begin}bonus-{index}")
        laid = sum(space["laid"] is not None for space in spaces)
        if laid < len(spaces):
            label = self.voice.say("draw-burgundy-route-next")
            self.piece(f"route-next-{self.panel}", "route-next", f"{begin}route-{laid}", label)

    def _route_space(self, space: dict[str, Any], at: str, earns: str) -> None:
        """What a space wants or holds, and what it brings or has brought."""
        say = self.voice.say
        goods, bonus, laid = space["goods"], space["bonus"], space["laid"]
        label = say(
            "draw-burgundy-route-space",
            goods=say(f"burgundy-goods-{goods}"),
            bonus=say(f"burgundy-bonus-{bonus}"),
        )
        token = self.piece(f"earns-{earns}", f"route-{bonus}", earns, label)
        if laid is None:
            self.piece(f"print-{at}", f"print-{goods}", at, label)
            return
        self.goods(laid, at)
        if laid == goods:
            done = say("draw-burgundy-route-earned")
            self.piece(f"earned-{earns}", "tick", earns, done)["size"] = 0.5
        else:
            token["dim"] = True


def panel_of(plan: Plan, table: View, number: int, viewer: int, voice: Voice) -> Panel:
    """The board of an estate as a seat sees it: the own one large."""
    own = table["players"][viewer]["estate"] == number
    seats = holders(table, number)
    template = name_of(table["estates"][number]["duchy"])
    role = OWN if own else OTHER
    if plan.team and not own:
        template, role = team_board.RIVALS, TABLE
    title = " & ".join(voice.names[seat] for seat in seats)
    return Panel(
        id=estate_panel(table, number), template=template, role=role, title=title, seat=seats[0]
    )
