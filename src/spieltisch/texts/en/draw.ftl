## The table on screen

draw-waits-for = { $names } to decide.
draw-over = The game is over. Most points: { $names }, { $points }.

draw-ui-options = What you can do
draw-ui-undo = Take back
draw-ui-undone = Taken back.
draw-ui-seals = Cannot be taken back
draw-ui-take = Do it
draw-ui-choose = Choose one
draw-ui-cancel = Cancel
draw-ui-close = Close
draw-ui-glossary = Glossary
draw-ui-table = Board
draw-ui-mine = My board
draw-ui-others = Others
draw-ui-log = Log
draw-ui-enlarge = Enlarge
draw-ui-zoom-in = Larger
draw-ui-zoom-reset = Whole board
draw-ui-brings-nothing = Leads to the next choice
draw-ui-all = All
draw-ui-playable = Playable now
draw-ui-points = Points
draw-ui-keys = Keys
draw-ui-lost = Connection lost. Trying again …
draw-ui-back-again = Connected again.
draw-ui-thinking = is thinking
draw-ui-several = choices here
draw-ui-since = Since you last looked

## The Castles of Burgundy on screen

draw-burgundy-board = Main board
draw-burgundy-status = Phase { $phase } · round { $round } of { $rounds }
draw-burgundy-phase = Phase { $phase }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } more for a completed area
draw-burgundy-phase-now = Now: phase { $phase }
draw-burgundy-rounds = Goods of this phase
draw-burgundy-round = Round { $number }
draw-burgundy-white-die = White die
draw-burgundy-white-die-shows = White die: { $number }. This round’s goods came to depot { $number }.
draw-burgundy-depot-space = Depot { $depot }, { $kind }
draw-burgundy-depot-goods = Goods of depot { $depot }
draw-burgundy-black-depot = Black depot: 2 silver
draw-burgundy-ask-no-dice = Your dice are used: anything else, or finish?
draw-burgundy-bridge = Bridge · turn order
draw-burgundy-bridge-space = Space { $step } of the bridge
draw-burgundy-on-bridge = { $name } on space { $step } of the bridge
draw-burgundy-bonus-large = Large bonus for covering all of { $kind } first: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
draw-burgundy-bonus-small = Small bonus for covering all of { $kind } second: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
draw-burgundy-bonus-tile-large = Large bonus tile, { $kind }
draw-burgundy-bonus-tile-small = Small bonus tile, { $kind }
draw-burgundy-bonuses = Bonus tiles
draw-burgundy-duchy = Duchy { $number }
draw-burgundy-space = Space for { $kind }: { $spot }
draw-burgundy-silver = Silver
draw-burgundy-worker = Workers
draw-burgundy-die = Die { $number }
draw-burgundy-die-shows = Die with a { $number }
draw-burgundy-keys = Key spaces
draw-burgundy-key-space = Key space { $number }
draw-burgundy-goods = Goods
draw-burgundy-goods-space = Goods space { $number }
draw-burgundy-sold = Sold
draw-burgundy-has-silver = { $count ->
    [0] no silver
   *[other] { $count } silver
}
draw-burgundy-has-workers = { $count ->
    [0] no workers
    [one] { $count } worker
   *[other] { $count } workers
}
draw-burgundy-has-goods = { $count ->
    [0] no goods unsold
    [one] { $count } goods tile unsold
   *[other] { $count } goods tiles unsold
}
draw-burgundy-has-sold = { $count ->
    [0] no goods sold
    [one] { $count } goods tile sold
   *[other] { $count } goods tiles sold
}
draw-burgundy-has-tiles = { $count } of 37 spaces covered

draw-burgundy-group-take = Take a tile
draw-burgundy-group-place = Place a tile
draw-burgundy-group-sell = Sell goods
draw-burgundy-group-workers = Workers
draw-burgundy-group-buy = Buy a tile
draw-burgundy-group-goods = Take goods
draw-burgundy-group-discard = Give up a tile
draw-burgundy-group-duchy = Your duchy
draw-burgundy-group-mimic = Use the crane
draw-burgundy-group-finish = Finish

