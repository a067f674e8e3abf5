## What every table says, whatever the game.

seat-name = Seat { $number }
option-order = Parts that all play at once
option-order-together = in any order
option-order-in-turn = clockwise

## Playing in the terminal

play-pass = Nobody waits for this: type a number, or just press Enter to let the others go on.
play-what = Type a number from 1 to { $most }, ? for what is not possible and why, u to take back, q to leave.
play-no-undo = There is nothing to take back.
play-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-wins = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} and the victory
