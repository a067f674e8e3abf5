"""Burgundy's scene: where everything lies, from a seat's view."""

from typing import Any

from spieltisch.draw.asking import Question
from spieltisch.draw.burgundy import routes, targets
from spieltisch.draw.burgundy.board_edges import PHASE_LETTERS, ROUNDS
from spieltisch.draw.burgundy.estate_scene import EstateScene, panel_of
from spieltisch.draw.burgundy.finder import Finder
from spieltisch.draw.burgundy.islands import show_counter
from spieltisch.draw.burgundy.main_scene import MainScene
from spieltisch.draw.burgundy.making import MAIN, Maker, holders
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.painter import View, asked, empty_own, empty_public, over_prompt
from spieltisch.draw.parts import Parts
from spieltisch.draw.scene import TABLE, OwnScene, Panel, PublicScene, Stat, Summary
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy.pack import PHASES


def public(plan: Plan, view: View, voice: Voice, parts: Parts) -> PublicScene:
    """What all see alike."""
    scene = empty_public(view, voice)
    table = view["table"]
    phase = [letter.lower() for letter in PHASE_LETTERS].index(table["phase"])
    scene["status"] = _status(plan, table, PHASE_LETTERS[phase], voice)
    if view["over"]:
        scene["prompt"] = _end(plan, view, voice)
    MainScene(plan, voice, parts).make(table, min(phase, PHASES - 1))
    estates = EstateScene(plan, voice, parts)
    for number in range(len(table["estates"])):
        parts.laid.update(estates.make(table, number))
    if plan.solo and table["estates"][0]["duchy"] is not None:
        counter, target = table["counter"], table["target"]
        maker = Maker(plan, voice, parts)
        maker.show("counter", (counter, target), show_counter, maker, counter, target)
    for seat, player in enumerate(table["players"]):
        estate = table["estates"][player["estate"]]
        stats = parts.value(f"stats-{seat}", estate, _stats, plan, estate, voice)
        scene["seats"][seat]["stats"] = stats
    return scene


def summaries(plan: Plan, view: View, voice: Voice) -> list[Summary]:
    """Everybody's points and numbers."""
    lines, table = empty_public(view, voice)["seats"], view["table"]
    for seat, player in enumerate(table["players"]):
        lines[seat]["stats"] = _stats(plan, table["estates"][player["estate"]], voice)
    return lines


def own(plan: Plan, view: View, question: Question | None, voice: Voice, parts: Parts) -> OwnScene:
    """What the view's seat sees besides."""
    shown = [estate["duchy"] for estate in view["table"]["estates"]]
    name = f"own {view['seat']}"
    unasked: OwnScene = parts.value(name, shown, _unasked, plan, view, voice)
    if question is None:
        return unasked
    scene = asked(unasked, question)
    targets.add(scene, plan, view, question, voice)
    return scene


def _unasked(plan: Plan, view: View, voice: Voice) -> OwnScene:
    """What the view's seat sees besides while it is asked nothing."""
    scene = empty_own(view)
    table, seat = view["table"], view["seat"]
    scene["panels"] = _panels(plan, view, voice)
    if seat >= 0 and table["estates"][table["players"][seat]["estate"]]["duchy"] is not None:
        scene["tools"] = Finder(plan, view).my_dice()
    return scene


def _panels(plan: Plan, view: View, voice: Voice) -> list[Panel]:
    table = view["table"]
    panels = [Panel(id=MAIN, template=MAIN, role=TABLE, title=voice.say("draw-burgundy-board"))]
    if plan.team and plan.routes:
        title = voice.say("burgundy-option-trade-routes")
        panels.append(Panel(id=routes.PANEL, template=routes.PANEL, role=TABLE, title=title))
    return panels + [
        panel_of(plan, table, number, max(view["seat"], 0), voice)
        for number in _estates_in_order(view)
        if table["estates"][number]["duchy"] is not None
    ]


def _estates_in_order(view: View) -> list[int]:
    """The estates clockwise, beginning with that of whoever looks."""
    seats = view["seats"]
    first = max(view["seat"], 0)
    players = view["table"]["players"]
    return list(dict.fromkeys(players[(first + i) % seats]["estate"] for i in range(seats)))


def _status(plan: Plan, table: View, letter: str, voice: Voice) -> str:
    said = voice.say("draw-burgundy-status", phase=letter, round=table["round"], rounds=ROUNDS)
    if not plan.solo:
        return said
    left = _spaces(plan, table["estates"][0]) - len(table["estates"][0]["tiles"])
    return f"{said} · {voice.say('draw-burgundy-left', count=left)}"


def _spaces(plan: Plan, estate: dict[str, Any]) -> int:
    """The spaces of an estate's duchy, or of any that it may get."""
    name = estate["duchy"] or plan.duchies[0]
    return next(duchy.size for duchy in plan.pack.duchies if duchy.name == name)


def _end(plan: Plan, view: View, voice: Voice) -> str:
    """What is said when all is over: teams are summed, alone it is won or lost."""
    table = view["table"]
    scores = view["scores"]
    if plan.solo:
        estate = table["estates"][0]
        left = _spaces(plan, estate) - len(estate["tiles"])
        return voice.say("draw-burgundy-alone", left=left)
    teams = [holders(table, number) for number in range(len(table["estates"]))]
    named = [
        (" & ".join(voice.names[seat] for seat in team), sum(scores[seat] for seat in team))
        for team in teams
    ]
    return over_prompt(named, voice)


def _stats(plan: Plan, estate: dict[str, Any], voice: Voice) -> list[Stat]:
    say = voice.say
    goods = sum(estate["goods"].values())
    covered = len(estate["tiles"])
    tiles = "draw-burgundy-has-tiles"
    if (spaces := _spaces(plan, estate)) != 37:
        tiles = "draw-burgundy-has-tiles-of"
    found = [
        ("silver", estate["silver"], say("draw-burgundy-has-silver", count=estate["silver"])),
        ("worker", estate["workers"], say("draw-burgundy-has-workers", count=estate["workers"])),
        ("goods-brown", goods, say("draw-burgundy-has-goods", count=goods)),
        ("tile-castle", covered, say(tiles, count=covered, spaces=spaces)),
    ]
    if plan.shields:
        shields = len(estate["shields"])
        found.append(("glyph-shield", shields, say("draw-burgundy-tribute", count=shields)))
    return [Stat(icon=icon, value=str(value), label=label) for icon, value, label in found]
