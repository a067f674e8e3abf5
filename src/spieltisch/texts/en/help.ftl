## The help pages.

# Pages

help-title = Help
help-about = The rules of every game by chapter, all icons, and every card and tile with what it does. Nobody here needs the rulebook.
help-rules = Rules by chapter
help-own-words = These rules are told in our own words. Where the printed rules leave something open, they say what this table does.
help-contents = Contents
help-way = Where you are
help-turn = Neighbouring chapters
help-on-page = On this page
help-example = Example
help-note = Easily forgotten

help-board-map = The gameboard: four regions of numbered spaces with the rewards for exploring them, bridges between them, and the river with its harbours, locks and two arms.
help-board-player = A player board: five tiers of recesses with their income, the levers, the production sites above the canal, and the ranch.
help-board-goals = Both income tracks and, below them, the places for the four scoring tiles.
help-board-eminence = The board of the Wise Eminence with the cactus track.
help-board-main = The main board: phases and rounds, the six depots around the black depot, the bridge and the bonus tiles.
help-board-duchy-1 = Duchy 1: colours, numbers and signs of its spaces, the key spaces and the goods spaces.
help-board-duchy-11a = Duchy 11a with its three border posts.
help-board-duchy-12a = Duchy 12a, shared by a team.
help-board-duchy-13a = The islands of duchy 13a and the rivers between them.

# Search

help-search = Search the help
help-search-go = Search
help-found = Search: { $query }
help-found-many = { $count ->
    [one] { $count } place found.
   *[other] { $count } places found.
}
help-found-none = Nothing found. Try fewer or shorter words.

# Icon legend

help-icons = Icons
help-icons-pieces = Pieces
help-icons-wealth = What you collect
help-icons-resources = Resources and production
help-icons-cards = Cards
help-icons-effects = Effects
help-icons-map = Gameboard and river
help-icons-seats = Who is who
help-icons-bonus = Bonus tiles
help-icons-kinds = Colours of spaces and tiles
help-icons-goods = Goods
help-icon-inhabitant = Inhabitant
help-icon-inhabitant-text = Waits on your ranch, stands on the gameboard, or is given up for houses, settlements, cattle and levers.
help-icon-house = House
help-icon-house-text = An upgraded inhabitant. Pays 2 coins to whoever places cattle beside it.
help-icon-settlement = Settlement
help-icon-settlement-text = An upgraded house. Brings VP to cattle beside it.
help-icon-cattle = Cattle
help-icon-cattle-text = Stands on a cattle pasture.
help-icon-ship = Ship
help-icon-ship-text = Sails down the river once in each round.
help-icon-boat = Boat
help-icon-boat-text = Shows 1 resource of its place on the canal.
help-icon-coin = Coin
help-icon-coin-text = Pays for cards, levers, inhabitants and boats going upstream.
help-icon-vase = Vase
help-icon-vase-text = Pays for some cards.
help-icon-card = Card
help-icon-card-text = A project card in your hand, or one to draw or discard.
help-icon-vp = Points
help-icon-vp-text = Victory points.
help-icon-wood = Wood
help-icon-wood-text = A resource; the first place on the canal.
help-icon-loam = Loam
help-icon-loam-text = A resource.
help-icon-stone = Stone
help-icon-stone-text = A resource.
help-icon-iron = Iron
help-icon-iron-text = A resource; the last place on the canal.
help-icon-joker = Any resource
help-icon-joker-text = One resource less for a card or project.
help-icon-site = Production site
help-icon-site-text = Build a production site, or turn one over to level 2.
help-icon-site-loam-1 = Production site, level 1
help-icon-site-loam-1-text = Shows 1 of its resource whenever needed.
help-icon-site-loam-2 = Production site, level 2
help-icon-site-loam-2-text = Shows 2 of its resource whenever needed.
help-icon-kind-day = Day
help-icon-kind-day-text = Cards of this kind go with Pioneer and Cattle-breeding.
help-icon-kind-sunset = Sunset
help-icon-kind-sunset-text = Cards of this kind go with Region scoring and Progress.
help-icon-kind-night = Night
help-icon-kind-night-text = Cards of this kind go with Settle and Hire.
help-icon-kind-any = Any kind
help-icon-kind-any-text = A card of any kind.
help-icon-now = Lightning
help-icon-now-text = Happens once, when the card is played.
help-icon-always = Circle
help-icon-always-text = Holds for the rest of the game.
help-icon-end = Flag
help-icon-end-text = Counts at the end of the game.
help-icon-mound = Explore
help-icon-mound-text = Reveal a building tile and place it on the gameboard.
help-icon-up = Upgrade
help-icon-up-text = An inhabitant becomes a house, or a house becomes a settlement.
help-icon-gear = Modernize
help-icon-gear-text = Modernize: take a lever for your player board.
help-icon-step-coin = Coin track
help-icon-step-coin-text = One step on the coin track.
help-icon-step-card = Card track
help-icon-step-card-text = One step on the card track.
help-icon-steps = Three steps
help-icon-steps-text = Three steps on one of the two tracks, not split.
help-icon-wagon-coin = Coin income
help-icon-wagon-coin-text = At once the income beside your marker on the coin track.
help-icon-wagon-card = Card income
help-icon-wagon-card-text = At once the income beside your marker on the card track.
help-icon-lever-up = Lever, up
help-icon-lever-up-text = Ready for use.
help-icon-lever-down = Lever, down
help-icon-lever-down-text = Used; goes up again at the next interim scoring.
help-icon-anchor = Harbour
help-icon-anchor-text = Holds any number of ships and is always counted.
help-icon-lock = Lock
help-icon-lock-text = The first ship across it brings an interim scoring.
help-icon-bridge = Bridge
help-icon-bridge-text = The two spaces it joins are adjacent.
help-icon-region-marker = Region marker
help-icon-region-marker-text = The reward of this label is taken until the next interim scoring.
help-icon-tile-pasture = Cattle pasture
help-icon-tile-pasture-text = Has room for four cattle.
help-icon-marker-0 = First seat: disc
help-icon-marker-0-text = Seats are told apart by sign as well as by colour.
help-icon-marker-1 = Second seat: square
help-icon-marker-1-text = On all pieces of this seat.
help-icon-marker-2 = Third seat: triangle
help-icon-marker-2-text = On all pieces of this seat.
help-icon-marker-3 = Fourth seat: diamond
help-icon-marker-3-text = On all pieces of this seat.
help-icon-silver = Silver coin
help-icon-silver-text = Buys tiles of the black depot; 1 point at the end.
help-icon-worker = Worker
help-icon-worker-text = Changes a die by 1; two are worth 1 point at the end.
help-icon-die-3 = Die
help-icon-die-3-text = One action with its number.
help-icon-back-black = Black back
help-icon-back-black-text = A tile of the black depot.
help-icon-bonus-large-castle = Large bonus tile
help-icon-bonus-large-castle-text = For the first to cover all spaces of this colour.
help-icon-bonus-small-castle = Small bonus tile
help-icon-bonus-small-castle-text = For the second to cover all spaces of this colour.
help-icon-kind-text = Spaces and tiles of this colour have this pattern and this sign.

