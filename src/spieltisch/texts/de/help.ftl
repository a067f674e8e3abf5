## Die Hilfeseiten.

# Seiten

help-title = Hilfe
help-about = Die Regeln jedes Spiels nach Kapiteln, alle Symbole und jede Karte und jedes Plättchen mit seinem Effekt. Eine Anleitung auf Papier braucht hier niemand.
help-rules = Regeln nach Kapiteln
help-own-words = Diese Regeln sind in eigenen Worten erzählt. Wo die gedruckten Regeln etwas offenlassen, steht hier, wie es an diesem Tisch gilt.
help-contents = Inhalt
help-way = Wo du bist
help-turn = Nachbarkapitel
help-on-page = Auf dieser Seite
help-example = Beispiel
help-note = Leicht vergessen

help-board-map = Der Spielplan: vier Regionen aus nummerierten Feldern mit den Belohnungen fürs Entdecken, Brücken dazwischen und der Fluss mit Häfen, Schleusen und zwei Armen.
help-board-player = Ein Tableau: fünf Reihen von Aussparungen mit ihrem Einkommen, die Hebel, die Produktionsgebäude über dem Fluss und die Ranch.
help-board-goals = Beide Einkommensleisten und darunter die Plätze der vier Wertungsplättchen.
help-board-eminence = Das Tableau der weisen Eminenz mit der Kaktusleiste.
help-board-main = Der Spielplan: Durchgänge und Runden, die sechs Depots um das schwarze Depot, die Brücke und die Bonusplättchen.
help-board-duchy-1 = Fürstentum 1: Farben, Zahlen und Zeichen der Felder, die Schlüsselfelder und die Warenfelder.
help-board-duchy-11a = Fürstentum 11a mit seinen drei Grenzposten.
help-board-duchy-12a = Fürstentum 12a, das sich ein Team teilt.
help-board-duchy-13a = Die Inseln von Fürstentum 13a und die Flüsse dazwischen.

# Suche

help-search = Hilfe durchsuchen
help-search-go = Suchen
help-found = Suche: { $query }
help-found-many = { $count ->
    [one] { $count } Stelle gefunden.
   *[other] { $count } Stellen gefunden.
}
help-found-none = Nichts gefunden. Versuch es mit weniger oder kürzeren Wörtern.

# Symbole

