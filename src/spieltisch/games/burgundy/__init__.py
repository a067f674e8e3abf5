"""The Castles of Burgundy: its component pack and its rules, one module per chapter.

Where each rule stands, in the rulebook's order; in brackets the rulings that are carried out there.

Set-up, duchies and starting castles    setup, options, duchy
Phases, rounds, the white die           phases (C10, C11)
The bridge and turn order               bridge
A player's turn                         turn
Dice and workers                        dice (C4)
The four actions                        actions
Key spaces, and making room             storage (C3, C17)
Where a tile may lie, areas, colours    placing (C6, C7)
Ships, castles, livestock, and order    effects (C5, C8, C9, C14)
Buildings                               buildings (C8, C9, C17), gains
The black depot                         purchases (C2)
Monasteries by their numbers            monasteries
End of a phase: mines                   phases
Final scoring and ties                  scoring (C1, C12)
Border posts                            border_posts
White castles                           white_castles (C10)
Inns                                    inns
Trade routes                            trade_routes
The team game                           team
The solo game                           solo (C15)
Shields                                 shields (C13, C16), crests (their numbers)
Tiles straight into the duchy           direct

What is no rule: pack, tiles and all pack_… (the box), rules (the pack as it applies to a match, and
what an expansion may hook into), table and estate (what lies where), why_not and reasons, views,
views_expansions, audit, audit_expansions, events, title, game.
"""
