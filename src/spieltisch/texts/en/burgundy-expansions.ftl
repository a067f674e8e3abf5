## The Castles of Burgundy: expansions

# Before the game
burgundy-option-duchies-11 = border posts, a duchy 11 dealt to each
burgundy-option-duchies-12a = team game, board 12a
burgundy-option-duchies-12b = team game, board 12b
burgundy-option-white-castles = White castles (with monastery 29)
burgundy-option-white-castles-no = without
burgundy-option-white-castles-yes = with
burgundy-option-inns = Inns
burgundy-option-inns-no = without
burgundy-option-inns-yes = with
burgundy-option-trade-routes = Trade routes
burgundy-option-trade-routes-no = without
burgundy-option-trade-routes-yes = with

# The parts
burgundy-tile-monastery-29 = monastery 29 (scores white castles)
burgundy-tile-white-castle = white castle
burgundy-tile-inn = inn
burgundy-tile-face-down = face-down tile
burgundy-depot-inns = the stack of inns

burgundy-die-white-1 = white die 1
burgundy-die-white-2 = white die 2
burgundy-die-white-3 = white die 3
burgundy-die-white-4 = white die 4
burgundy-die-white-5 = white die 5
burgundy-die-white-6 = white die 6

burgundy-duchy-11a = duchy 11a
burgundy-duchy-11b = duchy 11b
burgundy-duchy-11c = duchy 11c
burgundy-duchy-11d = duchy 11d
burgundy-duchy-11e = duchy 11e
burgundy-duchy-11f = duchy 11f
burgundy-duchy-12a = duchy 12a
burgundy-duchy-12b = duchy 12b
burgundy-duchy-13a = duchy 13a
burgundy-duchy-13b = duchy 13b

burgundy-route-1 = trade route 1
burgundy-route-2 = trade route 2
burgundy-route-3 = trade route 3
burgundy-route-4 = trade route 4
burgundy-route-5 = trade route 5
burgundy-route-6 = trade route 6
burgundy-route-7 = trade route 7
burgundy-route-8 = trade route 8
burgundy-route-9 = trade route 9
burgundy-route-10 = trade route 10
burgundy-route-11 = trade route 11
burgundy-route-12 = trade route 12

burgundy-bonus-market = take a ship or livestock
burgundy-bonus-carpenter = take a building
burgundy-bonus-church = take a mine, monastery or castle
burgundy-bonus-warehouse = sell goods
burgundy-bonus-boarding-house = 4 workers
burgundy-bonus-bank = 2 silver
burgundy-bonus-town-hall = place a tile
burgundy-bonus-watchtower = 4 points
burgundy-bonus-action = an action
burgundy-bonus-any-tile = take any tile

# White castles, inns, border posts, trade routes
burgundy-ask-white-castle-action = Your white castle gives you an action with the white die.
burgundy-ask-route-action = Your trade route gives you an action with any number.
burgundy-ask-fetch-any-tile = Which tile does your trade route bring?
burgundy-event-inn-opens = A new inn lies beside the black depot.
burgundy-event-joins-posts = { $seat } joins two border posts: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
burgundy-event-joins-all-posts = { $seat } has joined all border posts: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
burgundy-event-deals-route = { $seat } receives { $route }.
burgundy-event-travels = { $seat } sends { $goods } goods along the trade route: { $bonus }.
burgundy-event-scores-route = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} on the trade route.
burgundy-why-inn-in-area = This area already has an inn.
burgundy-why-not-both-dice = A shield takes both dice, and one of them is used.
burgundy-score-posts = Border posts
burgundy-score-routes = Trade routes
burgundy-score-shields = Shields
burgundy-score-silver-paid = Points bought

# Key spaces of a team
burgundy-ask-choose-storage = Where do you put it: { $tile }?
burgundy-do-share = On a key space of the team: { $tile }
burgundy-do-keep = On your own key space: { $tile }
burgundy-do-discard-own = Discard your own: { $tile }
burgundy-do-place-own = Place your own on { $spot }: { $tile } ({ $die }{ $workers ->
    [0] {""}
    [one] , 1 worker
   *[other] , { $workers } workers
})

