"""The browser of components: everything in the packs is there, drawn, explained, with origin."""

from xml.etree import ElementTree

import pytest

from spieltisch import games, texts
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.games.packs.reading import ORIGINS
from spieltisch.help import art as help_art
from spieltisch.help import book as help_book
from spieltisch.help import icons as help_icons
from spieltisch.help.books import books
from spieltisch.help.parts import Part, Wish, chosen

GAMES = list(books())
BOTH = pytest.mark.parametrize("game", GAMES)
EVERY = pytest.mark.parametrize("language", texts.LANGUAGES)


def part(game: str, key: str, language: str = "en") -> Part:
    return next(one for one in help_book.parts(game, language) if one.key == key)


@BOTH
def test_every_value_of_the_pack_belongs_to_a_part(game: str) -> None:
    provenance = help_book.provenance(game)
    shown = {
        (file, entry, field)
        for one in help_book.parts(game, "en")
        for file, entry in one.entries
        for field, _origin in provenance.entries.get((file, entry), [])
        if not one.fields or field in one.fields
    }
    wanted = {
        (file, entry, field)
        for (file, entry), values in provenance.entries.items()
        for field, _origin in values
    }
    assert wanted - shown == set()


@BOTH
@EVERY
def test_every_part_has_name_words_picture_and_origin(game: str, language: str) -> None:
    shown = help_art.gallery(game, language)
    provenance = help_book.provenance(game)
    keys = [one.key for one in help_book.parts(game, language)]
    assert len(keys) == len(set(keys))
    for one in help_book.parts(game, language):
        assert one.name, one.key
        assert one.lines, one.key
        assert all(one.lines), one.key
        assert shown.has(one.art), (one.key, one.art)
        assert one.kind in books()[game].kinds
        assert (one.expansion or "base") in books()[game].expansions
        origins = provenance.by_origin(one)
        assert origins, one.key
        assert set(origins) <= set(ORIGINS)
        assert all(origins.values())


@BOTH
def test_every_kind_and_expansion_has_parts(game: str) -> None:
    parts = help_book.parts(game, "en")
    assert {one.kind for one in parts} == set(books()[game].kinds)
    assert {one.expansion or "base" for one in parts} == set(books()[game].expansions)


def test_all_boonlake_components_are_there() -> None:
    game = games.shared("boonlake")
    assert isinstance(game, Boonlake)
    keys = {one.key for one in help_book.parts("boonlake", "en")}
    pack = game.pack
    assert {f"card-{card.key}" for card in pack.cards} <= keys
    assert {f"tile-{tile.key}" for tile in pack.tiles} <= keys
    assert {f"goal-{tile.key}" for tile in pack.scoring_tiles} <= keys
    assert {f"strip-{strip.key}" for strip in pack.strips} <= keys
    assert {f"lever-{lever.key}" for lever in pack.levers} <= keys
    assert {f"solo-{tile.key}" for tile in pack.solo_tiles} <= keys
    assert {f"river-{space.key}" for space in pack.river.spaces} <= keys
    assert {f"space-{place.number}" for place in pack.map.hexes} <= keys


def test_all_burgundy_components_are_there() -> None:
    game = games.shared("burgundy")
    assert isinstance(game, Burgundy)
    keys = {one.key for one in help_book.parts("burgundy", "en")}
    assert set(tiles.TILES) <= keys
    assert {f"goods-{word}" for word in tiles.GOODS} <= keys
    assert {f"duchy-{duchy.name}" for duchy in game.pack.duchies} <= keys
    assert {f"shield-{number}" for number in range(1, 19)} <= keys
    assert {f"route-{number}" for number in range(1, 13)} <= keys


def test_origins_are_told_value_by_value() -> None:
    provenance = help_book.provenance("boonlake")
    smithy = provenance.by_origin(part("boonlake", "card-smithy"))
    assert smithy["rulebook"] == ["price"]
    assert "kind" in smithy["reconstructed"]
    route = part("burgundy", "route-1")
    assert help_book.provenance("burgundy").by_origin(route) == {
        "reported": ["effect", "condition"]
    }
    assert "reconstructed" in help_book.provenance("burgundy").by_origin(
        part("burgundy", "route-12")
    )


