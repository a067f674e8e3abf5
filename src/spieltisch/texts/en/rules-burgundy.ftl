## The Castles of Burgundy: the rules, chapter by chapter, in our own words.

# Your first game in five minutes

rules-burgundy-start = Your first game in five minutes
rules-burgundy-start-idea = You rule a duchy of { $spaces } empty spaces. You take tiles from the depots on the main board, place them in your duchy and score for what they bring and for every area you fill. After { $phases } phases the most points win.
rules-burgundy-start-turn = Every round all roll two dice. With each die you take *one action*: take a tile from the depot with that number; place a stored tile on a space with that number; sell goods of that number; or take { $workers-taken } workers [i:worker]. More in [r:actions|The four actions].
rules-burgundy-start-workers = A worker changes a die by 1, and 6 and 1 are neighbours. So no roll is ever quite wrong.
rules-burgundy-start-silver = Once in your turn you may also buy a tile from the black depot in the middle, for { $price } silver coins [i:silver].
rules-burgundy-start-tiles = Every tile does something when you place it: castles give another action, ships bring goods, livestock and watchtowers score, buildings take tiles, workers or silver, mines pay later, and monasteries change the rules for you.
rules-burgundy-start-areas = When you fill an area of one colour you score for its size and for how early in the game you did it. So begin with small areas and finish them soon.
rules-burgundy-start-advice = Good to know before the first turn
rules-burgundy-start-advice-mines = A mine [i:tile-mine] in the first phases pays silver again and again.
rules-burgundy-start-advice-castles = Castles [i:tile-castle] and town halls [i:tile-town-hall] are whole additional actions. Chains of them win games.
rules-burgundy-start-advice-storage = You have only { $key-spaces } key spaces. Place before you take when they are full.
rules-burgundy-start-advice-ships = Ships [i:tile-ship] also move you forward on the bridge: who is in front plays first and gets the pick of the tiles.
rules-burgundy-start-advice-workers = Never be without a worker. A turn that fits nothing can always fetch some.
rules-burgundy-start-advice-colours = Whoever is first to cover all spaces of a colour takes the large bonus tile, whoever is second the small one.
rules-burgundy-start-table = Whatever you can do is lit. Point at anything else, or focus it with the keyboard, and it says what it does or why it is not possible now.

# Setting up

rules-burgundy-setup = Setting up
rules-burgundy-setup-done = The table sets everything up for you. This is what it does.
rules-burgundy-setup-goods = { $goods-total } goods tiles, { $goods-each } of each of six colours, are mixed. { $phases } face-down stacks of { $rounds } lie ready, one for each phase.
rules-burgundy-setup-bonus = For each colour a large and a small bonus tile lie on the main board.
rules-burgundy-setup-duchy = Everybody gets a duchy. For a first game all take duchy 1 or all take duchy 2. What else there is stands in [r:duchies|Duchies].
rules-burgundy-setup-castle = A castle lies in every duchy at the beginning: in the middle of duchies 1 and 2, on a castle space of your choice in the others. It neither acts nor scores.
rules-burgundy-setup-start = Everybody gets { $goods-start } random goods tiles and { $silver-start } silver coin.
rules-burgundy-setup-workers = A starting player is drawn. In turn order you get { $workers-start } workers.
rules-burgundy-setup-bridge = All pieces stand in one stack at the beginning of the bridge, the starting player’s on top.

# Phases and rounds

