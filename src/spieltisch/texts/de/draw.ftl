## Der Tisch auf dem Bildschirm

draw-waits-for = Es entscheidet: { $names }.
draw-over = Das Spiel ist zu Ende. Die meisten Punkte: { $names }, { $points }.

draw-ui-options = Was du tun kannst
draw-ui-undo = Zurücknehmen
draw-ui-undone = Zurückgenommen.
draw-ui-seals = Lässt sich nicht zurücknehmen
draw-ui-take = Ausführen
draw-ui-choose = Wähle eins
draw-ui-cancel = Abbrechen
draw-ui-close = Schließen
draw-ui-glossary = Glossar
draw-ui-table = Spielplan
draw-ui-mine = Meins
draw-ui-others = Andere
draw-ui-log = Verlauf
draw-ui-enlarge = Vergrößern
draw-ui-zoom-in = Größer
draw-ui-zoom-reset = Ganzer Plan
draw-ui-brings-nothing = Führt zur nächsten Entscheidung
draw-ui-all = Alle
draw-ui-playable = Jetzt spielbar
draw-ui-points = Punkte
draw-ui-keys = Tasten
draw-ui-lost = Verbindung verloren. Neuer Versuch …
draw-ui-back-again = Wieder verbunden.
draw-ui-thinking = überlegt
draw-ui-several = Möglichkeiten hier
draw-ui-since = Seit du zuletzt hier warst

## Die Burgen von Burgund auf dem Bildschirm

draw-burgundy-board = Spielplan
draw-burgundy-status = Durchgang { $phase } · Runde { $round } von { $rounds }
draw-burgundy-phase = Durchgang { $phase }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } mehr für ein vollendetes Gebiet
draw-burgundy-phase-now = Jetzt: Durchgang { $phase }
draw-burgundy-rounds = Waren dieses Durchgangs
draw-burgundy-round = Runde { $number }
draw-burgundy-white-die = Weißer Würfel
draw-burgundy-white-die-shows = Weißer Würfel: { $number }. Die Ware dieser Runde kam in Depot { $number }.
draw-burgundy-depot-space = Depot { $depot }, { $kind }
draw-burgundy-depot-goods = Waren von Depot { $depot }
draw-burgundy-black-depot = Schwarzes Depot: 2 Silberlinge
draw-burgundy-ask-no-dice = Deine Würfel sind verbraucht: noch etwas, oder Zug beenden?
draw-burgundy-bridge = Brücke · Reihenfolge
draw-burgundy-bridge-space = Feld { $step } der Brücke
draw-burgundy-on-bridge = { $name } auf Feld { $step } der Brücke
draw-burgundy-bonus-large = Großer Bonus für die erste, die alles in { $kind } bedeckt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
draw-burgundy-bonus-small = Kleiner Bonus für die zweite, die alles in { $kind } bedeckt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
draw-burgundy-bonus-tile-large = Großes Bonusplättchen, { $kind }
draw-burgundy-bonus-tile-small = Kleines Bonusplättchen, { $kind }
draw-burgundy-bonuses = Bonusplättchen
draw-burgundy-duchy = Fürstentum { $number }
draw-burgundy-space = Feld für { $kind }: { $spot }
draw-burgundy-silver = Silberlinge
draw-burgundy-worker = Arbeiter
draw-burgundy-die = Würfel { $number }
draw-burgundy-die-shows = Würfel mit einer { $number }
draw-burgundy-keys = Schlüsselfelder
draw-burgundy-key-space = Schlüsselfeld { $number }
draw-burgundy-goods = Waren
draw-burgundy-goods-space = Warenfeld { $number }
draw-burgundy-sold = Verkauft
draw-burgundy-has-silver = { $count ->
    [0] kein Silberling
    [one] { $count } Silberling
   *[other] { $count } Silberlinge
}
draw-burgundy-has-workers = { $count ->
    [0] kein Arbeiter
   *[other] { $count } Arbeiter
}
draw-burgundy-has-goods = { $count ->
    [0] keine Ware unverkauft
    [one] { $count } Ware unverkauft
   *[other] { $count } Waren unverkauft
}
draw-burgundy-has-sold = { $count ->
    [0] keine Ware verkauft
    [one] { $count } Ware verkauft
   *[other] { $count } Waren verkauft
}
draw-burgundy-has-tiles = { $count } von 37 Feldern bedeckt

