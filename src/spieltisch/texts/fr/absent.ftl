## Somebody is awaited for long, and a bot plays for them

span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
absent-since = On attend { $name } depuis { $time }.
do-stand-in = Laisser un bot jouer pour { $name }
absent-why = Jusqu’à ce que { $name } revienne et reprenne sa place.

## In the log

handed-left = { $name } laisse jouer un bot.
handed-time = Le temps de { $name } est écoulé ; un bot continue.
handed-absent = { $name } ne répond plus depuis longtemps ; { $by } laisse jouer un bot en attendant.
handed-back = { $name } est de retour.
handed-resigned = { $name } abandonne ; un bot continue.

## What is refused

refused-not-seated = Seules les personnes qui jouent à cette table peuvent le demander.
refused-own-seat = C’est votre propre place. Vous pouvez y laisser jouer un bot à tout moment.
refused-bot-already = Un bot y joue déjà.
refused-has-clock = Une pendule tourne à cette table. Le temps écoulé, un bot prend le relais de lui-même.
refused-not-awaited = Personne n’attend cette place en ce moment.
refused-too-soon = Encore un peu de patience : un bot pourra prendre le relais dans { $time }.
