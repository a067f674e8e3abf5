## The coach: what a decision cost, and why; also why a puzzle’s solution is the best

coach-cost = “{ $better }” would have brought about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
draw-ui-set-coach = Coach, in games with hints
draw-ui-coach-silent = silent
draw-ui-coach-blunders = blunders only
draw-ui-coach-talkative = talkative
draw-ui-coach = Coach
draw-ui-coach-show = Show me
draw-ui-coach-close = Thanks

hint-term-score-why = It simply scores more.
hint-term-burgundy-points-why = It scores more right away.
hint-term-burgundy-areas-why = It brings you closer to completing an area.
hint-term-burgundy-stored-why = The tiles in your storage will be worth more.
hint-term-burgundy-silver-why = It leaves you more silver to spend.
hint-term-burgundy-workers-why = It leaves you more workers for awkward dice.
hint-term-burgundy-goods-why = Your goods will sell for more.
hint-term-burgundy-mines-why = A mine pays silver at the end of every phase.
hint-term-burgundy-monasteries-why = The monastery will pay for itself.
hint-term-burgundy-colours-why = You may be the first to fill a colour.
hint-term-burgundy-reach-why = It opens more spaces for later.
hint-term-burgundy-order-why = You will play earlier next round.
hint-term-burgundy-actions-why = You can do more in the turns to come.
hint-term-burgundy-shields-why = Your shields will be worth more.
hint-term-burgundy-routes-why = Your trade routes will pay more.
hint-term-burgundy-posts-why = Your border posts will be worth more.
hint-term-burgundy-spaces-why = It fills more of your spaces.
hint-term-burgundy-counter-why = It brings you closer to the target.
hint-term-burgundy-supply-why = The tiles you need are still to be had.
hint-term-boonlake-vp-why = It brings more VP right away.
hint-term-boonlake-income-why = Your income at the interim scorings grows.
hint-term-boonlake-final-why = It pays in the final scoring.
hint-term-boonlake-levers-why = Your levers will do more for you.
hint-term-boonlake-coins-why = It leaves you more coins and vases.
hint-term-boonlake-cards-why = Your hand of cards will be worth more.
hint-term-boonlake-people-why = You keep more inhabitants on your ranch.
hint-term-boonlake-production-why = Your production sites pay for more cards.
hint-term-boonlake-presences-why = You are stronger on the gameboard.
hint-term-boonlake-goals-why = Your scoring tiles will pay more.
hint-term-boonlake-waiting-why = The rest of this turn brings more.
hint-term-boonlake-tempo-why = You get ahead on the river.
