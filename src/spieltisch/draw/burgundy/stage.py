"""Burgundy's stage: the main board, every duchy that may be played on, and the glossary."""

from spieltisch.draw.art import common
from spieltisch.draw.burgundy import (
    beasts,
    board,
    buildings,
    duchies,
    extra_faces,
    glossary,
    goods,
    hexes,
    islands,
    monasteries,
    posts,
    routes,
    shields,
    team_board,
)
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.painter import ui_words
from spieltisch.draw.stage import Column, Stage, Template
from spieltisch.draw.svg import tag
from spieltisch.draw.voice import Voice

MAIN = "main"


def make(plan: Plan, name: str, voice: Voice) -> Stage:
    """The stage of a table of the game with this name."""
    return Stage(
        game=name,
        title=voice.say("burgundy-name"),
        sprite=sprite(plan),
        templates=_templates(plan, voice),
        glossary=glossary.make(plan, voice),
        words=ui_words(voice),
        layout=_layout(plan),
        side=["glossary"],
    )


def _templates(plan: Plan, voice: Voice) -> dict[str, Template]:
    templates = {MAIN: board.make(plan, voice)}
    for duchy in plan.pack.duchies:
        if duchy.name not in plan.duchies:
            continue
        name = duchies.name_of(duchy.name)
        if plan.team:
            templates[name] = templates[team_board.RIVALS] = team_board.make(duchy, plan, voice)
        elif plan.solo:
            templates[name] = islands.make(duchy, plan, voice)
        else:
            templates[name] = duchies.make(duchy, plan, voice)
    if plan.team and plan.routes:
        templates[routes.PANEL] = routes.both_teams(plan, voice)
    return templates


def _layout(plan: Plan) -> list[Column]:
    """Wide duchies get more of the screen; the other team's stands below one's own."""
    if plan.team:
        shared = [MAIN, routes.PANEL] if plan.routes else [MAIN]
        return [
            Column(share=0.66, shows=shared),
            Column(share=1, shows=["own", team_board.RIVALS]),
        ]
    if plan.solo:
        return [Column(share=0.71, shows=["table"]), Column(share=1, shows=["own"])]
    return [Column(share=1, shows=["table"]), Column(share=1.04, shows=["own", "others"])]


def sprite(plan: Plan) -> str:
    """All pictures that a table needs."""
    made = [room.symbols() for room in (common, hexes, buildings, beasts, goods, board)]
    made.append(monasteries.symbols(plan.white_castles))
    if plan.white_castles or plan.inns or plan.solo:
        made.append(extra_faces.symbols())
    if plan.posts:
        made.append(posts.symbols())
    if plan.routes:
        made += [routes.symbols(), goods.prints()]
    if plan.shields:
        made.append(shields.symbols())
    if plan.solo:
        made.append(islands.symbols())
    return tag("defs", common.paints() + hexes.paints()) + "".join(made)
