## Somebody is awaited for long, and a bot plays for them

span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tagen
}
absent-since = Auf { $name } wartet ihr schon seit { $time }.
do-stand-in = Für { $name } einen Bot spielen lassen
absent-why = So lange, bis { $name } zurückkommt und den Platz wieder übernimmt.

## In the log

handed-left = { $name } lässt einen Bot spielen.
handed-time = Die Zeit von { $name } ist um; ein Bot spielt weiter.
handed-absent = { $name } war lange nicht da; { $by } lässt solange einen Bot spielen.
handed-back = { $name } ist wieder da.
handed-resigned = { $name } gibt auf; ein Bot spielt weiter.

## What is refused

refused-not-seated = Darum darf nur bitten, wer an diesem Tisch mitspielt.
refused-own-seat = Das ist dein eigener Platz. Dort kannst du jederzeit einen Bot spielen lassen.
refused-bot-already = Dort spielt schon ein Bot.
refused-has-clock = An diesem Tisch läuft eine Uhr. Ist die Zeit um, übernimmt ein Bot von selbst.
refused-not-awaited = Auf diesen Platz wartet gerade niemand.
refused-too-soon = Etwas Geduld noch: In { $time } darf ein Bot übernehmen.
