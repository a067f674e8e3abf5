"""Burgundy's scene: where everything lies, from a seat's view."""

from typing import Any

from spieltisch.draw.asking import Question
from spieltisch.draw.burgundy import targets
from spieltisch.draw.burgundy.board import PHASE_LETTERS, ROUNDS, depot_slot, goods_slot
from spieltisch.draw.burgundy.stage import about
from spieltisch.draw.painter import View, empty_scene
from spieltisch.draw.scene import OTHER, OWN, TABLE, Panel, Piece, Readout, Scene, Stat
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.monasteries import DOUBLE_WORKERS
from spieltisch.games.burgundy.pack import PHASES
from spieltisch.games.burgundy.table import KEY_SPACES

MAIN = "main"


def make(view: View, question: Question | None, voice: Voice) -> Scene:
    """The scene for the view's seat."""
    scene = empty_scene(view, question, voice)
    table = view["table"]
    phase = [letter.lower() for letter in PHASE_LETTERS].index(table["phase"])
    scene["status"] = voice.say(
        "draw-burgundy-status", phase=PHASE_LETTERS[phase], round=table["round"], rounds=ROUNDS
    )
    scene["panels"] = [
        Panel(id=MAIN, template="main", role=TABLE, title=voice.say("draw-burgundy-board"))
    ]
    maker = _Maker(scene, voice)
    maker.main_board(table, min(phase, PHASES - 1))
    for seat in _others_after(view):
        maker.seat(view, seat)
    if question:
        targets.add(scene, view, question, voice)
    return scene


def estate_panel(seat: int) -> str:
    """The panel of a seat's estate."""
    return f"estate-{seat}"


def _others_after(view: View) -> list[int]:
    """The seats clockwise, beginning with whoever looks."""
    seats = view["seats"]
    first = max(view["seat"], 0)
    return [(first + i) % seats for i in range(seats)]


