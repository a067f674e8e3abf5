## The expansions of The Castles of Burgundy on screen

# Main board
draw-burgundy-inns = Inns beside the black depot: 2 silver
draw-burgundy-white-die-lends = White die: { $number }. White castles lend it to you for an action.
draw-burgundy-white-die-alone = White die: { $number }. The goods came to depot { $number }, and a tile left the game from there.
draw-burgundy-depot-shield = Shield of depot { $depot }: for a double { $depot }
draw-burgundy-posts-large = First to join all border posts: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
draw-burgundy-posts-small = Second to join all border posts: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
draw-burgundy-posts-owner = { $name } has joined all border posts
draw-burgundy-order = Turn order
draw-burgundy-order-place = Turn { $number } of this round
draw-burgundy-plays = { $name } plays turn { $number }
draw-burgundy-colour-tile = Cover all of { $kind }: place a tile of the black depot at once

# Duchies
draw-burgundy-space-river = { $label }, river to { $spaces }
draw-burgundy-shield-of = Shield on the castle on { $spot }
draw-burgundy-tray = With shield 4: more stored tiles
draw-burgundy-emulates = You use the monasteries of { $name }.
draw-burgundy-tribute = { $count ->
    [0] No shields
    [one] 1 shield, tribute at the end of the phase: 1 silver
   *[other] { $count } shields, tribute at the end of the phase: { $count } silver
}
draw-burgundy-has-tiles-of = { $count } of { $spaces } spaces covered
draw-burgundy-post = Border post { $number }, beside { $one } and { $two }
draw-burgundy-post-joined = Border post { $number } is joined to another
draw-burgundy-link = Way between border posts { $one } and { $two }
draw-burgundy-joined = Border posts { $one } and { $two } are joined
draw-burgundy-route = Trade route
draw-burgundy-route-place = Space { $number } of the trade route
draw-burgundy-route-space = { $goods }: { $bonus }
draw-burgundy-route-earned = Earned
draw-burgundy-route-next = The next goods sold come here
draw-burgundy-route-bonus = Trade route

# Teams
draw-burgundy-partner = Partner { $number }
draw-burgundy-own-key-space = Key space { $number } of this partner alone
draw-burgundy-team-keys = Shared
draw-burgundy-team-route = Trade route of team { $team }

# Alone
draw-burgundy-left = { $count ->
    [one] 1 space left
   *[other] { $count } spaces left
}
draw-burgundy-alone = { $left ->
    [0] You have won: your duchy is full!
    [one] The game is over. 1 space was left.
   *[other] The game is over. { $left } spaces were left.
}
draw-burgundy-counter = Way to the target
draw-burgundy-counter-space = { $points ->
    [one] 1 point
   *[other] { $points } points
}
draw-burgundy-counter-at = Points counted: { $points } of { $target }
draw-burgundy-target-at = Target that brings an action: { $target }

# What can be done
draw-burgundy-group-store = Where to
draw-burgundy-group-shield = Shields
draw-burgundy-group-tribute = Tribute
draw-burgundy-group-die = Turn a die
draw-burgundy-group-exchange = Exchange goods
draw-burgundy-group-points = Buy points

# Glossary
draw-burgundy-any-kind = Tiles for any space
draw-burgundy-about-white-castle = Take another action at once, with the number of the white die. Workers may change it.
draw-burgundy-about-monastery-29 = At the end: 4 points for each of your white castles.
draw-burgundy-about-inn = Goes on a space of any kind, one in each area, and makes the area count as 1 space larger. Nothing else.
draw-burgundy-about-face-down = Goes on a space of any kind and does nothing but cover it.
draw-burgundy-about-crane-too = Use the effect of any building. Counts as a building of your choice for monasteries 16 to 23 and 29.
draw-burgundy-about-ship-alone = Take all goods of one depot; all others leave the game. Then you may give { $count } goods for a face-down tile of the black depot.
draw-burgundy-about-at-once = { $about } Alone, it scores when you place it.
draw-burgundy-about-shield = { $about } { $points ->
    [0] {""}
    [one] 1 point at the end.
   *[other] { $points } points at the end.
}
draw-burgundy-about-shield-1 = All your pastures count as one.
draw-burgundy-about-shield-2 = Whenever somebody else gets workers, you get 1 worker.
draw-burgundy-about-shield-3 = You may pay tribute in workers instead of silver.
draw-burgundy-about-shield-4 = You may store as many tiles as you like.
draw-burgundy-about-shield-5 = With each ship, choose a colour of goods and take all of it from the six depots as well.
draw-burgundy-about-shield-6 = Choose another player once: that player’s monasteries count for you, too.
draw-burgundy-about-shield-7 = Your bonus tiles score double.
draw-burgundy-about-shield-8 = Your mines pay double.
draw-burgundy-about-shield-9 = A sale brings 1 silver for each goods tile.
draw-burgundy-about-shield-10 = Monasteries that score at the end score double.
draw-burgundy-about-shield-11 = Instead of its action, a castle you place may bring you any shield.
draw-burgundy-about-shield-12 = Goods you sell score double.
draw-burgundy-about-shield-13 = All your shields score double at the end.
draw-burgundy-about-shield-14 = At the end of each phase, place a tile from one of the six depots at once.
draw-burgundy-about-shield-15 = At the end of each phase, place a tile from the black depot at once.
draw-burgundy-about-shield-16 = Once in your turn, turn a die to any number.
draw-burgundy-about-shield-17 = Areas you complete score as if they were 1 space larger.
draw-burgundy-about-shield-18 = Tiles need not touch one that is already placed.
