"""What lies on Boonlake's shared boards: map, river, strips, tracks, scoring tiles."""

from typing import Final

from spieltisch.draw.boonlake import effects
from spieltisch.draw.boonlake.goals import goal_text
from spieltisch.draw.painter import View
from spieltisch.draw.parts import Filler, Laid, Parts
from spieltisch.draw.scene import Lying
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import terms
from spieltisch.games.boonlake.pieces import Pack
from spieltisch.games.boonlake.table import BARE, HOUSE, INHABITANT, PASTURE, SETTLEMENT

PLOT_SIZE: Final = 1.95
"""The ground under a piece on a site, in widths of that piece."""
ABREAST: Final = 2
"""So many ships have room beside each other on one river space."""
CONVOY_SIZE: Final = 0.78
"""How large a ship is among more than that, in widths of a ship."""
GROUND_SIZE: Final = 1.9
"""The ground under a region's marker, in widths of the marker."""
PIECE_WORDS: Final = {INHABITANT: "inhabitant", HOUSE: "house", SETTLEMENT: "settlement"}


class TableMaker(Filler):
    """Puts the shared pieces of a view onto the boards, part by part.

    `names` are everybody who owns pieces: the Eminence does so, too, but holds no seat.
    """

    def __init__(self, pack: Pack, voice: Voice, names: list[str], parts: Parts) -> None:
        super().__init__(parts)
        self.pack = pack
        self.voice = voice
        self.names = names

    def make(self, table: View) -> None:
        """Everything that does not belong to one seat's board."""
        land = (table["tiles"], table["herds"], table["sites"])
        self.laid.update(self.parts.value("land", land, self._land, *land))
        mound = (table["revealed"], table["mound"], table["pastures_left"])
        self.show("mound", mound, self._mound, *mound)
        ships = (table["round"], table["ships"])
        self.show("river", ships, self._river, *ships)
        self.show("labels", table["labels"], self._labels, table["labels"])
        strips = (table["strips"], table["gap"])
        self.show("strips", strips, self._strips, *strips)
        marks = [(player["projects"], player["markers"]) for player in table["players"]]
        goals = (table["scoring"], marks)
        self.show("goals", goals, self._goals, *goals)
        for track in self.pack.tracks:
            positions = [player[f"{track.key}_track"] for player in table["players"]]
            self.show(track.key, positions, self._track, track.key, positions)

    def _piece(self, key: str, art: str, slot: str, label: str) -> Lying:
        return self.part.piece(key, art, slot, label)

    def _owned(self, thing: str, seat: int) -> str:
        return self.voice.say(
            "draw-boonlake-owned",
            thing=self.voice.say(f"draw-boonlake-{thing}"),
            name=self.names[seat],
        )

    def tile_label(self, tile: int) -> str:
        """A building tile's name and what its sites cost and bring."""
        face = self.pack.tiles[tile]
        sites = " · ".join(effects.say_site(site, self.voice) for site in face.sites)
        name = face.names.get(self.voice.language)
        return f"{name or self.voice.say(f'boonlake-tile-{face.key}')}: {sites}"

    def _land(self, tiles: list[int], herds: list[int], sites: list[int]) -> Laid:
        laid, self.laid = self.laid, {}
        for place in self.pack.map.hexes:
            at = place.index
            if tiles[at] != BARE:
                shows = (tiles[at], herds[at], sites[2 * at], sites[2 * at + 1])
                self.show(f"hex-{at}", shows, self._hex, place.number, *shows)
        land, self.laid = self.laid, laid
        return land

    def _hex(self, number: int, tile: int, herd: int, upper: int, lower: int) -> None:
        slot = f"map/hex-{number}"
        if tile == PASTURE:
            label = self.voice.say("boonlake-tile-pasture")
            self._piece("tile-pasture", "tile-pasture", slot, label)
            self._herd(number, herd)
        else:
            key = f"tile-{self.pack.tiles[tile].key}"
            self._piece(key, key, slot, self.tile_label(tile))
            for place, standing in enumerate((upper, lower)):
                if standing:
                    self._site(number, place, tile, standing)

    def _mound(self, revealed: int, left: int, pastures: int) -> None:
        if revealed >= 0:
            key = f"tile-{self.pack.tiles[revealed].key}"
            self._piece(key, key, "map/mound", self.tile_label(revealed))
        say = self.voice.say
        self.part.write("map/mound-count", left, say("draw-boonlake-mound"))
        self.part.write("map/pastures-count", pastures, say("draw-boonlake-pastures"))

    def _herd(self, number: int, herd: int) -> None:
        for seat in range(len(self.names)):
            for _cow in range((herd >> (3 * seat)) & 7):
                name = f"cattle-{seat}"
                self._piece(name, name, f"map/herd-{number}", self._owned("cattle", seat))

    def _site(self, number: int, place: int, tile: int, standing: int) -> None:
        seat, word = standing >> 2, PIECE_WORDS[standing & 3]
        slot = f"map/site-{number}-{place}"
        ground = self._piece(f"plot-{seat}", f"plot-{seat}", slot, "")
        ground["size"] = PLOT_SIZE
        piece = self._piece(f"{word}-{seat}", f"{word}-{seat}", slot, self._owned(word, seat))
        bonus = self.pack.tiles[tile].sites[place].settlement_vp
        if bonus and word != PIECE_WORDS[SETTLEMENT]:
            piece["badge"] = f"{bonus:+d}".replace("-", "−")

    def _river(self, round_: int, ships: list[int]) -> None:
        route = self.pack.river.route[round_ - 1]
        for seat, position in enumerate(ships):
            space = self.pack.river.spaces[route[position]]
            name, slot = f"ship-{seat}", f"map/river-{space.key}"
            ship = self._piece(name, name, slot, self._owned("ship", seat))
            if ships.count(position) > ABREAST:
                ship["size"] = CONVOY_SIZE

    def _labels(self, covered: int) -> None:
        label = self.voice.say("draw-boonlake-region-marker")
        for region in range(terms.REGION_COUNT):
            if covered >> region & 1:
                slot = f"map/marker-{region}"
                ground = self._piece(f"region-ground-{region}", "region-ground", slot, "")
                ground["size"] = GROUND_SIZE
                self._piece(f"region-{region}", "region-marker", slot, label)

    def _strips(self, strips: list[int], gap: int) -> None:
        for row, strip in enumerate(strips):
            key = self.pack.strips[strip].key
            about = self.voice.say(f"draw-boonlake-about-{key}")
            label = f"{self.voice.say(f'boonlake-strip-{key}')} — {about}"
            picture = f"strip-{key}"
            if row == gap:
                picture = f"strip-{key}-taken"
                label = f"{label} — {self.voice.say('draw-boonlake-strip-taken')}"
            self._piece(f"strip-{key}", picture, f"actions/row-{row}", label)

    def _goals(self, scoring: list[int], marks: list[tuple[int, list[int]]]) -> None:
        for slot, goal in enumerate(scoring):
            if goal < 0:
                continue
            tile = self.pack.scoring_tiles[goal]
            name = self.voice.say(f"boonlake-goal-{tile.key}")
            label = " — ".join([name, *goal_text(tile, self.voice)])
            self._piece(f"goal-{tile.key}", f"goal-{tile.key}", f"goals/goal-{slot}", label)
            for seat, (projects, markers) in enumerate(marks):
                self._marks(slot, seat, projects, markers)

    def _marks(self, slot: int, seat: int, projects: int, markers: list[int]) -> None:
        if projects >> slot & 1:
            label = self._owned("project-done", seat)
            name = f"inhabitant-{seat}"
            self._piece(name, name, f"goals/project-{slot}", label)
        if scoring := markers[slot]:
            label = self.voice.say(
                "draw-boonlake-mark", name=self.voice.names[seat], scoring=scoring
            )
            name = f"mark-{seat}-{scoring}"
            self._piece(name, name, f"goals/marks-{slot}", label)

    def _track(self, key: str, positions: list[int]) -> None:
        track = self.voice.say(f"boonlake-track-{key}")
        for seat, position in enumerate(positions):
            label = self.voice.say(
                "draw-boonlake-on-track",
                name=self.voice.names[seat],
                track=track,
                position=position,
            )
            self._piece(f"{key}-marker-{seat}", f"marker-{seat}", f"goals/{key}-{position}", label)
