"""Scenes of the expansions: what lies where, what is said of it, and which places answer."""

import json
from typing import Any

from spieltisch import draw, games
from spieltisch.draw import story
from spieltisch.draw.asking import Offer
from spieltisch.draw.burgundy import places
from spieltisch.draw.burgundy.finder import Finder
from spieltisch.draw.burgundy.painter import BurgundyPainter
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.scene import OWN, TABLE, Piece, Scene
from spieltisch.games.burgundy import actions, direct, shields, solo, storage, tiles
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.games.burgundy.pack_duchies import DUCHIES
from spieltisch.games.burgundy.table import BLACK_DEPOT, INN_DEPOT
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.events import Event
from spieltisch.tables.replay import replay
from tests.client.recording import record_path
from tests.draw.tables import match_after, voice
from tests.draw.test_stages import EVERYTHING

GAME = games.load("burgundy")
assert isinstance(GAME, Burgundy)
PAINTER = BurgundyPainter(GAME)


def view_of(seats: int, options: dict[str, str], *, seat: int = 0, moves: int = 0) -> Any:
    """What a seat sees of a game just begun, free to be changed."""
    known = json.dumps(match_after("burgundy", seats, moves, seed=1, **options).view(seat))
    return json.loads(known)


def scene_of(view: dict[str, Any]) -> Scene:
    return PAINTER.scene(view, None, voice(view["seats"]))


def at(scene: Scene, slot: str) -> list[Piece]:
    return [piece for piece in scene["pieces"] if piece["slot"] == slot]


def offer(view: dict[str, Any], option: Option[Any]) -> Offer:
    """The option as somebody is told it who plays on the table's duchy, or on the first."""
    named = view["options"].get("duchies", "")
    board = DUCHIES.index(named) if named in DUCHIES else 0
    return Offer(GAME, option, "", voice(view["seats"]), board)


def answers(view: dict[str, Any], option: Option[Any]) -> list[str]:
    plan = Plan(PAINTER.game.pack, view["seats"], view["options"])
    return Finder(plan, view).slots(offer(view, option))


def done_with(view: dict[str, Any], option: Option[Any]) -> list[str]:
    plan = Plan(PAINTER.game.pack, view["seats"], view["options"])
    return Finder(plan, view).tools(offer(view, option))


# Dice and workers


def test_a_die_leads_to_what_it_does_and_what_it_costs() -> None:
    match = replay(record_path("burgundy-two"), 6)
    scene = draw.scene_of(match, match.choices[0].seat, voice(2))
    assert len(scene["tools"]) == 2
    for slot in scene["tools"]:
        number = at(scene, slot)[0]["label"].removeprefix("Die with a ")
        done = [one["notation"] for one in scene["options"] if slot in one.get("tools", [])]
        assert {notation.split()[1] for notation in done} == {number}
    bent = [one for one in scene["options"] if "price" in one]
    assert bent, "some of it takes workers"
    for one in bent:
        assert one["price"]["icon"] == "worker"
        assert one["notation"].split()[-1] == str(one["price"]["amount"])
        assert one["kin"].split() == [one["notation"].split()[0], *one["notation"].split()[2:-1]]


# Border posts


def test_joined_posts_are_linked_and_named() -> None:
    view = view_of(2, {"duchies": "11"})
    view["table"]["estates"][0]["links"] = 0b010
    view["table"]["posts"]["large"] = 1
    scene = scene_of(view)
    assert at(scene, "estate-0/link-0") == []
    assert at(scene, "estate-0/link-1")[0]["label"] == "Border posts 1 and 3 are joined"
    flagged = [post for post in range(3) if at(scene, f"estate-0/post-{post}")]
    assert flagged == [0, 2]
    owner = at(scene, "main/posts-large")[0]
    assert owner["art"] == "marker-1"
    assert owner["label"] == "Seat 2 has joined all border posts"


# Shields