rules-burgundy-phases = Phases and rounds
rules-burgundy-phases-game = The game has { $phases } phases, A to E, with { $rounds } rounds each: { $all-rounds } rounds, { $all-actions } die actions for everybody.
rules-burgundy-phases-begin = A phase begins
rules-burgundy-phases-begin-clear = Tiles that nobody took leave the game. Goods stay on their depots.
rules-burgundy-phases-begin-fill = Every space of the six depots gets a random tile of its colour, and the black depot tiles with a black back.
rules-burgundy-phases-begin-goods = The { $rounds } goods of the phase are laid out, one for each round.
rules-burgundy-phases-round = A round
rules-burgundy-phases-round-roll = All roll their two dice, and the white die is rolled as well. All dice are open.
rules-burgundy-phases-round-goods = The next goods tile goes to the depot that the white die shows. Nobody may use or change the white die (but see [r:white-castles|White castles]).
rules-burgundy-phases-round-turns = Then everybody has one turn, in the order of the bridge.
rules-burgundy-phases-bridge = The bridge
rules-burgundy-phases-bridge-order = Whoever is furthest ahead on the bridge begins. In a stack the upper piece comes before the lower one.
rules-burgundy-phases-bridge-move = Each ship you place moves your piece one space forward, on top of any piece already there. All begin on space 1, and { $bridge } more lie ahead. A move during a round changes the order of the *next* round. Only monastery 27 can change it within a round.
rules-burgundy-phases-end = A phase ends
rules-burgundy-phases-end-mines = After { $rounds } rounds every mine [i:tile-mine] pays its owner 1 silver coin. Monastery 2 adds workers. Then the next phase begins.

# Your turn

rules-burgundy-turn = Your turn
rules-burgundy-turn-two = You have two dice and one action with each, in any order. Both may be the same action. You may also leave a die unused.
rules-burgundy-turn-buy = At any moment of your turn, even in the middle of an effect, you may buy one tile: see [r:black-depot|The black depot].
rules-burgundy-turn-workers = Workers may be used at any time to change a die: see [r:dice|Dice and workers].
rules-burgundy-turn-end = When you are done, you finish your turn. The table asks back if a die is left.

# Dice and workers

rules-burgundy-dice = Dice and workers
rules-burgundy-dice-change = For each worker [i:worker] that you give back, a die goes up or down by 1. From 6 it goes on to 1, and from 1 to 6. You may use several workers for one die.
rules-burgundy-dice-number = The table shows you which numbers you can reach and how many workers that takes; it always takes the fewest.
rules-burgundy-dice-example = Ana has rolled a 2 and wants a tile of depot 6. 2 → 1 → 6 takes two workers.
rules-burgundy-dice-monastery-eight = With monastery 8 each worker changes a die by up to 2.
rules-burgundy-dice-monastery-free = Monasteries 9 to 12 give one change by 1 for nothing, each for its own actions.
rules-burgundy-dice-never = The die of a castle has any number by itself. Taking, placing and selling need the right number; taking workers does not.

# The four actions

rules-burgundy-actions = The four actions
rules-burgundy-actions-take = Take a tile
rules-burgundy-actions-take-depot = Take any one tile from the depot with the number of your die and put it on a free key space. Tiles never go straight into your duchy.
rules-burgundy-actions-take-full = You have { $key-spaces } key spaces. If they are full you must first discard a stored tile of your choice; it leaves the game.
rules-burgundy-actions-place = Place a tile
rules-burgundy-actions-place-rule = Take a tile from a key space and place it in your duchy. The space must be empty, have the *colour* of the tile and the *number* of the die, and touch a tile that is already there.
rules-burgundy-actions-place-town = Of each building there may be only one in a town, that is, in a connected area of beige spaces. Monastery 1 lifts this.
rules-burgundy-actions-place-stay = Tiles in a duchy stay where they are for the rest of the game.
rules-burgundy-actions-place-then = First a completed area scores, then the tile does what it does: see [r:tiles|Castles, mines, ships, livestock], [r:buildings|Buildings] and [r:monasteries|Monasteries]. Every effect is optional, and what cannot be used now is lost.
rules-burgundy-actions-sell = Sell goods
rules-burgundy-actions-sell-all = Sell all your goods of the colour that has the number of your die. You get { $sale-silver } silver coin for the sale, and { $sale } points for each tile with 2, 3 and 4 players. You cannot keep some of them back.
rules-burgundy-actions-workers = Take workers
rules-burgundy-actions-workers-take = With any number you may take { $workers-taken } workers.

# The black depot

rules-burgundy-black-depot = The black depot
rules-burgundy-black-depot-buy = Once in each of your turns you may buy one tile from the black depot for { $price } silver coins. It goes on a key space like any other tile.
rules-burgundy-black-depot-when = You may buy at any moment of your turn: before, between, after and even during your actions, for example in the middle of a castle’s or town hall’s effect, so that the tile can be placed at once.
rules-burgundy-black-depot-six = Monastery 6 lets you buy from all depots and pay with workers as well, also one of each. It is still only one tile in a turn.

