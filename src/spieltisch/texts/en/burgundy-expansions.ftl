## The Castles of Burgundy: expansions

# Before the game
burgundy-option-duchies-11 = border posts, a duchy 11 dealt to each
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
burgundy-event-joins-posts = { $seat } joins two border posts: { $points } points.
burgundy-event-joins-all-posts = { $seat } has joined all border posts: { $points } points.
burgundy-event-deals-route = { $seat } receives { $route }.
burgundy-event-travels = { $seat } sends { $goods } along the trade route: { $bonus }.
burgundy-event-scores-route = { $seat } scores { $points } on the trade route.
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
burgundy-do-place-own = Place your own on space { $space }: { $tile } ({ $die }{ $workers ->
    [0] {""}
    [one] , 1 worker
   *[other] , { $workers } workers
})
