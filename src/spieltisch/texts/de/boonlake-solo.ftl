## Boonlake allein gegen die weise Eminenz: was sie tut, Schritt für Schritt.

# Der Schwierigkeitsgrad, vor der Partie gewählt

boonlake-option-level = Schwierigkeitsgrad
boonlake-option-level-easy = einfach
boonlake-option-level-medium = mittel
boonlake-option-level-challenge = Herausforderung
boonlake-option-level-difficult = schwer
boonlake-option-level-very-difficult = sehr schwer

# Der Solostapel

boonlake-event-eminence-goal = Das Wertungsplättchen „{ $goal }“ ist das der weisen Eminenz.
boonlake-event-eminence-stack = { $tiles ->
    [one] { $tiles } Soloplättchen liegt verdeckt bereit.
   *[other] { $tiles } Soloplättchen liegen verdeckt bereit.
}
boonlake-event-eminence-back = Auf dem Solostapel ist die weise Eminenz { $corner } zu sehen.
boonlake-event-eminence-stack-empty = Der Solostapel ist aufgebraucht.

# Ihr Zug

boonlake-event-eminence-turn = Die weise Eminenz ist am Zug.
boonlake-event-eminence-reveals = Die weise Eminenz deckt das Soloplättchen { $solotile } auf.
boonlake-event-eminence-prefers = Ihr Wunschort ist { $number } ({ $corner }).
boonlake-event-eminence-looks = Das unterste Aktionsplättchen ist { $strip }.
boonlake-event-eminence-chooses = Von ihren drei Aktionen liegt { $strip } am weitesten oben: Die weise Eminenz nimmt sie aus der { $row }. Reihe von oben.
boonlake-event-eminence-finds = Ab { $preferred } ist der erste mögliche Ort { $spot }.
boonlake-event-eminence-wasted = Dafür fehlt ein Ort oder ein Plättchen: Der Effekt verfällt.
boonlake-event-eminence-sails = Die weise Eminenz fährt auf Feld { $space }.
boonlake-event-eminence-lock = Die weise Eminenz fährt als Erste über die Schleuse.
boonlake-event-eminence-last-space = Die weise Eminenz erreicht das letzte Feld des Flusses.
boonlake-event-eminence-last-turns = Das Spiel endet nach dem nächsten Zug.

# Effekte

boonlake-event-eminence-cactus = { $steps ->
    [one] Die weise Eminenz rückt auf der Kaktusleiste { $steps } Feld vor, das nun { $vp } SP zählt.
   *[other] Die weise Eminenz rückt auf der Kaktusleiste { $steps } Felder vor, nun auf { $vp } SP.
}
boonlake-event-eminence-cactus-end = Die Kaktusleiste ist hier zu Ende.
boonlake-event-eminence-draws-tile = Die weise Eminenz zieht { $tile }.
boonlake-event-eminence-lays-tile = Die weise Eminenz legt { $tile } auf { $spot }.
boonlake-event-eminence-lays-pasture = Die weise Eminenz legt eine Rinderweide auf { $spot }.
boonlake-event-eminence-structure = { $houses ->
    [0] Die weise Eminenz hat kein Haus auf dem Spielplan und baut eines.
    [1] Die weise Eminenz hat 1 Haus auf dem Spielplan und baut noch eines.
   *[other] Die weise Eminenz hat { $houses } Häuser auf dem Spielplan und errichtet eine Siedlung.
}
boonlake-event-eminence-house = Die weise Eminenz hat ein Haus auf { $spot }, { $place }.
boonlake-event-eminence-settlement = Die weise Eminenz hat eine Siedlung auf { $spot }, { $place }.
boonlake-event-eminence-cattle = Die weise Eminenz setzt ein Rind auf { $spot } (Strukturen daneben: { $structures ->
    [0] keine
   *[other] { $structures }
}, Rinder bisher dort: { $cattle ->
    [0] keine
   *[other] { $cattle }
}).
boonlake-event-eminence-region = Die weise Eminenz lässt { $region } aus ({ $difference ->
    [0] dort sind gleich viele gegnerische Präsenzen
   *[other] gegnerische Präsenzen weniger eigene: { $difference }
}).
boonlake-event-eminence-presences = { $presences ->
    [0] Die weise Eminenz hat keine Präsenz in den gewerteten Regionen.
    [one] Die weise Eminenz hat { $presences } Präsenz in den gewerteten Regionen.
   *[other] Die weise Eminenz hat { $presences } Präsenzen in den gewerteten Regionen.
}

# Wertungen

boonlake-event-eminence-vp = Die weise Eminenz erhält { $vp } SP ({ $gain }).
boonlake-event-eminence-unrevealed = { $tiles ->
    [0] Alle B-Plättchen wurden aufgedeckt.
    [one] { $tiles } B-Plättchen wurde nicht aufgedeckt.
   *[other] { $tiles } B-Plättchen wurden nicht aufgedeckt.
}
boonlake-event-eminence-total = Die weise Eminenz hat { $vp } SP.

# Wörter: woher ihre Punkte kommen

boonlake-gain-regions = Gebietswertung
boonlake-gain-houses = Einkommen: Häuser
boonlake-gain-settlements = Einkommen: Siedlungen
boonlake-gain-cattle = Einkommen: Rinder
boonlake-gain-beside-cattle = Einkommen: Siedlungen neben ihren Rindern
boonlake-gain-cactus = Einkommen: Kaktusleiste
boonlake-gain-none-left = nichts mehr auf dem Tableau
boonlake-gain-unrevealed = nicht aufgedeckte B-Plättchen

# Wörter: Ecken und Soloplättchen

boonlake-corner-upper-left = links oben
boonlake-corner-upper-right = rechts oben
boonlake-corner-lower-left = links unten
boonlake-corner-lower-right = rechts unten
boonlake-solotile-a1 = A1
boonlake-solotile-a2 = A2
boonlake-solotile-a3 = A3
boonlake-solotile-a4 = A4
boonlake-solotile-a5 = A5
boonlake-solotile-b1 = B1
boonlake-solotile-b2 = B2
boonlake-solotile-b3 = B3
boonlake-solotile-b4 = B4
boonlake-solotile-b5 = B5
