## Boonlake: what is asked, done, told, and why not.

# The game

boonlake-name = Boonlake

# What is asked: set-up

boonlake-ask-choose-scoring-tile = Welches Wertungsplättchen legst du in deinen Bereich? Dort zählen alle Punkte für dich doppelt.
boonlake-ask-choose-first-site = Mit welchem Produktionsgebäude beginnst du?

# What is asked: a turn

boonlake-ask-choose-strip = Welche Aktion wählst du?
boonlake-ask-choose-card = Karte ({ $kind }) ausspielen, ein Projekt verwirklichen oder eine solche Karte für 2 Münzen abwerfen?
boonlake-ask-choose-any-card = Eine beliebige Karte ausspielen, ein Projekt verwirklichen oder eine Karte für 2 Münzen abwerfen?
boonlake-ask-choose-space = Wie weit fährt dein Schiff?
boonlake-ask-choose-vase-or-build = Eine Vase oder ein Produktionsgebäude?
boonlake-ask-choose-build = Welches Produktionsgebäude errichtest du?
boonlake-ask-choose-track = Auf welcher Leiste rückst du drei Felder vor?
boonlake-ask-choose-discard = { $left ->
    [one] Welche Karte wirfst du ab? (die letzte)
   *[other] Welche Karte wirfst du ab? (noch { $left })
}
boonlake-ask-choose-payment = Wie bezahlst du?

# What is asked: the actions

boonlake-ask-choose-explore = Möchtest du entdecken?
boonlake-ask-choose-hex = Wohin legst du das aufgedeckte Bauplättchen?
boonlake-ask-choose-tile-lever = Du hast ein Plättchen gelegt. Nutzt du deinen Hebel für einen Bewohner?
boonlake-ask-choose-development = Möchtest du erschließen oder aufwerten?
boonlake-ask-choose-upgrade = Was wertest du auf?
boonlake-ask-choose-free-house = Welcher Bewohner wird kostenlos zu einem Haus?
boonlake-ask-choose-easy-settlement = Welches Haus wird zu den leichteren Bedingungen zur Siedlung?
boonlake-ask-choose-pioneer-share = 2 Karten ziehen und weiter, oder stattdessen einen Hebel nutzen?
boonlake-ask-choose-settling = Erschließen, aufwerten oder eine Karte ausspielen oder abwerfen?
boonlake-ask-choose-pasture = Wohin legst du eine Rinderweide?
boonlake-ask-choose-cattle = Ein Rind setzen oder eine Karte ausspielen oder abwerfen?
boonlake-ask-choose-region = Welche Region lässt du aus und nimmst die Belohnung ihres Schilds?
boonlake-ask-choose-region-coins = Wie nimmst du deinen Anteil an der Gebietswertung?
boonlake-ask-choose-hire = Heuerst du an (3 Münzen oder 3 Karten → 1 Bewohner)?
boonlake-ask-choose-more-hire = Heuerst du noch einen Bewohner an?
boonlake-ask-choose-modernize = Mit welchem Hebel modernisierst du?
boonlake-ask-choose-progress = Einen Bewohner abgeben und modernisieren oder eine Karte ziehen?
boonlake-ask-choose-builder = Eine Karte ausspielen, ein Projekt verwirklichen oder 2 Karten ziehen?
boonlake-ask-choose-builder-share = Eine Karte ausspielen, ein Projekt verwirklichen oder eine Karte für 2 Münzen abwerfen?
boonlake-ask-choose-exchange = Möchtest du tauschen?
boonlake-ask-choose-lever-up = Welchen Hebel schiebst du wieder nach oben?

# What is asked: interim scoring

boonlake-ask-choose-play = { $left ->
    [one] Karte ausspielen, Projekt verwirklichen oder aufwerten? (noch 1-mal)
   *[other] Karte ausspielen, Projekt verwirklichen oder aufwerten? (noch { $left }-mal)
}
boonlake-ask-choose-scoring = Welches Wertungsplättchen wertest du?
boonlake-ask-choose-gift = Wie bezahlst du für „{ $goal }“?
boonlake-ask-choose-before-levers-up = Nutzt du noch einen Hebel, bevor alle nach oben gehen?

