"""Boxes: typed in part by part, shared, played with by people and bots, handed on as a file."""

import json
from typing import Any

import pytest

from spieltisch.games.packs import box_file, boxes
from tests.server.serving import Client, Server
from tests.server.test_pages_past import play

API = "/api/v1"
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "regular"}]


@pytest.fixture
def ann(any_server: Server) -> Client:
    return Client.browser(any_server.url, "Ann")


@pytest.fixture
def ben(any_server: Server) -> Client:
    return Client.browser(any_server.url, "Ben")


def new_box(client: Client, name: str = "my copy") -> str:
    made = client.post(f"{API}/boxes", {"game": "boonlake", "name": name})
    assert made.status == 200, made.text
    return str(made.json["id"])


def typed(client: Client, box: str, part: str, form: dict[str, str], done: bool = False) -> Any:
    fields = sorted({name.split(".")[0] for name in form})
    body = {"form": form, "fields": fields, "done": done}
    answer = client.post(f"{API}/boxes/{box}/parts/{part}", body, "PATCH")
    assert answer.status == 200, answer.text
    return answer.json


def said(part: Any) -> list[tuple[str, str]]:
    """What the check says, and at which field."""
    return [(one["field"], one["text"]) for one in part["findings"]]


def cost(**amounts: int) -> dict[str, str]:
    return {f"cost.{name}": str(amount) for name, amount in amounts.items()}


def test_a_box_begins_as_ours_and_counts_what_is_typed_in(ann: Client) -> None:
    box = new_box(ann)
    view = ann.get(f"{API}/boxes/{box}").json
    assert {"name": "card", "done": 0, "total": 165} in view["sheets"]
    assert view["findings"] == []
    form = {"names.de": "Schultheiß", **cost(coins=3, wood=1)}
    part = typed(ann, box, "card/mayor", form, True)
    assert part["name"] == "Schultheiß"
    assert (part["done"], part["total"], part["ready"]) == (1, 165, True)
    assert "3 coins" in " ".join(part["lines"])
    assert "<svg" in part["picture"]
    again = ann.get(f"{API}/boxes/{box}").json
    assert again["version"] != view["version"]


def test_the_checks_words_stand_at_the_field(ann: Client) -> None:
    box = new_box(ann)
    part = typed(ann, box, "card/mayor", cost(coins=31))
    assert said(part) == [("cost", "cost.coins = 31 must be between 0 and 30")]
    path = f"{API}/boxes/{box}/parts/card/mayor?language="
    told = [ann.get(path + one).json["findings"][0]["text"] for one in ("de", "fr")]
    assert told == [
        "cost.coins = 31 muss zwischen 0 und 30 liegen",
        "cost.coins = 31 doit être entre 0 et 30",
    ]
    assert told[0] in ann.get(f"/boxes/{box}?language=de").text
    refused = ann.post(f"{API}/tables", {"game": "boonlake", "seats": SEATS, "pack": box})
    assert refused.json["code"] == "box-not-ready"


def test_the_page_of_a_box_leads_to_what_the_check_has_found(ann: Client) -> None:
    box = new_box(ann)
    typed(ann, box, "hex/12", {"hex-start": ""})
    (found,) = ann.get(f"{API}/boxes/{box}").json["findings"]
    assert (found["sheet"], found["entry"], found["name"]) == ("hex", "", "")
    part = ann.get(f"{API}/boxes/{box}/parts/hex/9").json
    assert part["findings"] == [{**found, "field": "hex-start", "sheet": ""}]
    typed(ann, box, "hex/12", {"hex-start": "3", "at": "1"})
    (found,) = ann.get(f"{API}/boxes/{box}").json["findings"]
    assert (found["sheet"], found["entry"], found["name"]) == ("hex", "12", "12, Unknown")
    page = ann.get(f"/boxes/{box}").text
    assert f'<a href="/boxes/{box}/hex/12">Gameboard spaces: 12, Unknown</a>' in page
    assert "map.toml" not in page


def test_bridges_are_typed_in_and_checked_beside_their_field(ann: Client) -> None:
    box = new_box(ann)
    bridges = "2-3, 12-18, 14-20, 15-21, 16-22, 25-26, 30-31"
    part = typed(ann, box, "map-whole/all", {"bridges": bridges.replace("2-3", "1-2")})
    assert [one["field"] for one in part["findings"]] == ["bridges"]
    part = typed(ann, box, "map-whole/all", {"bridges": bridges.replace("2-3", "2-8")}, True)
    assert [one["field"] for one in part["findings"]] == ["bridges"]
    assert "2–8" in " ".join(part["lines"])