def test_a_shield_lies_on_its_castle_and_says_what_it_does() -> None:
    view = view_of(3, {"shields": "yes", "duchies": "1"})
    estate = view["table"]["estates"][0]
    castle = next(iter(estate["tiles"]))
    estate["shields"] = {castle: 9}
    scene = scene_of(view)
    piece = at(scene, f"estate-0/shield-{castle}")[0]
    assert piece["art"] == "shield-9"
    assert piece["label"].endswith(
        "A sale brings 1 silver for each goods tile. 8 points at the end."
    )
    purse = next(one for one in scene["readouts"] if one["slot"] == "estate-0/silver-count")
    assert "tribute at the end of the phase: 1 silver" in purse["label"]
    assert answers(view, shields.GiveUp(9)) == [
        f"estate-0/shield-{castle}",
        f"estate-0/space-{castle}",
    ]
    assert answers(view, shields.Hang(3, int(castle), 9)) == [
        f"estate-0/space-{castle}",
        f"estate-0/shield-{castle}",
    ]


def test_whose_monasteries_count_is_shown_on_shield_6() -> None:
    view = view_of(3, {"shields": "yes", "duchies": "1"})
    estate = view["table"]["estates"][0]
    castle = next(iter(estate["tiles"]))
    estate["shields"] = {castle: 6}
    slot = f"estate-0/shield-{castle}"
    assert answers(view, shields.Emulate(2))[0] == slot
    estate["emulates"] = 2
    scene = scene_of(view)
    shield, marker = at(scene, slot)
    assert shield["label"].endswith("You use the monasteries of Seat 3.")
    assert marker["art"] == "marker-2"


def test_shields_on_offer_answer_where_they_lie() -> None:
    view = view_of(4, {"shields": "yes", "duchies": "1"})
    view["table"]["shields"] = {"4": 2, "11": 2, "18": 5}
    assert answers(view, shields.Claim(4, 0)) == ["main/shield-2-0"]
    assert answers(view, shields.Claim(11, 1)) == ["main/shield-2-1"]
    assert answers(view, shields.ClaimByCastle(18)) == ["main/shield-5-0"]
    assert at(scene_of(view), "main/shield-2-1")[0]["art"] == "shield-11"


def test_endless_storage_has_room_beyond_the_key_spaces() -> None:
    view = view_of(2, {"shields": "yes", "duchies": "1"})
    estate = view["table"]["estates"][0]
    estate["storage"] = [
        "mine",
        "ship",
        "castle",
        "bank",
        "market",
        "church",
        "ship",
        "crane",
        "inn",
    ]
    scene = scene_of(view)
    assert at(scene, "estate-0/key-3")[0]["art"] == "tile-bank"
    assert [piece["art"] for piece in at(scene, "estate-0/key-7")] == ["tile-crane", "tile-inn"]
    found = answers(view, storage.Discard(tiles.SHIP_TILE))
    assert found == ["estate-0/key-1", "estate-0/key-6"]
    assert answers(view, storage.Discard(tiles.INN)) == ["estate-0/key-7"]


def test_a_die_is_turned_on_the_die() -> None:
    view = view_of(2, {"shields": "yes", "duchies": "1"})
    view["table"]["players"][0]["dice"] = [4, 2]
    found = answers(view, shields.TurnDie(2, 6))
    assert found == ["estate-0/die-1"]


def test_goods_of_a_type_answer_wherever_they_lie() -> None:
    view = view_of(2, {"shields": "yes", "duchies": "1"})
    for number, depot in view["table"]["depots"].items():
        depot["goods"] = {"red": 1} if number in ("2", "5") else {"brown": 2}
    red = tiles.GOODS.index("red")
    assert answers(view, shields.LoadType(red)) == ["main/goods-2", "main/goods-5"]


def test_tribute_is_paid_from_the_purse() -> None:
    view = view_of(2, {"shields": "yes", "duchies": "1"})
    assert answers(view, shields.PayShields(2, 0)) == ["estate-0/silver"]
    assert answers(view, shields.PayShields(1, 1)) == ["estate-0/silver", "estate-0/worker"]


# Inns and trade routes


def test_inns_lie_beside_the_black_depot() -> None:
    view = view_of(2, {"inns": "yes", "duchies": "1"})
    view["table"]["inns"] = ["inn", "inn"]
    assert len(at(scene_of(view), "main/inns")) == 2
    inn = direct.PlaceFrom(INN_DEPOT, tiles.INN, 44)
    assert answers(view, inn) == ["main/inns", "estate-0/space-44"]


