"""Which slots and cards answer which option of Boonlake, and where a denial is looked for."""

from collections.abc import Callable, Mapping
from typing import Final

from spieltisch.draw.asking import DenialList, Offer, Question
from spieltisch.draw.boonlake.cards import card_id, goal_id, price_text
from spieltisch.draw.boonlake.effects import say, say_site
from spieltisch.draw.boonlake.goals import goal_text
from spieltisch.draw.painter import View
from spieltisch.draw.scene import Denial, Held, OptionLine, OwnScene
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import terms
from spieltisch.games.boonlake.levers import WAY_KEYS, WAY_LEVER
from spieltisch.games.boonlake.pieces import Pack, RiverSpace
from spieltisch.games.boonlake.top_levers import SWAP_KEYS

GROUPS = {
    "take": "strip",
    "play": "play",
    "realize": "project",
    "sell": "discard",
    "discard": "discard",
    "develop": "develop",
    "house": "upgrade",
    "free-house": "upgrade",
    "settlement": "upgrade",
    "lever-settlement": "upgrade",
    "cattle": "cattle",
    "pasture": "place",
    "lay": "place",
    "sail": "sail",
    "modernize": "modernize",
    "modernize-for-inhabitant": "modernize",
    "lever": "lever",
    "instead": "lever",
    "forgo": "lever",
    "tile-lever": "lever",
    "lever-up": "lever",
    "score": "score",
    "pick": "score",
    "pass": "leave",
    "give-nothing": "leave",
}
_ICONS = {
    "develop": "inhabitant",
    "house": "house",
    "free-house": "house",
    "settlement": "settlement",
    "lever-settlement": "settlement",
    "cattle": "cattle",
    "pasture": "tile-pasture",
    "lay": "mound",
    "explore": "mound",
    "sail": "ship",
    "vase": "vase",
    "modernize": "gear",
    "modernize-for-inhabitant": "gear",
    "lever": "lever-up",
    "instead": "lever-up",
    "forgo": "lever-up",
    "tile-lever": "lever-up",
    "lever-up": "lever-up",
    "draw-one": "card",
    "draw-two": "card",
    "draw-and-play": "card",
    "hire-for-coins": "coin",
    "hire-for-cards": "card",
    "pay": "coin",
    "share": "coin",
    "share-and-vp": "lever-up",
    "score": "vp",
    "pick": "vp",
    "realize": "vp",
    "region": "region-marker",
}
PLACES = ("upper", "lower")
_HELD = frozenset(("lay", "pasture", "cattle"))
"""Options that say where a piece goes that is in hand already."""
_TAGS = ("number", "space")
_CHANGING = frozenset(("take", "develop", "sail"))
"""Options whose details depend on how the table lies."""
_SWAP_LEVERS = (
    terms.LEVER_VASE,
    terms.LEVER_VASE,
    terms.LEVER_MODERNIZE,
    terms.LEVER_UPGRADE,
)


def add(scene: OwnScene, pack: Pack, view: View, question: Question, voice: Voice) -> None:
    """List the options with their slots and cards."""
    finder = Finder(pack, view)
    for offer in question.offers:
        line: OptionLine = {**_line(offer, finder, voice), "slots": finder.slots(offer)}
        if offer.verb in _HELD:
            scene["held"] = finder.held(offer, voice)
            line["icon"] = scene["held"]["art"]
        if offer.verb in _CHANGING and (detail := finder.detail(offer, voice)):
            line["detail"] = detail
        scene["options"].append(line)
        if offer.verb == "play":
            # Cards that can be played, not only discarded.
            scene["playable"] += [card for card in line["cards"] if card not in scene["playable"]]


