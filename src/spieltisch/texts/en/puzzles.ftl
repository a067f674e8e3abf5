## Puzzles: their page, and at the table

puzzle-title = Puzzles
puzzle-intro = Positions from games of Master bots in which one turn is clearly the best. Find it at the table; everything can be taken back.
puzzle-today = Puzzle of the day
puzzle-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-filter = Show
puzzle-any-theme = All themes
puzzle-any-difficulty = Any difficulty
puzzle-theme = Theme
puzzle-difficulty = Difficulty
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-number = Puzzle { $number }
puzzle-none = There is no puzzle of this kind.
puzzle-guest = You play as a guest; no name is asked for.
guest-unnamed = Guest
puzzle-lead = It is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than anything else.
puzzle-second = Next best: { $what }.
puzzle-theme-boonlake-projects = Special projects
puzzle-theme-boonlake-levers = Levers
puzzle-theme-boonlake-ship = Ship timing
puzzle-theme-boonlake-scoring = Scoring
puzzle-theme-boonlake-map = On the gameboard
puzzle-theme-boonlake-cards = Cards
puzzle-theme-boonlake-strip = The right action
puzzle-theme-boonlake-exchange = To hire or not
puzzle-theme-burgundy-selling = Selling goods
puzzle-theme-burgundy-chain = Chains of tiles
puzzle-theme-burgundy-area = Completing an area
puzzle-theme-burgundy-ships = Ships
puzzle-theme-burgundy-silver = Silver
puzzle-theme-burgundy-workers = Workers
puzzle-theme-burgundy-placing = Placing
puzzle-theme-burgundy-taking = Taking
draw-ui-puzzle = Puzzle
draw-ui-puzzle-turn = Find the best turn.
draw-ui-puzzle-move = Find the best move.
draw-ui-puzzle-free = Try it out: everything can be taken back.
draw-ui-puzzle-solved = Solved!
draw-ui-puzzle-missed = There is something better.
draw-ui-puzzle-again = Try again
draw-ui-puzzle-solution = Show the solution
draw-ui-puzzle-line = The solution:
draw-ui-puzzle-next = Next puzzle
draw-ui-puzzle-all = All puzzles