# Shields
burgundy-option-shields = Shields
burgundy-option-shields-no = without
burgundy-option-shields-yes = with
burgundy-ask-choose-castle = Which castle bears { $shield }?
burgundy-ask-choose-type = Which type of goods does your ship fetch from all depots as well?
burgundy-ask-give-up-tile = { $left ->
    [one] You have too many stored tiles. Which one do you give up? (the last one)
   *[other] You have too many stored tiles. Which one do you give up? ({ $left } left to give up)
}
burgundy-ask-pay-tribute = Tribute for your shields: pay, or give one up?
burgundy-ask-choose-model = Whose monasteries count as yours from now on (shield 6)?
burgundy-ask-choose-model-unasked = Shield 6: you may choose at any time whose monasteries count as yours.
burgundy-ask-tile-from-depot = Your shield brings a tile from the depots. Which one, and where?
burgundy-ask-tile-from-black-depot = Your shield brings a tile from the black depot. Which one, and where?
burgundy-ask-tile-from-either = Your shields bring a tile from the depots and one from the black depot. Which one first, and where?
burgundy-do-claim = Take { $shield } for both dice{ $workers ->
    [0] {""}
    [one] {" "}(1 worker)
   *[other] {" "}({ $workers } workers)
}
burgundy-do-claim-by-castle = Take { $shield }
burgundy-do-hang = Put it on the castle on { $spot }{ $loses ->
    [0] {""}
   *[other] {" "}in place of shield { $loses }
}
burgundy-do-emulate = Use the monasteries of { $rival-seat }
burgundy-do-emulate-later = Choose later
burgundy-do-turn-die = Turn { $die } to { $number }
burgundy-do-give-up = Give up { $shield }
burgundy-do-pay-tribute = Pay { $silver ->
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
}
burgundy-do-load-all = Take all { $goods } goods
burgundy-do-place-from = From { $depot } to { $spot }: { $tile }
burgundy-event-posts-shield = At { $depot } lies { $shield }.
burgundy-event-claims = { $seat } takes { $shield } from { $depot }{ $workers ->
    [0] {""}
    [one] , for 1 worker
   *[other] , for { $workers } workers
}.
burgundy-event-hangs = { $seat } puts { $shield } on the castle on { $spot }.
burgundy-event-loses-shield = { $seat } loses { $shield }.
burgundy-event-emulates = { $seat } uses the monasteries of { $rival-seat }.
burgundy-event-turns-die = { $seat } turns { $die } to { $number }.
burgundy-event-pays-tribute = { $seat } pays { $silver ->
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
} for shields.
burgundy-event-by-shield = By { $shield } of { $seat }:
burgundy-event-scores-shield = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $shield }.

burgundy-shield-none = no shield
burgundy-shield-1 = shield 1 (all pastures are one)
burgundy-shield-2 = shield 2 (a worker with others)
burgundy-shield-3 = shield 3 (tribute in workers)
burgundy-shield-4 = shield 4 (endless key spaces)
burgundy-shield-5 = shield 5 (goods of one type)
burgundy-shield-6 = shield 6 (a rival’s monasteries)
burgundy-shield-7 = shield 7 (double bonus tiles)
burgundy-shield-8 = shield 8 (double mines)
burgundy-shield-9 = shield 9 (silver for every tile sold)
burgundy-shield-10 = shield 10 (double monasteries at the end)
burgundy-shield-11 = shield 11 (a shield with a castle)
burgundy-shield-12 = shield 12 (double points for sales)
burgundy-shield-13 = shield 13 (double shields at the end)
burgundy-shield-14 = shield 14 (a tile at the end of a phase)
burgundy-shield-15 = shield 15 (a black tile at the end of a phase)
burgundy-shield-16 = shield 16 (any number once a turn)
burgundy-shield-17 = shield 17 (areas count larger)
burgundy-shield-18 = shield 18 (place anywhere)

# The solo game
burgundy-option-duchies-13a = islands 13a, for a first game
burgundy-option-duchies-13b = islands 13b
burgundy-option-target = Target: fewer points are easier
burgundy-ask-buy-more = You gained points. How many more do you buy?
burgundy-ask-colour-tile = A colour is complete. Which tile of the black depot do you place?
burgundy-ask-exchange-goods = Do you exchange five goods for a face-down tile?
burgundy-ask-give-goods = { $left ->
    [one] Which goods tile do you give? (the last one)
   *[other] Which goods tile do you give? ({ $left } left to give)
}
burgundy-ask-choose-next = Several things come of this. Which one is next?
burgundy-ask-choose-crane = Does the crane count for this monastery ({ $tile })? It counts once.
burgundy-ask-target-action = You have reached the target: an action with any number.
burgundy-do-buy-points = { $points ->
    [0] Buy none
    [one] 1 silver → 1 point
   *[other] { $points } silver → { $points } points
}
burgundy-do-exchange = 5 goods → this tile, face down: { $tile }
burgundy-do-give = Give one { $goods } goods tile
burgundy-do-use-effect = Use the effect: { $tile }
burgundy-do-fill-colour = Place the tile for the complete colour
burgundy-do-count-points = { $points ->
    [one] Move the counter by 1 point
   *[other] Move the counter by { $points } points
}
burgundy-do-use-target = Take the action for the target
burgundy-do-count-crane = Count the crane for it: { $tile }
burgundy-event-removes = A tile leaves the game from { $depot }: { $tile }.
burgundy-event-counts = { $seat }: { $counter } of { $target ->
    [one] 1 point
   *[other] { $target } points
}.
burgundy-event-reaches-target = { $seat } reaches the target and wins an action. The next target is { $target }.
burgundy-event-buys-points = { $seat } buys { $points ->
    [one] 1 point
   *[other] { $points } points
}.
burgundy-event-covers = { $seat } has covered all of { $kind }.
burgundy-event-clears-goods = All other goods leave the game.
burgundy-event-exchanges = { $seat } turns a tile of the black depot over: { $tile }.
burgundy-event-gives = { $seat } gives one { $goods } goods tile.

burgundy-option-target-45 = 45 points
burgundy-option-target-46 = 46 points
burgundy-option-target-47 = 47 points
burgundy-option-target-48 = 48 points
burgundy-option-target-49 = 49 points
burgundy-option-target-50 = 50 points
burgundy-option-target-51 = 51 points
burgundy-option-target-52 = 52 points
burgundy-option-target-53 = 53 points
burgundy-option-target-54 = 54 points
burgundy-option-target-55 = 55 points
