## Boonlake: what is asked, done, told, and why not.

# The game

boonlake-name = Boonlake

# What is asked: set-up

boonlake-ask-choose-scoring-tile = Which scoring tile do you put in your area? On it all points count double for you.
boonlake-ask-choose-first-site = With which production site do you begin?

# What is asked: a turn

boonlake-ask-choose-strip = Which action do you choose?
boonlake-ask-choose-card = Play a card ({ $kind }), realize a project, or discard such a card for 2 coins?
boonlake-ask-choose-any-card = Play any card, realize a project, or discard a card for 2 coins?
boonlake-ask-choose-space = How far does your ship sail?
boonlake-ask-choose-vase-or-build = A vase, or a production site?
boonlake-ask-choose-build = Which production site do you build?
boonlake-ask-choose-track = On which track do you take the three steps?
boonlake-ask-choose-discard = { $left ->
    [one] Which card do you discard? (the last one)
   *[other] Which card do you discard? ({ $left } left to discard)
}
boonlake-ask-choose-payment = How do you pay?

# What is asked: the actions

boonlake-ask-choose-explore = Do you explore?
boonlake-ask-choose-hex = Where do you place the revealed tile?
boonlake-ask-choose-tile-lever = You have placed a tile. Do you use your lever for an inhabitant?
boonlake-ask-choose-development = Do you develop or upgrade?
boonlake-ask-choose-upgrade = What do you upgrade?
boonlake-ask-choose-free-house = Which inhabitant becomes a house for nothing?
boonlake-ask-choose-easy-settlement = Which house becomes a settlement, at the easier terms?
boonlake-ask-choose-pioneer-share = Draw 2 cards and go on, or use a lever instead?
boonlake-ask-choose-settling = Develop, upgrade, or play or discard a card?
boonlake-ask-choose-pasture = Where do you place a cattle pasture?
boonlake-ask-choose-cattle = Place cattle, or play or discard a card?
boonlake-ask-choose-region = Which region do you leave out, for the reward on its label?
boonlake-ask-choose-region-coins = How do you take your share of the region scoring?
boonlake-ask-choose-hire = Do you hire (3 coins or 3 cards → 1 inhabitant)?
boonlake-ask-choose-more-hire = Do you hire another inhabitant?
boonlake-ask-choose-modernize = Which lever do you take to modernize?
boonlake-ask-choose-progress = Give up an inhabitant to modernize, or draw a card?
boonlake-ask-choose-builder = Play a card, realize a project, or draw 2 cards?
boonlake-ask-choose-builder-share = Play a card, realize a project, or discard a card for 2 coins?
boonlake-ask-choose-exchange = Do you make the exchange?
boonlake-ask-choose-lever-up = Which lever do you move up again?

# What is asked: interim scoring

boonlake-ask-choose-play = { $left ->
    [one] Play a card, realize a project or upgrade? (once more)
   *[other] Play a card, realize a project or upgrade? ({ $left } times left)
}
boonlake-ask-choose-scoring = Which scoring tile do you score?
boonlake-ask-choose-gift = How do you pay for “{ $goal }”?
boonlake-ask-choose-before-levers-up = Do you use another lever before all go up?

# What may be done

