"""Loads a component pack of Boonlake into the typed data of `pieces`.

One function per file of the pack. What is read here is only checked for shape (types, ranges,
known words); whether the pieces make a sensible box is the business of `pack_check`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spieltisch.games.boonlake import pack_words as w
from spieltisch.games.boonlake import pieces as p
from spieltisch.games.boonlake import terms as t
from spieltisch.games.packs.reading import Entry, Report, Source, content_hash, read_directory
from spieltisch.kernel import hexes as geometry
from spieltisch.kernel.wording import Text

FILES: Final = [
    "pack.toml",
    "action_board.toml",
    "river.toml",
    "map.toml",
    "tiles.toml",
    "tracks.toml",
    "player_board.toml",
    "levers.toml",
    "cards.toml",
    "scoring_tiles.toml",
    "solo.toml",
]
FORMAT: Final = 1


def read_resources(table: Entry) -> list[int]:
    """The resources of a cost."""
    return [table.number(key, 0, 6, 0) for key in t.RESOURCE_KEYS]


def load_action_board(top: Entry) -> tuple[list[p.Row], list[p.Strip]]:
    """action_board.toml: the rows from the top, and the seven strips."""
    rows: list[p.Row] = []
    for index, entry in enumerate(top.listed("row")):
        steps = entry.number("steps", 1, 9)
        rows.append(p.Row(index, steps, entry.number("vp-loss", 0, 10, 0)))
        entry.done()
    entries = top.named("strip")
    strips: list[p.Strip] = []
    for index, key in enumerate(t.STRIP_KEYS):
        if key not in entries:
            top.complain("strip", Text("pack-strip-missing-add-strip", {"value": key}))
            continue
        entry = entries.pop(key)
        kind = entry.choice("kind", [*t.KIND_KEYS, "none"])
        coins = entry.number("coins", 0, 9, 0)
        strips.append(p.Strip(index, key, t.NO_KIND if kind == 3 else kind, coins))
        entry.done()
    refuse_others(top, "strip", entries, t.STRIP_KEYS)
    top.done()
    return rows, strips


def refuse_others(top: Entry, field: str, rest: dict[str, Entry], known: list[str]) -> None:
    """Complain about entries whose key is not one of a fixed set."""
    for key, entry in rest.items():
        entry.complain(
            "key",
            Text("pack-not-use-one", {"value": key, "field": field, "known": ", ".join(known)}),
        )


def load_river(top: Entry) -> p.River:
    """river.toml: the shared stretch, both arms, the locks and the starts."""
    spaces: list[p.RiverSpace] = []
    arms: list[list[int]] = []
    for arm, field in enumerate(t.ARM_KEYS):
        entries = top.listed(field)
        first = 1 if arm == t.SHARED else 1 + len(arms[0])
        indices: list[int] = []
        for offset, entry in enumerate(entries):
            number = first + offset
            kind = entry.choice("kind", ["plain", "harbour", "start"])
            reward = w.read_effects(entry.table("reward", False), w.RIVER_WORDS, 1)
            final = arm != t.SHARED and offset == len(entries) - 1
            key = str(number) + ["", "u", "l"][arm]
            entry.done()
            index = len(spaces)
            spaces.append(
                p.RiverSpace(index, key, number, arm, kind == 1, kind == 2, final, reward)
            )
            indices.append(index)
        arms.append(indices)
    routes = [arms[0] + arms[1], arms[0] + arms[2]]
    length = max(2, min(len(routes[0]), len(routes[1])))
    locks = top.table("locks")
    shared_lock = locks.number("shared", 1, length) - 1
    arm_lock = [locks.number(field, 1, length) - 1 for field in ("upper", "lower")]
    locks.done()
    starts = top.table("starts")
    start = [
        [0] + [number - 1 for number in starts.numbers(field, 4, 1, length)]
        for field in ("round-1", "round-2")
    ]
    starts.done()
    top.done()
    return p.River(spaces, routes, shared_lock, arm_lock, start)


def load_map(top: Entry) -> p.GameMap:
    """map.toml: hexes with coordinates, regions with labels, bridges and the ford."""
    hexes: list[p.Hex] = []
    numbered = top.named("hex")
    for number in range(1, t.HEX_COUNT + 1):
        key = str(number)
        if key not in numbered:
            top.report.add(
                top.file, f'hex "{key}"', "hex", Text("pack-hex-missing-add", {"value": key})
            )
            hexes.append(p.Hex(number - 1, 0, 0, 0, 0, []))
            continue
        entry = numbered.pop(key)
        region = entry.choice("region", t.REGION_KEYS)
        at = entry.numbers("at", 2, -40, 40)
        start = entry.number("start", 2, 4, 0)
        reward = w.read_effects(entry.table("reward", False), w.HEX_WORDS, 1)
        hexes.append(p.Hex(number - 1, region, at[0], at[1], start, reward))
        entry.done()
    for key, entry in numbered.items():
        entry.complain(
            "key", Text("pack-not-hex-number-they", {"value": key, "count": t.HEX_COUNT})
        )
    bridges: list[tuple[int, int]] = []
    for pair in top.pairs("bridges", 1, t.HEX_COUNT):
        bridges.append((pair[0] - 1, pair[1] - 1))
    ford_pair = top.numbers("ford", 2, 1, t.HEX_COUNT)
    ford = (ford_pair[0] - 1, ford_pair[1] - 1)
    join_hexes(hexes, bridges, ford)
    regions: list[p.Region] = []
    entries = top.named("region")
    for index, key in enumerate(t.REGION_KEYS):
        inside = [place.index for place in hexes if place.region == index]
        if key not in entries:
            top.complain("region", Text("pack-region-missing-add-region", {"value": key}))
            regions.append(p.Region(index, key, p.Effect(t.COINS, 0), index, inside))
            continue
        entry = entries.pop(key)
        label = w.read_effects(entry.table("label"), w.LABEL_WORDS, 1)
        if not label:
            entry.complain("label", Text("pack-label-empty-add-reward"))
            label = [p.Effect(t.COINS, 0)]
        north = entry.number("north", 1, 4) - 1
        regions.append(p.Region(index, key, label[0], north, inside))
        entry.done()
    refuse_others(top, "region", entries, t.REGION_KEYS)
    top.done()
    return p.GameMap(hexes, regions, bridges, ford)


def touching(first: p.Hex, second: p.Hex) -> bool:
    """Whether two hexes share an edge, by their axial coordinates."""
    return (first.q - second.q, first.r - second.r) in geometry.DIRECTIONS


def join_hexes(hexes: list[p.Hex], bridges: list[tuple[int, int]], ford: tuple[int, int]) -> None:
    """Fill in neighbours: a shared edge within a region, a bridge, or the ford."""
    pairs = [*bridges, ford]
    beside = geometry.neighbours([(place.q, place.r) for place in hexes])
    for place in hexes:
        for other in beside[place.index]:
            if place.index < other and place.region == hexes[other].region:
                pairs.append((place.index, other))
    for one, two in pairs:
        if one != two and two not in hexes[one].neighbours:
            hexes[one].neighbours.append(two)
            hexes[two].neighbours.append(one)
    for one, two in bridges:
        hexes[one].at_bridge = True
        hexes[two].at_bridge = True
    for place in hexes:
        place.neighbours.sort()


def load_tiles(top: Entry) -> tuple[list[p.BuildingTile], int]:
    """tiles.toml: grey and start tiles, and the number of pastures."""
    tiles: list[p.BuildingTile] = []
    entries = top.named("tile")
    backs = {key: entry.choice("back", t.BACK_KEYS) for key, entry in entries.items()}
    for key in sorted(entries, key=lambda key: (backs[key], key)):
        entry = entries[key]
        sites: list[p.Site] = []
        tables = entry.tables("sites")
        if len(tables) not in (1, 2):
            entry.complain("sites", Text("pack-sites-has-sites-have", {"tables": len(tables)}))
        for table in tables:
            on_develop: list[p.Effect] = []
            settlement_vp = 0
            for effect in w.read_effects(table, w.SITE_WORDS):
                if effect.verb == t.SETTLEMENT_VP:
                    settlement_vp += effect.amount
                elif effect.verb == t.SETTLEMENT_LOSS:
                    settlement_vp -= effect.amount
                else:
                    on_develop.append(effect)
            sites.append(p.Site(on_develop, settlement_vp))
        tiles.append(p.BuildingTile(len(tiles), key, backs[key], sites, entry.names()))
        entry.done()
    pastures = top.number("pastures", 0, 20)
    top.done()
    return tiles, pastures


def load_tracks(top: Entry) -> list[p.Track]:
    """tracks.toml: both income tracks from their start spaces."""
    past_end_vp = top.number("past-end-vp", 0, 9)
    tracks: list[p.Track] = []
    for index, (field, unit) in enumerate((("coin", "coins"), ("card", "cards"))):
        spaces: list[p.TrackSpace] = []
        for entry in top.listed(field):
            income = entry.number(unit, 0, 20)
            vp = entry.number("vp", 0, 20, 0)
            crossed = w.read_effects(entry.table("crossed", False), w.CROSSED_WORDS, 1)
            spaces.append(p.TrackSpace(income, vp, crossed))
            entry.done()
        tracks.append(p.Track(index, spaces, past_end_vp))
    top.done()
    return tracks


def load_player_board(top: Entry) -> p.PlayerBoard:
    """player_board.toml: the five tiers of recesses and the canal."""
    canal = top.choices("canal", t.RESOURCE_KEYS, 4)
    pieces: list[list[p.Recess]] = [[], [], [], []]
    for tier, entry in enumerate(top.listed("tier")):
        final_vp = entry.number("final-vp", 0, 20, 0)
        for which, field in enumerate(("houses", "settlements", "cattle", "inhabitants")):
            if not entry.has(field):
                continue
            for table in entry.tables(field):
                coins, vp = table.number("coins", 0, 9, 0), table.number("vp", 0, 20, 0)
                table.done()
                pieces[which].append(p.Recess(tier, coins, vp, final_vp if which < 3 else 0))
        entry.done()
    top.done()
    return p.PlayerBoard(pieces[0], pieces[1], pieces[2], pieces[3], canal)


def load_levers(top: Entry) -> tuple[list[p.Lever], int]:
    """levers.toml: the twelve recesses of the modernization area."""
    entries = top.named("lever")
    levers: list[p.Lever] = []
    for index, key in enumerate(t.LEVER_KEYS):
        if key not in entries:
            top.complain("lever", Text("pack-lever-missing-add-lever", {"value": key}))
            continue
        entry = entries.pop(key)
        cost = entry.number("cost", 0, 30)
        levers.append(
            p.Lever(index, key, cost, entry.number("row", 1, 6), entry.number("column", 1, 6))
        )
        entry.done()
    refuse_others(top, "lever", entries, t.LEVER_KEYS)
    supply = top.number("supply", 0, 99)
    top.done()
    return levers, supply


def load_cards(top: Entry) -> list[p.Card]:
    """cards.toml: the project cards, by kind and then by key."""
    entries = top.named("card")
    kinds = {key: entry.choice("kind", t.KIND_KEYS) for key, entry in entries.items()}
    cards: list[p.Card] = []
    for key in sorted(entries, key=lambda key: (kinds[key], key)):
        entry = entries[key]
        cost = entry.table("cost")
        coins = cost.number("coins", 0, 30, 0)
        vases = cost.number("vases", 0, 3, 0)
        resources = read_resources(cost)
        cost.done()
        now = w.read_effects(entry.table("now", False), w.NOW_WORDS)
        always = w.read_effects(entry.table("always", False), w.ALWAYS_WORDS)
        end = w.read_effects(entry.table("end", False), w.END_WORDS)
        vp = entry.number("vp", 0, 20, 0)
        names = entry.names()
        cards.append(
            p.Card(
                len(cards), key, kinds[key], coins, vases, resources, now, always, end, vp, names
            )
        )
        entry.done()
    top.done()
    return cards


def load_scoring_tiles(top: Entry) -> list[p.ScoringTile]:
    """scoring_tiles.toml: special projects and conditions."""
    tiles: list[p.ScoringTile] = []
    for key, entry in top.named("tile").items():
        category = entry.choice("category", t.CATEGORY_KEYS)
        regions: list[int] = []
        need_low = [0, 0, 0, 0]
        called = key
        if category == t.SCORE_REGIONS:
            regions = entry.choices("regions", t.REGION_KEYS, 2)
            called = "-".join([t.REGION_KEYS[region] for region in sorted(regions)])
        if category in (t.SCORE_REGIONS, t.SCORE_SUNSET_DAY):
            need_low = entry.numbers("need-low", 4, 0, 20)
        need = entry.numbers("need", 4, 0, 20)
        project = entry.table("project")
        coins = project.number("coins", 0, 40)
        resources = read_resources(project)
        vp = project.number("vp", 0, 30)
        track = project.choice("track", t.TRACK_KEYS)
        project.done()
        tiles.append(
            p.ScoringTile(
                len(tiles),
                called,
                category,
                regions,
                need,
                need_low,
                coins,
                resources,
                vp,
                track,
                key,
            )
        )
        entry.done()
    top.done()
    return tiles


def load_solo(top: Entry) -> tuple[list[p.SoloTile], list[p.SoloLevel], p.SoloBoard]:
    """solo.toml: the Eminence's board, solo tiles and difficulty levels."""
    board = top.table("board")
    cactus_value = board.take("cactus")
    length = len(cactus_value) if isinstance(cactus_value, list) else 1
    solo_board = p.SoloBoard(
        [0, *board.numbers("houses", 6, 0, 50)],
        [0, *board.numbers("settlements", 4, 0, 50)],
        [0, *board.numbers("cattle", 5, 0, 50)],
        board.numbers("cactus", length, 0, 99),
    )
    board.done()
    tiles: list[p.SoloTile] = []
    entries = top.named("tile")
    sides = {key: entry.choice("side", t.SIDE_KEYS) for key, entry in entries.items()}
    for key in sorted(entries, key=lambda key: (sides[key], key)):
        entry = entries[key]
        actions = entry.choices("actions", t.STRIP_KEYS, 3)
        corners = entry.numbers("corners", 4, 1, t.HEX_COUNT)
        tiles.append(p.SoloTile(len(tiles), key, sides[key], actions, corners))
        entry.done()
    levels: list[p.SoloLevel] = []
    by_key = top.named("level")
    for index, key in enumerate(t.SOLO_LEVEL_KEYS):
        if key not in by_key:
            top.complain("level", Text("pack-level-missing-add-level", {"value": key}))
            continue
        entry = by_key.pop(key)
        remove_a, remove_b = entry.number("remove-a", 0, 5), entry.number("remove-b", 0, 5)
        levels.append(p.SoloLevel(index, key, remove_a, remove_b))
        entry.done()
    refuse_others(top, "level", by_key, t.SOLO_LEVEL_KEYS)
    top.done()
    return tiles, levels, solo_board


