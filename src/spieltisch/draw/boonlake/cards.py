"""Project cards and scoring tiles as cards to read."""

from spieltisch.draw.boonlake import effects
from spieltisch.draw.boonlake.goals import goal_text
from spieltisch.draw.boonlake.pictures import goal_picture, picture
from spieltisch.draw.joints import parted
from spieltisch.draw.kept import Kept
from spieltisch.draw.scene import Card, CardLine, Price
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import pieces, terms

_faces: Kept[tuple[pieces.Card, Card]] = Kept(5000)


def card_id(key: str) -> str:
    """What options and denials call a card."""
    return f"card-{key}"


def goal_id(key: str) -> str:
    """What options and denials call a scoring tile in the hand."""
    return f"goal-{key}"


def project(card: pieces.Card, voice: Voice) -> Card:
    """A project card. Its face is made once for a language; nobody may change it."""
    known = _faces.made((voice.language, id(card)), lambda: (card, _project(card, voice)))
    # Of a pack that is no more another card may have taken the place.
    return known[1] if known[0] is card else _project(card, voice)


def _project(card: pieces.Card, voice: Voice) -> Card:
    kind = terms.KIND_KEYS[card.kind]
    title = card.names.get(voice.language) or voice.say(f"boonlake-card-{card.key}")
    lines = [
        CardLine(icon=icon, text=effects.say(effect, voice))
        for icon, listed in (("now", card.now), ("always", card.always), ("end", card.end))
        for effect in listed
    ]
    return Card(
        id=card_id(card.key),
        key=card.key,
        title=title,
        parted=parted(title, voice),
        tone=kind,
        emblem=f"kind-{kind}",
        kind=voice.say(f"boonlake-kind-{kind}"),
        prices=_prices(card, voice),
        lines=lines,
        points=str(card.vp) if card.vp else "",
        playable=False,
        picture=picture(card),
    )


def price_text(card: pieces.Card, voice: Voice) -> str:
    """What a card costs, in words."""
    return ", ".join(price["label"] for price in _prices(card, voice))


def _prices(card: pieces.Card, voice: Voice) -> list[Price]:
    prices = []
    if card.coins:
        label = voice.say("boonlake-effect-coins", amount=card.coins)
        prices.append(Price(icon="coin", amount=card.coins, label=label))
    if card.vases:
        label = voice.say("draw-boonlake-vases-price", amount=card.vases)
        prices.append(Price(icon="vase", amount=card.vases, label=label))
    for resource, count in enumerate(card.resources):
        if count:
            key = terms.RESOURCE_KEYS[resource]
            label = f"{count} {voice.say(f'boonlake-resource-{key}')}"
            prices.append(Price(icon=key, amount=count, label=label))
    return prices


def goal(tile: pieces.ScoringTile, voice: Voice) -> Card:
    """A scoring tile that may still be chosen."""
    title = voice.say(f"boonlake-goal-{tile.key}")
    return Card(
        id=goal_id(tile.key),
        key=tile.key,
        title=title,
        parted=parted(title, voice),
        tone="goal",
        emblem="vp",
        kind=voice.say("draw-boonlake-goal"),
        prices=[],
        lines=[CardLine(icon="", text=text) for text in goal_text(tile, voice)],
        points="",
        playable=True,
        picture=goal_picture(tile.key),
    )
