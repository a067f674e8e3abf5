## Boonlake: names of the components, and what their effects do in a few words.

# Kinds of cards

boonlake-kind-day = day
boonlake-kind-sunset = sunset
boonlake-kind-night = night

# Resources

boonlake-resource-wood = wood
boonlake-resource-loam = loam
boonlake-resource-stone = stone
boonlake-resource-iron = iron

# Regions

boonlake-region-boonlake = Boonlake
boonlake-region-new-hope = New Hope
boonlake-region-southern = Southern
boonlake-region-unknown = Unknown

# Action strips

boonlake-strip-pioneer = Pioneer
boonlake-strip-settle = Settle
boonlake-strip-cattle-breeding = Cattle-breeding
boonlake-strip-region-scoring = Region scoring
boonlake-strip-hire = Hire
boonlake-strip-progress = Progress
boonlake-strip-builder = Builder

# Income tracks

boonlake-track-coin = coin track
boonlake-track-card = card track

# Levers

boonlake-lever-vase = Vase store
boonlake-lever-modernize = Modernization
boonlake-lever-upgrade = Upgrade
boonlake-lever-site-coins = Site yield
boonlake-lever-three-coins = Savings
boonlake-lever-region-vp = Renown
boonlake-lever-boat = Towpath
boonlake-lever-settlement = Founding aid
boonlake-lever-tile-inhabitant = Welcome
boonlake-lever-joker-or = Storehouse
boonlake-lever-joker-five = Subsidy
boonlake-lever-cards-inhabitant = Advertisement

# What levers do

boonlake-lever-text-vase = Instead of the part for all: 1 vase, or 1 vase → 6 coins
boonlake-lever-text-modernize = Instead of the part for all: modernize once
boonlake-lever-text-upgrade = Instead of the part for all: upgrade once
boonlake-lever-text-site-coins = Forgo a card: 1 coin per production level
boonlake-lever-text-three-coins = Forgo a card: 3 coins
boonlake-lever-text-region-vp = At a region scoring: also 1 VP per presence
boonlake-lever-text-boat = Move 1 boat upstream for nothing
boonlake-lever-text-settlement = A settlement needs 1 inhabitant and 1 presence less
boonlake-lever-text-tile-inhabitant = When you place a tile: 1 inhabitant
boonlake-lever-text-joker-or = 1 resource less for a card, or 2 coins, or 2 cards
boonlake-lever-text-joker-five = 1 resource less for a card, and 5 coins
boonlake-lever-text-cards-inhabitant = 2 cards → 1 inhabitant and 3 VP

# Scoring categories

boonlake-scoring-regions = Presences in two regions
boonlake-scoring-coin-track = Coin track
boonlake-scoring-card-track = Card track
boonlake-scoring-lower-track = The lower of both tracks
boonlake-scoring-sites = Production levels
boonlake-scoring-adjacent = Connected tiles
boonlake-scoring-levers = Levers
boonlake-scoring-cattle = Cattle
boonlake-scoring-settlements = Settlements
boonlake-scoring-bridges = Presences at bridges
boonlake-scoring-give-inhabitants = 1 inhabitant or 5 coins → 2 VP
boonlake-scoring-give-vases = 1 vase or 5 coins → 2 VP
boonlake-scoring-give-coins = 2 coins → 1 VP
boonlake-scoring-sunset-day = Sunset and day cards

# The solo game

boonlake-solo-eminence = The Wise Eminence
boonlake-solo-level-easy = easy
boonlake-solo-level-medium = medium
boonlake-solo-level-challenge = challenge
boonlake-solo-level-difficult = difficult
boonlake-solo-level-very-difficult = very difficult

# What effects bring and cost, by the words of a pack