draw-burgundy-group-take = Plättchen nehmen
draw-burgundy-group-place = Plättchen legen
draw-burgundy-group-sell = Waren verkaufen
draw-burgundy-group-workers = Arbeiter
draw-burgundy-group-buy = Plättchen kaufen
draw-burgundy-group-goods = Waren nehmen
draw-burgundy-group-discard = Plättchen abgeben
draw-burgundy-group-duchy = Dein Fürstentum
draw-burgundy-group-mimic = Kran nutzen
draw-burgundy-group-finish = Beenden

draw-burgundy-about-market = Nimm ein Schiff oder ein Tierplättchen aus einem der sechs Depots.
draw-burgundy-about-carpenter = Nimm ein Gebäude aus einem der sechs Depots.
draw-burgundy-about-church = Nimm eine Mine, ein Kloster oder eine Burg aus einem der sechs Depots.
draw-burgundy-about-warehouse = Verkaufe sofort alle Waren einer Farbe.
draw-burgundy-about-boarding-house = Nimm 4 Arbeiter.
draw-burgundy-about-bank = Nimm 2 Silberlinge.
draw-burgundy-about-town-hall = Lege ein weiteres Plättchen von deinen Schlüsselfeldern.
draw-burgundy-about-watchtower = 4 Punkte.
draw-burgundy-about-crane = Nutze den Effekt eines beliebigen Gebäudes. Zählt für die Klöster 16 bis 23 als Gebäude deiner Wahl.
draw-burgundy-about-castle = Führe sofort eine weitere Aktion mit beliebiger Zahl aus.
draw-burgundy-about-mine = Am Ende jedes Durchgangs 1 Silberling.
draw-burgundy-about-ship = Nimm alle Waren eines Depots und rücke auf der Brücke ein Feld vor.
draw-burgundy-about-livestock = Punkte für seine Tiere und noch einmal für alle Plättchen derselben Tierart auf dieser Weide.
draw-burgundy-about-geese = 2 Punkte und die Plättchen einer anderen Tierart auf dieser Weide. Jedes Tier, das später hierher kommt, bringt die 2 Punkte noch einmal.
draw-burgundy-about-monastery-1 = In deinen Städten darf dasselbe Gebäude mehrmals stehen.
draw-burgundy-about-monastery-2 = Jede Mine bringt am Ende des Durchgangs auch 1 Arbeiter.
draw-burgundy-about-monastery-3 = Ein Verkauf bringt 2 Silberlinge statt 1.
draw-burgundy-about-monastery-4 = Ein Verkauf bringt auch 1 Arbeiter.
draw-burgundy-about-monastery-5 = Schiffe leeren auch ein Depot neben dem gewählten.
draw-burgundy-about-monastery-6 = Kaufe aus allen Depots und bezahle auch mit Arbeitern.
draw-burgundy-about-monastery-7 = Jedes Tierplättchen, das gewertet wird, bringt 1 Punkt mehr.
draw-burgundy-about-monastery-8 = Ein Arbeiter ändert einen Würfel um bis zu 2.
draw-burgundy-about-monastery-9 = Gebäude legen: Würfel kostenlos um 1 ändern.
draw-burgundy-about-monastery-10 = Schiffe und Tiere legen: Würfel kostenlos um 1 ändern.
draw-burgundy-about-monastery-11 = Burgen, Minen und Klöster legen: Würfel kostenlos um 1 ändern.
draw-burgundy-about-monastery-12 = Plättchen nehmen: Würfel kostenlos um 1 ändern.
draw-burgundy-about-monastery-13 = Die Arbeiteraktion bringt auch 1 Silberling.
draw-burgundy-about-monastery-14 = Die Arbeiteraktion bringt 4 Arbeiter statt 2.
draw-burgundy-about-monastery-15 = Am Ende: 2 Punkte je Farbe verkaufter Waren.
draw-burgundy-about-monastery-16 = Am Ende: 4 Punkte je Warenhaus.
draw-burgundy-about-monastery-17 = Am Ende: 4 Punkte je Wachturm.
draw-burgundy-about-monastery-18 = Am Ende: 4 Punkte je Schreinerei.
draw-burgundy-about-monastery-19 = Am Ende: 4 Punkte je Kirche.
draw-burgundy-about-monastery-20 = Am Ende: 4 Punkte je Markt.
draw-burgundy-about-monastery-21 = Am Ende: 4 Punkte je Pension.
draw-burgundy-about-monastery-22 = Am Ende: 4 Punkte je Bank.
draw-burgundy-about-monastery-23 = Am Ende: 4 Punkte je Rathaus.
draw-burgundy-about-monastery-24 = Am Ende: 4 Punkte je Tierart, die du hast.
draw-burgundy-about-monastery-25 = Am Ende: 1 Punkt je verkaufter Ware.
draw-burgundy-about-monastery-26 = Am Ende: 3 Punkte je Bonusplättchen.
draw-burgundy-about-monastery-27 = Auf der Brücke stehst du im Stapel immer oben.
draw-burgundy-about-monastery-28 = In deinem Zug: 1 Silberling → 2 Arbeiter, so oft du willst.

