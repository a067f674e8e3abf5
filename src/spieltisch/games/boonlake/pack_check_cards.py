"""Checks of building tiles, project cards and of the names in three languages."""

from __future__ import annotations

from typing import Final

from spieltisch.games.boonlake import pack_words as w
from spieltisch.games.boonlake import terms as t
from spieltisch.games.boonlake.pack import load_pack
from spieltisch.games.boonlake.pieces import Card, Effect, Pack, Site
from spieltisch.games.packs.reading import LANGUAGES, Report
from spieltisch.kernel.wording import Text

BACK_COUNTS: Final = [25, 6, 2, 2]
CARD_COUNT: Final = 165
CARDS: Final = "cards.toml"
TILES: Final = "tiles.toml"


def check_tiles(pack: Pack, report: Report) -> None:
    """25 grey and 6 + 2 + 2 start tiles, 7 pastures, every site effect somewhere."""
    for back, key in enumerate(t.BACK_KEYS):
        count = len([tile for tile in pack.tiles if tile.back == back])
        if count != BACK_COUNTS[back]:
            text = Text(
                "pack-back-tiles", {"value": key, "count": count, "back": BACK_COUNTS[back]}
            )
            report.add(TILES, "tile", "back", text)
    if pack.pastures != 7:
        report.add(
            TILES, "", "pastures", Text("pack-pastures-there-are-7", {"pastures": pack.pastures})
        )
    sites: list[Site] = []
    for tile in pack.tiles:
        sites += tile.sites
        for site in tile.sites:
            verbs = [effect.verb for effect in site.on_develop]
            for cost, gain, word in (
                (t.PAY_COINS, t.COINS, "coins"),
                (t.DISCARD_CARDS, t.CARDS, "cards"),
                (t.LOSE_VP, t.VP, "vp"),
            ):
                if cost in verbs and gain in verbs:
                    text = Text("pack-sites-site-cannot-cost", {"word": word})
                    report.add(TILES, f'tile "{tile.key}"', "sites", text)
    effects = [effect for site in sites for effect in site.on_develop]
    for known in w.SITE_WORDS:
        if known.verb in (t.SETTLEMENT_VP, t.SETTLEMENT_LOSS):
            continue
        if not [effect for effect in effects if effect.verb == known.verb]:
            report.add(
                TILES, "tile", "sites", Text("pack-sites-no-site-has-3", {"name": known.name})
            )
    if not [site for site in sites if site.settlement_vp > 0]:
        report.add(TILES, "tile", "sites", Text("pack-sites-no-site-has"))
    if not [site for site in sites if site.settlement_vp == -5]:
        report.add(TILES, "tile", "sites", Text("pack-sites-no-site-has-2"))
    if not [site for site in sites if not site.on_develop and site.settlement_vp == 0]:
        report.add(TILES, "tile", "sites", Text("pack-sites-no-site-free"))
    for verb, word in ((t.COINS, "coin"), (t.CARDS, "card")):
        if not [site for site in sites if only(site.on_develop, verb, 1)]:
            report.add(TILES, "tile", "sites", Text("pack-sites-no-site-brings", {"word": word}))
    if not [site for site in sites if is_elizabeths(site)]:
        text = Text("pack-sites-one-pay-coins")
        report.add(TILES, "tile", "sites", text)


def only(effects: list[Effect], verb: int, amount: int) -> bool:
    """Whether there is just this one effect."""
    return len(effects) == 1 and effects[0].verb == verb and effects[0].amount == amount


def is_elizabeths(site: Site) -> bool:
    """The site of the rulebook's example: 4 coins for a step on the coin track."""
    effects = [(effect.verb, effect.amount) for effect in site.on_develop]
    return effects == [(t.PAY_COINS, 4), (t.COIN_STEP, 1)]


def check_cards(pack: Pack, report: Report) -> None:
    """165 distinct cards, kinds in balance, every effect on two cards, costs that can be met."""
    cards = pack.cards
    if len(cards) != CARD_COUNT:
        text = Text("pack-there-are-cards", {"cards": len(cards), "card": CARD_COUNT})
        report.add(CARDS, "card", "card", text)
    counts = [len([card for card in cards if card.kind == kind]) for kind in range(3)]
    if max(counts) - min(counts) > 5:
        listed = ", ".join(f"{count} {t.KIND_KEYS[kind]}" for kind, count in enumerate(counts))
        report.add(CARDS, "card", "kind", Text("pack-kind-at-most-5", {"listed": listed}))
    faces: dict[str, str] = {}
    for card in cards:
        check_card(card, faces, report)
    check_effects(cards, report)
    for example, coins, resources in (
        (Text("pack-cost-monica"), 2, [0, 2, 1, 0]),
        (Text("pack-cost-maggie"), 0, [0, 4, 2, 0]),
    ):
        same = [card for card in cards if card.coins == coins and card.resources == resources]
        if not [card for card in same if card.vases == 0]:
            report.add(CARDS, "card", "cost", example)


def check_card(card: Card, faces: dict[str, str], report: Report) -> None:
    """A card has an effect, a cost that can be met, and no twin."""
    name = f'card "{card.key}"'
    if not card.now and not card.always and not card.end:
        report.add(CARDS, name, "now", Text("pack-now-always-end-are"))
    if len(card.now) + len(card.always) + len(card.end) > 4:
        report.add(CARDS, name, "now", Text("pack-now-always-end-have"))
    check_resources(card.resources, "cost", CARDS, name, report)
    face = " ".join(
        [str(card.kind), str(card.coins), str(card.vases), str(card.resources), str(card.vp)]
        + [w.effect_text(effect) for effect in card.now + card.always + card.end]
    )
    if face in faces:
        report.add(CARDS, name, "key", Text("pack-same-as-card-but", {"faces": faces[face]}))
    faces[face] = card.key


def check_resources(needs: list[int], field: str, file: str, name: str, report: Report) -> None:
    """Two levels of every production site and two boats must be enough for a cost."""
    by_boat = sum(max(0, need - 2) for need in needs)
    if by_boat > 2:
        text = Text("pack-two-boats-cannot-bring", {"field": field, "by": by_boat})
        report.add(file, name, field, text)


def check_effects(cards: list[Card], report: Report) -> None:
    """Every effect that the rulebook names is on at least two cards."""
    for field, words in (("now", w.NOW_WORDS), ("always", w.ALWAYS_WORDS), ("end", w.END_WORDS)):
        for word in words:
            count = 0
            for card in cards:
                for effect in card.now + card.always + card.end:
                    if effect.verb == word.verb and effect.what == word.what:
                        count += 1
            if count < 2:
                text = Text(
                    "pack-cards-2-at-least", {"field": field, "name": word.name, "count": count}
                )
                report.add(CARDS, "card", field, text)


def check_names(pack: Pack, report: Report) -> None:
    """Every card and tile has its own names in all three languages, or is one of the built-in
    pack: those are named by the texts.
    """
    box = load_pack()
    cards = {card.key for card in box.cards}
    tiles = {tile.key for tile in box.tiles}
    for language in LANGUAGES:
        text = Text("pack-names-missing-add-names", {"language": language})
        for card in pack.cards:
            if language not in card.names and card.key not in cards:
                report.add(CARDS, f'card "{card.key}"', "names", text)
        for tile in pack.tiles:
            if language not in tile.names and tile.key not in tiles:
                report.add(TILES, f'tile "{tile.key}"', "names", text)
