## The report on a finished game

do-report = Report
report-title = How the game was decided
report-working = A strong bot is looking through the game …
report-progress = Progress
report-failed = The report could not be made. Try again later.
report-again = Try again
report-intro = A strong bot has looked at every decision and at all dice and draws. All figures are points of the final score; they are estimates, good for comparing and for learning, not for arguing.
report-figure = Figure
report-start = Expected at the start
report-own = Own decisions
report-others = What others did
report-score = Score
report-dice = Dice
report-draws = Draws
report-luck = Luck
report-without-luck = With average luck
report-best = As good as the bot’s
report-share = { $best } of { $all }
report-about-luck = “Expected”, dice, draws, own decisions and what others did add up to the score. Luck compares what dice and draws brought with what they bring on average; ± is how unsure that is. “Own decisions” holds everything that one’s moves changed in the forecast, also what it had not foreseen, while a turning point compares one move with the best there was. So this row may be above 0 though turning points gave points away.
report-same-winner = With average luck { $name } would have won as well.
report-other-winner = With average luck { $name } would have won.
report-mostly-luck = Between first and second, luck made more of a difference than decisions.
report-mostly-choices = Between first and second, decisions made more of a difference than luck.
report-points-of = Turning points: { $name }
report-none = Nothing stands out: no decision gave much away, and luck was even.
report-decision = Decision
report-lucky = Good luck
report-unlucky = Bad luck
report-move = Move { $number }
report-at-start = Set-up
report-took = Chosen: { $what }
report-better = Better: { $what }
report-because = It would have brought more here: { $what }.
report-happened = What happened: { $what }
report-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
report-swing = chance to win { $percent } %
report-look = Look at it
report-expected = The result to expect, over the game
report-expected-why = How many points a strong bot would have expected for each player after every move.
report-back = Back to the result
report-line-decision = Move { $number }: { $took }. Better: { $better } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
report-line-lucky = Move { $number }: good luck, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
report-line-unlucky = Move { $number }: bad luck, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