boonlake-effect-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
boonlake-effect-cards = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
boonlake-effect-vp = { $amount } VP
boonlake-effect-vase = 1 vase
boonlake-effect-inhabitants = { $amount ->
    [one] { $amount } inhabitant
   *[other] { $amount } inhabitants
}
boonlake-effect-coin-track = { $amount ->
    [one] { $amount } step on the coin track
   *[other] { $amount } steps on the coin track
}
boonlake-effect-card-track = { $amount ->
    [one] { $amount } step on the card track
   *[other] { $amount } steps on the card track
}
boonlake-effect-build = build a production site
boonlake-effect-build-wood = production site for wood
boonlake-effect-build-loam = production site for loam
boonlake-effect-build-stone = production site for stone
boonlake-effect-build-iron = production site for iron
boonlake-effect-vase-or-build = 1 vase or a production site
boonlake-effect-pay-coins = { $amount ->
    [one] { $amount } coin to pay
   *[other] { $amount } coins to pay
}
boonlake-effect-discard-cards = { $amount ->
    [one] { $amount } card to discard
   *[other] { $amount } cards to discard
}
boonlake-effect-lose-vp = −{ $amount } VP
boonlake-effect-three-steps = 3 steps on one of the two tracks
boonlake-effect-coin-income = coin track income now
boonlake-effect-card-income = card track income now
boonlake-effect-settlement-vp = { $amount } VP for a settlement here
boonlake-effect-settlement-loss = −{ $amount } VP for a settlement here
boonlake-effect-free = free
boonlake-effect-cards-for-inhabitants = 3 cards → 2 inhabitants
boonlake-effect-swap-cards-coins = 2 cards ↔ 4 coins
boonlake-effect-swap-cards-vase = 3 cards ↔ 1 vase and 2 coins
boonlake-effect-swap-cards-vp = 5 cards ↔ 4 VP
boonlake-effect-lever-up = 1 lever up again
boonlake-effect-cards-for-vp = 2 cards → { $amount } VP
boonlake-effect-inhabitant-for-coins = 1 inhabitant → 8 coins
boonlake-effect-vases-for-vp = 2 vases → 4 VP
boonlake-effect-free-house = an inhabitant becomes a house for nothing
boonlake-effect-easy-settlement = a house becomes a settlement, 1 inhabitant and 1 presence less
boonlake-effect-lever-discount = { $amount ->
    [one] { $amount } coin less for each lever
   *[other] { $amount } coins less for each lever
}
boonlake-effect-card-discount = cards cost 1 coin less
boonlake-effect-discard-day = 1 coin more for a discarded day card
boonlake-effect-discard-sunset = 1 coin more for a discarded sunset card
boonlake-effect-discard-night = 1 coin more for a discarded night card
boonlake-effect-cattle-inhabitant = cattle cost 1 inhabitant less
boonlake-effect-cattle-coins = 2 coins for placing cattle
boonlake-effect-river-coin = 1 coin more on river spaces with coins
boonlake-effect-harbour-coins = 2 coins in every harbour
boonlake-effect-harbour-cards = 2 cards in every harbour
boonlake-effect-river-vase = 1 vase more on river spaces with a vase
boonlake-effect-in-boonlake = 1 VP per presence in Boonlake
boonlake-effect-in-new-hope = 1 VP per presence in New Hope
boonlake-effect-in-southern = 1 VP per presence in Southern
boonlake-effect-in-unknown = 1 VP per presence in Unknown
boonlake-effect-each-site = 1 VP per production level
boonlake-effect-each-cattle = 1 VP per cattle off the board
boonlake-effect-each-house = 1 VP per house off the board
boonlake-effect-each-settlement = 2 VP per settlement off the board
boonlake-effect-reach-coin-track = coin track: { $low } → { $low_vp } VP, { $high } → { $high_vp } VP
boonlake-effect-reach-card-track = card track: { $low } → { $low_vp } VP, { $high } → { $high_vp } VP
boonlake-effect-reach-levers = levers: { $low } → { $low_vp } VP, { $high } → { $high_vp } VP
boonlake-effect-reach-cattle = cattle off the board: { $low } → { $low_vp } VP, { $high } → { $high_vp } VP
boonlake-effect-reach-houses = houses off the board: { $low } → { $low_vp } VP, { $high } → { $high_vp } VP
boonlake-effect-reach-settlements = settlements off the board: { $low } → { $low_vp } VP, { $high } → { $high_vp } VP

# Building tiles

