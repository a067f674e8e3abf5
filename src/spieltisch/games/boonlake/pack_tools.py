"""A pack of one's own (`new_pack`) and a pack as a table to read (`show_pack`)."""

from __future__ import annotations

from pathlib import Path

from spieltisch.games.boonlake import pack_words as w
from spieltisch.games.boonlake import terms as t
from spieltisch.games.boonlake.pack import FILES, built_in_directory
from spieltisch.games.boonlake.pieces import Card, Effect, Pack
from spieltisch.games.packs.reading import LANGUAGES, ORIGINS
from spieltisch.games.packs.writing import Names, write_pack


def new_pack(directory: Path, names: Names) -> list[Path]:
    """Write a commented copy of the built-in pack for the owner of a box to fill in."""

    def names_written_out(file: str, text: str) -> str:
        field = {"cards.toml": "card", "tiles.toml": "tile"}.get(file)
        return with_names(text, field, names) if field else text

    return write_pack(built_in_directory(), FILES, directory, names_written_out)


def with_names(text: str, field: str, names: Names) -> str:
    """Cards or tiles with their names written out, so that a name can be changed in place."""
    lines: list[str] = []
    for line in text.splitlines():
        lines.append(line)
        if not line.startswith(f"[{field}."):
            continue
        key = line[len(field) + 2 :].split("]")[0]
        spoken = {language: names(language, f"boonlake-{field}-{key}") for language in LANGUAGES}
        if all(spoken.values()):
            parts = [f'{language} = "{words}"' for language, words in spoken.items()]
            lines.append(f"names = {{ {', '.join(parts)} }}")
    return "\n".join(lines) + "\n"


class ShownRow:
    """One line of `pack show`: where it stands in the pack, what it says, where it comes from."""

    def __init__(self, section: str, key: str, text: str, origin: str) -> None:
        self.section = section
        self.key = key
        self.text = text
        self.origin = origin


def show_rows(pack: Pack) -> list[ShownRow]:
    """The whole pack, row by row, in the order of its files."""
    rows = [*board_rows(pack), *map_rows(pack)]
    for tile in pack.tiles:
        sites: list[str] = []
        for site in tile.sites:
            words = [w.effect_text(effect) for effect in site.on_develop]
            if site.settlement_vp > 0:
                words.append(f"settlement-vp = {site.settlement_vp}")
            if site.settlement_vp < 0:
                words.append(f"settlement-loss = {-site.settlement_vp}")
            sites.append(", ".join(words) or "free")
        text = f"{t.BACK_KEYS[tile.back]}: {' | '.join(sites)}"
        rows.append(row(pack, "tiles.toml", f'tile "{tile.key}"', tile.key, text))
    for card in pack.cards:
        rows.append(row(pack, "cards.toml", f'card "{card.key}"', card.key, card_text(card)))
    for scoring in pack.scoring_tiles:
        needs = "/".join(str(need) for need in scoring.need)
        if any(scoring.need_low):
            needs += " and " + "/".join(str(need) for need in scoring.need_low)
        cost = cost_text(scoring.coins, 0, scoring.resources)
        track = t.TRACK_KEYS[scoring.project_track]
        text = f"{needs}; project: {cost} -> {scoring.project_vp} VP, {track} track"
        rows.append(row(pack, "scoring_tiles.toml", f'tile "{scoring.entry}"', scoring.entry, text))
    for solo in pack.solo_tiles:
        actions = ", ".join(t.STRIP_KEYS[action] for action in solo.actions)
        text = f"{actions}; corners {solo.corners}"
        rows.append(row(pack, "solo.toml", f'tile "{solo.key}"', solo.key, text))
    return rows


