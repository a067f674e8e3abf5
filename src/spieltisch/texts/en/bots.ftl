# Hints: why an option is good.

hint-gains = Right away: {$what}
hint-sets-up = {$why} That makes about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than your other moves.
hint-risks = You pay for it in {$what}: about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less than your other moves.

hint-term-score = score
hint-term-burgundy-points = points at once
hint-term-burgundy-areas = areas to be completed
hint-term-burgundy-stored = tiles in storage
hint-term-burgundy-silver = silver
hint-term-burgundy-workers = workers
hint-term-burgundy-goods = goods
hint-term-burgundy-mines = mines
hint-term-burgundy-monasteries = monasteries
hint-term-burgundy-colours = colour bonuses
hint-term-burgundy-reach = open spaces
hint-term-burgundy-order = turn order
hint-term-burgundy-actions = actions still to come

hint-term-boonlake-vp = victory points at once
hint-term-boonlake-income = income at the interim scorings
hint-term-boonlake-final = final scoring
hint-term-boonlake-levers = levers
hint-term-boonlake-coins = coins and vases
hint-term-boonlake-cards = cards in hand
hint-term-boonlake-people = inhabitants on the ranch
hint-term-boonlake-production = production sites
hint-term-boonlake-presences = presences on the gameboard
hint-term-boonlake-goals = scoring tiles
hint-term-boonlake-waiting = what this turn still brings
hint-term-boonlake-tempo = tempo on the river
