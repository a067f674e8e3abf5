## Boonlake: the rules, chapter by chapter, in our own words.

# Your first game in five minutes

rules-boonlake-start = Your first game in five minutes
rules-boonlake-start-idea = You and the others move into the empty land around a lake. Whoever has the most victory points (VP) [i:vp] after two trips down the river wins.
rules-boonlake-start-turn = On your turn you choose *one of seven action strips*. First you may play a card, then you do what stands on the left of the strip, and then *everybody* may do what stands on its right. Afterwards your ship sails down the river and brings you a reward, and the strip goes to the bottom of the action board. More in [r:turn|A turn].
rules-boonlake-start-rows = Strips that lie high up let your ship sail far, strips further down only a little, and the two lowest rows even cost VP. Every strip that is passed over moves up and becomes more tempting.
rules-boonlake-start-people = You need nothing as badly as inhabitants [i:inhabitant]. You [r:develop|develop] by placing them on the gameboard, and you give others up to [r:upgrade|upgrade] to houses [i:house] and settlements [i:settlement], or to place cattle [i:cattle]. Every piece that leaves your player board uncovers income.
rules-boonlake-start-cards = Cards cost coins [i:coin], now and then a vase [i:vase], and resources. Coins and vases are paid; resources you only have to be able to *show*, with your production sites [i:site] and your two boats [i:boat]. More in [r:payment|Paying].
rules-boonlake-start-scorings = Four times in the game a ship is the first across a lock [i:lock]: then all have an [r:interim|interim scoring]. You may act twice more, you *must* score one of the four scoring tiles, which brings points or costs them, and you receive your income.
rules-boonlake-start-advice = Good to know before the first turn
rules-boonlake-start-advice-people = Inhabitants run out first. The strip Hire brings them, and so do some spaces of river and gameboard.
rules-boonlake-start-advice-map = Only Pioneer and Settle put inhabitants on the gameboard.
rules-boonlake-start-advice-rows = Rows with 3 or 4 steps for the ship are worth more than they look.
rules-boonlake-start-advice-others = Before you choose, look at what the strip gives to the others.
rules-boonlake-start-advice-levers = Levers [i:lever-up] are good value: they work again after every interim scoring, and whoever leaves one unused gets a point for it.
rules-boonlake-start-advice-goals = Look ahead at the scoring tiles: which of the four can you meet at the next scoring, and which only at the last?
rules-boonlake-start-advice-region = A second settlement in the same region costs { $second-settlement } VP. The table warns you before you build it.
rules-boonlake-start-table = Whatever you can do is lit. Point at anything else, or focus it with the keyboard, and it says what it does or why it is not possible now.

# Setting up

