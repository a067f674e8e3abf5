"""Boonlake's scene: where everything lies, from a seat's view."""

from spieltisch.draw.asking import Question
from spieltisch.draw.boonlake import cards, solo, targets
from spieltisch.draw.boonlake.seats import SeatMaker
from spieltisch.draw.boonlake.shared import TableMaker
from spieltisch.draw.painter import View, empty_scene, over_prompt
from spieltisch.draw.scene import OTHER, OWN, TABLE, Panel, Scene, Tray
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake.pieces import Pack

ROUNDS = 2
SCORINGS = 4


def make(pack: Pack, view: View, question: Question | None, voice: Voice) -> Scene:
    """The scene for the view's seat."""
    scene = empty_scene(view, question, voice)
    table = view["table"]
    scene["status"] = voice.say(
        "draw-boonlake-status",
        round=table["round"],
        rounds=ROUNDS,
        scorings=table["scorings"],
        all=SCORINGS,
    )
    scene["panels"] = [
        Panel(id=name, template=name, role=TABLE, title=voice.say(f"draw-boonlake-panel-{name}"))
        for name in ("map", "actions", "goals")
    ]
    if "eminence" in table:
        scene["panels"].append(
            Panel(
                id=solo.PANEL,
                template=solo.PANEL,
                role=TABLE,
                title=voice.say("boonlake-solo-eminence"),
            )
        )
        solo.EminenceMaker(pack, scene, voice).make(table["eminence"])
        if view["over"]:
            scores = [(line["name"], line["score"]) for line in scene["seats"]]
            scene["prompt"] = over_prompt(scores, voice)
    TableMaker(pack, scene, voice).make(table)
    me = max(view["seat"], 0)
    for offset in range(view["seats"]):
        seat = (me + offset) % view["seats"]
        scene["panels"].append(
            Panel(
                id=f"player-{seat}",
                template="player",
                role=OTHER if offset else OWN,
                title=voice.names[seat],
                seat=seat,
            )
        )
        SeatMaker(pack, scene, voice, seat).make(table["players"][seat])
    scene["trays"] = _trays(pack, table["players"], me, voice)
    if question:
        for line in scene["seats"][view["seats"] :]:
            line["deciding"] = False
        targets.add(scene, pack, view, question, voice)
    return scene


def _trays(pack: Pack, players: list[View], me: int, voice: Voice) -> list[Tray]:
    """What may be chosen from, the hand, and what everybody has played."""
    own = players[me]
    trays = []
    if own.get("pair"):
        chosen = [cards.goal(pack.scoring_tiles[goal], voice) for goal in own["pair"]]
        trays.append(Tray(id="pair", title=voice.say("draw-boonlake-pair"), cards=chosen, own=True))
    hand = [cards.project(pack.cards[card], voice) for card in sorted(own.get("hand", []))]
    trays.append(Tray(id="hand", title=voice.say("draw-boonlake-hand"), cards=hand, own=True))
    for offset in range(len(players)):
        seat = (me + offset) % len(players)
        played = [cards.project(pack.cards[card], voice) for card in players[seat]["played"]]
        title = voice.say("draw-boonlake-played", name=voice.names[seat])
        trays.append(
            Tray(
                id=f"played-{seat}",
                title=title,
                cards=played,
                own=False,
                group=voice.say("draw-boonlake-played-by"),
                icon=f"marker-{seat}",
            )
        )
    return trays