def test_a_trade_route_shows_what_was_earned_and_what_comes_next() -> None:
    view = view_of(2, {"trade-routes": "yes", "duchies": "1"})
    estate = view["table"]["estates"][0]
    first, second = estate["routes"][:2]
    other = next(goods for goods in tiles.GOODS if goods != second["goods"])
    first["laid"], second["laid"] = first["goods"], other
    estate["sold"] = {first["goods"]: 2}
    estate["sold"][other] = estate["sold"].get(other, 0) + 1
    scene = scene_of(view)
    assert [piece["art"] for piece in at(scene, "estate-0/route-0")][-1] == (
        f"goods-{first['goods']}"
    )
    assert at(scene, "estate-0/bonus-0")[-1]["art"] == "tick"
    missed = at(scene, "estate-0/bonus-1")
    assert len(missed) == 1
    assert missed[0]["dim"]
    assert at(scene, "estate-0/route-2")[-1]["art"] == "route-next"
    # The third tile sold found no place on the route.
    assert len(at(scene, "estate-0/sold")) == 1


# Teams


def test_partners_share_a_board_and_see_the_other_team_below() -> None:
    for seat, own in ((1, "estate-0"), (2, "estate-2")):
        scene = scene_of(view_of(4, {"duchies": "12a"}, seat=seat))
        roles = {panel["id"]: panel["role"] for panel in scene["panels"]}
        assert roles[own] == OWN
        assert roles["estate-0" if own == "estate-2" else "estate-2"] == TABLE
        titles = {panel["id"]: panel["title"] for panel in scene["panels"]}
        assert titles["estate-0"] == "Seat 1 & Seat 2"


def test_partners_have_dice_points_and_key_spaces_of_their_own() -> None:
    view = view_of(4, {"duchies": "12a"}, seat=1)
    table = view["table"]
    table["players"][0].update(dice=[1, 2], storage=["mine"])
    table["players"][1].update(dice=[5, 6], storage=["ship", "bank"])
    table["players"][1]["points"]["area"] = 17
    table["estates"][0]["storage"] = ["castle"]
    scene = scene_of(view)
    assert at(scene, "estate-0/die-1")[0]["art"] == "die-0-2"
    assert at(scene, "estate-0/partner-die-0")[0]["art"] == "die-1-5"
    assert at(scene, "estate-0/own-key-0")[0]["art"] == "tile-mine"
    assert at(scene, "estate-0/partner-own-key-1")[0]["art"] == "tile-bank"
    assert at(scene, "estate-0/key-0")[0]["art"] == "tile-castle"
    written = {one["slot"]: one["text"] for one in scene["readouts"]}
    assert written["estate-0/partner-points"] == "17"
    assert answers(view, storage.DiscardOwn(tiles.SHIP_TILE)) == ["estate-0/partner-own-key-0"]
    own = actions.PlaceOwn(5, tiles.BANK, 101, 0)
    assert answers(view, own) == ["estate-0/space-101"]
    assert done_with(view, own) == ["estate-0/partner-die-0", "estate-0/partner-own-key-1"]


def test_a_new_tile_goes_to_any_free_key_space() -> None:
    view = view_of(4, {"duchies": "12a"}, seat=0)
    view["table"]["estates"][0]["storage"] = ["castle"]
    assert answers(view, storage.Share(1, tiles.MINE_TILE)) == ["estate-0/key-1"]
    found = answers(view, storage.Keep(1, tiles.MINE_TILE))
    assert found == ["estate-0/own-key-0", "estate-0/own-key-1"]


def test_a_teams_points_are_summed_at_the_end() -> None:
    view = view_of(4, {"duchies": "12a"}, seat=0)
    view.update(over=True, deciders=[], scores=[90, 10, 60, 50])
    assert scene_of(view)["prompt"] == ("The game is over. Most points: Seat 3 & Seat 4, 110.")


def test_the_turn_order_of_the_teams_is_laid_out() -> None:
    view = view_of(4, {"duchies": "12b"}, seat=0)
    view["table"]["bridge"]["order"] = [2, 1, 3, 0]
    order = [at(scene_of(view), f"main/order-{place}")[0]["art"] for place in range(4)]
    assert order == ["marker-2", "marker-1", "marker-3", "marker-0"]


# Alone


def test_points_are_bought_on_the_way_to_the_target() -> None:
    view = view_of(1, {**EVERYTHING}, moves=1)
    view["table"].update(counter=38, target=45)
    scene = scene_of(view)
    assert at(scene, "estate-0/count-38")[0]["art"] == "marker-0"
    assert at(scene, "estate-0/count-45")[0]["art"] == "target"
    assert answers(view, solo.BuyPoints(0)) == ["estate-0/count-38"]
    assert answers(view, solo.BuyPoints(7)) == ["estate-0/count-45"]


