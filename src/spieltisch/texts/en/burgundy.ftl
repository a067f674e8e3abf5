## The Castles of Burgundy

burgundy-name = The Castles of Burgundy

# Before the game
burgundy-option-duchies = Duchies
burgundy-option-duchies-1 = number 1 for all
burgundy-option-duchies-2 = number 2 for all
burgundy-option-duchies-3 = number 3 for all
burgundy-option-duchies-4 = number 4 for all
burgundy-option-duchies-5 = number 5 for all
burgundy-option-duchies-6 = number 6 for all
burgundy-option-duchies-7 = number 7 for all
burgundy-option-duchies-8 = number 8 for all
burgundy-option-duchies-9 = number 9 for all
burgundy-option-duchies-10 = number 10 for all
burgundy-option-duchies-random = a board dealt to each, side of choice
burgundy-option-duchies-choose = each chooses freely
burgundy-option-extra-tiles = Extra tiles (monasteries 27 and 28, crane, geese)
burgundy-option-extra-tiles-no = without
burgundy-option-extra-tiles-yes = with
burgundy-option-tie-break = A tie goes to whoever has
burgundy-option-tie-break-fewest = the fewest unused spaces
burgundy-option-tie-break-most = the most unused spaces

# What is asked
burgundy-ask-choose-duchy = Which duchy will you rule?
burgundy-ask-place-starting-castle = Where does your starting castle stand?
burgundy-ask-play-turn = Your turn: use a die, buy a tile, or finish.
burgundy-ask-make-room = Your key spaces are full. Which tile do you give up?
burgundy-ask-choose-depot = Your ship has landed. From which depot do you take goods?
burgundy-ask-choose-adjacent-depot = Which depot next to { $depot } do you empty as well?
burgundy-ask-choose-goods = You cannot store every colour. Which one do you take?
burgundy-ask-castle-action = Your castle gives you an action with any number.
burgundy-ask-fetch-tile = Which tile do you fetch ({ $tile })?
burgundy-ask-sell-from-warehouse = Which goods does your warehouse sell?
burgundy-ask-place-another = Which tile does your town hall place?
burgundy-ask-choose-building = Which building does your crane stand in for?