boonlake-tile-pasture = Cattle pasture
boonlake-tile-old-landing = Old landing
boonlake-tile-birch-meadow = Birch meadow
boonlake-tile-mill-brook = Mill brook
boonlake-tile-clay-bank = Clay bank
boonlake-tile-stone-terrace = Stone terrace
boonlake-tile-reed-shore = Reed shore
boonlake-tile-fishing-camp = Fishing camp
boonlake-tile-wagon-halt = Wagon halt
boonlake-tile-salt-lick = Salt lick
boonlake-tile-old-orchard = Old orchard
boonlake-tile-hot-springs = Hot springs
boonlake-tile-stone-circle = Stone circle
boonlake-tile-gold-creek = Gold creek
boonlake-tile-silver-vein = Silver vein
boonlake-tile-scribes-cave = Scribes’ cave
boonlake-tile-high-plateau = High plateau
boonlake-tile-eagle-cliff = Eagle cliff
boonlake-tile-sunken-meadow = Sunken meadow
boonlake-tile-burial-mound = Burial mound
boonlake-tile-twin-falls = Twin falls
boonlake-tile-alder-grove = Alder grove
boonlake-tile-heron-island = Heron island
boonlake-tile-copper-hill = Copper hill
boonlake-tile-owl-forest = Owl forest
boonlake-tile-warm-valley = Warm valley
boonlake-tile-kiln-slope = Kiln slope
boonlake-tile-bison-plain = Bison plain
boonlake-tile-chalk-ridge = Chalk ridge
boonlake-tile-crossroads = Crossroads
boonlake-tile-fir-hollow = Fir hollow
boonlake-tile-market-field = Market field
boonlake-tile-reading-oak = Reading oak
boonlake-tile-lookout-rock = Lookout rock
boonlake-tile-muddy-ford = Muddy ford
boonlake-tile-rose-terrace = Rose terrace

# Project cards