help-icons = Symbole
help-icons-pieces = Spielfiguren
help-icons-wealth = Was du sammelst
help-icons-resources = Rohstoffe und Produktion
help-icons-cards = Karten
help-icons-effects = Effekte
help-icons-map = Spielplan und Fluss
help-icons-seats = Wer ist wer
help-icons-bonus = Bonusplättchen
help-icons-kinds = Farben von Feldern und Plättchen
help-icons-goods = Waren
help-icon-inhabitant = Bewohner
help-icon-inhabitant-text = Wartet auf deiner Ranch, steht auf dem Spielplan oder wird für Häuser, Siedlungen, Rinder und Hebel abgegeben.
help-icon-house = Haus
help-icon-house-text = Ein aufgewerteter Bewohner. Bringt 2 Münzen, wenn jemand daneben ein Rind setzt.
help-icon-settlement = Siedlung
help-icon-settlement-text = Ein aufgewertetes Haus. Bringt Rindern daneben SP.
help-icon-cattle = Rind
help-icon-cattle-text = Steht auf einer Rinderweide.
help-icon-ship = Schiff
help-icon-ship-text = Fährt in jeder Runde einmal den Fluss hinab.
help-icon-boat = Boot
help-icon-boat-text = Stellt 1 Rohstoff von seinem Platz am Fluss.
help-icon-coin = Münze
help-icon-coin-text = Bezahlt Karten, Hebel, Bewohner und Boote, die flussaufwärts fahren.
help-icon-vase = Vase
help-icon-vase-text = Bezahlt manche Karten.
help-icon-card = Karte
help-icon-card-text = Eine Projektkarte auf der Hand, zu ziehen oder abzuwerfen.
help-icon-vp = Punkte
help-icon-vp-text = Siegpunkte.
help-icon-wood = Holz
help-icon-wood-text = Ein Rohstoff; der erste Platz am Fluss.
help-icon-loam = Lehm
help-icon-loam-text = Ein Rohstoff.
help-icon-stone = Stein
help-icon-stone-text = Ein Rohstoff.
help-icon-iron = Eisen
help-icon-iron-text = Ein Rohstoff; der letzte Platz am Fluss.
help-icon-joker = Beliebiger Rohstoff
help-icon-joker-text = Ein Rohstoff weniger für eine Karte oder ein Projekt.
help-icon-site = Produktionsgebäude
help-icon-site-text = Errichte ein Produktionsgebäude oder dreh eines auf Stufe 2.
help-icon-site-loam-1 = Produktionsgebäude, Stufe 1
help-icon-site-loam-1-text = Stellt 1 seines Rohstoffs, wann immer er gebraucht wird.
help-icon-site-loam-2 = Produktionsgebäude, Stufe 2
help-icon-site-loam-2-text = Stellt 2 seines Rohstoffs, wann immer sie gebraucht werden.
help-icon-kind-day = Tag
help-icon-kind-day-text = Karten dieser Art gehören zu Pionier und Viehzucht.
help-icon-kind-sunset = Dämmerung
help-icon-kind-sunset-text = Karten dieser Art gehören zu Gebietswertung und Fortschritt.
help-icon-kind-night = Nacht
help-icon-kind-night-text = Karten dieser Art gehören zu Siedeln und Anheuern.
help-icon-kind-any = Beliebige Art
help-icon-kind-any-text = Eine Karte beliebiger Art.
help-icon-now = Blitz
help-icon-now-text = Geschieht einmal, beim Ausspielen der Karte.
help-icon-always = Kreis
help-icon-always-text = Gilt für den Rest der Partie.
help-icon-end = Fahne
help-icon-end-text = Zählt am Spielende.
help-icon-mound = Entdecken
help-icon-mound-text = Decke ein Bauplättchen auf und lege es auf den Spielplan.
help-icon-up = Aufwerten
help-icon-up-text = Ein Bewohner wird zum Haus, oder ein Haus wird zur Siedlung.
help-icon-gear = Modernisieren
help-icon-gear-text = Modernisiere: nimm einen Hebel für dein Tableau.
help-icon-step-coin = Münzleiste
help-icon-step-coin-text = Ein Schritt auf der Münzleiste.
help-icon-step-card = Kartenleiste
help-icon-step-card-text = Ein Schritt auf der Kartenleiste.
help-icon-steps = Drei Schritte
help-icon-steps-text = Drei Schritte auf einer der beiden Leisten, ungeteilt.
help-icon-wagon-coin = Münzeinkommen
help-icon-wagon-coin-text = Sofort das Einkommen neben deinem Marker auf der Münzleiste.
help-icon-wagon-card = Karteneinkommen
help-icon-wagon-card-text = Sofort das Einkommen neben deinem Marker auf der Kartenleiste.
help-icon-lever-up = Hebel, oben
help-icon-lever-up-text = Bereit.
help-icon-lever-down = Hebel, unten
help-icon-lever-down-text = Benutzt; geht bei der nächsten Zwischenwertung wieder nach oben.
help-icon-anchor = Hafen
help-icon-anchor-text = Fasst beliebig viele Schiffe und wird immer mitgezählt.
help-icon-lock = Schleuse
help-icon-lock-text = Das erste Schiff, das sie überquert, bringt eine Zwischenwertung.
help-icon-bridge = Brücke
help-icon-bridge-text = Die beiden Felder, die sie verbindet, sind benachbart.
help-icon-region-marker = Regionenmarker
help-icon-region-marker-text = Die Belohnung dieses Schilds ist bis zur nächsten Zwischenwertung vergeben.
help-icon-tile-pasture = Rinderweide
help-icon-tile-pasture-text = Bietet Platz für vier Rinder.
help-icon-marker-0 = Erster Platz: Kreis
help-icon-marker-0-text = Plätze unterscheiden sich durch ihr Zeichen, nicht nur durch die Farbe.
help-icon-marker-1 = Zweiter Platz: Quadrat
help-icon-marker-1-text = Auf allen Teilen dieses Platzes.
help-icon-marker-2 = Dritter Platz: Dreieck
help-icon-marker-2-text = Auf allen Teilen dieses Platzes.
help-icon-marker-3 = Vierter Platz: Raute
help-icon-marker-3-text = Auf allen Teilen dieses Platzes.
help-icon-silver = Silberling
help-icon-silver-text = Kauft Plättchen des schwarzen Depots; am Ende 1 Punkt.
help-icon-worker = Arbeiter
help-icon-worker-text = Ändert einen Würfel um 1; zwei sind am Ende 1 Punkt wert.
help-icon-die-3 = Würfel
help-icon-die-3-text = Eine Aktion mit seiner Zahl.
help-icon-back-black = Schwarze Rückseite
help-icon-back-black-text = Ein Plättchen des schwarzen Depots.
help-icon-bonus-large-castle = Großes Bonusplättchen
help-icon-bonus-large-castle-text = Für die erste Person, die alle Felder dieser Farbe bedeckt.
help-icon-bonus-small-castle = Kleines Bonusplättchen
help-icon-bonus-small-castle-text = Für die zweite Person, die alle Felder dieser Farbe bedeckt.
help-icon-kind-text = Felder und Plättchen dieser Farbe haben dieses Muster und dieses Zeichen.

