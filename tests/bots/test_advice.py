"""Hints are honest, ranked, and can be spoken."""

from random import Random

import pytest

from spieltisch.bots.advice import advise
from spieltisch.bots.effort import Effort
from spieltisch.kernel.chance import Sampled
from spieltisch.tables.speech import speak
from spieltisch.texts import LANGUAGES
from tests.bots.positions import positions

BRIEF = Effort(positions=150)


@pytest.mark.parametrize("name", ["burgundy", "boonlake"])
def test_up_to_three_options_with_reasons_in_every_language(name: str) -> None:
    reasons = 0
    for game, state, seat in positions(name, 2, seed=3, every=60):
        found = advise(game, state, seat, Random(1), BRIEF)
        assert 1 <= len(found) <= 3
        assert len({advice.index for advice in found}) == len(found)
        for advice in found:
            assert 0 < advice.chance < 1
            assert -50 < advice.score < 400
            for reason in advice.reasons:
                reasons += 1
                assert all(speak(reason, language) for language in LANGUAGES)
    assert reasons


def test_hints_do_not_depend_on_what_is_hidden() -> None:
    game, state, seat = next(positions("boonlake", 3, seed=3, every=40))
    swapped = game.determinise(state, seat, Sampled(Random(11)))
    told = [advise(game, position, seat, Random(1), BRIEF) for position in (state, swapped)]
    assert [(a.index, a.score, a.chance, a.reasons) for a in told[0]] == [
        (a.index, a.score, a.chance, a.reasons) for a in told[1]
    ]