boonlake-card-smithy = Smithy
boonlake-card-workshop = Workshop
boonlake-card-sawmill = Sawmill
boonlake-card-potter = Potter
boonlake-card-brickworks = Brickworks
boonlake-card-quarry = Quarry
boonlake-card-ore-mine = Ore mine
boonlake-card-charcoal-burner = Charcoal-burner
boonlake-card-shipwright = Shipwright
boonlake-card-ferryman = Ferryman
boonlake-card-raftsman = Raftsman
boonlake-card-cattle-breeder = Cattle-breeder
boonlake-card-dairy = Dairy
boonlake-card-cowherd = Cowherd
boonlake-card-saddler = Saddler
boonlake-card-tannery = Tannery
boonlake-card-homesteader = Homesteader
boonlake-card-carpenter = Carpenter
boonlake-card-mason = Mason
boonlake-card-roofer = Roofer
boonlake-card-surveyor = Surveyor
boonlake-card-trapper = Trapper
boonlake-card-orchard = Orchard
boonlake-card-winegrower = Winegrower
boonlake-card-fishery = Fishery
boonlake-card-lake-warden = Lake warden
boonlake-card-windmill = Windmill
boonlake-card-beekeeper = Beekeeper
boonlake-card-gardener = Gardener
boonlake-card-well-digger = Well-digger
boonlake-card-road-builder = Road-builder
boonlake-card-bridge-builder = Bridge-builder
boonlake-card-town-planner = Town planner
boonlake-card-wagon-train = Wagon train
boonlake-card-day-labourers = Day labourers
boonlake-card-drovers = Drovers
boonlake-card-barn = Barn
boonlake-card-hay-meadow = Hay meadow
boonlake-card-stonecutter = Stonecutter
boonlake-card-lime-kiln = Lime kiln
boonlake-card-foundry = Foundry
boonlake-card-toolmaker = Toolmaker
boonlake-card-wheelwright = Wheelwright
boonlake-card-cooper = Cooper
boonlake-card-boatyard = Boatyard
boonlake-card-net-maker = Net-maker
boonlake-card-weaver = Weaver
boonlake-card-basket-maker = Basket-maker
boonlake-card-glassblower = Glassblower
boonlake-card-clay-pit = Clay pit
boonlake-card-scout = Scout
boonlake-card-forager = Forager
boonlake-card-cartographer = Cartographer
boonlake-card-granary = Granary
boonlake-card-farmhouse = Farmhouse
boonlake-card-bank = Bank
boonlake-card-market-hall = Market hall
boonlake-card-trading-post = Trading post
boonlake-card-general-store = General store
boonlake-card-merchant = Merchant
boonlake-card-guildhall = Guildhall
boonlake-card-pawnbroker = Pawnbroker
boonlake-card-auction-house = Auction house
boonlake-card-counting-house = Counting-house
boonlake-card-toll-house = Toll house
boonlake-card-harbour-master = Harbour master
boonlake-card-warehouse = Warehouse
boonlake-card-dockhand = Dockhand
boonlake-card-lighthouse = Lighthouse
boonlake-card-jetty = Jetty
boonlake-card-tavern = Tavern
boonlake-card-inn = Inn
boonlake-card-boarding-house = Boarding house
boonlake-card-town-crier = Town crier
boonlake-card-newcomers = Newcomers
boonlake-card-wedding = Wedding
boonlake-card-village-feast = Village feast
boonlake-card-mayor = Mayor
boonlake-card-councillor = Councillor
boonlake-card-school = School
boonlake-card-library = Library
boonlake-card-chapel = Chapel
boonlake-card-bell-tower = Bell tower
boonlake-card-art-gallery = Art gallery
boonlake-card-art-dealer = Art dealer
boonlake-card-porcelain-shop = Porcelain shop
boonlake-card-antiquary = Antiquary
boonlake-card-pedlar = Pedlar
boonlake-card-cattle-market = Cattle market
boonlake-card-butcher = Butcher
boonlake-card-cheese-cellar = Cheese cellar
boonlake-card-farrier = Farrier
boonlake-card-rodeo = Rodeo
boonlake-card-town-hall = Town hall
boonlake-card-land-registry = Land registry
boonlake-card-notary = Notary
boonlake-card-moneylender = Moneylender
boonlake-card-mint = Mint
boonlake-card-tax-collector = Tax collector
boonlake-card-weigh-house = Weigh house
boonlake-card-stagecoach = Stagecoach
boonlake-card-post-office = Post office
boonlake-card-newspaper = Newspaper
boonlake-card-theatre = Theatre
boonlake-card-music-pavilion = Music pavilion
boonlake-card-storyteller = Storyteller
boonlake-card-bathhouse = Bathhouse
boonlake-card-founders-hall = Founders’ hall
boonlake-card-builders-merchant = Builders’ merchant
boonlake-card-lamplighter = Lamplighter
boonlake-card-observatory = Observatory
boonlake-card-night-watch = Night watch
boonlake-card-alchemist = Alchemist
boonlake-card-apothecary = Apothecary
boonlake-card-herbalist = Herbalist
boonlake-card-university = University
boonlake-card-archive = Archive
boonlake-card-printing-house = Printing house
boonlake-card-patent-office = Patent office
boonlake-card-inventor = Inventor
boonlake-card-engineer = Engineer
boonlake-card-watchmaker = Watchmaker
boonlake-card-machine-hall = Machine hall
boonlake-card-steam-crane = Steam crane
boonlake-card-lock-keeper = Lock-keeper
boonlake-card-smuggler = Smuggler
boonlake-card-river-pilot = River pilot
boonlake-card-dam = Dam
boonlake-card-waterworks = Waterworks
boonlake-card-water-wheel = Water wheel
boonlake-card-governor = Governor
boonlake-card-judge = Judge
boonlake-card-sheriff = Sheriff
boonlake-card-explorers-lodge = Explorers’ lodge
boonlake-card-hermit = Hermit
boonlake-card-diplomat = Diplomat
boonlake-card-gold-panner = Gold-panner
boonlake-card-treasure-hunter = Treasure hunter
boonlake-card-prospector = Prospector
boonlake-card-gambling-den = Gambling den
boonlake-card-saloon = Saloon
boonlake-card-fortune-teller = Fortune-teller
boonlake-card-monastery = Monastery
boonlake-card-masquerade = Masquerade
boonlake-card-museum = Museum
boonlake-card-collector = Collector
boonlake-card-sailors-rest = Sailors’ rest
boonlake-card-fire-brigade = Fire brigade
boonlake-card-hospital = Hospital
boonlake-card-orphanage = Orphanage
boonlake-card-secret-society = Secret society
boonlake-card-night-ferry = Night ferry
boonlake-card-strongroom = Strongroom
boonlake-card-money-changer = Money-changer
boonlake-card-debt-collector = Debt collector
boonlake-card-architect = Architect
boonlake-card-master-builder = Master builder
boonlake-card-citadel = Citadel
boonlake-card-palisade = Palisade
boonlake-card-town-charter = Town charter
boonlake-card-monument = Monument
boonlake-card-cattle-baron = Cattle baron
boonlake-card-night-drover = Night drover
boonlake-card-branding-station = Branding station
boonlake-card-telegraph = Telegraph
