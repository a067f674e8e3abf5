## What the coach says in the guided games.

lesson-burgundy-first = Learn Burgundy
lesson-burgundy-first-more = A guided first phase, then free play, 15 minutes
lesson-burgundy-first-goal = Welcome to Burgundy! This duchy is yours. Fill it with tiles; they score, and so does every area you complete.
lesson-burgundy-first-dice = Each round you roll two dice. Each is one action: take or place a tile, sell goods or take 2 workers. The white die only brings goods to a depot.
lesson-burgundy-first-take = The 1 takes a tile from depot 1. Take the ship.
lesson-burgundy-first-storage = It waits on one of three key spaces until you place it; when all are full, one must be discarded first. With the 2, take the monastery.
lesson-burgundy-first-place = To place: same colour, the die shows the space’s number, and the space touches a tile of yours. Place the ship on the blue 5.
lesson-burgundy-first-ship = A ship brings all goods of one depot and moves you forward on the bridge: who leads there plays first. Load the goods.
lesson-burgundy-first-worker = The monastery needs a 1. A worker changes a die by 1, and 6 and 1 are neighbours: spend one. Monasteries bend rules or score.
lesson-burgundy-first-sell = A 2 sells all purple goods, the colour of that number. With two players: 2 points for each tile, and 1 silver in all.
lesson-burgundy-first-church = Buildings do something once, when placed. Take the church.
lesson-burgundy-first-black = Once a turn 2 silver buy a tile from the black depot, without a die. Buy the bank.
lesson-burgundy-first-area = Place the church here. This area of one space is complete at once: 1 point (2 spaces: 3, 3 spaces: 6), and in phase A 10 more; later less.
lesson-burgundy-first-fetch = 11 points! And the church fetches a mine, a monastery or a castle. Take the castle. A town holds each building only once.
lesson-burgundy-first-bank = The bank pays 2 silver as soon as it is placed.
lesson-burgundy-first-end = Both dice are used. Silver stays with you for later turns. End your turn.
lesson-burgundy-first-livestock = Last round of phase A. Livestock scores its animals at once, and again with others of its kind in the same pasture. Buy the chickens.
lesson-burgundy-first-workers = Any die can also bring 2 workers, and you will need one. Use the 3 for that.
lesson-burgundy-first-castle = With a worker the 1 becomes a 6: place the castle. It gives another action, with any number you like.
lesson-burgundy-first-chain = Use it: place the chickens on this single pasture. Animals, area and phase bonus together are 14 points.
lesson-burgundy-first-phase = A phase has five rounds; then unused tiles leave, and each mine pays 1 silver. After five phases, A to E, the game ends.
lesson-burgundy-first-free = First to cover all spaces of a colour: a bonus tile. Leftovers: 1 point per goods, per silver, per two workers. Now you decide; Hint helps.
lesson-burgundy-first-goal-sell = Sell goods
lesson-burgundy-first-goal-mine = Place a mine
lesson-burgundy-first-goal-colour = Complete an area
lesson-burgundy-first-goal-phase = Play to the end of phase B
