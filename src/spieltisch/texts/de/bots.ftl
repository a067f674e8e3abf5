# Hinweise: warum eine Möglichkeit gut ist.

hint-gains = Sofort: {$what}
hint-sets-up = {$why} Das macht etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr als mit deinen anderen Zügen.
hint-risks = Den Preis zahlst du hier: {$what}. Es sind etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger als mit deinen anderen Zügen.

hint-term-score = Punktestand
hint-term-burgundy-points = Punkte sofort
hint-term-burgundy-areas = Gebiete, die fertig werden
hint-term-burgundy-stored = Plättchen im Lager
hint-term-burgundy-silver = Silberlinge
hint-term-burgundy-workers = Arbeiter
hint-term-burgundy-goods = Waren
hint-term-burgundy-mines = Minen
hint-term-burgundy-monasteries = Klöster
hint-term-burgundy-colours = Farbboni
hint-term-burgundy-reach = offene Felder
hint-term-burgundy-order = Spielreihenfolge
hint-term-burgundy-actions = noch ausstehende Aktionen

hint-term-boonlake-vp = Siegpunkte sofort
hint-term-boonlake-income = Einkommen der Zwischenwertungen
hint-term-boonlake-final = Schlusswertung
hint-term-boonlake-levers = Hebel
hint-term-boonlake-coins = Münzen und Vasen
hint-term-boonlake-cards = Handkarten
hint-term-boonlake-people = Bewohner auf der Ranch
hint-term-boonlake-production = Produktionsgebäude
hint-term-boonlake-presences = Präsenzen auf dem Spielplan
hint-term-boonlake-goals = Wertungsplättchen
hint-term-boonlake-waiting = was dieser Zug noch bringt
hint-term-boonlake-tempo = Tempo auf dem Fluss
