## What every table says, whatever the game.

seat-name = Seat { $number }
option-order = Parts that all play at once
option-order-together = in any order
option-order-in-turn = clockwise
