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