# Teile

help-parts = Alle Karten und Plättchen
help-parts-about = Jedes Teil, wie es auf dem Tisch liegt, was es bewirkt und woher jeder seiner Werte stammt.
help-parts-many = { $count ->
    [0] Nichts passt.
    [one] { $count } Teil.
   *[other] { $count } Teile, Seite { $page } von { $pages }.
}
help-words = Wörter
help-kind = Art
help-cost = Münzen
help-set = Spiel oder Erweiterung
help-any = beliebig
help-filter = Anzeigen
help-filter-none = Alles zeigen
help-pages = Seiten
help-page = Seite { $page } von { $pages }
help-page-before = Vorige Seite
help-page-after = Nächste Seite
help-picture = Bild: { $name }
help-count = Anzahl: { $count }
help-cost-0 = keine
help-cost-1-3 = 1 bis 3
help-cost-4-6 = 4 bis 6
help-cost-7-9 = 7 bis 9
help-cost-10 = 10 und mehr
help-kind-card = Projektkarten
help-kind-tile = Bauplättchen
help-kind-goal = Wertungsplättchen
help-kind-strip = Aktionsplättchen
help-kind-lever = Hebel
help-kind-row = Reihen des Aktionstableaus
help-kind-river = Flussfelder
help-kind-hex = Felder des Spielplans
help-kind-region = Regionen
help-kind-track = Einkommensleisten
help-kind-tier = Reihen des Tableaus
help-kind-solo-tile = Soloplättchen
help-kind-level = Schwierigkeitsgrade
help-kind-box = Pläne und Schachtel
help-kind-building = Gebäude
help-kind-monastery = Klöster
help-kind-ship = Schiffe
help-kind-livestock = Tiere
help-kind-castle = Burgen
help-kind-mine = Minen
help-kind-other = Plättchen für jede Farbe
help-kind-goods = Waren
help-kind-bonus = Bonusplättchen
help-kind-shield = Wappen
help-kind-route = Handelsstraßen
help-kind-duchy = Fürstentümer
help-kind-depot = Depots
help-set-base = Grundspiel
help-set-solo = Solospiel
help-set-extra-tiles = Zusatzplättchen
help-set-white-castles = weiße Schlösser
help-set-inns = Gasthäuser
help-set-trade-routes = Handelsstraßen
help-set-shields = Wappen
help-set-posts = Grenzposten
help-set-team = Teamspiel
help-origin = Herkunft
help-origins = Woher die Werte stammen
help-origins-about = „Anleitung“ heißt: steht in den gedruckten Regeln oder folgt aus ihnen; „berichtet“: so beschreiben es Leute, die das Spiel haben; „nachgebaut“: unser eigener Entwurf, wo nichts bekannt ist. Wer das Spiel besitzt, kann mit einem Pack der gedruckten Werte spielen.
help-origin-rulebook = Anleitung
help-origin-reported = Berichtet
help-origin-reconstructed = Nachgebaut
help-aspect-kind = Art
help-aspect-price = Preis
help-aspect-effect = Effekt
help-aspect-points = Punkte
help-aspect-condition = Bedingung
help-aspect-project = Projekt
help-aspect-place = Lage
help-aspect-count = Anzahl
help-aspect-name = Name
help-part-pair = { $name }: { $value }
help-part-rules = Regeln dazu
help-part-price = Preis: { $price }
help-part-nothing = Keine Belohnung
help-part-grey = Graues Plättchen: wird entdeckt
help-part-start = Startplättchen ab { $players } Personen
help-part-start-space = Ab { $players } Personen liegt hier ein Startplättchen
help-part-pasture = Nimmt bis zu vier Rinder auf und sonst nichts
help-part-row = Reihe { $number }
help-part-river-shared = Flussfeld { $number }
help-part-river-upper = Flussfeld { $number }, oberer Arm
help-part-river-lower = Flussfeld { $number }, unterer Arm
help-part-beside = Benachbart: { $spaces }
help-part-label = Schild: { $reward }
help-part-spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
help-part-track = { $track }, Schritt { $step }
help-part-crossed = Auf dem Weg dorthin: { $reward }
help-part-tier = Reihe { $number }
help-part-solo-tile = Soloplättchen { $tile }
help-part-corners = Zahlen in den Ecken: { $numbers }
help-part-level = Entfernt: { $a } A-Plättchen, { $b } B-Plättchen
help-part-locks = Nach diesen Feldern liegt eine Schleuse (gemeinsamer Abschnitt, oberer Arm, unterer Arm): { $numbers }
help-part-bridges = Brücken: { $pairs }
help-part-ford = Kanal: { $pair }
help-part-levers = { $count } Hebelplättchen für alle
help-part-past-end = Über das Ende einer Leiste hinaus: { $vp } SP je Schritt
help-part-backs = { $coloured } farbig, { $black } schwarz
help-part-sold-by = Verkauf mit einer { $number }
help-part-large = Groß, zu 2/3/4: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
help-part-small = Klein, zu 2/3/4: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
help-part-duchy = { $spaces } Felder in { $areas } Gebieten
help-part-towns = Größen der Städte: { $sizes }
help-part-start-with = { $goods } Waren, { $silver ->
    [one] { $silver } Silberling
   *[other] { $silver } Silberlinge
}, Arbeiter nach Reihenfolge: { $workers }
help-part-bridge = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} nach dem Start
help-part-dealt = Vorder- und Rückseiten der Pläne: { $boards }
help-part-route-cards = Karten für alle zu 2/3/4: { $cards }
help-part-team = Arbeiter { $workers } (erstes und anderes Team), { $silver ->
    [one] { $silver } Silberling
   *[other] { $silver } Silberlinge
}, { $shared } gemeinsame und { $private } eigene Schlüsselfelder
help-box-pack = Das Pack
help-box-locks = Schleusen und Startfelder
help-box-bridges = Brücken und Kanal
help-box-canal = Der Fluss des Tableaus
help-box-levers = Hebelplättchen
help-box-tracks = Die Enden der Leisten
help-box-players = Nach Personenzahl
help-box-scoring = Punkte für Gebiete
help-box-start = Womit alle beginnen
help-box-bridge = Die Brücke
help-box-dealt = Pläne zum Austeilen
help-box-shields = Wappen bei den Depots
help-box-routes = Karten der Handelsstraßen
help-box-team = Das Teamspiel

