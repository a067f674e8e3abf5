## Pages around the table

fault-cannot-replay = This game was played with other rules or parts and cannot be played again here.
copied = Copied
do-cancel = Cancel
seat-for-anybody = anybody, from the lobby
seat-for-invited = a friend, by the link

## Replay

replay-begins = The game begins.
replay-did = { $name }: { $what }
replay-moved = { $name } has decided.
replay-spectator = a spectator
replay-first = To the beginning
replay-last = To the end
replay-step-back = One decision back
replay-step-on = One decision on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play or pause
replay-space = space bar
replay-position = Position in the game
replay-turn-of = Turn { $number } of { $name }
replay-eyes = Seen by
replay-speed = Speed
replay-slow = slow
replay-normal = normal
replay-fast = fast
replay-faster = very fast
replay-link = Copy link to here
replay-continue = Continue from here
continue-why = A new table begins with this position and goes on with new luck. Choose who sits there.
continue-where = After { $number } decisions
continue-go = Open the table

## How a game ended

verdict-most-points = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $lead } ahead of { $others }.
verdict-shared = { $name } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
verdict-tie-broken = { $name } and { $others } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each. The tie goes to { $name }.
verdict-tie-fewest-unused = { $name } and { $others } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each. The tie goes to { $name }: fewer unused spaces, { $unused } against { $against }.
verdict-tie-most-unused = { $name } and { $others } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each. The tie goes to { $name }: more unused spaces, { $unused } against { $against }.
verdict-tie-order = { $name } and { $others } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} and equally many unused spaces. The tie goes to { $name }, who stands farther back on the bridge.
verdict-beats-eminence = { $name } wins against the Wise Eminence: { $points } to { $against }.
verdict-beaten-by-eminence = The Wise Eminence wins: { $against } to { $points }.
verdict-duchy-full = { $name } has filled the duchy and wins, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-duchy-open = The duchy was not filled in time. { $name } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-alone = { $name } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-and = { $first } and { $last }
verdict-comma = { $first }, { $last }

## The frame of every page

page-skip = To the content
page-ways = Main pages
page-statistics = Results

## Lobby

lobby-welcome = A table for great games
lobby-pitch = Boonlake and The Castles of Burgundy: alone, against bots or with friends, at the same time or over days.
lobby-been-here = I have been here before
lobby-hello = Hello, { $name }
lobby-your-turn = { $count ->
    [one] It is your turn at this table
   *[other] It is your turn at { $count } tables
}
lobby-more-choices = All games and options
lobby-finished = Finished games
lobby-all-finished = All my results
ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
} ago
start-burgundy-novice = Burgundy, gently
start-burgundy-novice-more = against a novice, to get to know it

## A new table

new-how-many = How many play?
new-alone = alone
new-who-why = Each seat is taken by a person or a bot. Anybody finds a free seat in the lobby; friends come by a link that you get.
new-hints = Advice
group-solo = The game alone
group-boards = Boards
group-expansions = Expansions
group-course = Course of the game
group-more = More
group-manners = Around the table
about-boonlake-level = How strong the Wise Eminence plays against you.
about-burgundy-duchies = Number 1 is the board for a first game. The others pose other tasks; with 11 everybody builds towards border posts.
about-burgundy-target = How many points you have to collect again and again. 50 is the usual target.
about-burgundy-extra-tiles = Four more tiles for those who know the others.
about-burgundy-white-castles = Castles that lend their action to a die of any number, and one more monastery.
about-burgundy-inns = Tiles that double what an area is worth.
about-burgundy-trade-routes = Goods that are sold also serve as stages of a route with rewards.
about-burgundy-shields = Shields on castles give lasting abilities, and tribute.
about-burgundy-tie-break = The rulebook’s editions do not agree on this.
about-order = Some parts are played by all at once. In turn it takes longer, but everybody sees what the others do.
about-pace = Live: all are there. Over days: whoever is there plays, and is told when it is their turn.
about-clock = Who runs out of time is played for by a bot until they come back.
about-hints = Whether a strong bot may be asked what it would do.
about-language = The language of notices; everybody reads the table in their own.
about-public = Else only those find it whom you send the link.
about-spectators = They see no more than is open to all, and have a chat of their own.
about-confirm = Before something that cannot be taken back, the table asks once more.
hints-bots = if one person plays
hints-never = never
hints-always = always
clock-days = { $days ->
    [one] 1 day for each decision
   *[other] { $days } days for each decision
}

## A table

do-copy = Copy
table-past = What has happened so far
table-invite-why = Whoever opens this link may take a reserved or free seat. A new link makes the old one worthless.
join-why = Somebody keeps a seat for you at a table.
chat-players = Players’ chat
chat-spectators = Spectators’ chat
chat-from-players = players
chat-from-spectators = spectators
chat-none = Nobody has said anything yet.
chat-your-words = What you want to say

## The end of a game

end-winner = winner
end-next = What next
end-board = The final board
end-sheet = Points by source
end-growth = Points over the game
end-rounds = rounds
end-round = Round
end-as-table = As a table
end-fair = Was it fair?
end-fair-why = All luck of this game was fixed before its first move, and can be computed again by anybody.

## Results

statistics-none = No game has been finished yet.
statistics-house = On this server: { $tables ->
    [one] one finished game
   *[other] { $tables } finished games
}, { $mean } points on average, { $best } at best.
statistics-by-seats = By number of players
statistics-against = Against whom
statistics-whom = Opponents
statistics-people = People
statistics-points = My points, game by game
statistics-games = games
statistics-recent = My latest games
statistics-when = When
statistics-with = With

## Settings

settings-saved = Saved.
settings-me = Who I am
settings-told-why = For games over days. The open page shows it anyway.
settings-browser = Allow notices of this browser
settings-browser-on = This browser may show notices.
settings-browser-off = This browser does not allow notices.
settings-never = never
settings-password-why = With a password you can sign in anywhere. Without one you are known only to this browser.
settings-tokens-why = A program that holds a token plays as you. The API’s description tells how.
sign-in-transfer-why = Make a transfer link in the settings of the other device and open it here.
