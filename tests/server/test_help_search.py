"""Searching the help: all words, in every language, whatever their case and accents."""

import pytest
from markupsafe import Markup

from spieltisch.help.search import MOST_FOUND, excerpt, fold, marked, search, words_of
from spieltisch.help.search import _pattern as pattern


def paths(language: str, query: str, game: str = "") -> list[str]:
    return [found.place.path for found in search(language, query, game)]


@pytest.mark.parametrize(
    ("language", "query", "place"),
    [
        ("en", "second settlement same region", "/help/boonlake/upgrade#settlement-region"),
        ("en", "Harbours any number ships", "/help/boonlake/river#harbour"),
        ("de", "zweite Siedlung Region", "/help/boonlake/start#advice-region"),
        ("de", "schleuse ZWISCHENWERTUNG", "/help/boonlake/river#locks-first"),
        ("de", "abgabe wappen silberling", "/help/burgundy/shields#tribute-pay"),
        ("fr", "ecluse decompte", "/help/boonlake/river#locks-first"),
        ("fr", "châteaux blancs dé", "/help/burgundy/white-castles#action"),
        ("en", "watchtower", "/help/burgundy/buildings#watchtower"),
    ],
)
def test_rules_are_found(language: str, query: str, place: str) -> None:
    assert place in paths(language, query)


@pytest.mark.parametrize(
    ("language", "query", "place"),
    [
        ("en", "mayor", "/help/boonlake/parts/card-mayor"),
        ("de", "bürgermeister", "/help/boonlake/parts/card-mayor"),
        ("de", "burgermeister", "/help/boonlake/parts/card-mayor"),
        ("fr", "maire", "/help/boonlake/parts/card-mayor"),
        ("fr", "eglise", "/help/burgundy/parts/church"),
        ("en", "lightning", "/help/boonlake/icons#now"),
    ],
)
def test_components_and_icons_are_found(language: str, query: str, place: str) -> None:
    assert place in paths(language, query)


def test_all_words_must_be_there() -> None:
    assert paths("en", "harbour")
    assert paths("en", "harbour nonsense") == []
    assert paths("en", "") == []
    assert paths("en", "   …  ") == []


def test_a_game_can_be_searched_alone() -> None:
    both = paths("en", "tile")
    assert {path.split("/")[2] for path in both} == {"boonlake", "burgundy"}
    assert {path.split("/")[2] for path in paths("en", "tile", "burgundy")} == {"burgundy"}


def test_headings_count_more_than_text() -> None:
    assert paths("en", "region scoring")[0].startswith("/help/boonlake/")
    assert "region" in paths("en", "region scoring")[0]


def test_there_is_an_end_to_what_is_found() -> None:
    assert len(search("en", "e")) <= MOST_FOUND
    assert len(words_of("a b c d e f g h i j k l m")) == 8


def test_words_are_marked_where_they_stand() -> None:
    found = search("fr", "ecluse premier navire")
    assert any("<mark>écluse</mark>" in one.excerpt for one in found)
    assert all(isinstance(one.excerpt, Markup) for one in found)


def test_marks_survive_letters_that_become_two() -> None:
    assert marked("Die Größe", [pattern("grosse")]) == "Die <mark>Größe</mark>"
    assert marked("Le cœur", [pattern("coeur")]) == "Le <mark>cœur</mark>"
    assert marked("<b>", [pattern("b")]) == "&lt;<mark>b</mark>&gt;"
    assert fold("Écluse ß")[0] == "ecluse ss"


def test_excerpts_are_short_and_begin_at_words() -> None:
    text = "word " * 100 + "needle " + "word " * 100
    short = excerpt(text, [pattern("needle")])
    assert "needle" in short
    assert len(short) < 300
    assert short.startswith("… word")
    assert short.endswith("word …")
    assert excerpt("needle", [pattern("needle")]) == "needle"


def test_short_words_are_not_found_inside_others() -> None:
    assert pattern("vp").search("5 vp")
    assert not pattern("vp").search("xvp")
    assert pattern("wertung").search("zwischenwertung")