def test_a_solo_game_is_won_or_lost() -> None:
    view = view_of(1, {}, moves=1)
    view.update(over=True, deciders=[])
    assert scene_of(view)["prompt"] == "The game is over. 36 spaces were left."
    tiles_ = view["table"]["estates"][0]["tiles"]
    tiles_.update({str(space): "face-down" for space in range(1, 38) if str(space) not in tiles_})
    scene = scene_of(view)
    assert scene["prompt"] == "You have won: your duchy is full!"
    assert scene["status"].endswith("0 spaces left")


def test_exchanging_and_giving_goods_answer_where_they_lie() -> None:
    view = view_of(1, {}, moves=1)
    view["table"]["black"] = ["ship", "mine", "ship", None]
    view["table"]["estates"][0]["goods"] = {"purple": 3, "red": 4}
    assert answers(view, solo.Exchange(tiles.SHIP_TILE)) == ["main/depot-0-0", "main/depot-0-2"]
    assert answers(view, solo.Give(tiles.GOODS.index("red"))) == ["estate-0/goods-1"]
    tile = direct.PlaceFrom(BLACK_DEPOT, tiles.MINE_TILE, 6)
    assert answers(view, tile) == ["main/depot-0-1", "estate-0/space-6"]


def test_a_completed_colour_takes_its_tile_home() -> None:
    view = view_of(1, {}, moves=1)
    view["table"]["bonuses"]["mine"]["large"] = 0
    scene = scene_of(view)
    assert at(scene, "estate-0/bonuses")[0]["art"] == "bonus-large-mine"
    assert not any(piece["art"].startswith("bonus-small") for piece in scene["pieces"])


def test_alone_monasteries_say_that_they_score_at_once() -> None:
    view = view_of(1, {}, moves=1)
    view["table"]["estates"][0]["storage"] = ["monastery-15", "ship", "monastery-1"]
    scene = scene_of(view)
    labels = [at(scene, f"estate-0/key-{key}")[0]["label"] for key in range(3)]
    assert labels[0].endswith("Alone, it scores when you place it.")
    assert "5 goods" in labels[1]
    assert "Alone" not in labels[2]


# What happened


def told(name: str, view: dict[str, Any], **values: int) -> list[str]:
    """Where an event is shown."""
    scene = scene_of(view)
    setup = GAME.setup(view["seats"], view["options"])
    find = story.Finder(draw.stage_of(GAME, setup, voice(view["seats"])), scene)
    return places.places(story.Told(GAME, Event(name, dict(values))), find)


def test_what_partners_do_is_shown_on_their_own_board() -> None:
    view = view_of(4, {"duchies": "12a", **EVERYTHING})
    assert told("places", view, seat=1, tile=0, space=101) == ["estate-0/space-101"]
    assert told("places", view, seat=3, tile=0, space=101) == ["estate-2/space-101"]
    dice = told("rolls", view, seat=3, one=2, two=5)
    assert dice == ["estate-2/partner-die-0", "estate-2/partner-die-1"]
    assert told("rolls", view, seat=2, one=2, two=5)[0] == "estate-2/die-0"
    assert told("takes", view, seat=0, tile=tiles.INN, depot=INN_DEPOT) == ["main/inns"]
    assert told("travels", view, seat=2, goods=0, bonus=0) == ["routes/team-1-route-0"]


def test_a_step_towards_the_target_is_shown_on_the_way() -> None:
    view = view_of(1, {}, moves=1)
    view["table"].update(counter=12, target=50)
    assert told("counts", view, seat=0, counter=12, target=50) == ["estate-0/count-12"]


def test_a_still_of_every_kind_of_table_shows_each_board_once() -> None:
    for seats, options, boards in ((4, {"duchies": "12a", **EVERYTHING}, 4), (1, {}, 2)):
        match = match_after("burgundy", seats, 20, seed=1, **options)
        speaker = voice(seats)
        made = draw.stage_of(match.game, match.setup, speaker)
        svg = draw.still(made, draw.scene_of(match, 0, speaker))
        assert svg.count('<g transform="translate(') >= boards
        assert svg.count("url(#paint-paper)") == boards
