"""The rules on the help pages: complete in every language, and nothing in them leads nowhere."""

import re
from pathlib import Path

import pytest

from spieltisch import games, texts
from spieltisch.help import art as help_art
from spieltisch.help import book as help_book
from spieltisch.help import icons as help_icons
from spieltisch.help import prompts as help_prompts
from spieltisch.help.books import books
from spieltisch.help.chapters import FIGURE, message_of
from spieltisch.help.markup import Signposts, html, plain, references
from spieltisch.kernel.wording import message_ids

GAMES = list(books())
BOTH = pytest.mark.parametrize("game", GAMES)
EVERY = pytest.mark.parametrize("language", texts.LANGUAGES)
WANTED = {
    "boonlake": (
        *("start", "setup", "turn", "strips", "cards", "projects", "production", "payment"),
        *("explore", "develop", "upgrade", "cattle", "regions", "levers", "tracks", "river"),
        *("interim", "scoring-tiles", "final", "players", "solo"),
    ),
    "burgundy": (
        *("start", "setup", "phases", "turn", "dice", "actions", "black-depot", "goods", "tiles"),
        *("buildings", "monasteries", "areas", "end", "players", "duchies", "extra", "posts"),
        *("white-castles", "inns", "routes", "shields", "team", "solo"),
    ),
}


def messages(game: str) -> list[str]:
    """Every message that the chapters of a game ask for."""
    return [
        message_of(game, chapter.name, anchor)
        for chapter in books()[game].chapters
        for anchor in ("", *chapter.anchors())
    ]


def spoken(game: str, language: str) -> dict[str, str]:
    """All texts of a game's rules, by chapter and anchor."""
    return {
        f"{chapter.name}#{anchor}": help_book.said(game, language, chapter.name, anchor)
        for chapter in books()[game].chapters
        for anchor in ("", *chapter.anchors())
    }


def test_every_game_has_rules() -> None:
    assert set(GAMES) == {"boonlake", "burgundy"}
    assert set(GAMES) <= set(games.names())


@BOTH
def test_every_chapter_is_there(game: str) -> None:
    assert tuple(chapter.name for chapter in books()[game].chapters) == WANTED[game]


@EVERY
def test_no_paragraph_is_missing_unused_or_twice(language: str) -> None:
    wanted = [message for game in GAMES for message in messages(game)]
    assert sorted(texts.message_ids(language, "rules-")) == sorted(wanted)
    assert len(wanted) == len(set(wanted))


@BOTH
@EVERY
def test_every_paragraph_can_be_said(game: str, language: str) -> None:
    for place, text in spoken(game, language).items():
        assert text.strip() == text, place
        assert not re.search(r"[{}]|\$|  ", text), (place, text)
        assert text.count("*") % 2 == 0, (place, text)
        assert "[" not in plain(text), (place, text)


@BOTH
def test_languages_say_the_same_things(game: str) -> None:
    """Icons and links are the same in every language; only what they are called differs."""
    english = {place: references(text) for place, text in spoken(game, "en").items()}
    for language in texts.LANGUAGES:
        for place, text in spoken(game, language).items():
            found = references(text)
            for kind, names in english[place].items():
                assert sorted(found[kind]) == sorted(names), (language, place, kind)


def numbers_in(language: str, game: str) -> dict[str, set[str]]:
    """The numbers that the packs give to each message of the rules."""
    file = Path(texts.__file__).parent / language / f"rules-{game}.ftl"
    lines = file.read_text(encoding="utf-8").splitlines()
    pairs = [line.split(" = ", 1) for line in lines if line.startswith("rules-")]
    return {message: set(re.findall(r"\$([\w-]+)", text)) for message, text in pairs}


@BOTH
def test_languages_name_the_same_numbers(game: str) -> None:
    english = numbers_in("en", game)
    assert {name for names in english.values() for name in names} == set(
        books()[game].values(games.shared(game), help_art.voice_of("en"))
    )
    for language in texts.LANGUAGES:
        assert numbers_in(language, game) == english


@BOTH
@EVERY
def test_what_is_referred_to_exists(game: str, language: str) -> None:
    shown = help_art.gallery(game, language)
    names = help_icons.names(game, language)
    parts = {part.key for part in help_book.parts(game, language)}
    cells = [
        cell
        for name in books()[game].figures
        for figure in [shown.book.figures[name](shown.game, shown.voice)]
        for cell in (*figure.columns, *(cell for row in figure.rows for cell in row))
    ]
    lines = [line for part in help_book.parts(game, language) for line in part.lines]
    for text in (*spoken(game, language).values(), *cells, *lines):
        found = references(text)
        for icon in found["icon"]:
            assert shown.has(icon), icon
            assert names.get(icon), icon
        for rule in found["rule"]:
            assert _exists(game, rule), rule
        assert set(found["part"]) <= parts, text


