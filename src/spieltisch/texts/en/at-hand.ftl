# Words of the table: rules at hand, and how a game ended.

draw-ui-rules = Rules
draw-ui-rules-here = Rules for this decision
draw-ui-rules-all = All rules
draw-ui-rules-icons = Icons
draw-ui-rules-parts = All cards and tiles
draw-ui-rules-page = Open as a page of its own
draw-ui-rules-wait = One moment …
draw-ui-rules-none = The rules cannot be reached just now.
draw-ui-ending = The game is over
draw-ui-ending-result = Points and chart
draw-ui-ending-replay = Replay
draw-ui-ending-report = Report
draw-ui-ending-rematch = Rematch
draw-ui-more = More
draw-ui-hint-why = Why?
draw-ui-won = Winner
draw-ui-cards-back = Cards further left
draw-ui-cards-on = Cards further right

draw-burgundy-brief-tile = { $tile }
draw-burgundy-brief-goods = all goods in { $goods }
draw-burgundy-detail-take = { $depot } · { $die }{ $workers ->
    [0] {""}
    [one] , 1 worker
   *[other] , { $workers } workers
}
draw-burgundy-detail-buy = { $depot } · { $silver } silver{ $workers ->
    [0] {""}
    [one] , 1 worker
   *[other] , { $workers } workers
}
draw-burgundy-detail-fetch = { $depot }
draw-burgundy-detail-place = { $spot } · { $die }{ $workers ->
    [0] {""}
    [one] , 1 worker
   *[other] , { $workers } workers
}
draw-burgundy-detail-place-own = your own, { $spot } · { $die }{ $workers ->
    [0] {""}
    [one] , 1 worker
   *[other] , { $workers } workers
}
draw-burgundy-detail-place-from = from { $depot } to { $spot }
draw-burgundy-detail-sell = { $die }{ $workers ->
    [0] {""}
    [one] , 1 worker
   *[other] , { $workers } workers
}

lobby-about-boonlake = Settle the wild river with cards, levers and boats: 1 to 4 players, 60 to 150 minutes.
lobby-about-burgundy = Dice, duchies and clever chains of tiles: 1 to 4 players, 60 to 120 minutes.
lobby-merit-learn = Playable at once
lobby-merit-learn-why = The table says what you may do, what it brings, and why something does not work; the rules are one key away.
lobby-merit-bots = Opponents at any time
lobby-merit-bots-why = Bots from novice to master, solo games, and friends by a link.
lobby-merit-past = Every game kept
lobby-merit-past-why = Watch it again, go on from any move, and read where it was decided.
lobby-merit-fair = Fair luck
lobby-merit-fair-why = Dice and cards are fixed before the first move; anybody can check them afterwards.

play-laying = The table is being set …