def test_a_scoring_tile_is_called_by_its_regions(ann: Client) -> None:
    box = new_box(ann)
    goal = "goal/boonlake-unknown"
    regions = {"regions.0": "new-hope", "regions.1": "unknown"}
    assert typed(ann, box, goal, regions)["name"] == "New Hope and Unknown"
    page = ann.get(f"/boxes/{box}/goal/coin-track").text
    assert 'name="need"' in page
    assert 'name="regions' not in page
    assert 'name="need-low"' not in page


def test_boxes_are_compared_in_words_though_one_cannot_be_played(ann: Client) -> None:
    box = new_box(ann)
    typed(ann, box, "card/mayor", {"names.en": "Reeve", "vp": "7"})
    typed(ann, box, "lever/boat", {"cost": "4a"})
    page = ann.get(f"/boxes/{box}/compare").text
    for told in (">Reeve</li>", ">Mayor</li>", ">Cost: 4a</li>", ">Cost: 2</li>"):
        assert told in page, told
    assert "cost:" not in page
    assert "Reeve" in ann.get(f"/boxes/{box}/card").text


def test_a_box_is_thrown_away_by_who_is_sure(ann: Client) -> None:
    box = new_box(ann)
    assert ann.form(f"/boxes/{box}", "action=remove").status == 400
    assert ann.form(f"/boxes/{box}", "action=remove&sure=on").status == 303
    assert ann.get(f"{API}/boxes").json == []


def test_what_is_no_number_is_kept_and_named(ann: Client) -> None:
    box = new_box(ann)
    part = typed(ann, box, "card/mayor", {"cost.coins": "3a", "cost.wood": "2"})
    shown = {one["name"]: one["value"] for one in part["controls"]}
    assert (shown["cost.coins"], shown["cost.wood"]) == ("3a", "2")
    assert said(part) == [("cost", 'cost.coins = "3a" must be a whole number')]
    page = ann.get(f"/boxes/{box}/card/mayor").text
    assert 'name="cost.coins" value="3a"' in page
    part = typed(ann, box, "card/mayor", cost(coins=3, wood=2))
    assert part["findings"] == []


def test_my_last_change_is_taken_back_step_by_step(ann: Client) -> None:
    box = new_box(ann)
    before = ann.get(f"{API}/boxes/{box}/file").json["files"]
    typed(ann, box, "lever/boat", {"cost": "4"})
    typed(ann, box, "lever/boat", {"cost": "7"})
    for expected in ("4", "2"):
        ann.post(f"{API}/boxes/{box}/undo")
        part = ann.get(f"{API}/boxes/{box}/parts/lever/boat").json
        assert part["controls"][0]["value"] == expected
    assert ann.get(f"{API}/boxes/{box}/file").json["files"] == before


def test_what_was_typed_in_one_go_is_taken_back_in_one_go(ann: Client, ben: Client) -> None:
    box = new_box(ann)
    token = ann.post(f"{API}/boxes/{box}/link").json["token"]
    ben.post(f"{API}/boxes/{box}/join", {"token": token})
    typed(ann, box, "lever/boat", {"cost": "1"})
    for cost_, more in (("", False), ("1", True), ("12", True)):
        body = {"form": {"cost": cost_}, "fields": ["cost"], "more": more}
        ann.post(f"{API}/boxes/{box}/parts/lever/boat", body, "PATCH")
    typed(ben, box, "lever/boat", {"row": "6"})
    body = {"form": {"cost": "13"}, "fields": ["cost"], "more": True}  # Ben came between
    ann.post(f"{API}/boxes/{box}/parts/lever/boat", body, "PATCH")
    costs = []
    for _step in range(4):
        assert ann.post(f"{API}/boxes/{box}/undo").status == 200
        costs.append(ann.get(f"{API}/boxes/{box}/parts/lever/boat").json["controls"][0]["value"])
    assert costs == ["12", "1", "2", "2"]


def test_a_box_that_is_not_ready_goes_out_and_comes_in(ann: Client, ben: Client) -> None:
    box = new_box(ann)
    typed(ann, box, "lever/boat", {"cost": "3a"}, True)
    raw = ann.get(f"{API}/boxes/{box}/file").body
    made = ben.call("POST", f"{API}/boxes/import", raw, {"Content-Type": "application/json"})
    part = ben.get(f"{API}/boxes/{made.json['id']}/parts/lever/boat").json
    assert said(part) == [("cost", 'cost = "3a" must be a whole number')]