# Goods and silver

rules-burgundy-goods = Goods and silver
rules-burgundy-goods-store = You have { $goods-spaces } spaces for goods. Goods of one colour share a space, so you can store { $goods-spaces } colours, and any number of each.
rules-burgundy-goods-come = Goods come to the depots by the white die, one each round, and stay there until a ship fetches them.
rules-burgundy-goods-load = A ship takes all goods of one depot for which you have room. Colours that you already have always fit. If there are more new colours than free spaces you choose; the others stay on the depot.
rules-burgundy-goods-sold = Sold goods are put away. They still count for monasteries 15 and 25.
rules-burgundy-goods-silver = Silver [i:silver] comes from mines, sales, banks and some monasteries. It buys tiles, and each coin left at the end is worth 1 point.
rules-burgundy-goods-unlimited = Silver and workers never run out.

# Castles, mines, ships, livestock

rules-burgundy-tiles = Castles, mines, ships, livestock
rules-burgundy-tiles-castle = Castle
rules-burgundy-tiles-castle-action = [i:tile-castle] At once you have one more action, any of the four, as if with a die of any number you like. If it places another castle, the chain goes on.
rules-burgundy-tiles-mine = Mine
rules-burgundy-tiles-mine-pays = [i:tile-mine] Nothing happens at once. At the end of every phase it pays 1 silver coin.
rules-burgundy-tiles-ship = Ship
rules-burgundy-tiles-ship-goods = [i:tile-ship] Choose any depot, whatever your die showed, and take its goods as far as you have [r:goods|room].
rules-burgundy-tiles-ship-bridge = Then your piece on the [r:phases#bridge|bridge] moves one space forward.
rules-burgundy-tiles-livestock = Livestock
rules-burgundy-tiles-livestock-score = [i:tile-cow-3] Score one point for each animal on the tile. Then score again all tiles with the same animal that already lie on the same pasture, that is, in the same connected area of light green spaces. They need not touch each other.
rules-burgundy-tiles-livestock-example = On a pasture lie 3 cows and 2 sheep. Carl adds 4 cows: 4 + 3 = 7 points. Later he adds 2 cows: 2 + 4 + 3 = 9 points. A tile with pigs would score for itself alone.

# Buildings

rules-burgundy-buildings = Buildings
rules-burgundy-buildings-once = A building works once, when it is placed, and needs no die for it. Where it takes a tile, the tile comes from one of the six depots, not from the black one, and goes on a key space.
rules-burgundy-buildings-market = [i:tile-market] [p:market|{ burgundy-tile-market }]: take a ship or a livestock tile.
rules-burgundy-buildings-carpenter = [i:tile-carpenter] [p:carpenter|{ burgundy-tile-carpenter }]: take a building.
rules-burgundy-buildings-church = [i:tile-church] [p:church|{ burgundy-tile-church }]: take a mine, a monastery or a castle.
rules-burgundy-buildings-warehouse = [i:tile-warehouse] [p:warehouse|{ burgundy-tile-warehouse }]: sell all goods of one colour, as with a die.
rules-burgundy-buildings-boarding-house = [i:tile-boarding-house] [p:boarding-house|{ burgundy-tile-boarding-house }]: take { $boarding-house } workers.
rules-burgundy-buildings-bank = [i:tile-bank] [p:bank|{ burgundy-tile-bank }]: take { $bank } silver coins.
rules-burgundy-buildings-town-hall = [i:tile-town-hall] [p:town-hall|{ burgundy-tile-town-hall }]: place another stored tile wherever it may lie; the number of the space does not matter.
rules-burgundy-buildings-watchtower = [i:tile-watchtower] [p:watchtower|{ burgundy-tile-watchtower }]: score { $watchtower } points.
rules-burgundy-buildings-useless = You may place a building even if you cannot use its effect. Then the effect is lost.
rules-burgundy-buildings-twins = Each type may stand only once in the same town. In different towns it may stand again.

# Monasteries

rules-burgundy-monasteries = Monasteries
rules-burgundy-monasteries-there = All monasteries are different. Each works from the moment it lies in your duchy; on a key space it does nothing. Which back a monastery has (yellow or black) only says where it can be found.
rules-burgundy-monasteries-rules = They change a rule
rules-burgundy-monasteries-m1 = [i:tile-monastery-1] *1:* the same building may stand in a town several times.
rules-burgundy-monasteries-m2 = [i:tile-monastery-2] *2:* at the end of a phase each mine also pays 1 worker.
rules-burgundy-monasteries-m3 = [i:tile-monastery-3] *3:* a sale pays 2 silver coins instead of 1.
rules-burgundy-monasteries-m4 = [i:tile-monastery-4] *4:* a sale also pays 1 worker.
rules-burgundy-monasteries-m5 = [i:tile-monastery-5] *5:* a ship also takes the goods of one depot next to the chosen one. Depots 6 and 1 are neighbours.
rules-burgundy-monasteries-m6 = [i:tile-monastery-6] *6:* buy from any depot, and pay 2 silver or 2 workers, not one of each.
rules-burgundy-monasteries-m7 = [i:tile-monastery-7] *7:* when livestock scores, each tile that scores brings 1 point more.
rules-burgundy-monasteries-m8 = [i:tile-monastery-8] *8:* each worker changes a die by up to 2.
rules-burgundy-monasteries-m9 = [i:tile-monastery-9] *9:* to place a building, change the die by 1 for nothing.
rules-burgundy-monasteries-m10 = [i:tile-monastery-10] *10:* to place a ship or livestock, change the die by 1 for nothing.
rules-burgundy-monasteries-m11 = [i:tile-monastery-11] *11:* to place a castle, mine or monastery, change the die by 1 for nothing.
rules-burgundy-monasteries-m12 = [i:tile-monastery-12] *12:* to take a tile, change the die by 1 for nothing.
rules-burgundy-monasteries-m13 = [i:tile-monastery-13] *13:* the action “take workers” also brings 1 silver coin.
rules-burgundy-monasteries-m14 = [i:tile-monastery-14] *14:* the action “take workers” brings { $workers-many } workers instead of { $workers-taken }. Neither 13 nor 14 works with a boarding house.
rules-burgundy-monasteries-score = They score at the end
rules-burgundy-monasteries-m15 = [i:tile-monastery-15] *15:* 2 points for each colour of goods you have sold at least once.
rules-burgundy-monasteries-m16 = [i:tile-monastery-16] *16 to 23:* 4 points for each building of one type in your duchy. The table below says which.
rules-burgundy-monasteries-m24 = [i:tile-monastery-24] *24:* 4 points for each kind of animal in your duchy.
rules-burgundy-monasteries-m25 = [i:tile-monastery-25] *25:* 1 point for each goods tile you have sold.
rules-burgundy-monasteries-m26 = [i:tile-monastery-26] *26:* 3 points for each bonus tile you own, large or small.
rules-burgundy-monasteries-m29 = [i:tile-monastery-29] *29:* 4 points for each [r:white-castles|white castle]; only with that expansion. For 27 and 28 see [r:extra|Extra tiles].
rules-burgundy-monasteries-example = Dana has monasteries 17 and 22, two watchtowers and three banks: 2 × 4 + 3 × 4 = 20 points.

# Areas and colours

rules-burgundy-areas = Areas and colours
rules-burgundy-areas-area = An *area* is a connected group of spaces of one colour. When you place its last tile you score twice, at once:
rules-burgundy-areas-area-size = for its size,
rules-burgundy-areas-area-phase = and for the present phase: the earlier, the more.
rules-burgundy-areas-colour = Colours
rules-burgundy-areas-colour-first = Whoever is first to cover *all* spaces of a colour takes the large bonus tile; whoever is second takes the small one. They are worth { $large } and { $small } points with 2, 3 and 4 players. The third and the fourth get nothing.
rules-burgundy-areas-example = In phase B Ben fills a town of three spaces: { $area-three } + { $phase-b } = { $town-example } points. It is not his last town, so there is no bonus tile yet.

# The end

rules-burgundy-end = The end
rules-burgundy-end-when = After phase E the mines pay once more. Then everybody scores:
rules-burgundy-end-goods = 1 point for each goods tile not sold;
rules-burgundy-end-silver = 1 point for each silver coin;
rules-burgundy-end-workers = 1 point for every two workers;
rules-burgundy-end-monasteries = the [r:monasteries#score|monasteries] that score at the end, if they lie in the duchy.
rules-burgundy-end-winner = The most points win.
rules-burgundy-end-tie = If several have the same number, whoever has the *fewest empty spaces* in the duchy wins; if that is equal too, whoever is furthest behind on the bridge. Some printings say the most empty spaces: a table option lets you choose.

# Two, three or four players

rules-burgundy-players = Two, three or four players
rules-burgundy-players-fewer = With fewer players there are fewer tiles, and the points for sales and bonus tiles are smaller.
rules-burgundy-players-depots = Which tiles lie where
rules-burgundy-players-depots-colours = The colours of a depot’s spaces are fixed. With three players one space of depot 6 gets a castle in phases A, C and E and a mine in phases B and D.

# Duchies

rules-burgundy-duchies = Duchies
rules-burgundy-duchies-same = All usual duchies have { $spaces } spaces with the same numbers and the same count of each colour: 12 buildings, 6 monasteries, 6 ships, 6 livestock, 4 castles and 3 mines. Only the arrangement differs.
rules-burgundy-duchies-one = For the first games everybody plays on duchy 1 or everybody on duchy 2.
rules-burgundy-duchies-random = For those who know the game: each is dealt a random board, chooses one of its sides and the castle space to begin on. Or everybody chooses any of the ten freely.
rules-burgundy-duchies-table = The table option “{ burgundy-option-duchies }” decides it. [r:posts|Border posts], the [r:team|team game] and the [r:solo|solo game] have duchies of their own.

# Extra tiles

rules-burgundy-extra = Extra tiles
rules-burgundy-extra-four = Four more tiles can be mixed into the piles.
rules-burgundy-extra-m27 = [i:tile-monastery-27] *Monastery 27:* in a stack on the bridge you are always on top, now and when somebody comes later.
rules-burgundy-extra-m28 = [i:tile-monastery-28] *Monastery 28:* in your turn, as often as you like: 1 silver coin → 2 workers.
rules-burgundy-extra-crane = [i:tile-crane] *Crane,* a building: it works as any one building you like, which need not be in your duchy. At the end it counts as one building of your choice for monasteries 16 to 23 and 29.
rules-burgundy-extra-geese = [i:tile-geese] *Geese,* livestock: score 2 points and all tiles of one other kind on the same pasture, the best one. Whenever another livestock tile comes to that pasture later, the geese score their 2 points again. They are a kind of their own for monastery 24.
rules-burgundy-extra-example = On a pasture lie 2 cows and 3 cows. The geese score 2 + 2 + 3 = 7 points. Then 4 pigs come: 4 + 2 = 6 points.

# Border posts

rules-burgundy-posts = Border posts
rules-burgundy-posts-duchies = Everybody is dealt one of the six duchies 11. On the edge of each stand three border posts, and each post touches two spaces.
rules-burgundy-posts-joined = Two posts are joined when a chain of tiles, of any colours, leads from one to the other. Each pair that becomes joined scores the points of the present phase ({ $phase-points }). One tile may join several pairs.
rules-burgundy-posts-all = The first to join all three posts also scores { $large } points, the second { $small }, with 2, 3 and 4 players. This is no bonus tile and does not count for monastery 26.
rules-burgundy-posts-example = In phase A Mia joins two posts: { $phase-a } points. In phase C a chain reaches the third: it is now joined with both others, so she scores { $phase-c } + { $phase-c }, and as the first of four players to join all three { $large-four } more.

# White castles

rules-burgundy-white-castles = White castles
rules-burgundy-white-castles-tiles = White castles are buildings: { $white-castles } come into the beige pile and { $white-castles-black } into the black one, and monastery 29 into the yellow one.
rules-burgundy-white-castles-action = When you place a white castle you have one more action at once, with the number of the *white die* of this round. Workers may change that number for you; the white die itself stays as it is.
rules-burgundy-white-castles-score = Monastery 29 scores 4 points for each white castle at the end.
rules-burgundy-white-castles-town = Like every building a white castle may stand only once in a town, unless you have monastery 1.

# Inns

rules-burgundy-inns = Inns
rules-burgundy-inns-stack = At the beginning of every phase one of the { $inns } inns is put on a stack beside the black depot. Inns that nobody has bought stay.
rules-burgundy-inns-buy = An inn is bought like a tile of the black depot, for { $price } silver coins, and is your one purchase of the turn.
rules-burgundy-inns-place = It may be placed on a space of any colour by the usual rules, one inn in each area. Monasteries 9 to 11 do not help with it.
rules-burgundy-inns-effect = It does nothing but fill its space and make the area one larger, up to 8.
rules-burgundy-inns-example = With an inn an area of four spaces counts as five: { $area-five } points instead of { $area-four }.

# Trade routes

rules-burgundy-routes = Trade routes
rules-burgundy-routes-cards = Everybody gets { $route-cards } random cards with 2, 3 and 4 players and lays them out in a row. Each card has three spaces with a colour and a bonus.
rules-burgundy-routes-travel = Goods that you sell go one by one on the next free space of your row, from left to right. If the colour fits, you get the bonus of that space at once, before the next tile is laid.
rules-burgundy-routes-bonus = Most bonuses are the effects of buildings; one is an action as with a castle, one takes any tile from the six depots.
rules-burgundy-routes-full = When the row is full, sold goods are put away as usual.
rules-burgundy-routes-points = The points and the silver for the sale come as always.
rules-burgundy-routes-team = In the [r:team|team game] the cards of both partners form one row.

# Shields

rules-burgundy-shields = Shields
rules-burgundy-shields-there = At the beginning shields lie open on the depots. They are not replaced.
rules-burgundy-shields-win = Winning a shield
rules-burgundy-shields-win-double = If both your dice show the same number you may use the pair, *instead of both actions*, to take a shield from that number’s depot. Workers may make the double.
rules-burgundy-shields-win-castle = The shield goes on a castle in your duchy. If all your castles bear shields, or if you want to, it replaces one; the old shield leaves the game.
rules-burgundy-shields-tribute = Tribute
rules-burgundy-shields-tribute-pay = At the end of every phase, *before* the mines pay, each shield costs 1 silver coin. Shields that you cannot or do not want to pay for leave the game.
rules-burgundy-shields-list = What they do
rules-burgundy-shields-list-points = Every shield that you still have at the end scores as well: 1 to 6 score { $shields-high } points each, 7 to 12 score { $shields-middle }, 13 to 18 score { $shields-low }.
rules-burgundy-shields-s1 = *1:* all your pastures count as one.
rules-burgundy-shields-s2 = *2:* whenever somebody else gains workers, you gain 1 worker.
rules-burgundy-shields-s3 = *3:* you may pay tribute in workers, or partly.
rules-burgundy-shields-s4 = *4:* you have any number of key spaces. If you lose it, tiles that no longer fit must go.
rules-burgundy-shields-s5 = *5:* with a ship you also take all goods of one colour from all six depots, if you have room for it.
rules-burgundy-shields-s6 = *6:* at any moment of your turn choose another player, once and for all: that duchy’s monasteries count for you, too, those placed later included, and also at the end.
rules-burgundy-shields-s7 = *7:* bonus tiles that you take score double.
rules-burgundy-shields-s8 = *8:* your mines pay double silver.
rules-burgundy-shields-s9 = *9:* a sale pays 1 silver coin for each tile sold. Monastery 3 adds nothing to that.
rules-burgundy-shields-s10 = *10:* at the end your monasteries score double.
rules-burgundy-shields-s11 = *11:* when you place a castle, its action may be to take a shield from any depot.
rules-burgundy-shields-s12 = *12:* sold goods score double.
rules-burgundy-shields-s13 = *13:* at the end all your shields score double, this one included.
rules-burgundy-shields-s14 = *14:* at the end of each phase you place a tile from the six depots straight into your duchy and use it.
rules-burgundy-shields-s15 = *15:* likewise with a tile from the black depot or an inn beside it.
rules-burgundy-shields-s16 = *16:* once in your turn you may turn one of your dice to any number.
rules-burgundy-shields-s17 = *17:* a completed area scores like the next larger one, up to size 8.
rules-burgundy-shields-s18 = *18:* you may place tiles anywhere in your duchy, not only next to others.
rules-burgundy-shields-order = At the end of a phase the tiles of shields 14 and 15 come first, then the tribute, then the mines. If you have both 14 and 15, you choose which comes first. With shield 6 you choose the other player at any time, also in others’ turns, where nobody waits for it; if you have not, you are asked before the mines pay where that matters, and at the latest before the final scoring.

# The team game

rules-burgundy-team = The team game
rules-burgundy-team-teams = Four play in two teams. Partners sit side by side and share one large duchy of { $team-spaces } spaces.
rules-burgundy-team-shared = *Shared:* the duchy, goods, workers, silver, sold goods and { $team-shared } key spaces.
rules-burgundy-team-own = *Your own:* your two dice, your points, your piece on the bridge and { $team-private } key spaces. Nobody uses the partner’s dice or own tiles, and tiles do not move from one key space to another.
rules-burgundy-team-start = Each team begins with { $goods-start } goods and { $team-silver } silver coins; the team that begins has { $team-workers-first } workers, the other { $team-workers-second }. The starting castle lies in the middle of board 12a; on board 12b you choose between two castle spaces.
rules-burgundy-team-order = In the first round the order is A1, B1, A2, B2. After that the bridge decides as usual.
rules-burgundy-team-bridge = A piece on the last space of the bridge that moves again goes on top of the stack there.
rules-burgundy-team-score = Everybody scores the points that his or her own actions bring. At the end both partners’ points are added, and the larger sum wins.
rules-burgundy-team-tie = If the sums are equal, the team with *more* empty spaces wins.

# The solo game

rules-burgundy-solo = The solo game
rules-burgundy-solo-goal = Alone you do not play for points. You win if you fill all { $spaces } spaces of your duchy within { $all-rounds } rounds.
rules-burgundy-solo-start = You begin with { $solo-silver } silver coin, { $solo-workers } workers, { $goods-start } goods and a castle on any castle space of your islands (13a is for a first game, 13b is harder). The main board and the points for sales are those for two players.
rules-burgundy-solo-islands = You reach other islands only along the rivers drawn between them.
rules-burgundy-solo-goods-room = There is no limit to the colours of goods you store.
rules-burgundy-solo-round = A round
rules-burgundy-solo-round-goods = The goods tile of the round goes to the depot of the white die.
rules-burgundy-solo-round-tile = One tile of that depot leaves the game, in a fixed order. If the depot is empty, the next one clockwise loses a tile.
rules-burgundy-solo-round-actions = Then you take your two actions.
rules-burgundy-solo-ships = Ships
rules-burgundy-solo-ships-clear = After a ship has taken the goods of one depot, all goods on the other depots leave the game.
rules-burgundy-solo-ships-exchange = Then, and only then, you may give { $solo-exchange } goods of any colours for one tile of the black depot. It is turned *face down* and put on a key space. A face-down tile fits any colour and fills its space, but has no effect at all.
rules-burgundy-solo-points = What points are for
rules-burgundy-solo-points-target = All points move a counter. When it reaches the target you have one more action at once, as with a castle. The counter goes back to 0, points beyond the target are lost, and the target comes down by { $solo-step }, but never below { $solo-step }. What comes due together (the effect of a tile, the tile for a completed colour, each gain of points, the action for the target) you carry out in any order you like.
rules-burgundy-solo-points-buy = Whenever you gain points you may buy more of them for 1 silver coin each.
rules-burgundy-solo-points-level = The target begins at 50. A table option sets it from 45 (much easier) to 55 (much harder).
rules-burgundy-solo-differences = What else differs
rules-burgundy-solo-differences-monasteries = Monasteries that score at the end score at once, when you place them, for what is there then. Monastery 26 scores 3 points for each colour you have completed. The crane counts as one building, once, for a monastery of your choice.
rules-burgundy-solo-differences-colour = A completed colour brings no points. Instead you choose a tile of the black depot and place it straight into your duchy, with its effect. If that completes another colour, you may do it again.
rules-burgundy-solo-differences-end = There is no final scoring. Once the last space is filled you have won.