draw-burgundy-about-market = Take a ship or livestock tile from any numbered depot.
draw-burgundy-about-carpenter = Take a building tile from any numbered depot.
draw-burgundy-about-church = Take a mine, monastery or castle tile from any numbered depot.
draw-burgundy-about-warehouse = Sell all your goods of one colour at once.
draw-burgundy-about-boarding-house = Take 4 workers.
draw-burgundy-about-bank = Take 2 silver.
draw-burgundy-about-town-hall = Place another tile from your key spaces.
draw-burgundy-about-watchtower = Score 4 points.
draw-burgundy-about-crane = Use the effect of any building. Counts as a building of your choice for monasteries 16 to 23.
draw-burgundy-about-castle = Take another action at once, with any number.
draw-burgundy-about-mine = 1 silver at the end of each phase.
draw-burgundy-about-ship = Take all goods of one depot and move one space ahead on the bridge.
draw-burgundy-about-livestock = Score its animals, and again every tile of the same animal on this pasture.
draw-burgundy-about-geese = Score 2, and the tiles of one other animal on this pasture. Scores 2 again with every livestock tile placed here later.
draw-burgundy-about-monastery-1 = Your towns may hold the same building more than once.
draw-burgundy-about-monastery-2 = Each mine also brings 1 worker at the end of a phase.
draw-burgundy-about-monastery-3 = Selling goods brings 2 silver instead of 1.
draw-burgundy-about-monastery-4 = Selling goods also brings 1 worker.
draw-burgundy-about-monastery-5 = Ships also empty a depot next to the one you chose.
draw-burgundy-about-monastery-6 = Buy from every depot, and pay with workers as well as silver.
draw-burgundy-about-monastery-7 = Each livestock tile that scores brings 1 point more.
draw-burgundy-about-monastery-8 = A worker changes a die by up to 2.
draw-burgundy-about-monastery-9 = Placing buildings: change the die by 1 for free.
draw-burgundy-about-monastery-10 = Placing ships and livestock: change the die by 1 for free.
draw-burgundy-about-monastery-11 = Placing castles, mines and monasteries: change the die by 1 for free.
draw-burgundy-about-monastery-12 = Taking tiles: change the die by 1 for free.
draw-burgundy-about-monastery-13 = The workers action also brings 1 silver.
draw-burgundy-about-monastery-14 = The workers action brings 4 workers instead of 2.
draw-burgundy-about-monastery-15 = At the end: 2 points for each colour of goods sold.
draw-burgundy-about-monastery-16 = At the end: 4 points for each of your warehouses.
draw-burgundy-about-monastery-17 = At the end: 4 points for each of your watchtowers.
draw-burgundy-about-monastery-18 = At the end: 4 points for each of your carpenter’s workshops.
draw-burgundy-about-monastery-19 = At the end: 4 points for each of your churches.
draw-burgundy-about-monastery-20 = At the end: 4 points for each of your markets.
draw-burgundy-about-monastery-21 = At the end: 4 points for each of your boarding houses.
draw-burgundy-about-monastery-22 = At the end: 4 points for each of your banks.
draw-burgundy-about-monastery-23 = At the end: 4 points for each of your town halls.
draw-burgundy-about-monastery-24 = At the end: 4 points for each kind of livestock you have.
draw-burgundy-about-monastery-25 = At the end: 1 point for each goods tile sold.
draw-burgundy-about-monastery-26 = At the end: 3 points for each bonus tile you have.
draw-burgundy-about-monastery-27 = On the bridge you always stand on top of the stack.
draw-burgundy-about-monastery-28 = In your turn: 1 silver → 2 workers, as often as you like.

## Boonlake on screen

draw-boonlake-status = Round { $round } of { $rounds } · { $scorings } of { $all } scorings done
draw-boonlake-panel-map = Gameboard
draw-boonlake-panel-actions = Actions
draw-boonlake-panel-goals = Scoring
draw-boonlake-hex = { $number }, { $region }
draw-boonlake-river-space = River space { $number }
draw-boonlake-river-start = River space { $number }, start
draw-boonlake-river-harbour = River space { $number }, harbour
draw-boonlake-mound = Building tiles in the mound
draw-boonlake-pastures = Cattle pastures left
draw-boonlake-row = Ship: up to { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}{ $loss ->
    [0] {""}
   *[other] , and { $loss } VP are lost
}
draw-boonlake-track-space = { $track }, step { $position }: { $income }{ $vp ->
    [0] {""}
   *[other] {" "}and { $vp } VP
} at each scoring
draw-boonlake-goal-place = Scoring tile { $number }
draw-boonlake-projects = Special project done by
draw-boonlake-marks = Scored by
draw-boonlake-project = Special project: { $cost } → { $vp } VP, 2 inhabitants, { $track }
draw-boonlake-goal = scoring tile
draw-boonlake-recess = { $piece }, tier { $tier }. Once it has left: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $vp } VP at each scoring{ $final ->
    [0] {""}
   *[other] , { $final } VP at the end
}
draw-boonlake-lever = { $name } ({ $cost } coins): { $text }
draw-boonlake-lever-detail = { $cost } coins. { $text }
draw-boonlake-lever-up = Lever up: ready
draw-boonlake-lever-down = Lever down: used
draw-boonlake-production = Production site, { $resource }
draw-boonlake-production-head = Production and canal
draw-boonlake-produces = { $resource }, level { $level }
draw-boonlake-canal = Canal at { $resource }
draw-boonlake-ranch = Ranch
draw-boonlake-coins = Coins
draw-boonlake-vases = Vases
draw-boonlake-supply = Inhabitants in the supply
draw-boonlake-inhabitant = Inhabitant
draw-boonlake-house = House
draw-boonlake-settlement = Settlement
draw-boonlake-cattle = Cattle
draw-boonlake-ship = Ship
draw-boonlake-boat = Boat
draw-boonlake-project-done = Project done
draw-boonlake-owned = { $thing } ({ $name })
draw-boonlake-region-marker = Region marker: the reward is taken until the next scoring
draw-boonlake-mark = { $name }, scoring { $scoring }
draw-boonlake-on-track = { $name }: { $track }, step { $position }
draw-boonlake-hand = Hand
draw-boonlake-pair = Your scoring tiles to choose from
draw-boonlake-strip-taken = Being carried out
draw-boonlake-played = { $name }: played
draw-boonlake-vases-price = { $amount ->
    [one] { $amount } vase
   *[other] { $amount } vases
}
draw-boonlake-has-coin = { $count ->
    [0] no coins
    [one] { $count } coin
   *[other] { $count } coins
}
draw-boonlake-has-card = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
draw-boonlake-has-inhabitant = { $count ->
    [0] no inhabitants on the ranch
    [one] { $count } inhabitant on the ranch
   *[other] { $count } inhabitants on the ranch
}
draw-boonlake-has-vase = { $count ->
    [0] no vases
    [one] { $count } vase
   *[other] { $count } vases
}
draw-boonlake-has-lever-up = { $count ->
    [0] no levers
    [one] { $count } lever
   *[other] { $count } levers
}
draw-boonlake-has-house = { $count } of 15 pieces off the board
draw-boonlake-has-site = { $count } production levels

