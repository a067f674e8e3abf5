"""Which slots answer which option of Burgundy, and where a denial is looked for."""

from typing import Final

from spieltisch.draw.asking import DenialList, Offer, Question
from spieltisch.draw.burgundy.finder import Finder, offer_panel
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.painter import View
from spieltisch.draw.scene import OFFER, Denial, OptionLine, OwnScene, Panel, Price
from spieltisch.draw.voice import Voice

GROUPS: Final = {
    "take": "take",
    "fetch": "take",
    "place": "place",
    "place-own": "place",
    "place-from": "place",
    "found": "place",
    "sell": "sell",
    "workers": "workers",
    "four-workers": "workers",
    "hire": "workers",
    "buy": "buy",
    "load": "goods",
    "load-only": "goods",
    "load-all": "goods",
    "discard": "discard",
    "discard-own": "discard",
    "settle": "duchy",
    "mimic": "mimic",
    "share": "store",
    "keep": "store",
    "claim": "shield",
    "claim-by-castle": "shield",
    "hang": "shield",
    "emulate": "shield",
    "give-up": "tribute",
    "pay-tribute": "tribute",
    "turn-die": "die",
    "exchange": "exchange",
    "give": "exchange",
    "buy-points": "points",
}
_ICONS: Final = {
    "workers": "worker",
    "four-workers": "worker",
    "hire": "worker",
    "end": "flag",
    "found": "tile-castle",
    "pay-tribute": "silver",
    "buy-points": "vp",
    "emulate": "shield-6",
}
# Options of which a list may hold many: in few words, and the details below.
BRIEF: Final = {
    "take": "tile",
    "buy": "tile",
    "fetch": "tile",
    "place": "tile",
    "place-own": "tile",
    "place-from": "tile",
    "sell": "goods",
}

# What a die does that workers may bend.
BENT: Final = frozenset(("take", "place", "place-own", "sell"))


def add(scene: OwnScene, plan: Plan, view: View, question: Question, voice: Voice) -> None:
    """List the options with their slots."""
    finder = Finder(plan, view)
    for offer in question.offers:
        if offer.verb == "settle":
            scene["panels"] = [*scene["panels"], _offered(offer["duchy"], voice)]
        line: OptionLine = {**_line(offer, voice), "slots": finder.slots(offer)}
        if tools := [] if offer.verb == "turn-die" else finder.tools(offer):
            line["tools"] = tools
        if drops := finder.drops(offer):
            line["drops"] = drops
        scene["options"].append(line)
    may_end = any(offer.verb == "end" for offer in question.offers)
    if may_end and not any("die" in offer.fields for offer in question.offers):
        scene["prompt"] = voice.say("draw-burgundy-ask-no-dice")


def _line(offer: Offer, voice: Voice) -> OptionLine:
    """What is said of an option wherever it is offered."""
    if offer.line is None:
        group = GROUPS.get(offer.verb, "finish")
        line = OptionLine(
            notation=offer.notation,
            text=offer.text,
            group=voice.say(f"draw-burgundy-group-{group}"),
            slots=[],
            cards=[],
        )
        if icon := _icon(offer):
            line["icon"] = icon
        if offer.verb in BRIEF:
            line["brief"] = offer.retold(f"draw-burgundy-brief-{BRIEF[offer.verb]}", voice)
            line["detail"] = offer.retold(f"draw-burgundy-detail-{offer.verb}", voice)
        if "die" in offer.fields and offer.verb != "turn-die":
            line["kin"] = _kin(offer)
        if workers := int(offer.fields.get("workers", "0")) if offer.verb in BENT else 0:
            label = voice.say("draw-burgundy-has-workers", count=workers)
            line["price"] = Price(icon="worker", amount=workers, label=label)
        offer.line = line
    return offer.line


def _kin(offer: Offer) -> str:
    """What it does, whatever the die and the workers."""
    said = [word for name, word in offer.fields.items() if name not in ("die", "workers")]
    return " ".join((offer.verb, *said))


def denials(plan: Plan, view: View, question: Question, voice: Voice) -> list[Denial]:
    """What is not to be had, and why."""
    finder, found = Finder(plan, view), DenialList()
    for refusal in question.refusals:
        if finder.is_covered(refusal.offer):
            continue
        name = _denied(refusal.offer, voice)
        found.add(name, refusal.why, finder.slots(refusal.offer)[:1])
    return found.lines()


def _offered(duchy: str, voice: Voice) -> Panel:
    return Panel(
        id=offer_panel(duchy),
        template=f"duchy-{duchy}",
        role=OFFER,
        title=voice.say("draw-burgundy-duchy", number=duchy),
    )


def _icon(offer: Offer) -> str:
    if "tile" in offer.fields:
        return f"tile-{offer['tile']}"
    if "goods" in offer.fields:
        return f"goods-{offer['goods']}"
    if "shield" in offer.fields:
        return f"shield-{offer['shield']}"
    if offer.verb == "turn-die":
        return f"die-{offer['number']}"
    return _ICONS.get(offer.verb, "")


def _denied(offer: Offer, voice: Voice) -> str:
    """What a denial is about, in as few words as possible: many slots may share it."""
    for field in ("tile", "goods", "shield"):
        if field in offer.fields:
            return voice.say(f"burgundy-{field}-{offer[field]}")
    return offer.text