# Components

help-parts = All cards and tiles
help-parts-about = Every component as it lies on the table, what it does, and where each of its values comes from.
help-parts-many = { $count ->
    [0] Nothing fits.
    [one] { $count } component.
   *[other] { $count } components, page { $page } of { $pages }.
}
help-words = Words
help-kind = Kind
help-cost = Coins
help-set = Game or expansion
help-any = any
help-filter = Show
help-filter-none = Show everything
help-pages = Pages
help-page = Page { $page } of { $pages }
help-page-before = Previous page
help-page-after = Next page
help-picture = Picture: { $name }
help-count = Count: { $count }
help-cost-0 = none
help-cost-1-3 = 1 to 3
help-cost-4-6 = 4 to 6
help-cost-7-9 = 7 to 9
help-cost-10 = 10 and more
help-kind-card = Project cards
help-kind-tile = Building tiles
help-kind-goal = Scoring tiles
help-kind-strip = Action strips
help-kind-lever = Levers
help-kind-row = Rows of the action board
help-kind-river = River spaces
help-kind-hex = Spaces of the gameboard
help-kind-region = Regions
help-kind-track = Income tracks
help-kind-tier = Tiers of the player board
help-kind-solo-tile = Solo tiles
help-kind-level = Levels of the solo game
help-kind-box = Boards and box
help-kind-building = Buildings
help-kind-monastery = Monasteries
help-kind-ship = Ships
help-kind-livestock = Livestock
help-kind-castle = Castles
help-kind-mine = Mines
help-kind-other = Tiles for any colour
help-kind-goods = Goods
help-kind-bonus = Bonus tiles
help-kind-shield = Shields
help-kind-route = Trade routes
help-kind-duchy = Duchies
help-kind-depot = Depots
help-set-base = base game
help-set-solo = solo game
help-set-extra-tiles = extra tiles
help-set-white-castles = white castles
help-set-inns = inns
help-set-trade-routes = trade routes
help-set-shields = shields
help-set-posts = border posts
help-set-team = team game
help-origin = Origin
help-origins = Where its values come from
help-origins-about = “Rulebook” means stated in the printed rules or following from them; “reported” means as players describe their copy; “reconstructed” means our own design where nothing is known. Whoever owns the game can play with a pack of its printed values.
help-origin-rulebook = Rulebook
help-origin-reported = Reported
help-origin-reconstructed = Reconstructed
help-aspect-kind = kind
help-aspect-price = price
help-aspect-effect = effect
help-aspect-points = points
help-aspect-condition = condition
help-aspect-project = project
help-aspect-place = place
help-aspect-count = count
help-aspect-name = name
help-part-pair = { $name }: { $value }
help-part-rules = Rules in full
help-part-price = Price: { $price }
help-part-nothing = No reward
help-part-grey = Grey tile: is explored
help-part-start = Starting tile with { $players } or more players
help-part-start-space = A starting tile lies here with { $players } or more players
help-part-pasture = Takes up to four cattle and nothing else
help-part-row = Row { $number }
help-part-river-shared = River space { $number }
help-part-river-upper = River space { $number }, upper arm
help-part-river-lower = River space { $number }, lower arm
help-part-beside = Adjacent: { $spaces }
help-part-label = Label: { $reward }
help-part-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
help-part-track = { $track }, step { $step }
help-part-crossed = On the way there: { $reward }
help-part-tier = Tier { $number }
help-part-solo-tile = Solo tile { $tile }
help-part-corners = Numbers in the corners: { $numbers }
help-part-level = Removed: { $a } A tiles, { $b } B tiles
help-part-locks = A lock lies after these spaces (shared stretch, upper arm, lower arm): { $numbers }
help-part-bridges = Bridges: { $pairs }
help-part-ford = Ford: { $pair }
help-part-levers = { $count } lever tiles for all
help-part-past-end = Past the end of a track: { $vp } VP a step
help-part-backs = { $coloured } coloured, { $black } black
help-part-sold-by = Sold with a { $number }
help-part-large = Large, with 2/3/4 players: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
help-part-small = Small, with 2/3/4 players: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
help-part-duchy = { $spaces } spaces in { $areas } areas
help-part-towns = Sizes of its towns: { $sizes }
help-part-start-with = { $goods } goods, { $silver ->
    [one] { $silver } silver coin
   *[other] { $silver } silver coins
}, workers in turn order: { $workers }
help-part-bridge = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} beyond the start
help-part-dealt = Front and back of the boards: { $boards }
help-part-route-cards = Cards for each with 2/3/4 players: { $cards }
help-part-team = Workers { $workers } (first and other team), { $silver } silver coins, { $shared } shared and { $private } own key spaces
help-box-pack = The pack
help-box-locks = Locks and starts
help-box-bridges = Bridges and ford
help-box-canal = The canal
help-box-levers = Lever tiles
help-box-tracks = The ends of the tracks
help-box-players = By number of players
help-box-scoring = Points for areas
help-box-start = What everybody begins with
help-box-bridge = The bridge
help-box-dealt = Boards to deal
help-box-shields = Shields on the depots
help-box-routes = Cards of the trade routes
help-box-team = The team game