draw-boonlake-group-strip = Actions
draw-boonlake-group-play = Play a card
draw-boonlake-group-project = Special projects
draw-boonlake-group-discard = Discard a card
draw-boonlake-group-develop = Develop
draw-boonlake-group-upgrade = Upgrade
draw-boonlake-group-cattle = Place cattle
draw-boonlake-group-place = Place it
draw-boonlake-group-sail = Sail
draw-boonlake-group-modernize = Modernize
draw-boonlake-group-lever = Levers
draw-boonlake-group-score = Scoring tiles
draw-boonlake-group-leave = Nothing of this
draw-boonlake-group-other = Choose

draw-boonlake-strips = Actions
draw-boonlake-levers = Levers
draw-boonlake-signs = Signs
draw-boonlake-about-pioneer = You: a day card; explore twice, then develop or upgrade once. The others: draw 2 cards, then play or discard a card.
draw-boonlake-about-settle = You: a night card; develop or upgrade once. All: develop, upgrade, or play or discard a card.
draw-boonlake-about-cattle-breeding = You: a day card; place a cattle pasture. All: place cattle, or play or discard a card.
draw-boonlake-about-region-scoring = You: a sunset card; leave out a region for the reward on its label. All: 1 coin for each presence in the other three.
draw-boonlake-about-hire = You: a night card; 1 inhabitant, explore once. All: 3 coins or 3 cards → 1 inhabitant, as often as you like.
draw-boonlake-about-progress = You: a sunset card; modernize once. All: 1 inhabitant → modernize, or draw a card.
draw-boonlake-about-builder = You: 3 coins; play any card or draw 2. All: play or discard a card.
draw-boonlake-sign-now = Lightning
draw-boonlake-sign-now-text = Happens once, when the card is played.
draw-boonlake-sign-always = Circle
draw-boonlake-sign-always-text = Holds for the rest of the game.
draw-boonlake-sign-end = Flag
draw-boonlake-sign-end-text = Counts at the end of the game.
draw-boonlake-sign-vase = Vase
draw-boonlake-sign-vase-text = Pays for some cards.
draw-boonlake-sign-site = Production site
draw-boonlake-sign-site-text = Shows 1 resource whenever needed; turned over it shows 2.
draw-boonlake-sign-step-coin = Coin track
draw-boonlake-sign-step-coin-text = One step ahead on the coin track.
draw-boonlake-sign-step-card = Card track
draw-boonlake-sign-step-card-text = One step ahead on the card track.
draw-boonlake-sign-anchor = Harbour
draw-boonlake-sign-anchor-text = Holds any number of ships and is always counted.
draw-boonlake-sign-lock = Lock
draw-boonlake-sign-lock-text = The first ship across it brings an interim scoring.
draw-boonlake-sign-gear = Modernize
draw-boonlake-sign-gear-text = Modernize: take a lever for your player board.

draw-boonlake-solo-tile = Solo tile in use
draw-boonlake-solo-stack = Solo tiles face down
draw-boonlake-solo-place = { $piece }. Once it has left, this pays { $vp } VP
draw-boonlake-cactus = Cactus track
draw-boonlake-cactus-space = Cactus track, space { $position }: { $vp } VP
draw-boonlake-solo-prefers = One of { $actions }, whichever lies furthest up. Preferred location: { $number }
draw-boonlake-solo-left = Face down: { $a } A, { $b } B