def test_a_box_is_private_and_shared_by_its_link_alone(ann: Client, ben: Client) -> None:
    box = new_box(ann)
    for path in (box, f"{box}/file", f"{box}/compare", f"{box}/parts/lever/boat"):
        assert ben.get(f"{API}/boxes/{path}").status == 404
        assert ben.get(f"/boxes/{path.replace('/parts', '')}").status == 404
    assert ben.post(f"{API}/boxes/{box}/join", {"token": "x" * 20}).status == 401
    token = ann.post(f"{API}/boxes/{box}/link").json["token"]
    assert ben.post(f"{API}/boxes/{box}/join", {"token": token}).status == 200
    assert ben.post(f"{API}/boxes/{box}/link").json["code"] == "not-yours"
    ann.post(f"{API}/boxes/{box}/link", method="DELETE")
    assert ben.get(f"{API}/boxes/{box}").status == 404


def test_of_each_field_the_last_change_counts_and_it_says_whose(ann: Client, ben: Client) -> None:
    box = new_box(ann)
    token = ann.post(f"{API}/boxes/{box}/link").json["token"]
    ben.post(f"{API}/boxes/{box}/join", {"token": token})
    typed(ben, box, "card/mayor", {"vp": "4"})
    part = typed(ann, box, "card/mayor", cost(coins=6))
    assert part["who"] == {"vp": "Ben"}
    values = {one["name"]: one["value"] for one in part["controls"]}
    assert (values["vp"], values["cost.coins"]) == ("4", "6")


def test_a_game_is_played_with_a_box_and_keeps_its_version(ann: Client, ben: Client) -> None:
    box = new_box(ann)
    typed(ann, box, "card/mayor", {"names.en": "Reeve of Alder"}, True)
    table = ann.post(f"{API}/tables", {"game": "boonlake", "seats": SEATS, "pack": box}).json
    version = table["settings"]["pack"]
    assert version.startswith(ann.get(f"{API}/boxes/{box}").json["version"][:32])
    typed(ann, box, "lever/boat", {"cost": "9"})
    assert play(ann, table["id"], 10) == 10
    assert ann.get(f"{API}/tables/{table['id']}").json["settings"]["pack"] == version
    wished = {"game": "boonlake", "seats": [{"kind": "me"}, {"kind": "open"}], "pack": box}
    other = ann.post(f"{API}/tables", {**wished, "private": False}).json
    assert other["settings"]["pack"] != version
    names = [one["id"] for one in ann.get(f"{API}/boxes/{box}").json["versions"]]
    assert sorted(names) == sorted([version, other["settings"]["pack"]])
    for page in ("/", "/tables", f"/tables/{other['id']}"):
        assert "my copy" in ben.get(page).text, page
    mark = f'data-values-page="/boxes/{box}"'
    assert mark in ann.get(f"/tables/{table['id']}/play").text
    assert ben.post(f"{API}/tables/{other['id']}/sit", {"seat": 1}).status == 200
    page = ben.get(f"/tables/{other['id']}/play").text
    assert 'data-values-page=""' in page, "the box is Ann's alone"
    assert "my copy" in page


def test_a_box_goes_out_and_comes_in_as_one_file(ann: Client, ben: Client) -> None:
    box = new_box(ann, "Alder’s copy")
    typed(ann, box, "lever/boat", {"cost": "5"}, True)
    raw = ann.get(f"{API}/boxes/{box}/file").body
    made = ben.call("POST", f"{API}/boxes/import", raw, {"Content-Type": "application/json"})
    assert made.status == 200, made.text
    theirs = ben.get(f"{API}/boxes/{made.json['id']}").json
    assert theirs["version"] == ann.get(f"{API}/boxes/{box}").json["version"]
    assert theirs["box"]["name"] == "Alder’s copy"
    told = ben.get(f"{API}/boxes/{made.json['id']}/compare").json
    assert [(one["entry"], one["field"]) for one in told] == [("boat", "cost")]
    page = ben.get(f"/boxes/{made.json['id']}/compare?language=de").text
    assert "5 Münzen" in page


