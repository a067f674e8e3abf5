"""The page of puzzles: by theme and difficulty, one for the day, for guests too."""

import re

from spieltisch.server.live.puzzling import in_order
from spieltisch.server.pages.puzzles import games_with_puzzles, of_the_day
from tests.server.serving import Client, Server


def listed(page: str) -> list[str]:
    return re.findall(r'name="puzzle" value="([^"]+)"', page)


def test_puzzles_are_listed_by_theme_and_difficulty(server: Server) -> None:
    stranger = Client(server.url)
    for game in games_with_puzzles():
        of_day, *everything = listed(stranger.get(f"/puzzles?game={game}").text)
        assert everything == [f"{game}/{one.name}" for one in in_order(game)]
        assert of_day.split("/")[0] in games_with_puzzles()
        one = in_order(game)[0]
        query = f"game={game}&theme={one.theme}&difficulty={one.difficulty}"
        for language in ("en", "de", "fr"):
            found = listed(stranger.get(f"/puzzles?{query}&language={language}").text)[1:]
            assert f"{game}/{one.name}" in found
            assert len(found) < len(everything)
    assert stranger.get("/puzzles?game=nonsense").status == 404
    assert "no puzzle of this kind" in stranger.get("/puzzles?theme=nonsense").text


def test_every_day_has_another_puzzle_and_every_game_its_turn() -> None:
    days = [(game, puzzle.name) for game, puzzle in map(of_the_day, range(80))]
    assert len(set(days)) == 80
    assert {game for game, _name in days} == set(games_with_puzzles())
    assert of_the_day(7)[1].name == of_the_day(7)[1].name


def test_a_stranger_solves_as_a_guest_and_finds_the_same_table_again(server: Server) -> None:
    stranger = Client(server.url)
    game = games_with_puzzles()[0]
    which = f"{game}/{in_order(game)[0].name}"
    made = stranger.form("/puzzles", f"puzzle={which}")
    assert made.status == 303
    stranger.cookie = made.headers["set-cookie"].partition(";")[0]
    place = made.headers["location"]
    assert stranger.form("/puzzles", f"puzzle={which}").headers["location"] == place
    table = place.split("/")[2]
    screen = stranger.get(f"/api/v1/tables/{table}/screen?language=en").json
    seat = str(in_order(game)[0].seat)
    assert screen["seats"][seat]["puzzle"]["verdict"] == "open"
    assert "coach" not in screen["seats"][seat]
    assert table not in stranger.get("/").text, "a puzzle is none of my games"
    assert stranger.form("/puzzles", "puzzle=nonsense/1").status == 400