def built_in_directory() -> Path:
    """Where the reconstruction lies that comes with the game."""
    return Path(__file__).parent / "components"


def read_pack(directory: Source) -> p.Pack:
    """Read a pack from where it lies; raises PackError with everything that is wrong."""
    report = Report()
    files = read_directory(directory, FILES, report)
    report.close()
    top = files["pack.toml"]
    name = top.text("name")
    top.number("format", FORMAT, FORMAT)
    top.text("about", "")
    top.done()
    rows, strips = load_action_board(files["action_board.toml"])
    river = load_river(files["river.toml"])
    game_map = load_map(files["map.toml"])
    tiles, pastures = load_tiles(files["tiles.toml"])
    tracks = load_tracks(files["tracks.toml"])
    board = load_player_board(files["player_board.toml"])
    levers, lever_supply = load_levers(files["levers.toml"])
    cards = load_cards(files["cards.toml"])
    scoring_tiles = load_scoring_tiles(files["scoring_tiles.toml"])
    solo_tiles, solo_levels, solo_board = load_solo(files["solo.toml"])
    report.close()
    return p.Pack(
        name,
        content_hash(files),
        rows,
        strips,
        river,
        game_map,
        tiles,
        pastures,
        tracks,
        board,
        levers,
        lever_supply,
        cards,
        scoring_tiles,
        solo_tiles,
        solo_levels,
        solo_board,
        report.origins,
    )


_loaded: dict[str, p.Pack] = {}


def load_pack(directory: Source | None = None) -> p.Pack:
    """The pack that lies there, or the built-in reconstruction, which is read only once."""
    if directory is not None:
        return read_pack(directory)
    if "built-in" not in _loaded:
        _loaded["built-in"] = read_pack(built_in_directory())
    return _loaded["built-in"]