def _line(offer: Offer, finder: "Finder", voice: Voice) -> OptionLine:
    """What is said of an option wherever it is offered."""
    if offer.line is None:
        group = GROUPS.get(offer.verb, "other")
        line = OptionLine(
            notation=offer.notation,
            text=offer.text,
            group=voice.say(f"draw-boonlake-group-{group}"),
            slots=[],
            cards=finder.cards(offer),
        )
        if icon := finder.icon(offer):
            line["icon"] = icon
        if "card" in offer.fields:
            line["brief"] = voice.say(f"boonlake-card-{offer['card']}")
        # The number below a tile is not seen: its sites are told in words.
        covered = "place" in offer.fields
        if not covered and (tag := next((offer[n] for n in _TAGS if n in offer.fields), "")):
            line["tag"] = tag
        if offer.verb == "play":
            line["drops"] = ["*"]
        if offer.verb == "sell":
            # Whoever clicks a card wants to play it, as a rule.
            line["asks"] = True
        if offer.verb not in _CHANGING and (detail := finder.detail(offer, voice)):
            line["detail"] = detail
        offer.line = line
    return offer.line


def denials(pack: Pack, view: View, question: Question) -> list[Denial]:
    """What is not to be had, and why."""
    finder, found = Finder(pack, view), DenialList()
    for refusal in question.refusals:
        offer = refusal.offer
        found.add(offer.text, refusal.why, finder.slots(offer), finder.cards(offer))
    return [one for one in found.lines() if one["slots"] or one["cards"]]


class Finder:
    """Finds an option's slots on the table that the view shows."""

    def __init__(self, pack: Pack, view: View) -> None:
        self.pack = pack
        self.table: View = view["table"]
        self.seat = max(view["seat"], 0)
        self.panel = f"player-{self.seat}"

    def slots(self, offer: Offer) -> list[str]:
        """The slots that answer it."""
        way = _WAYS.get(offer.verb)
        return way(self, offer) if way else []

    def cards(self, offer: Offer) -> list[str]:
        """The cards that answer it."""
        if "card" in offer.fields:
            return [card_id(offer["card"])]
        return [goal_id(offer["goal"])] if offer.verb == "pick" else []

    def icon(self, offer: Offer) -> str:
        """A picture for the list."""
        if "card" in offer.fields:
            card = self.pack.cards[self.pack.card_by_key[offer["card"]]]
            return f"kind-{terms.KIND_KEYS[card.kind]}"
        if "resource" in offer.fields:
            return f"site-{offer['resource']}-1"
        if offer.verb == "take":
            strip = self.pack.strips[terms.STRIP_KEYS.index(offer["strip"])]
            return f"kind-{terms.KIND_KEYS[strip.kind]}" if strip.kind >= 0 else "coin"
        return _ICONS.get(offer.verb, "")

    def held(self, offer: Offer, voice: Voice) -> Held:
        """The piece for which an option is a place."""
        if offer.verb == "cattle":
            return Held(art=f"cattle-{self.seat}", label=voice.say("draw-boonlake-cattle"))
        tile = "pasture"
        if offer.verb == "lay":
            tile = self.pack.tiles[self.table["revealed"]].key
        return Held(art=f"tile-{tile}", label=voice.say(f"boonlake-tile-{tile}"))

    def detail(self, offer: Offer, voice: Voice) -> str:
        """What the place of an option costs and brings, as far as it is printed there."""
        if offer.verb == "take":
            return self._strip_detail(offer, voice)
        if offer.verb == "develop":
            tile = self.pack.tiles[self.table["tiles"][int(offer["number"]) - 1]]
            return say_site(tile.sites[PLACES.index(offer["place"])], voice)
        if offer.verb in ("lay", "pasture"):
            reward = self.pack.map.hexes[int(offer["number"]) - 1].reward
            return say(reward[0], voice) if reward else ""
        if offer.verb == "sail":
            reward = self._river_space(offer).reward
            return say(reward[0], voice) if reward else ""
        if offer.verb == "play":
            return price_text(self.pack.cards[self.pack.card_by_key[offer["card"]]], voice)
        if "lever" in offer.fields:
            lever = self.pack.levers[terms.LEVER_KEYS.index(offer["lever"])]
            text = voice.say(f"boonlake-lever-text-{lever.key}")
            return voice.say("draw-boonlake-lever-detail", cost=lever.cost, text=text)
        if "goal" in offer.fields:
            tile_at = self.pack.scoring_tile_by_key[offer["goal"]]
            return goal_text(self.pack.scoring_tiles[tile_at], voice)[offer.verb == "realize"]
        return ""

    def _strip_detail(self, offer: Offer, voice: Voice) -> str:
        """What a strip's row means for the ship, and what the strip gives."""
        row = self.pack.rows[self.table["strips"].index(terms.STRIP_KEYS.index(offer["strip"]))]
        ship = voice.say("draw-boonlake-row", steps=row.steps, loss=row.vp_loss)
        about = voice.say(f"draw-boonlake-about-{offer['strip']}")
        return f"{ship}. {about}"

    def _strip(self, offer: Offer) -> list[str]:
        strip = terms.STRIP_KEYS.index(offer["strip"])
        return [f"actions/row-{self.table['strips'].index(strip)}"]

    def _hex(self, offer: Offer) -> list[str]:
        return [f"map/hex-{offer['number']}"]

    def _site(self, offer: Offer) -> list[str]:
        place = PLACES.index(offer["place"])
        return [f"map/site-{offer['number']}-{place}"]

    def _river_space(self, offer: Offer) -> RiverSpace:
        route = self.pack.river.route[self.table["round"] - 1]
        return self.pack.river.spaces[route[int(offer["space"]) - 1]]

    def _river(self, offer: Offer) -> list[str]:
        return [f"map/river-{self._river_space(offer).key}"]

    def _production(self, offer: Offer) -> list[str]:
        return [f"{self.panel}/production-{terms.RESOURCE_KEYS.index(offer['resource'])}"]

    def _lever(self, offer: Offer) -> list[str]:
        return self._knob(terms.LEVER_KEYS.index(offer["lever"]))

    def _knob(self, lever: int) -> list[str]:
        return [f"{self.panel}/lever-{lever}"]

    def _goal(self, offer: Offer) -> list[str]:
        goal = self.pack.scoring_tile_by_key[offer["goal"]]
        return [
            f"goals/goal-{slot}" for slot, lies in enumerate(self.table["scoring"]) if lies == goal
        ]


