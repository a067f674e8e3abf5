## Die Erweiterungen der Burgen von Burgund auf dem Bildschirm

# Spielplan
draw-burgundy-inns = Gasthäuser neben dem schwarzen Depot: 2 Silberlinge
draw-burgundy-white-die-lends = Weißer Würfel: { $number }. Weiße Schlösser leihen ihn dir für eine Aktion.
draw-burgundy-white-die-alone = Weißer Würfel: { $number }. Die Ware kam in Depot { $number }, und ein Plättchen von dort verließ das Spiel.
draw-burgundy-depot-shield = Wappen bei Depot { $depot }: für einen Pasch mit { $depot }
draw-burgundy-posts-large = Wer zuerst alle Grenzposten verbindet: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
draw-burgundy-posts-small = Wer als Zweites alle Grenzposten verbindet: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
draw-burgundy-posts-owner = { $name } hat alle Grenzposten verbunden
draw-burgundy-order = Reihenfolge
draw-burgundy-order-place = Zug { $number } dieser Runde
draw-burgundy-plays = { $name } macht Zug { $number }
draw-burgundy-colour-tile = Alles in { $kind } bedeckt: lege sofort ein Plättchen aus dem schwarzen Depot

# Fürstentümer
draw-burgundy-space-river = { $label }, Fluss nach { $spaces }
draw-burgundy-shield-of = Wappen an der Burg auf { $spot }
draw-burgundy-tray = Mit Wappen 4: weitere gelagerte Plättchen
draw-burgundy-emulates = Hier zählen die Klöster von { $name }.
draw-burgundy-tribute = { $count ->
    [0] Kein Wappen
    [one] 1 Wappen, Abgabe am Ende des Durchgangs: 1 Silberling
   *[other] { $count } Wappen, Abgabe am Ende des Durchgangs: { $count } Silberlinge
}
draw-burgundy-has-tiles-of = { $count } von { $spaces } Feldern bedeckt
draw-burgundy-post = Grenzposten { $number }, an { $one } und { $two }
draw-burgundy-post-joined = Grenzposten { $number } ist mit einem anderen verbunden
draw-burgundy-link = Weg zwischen den Grenzposten { $one } und { $two }
draw-burgundy-joined = Die Grenzposten { $one } und { $two } sind verbunden
draw-burgundy-route = Handelsstraße
draw-burgundy-route-place = Feld { $number } der Handelsstraße
draw-burgundy-route-space = { $goods }: { $bonus }
draw-burgundy-route-earned = Verdient
draw-burgundy-route-next = Hierher kommt die nächste verkaufte Ware
draw-burgundy-route-bonus = Handelsstraße

# Teams
draw-burgundy-partner = Partner { $number }
draw-burgundy-own-key-space = Schlüsselfeld { $number }, nur für diesen Partner
draw-burgundy-team-keys = Gemeinsam
draw-burgundy-team-route = Handelsstraße von Team { $team }

# Allein
draw-burgundy-left = { $count ->
    [one] noch 1 Feld
   *[other] noch { $count } Felder
}
draw-burgundy-alone = { $left ->
    [0] Gewonnen: dein Fürstentum ist voll!
    [one] Das Spiel ist aus. 1 Feld blieb leer.
   *[other] Das Spiel ist aus. { $left } Felder blieben leer.
}
draw-burgundy-counter = Weg zum Ziel
draw-burgundy-counter-space = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
draw-burgundy-counter-at = Gezählte Punkte: { $points } von { $target }
draw-burgundy-target-at = Ziel, das eine Aktion bringt: { $target }

# Was man tun kann
draw-burgundy-group-store = Wohin
draw-burgundy-group-shield = Wappen
draw-burgundy-group-tribute = Abgabe
draw-burgundy-group-die = Würfel drehen
draw-burgundy-group-exchange = Waren tauschen
draw-burgundy-group-points = Punkte kaufen

# Glossar
draw-burgundy-any-kind = Plättchen für jedes Feld
draw-burgundy-about-white-castle = Führe sofort eine weitere Aktion mit der Zahl des weißen Würfels aus. Arbeiter dürfen sie ändern.
draw-burgundy-about-monastery-29 = Am Ende: 4 Punkte je weißem Schloss.
draw-burgundy-about-inn = Darf auf ein Feld jeder Art, eines je Gebiet, und lässt das Gebiet um 1 Feld größer zählen. Sonst nichts.
draw-burgundy-about-face-down = Darf auf ein Feld jeder Art und bedeckt es nur.
draw-burgundy-about-crane-too = Nutze den Effekt eines beliebigen Gebäudes. Zählt für die Klöster 16 bis 23 und 29 als Gebäude deiner Wahl.
draw-burgundy-about-ship-alone = Nimm alle Waren eines Depots; alle anderen verlassen das Spiel. Danach darfst du { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
} gegen ein verdecktes Plättchen des schwarzen Depots tauschen.
draw-burgundy-about-at-once = { $about } Allein wertet es, wenn du es legst.
draw-burgundy-about-shield = { $about } { $points ->
    [0] {""}
    [one] Am Ende 1 Punkt.
   *[other] Am Ende { $points } Punkte.
}
draw-burgundy-about-shield-1 = Alle deine Weiden zählen als eine.
draw-burgundy-about-shield-2 = Immer wenn jemand anderes Arbeiter bekommt, bekommst du 1 Arbeiter.
draw-burgundy-about-shield-3 = Du darfst die Abgabe statt in Silberlingen in Arbeitern zahlen.
draw-burgundy-about-shield-4 = Du darfst beliebig viele Plättchen lagern.
draw-burgundy-about-shield-5 = Wähle bei jedem Schiff eine Warenfarbe und nimm sie auch aus allen sechs Depots.
draw-burgundy-about-shield-6 = Wähle einmal jemand anderen: dessen Klöster zählen auch für dich.
draw-burgundy-about-shield-7 = Deine Bonusplättchen zählen doppelt.
draw-burgundy-about-shield-8 = Deine Minen zahlen doppelt.
draw-burgundy-about-shield-9 = Ein Verkauf bringt 1 Silberling je Ware.
draw-burgundy-about-shield-10 = Klöster, die am Ende werten, zählen doppelt.
draw-burgundy-about-shield-11 = Statt ihrer Aktion darf dir eine gelegte Burg ein beliebiges Wappen bringen.
draw-burgundy-about-shield-12 = Verkaufte Waren bringen doppelte Punkte.
draw-burgundy-about-shield-13 = Alle deine Wappen zählen am Ende doppelt.
draw-burgundy-about-shield-14 = Am Ende jedes Durchgangs legst du sofort ein Plättchen aus einem der sechs Depots.
draw-burgundy-about-shield-15 = Am Ende jedes Durchgangs legst du sofort ein Plättchen aus dem schwarzen Depot.
draw-burgundy-about-shield-16 = Einmal in deinem Zug drehst du einen Würfel auf eine beliebige Zahl.
draw-burgundy-about-shield-17 = Vollendete Gebiete zählen, als wären sie 1 Feld größer.
draw-burgundy-about-shield-18 = Plättchen müssen an kein gelegtes grenzen.