# Tabellen in den Regeln

help-river-lock = danach eine Schleuse
help-figure-rows = Reihen, Schiffsschritte und verlorene SP
help-figure-strips = Was bei jedem Aktionsplättchen zuerst kommt
help-figure-board = Einkommen leerer Aussparungen bei jeder Zwischenwertung
help-figure-labels = Belohnungen der Regionenschilder
help-figure-levers = Die Hebel in Kürze
help-figure-tracks = Beide Leisten, Schritt für Schritt
help-figure-river = Belohnungen am Fluss
help-figure-goals = Was die Wertungsplättchen bei jeder Zwischenwertung verlangen
help-figure-players = Nach Personenzahl
help-figure-levels = Plättchen im Stapel von { $tiles }
help-figure-solo-board = SP der Eminenz nach Teilen, die ihr Tableau verlassen haben
help-figure-cactus = SP auf der Kaktusleiste
help-figure-monasteries = Was Klöster am Ende werten, je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
help-figure-goods = Welche Zahl welche Farbe verkauft
help-figure-areas = Punkte nach Größe des Gebiets
help-figure-phase-points = Punkte nach Durchgang
help-figure-depots = Plättchen in den Depots
help-figure-routes = Alle Handelsstraßen
help-figure-shields = Wappen bei jedem Depot
help-column-row = Reihe
help-column-ship-steps = Schritte
help-column-loss = SP
help-column-strip = Plättchen
help-column-first = Zuerst
help-column-tier = Reihe
help-column-final = Am Ende, je
help-column-region = Region
help-column-reward = Belohnung
help-column-spaces = Felder
help-column-lever = Hebel
help-column-cost = Preis
help-column-does = Was er tut
help-column-crossed = Auf dem Weg
help-column-step = Schritt
help-column-space = Feld
help-column-round-1 = Erste Runde
help-column-round-2 = Zweite Runde
help-column-goal = Wertungsplättchen
help-column-players = zu { $count }
help-column-gone = Weg
help-column-vp = SP
help-column-die = Würfel
help-column-goods = Waren
help-column-size = Größe
help-column-points = Punkte
help-column-phase = Durchgang
help-column-depot = Depot
help-column-depot-two = Zu zweit
help-column-depot-third = Zu dritt dazu
help-column-depot-fourth = Zu viert dazu
help-column-monastery = Kloster
help-column-building = Gebäude
help-column-card = Karte
help-players-tiles = Startplättchen
help-players-start-1 = Startfeld der Schiffe, erste Runde
help-players-start-2 = Startfeld der Schiffe, zweite Runde
help-players-coins = Münzen der Reihe nach
help-players-depot-tiles = Plättchen in den Depots je Durchgang
help-players-black-tiles = Plättchen im schwarzen Depot
help-players-sale = Punkte für jede verkaufte Ware
help-players-large = Großes Bonusplättchen
help-players-small = Kleines Bonusplättchen
help-players-routes = Handelsstraßenkarten für alle
help-players-shields = Wappen im Spiel