_WAYS: Final[Mapping[str, Callable[[Finder, Offer], list[str]]]] = {
    "take": Finder._strip,
    "lay": Finder._hex,
    "pasture": Finder._hex,
    "cattle": Finder._hex,
    "develop": Finder._site,
    "house": Finder._site,
    "free-house": Finder._site,
    "settlement": Finder._site,
    "lever-settlement": Finder._site,
    "sail": Finder._river,
    "region": lambda it, offer: [f"map/label-{terms.REGION_KEYS.index(offer['region'])}"],
    "explore": lambda it, offer: ["map/mound"],
    "advance": lambda it, offer: [f"goals/track-{offer['track']}"],
    "build": Finder._production,
    "begin-with": Finder._production,
    "vase": lambda it, offer: [f"{it.panel}/vases"],
    "modernize": Finder._lever,
    "modernize-for-inhabitant": Finder._lever,
    "look-at-lever": Finder._lever,
    "lever-up": Finder._lever,
    "forgo": Finder._lever,
    "lever": lambda it, offer: it._knob(WAY_LEVER[WAY_KEYS.index(offer["way"])]),
    "instead": lambda it, offer: it._knob(_SWAP_LEVERS[SWAP_KEYS.index(offer["swap"])]),
    "tile-lever": lambda it, offer: it._knob(terms.LEVER_TILE_INHABITANT),
    "share-and-vp": lambda it, offer: it._knob(terms.LEVER_REGION_VP),
    "hire-for-coins": lambda it, offer: [f"{it.panel}/ranch"],
    "hire-for-cards": lambda it, offer: [f"{it.panel}/ranch"],
    "pay": lambda it, offer: [f"{it.panel}/coins"],
    "give-coins": lambda it, offer: [f"{it.panel}/coins"],
    "realize": Finder._goal,
    "score": Finder._goal,
}
"""How an option's slots are found, by its verb."""
