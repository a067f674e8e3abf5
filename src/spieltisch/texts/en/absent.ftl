## Somebody is awaited for long, and a bot plays for them

span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
absent-since = { $name } has been awaited for { $time }.
do-stand-in = Let a bot play for { $name }
absent-why = Until { $name } comes back and takes the seat again.

## In the log

handed-left = { $name } lets a bot play.
handed-time = { $name } is out of time; a bot plays on.
handed-absent = { $name } has been away for a long time; { $by } lets a bot play meanwhile.
handed-back = { $name } is back.
handed-resigned = { $name } gives up; a bot plays on.

## What is refused

refused-not-seated = Only those who play at this table may ask for that.
refused-own-seat = That is your own seat. You can let a bot play there at any time.
refused-bot-already = A bot plays there already.
refused-has-clock = A clock runs at this table. When the time is up a bot takes over by itself.
refused-not-awaited = Nobody waits for this seat now.
refused-too-soon = Give them a little more time: a bot may take over in { $time }.
