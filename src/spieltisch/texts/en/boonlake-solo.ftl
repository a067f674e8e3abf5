## Boonlake alone against the Wise Eminence: what it does, step by step.

# The difficulty, chosen before the game

boonlake-option-level = Difficulty
boonlake-option-level-easy = easy
boonlake-option-level-medium = medium
boonlake-option-level-challenge = challenge
boonlake-option-level-difficult = difficult
boonlake-option-level-very-difficult = very difficult

# The stack of solo tiles

boonlake-event-eminence-goal = The scoring tile “{ $goal }” is that of the Wise Eminence.
boonlake-event-eminence-stack = { $tiles ->
    [one] { $tiles } solo tile lies face down.
   *[other] { $tiles } solo tiles lie face down.
}
boonlake-event-eminence-back = On top of the stack the silhouette is at the { $corner }.
boonlake-event-eminence-stack-empty = The stack of solo tiles is used up.

# Its turn

boonlake-event-eminence-turn = It is the Wise Eminence’s turn.
boonlake-event-eminence-reveals = The Wise Eminence reveals the solo tile { $solotile }.
boonlake-event-eminence-prefers = Its preferred location is { $number } ({ $corner }).
boonlake-event-eminence-looks = The bottommost strip is { $strip }.
boonlake-event-eminence-chooses = Of its three actions { $strip } lies furthest up: the Wise Eminence takes it from the { $row ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $row }th
} row from the top.
boonlake-event-eminence-finds = From { $preferred } on, the first possible location is { $spot }.
boonlake-event-eminence-wasted = There is no place or piece for it: the effect goes to waste.
boonlake-event-eminence-sails = The Wise Eminence sails to space { $space }.
boonlake-event-eminence-lock = The Wise Eminence is the first to cross the lock.
boonlake-event-eminence-last-space = The Wise Eminence reaches the last space of the river.
boonlake-event-eminence-last-turns = The game ends after the next turn.

# Effects

boonlake-event-eminence-cactus = { $steps ->
    [one] The Wise Eminence advances { $steps } space on the cactus track, now worth { $vp } VP.
   *[other] The Wise Eminence advances { $steps } spaces on the cactus track, now worth { $vp } VP.
}
boonlake-event-eminence-cactus-end = The cactus track ends here.
boonlake-event-eminence-draws-tile = The Wise Eminence draws { $tile }.
boonlake-event-eminence-lays-tile = The Wise Eminence places { $tile } on { $spot }.
boonlake-event-eminence-lays-pasture = The Wise Eminence places a cattle pasture on { $spot }.
boonlake-event-eminence-structure = { $houses ->
    [0] The Wise Eminence has no house on the gameboard and builds one.
    [1] The Wise Eminence has 1 house on the gameboard and builds another one.
   *[other] The Wise Eminence has { $houses } houses on the gameboard and builds a settlement.
}
boonlake-event-eminence-house = The Wise Eminence has a house on { $spot }, { $place }.
boonlake-event-eminence-settlement = The Wise Eminence has a settlement on { $spot }, { $place }.
boonlake-event-eminence-cattle = The Wise Eminence places cattle on { $spot } (structures beside it: { $structures ->
    [0] none
   *[other] { $structures }
}, cattle there before: { $cattle ->
    [0] none
   *[other] { $cattle }
}).
boonlake-event-eminence-region = The Wise Eminence leaves out { $region } ({ $difference ->
    [0] its opponent has as many presences there
   *[other] its opponent’s presences less its own: { $difference }
}).
boonlake-event-eminence-presences = { $presences ->
    [0] The Wise Eminence has no presence in the scored regions.
    [one] The Wise Eminence has { $presences } presence in the scored regions.
   *[other] The Wise Eminence has { $presences } presences in the scored regions.
}

# Scorings

boonlake-event-eminence-vp = The Wise Eminence gains { $vp } VP ({ $gain }).
boonlake-event-eminence-unrevealed = { $tiles ->
    [0] All B tiles were revealed.
    [one] { $tiles } B tile was not revealed.
   *[other] { $tiles } B tiles were not revealed.
}
boonlake-event-eminence-total = The Wise Eminence has { $vp } VP.

# Words: where its points come from

boonlake-gain-regions = region scoring
boonlake-gain-houses = income: houses
boonlake-gain-settlements = income: settlements
boonlake-gain-cattle = income: cattle
boonlake-gain-beside-cattle = income: settlements beside its cattle
boonlake-gain-cactus = income: cactus track
boonlake-gain-none-left = no such piece left
boonlake-gain-unrevealed = unrevealed B tiles

# Words: corners and solo tiles

boonlake-corner-upper-left = upper left
boonlake-corner-upper-right = upper right
boonlake-corner-lower-left = lower left
boonlake-corner-lower-right = lower right
boonlake-solotile-a1 = A1
boonlake-solotile-a2 = A2
boonlake-solotile-a3 = A3
boonlake-solotile-a4 = A4
boonlake-solotile-a5 = A5
boonlake-solotile-b1 = B1
boonlake-solotile-b2 = B2
boonlake-solotile-b3 = B3
boonlake-solotile-b4 = B4
boonlake-solotile-b5 = B5
