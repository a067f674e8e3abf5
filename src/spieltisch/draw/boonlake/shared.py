"""What lies on Boonlake's shared boards: map, river, strips, tracks, scoring tiles."""

from typing import Final

from spieltisch.draw.boonlake import effects
from spieltisch.draw.boonlake.goals import goal_text
from spieltisch.draw.painter import View
from spieltisch.draw.scene import Piece, Readout, Scene
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


class TableMaker:
    """Puts the shared pieces of a view into a scene."""

    def __init__(self, pack: Pack, scene: Scene, voice: Voice) -> None:
        self.pack = pack
        self.scene = scene
        self.voice = voice
        # The Eminence owns pieces but holds no seat.
        self.names = [line["name"] for line in scene["seats"]]

    def make(self, table: View) -> None:
        """Everything that does not belong to one seat's board."""
        self._hexes(table)
        self._river(table)
        self._labels(table["labels"])
        self._strips(table)
        self._goals(table)
        self._tracks(table["players"])

    def _piece(self, key: str, art: str, slot: str, label: str) -> Piece:
        piece = Piece(key=key, art=art, slot=slot, label=label)
        self.scene["pieces"].append(piece)
        return piece

    def _write(self, slot: str, value: object, label: str) -> None:
        self.scene["readouts"].append(Readout(slot=slot, text=str(value), label=label))

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
        return f"{self.voice.say(f'boonlake-tile-{face.key}')}: {sites}"

    def _hexes(self, table: View) -> None:
        for place in self.pack.map.hexes:
            tile = table["tiles"][place.index]
            if tile == BARE:
                continue
            slot = f"map/hex-{place.number}"
            if tile == PASTURE:
                label = self.voice.say("boonlake-tile-pasture")
                self._piece("tile-pasture", "tile-pasture", slot, label)
                self._herd(place.number, table["herds"][place.index])
            else:
                key = f"tile-{self.pack.tiles[tile].key}"
                self._piece(key, key, slot, self.tile_label(tile))
                self._sites(place.number, place.index, tile, table["sites"])
        revealed = table["revealed"]
        if revealed >= 0:
            key = f"tile-{self.pack.tiles[revealed].key}"
            self._piece(key, key, "map/mound", self.tile_label(revealed))
        say = self.voice.say
        self._write("map/mound-count", table["mound"], say("draw-boonlake-mound"))
        self._write("map/pastures-count", table["pastures_left"], say("draw-boonlake-pastures"))

    def _herd(self, number: int, herd: int) -> None:
        for seat in range(len(self.names)):
            for _cow in range((herd >> (3 * seat)) & 7):
                name = f"cattle-{seat}"
                self._piece(name, name, f"map/herd-{number}", self._owned("cattle", seat))

    def _sites(self, number: int, index: int, tile: int, sites: list[int]) -> None:
        for place in (0, 1):
            standing = sites[2 * index + place]
            if not standing:
                continue
            seat, word = standing >> 2, PIECE_WORDS[standing & 3]
            slot = f"map/site-{number}-{place}"
            ground = self._piece(f"plot-{seat}", f"plot-{seat}", slot, "")
            ground["size"] = PLOT_SIZE
            piece = self._piece(f"{word}-{seat}", f"{word}-{seat}", slot, self._owned(word, seat))
            bonus = self.pack.tiles[tile].sites[place].settlement_vp
            if bonus and word != PIECE_WORDS[SETTLEMENT]:
                piece["badge"] = f"{bonus:+d}".replace("-", "−")

    def _river(self, table: View) -> None:
        route = self.pack.river.route[table["round"] - 1]
        for seat, position in enumerate(table["ships"]):
            space = self.pack.river.spaces[route[position]]
            name, slot = f"ship-{seat}", f"map/river-{space.key}"
            ship = self._piece(name, name, slot, self._owned("ship", seat))
            if table["ships"].count(position) > ABREAST:
                ship["size"] = CONVOY_SIZE

    def _labels(self, covered: int) -> None:
        label = self.voice.say("draw-boonlake-region-marker")
        for region in range(terms.REGION_COUNT):
            if covered >> region & 1:
                slot = f"map/marker-{region}"
                ground = self._piece(f"region-ground-{region}", "region-ground", slot, "")
                ground["size"] = GROUND_SIZE
                self._piece(f"region-{region}", "region-marker", slot, label)

    def _strips(self, table: View) -> None:
        for row, strip in enumerate(table["strips"]):
            key = self.pack.strips[strip].key
            about = self.voice.say(f"draw-boonlake-about-{key}")
            label = f"{self.voice.say(f'boonlake-strip-{key}')} — {about}"
            piece = self._piece(f"strip-{key}", f"strip-{key}", f"actions/row-{row}", label)
            if row == table["gap"]:
                piece["dim"] = True

    def _goals(self, table: View) -> None:
        for slot, goal in enumerate(table["scoring"]):
            if goal < 0:
                continue
            tile = self.pack.scoring_tiles[goal]
            name = self.voice.say(f"boonlake-goal-{tile.key}")
            label = " — ".join([name, *goal_text(tile, self.voice)])
            self._piece(f"goal-{tile.key}", f"goal-{tile.key}", f"goals/goal-{slot}", label)
            for seat, player in enumerate(table["players"]):
                self._marks(slot, seat, player)

    def _marks(self, slot: int, seat: int, player: View) -> None:
        if player["projects"] >> slot & 1:
            label = self._owned("project-done", seat)
            name = f"inhabitant-{seat}"
            self._piece(name, name, f"goals/project-{slot}", label)
        if scoring := player["markers"][slot]:
            label = self.voice.say(
                "draw-boonlake-mark", name=self.voice.names[seat], scoring=scoring
            )
            name = f"mark-{seat}-{scoring}"
            self._piece(name, name, f"goals/marks-{slot}", label)

    def _tracks(self, players: list[View]) -> None:
        for track in self.pack.tracks:
            name = self.voice.say(f"boonlake-track-{track.key}")
            for seat, player in enumerate(players):
                position = player[f"{track.key}_track"]
                label = self.voice.say(
                    "draw-boonlake-on-track",
                    name=self.voice.names[seat],
                    track=name,
                    position=position,
                )
                slot = f"goals/{track.key}-{position}"
                self._piece(f"{track.key}-marker-{seat}", f"marker-{seat}", slot, label)
