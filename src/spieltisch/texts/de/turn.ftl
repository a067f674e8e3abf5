## Das Zugband: wo man in seinem Zug ist

turn-boonlake-strip = Aktion
turn-boonlake-strip-why = Nimm eines von sieben Aktionsplättchen. Obere Reihen fahren weiter; die untersten zwei kosten SP.
turn-boonlake-card = Karte
turn-boonlake-card-why = Spiele eine Karte der Art, die das Aktionsplättchen zeigt, verwirkliche ein Projekt oder wirf so eine Karte für 2 Münzen ab.
turn-boonlake-action = Eigener Teil
turn-boonlake-action-why = Was links vom Pfeil steht: nur für dich.
turn-boonlake-everybody = Alle
turn-boonlake-everybody-why = Was rechts vom Pfeil steht: für alle, reihum ab dir, oder nur für die anderen.
turn-boonlake-ship = Schiff
turn-boonlake-ship-why = Fahre so weit du willst, höchstens so weit wie die Reihe zeigt. Du bekommst, was dein letztes Feld zeigt.
turn-burgundy-first = Erster Würfel
turn-burgundy-first-why = Ein Würfel nimmt ein Plättchen aus dem Depot seiner Zahl, setzt eines ein, verkauft Waren oder bringt 2 Arbeiter.
turn-burgundy-second = Zweiter Würfel
turn-burgundy-second-why = Dieselbe Wahl noch einmal. Einmal im Zug darfst du auch für 2 Silberlinge ein Plättchen aus dem schwarzen Depot kaufen.
turn-burgundy-end = Ende
turn-burgundy-end-why = Beide Würfel sind benutzt. Du darfst noch kaufen; dann beende deinen Zug.
draw-ui-turn = Die Teile eines Zuges
draw-ui-set-ribbon = Die Teile eines Zuges zeigen
draw-ui-ribbon-first = in meinen ersten Partien
draw-ui-ribbon-always = immer
draw-ui-ribbon-off = nie
