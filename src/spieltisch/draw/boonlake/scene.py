"""Boonlake's scene: where everything lies, from a seat's view."""

from spieltisch.draw.asking import Question
from spieltisch.draw.boonlake import cards, solo, targets
from spieltisch.draw.boonlake.seats import SeatMaker, played_id
from spieltisch.draw.boonlake.shared import TableMaker
from spieltisch.draw.painter import View, asked, empty_own, empty_public, over_prompt
from spieltisch.draw.parts import Parts
from spieltisch.draw.scene import (
    OTHER,
    OWN,
    TABLE,
    Card,
    CardRow,
    OwnScene,
    Panel,
    PublicScene,
    Summary,
)
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake.pieces import Pack

ROUNDS = 2
SCORINGS = 4


def public(pack: Pack, view: View, voice: Voice, parts: Parts) -> PublicScene:
    """What all see alike."""
    scene = empty_public(view, voice)
    table = view["table"]
    scene["status"] = voice.say(
        "draw-boonlake-status",
        round=table["round"],
        rounds=ROUNDS,
        scorings=table["scorings"],
        all=SCORINGS,
    )
    for seat, player in enumerate(table["players"]):
        maker = SeatMaker(pack, voice, seat, parts)
        things, stats = parts.value(maker.panel, player, maker.all, player)
        parts.laid.update(things)
        scene["seats"][seat]["stats"] = stats
    if "eminence" in table:
        eminence = solo.EminenceMaker(pack, voice, parts)
        eminence.make(table["eminence"])
        scene["seats"].append(eminence.line(table["eminence"], asked=bool(view["deciders"])))
        if view["over"]:
            scores = [(line["name"], line["score"]) for line in scene["seats"]]
            scene["prompt"] = over_prompt(scores, voice)
    names = [line["name"] for line in scene["seats"]]
    TableMaker(pack, voice, names, parts).make(table)
    return scene


def summaries(pack: Pack, view: View, voice: Voice) -> list[Summary]:
    """Everybody's points and numbers."""
    lines = empty_public(view, voice)["seats"]
    for seat, player in enumerate(view["table"]["players"]):
        lines[seat]["stats"] = SeatMaker(pack, voice, seat, Parts()).stats(player)
    return lines


def own(pack: Pack, view: View, question: Question | None, voice: Voice, parts: Parts) -> OwnScene:
    """What the view's seat sees besides."""
    table, seat = view["table"], view["seat"]
    player = table["players"][max(seat, 0)]
    held = (player.get("pair"), player.get("hand"))
    unasked: OwnScene = parts.value(f"own {seat}", held, _unasked, pack, view, voice)
    if question is None:
        return unasked
    scene = asked(unasked, question)
    targets.add(scene, pack, view, question, voice)
    return scene


def _unasked(pack: Pack, view: View, voice: Voice) -> OwnScene:
    """What the view's seat sees besides while it is asked nothing."""
    scene = empty_own(view)
    table, seat = view["table"], max(view["seat"], 0)
    scene["panels"] = _panels(view["seats"], seat, "eminence" in table, voice)
    rows, scene["cards"] = _hand(pack, table["players"][seat], voice)
    scene["trays"] = [*rows, *(played_id(one) for one in _order(view["seats"], seat))]
    return scene


def _order(seats: int, me: int) -> list[int]:
    """The seats clockwise, beginning with that of whoever looks."""
    return [(me + offset) % seats for offset in range(seats)]


def _panels(seats: int, me: int, alone: bool, voice: Voice) -> list[Panel]:
    panels = [
        Panel(id=name, template=name, role=TABLE, title=voice.say(f"draw-boonlake-panel-{name}"))
        for name in ("map", "actions", "goals")
    ]
    if alone:
        title = voice.say("boonlake-solo-eminence")
        panels.append(Panel(id=solo.PANEL, template=solo.PANEL, role=TABLE, title=title))
    return panels + [
        Panel(
            id=f"player-{seat}",
            template="player",
            role=OWN if seat == me else OTHER,
            title=voice.names[seat],
            seat=seat,
        )
        for seat in _order(seats, me)
    ]


def _hand(pack: Pack, player: View, voice: Voice) -> tuple[list[CardRow], dict[str, Card]]:
    """What may be chosen from, and the hand, with all their faces."""
    rows, faces = [], dict[str, Card]()
    if player.get("pair"):
        chosen = [cards.goal(pack.scoring_tiles[goal], voice) for goal in player["pair"]]
        rows.append(_row("pair", voice.say("draw-boonlake-pair"), chosen))
        _deal(faces, *chosen)
    hand = [cards.project(pack.cards[card], voice) for card in sorted(player.get("hand", []))]
    rows.append(_row("hand", voice.say("draw-boonlake-hand"), hand))
    _deal(faces, *hand)
    return rows, faces


def _row(name: str, title: str, held: list[Card]) -> CardRow:
    return CardRow(id=name, title=title, cards=[card["id"] for card in held], own=True)


def _deal(faces: dict[str, Card], *dealt: Card) -> None:
    faces.update({card["id"]: card for card in dealt})
