"""Values: equality, pickling, plain form, hash."""

import json
import pickle

import pytest

from spieltisch.kernel.piles import Pile
from spieltisch.kernel.values import Value, canonical, classes_of, digest, dump, revive
from tests import auction


def test_equal_fields_make_equal_values() -> None:
    assert Pile([3, 1]) == Pile([1, 3])
    assert Pile([1]) != Pile([2])
    assert Pile([1]) != [1]


def test_a_value_shows_its_fields() -> None:
    assert repr(Pile([2, 1])) == "Pile(items=[1, 2])"


def test_steps_and_options_hash_and_pickle() -> None:
    bid = auction.module().Bid(4)
    assert pickle.loads(pickle.dumps(bid)) == bid
    assert len({bid, auction.module().Bid(4), auction.module().Bid(5)}) == 2


def test_what_holds_a_list_hashes_too() -> None:
    assert len({Pile([1, 2]), Pile([2, 1]), Pile([3])}) == 2


def test_plain_form_survives_json() -> None:
    classes = classes_of([auction.module()])
    step = auction.module().Together([auction.module().ChooseBid(0), auction.module().Reveal()])
    plain = json.loads(canonical(dump(step)))
    assert revive(plain, classes) == step


def test_what_has_no_plain_form_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match="float"):
        dump([1.5])


def test_the_hash_does_not_depend_on_the_order_of_keys() -> None:
    assert digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1})
    assert digest({"a": 1}) != digest({"a": 2})


def test_a_value_without_fields_equals_its_like() -> None:
    assert Value() == Value()