# What can be done
burgundy-do-settle = Choose { $duchy }
burgundy-do-found = Build on { $spot }
burgundy-do-take = Take from { $depot }: { $tile } ({ $die }{ $workers ->
    [0] {""}
    [one] , 1 worker
   *[other] , { $workers } workers
})
burgundy-do-place = Place on { $spot }: { $tile } ({ $die }{ $workers ->
    [0] {""}
    [one] , 1 worker
   *[other] , { $workers } workers
})
burgundy-do-sell = Sell all { $goods } goods ({ $die }{ $workers ->
    [0] {""}
    [one] , 1 worker
   *[other] , { $workers } workers
})
burgundy-do-workers = Take 2 workers ({ $die })
burgundy-do-four-workers = Take 4 workers ({ $die })
burgundy-do-buy = Buy from { $depot }: { $tile } ({ $silver ->
    [0] { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
   *[other] { $silver } silver{ $workers ->
        [0] {""}
       *[other] {" "}and { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
    }
})
burgundy-do-hire = 1 silver → 2 workers
burgundy-do-discard = Discard: { $tile }
burgundy-do-load = Take the goods of { $depot }
burgundy-do-load-only = Take the { $goods } goods from { $depot }
burgundy-do-fetch = Take from { $depot }: { $tile }
burgundy-do-mimic = Use it as: { $tile }
burgundy-do-forgo = Do without
burgundy-do-end = Finish your turn

# What happens
burgundy-event-begins = { $seat } begins.
burgundy-event-draws-goods = { $seat } draws one { $goods } goods tile.
burgundy-event-settles = { $seat } plays on { $duchy }.
burgundy-event-founds = { $seat } builds the starting castle on { $spot }.
burgundy-event-phase-begins = Phase { $phase } begins.
burgundy-event-rolls = { $seat } rolls { $one } and { $two }.
burgundy-event-delivers = The white die brings { $goods } goods to { $depot }.
burgundy-event-bends = { $seat } uses { $die } as a { $number }{ $workers ->
    [0] {""}
    [one] , for 1 worker
   *[other] , for { $workers } workers
}.
burgundy-event-takes = { $seat } takes a tile from { $depot }: { $tile }.
burgundy-event-pays = { $seat } pays { $silver ->
    [0] { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
   *[other] { $silver } silver{ $workers ->
        [0] {""}
       *[other] {" "}and { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
    }
}.
burgundy-event-discards = { $seat } discards a tile: { $tile }.
burgundy-event-places = { $seat } places on { $spot }: { $tile }.
burgundy-event-sells = { $seat } sells { $count ->
    [one] 1 { $goods } goods tile
   *[other] { $count } { $goods } goods
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
burgundy-event-mines-pay = { $mines ->
    [one] The mine of { $seat } pays:
   *[other] The { $mines } mines of { $seat } pay:
}
burgundy-event-by-monastery = By { $tile } of { $seat }:
burgundy-event-earns-silver = { $seat } gets { $silver } silver.
burgundy-event-earns-workers = { $seat } gets { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}.
burgundy-event-loads = { $seat } takes { $count ->
    [one] 1 { $goods } goods tile
   *[other] { $count } { $goods } goods
} from { $depot }.
burgundy-event-advances = { $seat } moves to space { $step } of the bridge.
burgundy-event-tops = { $seat } climbs to the top of the stack on the bridge.
burgundy-event-mimics = { $seat } uses the crane as: { $tile }.
burgundy-event-scores-area = { $seat } completes an area of { $size } in { $kind }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
burgundy-event-scores-phase = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} more for completing it in phase { $phase }.
burgundy-event-scores-colour = { $seat } has covered all of { $kind }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for the bonus tile.
burgundy-event-scores-herd = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for livestock.
burgundy-event-scores-watchtower = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for the watchtower.
burgundy-event-scores-goods = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for unsold goods.
burgundy-event-scores-silver = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $count } silver.
burgundy-event-scores-workers = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $count ->
    [one] 1 worker
   *[other] { $count } workers
}.
burgundy-event-scores-monastery = { $seat } scores { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
} for { $tile }.

# Why not
burgundy-why-occupied = There is a tile on this space already.
burgundy-why-other-colour = This space is for { $kind }.
burgundy-why-not-next-to-tile = No tile of yours lies next to this space.
burgundy-why-twin-building = This town already has one: { $tile }.
burgundy-why-workers-short = This takes { $needed ->
    [one] 1 worker
   *[other] { $needed } workers
}; you have { $workers ->
    [0] none
   *[other] { $workers }
}.
burgundy-why-dice-left = { $left ->
    [one] You have 1 die left.
   *[other] You have { $left } dice left.
}
burgundy-why-no-die-left = Both your dice are used.
burgundy-why-no-such-goods = You have no { $goods } goods.
burgundy-why-bought-already = You have bought a tile this turn.
burgundy-why-nobodys-turn = You can buy a tile only in your own turn.
burgundy-why-silver-short = A tile costs { $needed } silver; you have { $silver ->
    [0] none
   *[other] { $silver } silver
}.
burgundy-why-means-short = A tile costs { $needed } silver or { $needed } { $needed ->
    [one] worker
   *[other] workers
}; you have { $silver ->
        [0] no silver
       *[other] { $silver } silver
    } and { $workers ->
        [0] no workers
        [one] 1 worker
       *[other] { $workers } workers
    }.

# Where points come from
burgundy-score-area = Areas
burgundy-score-phase = Phase bonus
burgundy-score-colour = Colour bonus
burgundy-score-livestock = Livestock
burgundy-score-sale = Goods sold
burgundy-score-watchtower = Watchtowers
burgundy-score-goods = Unsold goods
burgundy-score-silver = Silver
burgundy-score-workers = Workers
burgundy-score-monastery = Monasteries

# A space: its colour and die, as the duchy shows them, then where it lies
burgundy-spot-space = the { $colour } { $number }, { $row }, { $place }
burgundy-colour-building = beige
burgundy-colour-monastery = yellow
burgundy-colour-ship = blue
burgundy-colour-livestock = light green
burgundy-colour-castle = dark green
burgundy-colour-mine = grey
burgundy-row-1 = first row
burgundy-row-2 = second row
burgundy-row-3 = third row
burgundy-row-4 = fourth row
burgundy-row-5 = fifth row
burgundy-row-6 = sixth row
burgundy-row-7 = seventh row
burgundy-row-8 = eighth row
burgundy-row-9 = ninth row
burgundy-place-1 = first place
burgundy-place-2 = second place
burgundy-place-3 = third place
burgundy-place-4 = fourth place
burgundy-place-5 = fifth place
burgundy-place-6 = sixth place
burgundy-place-7 = seventh place
burgundy-place-8 = eighth place
burgundy-place-9 = ninth place
burgundy-place-10 = tenth place
burgundy-place-11 = eleventh place
burgundy-place-12 = twelfth place
burgundy-place-13 = thirteenth place
