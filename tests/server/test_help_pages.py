"""The help pages as a browser gets them: whole, well-formed, without scripts, in every language."""

import re
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from itertools import pairwise
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

import pytest

from spieltisch import texts
from spieltisch.draw import kept, voice
from spieltisch.help import art as help_art
from spieltisch.help import book as help_book
from spieltisch.help import icons as help_icons
from spieltisch.help import search as help_search
from spieltisch.help.books import books
from spieltisch.server.pages import help as pages_help
from tests.server.inside import Inside, server_inside
from tests.server.serving import Client

GAMES = list(books())
VOID = {"img", "input", "link", "meta", "br", "hr"}
MOST_BYTES = 200_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with server_inside(tmp_path_factory.mktemp("help")) as inside:
        yield inside


@pytest.fixture
def reader(house: Inside) -> Client:
    return Client(house.url)


class Reading(HTMLParser):
    """A page taken apart: links, ids, pictures; complains of tags that do not match."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.images: list[dict[str, str | None]] = []
        self.headings: list[int] = []
        self.labels: set[str | None] = set()
        self.fields: list[dict[str, str | None]] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        assert len(values) == len(attrs), (tag, attrs)
        assert not any(name.startswith("on") or name == "style" for name in values)
        if values.get("id"):
            self.ids.append(str(values["id"]))
        if tag == "a":
            self.links.append(str(values["href"]))
        if tag == "img":
            self.images.append(values)
        if re.fullmatch(r"h[1-6]", tag):
            self.headings.append(int(tag[1]))
        if tag == "label":
            self.labels.add(values.get("for"))
        if tag in ("input", "select"):
            self.fields.append({**values, "in-label": "yes" if "label" in self.open else None})
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, (tag, self.open, self.getpos())


def pages(game: str) -> list[str]:
    """All pages of a game but those of single components."""
    chapters = [f"/help/{game}/{chapter.name}" for chapter in books()[game].chapters]
    return [f"/help/{game}", *chapters, f"/help/{game}/icons", f"/help/{game}/parts"]


def reachable(language: str) -> set[str]:
    """Every address of the help, with its anchor, that a page may link to."""
    found = {"/help"}
    for game in GAMES:
        found |= set(pages(game))
        for chapter in books()[game].chapters:
            found |= {f"/help/{game}/{chapter.name}#{anchor}" for anchor in chapter.anchors()}
        for icons in help_icons.legend(game, language).values():
            found |= {f"/help/{game}/icons#{icon.art}" for icon in icons}
        found |= {f"/help/{game}/parts/{part.key}" for part in help_book.parts(game, language)}
    return found


def check(client: Client, path: str, language: str) -> Reading:
    """Read a page and complain of anything in it that is not as it should be."""
    join = "&" if "?" in path else "?"
    answer = client.get(f"{path}{join}language={language}")
    assert answer.status == 200, path
    assert len(answer.body) < MOST_BYTES, path
    assert f'<html lang="{language}">' in answer.text
    assert not re.search(r"<script(?![^>]*src=)|\{\{|\{ \$|\[[irp]:", answer.text), path
    read = Reading(answer.text)
    assert len(read.ids) == len(set(read.ids)), path
    assert read.headings.count(1) == 1, path
    assert all(after <= before + 1 for before, after in pairwise(read.headings))
    for image in read.images:
        assert image.get("alt") is not None, path
    for field in read.fields:
        named = field.get("in-label") or field.get("id") in read.labels
        assert named or field.get("type") == "hidden", (path, field)
    return read


def check_links(read: Reading, path: str, language: str, known: set[str]) -> None:
    for link in read.links:
        where = urlsplit(link)
        here = where.path or path
        if not here.startswith("/help"):
            continue
        target = f"{here}#{where.fragment}" if where.fragment else here
        if here == path and where.fragment:
            assert where.fragment in read.ids, (path, link)
        else:
            assert target in known, (path, link)
        if where.query:
            assert parse_qs(where.query)["language"][0] in texts.LANGUAGES, (path, link)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_whole_and_leads_on(reader: Client, game: str, language: str) -> None:
    known = reachable(language)
    for path in ("/help", *pages(game)):
        read = check(reader, path, language)
        check_links(read, path, language, known)
        for chapter in books()[game].chapters:
            if path == f"/help/{game}/{chapter.name}":
                assert set(chapter.anchors()) <= set(read.ids)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_single_components(reader: Client, language: str) -> None:
    known = reachable(language)
    for game, key in (
        ("boonlake", "card-mayor"),
        ("boonlake", "goal-levers"),
        ("boonlake", "lever-vase"),
        ("burgundy", "monastery-5"),
        ("burgundy", "duchy-11a"),
        ("burgundy", "box-players"),
    ):
        path = f"/help/{game}/parts/{key}"
        read = check(reader, path, language)
        check_links(read, path, language, known)
        assert texts.say(language, "help-origins") in reader.get(f"{path}?language={language}").text


def test_search_results_are_pages_too(reader: Client) -> None:
    read = check(reader, "/help?q=ecluse+navire", "fr")
    assert any(link.endswith("#locks-first") for link in read.links)
    text = reader.get("/help?q=ecluse+navire&language=fr").text
    assert "<mark>écluse</mark>" in text
    assert 'value="ecluse navire"' in text
    only = check(reader, "/help?q=tile&game=burgundy", "en")
    assert not any("/boonlake/" in link for link in only.links)
    nothing = reader.get("/help?q=xyzzy&language=de").text
    assert texts.say("de", "help-found-none") in nothing


def test_what_is_searched_for_is_escaped(reader: Client) -> None:
    text = reader.get("/help?q=%3Cscript%3Ealert%281%29%3C%2Fscript%3E").text
    assert "<script>" not in text
    assert "&lt;script&gt;" in text
    text = reader.get("/help/boonlake/parts?q=%22%3E%3Cb%3E&kind=%22%3E%3Cb%3E").text
    assert "<b>" not in text


def test_the_language_asked_for_is_kept(reader: Client) -> None:
    read = Reading(reader.get("/help/burgundy/tiles?language=fr").text)
    inside = [link for link in read.links if link.startswith("/help/burgundy")]
    assert all("language=" in link for link in inside)
    plain = Reading(reader.get("/help/burgundy/tiles").text)
    without = [link for link in plain.links if "language=" not in link]
    assert "/help/burgundy/goods" in without


@pytest.mark.parametrize(
    "path",
    [
        "/help/nonsense",
        "/help/auction",
        "/help/boonlake/nonsense",
        "/help/boonlake/parts/nonsense",
        "/help/nonsense/icons",
        "/help/nonsense/parts",
        "/help/boonlake/art/nonsense.svg",
        "/help/nonsense/art/coin.svg",
    ],
)
def test_what_is_not_there(reader: Client, path: str) -> None:
    assert reader.get(path).status == 404


def test_components_are_leafed_through(reader: Client) -> None:
    wanted = [part.key for part in help_book.parts("boonlake", "en") if part.kind == "card"]
    seen: list[str] = []
    last = -(-len(wanted) // pages_help.PAGE)
    for number in range(1, last + 1):
        read = check(reader, f"/help/boonlake/parts?kind=card&page={number}", "en")
        seen += [i for i in read.ids if i.startswith("card-")]
        turns = {link.split("page=")[1][0] for link in read.links if "page=" in link}
        # The links to other languages stay on the page.
        assert turns - {str(number)} == {
            str(other) for other in (number - 1, number + 1) if 1 <= other <= last
        }
    assert seen == wanted
    assert len(wanted) == 165


def test_filters_and_words_work_together(reader: Client) -> None:
    def keys(query: str) -> list[str]:
        text = reader.get(f"/help/boonlake/parts?language=en&{query}").text
        return re.findall(r'<li class="part [^"]*" id="([^"]+)"', text)

    assert keys("kind=card&origin=rulebook&q=smithy") == ["card-smithy"]
    levers = [part for part in help_book.parts("boonlake", "en") if part.kind == "lever"]
    for name, (low, high) in pages_help.COSTS.items():
        fitting = [p.key for p in levers if p.cost is not None and low <= p.cost <= high]
        assert keys(f"kind=lever&cost={name}") == fitting
    assert keys("kind=lever&q=upstream") == ["lever-boat"]
    assert keys("q=xyzzy") == []
    assert len(keys("page=999")) > 0
    assert keys("kind=nonsense") == []
    assert reader.get("/help/boonlake/parts?page=nonsense").status == 400


@pytest.mark.parametrize("game", GAMES)
def test_pictures_on_a_page_are_served_and_kept(reader: Client, game: str) -> None:
    read = Reading(reader.get(f"/help/{game}/parts?language=de").text)
    sources = list(dict.fromkeys(str(image["src"]) for image in read.images))
    assert sources
    for source in sources:
        answer = reader.get(source)
        assert answer.status == 200
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        ElementTree.fromstring(answer.body)
        assert len(answer.body) < 60_000
    large = [image for image in read.images if image.get("class") == "art"]
    assert all(image.get("loading") == "lazy" for image in large)
    assert reader.get(f"/help/{game}/art/vp.svg").headers["cache-control"] == "no-cache"


def test_help_can_be_reached_from_everywhere(reader: Client) -> None:
    assert re.search(r'<a href="/help"[^>]*>Help</a>', reader.get("/?language=en").text)


def _forget() -> None:
    """Have everything said anew."""
    kept.forget()
    voice.forget()
    for module in (help_art, help_book, help_icons, help_search):
        for thing in vars(module).values():
            if hasattr(thing, "cache_clear"):
                thing.cache_clear()


def test_no_message_of_the_help_is_unused(reader: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    say = texts.say

    def listen(language: str, message: str, values: Mapping[str, str | int] | None = None) -> str:
        said.add(message)
        return say(language, message, values)

    monkeypatch.setattr(texts, "say", listen)
    _forget()
    for game in GAMES:
        for path in ("/help", *pages(game), "/help?q=ship", "/help?q=xyzzy"):
            assert reader.get(path).status == 200
        for kind in books()[game].kinds:
            assert reader.get(f"/help/{game}/parts?kind={kind}").status == 200
    for path in ("/help/boonlake/parts/card-mayor", "/help/boonlake/parts?page=2"):
        assert reader.get(path).status == 200
    monkeypatch.undo()
    _forget()
    for language in texts.LANGUAGES:
        known = texts.message_ids(language, "help-")
        assert len(known) == len(set(known))
        assert sorted(set(known) - said) == []