BAD = {
    "no JSON": b"not a box",
    "deep": b'{"spieltisch-box": 1, "game": "boonlake", "files": ' + b"[" * 50_000,
    "huge": b" " * (box_file.MOST_BYTES + 1),
    "another thing": b'{"spieltisch-box": 2}',
    "no game": json.dumps({box_file.SIGN: 1, "game": "chess", "files": {}}).encode(),
    "a long number": b'{"spieltisch-box": 1, "n": ' + b"9" * 5000 + b"}",
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_is_refused_with_words(ann: Client, what: str) -> None:
    answer = ann.call("POST", f"{API}/boxes/import", BAD[what], {"Content-Type": "text/plain"})
    assert answer.status in (400, 413)
    assert answer.json["code"] in ("bad-box", "too-large")
    assert ann.get(f"{API}/boxes").json == []


def with_value(place: tuple[Any, ...], value: object) -> bytes:
    files = boxes.own("boonlake")
    inside: Any = files
    for key in place[:-1]:
        inside = inside[key]
    inside[place[-1]] = value
    return box_file.text_of("boonlake", files)


MAYOR = ("cards.toml", "card", "mayor")
SMUGGLED = {
    "card text": with_value((*MAYOR, "text"), "Draw two cards."),
    "a picture": with_value((*MAYOR, "picture"), "data:image/png;base64," + "A" * 90),
    "a long name": with_value((*MAYOR, "names"), dict.fromkeys(("en", "de", "fr"), "x" * 41)),
    "two lines": with_value((*MAYOR, "names"), dict.fromkeys(("en", "de", "fr"), "a\nb")),
    "another file": with_value(("notes.toml",), {"text": "hello"}),
    "a fraction": with_value((*MAYOR, "vp"), 1.5),
}


@pytest.mark.parametrize("what", SMUGGLED)
def test_nothing_but_values_and_short_names_comes_in(ann: Client, what: str) -> None:
    answer = ann.call("POST", f"{API}/boxes/import", SMUGGLED[what], {"Content-Type": "text/plain"})
    assert answer.status == 400
    assert answer.json["code"] == "bad-box"


def test_no_text_is_typed_in_as_a_name(ann: Client) -> None:
    path = f"{API}/boxes/{new_box(ann)}/parts/card/mayor"
    before = ann.get(path).json
    body = {"form": {"names.en": "Draw two cards. " * 3}, "fields": ["names"]}
    refused = ann.post(path, body, "PATCH")
    assert (refused.status, refused.json["code"]) == (400, "bad-box")
    assert "40" in refused.json["text"]
    assert ann.get(path).json == before


def test_a_name_is_text_and_never_markup(ann: Client) -> None:
    box = new_box(ann)
    part = typed(ann, box, "card/mayor", {"names.en": "<script>alert(1)</script>"})
    assert "<script" not in part["picture"]
    page = ann.get(f"/boxes/{box}/card/mayor").text
    assert "<script>alert" not in page


def test_nobody_has_more_boxes_than_a_dozen(ann: Client) -> None:
    for number in range(12):
        new_box(ann, f"box {number}")
    more = ann.post(f"{API}/boxes", {"game": "boonlake", "name": "one more"})
    assert more.json["code"] == "too-many-boxes"


def test_forms_work_without_scripts(ann: Client) -> None:
    box = new_box(ann)
    page = ann.get(f"/boxes/{box}/lever/boat").text
    assert "was-cost" in page
    was = "%5B%222%22%5D"
    answer = ann.form(f"/boxes/{box}/lever/boat", f"was-cost={was}&cost=6&action=done")
    assert answer.status == 303
    assert answer.headers["location"].startswith(f"/boxes/{box}/lever/")
    part = ann.get(f"{API}/boxes/{box}/parts/lever/boat").json
    assert (part["controls"][0]["value"], part["ready"]) == ("6", True)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_sheet_and_its_forms_can_be_read(ann: Client, language: str) -> None:
    for game in ("boonlake", "burgundy"):
        box = ann.post(f"{API}/boxes", {"game": game, "name": "all"}).json["id"]
        files = boxes.own(game)
        for sheet in boxes.sheets(game):
            for path in (sheet.name, f"{sheet.name}/{sheet.keys(files)[-1]}"):
                page = ann.get(f"/boxes/{box}/{path}?language={language}")
                assert page.status == 200, page.text
                assert "box-" not in page.text.split("<main")[1].replace("box-way", "").replace(
                    "box-picture", ""
                ).replace("box-turn", "")
        ann.post(f"{API}/boxes/{box}", method="DELETE")
    assert ann.get(f"{API}/boxes").json == []