# What may be done

boonlake-do-pick = „{ $goal }“ nehmen
boonlake-do-begin-with = Mit { $resource } beginnen
boonlake-do-take = { $strip }
boonlake-do-pass = Verzichten
boonlake-do-play = { $card } ausspielen
boonlake-do-sell = { $card } abwerfen → 2 Münzen
boonlake-do-discard = { $card } abwerfen
boonlake-do-realize = Das besondere Projekt auf „{ $goal }“ verwirklichen
boonlake-do-forgo = Auf die Karte verzichten und den Hebel „{ $lever }“ nutzen
boonlake-do-pay = { $coins ->
    [0] Nichts zahlen
    [one] { $coins } Münze zahlen
   *[other] { $coins } Münzen zahlen
}; { $boats }; { $using }
boonlake-do-explore = Ein Bauplättchen aufdecken
boonlake-do-lay = Auf { $spot } legen
boonlake-do-tile-lever = Hebel nutzen: 1 Bewohner
boonlake-do-develop = { $spot } erschließen, { $place }
boonlake-do-house = Haus auf { $spot }, { $place }, für 1 Bewohner
boonlake-do-free-house = Haus auf { $spot }, { $place }, kostenlos
boonlake-do-settlement = Siedlung auf { $spot }, { $place }, { $inhabitants ->
    [0] { $vp ->
        [0] kostenlos
       *[other] für { $vp } SP
    }
    [one] für { $inhabitants } Bewohner{ $vp ->
        [0] { "" }
       *[other] { " und " }{ $vp } SP
    }
   *[other] für { $inhabitants } Bewohner{ $vp ->
        [0] { "" }
       *[other] { " und " }{ $vp } SP
    }
}
boonlake-do-lever-settlement = Siedlung auf { $spot }, { $place }, mit dem Hebel, { $inhabitants ->
    [0] { $vp ->
        [0] kostenlos
       *[other] für { $vp } SP
    }
    [one] für { $inhabitants } Bewohner{ $vp ->
        [0] { "" }
       *[other] { " und " }{ $vp } SP
    }
   *[other] für { $inhabitants } Bewohner{ $vp ->
        [0] { "" }
       *[other] { " und " }{ $vp } SP
    }
}
boonlake-do-cattle = Rind auf { $spot }, { $inhabitants ->
    [0] { $vp ->
        [0] kostenlos
       *[other] für { $vp } SP
    }
    [one] für { $inhabitants } Bewohner{ $vp ->
        [0] { "" }
       *[other] { " und " }{ $vp } SP
    }
   *[other] für { $inhabitants } Bewohner{ $vp ->
        [0] { "" }
       *[other] { " und " }{ $vp } SP
    }
}
boonlake-do-pasture = Rinderweide auf { $spot }
boonlake-do-region = { $region } auslassen
boonlake-do-share = Münzen nehmen
boonlake-do-share-and-vp = Hebel nutzen: Münzen und ebenso viele SP
boonlake-do-draw-and-play = 2 Karten ziehen
boonlake-do-draw-one = 1 Karte ziehen
boonlake-do-draw-two = 2 Karten ziehen
boonlake-do-hire-for-coins = 3 Münzen → 1 Bewohner
boonlake-do-hire-for-cards = 3 Karten → 1 Bewohner
boonlake-do-modernize = Modernisieren: den Hebel „{ $lever }“
boonlake-do-modernize-for-inhabitant = 1 Bewohner → modernisieren: den Hebel „{ $lever }“
boonlake-do-instead = Statt deines Anteils: { $swap }
boonlake-do-lever = Hebel: { $way }
boonlake-do-look-at-lever = Der Hebel „{ $lever }“
boonlake-do-lever-up = „{ $lever }“ nach oben schieben
boonlake-do-trade = { $vp ->
    [0] { $trade }
   *[other] { $trade } → { $vp } SP
}
boonlake-do-build = Produktionsgebäude: { $resource }
boonlake-do-vase = Eine Vase nehmen
boonlake-do-advance = 3 Felder: { $track }
boonlake-do-sail = Auf Feld { $space } fahren
boonlake-do-score = „{ $goal }“ werten
boonlake-do-give-inhabitants = { $pieces ->
    [0] { "" }
    [one] { $pieces } Bewohner
   *[other] { $pieces } Bewohner
}{ $coins ->
    [0] { "" }
   *[other] { $pieces ->
        [0] { "" }
       *[other] { " und " }
    }{ $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
} → „{ $goal }“
boonlake-do-give-vases = { $pieces ->
    [0] { "" }
    [one] { $pieces } Vase
   *[other] { $pieces } Vasen
}{ $coins ->
    [0] { "" }
   *[other] { $pieces ->
        [0] { "" }
       *[other] { " und " }
    }{ $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
} → „{ $goal }“
boonlake-do-give-coins = { $coins ->
    [one] { $coins } Münze → „{ $goal }“
   *[other] { $coins } Münzen → „{ $goal }“
}
boonlake-do-give-nothing = Nichts abgeben und „{ $goal }“ nicht erfüllen

# What happens: set-up

boonlake-event-start-tile = { $tile } liegt auf { $spot }.
boonlake-event-offered = { $seat } erhält das Wertungsplättchen „{ $goal }“ zur Auswahl.
boonlake-event-offered-hidden = { $seat } erhält ein Wertungsplättchen zur Auswahl.
boonlake-event-picks-goal = { $seat } wählt „{ $goal }“.
boonlake-event-picks-goal-hidden = { $seat } hat ein Wertungsplättchen gewählt.
boonlake-event-own-goal = { $seat } hat das Wertungsplättchen „{ $goal }“.
boonlake-event-open-goal = Das Wertungsplättchen „{ $goal }“ kommt ins Spiel.
boonlake-event-picks-site = { $seat } wählt ein Produktionsgebäude: { $resource }.
boonlake-event-picks-site-hidden = { $seat } hat ein Produktionsgebäude gewählt.
boonlake-event-first-site = { $seat } beginnt mit einem Produktionsgebäude: { $resource }.

# What happens: a turn

boonlake-event-turn = { $seat } ist am Zug.
boonlake-event-strip = { $seat } nimmt { $strip } aus der { $row }. Reihe von oben.
boonlake-event-sails = { $seat } fährt auf Feld { $space }.
boonlake-event-lock = { $seat } fährt als erste Person über die Schleuse.
boonlake-event-last-space = { $seat } erreicht das letzte Feld des Flusses.
boonlake-event-last-turns = Das Spiel endet, sobald alle gleich oft am Zug waren.
boonlake-event-new-round = Runde { $round } beginnt; die Schiffe kehren zum Start zurück.

# What happens: taking and giving

boonlake-event-coins = { $coins ->
    [one] { $seat } nimmt { $coins } Münze.
   *[other] { $seat } nimmt { $coins } Münzen.
}
boonlake-event-pays = { $coins ->
    [one] { $seat } zahlt { $coins } Münze.
   *[other] { $seat } zahlt { $coins } Münzen.
}
boonlake-event-vases = { $vases ->
    [one] { $seat } nimmt { $vases } Vase.
   *[other] { $seat } nimmt { $vases } Vasen.
}
boonlake-event-gives-vases = { $vases ->
    [one] { $seat } gibt ab: { $vases } Vase.
   *[other] { $seat } gibt ab: { $vases } Vasen.
}
boonlake-event-inhabitants = { $inhabitants ->
    [one] { $seat } nimmt { $inhabitants } Bewohner.
   *[other] { $seat } nimmt { $inhabitants } Bewohner.
}
boonlake-event-gives-inhabitants = { $inhabitants ->
    [one] { $seat } gibt ab: { $inhabitants } Bewohner.
   *[other] { $seat } gibt ab: { $inhabitants } Bewohner.
}
boonlake-event-vp = { $seat } erhält { $vp } SP ({ $score }).
boonlake-event-loses-vp = { $seat } verliert { $vp } SP ({ $score }).
boonlake-event-draws = { $seat } zieht { $card }.
boonlake-event-draws-hidden = { $seat } zieht eine Karte.
boonlake-event-discards = { $seat } wirft { $card } ab.
boonlake-event-reshuffle = { $cards ->
    [one] Die abgeworfene Karte bildet einen neuen Stapel.
   *[other] Die { $cards } abgeworfenen Karten bilden einen neuen Stapel.
}
boonlake-event-builds-site = { $seat } errichtet ein Produktionsgebäude: { $resource }, Stufe { $level }.
boonlake-event-track-step = { $position ->
    [one] { $seat } rückt vor: { $track }, bisher { $position } Feld.
   *[other] { $seat } rückt vor: { $track }, bisher { $position } Felder.
}

# What happens: why something is taken

boonlake-event-discard-bonus = Bonus für { $seat } fürs Abwerfen einer Karte ({ $kind }):
boonlake-event-nowhere-to-explore = Für { $seat } gibt es nichts zu entdecken: stattdessen Münzen.
boonlake-event-no-pasture = Für { $seat } ist kein Feld oder keine Rinderweide mehr da: stattdessen Münzen.
boonlake-event-cattle-bonus = { $houses ->
    [0] Fürs Rind, durch Karteneffekte:
    [one] Für { $houses } Haus neben der Rinderweide:
   *[other] Für { $houses } Häuser neben der Rinderweide:
}
boonlake-event-river-bonus = Am Fluss, durch Effekte der Karten von { $seat }:
boonlake-event-income = Einkommen von { $seat }:
boonlake-event-levers-up = { $levers ->
    [one] { $levers } benutzter Hebel von { $seat } geht wieder nach oben.
   *[other] { $levers } benutzte Hebel von { $seat } gehen wieder nach oben.
}

# What happens: cards, projects, levers

boonlake-event-plays = { $seat } spielt { $card } aus.
boonlake-event-realizes = { $seat } verwirklicht das besondere Projekt auf „{ $goal }“.
boonlake-event-boats = { $seat } hat nun { $boats }.
boonlake-event-modernizes = { $seat } modernisiert: den Hebel „{ $lever }“.
boonlake-event-lever-down = { $seat } nutzt den Hebel „{ $lever }“.
boonlake-event-lever-up = { $seat } schiebt den Hebel „{ $lever }“ nach oben.

# What happens: the map

boonlake-event-reveals-tile = { $seat } deckt { $tile } auf.
boonlake-event-lays-tile = { $seat } legt { $tile } auf { $spot }.
boonlake-event-lays-pasture = { $seat } legt eine Rinderweide auf { $spot }.
boonlake-event-develops = { $seat } erschließt { $spot }, { $place }.
boonlake-event-house = { $seat } hat ein Haus auf { $spot }, { $place }.
boonlake-event-settlement = { $seat } hat eine Siedlung auf { $spot }, { $place }.
boonlake-event-second-settlement = In { $region } steht schon eine Siedlung von { $seat }: 5 SP gehen verloren.
boonlake-event-cattle = { $seat } setzt ein Rind auf { $spot }.
boonlake-event-tier-bonus = { $seat } hat Reihe { $tier } geleert und nimmt den Bewohner daneben.
boonlake-event-region = { $seat } lässt { $region } aus.
boonlake-event-presences = { $presences ->
    [0] { $seat } hat keine Präsenz in den gewerteten Regionen.
    [one] { $seat } hat { $presences } Präsenz in den gewerteten Regionen.
   *[other] { $seat } hat { $presences } Präsenzen in den gewerteten Regionen.
}

# What happens: scorings

boonlake-event-interim = Die { $scoring }. Zwischenwertung beginnt.
boonlake-event-scores-goal = { $seat } erfüllt „{ $goal }“.
boonlake-event-fails-goal = { $seat } erfüllt „{ $goal }“ nicht.
boonlake-event-labels-free = Alle Regionenschilder sind wieder frei.
boonlake-event-final = Die Schlusswertung beginnt.

# Why not

boonlake-why-not-now = Dafür ist jetzt nicht der Zeitpunkt.
boonlake-why-coins-short = { $short ->
    [one] Es fehlt { $short } Münze.
   *[other] Es fehlen { $short } Münzen.
}
boonlake-why-vases-short = { $short ->
    [one] Es fehlt { $short } Vase.
   *[other] Es fehlen { $short } Vasen.
}
boonlake-why-resources-short = { $need ->
    [one] Deinen Produktionsgebäuden fehlt { $need } Rohstoff: { $resource }.
   *[other] Deinen Produktionsgebäuden fehlen { $need } Rohstoffe, vor allem { $resource }.
} { $have ->
    [0] Nichts kann einspringen.
   *[other] Boote und Hebel ersetzen davon höchstens { $have }.
}
boonlake-why-cards-short = { $need ->
    [one] Nötig ist { $need } Karte
   *[other] Nötig sind { $need } Karten
}{ $have ->
    [0] , es ist keine da.
    [one] , es ist { $have } da.
   *[other] , es sind { $have } da.
}
boonlake-why-inhabitants-short = { $need ->
    [one] Auf der Ranch ist { $need } Bewohner nötig
   *[other] Auf der Ranch sind { $need } Bewohner nötig
}{ $have ->
    [0] , es ist keiner da.
    [one] , es ist { $have } da.
   *[other] , es sind { $have } da.
}
boonlake-why-pile-empty = Es ist keine Karte mehr zu ziehen.
boonlake-why-supply-empty = Im Vorrat ist kein Bewohner mehr.
boonlake-why-wrong-kind = Jetzt dürfen nur Karten dieser Art gespielt werden: { $kind }.
boonlake-why-project-done = Du hast dieses Projekt schon verwirklicht.
boonlake-why-site-taken = Der Bauplatz ist belegt.
boonlake-why-no-house = Alle deine Häuser stehen auf dem Spielplan.
boonlake-why-no-settlement = Alle deine Siedlungen sind errichtet.
boonlake-why-no-cattle = Alle deine Rinder sind gesetzt.
boonlake-why-presences-short = { $need ->
    [one] Daneben ist { $need } Präsenz nötig
   *[other] Daneben sind { $need } Präsenzen nötig
}{ $have ->
    [0] , es ist keine da.
    [one] , es ist { $have } da.
   *[other] , es sind { $have } da.
}
boonlake-why-pasture-full = Die Weide ist voll.
boonlake-why-lever-owned = Diesen Hebel hast du schon.
boonlake-why-lever-missing = Diesen Hebel hast du nicht.
boonlake-why-lever-down = Dieser Hebel ist schon benutzt.
boonlake-why-lever-moment = Dieser Hebel muss auf seinen Zeitpunkt warten.
boonlake-why-hex-taken = Hier liegt schon ein Plättchen.
boonlake-why-hex-remote = Neben diesem Feld liegt kein Plättchen.
boonlake-why-label-covered = Das Schild dieser Region ist abgedeckt.
boonlake-why-space-taken = Hier liegt ein anderes Schiff.
boonlake-why-space-far = { $steps ->
    [one] Zu weit: höchstens { $steps } Schritt.
   *[other] Zu weit: höchstens { $steps } Schritte.
}
boonlake-why-space-behind = Schiffe kehren niemals um.
boonlake-why-tile-scored = Dieses Plättchen hast du schon gewertet.
boonlake-why-site-level = Dieses Produktionsgebäude ist schon auf Stufe 2.
boonlake-why-boats-upstream = Beide Boote liegen schon ganz flussaufwärts.
boonlake-why-nothing-to-upgrade = Du hast nichts auf dem Spielplan, das du aufwerten könntest.

# Words: boats on the canal

boonlake-boats-wood-wood = beide Boote bei Holz
boonlake-boats-wood-loam = Boote bei Holz und Lehm
boonlake-boats-wood-stone = Boote bei Holz und Stein
boonlake-boats-wood-iron = Boote bei Holz und Eisen
boonlake-boats-loam-loam = beide Boote bei Lehm
boonlake-boats-loam-stone = Boote bei Lehm und Stein
boonlake-boats-loam-iron = Boote bei Lehm und Eisen
boonlake-boats-stone-stone = beide Boote bei Stein
boonlake-boats-stone-iron = Boote bei Stein und Eisen
boonlake-boats-iron-iron = beide Boote bei Eisen

# Words: levers that help to pay

boonlake-using-no-lever = kein Hebel
boonlake-using-boat = Hebel für ein Boot
boonlake-using-joker = Hebel für einen Rohstoff
boonlake-using-boat-and-joker = Hebel für ein Boot und einen Rohstoff
boonlake-using-five = Hebel für einen Rohstoff und 5 Münzen
boonlake-using-boat-and-five = Hebel für ein Boot sowie für einen Rohstoff und 5 Münzen
boonlake-using-joker-and-five = Hebel für zwei Rohstoffe und 5 Münzen
boonlake-using-all-three = Hebel für ein Boot, zwei Rohstoffe und 5 Münzen

# Words: ways to use levers

boonlake-way-two-coins = 2 Münzen
boonlake-way-two-cards = 2 Karten
boonlake-way-five-coins = 5 Münzen
boonlake-way-cards-for-inhabitant = 2 Karten → 1 Bewohner und 3 SP
boonlake-way-boat-upstream = ein Boot bis ganz flussaufwärts
boonlake-swap-take-vase = 1 Vase
boonlake-swap-give-vase = 1 Vase → 6 Münzen
boonlake-swap-modernize = 1-mal modernisieren
boonlake-swap-upgrade = 1-mal aufwerten

# Words: exchanges

boonlake-trade-three-cards-for-inhabitants = 3 Karten → 2 Bewohner
boonlake-trade-two-cards-for-coins = 2 Karten → 4 Münzen
boonlake-trade-coins-for-two-cards = 4 Münzen → 2 Karten
boonlake-trade-three-cards-for-vase = 3 Karten → 1 Vase und 2 Münzen
boonlake-trade-vase-for-three-cards = 1 Vase und 2 Münzen → 3 Karten
boonlake-trade-five-cards-for-vp = 5 Karten → 4 SP
boonlake-trade-vp-for-five-cards = 4 SP → 5 Karten
boonlake-trade-two-cards-for-vp = 2 Karten
boonlake-trade-inhabitant-for-coins = 1 Bewohner → 8 Münzen
boonlake-trade-two-vases-for-vp = 2 Vasen → 4 SP

# Words: building sites

boonlake-place-upper = oberer Bauplatz
boonlake-place-lower = unterer Bauplatz

# Words: places of the map, by their number and once a tile covers it

boonlake-spot-shown = { $shown }
boonlake-spot-1 = Unknown, 1. Reihe, 1. von links
boonlake-spot-2 = Unknown, 1. Reihe, 2. von links
boonlake-spot-3 = New Hope, 1. Reihe, 1. von links
boonlake-spot-4 = New Hope, 1. Reihe, 2. von links
boonlake-spot-5 = New Hope, 1. Reihe, 3. von links
boonlake-spot-6 = Unknown, 2. Reihe, 1. von links
boonlake-spot-7 = Unknown, 2. Reihe, 2. von links
boonlake-spot-8 = Unknown, 2. Reihe, 3. von links
boonlake-spot-9 = New Hope, 2. Reihe, 1. von links
boonlake-spot-10 = New Hope, 2. Reihe, 2. von links
boonlake-spot-11 = Unknown, 3. Reihe, 1. von links
boonlake-spot-12 = Unknown, 3. Reihe, 2. von links
boonlake-spot-13 = Unknown, 3. Reihe, 3. von links
boonlake-spot-14 = New Hope, 3. Reihe, 1. von links
boonlake-spot-15 = New Hope, 3. Reihe, 2. von links
boonlake-spot-16 = New Hope, 3. Reihe, 3. von links
boonlake-spot-17 = Boonlake, 1. Reihe, 1. von links
boonlake-spot-18 = Boonlake, 1. Reihe, 2. von links
boonlake-spot-19 = Boonlake, 1. Reihe, 3. von links
boonlake-spot-20 = Boonlake, 1. Reihe, 4. von links
boonlake-spot-21 = Southern, 1. Reihe, 1. von links
boonlake-spot-22 = Southern, 1. Reihe, 2. von links
boonlake-spot-23 = Boonlake, 2. Reihe, 1. von links
boonlake-spot-24 = Boonlake, 2. Reihe, 2. von links
boonlake-spot-25 = Boonlake, 2. Reihe, 3. von links
boonlake-spot-26 = Southern, 2. Reihe, 1. von links
boonlake-spot-27 = Southern, 2. Reihe, 2. von links
boonlake-spot-28 = Southern, 2. Reihe, 3. von links
boonlake-spot-29 = Boonlake, 3. Reihe, 1. von links
boonlake-spot-30 = Boonlake, 3. Reihe, 2. von links
boonlake-spot-31 = Southern, 3. Reihe, 1. von links
boonlake-spot-32 = Southern, 3. Reihe, 2. von links
boonlake-spot-33 = Southern, 3. Reihe, 3. von links

# Words: scoring tiles

boonlake-goal-adjacent = Benachbarte Bauplättchen
boonlake-goal-bridges = Präsenzen an Brücken
boonlake-goal-card-track = Kartenleiste
boonlake-goal-cattle = Rinder
boonlake-goal-coin-track = Münzleiste
boonlake-goal-give-coins = Münzen → SP
boonlake-goal-give-inhabitants = Bewohner → SP
boonlake-goal-give-vases = Vasen → SP
boonlake-goal-levers = Hebel
boonlake-goal-lower-track = Niedrigerer Marker
boonlake-goal-boonlake-new-hope = Boonlake und New Hope
boonlake-goal-boonlake-southern = Boonlake und Southern
boonlake-goal-boonlake-unknown = Boonlake und Unknown
boonlake-goal-new-hope-southern = New Hope und Southern
boonlake-goal-new-hope-unknown = New Hope und Unknown
boonlake-goal-southern-unknown = Southern und Unknown
boonlake-goal-settlements = Siedlungen
boonlake-goal-sites = Produktions­gebäude
boonlake-goal-sunset-day = Dämmerung und Tag

# Words: where points come from

boonlake-score-rows = unterste Reihen
boonlake-score-river = Fluss
boonlake-score-tracks = Schritte auf den Leisten
boonlake-score-sites = Bauplätze
boonlake-score-regions = Gebietswertung
boonlake-score-second-settlement = zweite Siedlung in einer Region
boonlake-score-surcharges = statt Bewohnern
boonlake-score-projects = besondere Projekte
boonlake-score-card-effects = Effekte von Karten
boonlake-score-levers = Hebel
boonlake-score-scoring-tiles = Wertungsplättchen
boonlake-score-track-income = Einkommen: Leisten
boonlake-score-board-income = Einkommen: Tableau
boonlake-score-cattle-income = Einkommen: Rinder
boonlake-score-final-levers = Schlusswertung: Hebel
boonlake-score-final-cards = Schlusswertung: Karten
boonlake-score-final-card-effects = Schlusswertung: Karteneffekte
boonlake-score-final-board = Schlusswertung: Tableau