def reach(number: int, dice: list[int], strong: bool) -> int:
    """The fewest workers that turn an unused die into a number; -1 without a die."""
    costs = []
    for die in dice:
        if die:
            steps = min((number - die) % 6, (die - number) % 6)
            costs.append(-(-steps // 2) if strong else steps)
    return min(costs, default=-1)


class _Maker:
    def __init__(self, scene: Scene, voice: Voice) -> None:
        self.scene = scene
        self.voice = voice

    def tile(self, word: str, slot: str) -> None:
        """A hex tile; its label says what it does."""
        name = self.voice.say(f"burgundy-tile-{word}")
        label = f"{name} — {self.voice.say(about(word))}"
        self.scene["pieces"].append(
            Piece(key=f"tile-{word}", art=f"tile-{word}", slot=slot, label=label)
        )

    def goods(self, colour: str, slot: str, *, sold: bool = False) -> None:
        """A goods tile, face down once sold."""
        label = self.voice.say(f"burgundy-goods-{colour}")
        art = "goods-back" if sold else f"goods-{colour}"
        self.scene["pieces"].append(Piece(key=f"goods-{colour}", art=art, slot=slot, label=label))

    def write(self, slot: str, text: object, label: str) -> None:
        """A number in a slot."""
        self.scene["readouts"].append(Readout(slot=slot, text=str(text), label=label))

    def main_board(self, table: View, phase: int) -> None:
        pieces = self.scene["pieces"]
        say = self.voice.say
        letter = PHASE_LETTERS[phase]
        pieces.append(
            Piece(
                key="phase",
                art="phase-ring",
                slot=f"{MAIN}/phase-{phase}",
                label=say("draw-burgundy-phase-now", phase=letter),
            )
        )
        waiting = table["rounds"]
        for index, colour in enumerate(waiting):
            self.goods(colour, f"{MAIN}/round-{ROUNDS - len(waiting) + index}")
        if table["white"]:
            label = say("draw-burgundy-white-die-shows", number=table["white"])
            pieces.append(
                Piece(
                    key="white", art=f"die-{table['white']}", slot=f"{MAIN}/white-die", label=label
                )
            )
        for number, depot in table["depots"].items():
            self._depot(int(number), depot["tiles"])
            for colour, count in depot["goods"].items():
                for _tile in range(count):
                    self.goods(colour, f"{MAIN}/{goods_slot(int(number))}")
        self._depot(0, table["black"])
        for seat in table["bridge"]["order"]:
            step = table["bridge"]["steps"][seat]
            label = say("draw-burgundy-on-bridge", name=self.voice.names[seat], step=step)
            pieces.append(
                Piece(
                    key=f"walker-{seat}",
                    art=f"marker-{seat}",
                    slot=f"{MAIN}/bridge-{step}",
                    label=label,
                )
            )
        self._bonuses(table["bonuses"])

    def _depot(self, number: int, faces: list[str | None]) -> None:
        for place, word in enumerate(faces):
            if word is not None:
                self.tile(word, f"{MAIN}/{depot_slot(number, place)}")

    def _bonuses(self, bonuses: dict[str, dict[str, int | None]]) -> None:
        for kind, name in enumerate(tiles.KINDS):
            for size, owner in bonuses[name].items():
                home = f"{MAIN}/bonus-{size}-{kind}"
                slot = home if owner is None else f"{estate_panel(owner)}/bonuses"
                label = self.voice.say(
                    f"draw-burgundy-bonus-tile-{size}", kind=self.voice.say(f"burgundy-kind-{name}")
                )
                word = f"bonus-{size}-{name}"
                self.scene["pieces"].append(Piece(key=word, art=word, slot=slot, label=label))

    def seat(self, view: View, seat: int) -> None:
        """A seat's estate, dice and numbers."""
        table = view["table"]
        player = table["players"][seat]
        estate = table["estates"][player["estate"]]
        self.scene["seats"][seat]["stats"] = self._stats(estate)
        if estate["duchy"] is None:
            return
        panel = estate_panel(seat)
        role = OWN if seat == max(view["seat"], 0) else OTHER
        self.scene["panels"].append(
            Panel(
                id=panel,
                template=f"duchy-{estate['duchy']}",
                role=role,
                title=self.voice.names[seat],
                seat=seat,
            )
        )
        for space, word in estate["tiles"].items():
            self.tile(word, f"{panel}/space-{space}")
        for place, word in enumerate(estate["storage"][:KEY_SPACES]):
            self.tile(word, f"{panel}/key-{place}")
        for place, (colour, count) in enumerate(estate["goods"].items()):
            for _tile in range(count):
                self.goods(colour, f"{panel}/goods-{place}")
        for colour, count in estate["sold"].items():
            for _tile in range(count):
                self.goods(colour, f"{panel}/sold", sold=True)
        self._purse(panel, estate)
        self._dice(panel, seat, player["dice"], estate, reach_shown=role == OWN)

    def _purse(self, panel: str, estate: dict[str, Any]) -> None:
        say = self.voice.say
        silver, workers = estate["silver"], estate["workers"]
        self.write(f"{panel}/silver-count", silver, say("draw-burgundy-has-silver", count=silver))
        self.write(
            f"{panel}/worker-count", workers, say("draw-burgundy-has-workers", count=workers)
        )
        sold = sum(estate["sold"].values())
        if sold:
            self.write(f"{panel}/sold-count", sold, say("draw-burgundy-has-sold", count=sold))

    def _dice(
        self, panel: str, seat: int, dice: list[int], estate: dict[str, Any], reach_shown: bool
    ) -> None:
        pieces = self.scene["pieces"]
        for index, number in enumerate(dice):
            if number:
                pieces.append(
                    Piece(
                        key=f"die-{seat}-{index}",
                        art=f"die-{seat}-{number}",
                        slot=f"{panel}/die-{index}",
                        label=self.voice.say("draw-burgundy-die-shows", number=number),
                    )
                )
        if not reach_shown or not any(dice):
            return
        strong = f"monastery-{DOUBLE_WORKERS}" in estate["tiles"].values()
        for number in range(1, 7):
            workers = reach(number, dice, strong)
            able = workers <= estate["workers"]
            word = "draw-burgundy-reach" if able else "draw-burgundy-reach-short"
            piece = Piece(
                key=f"reach-{seat}-{number}",
                art=f"die-{number}",
                slot=f"{panel}/reach-{number}",
                label=self.voice.say(word, number=number, workers=workers),
            )
            if workers:
                piece["badge"] = str(workers)
            if not able:
                piece["dim"] = True
            pieces.append(piece)

    def _stats(self, estate: dict[str, Any]) -> list[Stat]:
        say = self.voice.say
        goods = sum(estate["goods"].values())
        covered = len(estate["tiles"])
        return [
            Stat(
                icon="silver",
                value=str(estate["silver"]),
                label=say("draw-burgundy-has-silver", count=estate["silver"]),
            ),
            Stat(
                icon="worker",
                value=str(estate["workers"]),
                label=say("draw-burgundy-has-workers", count=estate["workers"]),
            ),
            Stat(
                icon="goods-brown",
                value=str(goods),
                label=say("draw-burgundy-has-goods", count=goods),
            ),
            Stat(
                icon="tile-castle",
                value=str(covered),
                label=say("draw-burgundy-has-tiles", count=covered),
            ),
        ]