def test_parts_say_what_they_do() -> None:
    assert "2 loam" in " ".join(part("boonlake", "card-smithy").lines)
    assert part("boonlake", "card-smithy").cost == 2
    assert "Lehm" in " ".join(part("boonlake", "card-smithy", "de").lines)
    assert part("burgundy", "market").count == "5 coloured, 2 black"
    assert "12" in " ".join(part("burgundy", "shield-1").lines)


@pytest.mark.parametrize(
    ("game", "wish", "fits"),
    [
        ("boonlake", Wish(kind="card"), lambda one: one.kind == "card"),
        ("boonlake", Wish(cost=(1, 6)), lambda one: one.cost is not None and 1 <= one.cost <= 6),
        ("boonlake", Wish(expansion="solo"), lambda one: one.expansion == "solo"),
        ("boonlake", Wish(expansion="base"), lambda one: one.expansion == ""),
        ("burgundy", Wish("monastery", None, "", "base"), lambda one: one.kind == "monastery"),
        ("burgundy", Wish(expansion="shields"), lambda one: one.expansion == "shields"),
    ],
)
def test_filters(game: str, wish: Wish, fits: object) -> None:
    assert callable(fits)
    found = chosen(help_book.parts(game, "en"), wish, help_book.provenance(game))
    assert found
    assert all(fits(one) for one in found)


@BOTH
@pytest.mark.parametrize("origin", ORIGINS)
def test_the_filter_for_origins(game: str, origin: str) -> None:
    provenance = help_book.provenance(game)
    everything = help_book.parts(game, "en")
    found = chosen(everything, Wish(origin=origin), provenance)
    assert found
    assert found == [one for one in everything if origin in provenance.by_origin(one)]


def test_a_wish_that_nothing_fits() -> None:
    wish = Wish("lever", (99, 99))
    assert chosen(help_book.parts("boonlake", "en"), wish, help_book.provenance("boonlake")) == []


# Pictures


@BOTH
def test_every_picture_is_whole(game: str) -> None:
    """Each stands for itself: it is XML, and whatever it refers to is in it."""
    names = {one.art for one in help_book.parts(game, "en")} | set(help_icons.names(game, "en"))
    for name in sorted(names):
        drawn = help_art.picture(game, "en", name)
        assert drawn is not None, name
        root = ElementTree.fromstring(drawn)
        assert root.get("viewBox"), name
        ids = {element.get("id") for element in root.iter()}
        for element in root.iter():
            for value in element.attrib.values():
                if value.startswith("#") and element.tag.endswith("use"):
                    assert value[1:] in ids, (name, value)
                if value.startswith("url(#"):
                    assert value[5:-1] in ids, (name, value)
            assert "style" not in element.attrib


def test_pictures_of_cards_speak_the_language() -> None:
    for language, word in (("en", "Mayor"), ("de", "Bürgermeister"), ("fr", "Maire")):
        drawn = help_art.picture("boonlake", language, "card-mayor")
        assert drawn is not None
        assert word in drawn.decode()


def test_there_is_no_picture_of_nonsense() -> None:
    for name in ("nonsense", "card-nonsense", "", "board-nonsense"):
        assert help_art.picture("boonlake", "en", name) is None
        assert help_art.picture("burgundy", "en", name) is None


@BOTH
@EVERY
def test_the_legend_names_and_explains_every_icon(game: str, language: str) -> None:
    shown = help_art.gallery(game, language)
    groups = help_icons.legend(game, language)
    icons = [icon for group in groups.values() for icon in group]
    assert len({icon.art for icon in icons}) == len(icons)
    for icon in icons:
        assert shown.has(icon.art)
        assert icon.name
        assert icon.text
    assert set(shown.terms) <= {icon.art for icon in icons}