## Boonlake auf dem Bildschirm

draw-boonlake-status = Runde { $round } von { $rounds } · { $scorings } von { $all } Wertungen vorbei
draw-boonlake-panel-map = Spielplan
draw-boonlake-panel-actions = Aktionen
draw-boonlake-panel-goals = Wertung
draw-boonlake-hex = { $number }, { $region }
draw-boonlake-river-space = Flussfeld { $number }
draw-boonlake-river-start = Flussfeld { $number }, Start
draw-boonlake-river-harbour = Flussfeld { $number }, Hafen
draw-boonlake-mound = Bauplättchen im Haufen
draw-boonlake-pastures = Übrige Rinderweiden
draw-boonlake-row = Schiff: bis zu { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}{ $loss ->
    [0] {""}
   *[other] , dafür { $loss } SP verlieren
}
draw-boonlake-track-space = { $track }, Schritt { $position }: { $income }{ $vp ->
    [0] {""}
   *[other] {" "}und { $vp } SP
} bei jeder Wertung
draw-boonlake-goal-place = Wertungsplättchen { $number }
draw-boonlake-projects = Besonderes Projekt verwirklicht von
draw-boonlake-marks = Gewertet von
draw-boonlake-project = Besonderes Projekt: { $cost } → { $vp } SP, 2 Bewohner, { $track }
draw-boonlake-goal = Wertungsplättchen
draw-boonlake-recess = { $piece }, Reihe { $tier }. Sobald die Aussparung leer ist: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} und { $vp } SP bei jeder Wertung{ $final ->
    [0] {""}
   *[other] , { $final } SP am Ende
}
draw-boonlake-lever = { $name } ({ $cost } Münzen): { $text }
draw-boonlake-lever-detail = { $cost } Münzen. { $text }
draw-boonlake-lever-up = Hebel oben: bereit
draw-boonlake-lever-down = Hebel unten: benutzt
draw-boonlake-production = Produktionsgebäude, { $resource }
draw-boonlake-production-head = Produktion und Fluss
draw-boonlake-produces = { $resource }, Stufe { $level }
draw-boonlake-canal = Fluss bei { $resource }
draw-boonlake-ranch = Ranch
draw-boonlake-coins = Münzen
draw-boonlake-vases = Vasen
draw-boonlake-supply = Bewohner im Vorrat
draw-boonlake-inhabitant = Bewohner
draw-boonlake-house = Haus
draw-boonlake-settlement = Siedlung
draw-boonlake-cattle = Rind
draw-boonlake-ship = Schiff
draw-boonlake-boat = Boot
draw-boonlake-project-done = Projekt verwirklicht
draw-boonlake-owned = { $thing } ({ $name })
draw-boonlake-region-marker = Regionenmarker: die Belohnung ist bis zur nächsten Wertung vergeben
draw-boonlake-mark = { $name }, Wertung { $scoring }
draw-boonlake-on-track = { $name }: { $track }, Schritt { $position }
draw-boonlake-hand = Hand
draw-boonlake-pair = Deine Wertungsplättchen zur Wahl
draw-boonlake-strip-taken = Wird gerade ausgeführt
draw-boonlake-played = { $name }: ausgespielt
draw-boonlake-vases-price = { $amount ->
    [one] { $amount } Vase
   *[other] { $amount } Vasen
}
draw-boonlake-has-coin = { $count ->
    [0] keine Münze
    [one] { $count } Münze
   *[other] { $count } Münzen
}
draw-boonlake-has-card = { $count ->
    [0] keine Handkarte
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
draw-boonlake-has-inhabitant = { $count ->
    [0] kein Bewohner auf der Ranch
   *[other] { $count } Bewohner auf der Ranch
}
draw-boonlake-has-vase = { $count ->
    [0] keine Vase
    [one] { $count } Vase
   *[other] { $count } Vasen
}
draw-boonlake-has-lever-up = { $count ->
    [0] kein Hebel
   *[other] { $count } Hebel
}
draw-boonlake-has-house = { $count } von 15 Teilen vom Tableau
draw-boonlake-has-site = { $count } Produktionsstufen

draw-boonlake-group-strip = Aktionen
draw-boonlake-group-play = Karte ausspielen
draw-boonlake-group-project = Besondere Projekte
draw-boonlake-group-discard = Karte abwerfen
draw-boonlake-group-develop = Erschließen
draw-boonlake-group-upgrade = Aufwerten
draw-boonlake-group-cattle = Rind setzen
draw-boonlake-group-place = Hinlegen
draw-boonlake-group-sail = Segeln
draw-boonlake-group-modernize = Modernisieren
draw-boonlake-group-lever = Hebel
draw-boonlake-group-score = Wertungsplättchen
draw-boonlake-group-leave = Nichts davon
draw-boonlake-group-other = Wähle

draw-boonlake-strips = Aktionen
draw-boonlake-levers = Hebel
draw-boonlake-signs = Zeichen
draw-boonlake-about-pioneer = Du: eine Tagkarte; zweimal entdecken, dann einmal erschließen oder aufwerten. Die anderen: 2 Karten ziehen, dann eine ausspielen oder abwerfen.
draw-boonlake-about-settle = Du: eine Nachtkarte; einmal erschließen oder aufwerten. Alle: erschließen, aufwerten oder eine Karte ausspielen oder abwerfen.
draw-boonlake-about-cattle-breeding = Du: eine Tagkarte; eine Rinderweide legen. Alle: ein Rind setzen oder eine Karte ausspielen oder abwerfen.
draw-boonlake-about-region-scoring = Du: eine Dämmerungskarte; eine Region auslassen und die Belohnung auf ihrem Schild nehmen. Alle: 1 Münze je Präsenz in den anderen drei.
draw-boonlake-about-hire = Du: eine Nachtkarte; 1 Bewohner, einmal entdecken. Alle: 3 Münzen oder 3 Karten → 1 Bewohner, so oft ihr wollt.
draw-boonlake-about-progress = Du: eine Dämmerungskarte; einmal modernisieren. Alle: 1 Bewohner → modernisieren, oder eine Karte ziehen.
draw-boonlake-about-builder = Du: 3 Münzen; eine beliebige Karte ausspielen oder 2 ziehen. Alle: eine Karte ausspielen oder abwerfen.
draw-boonlake-sign-now = Blitz
draw-boonlake-sign-now-text = Geschieht einmal, beim Ausspielen der Karte.
draw-boonlake-sign-always = Kreis
draw-boonlake-sign-always-text = Gilt für den Rest des Spiels.
draw-boonlake-sign-end = Fahne
draw-boonlake-sign-end-text = Zählt am Spielende.
draw-boonlake-sign-vase = Vase
draw-boonlake-sign-vase-text = Bezahlt manche Karten.
draw-boonlake-sign-site = Produktionsgebäude
draw-boonlake-sign-site-text = Zeigt 1 Rohstoff, wann immer er gebraucht wird; umgedreht zeigt es 2.
draw-boonlake-sign-step-coin = Münzleiste
draw-boonlake-sign-step-coin-text = Ein Schritt vor auf der Münzleiste.
draw-boonlake-sign-step-card = Kartenleiste
draw-boonlake-sign-step-card-text = Ein Schritt vor auf der Kartenleiste.
draw-boonlake-sign-anchor = Hafen
draw-boonlake-sign-anchor-text = Fasst beliebig viele Schiffe und wird immer mitgezählt.
draw-boonlake-sign-lock = Schleuse
draw-boonlake-sign-lock-text = Das erste Schiff, das sie überquert, löst eine Zwischenwertung aus.
draw-boonlake-sign-gear = Modernisieren
draw-boonlake-sign-gear-text = Modernisiere: nimm einen Hebel für dein Tableau.

draw-boonlake-solo-tile = Soloplättchen im Spiel
draw-boonlake-solo-stack = Verdeckte Soloplättchen
draw-boonlake-solo-place = { $piece }. Sobald das Feld leer ist, bringt es { $vp } SP
draw-boonlake-cactus = Kaktusleiste
draw-boonlake-cactus-space = Kaktusleiste, Feld { $position }: { $vp } SP
draw-boonlake-solo-prefers = Eine von { $actions }, die oberste davon. Wunschort: { $number }
draw-boonlake-solo-left = Verdeckt: { $a } A, { $b } B
