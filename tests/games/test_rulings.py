"""Which test holds which rule: every ruling is named by a test, every corner of the law has one.

A test that carries a ruling out says so in its name: `test_b7_…`, `test_b12_b13_…`.
"""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
NAMED = re.compile(r"^def test_((?:[bc]\d+_)+)", re.MULTILINE)
RULINGS = [f"b{number}" for number in range(1, 32)] + [f"c{number}" for number in range(1, 18)]
CORNERS = {
    # Boonlake
    "with 1 and 2 players space 3 of the river is an ordinary space": [
        "games/boonlake/test_law_river.py::test_b12_with_two_players_space_3_is_an_ordinary_space",
        "games/boonlake/test_law_river.py::test_b12_alone_space_3_is_an_ordinary_space_for_the_eminence",
    ],
    "levers may be used between income and levers up, and exactly those who can are asked": [
        "games/boonlake/test_law_lever_moments.py::test_b15_cards_of_the_income_pay_a_lever_before_it_goes_up",
        "games/boonlake/test_law_lever_moments.py::test_b15_exactly_those_are_asked_who_could_use_a_lever_then",
        "games/boonlake/test_law_lever_moments.py::test_b15_after_the_income_of_the_fourth_scoring_nobody_is_asked",
    ],
    "the boat lever where it can matter, and nowhere else": [
        "games/boonlake/test_law_lever_moments.py::test_b16_the_boat_lever_at_the_choice_of_a_strip",
        "games/boonlake/test_law_lever_moments.py::test_b16_the_boat_lever_before_a_lever_goes_up_by_a_card",
        "games/boonlake/test_law_lever_moments.py::test_b16_the_boat_lever_before_levers_go_up",
        "games/boonlake/test_law_lever_moments.py::test_b16_no_boat_lever_where_it_changes_nothing",
    ],
    "a tile lever that would give nothing is not offered": [
        "games/boonlake/test_law_lever_moments.py::test_the_tile_lever_is_not_offered_when_the_hexs_reward_took_the_last_inhabitant",
        "games/boonlake/test_law_levers.py::test_b9_the_tile_lever_is_not_offered_when_nobody_is_left",
    ],
    "ways to pay are what a brute force finds": [
        "games/boonlake/test_plans.py::test_what_is_offered_is_what_a_brute_force_finds",
        "games/boonlake/test_law_payment.py::test_b16_b17_every_way_to_pay_is_found_and_none_is_made_up",
    ],
    "an effect of a card that nobody knows is an error": [
        "games/boonlake/test_card_effects.py::test_an_immediate_effect_that_nobody_knows_is_an_error_and_no_exchange",
    ],
    # The Castles of Burgundy
    "monastery 27 lifts both partners and keeps them on top, also copied by shield 6": [
        "games/burgundy/test_bridge.py::test_27_lifts_both_partners_at_once",
        "games/burgundy/test_bridge.py::test_27_keeps_both_partners_on_top_when_a_rival_arrives",
        "games/burgundy/test_bridge.py::test_27_copied_by_shield_6_lifts_both_partners_of_the_copying_team",
        "games/burgundy/test_bridge.py::test_an_arriving_piece_goes_under_all_whom_27_keeps_on_top",
        "games/burgundy/test_bridge.py::test_a_piece_that_overtakes_plays_before_those_it_has_overtaken",
    ],
    "alone, the player orders partial actions": [
        "games/burgundy/test_solo.py::test_c15_the_target_action_takes_the_castle_that_the_town_hall_places",
        "games/burgundy/test_solo.py::test_c15_the_effect_may_come_first",
        "games/burgundy/test_solo.py::test_c15_the_colour_tile_before_the_effect",
        "games/burgundy/test_solo.py::test_c15_scores_are_counted_in_the_order_of_the_players_choice",
    ],
    "shield 6 at any point of the game, at the latest before the final scoring": [
        "games/burgundy/test_crests.py::test_c16_shield_6_is_used_in_anothers_turn_and_holds_nobody_up",
        "games/burgundy/test_crests.py::test_c16_before_the_mines_pay_the_owner_of_shield_6_is_asked_if_it_matters",
        "games/burgundy/test_crests.py::test_c16_at_the_latest_before_the_final_scoring",
    ],
    "alone, the crane counts as one building, once": [
        "games/burgundy/test_solo.py::test_the_crane_counts_as_a_building_of_choice_once",
        "games/burgundy/test_solo.py::test_the_crane_may_be_kept_for_another_monastery",
    ],
    "tribute by workers with shield 3, the order of shields 14 and 15, no purchase between turns": [
        "games/burgundy/test_shields.py::test_c13_shield_3_takes_workers_even_while_it_is_given_up_itself",
        "games/burgundy/test_crests.py::test_14_and_15_in_the_order_of_the_players_choice",
        "games/burgundy/test_crests.py::test_at_the_end_of_a_phase_nobody_may_buy_and_the_reason_says_so",
    ],
    "the last action of a turn can be taken back until the next player decides or luck speaks": [
        "games/burgundy/test_turn.py::test_a_turn_can_be_taken_back_until_the_next_player_has_decided",
        "games/burgundy/test_turn.py::test_the_last_step_of_a_turn_can_be_taken_back",
        "games/burgundy/test_turn.py::test_luck_seals_the_last_step_of_a_round",
        "games/boonlake/test_law_together.py::test_the_last_move_of_a_turn_is_taken_back_until_the_next_player_has_decided",
    ],
    "records of the former rules are refused with a clear word": [
        "games/burgundy/test_turn.py::test_a_record_with_the_former_question_is_refused_with_a_clear_word",
    ],
    # Words
    "official terms, numbers and their nouns, exchanges": [
        "texts/test_terms.py::test_no_message_uses_a_rival_of_an_official_term",
        "texts/test_plurals.py::test_one_is_never_followed_by_a_plural",
        "texts/test_plurals.py::test_in_french_nothing_is_not_one",
        "games/test_nothing_is_counted.py::test_no_line_of_a_whole_game_counts_nothing",
        "texts/test_terms.py::test_exchanges_read_give_then_get",
    ],
    "the game's board is called as the box calls it": [
        "texts/test_terms.py::test_no_message_uses_a_rival_of_an_official_term",
        "texts/test_terms.py::test_every_official_term_is_used",
    ],
    "French signs, articles and nothing": [
        "texts/test_terms.py::test_french_signs_stand_after_narrow_no_break_spaces",
        "games/burgundy/test_words.py::test_monasteries_have_their_article_in_french",
        "games/burgundy/test_words.py::test_french_does_not_count_nothing",
    ],
    "countdowns say what is left": [
        "games/boonlake/test_log.py::test_a_countdown_says_what_is_left",
        "games/burgundy/test_words.py::test_countdowns_say_what_is_left",
        "games/burgundy/test_turn.py::test_who_ends_with_dice_left_is_told_how_many",
    ],
    "goods, the white die, workers, the bridge, what one has": [
        "games/burgundy/test_words.py::test_goods_are_called_by_their_colour",
        "games/burgundy/test_words.py::test_the_white_die_is_declined",
        "games/burgundy/test_words.py::test_taking_workers_says_how_many",
        "games/burgundy/test_words.py::test_alone_nobody_is_told_of_the_bridge",
        "games/burgundy/test_words.py::test_what_one_has_is_told_with_its_nouns",
    ],
    "what is short is named before the moment": [
        "games/boonlake/test_law_why.py::test_a_real_shortage_is_named_before_the_moment",
        "games/boonlake/test_law_scoring.py::test_b18_what_is_missing_for_an_exchange_is_told",
        "games/burgundy/test_words.py::test_nothing_is_not_counted",
    ],
    "the log gives the reason of gains and tells levers going up": [
        "games/boonlake/test_log.py::test_the_bonus_for_discarding_is_named",
        "games/boonlake/test_log.py::test_that_there_is_nowhere_to_explore_is_said",
        "games/boonlake/test_log.py::test_income_and_levers_going_up_are_told",
        "games/burgundy/test_log.py::test_mines_with_monastery_2_and_shield_8",
        "games/burgundy/test_log.py::test_monasteries_3_and_4_at_a_sale",
        "games/burgundy/test_log.py::test_monastery_13_and_the_shield_2_of_another",
    ],
    "no numbers of places that the board does not show": [
        "games/boonlake/test_texts.py::test_whole_games_name_a_place_by_its_number_only_while_the_map_shows_it",
        "games/boonlake/test_log.py::test_rows_of_the_action_board_are_counted_from_the_top",
        "games/boonlake/test_log.py::test_how_far_a_marker_has_come_on_a_track_is_told",
        "games/burgundy/test_words.py::test_every_line_of_whole_games_names_spaces_by_colour_and_die",
    ],
    # Where a rule is
    "a rule is found by the names of folder and file": [
        "games/test_where_rules_stand.py::test_every_module_is_named_once_as_a_rule_or_as_none",
        "games/test_where_rules_stand.py::test_every_ruling_has_its_place",
        "games/burgundy/test_where.py::test_a_number_is_used_where_one_is_sent",
    ],
}


def named_in(source: str) -> set[str]:
    return {ruling for names in NAMED.findall(source) for ruling in names.split("_") if ruling}


def test_every_ruling_is_named_by_a_test() -> None:
    sources = [file.read_text(encoding="utf-8") for file in TESTS.rglob("test_*.py")]
    named = set().union(*map(named_in, sources))
    assert sorted(set(RULINGS) ^ named) == []


def test_only_names_of_tests_count() -> None:
    source = '"""C3."""\ndef test_b7_b15_easy() -> None: ...\ndef test_to_a1_b1() -> None: ...\n'
    assert named_in(source) == {"b7", "b15"}


@pytest.mark.parametrize("corner", CORNERS)
def test_every_corner_of_the_law_has_its_tests(corner: str) -> None:
    for test in CORNERS[corner]:
        file, name = test.split("::")
        assert f"def {name}(" in (TESTS / file).read_text(encoding="utf-8")