rules-boonlake-setup = Setting up
rules-boonlake-setup-done = The table sets everything up for you. This is what it does, and what you choose yourself.
rules-boonlake-setup-map = The gameboard
rules-boonlake-setup-map-tiles = { $start-two } starting tiles lie open on the gameboard with 1 or 2 players, { $start-three } with 3 and { $start-four } with 4. They are mixed, so every game begins differently. The other starting tiles are not used.
rules-boonlake-setup-map-mound = The { $grey-tiles } grey building tiles form a face-down mound [i:mound]; the { $pastures } cattle pastures lie beside it.
rules-boonlake-setup-map-labels = The rewards on the labels of all four regions are free.
rules-boonlake-setup-strips = Cards and strips
rules-boonlake-setup-strips-order = The seven action strips lie in random order in the seven rows of the action board.
rules-boonlake-setup-strips-hand = Everybody draws { $hand } of the { $cards } project cards [i:card].
rules-boonlake-setup-board = What everybody begins with
rules-boonlake-setup-board-pieces = { $houses } houses, { $settlements } settlements and { $cattle } cattle cover the recesses of the player board.
rules-boonlake-setup-board-people = Of { $inhabitants } inhabitants, { $ranch } stand on the ranch, ready for use; { $beside } stand in the recesses beside the first two tiers and are won as [r:upgrade#tier|tier bonus]; { $supply } wait in the supply.
rules-boonlake-setup-board-boats = Both boats lie on the canal at wood [i:wood].
rules-boonlake-setup-board-tracks = One marker lies at the start of the coin track and one at the start of the card track, one at 0 VP.
rules-boonlake-setup-board-ship = The ship lies on space { $start-few } of the river with 1 or 2 players, on space { $start-many } with 3 or 4.
rules-boonlake-setup-board-coins = The starting player gets { $coins-first } coins, the next { $coins-second }, everybody else { $coins-others }.
rules-boonlake-setup-choices = What you choose
rules-boonlake-setup-choices-goal = You get two of the { $goals } scoring tiles and keep one. It comes into your own area, marked ×2: there all points of that tile count double for you, gained or lost. Have a look at your hand first; that is expressly allowed.
rules-boonlake-setup-choices-fill = Areas that belong to nobody get a random tile, so that four scoring tiles are always in play.
rules-boonlake-setup-choices-site = Then you choose with which resource your first production site begins.
rules-boonlake-setup-choices-hidden = Both choices are made at the same time and shown when everybody has decided.

# A turn

rules-boonlake-turn = A turn
rules-boonlake-turn-rounds = The game has two rounds. In each of them the ships sail down the river once. The starting player begins, and turns go round clockwise.
rules-boonlake-turn-phases = Your turn has three phases, always in this order:
rules-boonlake-turn-phase-a = *A: Choose a strip and carry out its action.* You take any of the seven strips.
rules-boonlake-turn-phase-b = *B: Move your ship.* It may go as many steps as the row says from which you took the strip. See [r:river|The river].
rules-boonlake-turn-phase-c = *C: Push the strips together.* Those below the gap move up, and the strip you have taken comes to the lowest row.
rules-boonlake-turn-rows = The rows of the action board
rules-boonlake-turn-rows-loss = Whoever takes a strip from one of the two lowest rows loses VP at once, even below zero.
rules-boonlake-turn-action = Carrying out an action
rules-boonlake-turn-action-card = *The card.* First you may play one card of the kind shown on the strip, or discard a card of that kind for { $discard-coins } coins, or do without. Instead of a card you may realize a [r:projects|special project]. With the Builder there is no such card: you take { $builder-coins } coins instead.
rules-boonlake-turn-action-own = *Your part,* left of the arrow: its effects from left to right. You may leave out any of them.
rules-boonlake-turn-action-common = *The part for all,* right of the arrow: everybody may use it, you as well. Only with the Pioneer does it belong to the others alone.
rules-boonlake-turn-together = Together or one after the other
rules-boonlake-turn-together-when = Most parts for all are carried out by everybody at the same time. With Settle and Cattle-breeding you take turns, clockwise, beginning with whoever chose the strip, since there it matters who comes first. The table option “{ option-order }: { option-order-in-turn }” makes all parts go round one after the other.
rules-boonlake-turn-general = What always holds
rules-boonlake-turn-general-supply = Coins, vases and levers never run out. Wooden pieces do: if your supply holds fewer inhabitants than you should get, you get what is there.
rules-boonlake-turn-general-ranch = Inhabitants that you gain come to your ranch. Inhabitants that you give up leave your ranch and go back to your supply.
rules-boonlake-turn-general-recess = The two inhabitants in the recesses of your board are not part of the supply.
rules-boonlake-turn-general-pile = When the draw pile is empty, the discards are shuffled. If there are none either, nothing is drawn.
rules-boonlake-turn-general-vp = Your VP may fall below zero at any time, also at the end.

# The seven strips

rules-boonlake-strips = The seven strips
rules-boonlake-strips-intro = Each strip shows a kind of card on its left edge, then your part, then the part for all.
rules-boonlake-strips-pioneer = { boonlake-strip-pioneer }
rules-boonlake-strips-pioneer-own = After a day card [i:kind-day] you may [r:explore|explore] twice and then [r:develop|develop] once or [r:upgrade|upgrade] once.
rules-boonlake-strips-pioneer-all = *The others,* but not you, draw 2 cards if they like; after that each of them may play a card of any kind or discard one for { $discard-coins } coins.
rules-boonlake-strips-settle = { boonlake-strip-settle }
rules-boonlake-strips-settle-own = After a night card [i:kind-night] you may develop once or upgrade once.
rules-boonlake-strips-settle-all = *All,* clockwise beginning with you: develop once, or upgrade once, or play a card of any kind, or discard one for { $discard-coins } coins. So you can act twice on the gameboard.
rules-boonlake-strips-cattle-breeding = { boonlake-strip-cattle-breeding }
rules-boonlake-strips-cattle-breeding-own = After a day card [i:kind-day] you may place a [r:cattle|cattle pasture] on the gameboard and take the reward of its space.
rules-boonlake-strips-cattle-breeding-all = *All,* clockwise beginning with you: place one cattle, or play a card of any kind, or discard one for { $discard-coins } coins.
rules-boonlake-strips-region-scoring = { boonlake-strip-region-scoring }
rules-boonlake-strips-region-scoring-own = After a sunset card [i:kind-sunset] you choose a region to leave out and take the reward of its label. See [r:regions|Regions].
rules-boonlake-strips-region-scoring-all = *All* take 1 coin for each of their presences in the other three regions.
rules-boonlake-strips-hire = { boonlake-strip-hire }
rules-boonlake-strips-hire-own = After a night card [i:kind-night] you take 1 inhabitant and may [r:explore|explore] once.
rules-boonlake-strips-hire-all = *All* may hire as often as they like: { $hire } coins or { $hire } discarded cards for each inhabitant. One inhabitant is paid for either in coins or in cards; for the next you may choose again.
rules-boonlake-strips-hire-example = With 7 coins and 4 cards Lea hires three times: twice for { $hire } coins and once for { $hire } cards. 1 coin and 1 card are left.
rules-boonlake-strips-progress = { boonlake-strip-progress }
rules-boonlake-strips-progress-own = After a sunset card [i:kind-sunset] you may [r:levers|modernize] once.
rules-boonlake-strips-progress-all = *All* may give up 1 inhabitant and modernize once; whoever cannot or does not want to draws 1 card instead. So you may buy up to two levers, the others one.
rules-boonlake-strips-builder = { boonlake-strip-builder }
rules-boonlake-strips-builder-own = You take { $builder-coins } coins. Then you may play a card, whatever its kind, or draw 2 cards instead.
rules-boonlake-strips-builder-all = *All* may play a card of any kind or discard one for { $discard-coins } coins.

# Cards

rules-boonlake-cards = Cards
rules-boonlake-cards-kinds = Every project card is of one kind: day [i:kind-day], sunset [i:kind-sunset] or night [i:kind-night]. Some effects let you play cards of one kind only, others cards of any kind.
rules-boonlake-cards-play = To play a card you [r:payment|pay its price] and lay it out in front of you. It stays there to the end of the game, and the VP printed on it count in the [r:final|final scoring].
rules-boonlake-cards-discard = Often you may instead discard a card for { $discard-coins } coins. Where it says so, the card must be of the kind asked for.
rules-boonlake-cards-forgo = If you do neither, two [r:levers#three-coins|levers] can pay you for the card you forgo.
rules-boonlake-cards-signs = When a card works
rules-boonlake-cards-signs-now = [i:now] *Lightning:* once, when you play it. You may leave out any part of it.
rules-boonlake-cards-signs-always = [i:always] *Circle:* from now on to the end of the game. Several of the same kind add up.
rules-boonlake-cards-signs-end = [i:end] *Flag:* in the final scoring.
rules-boonlake-cards-now = Effects when played
rules-boonlake-cards-now-take = Take coins, a vase or inhabitants; advance on the coin track [i:step-coin] or the card track [i:step-card].
rules-boonlake-cards-now-swap-inhabitants = 3 cards → 2 inhabitants.
rules-boonlake-cards-now-swap-coins = 2 cards → 4 coins, or 4 coins → 2 cards.
rules-boonlake-cards-now-swap-vase = 3 cards → 1 vase and 2 coins, or 1 vase and 2 coins → 3 cards.
rules-boonlake-cards-now-swap-vp = 5 cards → 4 VP, or 4 VP → 5 cards.
rules-boonlake-cards-now-cards-vp = 2 cards → the VP shown.
rules-boonlake-cards-now-inhabitant-coins = 1 inhabitant → 8 coins.
rules-boonlake-cards-now-vases-vp = 2 vases → 4 VP.
rules-boonlake-cards-now-lever = Move one of your used levers up again.
rules-boonlake-cards-now-house = One of your inhabitants on the gameboard becomes a house, and you give up no inhabitant for it.
rules-boonlake-cards-now-settlement = One of your houses becomes a settlement, for 1 inhabitant less and with 1 presence less beside it. This adds up with the [r:levers#settlement|lever] that does the same.
rules-boonlake-cards-always = Effects that last
rules-boonlake-cards-always-levers = Levers cost fewer coins, but never less than 0.
rules-boonlake-cards-always-cards = Cards and special projects cost 1 coin less each, but never less than 0.
rules-boonlake-cards-always-discard = 1 coin more whenever you discard a card of a certain kind, whatever you discard it for.
rules-boonlake-cards-always-cattle-inhabitant = Each cattle costs you 1 inhabitant less.
rules-boonlake-cards-always-cattle-coins = 2 coins more for each cattle you place.
rules-boonlake-cards-always-river-coin = 1 coin more where your ship stops on a space with coins.
rules-boonlake-cards-always-harbour = 2 coins, or 2 cards, when your ship stops in a harbour [i:anchor].
rules-boonlake-cards-always-vase = 1 vase more when your ship stops at a vase and you take it.
rules-boonlake-cards-end = Effects at the end
rules-boonlake-cards-end-region = 1 VP for each of your presences in a certain region.
rules-boonlake-cards-end-sites = 1 VP for each level of your production sites.
rules-boonlake-cards-end-pieces = 1 VP for each cattle or each house that has left your board, or 2 VP for each settlement.
rules-boonlake-cards-end-reach = Two steps, for a track, for levers, cattle, houses or settlements: whoever reaches the lower number gets the smaller amount of VP, whoever reaches the higher number the larger amount instead.

# Special projects

rules-boonlake-projects = Special projects
rules-boonlake-projects-what = The upper half of each of the four scoring tiles shows a special project. Whenever you may play a card you may realize one of them instead. A project counts as every kind at once, so it fits every strip.
rules-boonlake-projects-price = You pay its coins and show its resources, like for a card. Whatever makes cards cheaper works here, too.
rules-boonlake-projects-reward = You get 2 inhabitants, of which one goes straight to the space above the project; the VP shown; and one step on the track shown.
rules-boonlake-projects-double = On the tile you chose at the beginning, marked ×2, you get the VP twice.
rules-boonlake-projects-once = Everybody may realize each project once. Others who have realized it before do not stand in your way.
rules-boonlake-projects-supply = At least one inhabitant must be in your supply, since one has to stand on the project. If there is just one, you get only that one.
rules-boonlake-projects-example = Emre may play a sunset card. He realizes a project on his own tile instead: it says 8 VP, so he gets 16, advances one step, sets one inhabitant on the project and the other on his ranch.

# Production sites and boats

rules-boonlake-production = Production sites and boats
rules-boonlake-production-sites = A production site [i:site] shows 1 resource of its kind whenever you need it, turned over to level 2 it shows 2. Nothing is used up: what you can show now you can show again for the next card.
rules-boonlake-production-build = To build a production site means either to place a new one (level 1) or to turn over one that you have (level 2). There is no level 3; an effect that names a resource already at level 2 is lost.
rules-boonlake-production-count = Wherever production sites are counted, their levels are counted: a site at level 2 counts as two.
rules-boonlake-production-boats = Boats
rules-boonlake-production-boats-show = Each of your two boats [i:boat] shows 1 resource: the one at its place on the canal. From upstream to downstream these are { $canal }.
rules-boonlake-production-boats-move = Downstream, to the right, boats move for nothing. Moving a boat upstream costs { $upstream } coins, however far it goes. A [r:levers#boat|lever] does it for nothing.
rules-boonlake-production-boats-when = You move your boats while you pay: the table offers every sensible way to bring them where they are needed. Since only payments ask for resources, you lose nothing by that.

# Paying for cards and projects

rules-boonlake-payment = Paying for cards and projects
rules-boonlake-payment-coins = *Coins* [i:coin] are paid.
rules-boonlake-payment-vases = *Vases* [i:vase] are given back.
rules-boonlake-payment-resources = *Resources* are shown by [r:production|production sites and boats], not spent.
rules-boonlake-payment-joker = Two levers stand in for one resource each, whichever you like. They can be used together.
rules-boonlake-payment-discount = Discounts of several cards add up. No price falls below 0.
rules-boonlake-payment-example-boats = A card asks for 2 coins, 2 loam and 1 stone. Noor has a production site for loam at level 1 and both boats at iron. One boat goes upstream to loam and one to stone, for { $upstream } coins each. She pays 2 + 2 × { $upstream } coins.
rules-boonlake-payment-example-joker = A card asks for 3 iron. Ben has iron at level 2 and no coins for the boats, which lie at wood. Downstream is free, so one boat sails to iron. Were his boats needed elsewhere, the lever [r:levers#joker-or|{ boonlake-lever-joker-or }] could stand in for the third iron.

# Exploring

rules-boonlake-explore = Exploring
rules-boonlake-explore-reveal = Reveal a grey tile from the mound [i:mound]. You need not explore, but a tile that has been revealed must be placed.
rules-boonlake-explore-place = Place it on a free space of the gameboard next to a tile. Whether anybody stands on that tile does not matter.
rules-boonlake-explore-reward = Take what the space shows: coins, cards, an inhabitant, or a production site of a certain resource.
rules-boonlake-explore-adjacent = What is adjacent
rules-boonlake-explore-adjacent-means = Two spaces are adjacent if they share an edge, if a bridge [i:bridge] joins them, or if they are the two spaces at the ford. This holds for the whole game, for pastures as well as for building tiles.
rules-boonlake-explore-none = If no space is free, or no grey tile is left, you get { $coins-instead } coins for each tile that you cannot place.

# Developing

rules-boonlake-develop = Developing
rules-boonlake-develop-sites = A building tile has one or two building sites. Each has room for one inhabitant, one house or one settlement. The two sites of a tile may belong to different players.
rules-boonlake-develop-choose = Choose a free building site anywhere on the gameboard.
rules-boonlake-develop-place = Place an inhabitant from your ranch on it, pay what the site costs and take what it gives.
rules-boonlake-develop-costs = Costs are shown with a minus: coins, discarded cards, or VP. If you cannot pay coins or cards, you cannot develop there. Some sites are free.
rules-boonlake-develop-rewards = What sites give
rules-boonlake-develop-rewards-take = Coins, cards, VP, or a vase.
rules-boonlake-develop-rewards-step = One step on a track; or three steps on one of the two tracks, not split.
rules-boonlake-develop-rewards-income = The income at your marker on the coin track [i:wagon-coin] or on the card track [i:wagon-card], at once. The marker stays.
rules-boonlake-develop-rewards-settlement = VP that you gain or lose later, at the moment when a house on this very site becomes a settlement.
rules-boonlake-develop-pasture = Nobody stands on cattle pastures but cattle.

# Upgrading

rules-boonlake-upgrade = Upgrading
rules-boonlake-upgrade-two = Upgrading means one of two things: an inhabitant becomes a house, or a house becomes a settlement.
rules-boonlake-upgrade-house = Inhabitant to house
rules-boonlake-upgrade-house-choose = Choose one of your inhabitants on the gameboard.
rules-boonlake-upgrade-house-pay = Give up 1 inhabitant from your ranch.
rules-boonlake-upgrade-house-replace = A house from the topmost tier of your board that still has one takes its place. The inhabitant goes back to your supply.
rules-boonlake-upgrade-house-none = When no house is left on your board you may use one that a settlement has replaced; its recess stays empty. With all { $houses } houses on the gameboard you cannot upgrade to a house.
rules-boonlake-upgrade-settlement = House to settlement
rules-boonlake-upgrade-settlement-choose = Choose one of your houses with at least { $presences } presences beside it. Presences are inhabitants, houses, settlements and cattle of anybody, on the same tile and on adjacent tiles. The house itself does not count.
rules-boonlake-upgrade-settlement-pay = Give up { $settlement-price } inhabitants.
rules-boonlake-upgrade-settlement-more = Your third settlement costs { $surcharge-one } inhabitant more, your fourth { $surcharge-two } more. Each of these additional inhabitants you may replace by { $vp-for-inhabitant } VP, even if you have the inhabitants.
rules-boonlake-upgrade-settlement-replace = The topmost settlement of your board takes the place of the house, which you put aside.
rules-boonlake-upgrade-settlement-region = A *second settlement in the same region* costs you { $second-settlement } VP: whenever the region already holds another settlement of yours. This is the rule most often forgotten; the table shows it before you decide.
rules-boonlake-upgrade-settlement-limit = You have { $settlements } settlements, so there is no fifth.
rules-boonlake-upgrade-settlement-example = Mila builds her third settlement. It costs { $settlement-price } + { $surcharge-one } inhabitants. She has only { $settlement-price } on her ranch, so she gives these up and loses { $vp-for-inhabitant } VP.
rules-boonlake-upgrade-tier = Tier bonus
rules-boonlake-upgrade-tier-bonus = When the first tier of your board is empty, the inhabitant beside it comes to your ranch at once, and likewise with the second tier (once both are empty: 4 houses, 1 settlement and 2 cattle). The recess it leaves pays VP at every interim scoring.

# Pastures and cattle

rules-boonlake-cattle = Pastures and cattle
rules-boonlake-cattle-pasture = Placing a pasture
rules-boonlake-cattle-pasture-place = A cattle pasture goes on a free space adjacent to a tile, like an explored tile, and brings the reward of its space. If no pasture or no free space is left, you get { $coins-instead } coins instead.
rules-boonlake-cattle-cattle = Placing cattle
rules-boonlake-cattle-cattle-choose = Choose any pasture with fewer than { $herd } cattle on it, whoever placed it and whoever owns the cattle.
rules-boonlake-cattle-cattle-pay = Give up 1, 2, 3 or 4 inhabitants for a pasture with 0, 1, 2 or 3 cattle.
rules-boonlake-cattle-cattle-more = Your fourth cattle costs { $surcharge-one } inhabitant more, your fifth { $surcharge-two } more. Each of these additional inhabitants you may replace by { $vp-for-inhabitant } VP, even if you have the inhabitants.
rules-boonlake-cattle-cattle-place = Place the topmost cattle of your board. If that empties a tier, you get the [r:upgrade#tier|tier bonus].
rules-boonlake-cattle-cattle-coins = Take { $coins-per-house } coins for each house on an adjacent tile, no matter whose.
rules-boonlake-cattle-cattle-income = At every interim scoring each of your cattle brings 1 VP for each settlement on adjacent tiles, again no matter whose.
rules-boonlake-cattle-cattle-example = A pasture holds 1 cattle, and 3 houses stand around it. Jonas gives up 2 inhabitants, places his second cattle and takes 3 × { $coins-per-house } coins.

# Regions

rules-boonlake-regions = Regions
rules-boonlake-regions-four = The gameboard has four regions: { boonlake-region-boonlake }, { boonlake-region-new-hope }, { boonlake-region-southern } and { boonlake-region-unknown }. Water lies between them, and bridges join them.
rules-boonlake-regions-presence = Your *presences* are all your inhabitants, houses, settlements and cattle on the gameboard, each counting one.
rules-boonlake-regions-scoring = Region scoring
rules-boonlake-regions-scoring-choose = Whoever takes the strip chooses a region whose label is still free, covers it with a marker [i:region-marker] and takes the reward on it.
rules-boonlake-regions-scoring-coins = This region is left out. Everybody takes 1 coin for each presence in the other three.
rules-boonlake-regions-scoring-covered = Whether a label is covered matters only for the reward; the region itself is scored like any other. At the end of every interim scoring all labels become free again.
rules-boonlake-regions-scoring-all = If all four labels are covered, you still choose a region to leave out, without a reward.

# Modernizing and levers

rules-boonlake-levers = Modernizing and levers
rules-boonlake-levers-modernize = To modernize means to buy a lever [i:lever-up] for one of the { $levers } recesses on the right of your board. You pay the coins printed there. Each recess takes one lever.
rules-boonlake-levers-use = To use a lever you move it down [i:lever-down]. At the next interim scoring it goes up again. You may use a lever at any of your own decisions that it fits, also in parts for all and in interim scorings, and also right after buying it.
rules-boonlake-levers-unused = At every interim scoring each lever that you have not used brings 1 VP. In the final scoring levers count again: see [r:final|The end].
rules-boonlake-levers-top = The top row
rules-boonlake-levers-top-instead = The three levers of the top row work only *instead* of your share in a part for all. You may use only one of them each time. With the Pioneer the others can do this, but not you, since you have no share. In Hire you must decide before you hire the first inhabitant.
rules-boonlake-levers-vase = [p:lever-vase|{ boonlake-lever-vase }]: 1 vase for you, or 1 vase → 6 coins.
rules-boonlake-levers-modernize-lever = [p:lever-modernize|{ boonlake-lever-modernize }]: modernize once.
rules-boonlake-levers-upgrade = [p:lever-upgrade|{ boonlake-lever-upgrade }]: upgrade once, but not develop.
rules-boonlake-levers-others = The other nine
rules-boonlake-levers-site-coins = [p:lever-site-coins|{ boonlake-lever-site-coins }]: when you could play a card and do not play or discard one, take 1 coin for each level of your production sites. Also with the Builder and in an interim scoring.
rules-boonlake-levers-three-coins = [p:lever-three-coins|{ boonlake-lever-three-coins }]: in the same case, take 3 coins. One card forgone pays for one of these two levers only.
rules-boonlake-levers-region-vp = [p:lever-region-vp|{ boonlake-lever-region-vp }]: at a region scoring you get 1 VP with each coin for your presences.
rules-boonlake-levers-boat = [p:lever-boat|{ boonlake-lever-boat }]: one boat goes upstream for nothing, any number of steps: while you pay; also when you choose a strip, before a card moves a lever up, and in interim scorings 1 to 3 before the levers go up. Outside a payment the boat furthest downstream goes to the very top, from where every place can be reached for nothing.
rules-boonlake-levers-settlement = [p:lever-settlement|{ boonlake-lever-settlement }]: when you upgrade to a settlement, you give up 1 inhabitant less and need 1 presence less beside it. It adds up with cards that do the same.
rules-boonlake-levers-tile-inhabitant = [p:lever-tile-inhabitant|{ boonlake-lever-tile-inhabitant }]: when you place a building tile or a pasture, take 1 inhabitant.
rules-boonlake-levers-joker-or = [p:lever-joker-or|{ boonlake-lever-joker-or }]: one resource less for a card or project; or 2 coins; or 2 cards.
rules-boonlake-levers-joker-five = [p:lever-joker-five|{ boonlake-lever-joker-five }]: one resource less for a card or project, and 5 coins with it; or only the 5 coins.
rules-boonlake-levers-cards-inhabitant = [p:lever-cards-inhabitant|{ boonlake-lever-cards-inhabitant }]: 2 cards → 1 inhabitant and 3 VP.

# Income tracks

rules-boonlake-tracks = Income tracks
rules-boonlake-tracks-two = There are two income tracks, one for coins [i:step-coin] and one for cards [i:step-card]. Your markers only ever go forward.
rules-boonlake-tracks-income = At every interim scoring you get what stands beside your two markers: coins or cards, and VP.
rules-boonlake-tracks-crossed = Some steps cross a reward. You take it at once, in the order of your steps. For a production site you choose which one.
rules-boonlake-tracks-end = At the end of a track each further step brings { $past-end } VP instead.

# The river

rules-boonlake-river = The river
rules-boonlake-river-steps = After the action your ship [i:ship] must move at least 1 step and may move at most as many as the row of your strip says. You may stop earlier, but you never go back.
rules-boonlake-river-single = On most spaces only one ship can lie. Spaces with other ships are skipped and not counted.
rules-boonlake-river-harbour = Harbours [i:anchor] hold any number of ships and are always counted. You need not stop there. The last space holds any number of ships, too, and so does the space on which your ships started: with another number of players that is an ordinary space.
rules-boonlake-river-arms = Where the river parts, all ships take the upper arm in the first round and the lower arm in the second.
rules-boonlake-river-last = Nobody sails beyond the last space; steps that are left over are lost.
rules-boonlake-river-reward = The reward
rules-boonlake-river-reward-take = You get the reward of the space where your ship stops: coins, cards, VP, inhabitants, a vase, or your choice between a vase and a production site.
rules-boonlake-river-locks = Locks
rules-boonlake-river-locks-first = Locks [i:lock] are not spaces. The first ship of the round to cross the lock on the shared stretch brings an [r:interim|interim scoring] for all, right after its reward. Then play goes on clockwise. Whoever crosses later brings no scoring.
rules-boonlake-river-locks-round-one = The second lock of a round lies right before the last space. In the first round the first ship to reach the last space brings the second interim scoring and ends the round at once, even if others have had fewer turns. All ships go back along the ford to the start of the second round.
rules-boonlake-river-locks-round-two = In the second round the first ship on the last space announces the end: play goes on until everybody has had the same number of turns. Then come the fourth interim scoring and the [r:final|final scoring].

# Interim scoring

rules-boonlake-interim = Interim scoring
rules-boonlake-interim-who = All take part in an interim scoring, not only whoever brought it about. There are four in a game. Each has five steps, and each step is done by all at the same time.
rules-boonlake-interim-play = *Act.* Up to twice you may either play a card of any kind (or realize a project) or upgrade. You may not discard cards for coins here, and you may not develop.
rules-boonlake-interim-goal = *Score a scoring tile.* You must choose one of the four tiles on which you have no marker yet. If you meet its condition you gain the points of this scoring, otherwise you lose them. See [r:scoring-tiles|Scoring tiles].
rules-boonlake-interim-income = *Income.* You get what stands beside your markers on both tracks; what the empty recesses of your board show; and for each of your cattle 1 VP for each settlement beside it.
rules-boonlake-interim-levers = *Levers.* In interim scorings 1 to 3 whoever can use a lever may still do so now, also with what the income has just brought. Then each lever that you have not used brings 1 VP, and all levers go up. A lever that a card has moved up counts as unused.
rules-boonlake-interim-labels = *Labels.* All region markers are taken away.
rules-boonlake-interim-last = At the fourth interim scoring income pays only VP: coins and cards are worth nothing any more. Unused levers still bring 1 VP each, but no lever can be used after that.
rules-boonlake-interim-after = After the second interim scoring the ships go back for the second round. After the fourth the final scoring follows.

# Scoring tiles

rules-boonlake-scoring-tiles = Scoring tiles
rules-boonlake-scoring-tiles-points = At the 1st, 2nd, 3rd and 4th interim scoring a scoring tile is worth 1, 2, 3 and 4 points: gained if you meet its condition, lost if not. On your own tile, marked ×2, gains and losses count double.
rules-boonlake-scoring-tiles-each = Over the game you score each of the four tiles once. You choose the order, but you cannot leave one out.
rules-boonlake-scoring-tiles-needs = Each tile shows four numbers, one for each interim scoring. They grow, and you need at least the number of the present scoring.
rules-boonlake-scoring-tiles-conditions = What the conditions mean
rules-boonlake-scoring-tiles-regions = *Two regions:* the larger number of presences in one of the two, whichever you like, and the smaller number in the other.
rules-boonlake-scoring-tiles-tracks = *Tracks:* so many steps on the coin track, on the card track, or on whichever of the two you are behind.
rules-boonlake-scoring-tiles-sites = *Production sites:* so many levels of production sites altogether.
rules-boonlake-scoring-tiles-adjacent = *Connected tiles:* a connected group of so many tiles, each with at least one of your presences. Pastures count.
rules-boonlake-scoring-tiles-levers = *Levers:* so many levers on your board.
rules-boonlake-scoring-tiles-pieces = *Cattle* and *settlements:* so many that have left your board.
rules-boonlake-scoring-tiles-bridges = *Bridges:* so many presences on tiles from which a bridge leads.
rules-boonlake-scoring-tiles-give = *Inhabitants or vases for VP:* now, at this scoring, give up so many inhabitants (or vases); 5 coins may stand in for each of them, also mixed. Each brings 2 VP in addition.
rules-boonlake-scoring-tiles-coins = *Coins for VP:* give up 2 coins so many times. Each time brings 1 VP in addition.
rules-boonlake-scoring-tiles-sunset = *Sunset and day:* the larger number of cards played of one of these kinds and the smaller number of the other. Each special project you have realized counts as one card of whichever kind helps you.
rules-boonlake-scoring-tiles-exchange = Exchanges are all or nothing: if you cannot make them as often as asked, you make none and fail the tile. You may also fail on purpose.

# The end

rules-boonlake-final = The end
rules-boonlake-final-when = After the fourth interim scoring these are added, for everybody:
rules-boonlake-final-levers = *Levers:* with { $some-levers } or more levers 2 VP for each of them, with { $many-levers } or more 3 VP for each.
rules-boonlake-final-cards = *Cards:* the VP printed on the cards you have played, and their effects for the end [i:end].
rules-boonlake-final-board = *Player board:* { $final-three } VP for each empty recess in the third tier, { $final-four } in the fourth and { $final-five } in the fifth.
rules-boonlake-final-nothing = Coins, vases, inhabitants and cards in hand are worth nothing.
rules-boonlake-final-winner = The most VP win. If several have the same number, they win together.

# Two, three or four players

rules-boonlake-players = Two, three or four players
rules-boonlake-players-same = The rules are the same for every number of players. These things differ:
rules-boonlake-players-strips = With fewer players you see more turns of your own, and strips come up again more slowly.
rules-boonlake-players-goals = Scoring tiles that belong to nobody are drawn at random, so that there are always four.

# Playing alone: the Wise Eminence

rules-boonlake-solo = Playing alone: the Wise Eminence
rules-boonlake-solo-who = Alone you play against an automaton, the Wise Eminence. The table moves it; here is how it decides. It wants no coins and no cards. You win if you have at least as many VP as it has in the end.
rules-boonlake-solo-setup = Setting up
rules-boonlake-solo-setup-two = As for two players. The Eminence begins, so you get { $coins-second } coins. A random scoring tile lies in its area.
rules-boonlake-solo-setup-board = It has a board of its own with { $houses } houses, { $settlements } settlements and { $cattle } cattle, a marker on the *cactus track*, a ship, and VP.
rules-boonlake-solo-setup-tiles = There are { $solo-tiles } solo tiles, A tiles and B tiles. B tiles do more. The level says how many of each leave the game; { $solo-stack } form the stack.
rules-boonlake-solo-turn = Its turn
rules-boonlake-solo-turn-order = You take turns. At the beginning of its turn the topmost solo tile is revealed. When the stack is empty, its tiles are mixed again.
rules-boonlake-solo-turn-first = *The bottommost strip.* If it is Settle, it builds 1 structure (B tile: 2). If it is Cattle-breeding, it places 1 cattle (B tile: and 1 step on the cactus track). Otherwise it takes 1 step on the cactus track (B tile: 2).
rules-boonlake-solo-turn-second = *An action.* Of the three actions on the solo tile it takes the one whose strip lies furthest up, and carries out its own version of it (see below).
rules-boonlake-solo-turn-yours = *Your share.* You may use the right side of that strip as usual.
rules-boonlake-solo-turn-ship = *Its ship* sails all steps of the row, without any reward, until the last space stops it. If it crosses a lock first, there is an interim scoring.
rules-boonlake-solo-turn-strip = The strip goes to the bottom, as always. The Eminence loses no VP for low rows.
rules-boonlake-solo-actions = Its actions
rules-boonlake-solo-actions-steps = *Builder, Progress:* 1 step on the cactus track (B tile: 2).
rules-boonlake-solo-actions-hire = *Hire:* it places a building tile, then 1 step on the cactus track (B tile: 2).
rules-boonlake-solo-actions-pioneer = *Pioneer:* it places two building tiles, and a house on the second one (none if it cannot place a second tile). B tile: and 1 step on the cactus track.
rules-boonlake-solo-actions-cattle = *Cattle-breeding:* it places a pasture if possible, then one cattle. B tile: and 1 step on the cactus track.
rules-boonlake-solo-actions-settle = *Settle:* it builds 1 structure (B tile: 2).
rules-boonlake-solo-actions-region = *Region scoring:* it covers the free label where you are furthest ahead of it in presences (among equals the most northern) and gets { $solo-boonlake } VP for Boonlake, { $solo-label } VP for any other. Then the other three regions are scored: you get 1 coin for each presence, it gets 1 VP (B tile: 2).
rules-boonlake-solo-actions-region-yours = When *you* take Region scoring, it gets 1 VP for each of its presences in the three scored regions. Of all your other actions it takes no notice.
rules-boonlake-solo-location = Choosing a location
rules-boonlake-solo-location-number = Each solo tile has a number in every corner. The silhouette on the back of the tile now on top of the stack says which corner counts; with an empty stack it is the upper left one. That number is its preferred location.
rules-boonlake-solo-location-search = If the effect is not possible there, it tries the next higher number, and after { $hexes } comes 1. If it is possible nowhere, it is lost.
rules-boonlake-solo-location-example = The preferred location is 13, but tiles lie on 13 and 14. So the Eminence places its tile on 15, if another tile is adjacent to it.
rules-boonlake-solo-structure = Building a structure
rules-boonlake-solo-structure-house = With at most one of its houses on the gameboard it builds a house at the first possible location with a free building site (on the upper one of two). It pays nothing and ignores what the site shows.
rules-boonlake-solo-structure-settlement = With two or more houses on the gameboard one of them becomes a settlement; its preferred location decides which. It needs no presences beside it, and the house leaves the game.
rules-boonlake-solo-structure-none = If no such piece is left on its board, it gets { $none-left } VP instead.
rules-boonlake-solo-cattle = Placing cattle
rules-boonlake-solo-cattle-where = For each pasture with room it counts the houses and settlements beside it, of anybody, less the cattle on it. The highest number wins; among equals the pasture with fewer cattle; then its preferred location decides.
rules-boonlake-solo-cattle-none = When all its cattle are placed, it gets { $none-left } VP instead.
rules-boonlake-solo-income = Its scorings
rules-boonlake-solo-income-interim = At an interim scoring it gets only income: the VP shown on the last empty space for houses, for settlements and for cattle; the VP at its marker on the cactus track; and 1 VP for each settlement beside each of its cattle.
rules-boonlake-solo-income-final = At the end you have the last turn. In the final scoring the Eminence gets its income once more, and { $unrevealed } VP for each B tile that lies face down in the stack.