def board_rows(pack: Pack) -> list[ShownRow]:
    """Action board, river, tracks, player board and levers."""
    rows: list[ShownRow] = []
    for line in pack.rows:
        name = f"row {line.index + 1}"
        text = f"{line.steps} steps" + (f", -{line.vp_loss} VP" if line.vp_loss else "")
        rows.append(row(pack, "action_board.toml", name, name, text))
    for strip in pack.strips:
        kind = "no card, 3 coins" if strip.kind == t.NO_KIND else t.KIND_KEYS[strip.kind]
        rows.append(row(pack, "action_board.toml", f'strip "{strip.key}"', strip.key, kind))
    counts = [0, 0, 0]
    for space in pack.river.spaces:
        counts[space.arm] += 1
        name = f"{t.ARM_KEYS[space.arm]} {counts[space.arm]}"
        kind = "harbour" if space.harbour else "start" if space.start else "plain"
        rows.append(
            row(pack, "river.toml", name, space.key, f"{kind}: {effects_text(space.reward)}")
        )
    for track in pack.tracks:
        for at, place in enumerate(track.spaces):
            name = f"{track.key} {at + 1}"
            text = f"{place.income} {track.key}s, {place.vp} VP"
            if place.crossed:
                text += f"; crossed: {effects_text(place.crossed)}"
            rows.append(row(pack, "tracks.toml", name, name, text))
    for field, recesses in (
        ("houses", pack.board.houses),
        ("settlements", pack.board.settlements),
        ("cattle", pack.board.cattle),
        ("inhabitants", pack.board.inhabitants),
    ):
        for recess in recesses:
            name = f"tier {recess.tier + 1}"
            text = f"{recess.coins} coins, {recess.vp} VP, at the end {recess.final_vp} VP"
            rows.append(row(pack, "player_board.toml", name, f"{field} {name}", text))
    for lever in pack.levers:
        text = f"{lever.cost} coins"
        rows.append(row(pack, "levers.toml", f'lever "{lever.key}"', lever.key, text))
    return rows


def map_rows(pack: Pack) -> list[ShownRow]:
    """Regions, hexes, bridges and the ford."""
    rows: list[ShownRow] = []
    for region in pack.map.regions:
        text = f"label {w.effect_text(region.label)}, {len(region.hexes)} hexes"
        rows.append(row(pack, "map.toml", f'region "{region.key}"', region.key, text))
    for place in pack.map.hexes:
        text = f"{t.REGION_KEYS[place.region]}: {effects_text(place.reward)}"
        if place.start:
            text += f", start tile from {place.start} players on"
        beside = ", ".join(str(other + 1) for other in place.neighbours)
        rows.append(row(pack, "map.toml", f'hex "{place.key}"', place.key, f"{text}; by {beside}"))
    pairs = ", ".join(f"{one + 1}-{two + 1}" for one, two in pack.map.bridges)
    rows.append(ShownRow("map", "bridges", pairs, pack.origins[("map.toml", "", "bridges")]))
    ford = f"{pack.map.ford[0] + 1}-{pack.map.ford[1] + 1}"
    rows.append(ShownRow("map", "ford", ford, pack.origins[("map.toml", "", "ford")]))
    return rows


def row(pack: Pack, file: str, entry: str, key: str, text: str) -> ShownRow:
    """A row of `pack show` with the origins of its fields."""
    found: list[str] = []
    for (of_file, of_entry, _), origin in pack.origins.items():
        if of_file == file and of_entry == entry and origin not in found:
            found.append(origin)
    origins = [origin for origin in ORIGINS if origin in found]
    return ShownRow(file.removesuffix(".toml"), key, text, "/".join(origins))


def effects_text(effects: list[Effect]) -> str:
    """Some effects as they are written in a pack."""
    return ", ".join(w.effect_text(effect) for effect in effects) or "nothing"


def cost_text(coins: int, vases: int, resources: list[int]) -> str:
    """A cost in words."""
    parts = [f"{coins} coins"] if coins else []
    if vases:
        parts.append(f"{vases} vases")
    for resource, need in enumerate(resources):
        if need:
            parts.append(f"{need} {t.RESOURCE_KEYS[resource]}")
    return ", ".join(parts) or "nothing"


def card_text(card: Card) -> str:
    """A card in one line."""
    parts = [t.KIND_KEYS[card.kind], cost_text(card.coins, card.vases, card.resources)]
    for word, effects in (("now", card.now), ("always", card.always), ("end", card.end)):
        if effects:
            parts.append(f"{word}: {effects_text(effects)}")
    if card.vp:
        parts.append(f"{card.vp} VP")
    return "; ".join(parts)


def origin_counts(pack: Pack) -> dict[str, int]:
    """How many values of the pack have each origin."""
    counts = dict.fromkeys(ORIGINS, 0)
    for origin in pack.origins.values():
        counts[origin] += 1
    return counts


def show_pack(pack: Pack) -> str:
    """A pack as plain text: every component with its values and origin."""
    counts = ", ".join(f"{count} {origin}" for origin, count in origin_counts(pack).items())
    lines = [f"{pack.name}  {pack.hash}", f"values: {counts}"]
    section = ""
    for shown in show_rows(pack):
        if shown.section != section:
            section = shown.section
            lines += ["", section]
        lines.append(f"  {shown.key:<24} {shown.text}  ({shown.origin})")
    return "\n".join(lines) + "\n"
