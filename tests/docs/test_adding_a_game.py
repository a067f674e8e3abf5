"""The game that docs/adding-a-game.md builds is complete, short, and keeps every promise.

Words, painter, bot, environment and help page come with its title: no other folder is touched.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from spieltisch import draw, games, texts, titles
from spieltisch.bots import LEVELS, Sight, load_bot
from spieltisch.bots.craft import craft_for
from spieltisch.draw import showing
from spieltisch.draw import voice as voices
from spieltisch.envs.encoding import encoding_of
from spieltisch.envs.playing import Play
from spieltisch.envs.zoo import in_turn
from spieltisch.help import book as help_book
from spieltisch.help import search as help_search
from spieltisch.help.prompts import link_of
from spieltisch.kernel.game import Game
from spieltisch.kernel.wording import message_ids
from spieltisch.proving import prove_game
from spieltisch.tables.match import Match
from spieltisch.tables.speech import voice_of
from tests import auction as tiny

MODULE = "auction_with_everything"


def _forget() -> None:
    voices.forget()
    showing.forget_stages()
    help_search.places.cache_clear()


@pytest.fixture(scope="module")
def auction(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Any]]:
    folder = tmp_path_factory.mktemp("auction")
    for language, text in tiny.words(tiny.REST).items():
        (folder / "words" / language).mkdir(parents=True)
        (folder / "words" / language / "auction.ftl").write_text(text, encoding="utf-8")
    before = titles.find("auction")
    assert before is not None
    _forget()
    tiny.run(MODULE, tiny.RULES + tiny.REST, folder / "auction.py")  # it adds its title itself
    yield games.shared("auction")
    games.add(before)
    _forget()
    del sys.modules[MODULE]


def _voice(language: str) -> draw.Voice:
    return voice_of(language, ["Ann", "Bob"])


def test_the_rules_are_shorter_than_a_hundred_lines() -> None:
    assert len([line for line in tiny.code(tiny.RULES).splitlines() if line.strip()]) <= 100


def test_keeps_every_promise(auction: Game[Any]) -> None:
    report = prove_game(auction, games=12)
    assert report.games == 12


def test_plays_to_the_end(auction: Game[Any]) -> None:
    match = Match(auction, seats=3, seed=7)
    while not match.over:
        choice = match.choices[0]
        match.take(choice.seat, choice.options[0])
    assert match.winners


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_has_words_for_everything(auction: Game[Any], language: str) -> None:
    own = set(texts.message_ids(language, "auction-"))
    assert message_ids(auction) <= own
    assert {i for i in texts.message_ids("en") if "auction" in i} == {
        i for i in texts.message_ids(language) if "auction" in i
    }
    match = Match(auction, seats=2, seed=1, names=["Ann", "Bob"])
    assert all(match.log(0, language))


def test_is_drawn_by_its_painter(auction: Game[Any]) -> None:
    match = Match(auction, seats=2, seed=1)
    scene = draw.scene_of(match, 0, _voice("de"))
    hand = match.state.hands[0]
    assert [(one["slot"], one["text"]) for one in scene["readouts"][1:]] == [
        (f"table/card-{place}", str(card)) for place, card in enumerate(hand)
    ]
    assert [one["text"] for one in scene["options"]] == [f"{card} bieten" for card in hand]
    assert "<svg" in draw.Picture(match, 0, _voice("de")).svg
    stage = draw.stage_of(auction, match.setup, _voice("de"))
    told = draw.story_of(auction, match.events(0)[0], stage, scene, _voice("de"), (0, 0))
    assert told[-1]["text"].startswith("Es geht um")
    assert told[-1]["slots"] == ["table/prize"]


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_it_with_its_craft(auction: Game[Any], level: str) -> None:
    assert craft_for(auction).term_messages[1] == "auction-hint-hand"
    match = Match(auction, seats=2, seed=5)
    bot = load_bot(level if level in LEVELS[:2] else f"{level}@20")(Random(1))
    while not match.over:
        choice = match.choices[0]
        match.take(
            choice.seat, bot.choose(Sight(match.game, match.state, choice.seat, choice.options))
        )
    assert len(match.record.moves) == 6


def test_is_an_environment(auction: Game[Any]) -> None:
    play, rng = Play(encoding_of("auction", 3), seed=4), Random(4)
    while not play.over:
        seen = play.observe(play.seat)
        hand = play.encoding.observer.layout.part(seen, "hand")
        assert {f"bid {card}" for card in range(16) if hand[card]} == {
            play.encoding.actions.names[action] for action in play.legal
        }
        play.take(rng.choice(list(play.legal)))
    env = in_turn("auction", seats=2)
    env.reset(seed=1)
    assert env.last()[0]["action_mask"].sum() == 3


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_has_a_page_of_rules(auction: Game[Any], language: str) -> None:
    chapter = help_book.chapter_named("auction", "start")
    assert chapter is not None
    kinds = [passage.kind for passage in help_book.passages("auction", language, chapter)]
    assert kinds == ["text", "steps"]
    assert link_of("auction", "auction-ask-choose-bid") == "/help/auction/start#bid"
    word = {"en": "highest card", "de": "höchste Karte", "fr": "carte la plus haute"}[language]
    found = help_search.search(language, word, "auction")
    assert [one.place.path for one in found] == ["/help/auction/start#idea"]
    assert help_book.parts("auction", language) == ()