boonlake-do-pick = Take “{ $goal }”
boonlake-do-begin-with = Begin with { $resource }
boonlake-do-take = { $strip }
boonlake-do-pass = Leave it
boonlake-do-play = Play { $card }
boonlake-do-sell = Discard { $card } → 2 coins
boonlake-do-discard = Discard { $card }
boonlake-do-realize = Realize the special project on “{ $goal }”
boonlake-do-forgo = Forgo the card and use the lever “{ $lever }”
boonlake-do-pay = { $coins ->
    [0] Pay nothing
    [one] Pay { $coins } coin
   *[other] Pay { $coins } coins
}; { $boats }; { $using }
boonlake-do-explore = Reveal a building tile
boonlake-do-lay = Place it on { $spot }
boonlake-do-tile-lever = Use the lever: 1 inhabitant
boonlake-do-develop = Develop { $spot }, { $place }
boonlake-do-house = House on { $spot }, { $place }, for 1 inhabitant
boonlake-do-free-house = House on { $spot }, { $place }, for nothing
boonlake-do-settlement = Settlement on { $spot }, { $place }, { $inhabitants ->
    [0] { $vp ->
        [0] for nothing
       *[other] for { $vp } VP
    }
    [one] for { $inhabitants } inhabitant{ $vp ->
        [0] { "" }
       *[other] { " and " }{ $vp } VP
    }
   *[other] for { $inhabitants } inhabitants{ $vp ->
        [0] { "" }
       *[other] { " and " }{ $vp } VP
    }
}
boonlake-do-lever-settlement = Settlement on { $spot }, { $place }, with the lever, { $inhabitants ->
    [0] { $vp ->
        [0] for nothing
       *[other] for { $vp } VP
    }
    [one] for { $inhabitants } inhabitant{ $vp ->
        [0] { "" }
       *[other] { " and " }{ $vp } VP
    }
   *[other] for { $inhabitants } inhabitants{ $vp ->
        [0] { "" }
       *[other] { " and " }{ $vp } VP
    }
}
boonlake-do-cattle = Cattle on { $spot }, { $inhabitants ->
    [0] { $vp ->
        [0] for nothing
       *[other] for { $vp } VP
    }
    [one] for { $inhabitants } inhabitant{ $vp ->
        [0] { "" }
       *[other] { " and " }{ $vp } VP
    }
   *[other] for { $inhabitants } inhabitants{ $vp ->
        [0] { "" }
       *[other] { " and " }{ $vp } VP
    }
}
boonlake-do-pasture = Cattle pasture on { $spot }
boonlake-do-region = Leave out { $region }
boonlake-do-share = Take the coins
boonlake-do-share-and-vp = Use the lever: coins and as many VP
boonlake-do-draw-and-play = Draw 2 cards
boonlake-do-draw-one = Draw 1 card
boonlake-do-draw-two = Draw 2 cards
boonlake-do-hire-for-coins = 3 coins → 1 inhabitant
boonlake-do-hire-for-cards = 3 cards → 1 inhabitant
boonlake-do-modernize = Modernize: the lever “{ $lever }”
boonlake-do-modernize-for-inhabitant = 1 inhabitant → modernize: the lever “{ $lever }”
boonlake-do-instead = Instead of your share: { $swap }
boonlake-do-lever = Lever: { $way }
boonlake-do-look-at-lever = The lever “{ $lever }”
boonlake-do-lever-up = Move “{ $lever }” up
boonlake-do-trade = { $vp ->
    [0] { $trade }
   *[other] { $trade } → { $vp } VP
}
boonlake-do-build = Production site: { $resource }
boonlake-do-vase = Take a vase
boonlake-do-advance = 3 steps on the { $track }
boonlake-do-sail = Sail to space { $space }
boonlake-do-score = Score “{ $goal }”
boonlake-do-give-inhabitants = { $pieces ->
    [0] { "" }
    [one] { $pieces } inhabitant
   *[other] { $pieces } inhabitants
}{ $coins ->
    [0] { "" }
   *[other] { $pieces ->
        [0] { "" }
       *[other] { " and " }
    }{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
} → “{ $goal }”
boonlake-do-give-vases = { $pieces ->
    [0] { "" }
    [one] { $pieces } vase
   *[other] { $pieces } vases
}{ $coins ->
    [0] { "" }
   *[other] { $pieces ->
        [0] { "" }
       *[other] { " and " }
    }{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
} → “{ $goal }”
boonlake-do-give-coins = { $coins ->
    [one] { $coins } coin → “{ $goal }”
   *[other] { $coins } coins → “{ $goal }”
}
boonlake-do-give-nothing = Give nothing and fail “{ $goal }”

# What happens: set-up

boonlake-event-start-tile = { $tile } lies on { $spot }.
boonlake-event-offered = { $seat } gets the scoring tile “{ $goal }” to choose from.
boonlake-event-offered-hidden = { $seat } gets a scoring tile to choose from.
boonlake-event-picks-goal = { $seat } chooses “{ $goal }”.
boonlake-event-picks-goal-hidden = { $seat } has chosen a scoring tile.
boonlake-event-own-goal = { $seat } has the scoring tile “{ $goal }”.
boonlake-event-open-goal = The scoring tile “{ $goal }” comes into play.
boonlake-event-picks-site = { $seat } chooses a production site: { $resource }.
boonlake-event-picks-site-hidden = { $seat } has chosen a production site.
boonlake-event-first-site = { $seat } begins with a production site: { $resource }.

# What happens: a turn

boonlake-event-turn = It is { $seat }’s turn.
boonlake-event-strip = { $seat } takes { $strip } from the { $row ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $row }th
} row from the top.
boonlake-event-sails = { $seat } sails to space { $space }.
boonlake-event-lock = { $seat } is the first to cross the lock.
boonlake-event-last-space = { $seat } reaches the last space of the river.
boonlake-event-last-turns = The game ends when all have had equally many turns.
boonlake-event-new-round = Round { $round } begins; the ships go back to the start.

# What happens: taking and giving

boonlake-event-coins = { $coins ->
    [one] { $seat } takes { $coins } coin.
   *[other] { $seat } takes { $coins } coins.
}
boonlake-event-pays = { $coins ->
    [one] { $seat } pays { $coins } coin.
   *[other] { $seat } pays { $coins } coins.
}
boonlake-event-vases = { $vases ->
    [one] { $seat } takes { $vases } vase.
   *[other] { $seat } takes { $vases } vases.
}
boonlake-event-gives-vases = { $vases ->
    [one] { $seat } gives up { $vases } vase.
   *[other] { $seat } gives up { $vases } vases.
}
boonlake-event-inhabitants = { $inhabitants ->
    [one] { $seat } takes { $inhabitants } inhabitant.
   *[other] { $seat } takes { $inhabitants } inhabitants.
}
boonlake-event-gives-inhabitants = { $inhabitants ->
    [one] { $seat } gives up { $inhabitants } inhabitant.
   *[other] { $seat } gives up { $inhabitants } inhabitants.
}
boonlake-event-vp = { $seat } gains { $vp } VP ({ $score }).
boonlake-event-loses-vp = { $seat } loses { $vp } VP ({ $score }).
boonlake-event-draws = { $seat } draws { $card }.
boonlake-event-draws-hidden = { $seat } draws a card.
boonlake-event-discards = { $seat } discards { $card }.
boonlake-event-reshuffle = { $cards ->
    [one] The discarded card forms a new pile.
   *[other] The { $cards } discarded cards form a new pile.
}
boonlake-event-builds-site = { $seat } builds a production site: { $resource }, level { $level }.
boonlake-event-track-step = { $position ->
    [one] { $seat } advances on the { $track }: { $position } space by now.
   *[other] { $seat } advances on the { $track }: { $position } spaces by now.
}

# What happens: why something is taken

boonlake-event-discard-bonus = Bonus of { $seat } for discarding a card ({ $kind }):
boonlake-event-nowhere-to-explore = There is nowhere to explore for { $seat }: coins instead.
boonlake-event-no-pasture = There is no place or pasture left for { $seat }: coins instead.
boonlake-event-cattle-bonus = { $houses ->
    [0] For placing cattle, by effects of cards:
    [one] For { $houses } house beside the pasture:
   *[other] For { $houses } houses beside the pasture:
}
boonlake-event-river-bonus = On the river, by effects of { $seat }’s cards:
boonlake-event-income = Income of { $seat }:
boonlake-event-levers-up = { $levers ->
    [one] { $levers } used lever of { $seat } goes up again.
   *[other] { $levers } used levers of { $seat } go up again.
}

# What happens: cards, projects, levers

boonlake-event-plays = { $seat } plays { $card }.
boonlake-event-realizes = { $seat } realizes the special project on “{ $goal }”.
boonlake-event-boats = { $seat } now has { $boats }.
boonlake-event-modernizes = { $seat } modernizes: the lever “{ $lever }”.
boonlake-event-lever-down = { $seat } uses the lever “{ $lever }”.
boonlake-event-lever-up = { $seat } moves the lever “{ $lever }” up.

# What happens: the map

boonlake-event-reveals-tile = { $seat } reveals { $tile }.
boonlake-event-lays-tile = { $seat } places { $tile } on { $spot }.
boonlake-event-lays-pasture = { $seat } places a cattle pasture on { $spot }.
boonlake-event-develops = { $seat } develops { $spot }, { $place }.
boonlake-event-house = { $seat } has a house on { $spot }, { $place }.
boonlake-event-settlement = { $seat } has a settlement on { $spot }, { $place }.
boonlake-event-second-settlement = { $region } already holds a settlement of { $seat }: 5 VP are lost.
boonlake-event-cattle = { $seat } places cattle on { $spot }.
boonlake-event-tier-bonus = { $seat } has emptied tier { $tier } and takes the inhabitant beside it.
boonlake-event-region = { $seat } leaves out { $region }.
boonlake-event-presences = { $presences ->
    [0] { $seat } has no presence in the scored regions.
    [one] { $seat } has { $presences } presence in the scored regions.
   *[other] { $seat } has { $presences } presences in the scored regions.
}

# What happens: scorings

boonlake-event-interim = Interim scoring number { $scoring } begins.
boonlake-event-scores-goal = { $seat } fulfils “{ $goal }”.
boonlake-event-fails-goal = { $seat } does not fulfil “{ $goal }”.
boonlake-event-labels-free = All region labels are free again.
boonlake-event-final = The final scoring begins.

# Why not

boonlake-why-not-now = This is not the moment for it.
boonlake-why-coins-short = { $short ->
    [one] { $short } coin short.
   *[other] { $short } coins short.
}
boonlake-why-vases-short = { $short ->
    [one] { $short } vase short.
   *[other] { $short } vases short.
}
boonlake-why-resources-short = { $need ->
    [one] Your production sites lack { $need } resource: { $resource }.
   *[other] Your production sites lack { $need } resources, above all { $resource }.
} { $have ->
    [0] Nothing can stand in for it.
   *[other] Boats and levers can stand in for { $have }.
}
boonlake-why-cards-short = { $need ->
    [one] Needs { $need } card
   *[other] Needs { $need } cards
}{ $have ->
    [0] , has none.
   *[other] , has { $have }.
}
boonlake-why-inhabitants-short = { $need ->
    [one] Needs { $need } inhabitant on the ranch
   *[other] Needs { $need } inhabitants on the ranch
}{ $have ->
    [0] , has none.
   *[other] , has { $have }.
}
boonlake-why-pile-empty = No card is left to draw.
boonlake-why-supply-empty = No inhabitant is left in the supply.
boonlake-why-wrong-kind = Only cards of this kind may be played now: { $kind }.
boonlake-why-project-done = You have realized this project already.
boonlake-why-site-taken = The building site is taken.
boonlake-why-no-house = All your houses are on the gameboard.
boonlake-why-no-settlement = All your settlements are built.
boonlake-why-no-cattle = All your cattle are placed.
boonlake-why-presences-short = { $need ->
    [one] Needs { $need } presence beside it
   *[other] Needs { $need } presences beside it
}{ $have ->
    [0] , has none.
   *[other] , has { $have }.
}
boonlake-why-pasture-full = The pasture is full.
boonlake-why-lever-owned = You have this lever already.
boonlake-why-lever-missing = You do not have this lever.
boonlake-why-lever-down = This lever has been used.
boonlake-why-lever-moment = This lever has to wait for its moment.
boonlake-why-hex-taken = A tile lies here already.
boonlake-why-hex-remote = No tile lies next to this space.
boonlake-why-label-covered = The label of this region is covered.
boonlake-why-space-taken = Another ship lies here.
boonlake-why-space-far = { $steps ->
    [one] Too far: { $steps } step at most.
   *[other] Too far: { $steps } steps at most.
}
boonlake-why-space-behind = Ships never turn around.
boonlake-why-tile-scored = You have scored this tile already.
boonlake-why-site-level = This production site is at level 2 already.
boonlake-why-boats-upstream = Both boats are at the top of the canal already.
boonlake-why-nothing-to-upgrade = You have nothing on the gameboard that could be upgraded.

# Words: boats on the canal

boonlake-boats-wood-wood = both boats at wood
boonlake-boats-wood-loam = boats at wood and loam
boonlake-boats-wood-stone = boats at wood and stone
boonlake-boats-wood-iron = boats at wood and iron
boonlake-boats-loam-loam = both boats at loam
boonlake-boats-loam-stone = boats at loam and stone
boonlake-boats-loam-iron = boats at loam and iron
boonlake-boats-stone-stone = both boats at stone
boonlake-boats-stone-iron = boats at stone and iron
boonlake-boats-iron-iron = both boats at iron

# Words: levers that help to pay

boonlake-using-no-lever = no lever
boonlake-using-boat = lever for a boat
boonlake-using-joker = lever for a resource
boonlake-using-boat-and-joker = levers for a boat and a resource
boonlake-using-five = lever for a resource and 5 coins
boonlake-using-boat-and-five = levers for a boat, and for a resource and 5 coins
boonlake-using-joker-and-five = levers for two resources and 5 coins
boonlake-using-all-three = levers for a boat, two resources and 5 coins

# Words: ways to use levers

boonlake-way-two-coins = 2 coins
boonlake-way-two-cards = 2 cards
boonlake-way-five-coins = 5 coins
boonlake-way-cards-for-inhabitant = 2 cards → 1 inhabitant and 3 VP
boonlake-way-boat-upstream = a boat to the top of the canal
boonlake-swap-take-vase = 1 vase
boonlake-swap-give-vase = 1 vase → 6 coins
boonlake-swap-modernize = modernize once
boonlake-swap-upgrade = upgrade once

# Words: exchanges

boonlake-trade-three-cards-for-inhabitants = 3 cards → 2 inhabitants
boonlake-trade-two-cards-for-coins = 2 cards → 4 coins
boonlake-trade-coins-for-two-cards = 4 coins → 2 cards
boonlake-trade-three-cards-for-vase = 3 cards → 1 vase and 2 coins
boonlake-trade-vase-for-three-cards = 1 vase and 2 coins → 3 cards
boonlake-trade-five-cards-for-vp = 5 cards → 4 VP
boonlake-trade-vp-for-five-cards = 4 VP → 5 cards
boonlake-trade-two-cards-for-vp = 2 cards
boonlake-trade-inhabitant-for-coins = 1 inhabitant → 8 coins
boonlake-trade-two-vases-for-vp = 2 vases → 4 VP

# Words: building sites

boonlake-place-upper = upper site
boonlake-place-lower = lower site

# Words: places of the map, by their number and once a tile covers it

boonlake-spot-shown = { $shown }
boonlake-spot-1 = Unknown, 1st row, 1st from the left
boonlake-spot-2 = Unknown, 1st row, 2nd from the left
boonlake-spot-3 = New Hope, 1st row, 1st from the left
boonlake-spot-4 = New Hope, 1st row, 2nd from the left
boonlake-spot-5 = New Hope, 1st row, 3rd from the left
boonlake-spot-6 = Unknown, 2nd row, 1st from the left
boonlake-spot-7 = Unknown, 2nd row, 2nd from the left
boonlake-spot-8 = Unknown, 2nd row, 3rd from the left
boonlake-spot-9 = New Hope, 2nd row, 1st from the left
boonlake-spot-10 = New Hope, 2nd row, 2nd from the left
boonlake-spot-11 = Unknown, 3rd row, 1st from the left
boonlake-spot-12 = Unknown, 3rd row, 2nd from the left
boonlake-spot-13 = Unknown, 3rd row, 3rd from the left
boonlake-spot-14 = New Hope, 3rd row, 1st from the left
boonlake-spot-15 = New Hope, 3rd row, 2nd from the left
boonlake-spot-16 = New Hope, 3rd row, 3rd from the left
boonlake-spot-17 = Boonlake, 1st row, 1st from the left
boonlake-spot-18 = Boonlake, 1st row, 2nd from the left
boonlake-spot-19 = Boonlake, 1st row, 3rd from the left
boonlake-spot-20 = Boonlake, 1st row, 4th from the left
boonlake-spot-21 = Southern, 1st row, 1st from the left
boonlake-spot-22 = Southern, 1st row, 2nd from the left
boonlake-spot-23 = Boonlake, 2nd row, 1st from the left
boonlake-spot-24 = Boonlake, 2nd row, 2nd from the left
boonlake-spot-25 = Boonlake, 2nd row, 3rd from the left
boonlake-spot-26 = Southern, 2nd row, 1st from the left
boonlake-spot-27 = Southern, 2nd row, 2nd from the left
boonlake-spot-28 = Southern, 2nd row, 3rd from the left
boonlake-spot-29 = Boonlake, 3rd row, 1st from the left
boonlake-spot-30 = Boonlake, 3rd row, 2nd from the left
boonlake-spot-31 = Southern, 3rd row, 1st from the left
boonlake-spot-32 = Southern, 3rd row, 2nd from the left
boonlake-spot-33 = Southern, 3rd row, 3rd from the left

# Words: scoring tiles

boonlake-goal-adjacent = Connected tiles
boonlake-goal-bridges = Presences at bridges
boonlake-goal-card-track = Card track
boonlake-goal-cattle = Cattle
boonlake-goal-coin-track = Coin track
boonlake-goal-give-coins = Coins → VP
boonlake-goal-give-inhabitants = Inhabitants → VP
boonlake-goal-give-vases = Vases → VP
boonlake-goal-levers = Levers
boonlake-goal-lower-track = Lower marker
boonlake-goal-boonlake-new-hope = Boonlake and New Hope
boonlake-goal-boonlake-southern = Boonlake and Southern
boonlake-goal-boonlake-unknown = Boonlake and Unknown
boonlake-goal-new-hope-southern = New Hope and Southern
boonlake-goal-new-hope-unknown = New Hope and Unknown
boonlake-goal-southern-unknown = Southern and Unknown
boonlake-goal-settlements = Settlements
boonlake-goal-sites = Production sites
boonlake-goal-sunset-day = Sunset and day

# Words: where points come from

boonlake-score-rows = bottom rows
boonlake-score-river = river
boonlake-score-tracks = steps on the tracks
boonlake-score-sites = building sites
boonlake-score-regions = region scoring
boonlake-score-second-settlement = second settlement in a region
boonlake-score-surcharges = instead of inhabitants
boonlake-score-projects = special projects
boonlake-score-card-effects = effects of cards
boonlake-score-levers = levers
boonlake-score-scoring-tiles = scoring tiles
boonlake-score-track-income = income: tracks
boonlake-score-board-income = income: player board
boonlake-score-cattle-income = income: cattle
boonlake-score-final-levers = final scoring: levers
boonlake-score-final-cards = final scoring: cards
boonlake-score-final-card-effects = final scoring: card effects
boonlake-score-final-board = final scoring: player board
