# Company: invitations, the waiting room, turns.
join-from = { $host } invites you to { $game }
join-seats = At the table
join-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
join-clock-decision = { $time } for each decision
join-clock-game = { $time } for the whole game
join-no-account = No account is needed: a name is enough.
join-look = Look
join-mine = To the table
join-lobby = To the lobby
join-cancelled = This invitation has been cancelled
join-cancelled-why = Its host has withdrawn it or made a new one. Ask for the new link.
join-used = This invitation has been used
join-used-why = All seats are taken, and the game has begun or is over.
invite-only-here = Only this machine can open this link.
invite-only-here-why = Start the server with --host 0.0.0.0 to let others in your network play.
invite-qr = The link for a phone’s camera
do-share = Share
do-seat-bot = Let a bot sit here
do-send-away = Send away
seat-bot-level = How strong the bot is
turns-title = My turns
turns-past = That turn has been taken already.
turns-first = To the first of them
turns-none = It is not your turn anywhere.
settings-away = On holiday until
settings-away-why = Until the end of that day, 60 days ahead at most: in games over days with a clock of a day or more your time does not run out, no bot takes your seat, and nobody tells you that it is your turn.
fault-long-holiday = There are 60 days of holiday in a year at most.
refused-on-holiday = They are on holiday for another { $time }: the table waits.
draw-ui-next-turn = Next turn
people-met = People I have played with
people-seen = Games at public tables, and those that you have played with { $name }.
people-together = { $played ->
    [one] One game together
   *[other] { $played } games together
}: { $won } won by you, { $lost } by { $name }.
people-again = Play again with { $name }
people-again-why = { $name } finds the table in the lobby. You can change what you play with until it begins.
people-recent = Latest games
lobby-invited = You are invited
tables-title = All public tables
tables-status = Which
tables-waiting = waiting for players
tables-playing = being played
tables-finished = over
tables-any = any
tables-show = Show
tables-none = There is no such table.
room-waiting = The game begins as soon as everybody sits and is ready.
room-here = here
room-away = not here
room-unready = not ready yet
room-changed = { $name } has changed what you play with.
room-change = Change it together
room-change-why = The others see the change and say whether they are ready.
do-ready = Ready
do-unready = I am not ready
refused-said-already = That is so already.
refused-fixed-terms = This game is played as it was prepared.
