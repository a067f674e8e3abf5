## At one screen, and what stands on the pages around a table

lobby-here = Several at one screen
lobby-friends = With friends, by a link
lobby-none-open-why = Open a table yourself and send a link, or play against bots meanwhile.
lobby-none-mine = No games yet. One click above begins the first.
new-where = Where you play
new-apart = Everybody at their own screen
new-friends = With friends, by a link
new-friends-why = Your friends come by a link, which you get as soon as the table is open. They need no account.
new-make-link = Open the table and get the link
new-here = At one screen
new-here-why = You hand the device on; whoever is next is told before their cards are shown. Everybody plays under a name of their own.
seat-person = Name
seat-here = somebody here
seat-guest = Player { $number }
table-fair = Is it fair?
table-fair-why = The luck of this game is fixed before it begins. This number binds the server to it; at the end anybody can compute every roll and draw again.
problem-not-found-why = The address may be mistyped, or the table is private and not yours.
