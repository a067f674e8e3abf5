"""Boonlake: its component pack and its rules, one module per chapter of the rulebook.

Where each rule stands, in the rulebook's order; in brackets the rulings that are carried out there.

Set-up                                  setup (B1, B24), table
The turn: strip, locks, equal turns     turn (B13, B14)
The seven actions, and who acts when    strips (B22, B29)
The ship and the river's rewards        river (B12), rewards
Supply, victory points below zero       supply (B9, B27)
Drawing and discarding                  hand (B10, B31)
Playing, discarding, forgoing a card    cards (B9, B28, B29)
What cards do                           card_effects
Special projects on scoring tiles       cards
Paying: coins, vases, resources         payment (B17)
Boats and levers that help to pay       plans (B16, B17)
Production sites                        production, table (B4)
Explore                                 explore (B11)
Develop                                 develop
Upgrade to a house or settlement        upgrade (B7, B8), surcharges
The tiers of the player board           player_board
Presences and what is adjacent          presences (B6, B19)
Region scoring                          regions (B21)
Cattle pastures and cattle              cattle (B5, B11), surcharges
Modernize                               modernize
Levers at any moment, the boat lever    levers (B15, B16)
Levers of the top row                   top_levers (B15)
Interim scoring in five steps           interim (B2, B15, B23, B30)
Scoring tiles                           scoring_tiles (B3, B18, B19, B20)
Income tracks                           tracks (B25)
Final scoring                           final
The solo game                           solo (B26), eminence, solo_strips (B21), solo_effects,
                                        solo_places, solo_scoring, solo_look

What is no rule: pack, pieces, terms and all pack_… (the box), decisions, parts, in_sight and
reasons (what is offered, and why something is not), views, audit, events, solo_events, sources,
title, game. Taking back is `tables.match`; places in words are `game.place_of`.
"""