# Tables in the rules

help-river-lock = a lock follows
help-figure-rows = Rows, ship steps and VP lost
help-figure-strips = What comes first on each strip
help-figure-board = Income of empty recesses at every interim scoring
help-figure-labels = Rewards of the region labels
help-figure-levers = The levers in short
help-figure-tracks = Both tracks, step by step
help-figure-river = Rewards along the river
help-figure-goals = What the scoring tiles ask for at each interim scoring
help-figure-players = By number of players
help-figure-levels = Tiles in the stack of { $tiles }
help-figure-solo-board = VP of the Eminence by pieces that have left its board
help-figure-cactus = VP on the cactus track
help-figure-monasteries = What monasteries score at the end, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
help-figure-goods = Which number sells which colour
help-figure-areas = Points by size of the area
help-figure-phase-points = Points by phase
help-figure-depots = Tiles in the depots
help-figure-routes = All trade routes
help-figure-shields = Shields on each depot
help-column-row = Row
help-column-ship-steps = Steps
help-column-loss = VP
help-column-strip = Strip
help-column-first = First
help-column-tier = Tier
help-column-final = At the end, each
help-column-region = Region
help-column-reward = Reward
help-column-spaces = Spaces
help-column-lever = Lever
help-column-cost = Price
help-column-does = What it does
help-column-crossed = On the way
help-column-step = Step
help-column-space = Space
help-column-round-1 = First round
help-column-round-2 = Second round
help-column-goal = Scoring tile
help-column-players = { $count } players
help-column-gone = Gone
help-column-vp = VP
help-column-die = Die
help-column-goods = Goods
help-column-size = Size
help-column-points = Points
help-column-phase = Phase
help-column-depot = Depot
help-column-depot-two = With two players
help-column-depot-third = The third adds
help-column-depot-fourth = The fourth adds
help-column-monastery = Monastery
help-column-building = Building
help-column-card = Card
help-players-tiles = Starting tiles
help-players-start-1 = Ships begin on space, first round
help-players-start-2 = Ships begin on space, second round
help-players-coins = Coins in turn order
help-players-depot-tiles = Tiles in the depots each phase
help-players-black-tiles = Tiles in the black depot
help-players-sale = Points for each goods tile sold
help-players-large = Large bonus tile
help-players-small = Small bonus tile
help-players-routes = Trade route cards for each
help-players-shields = Shields in the game