def _exists(game: str, place: str) -> bool:
    name, _mark, anchor = place.partition("#")
    chapter = help_book.chapter_named(game, name)
    return chapter is not None and (not anchor or anchor in chapter.anchors())


@BOTH
def test_every_figure_is_drawn_and_used(game: str) -> None:
    used = [name for chapter in books()[game].chapters for name in chapter.figures()]
    assert sorted(used) == sorted(books()[game].figures)
    shown = help_art.gallery(game, "en")
    for name in used:
        figure = shown.book.figures[name](shown.game, shown.voice)
        assert figure.caption
        assert figure.rows
        assert {len(row) for row in figure.rows} == {len(figure.columns)}


@BOTH
def test_every_picture_in_the_rules_exists(game: str) -> None:
    pictures = [art for chapter in books()[game].chapters for art in chapter.pictures()]
    assert len(pictures) > 4
    assert all(help_art.gallery(game, "en").has(art) for art in pictures)


@BOTH
def test_anchors_are_unique_and_need_no_escaping(game: str) -> None:
    for chapter in books()[game].chapters:
        anchors = chapter.anchors()
        assert len(anchors) == len(set(anchors))
        assert all(re.fullmatch(r"[a-z0-9-]+", anchor) for anchor in anchors)
        assert chapter.name not in ("icons", "parts", "art")


def test_a_chapter_is_read_in_its_order() -> None:
    chapter = help_book.chapter_named("boonlake", "river")
    assert chapter is not None
    read = help_book.passages("boonlake", "en", chapter)
    assert [passage.kind for passage in read][:2] == ["text", "bullets"]
    assert [a for passage in read for a, _text in passage.texts] == chapter.anchors()
    assert sum(passage.kind == FIGURE for passage in read) == 1


def test_numbers_come_from_the_pack() -> None:
    board = help_art.gallery("burgundy", "en").game
    values = books()["burgundy"].values(board, help_art.voice_of("en"))
    assert values["price"] == 2
    assert "2 silver coins" in help_book.said("burgundy", "en", "black-depot", "buy")
    assert "5/6/7" in help_book.said("burgundy", "de", "areas", "colour-first")


# Markup


SIGNPOSTS = Signposts(
    icon=lambda name: f"/{name}.svg",
    icon_name=lambda name: f'"{name}"',
    rule=lambda place: f"/rules/{place}",
    part=lambda key: f"/parts/{key}",
)


def test_markup_becomes_html() -> None:
    text = "Take *one* [i:coin] and [r:river#locks|sail on], or [p:bank|a bank]."
    assert html(text, SIGNPOSTS) == (
        "Take <strong>one</strong> "
        '<img class="icon" src="/coin.svg" alt="" title="&#34;coin&#34;" width="24" height="24"> '
        'and <a href="/rules/river#locks">sail on</a>, or <a href="/parts/bank">a bank</a>.'
    )
    assert plain(text) == "Take one and sail on, or a bank."


def test_a_name_at_the_beginning_is_written_large() -> None:
    assert ">Bank</a>: x" in html("[i:coin] [p:bank|bank]: x", SIGNPOSTS)
    assert ">bank</a>" in html("a [p:bank|bank]", SIGNPOSTS)


def test_everything_else_is_escaped() -> None:
    text = "<b>1 < 2</b> *<i>* [r:river|<u>] [i:<x>] [q:what]"
    made = html(text, SIGNPOSTS)
    assert not re.search(r"<(?!/?(?:strong|a)\b)", made)
    assert "&lt;b&gt;1 &lt; 2" in made


# Rules for a decision


@BOTH
def test_every_question_has_its_rules(game: str) -> None:
    prefix = f"{game}-ask-"
    asked = {m for m in message_ids(games.load(game)) if m.startswith(prefix)}
    assert asked == {prefix + name for name in books()[game].prompts}
    for prompt in asked:
        name, anchor = help_prompts.place_of(game, prompt)
        chapter = help_book.chapter_named(game, name)
        assert chapter is not None, prompt
        assert anchor in chapter.anchors(), prompt
        assert help_prompts.chapter_of(game, prompt) == name
        assert help_prompts.link_of(game, prompt) == f"/help/{game}/{name}#{anchor}"


def test_a_question_without_rules_leads_to_the_contents() -> None:
    assert help_prompts.chapter_of("auction", "auction-ask-bid") == ""
    assert help_prompts.link_of("auction", "auction-ask-bid") == "/help"
    assert help_prompts.link_of("boonlake", "boonlake-ask-nonsense") == "/help/boonlake"
