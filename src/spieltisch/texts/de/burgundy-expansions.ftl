## Die Burgen von Burgund: Erweiterungen

# Vor dem Spiel
burgundy-option-duchies-11 = Grenzposten, je ein Fürstentum 11
burgundy-option-duchies-12a = Teamspiel, Plan 12a
burgundy-option-duchies-12b = Teamspiel, Plan 12b
burgundy-option-white-castles = Weiße Schlösser (mit Kloster 29)
burgundy-option-white-castles-no = ohne
burgundy-option-white-castles-yes = mit
burgundy-option-inns = Gasthäuser
burgundy-option-inns-no = ohne
burgundy-option-inns-yes = mit
burgundy-option-trade-routes = Handelsstraßen
burgundy-option-trade-routes-no = ohne
burgundy-option-trade-routes-yes = mit

# Die Teile
burgundy-tile-monastery-29 = Kloster 29 (wertet weiße Schlösser)
burgundy-tile-white-castle = weißes Schloss
burgundy-tile-inn = Gasthaus
burgundy-tile-face-down = verdecktes Plättchen
burgundy-depot-inns = dem Stapel der Gasthäuser

burgundy-die-white-1 = weißer Würfel 1
burgundy-die-white-2 = weißer Würfel 2
burgundy-die-white-3 = weißer Würfel 3
burgundy-die-white-4 = weißer Würfel 4
burgundy-die-white-5 = weißer Würfel 5
burgundy-die-white-6 = weißer Würfel 6

burgundy-duchy-11a = Fürstentum 11a
burgundy-duchy-11b = Fürstentum 11b
burgundy-duchy-11c = Fürstentum 11c
burgundy-duchy-11d = Fürstentum 11d
burgundy-duchy-11e = Fürstentum 11e
burgundy-duchy-11f = Fürstentum 11f
burgundy-duchy-12a = Fürstentum 12a
burgundy-duchy-12b = Fürstentum 12b
burgundy-duchy-13a = Fürstentum 13a
burgundy-duchy-13b = Fürstentum 13b

burgundy-route-1 = Handelsstraße 1
burgundy-route-2 = Handelsstraße 2
burgundy-route-3 = Handelsstraße 3
burgundy-route-4 = Handelsstraße 4
burgundy-route-5 = Handelsstraße 5
burgundy-route-6 = Handelsstraße 6
burgundy-route-7 = Handelsstraße 7
burgundy-route-8 = Handelsstraße 8
burgundy-route-9 = Handelsstraße 9
burgundy-route-10 = Handelsstraße 10
burgundy-route-11 = Handelsstraße 11
burgundy-route-12 = Handelsstraße 12

burgundy-bonus-market = ein Schiff oder Tiere nehmen
burgundy-bonus-carpenter = ein Gebäude nehmen
burgundy-bonus-church = Mine, Kloster oder Burg nehmen
burgundy-bonus-warehouse = Waren verkaufen
burgundy-bonus-boarding-house = 4 Arbeiter
burgundy-bonus-bank = 2 Silberlinge
burgundy-bonus-town-hall = ein Plättchen legen
burgundy-bonus-watchtower = 4 Punkte
burgundy-bonus-action = eine Aktion
burgundy-bonus-any-tile = ein beliebiges Plättchen nehmen

# Weiße Schlösser, Gasthäuser, Grenzposten, Handelsstraßen
burgundy-ask-white-castle-action = Dein weißes Schloss gibt dir eine Aktion mit dem weißen Würfel.
burgundy-ask-route-action = Deine Handelsstraße gibt dir eine Aktion mit beliebiger Zahl.
burgundy-ask-fetch-any-tile = Welches Plättchen bringt deine Handelsstraße?
burgundy-event-inn-opens = Neben dem schwarzen Depot liegt ein neues Gasthaus.
burgundy-event-joins-posts = { $seat } verbindet zwei Grenzposten: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
burgundy-event-joins-all-posts = { $seat } hat alle Grenzposten verbunden: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
burgundy-event-deals-route = { $seat } erhält: { $route }.
burgundy-event-travels = { $seat } schickt eine Ware ({ $goods }) über die Handelsstraße: { $bonus }.
burgundy-event-scores-route = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf der Handelsstraße.
burgundy-why-inn-in-area = In diesem Gebiet steht schon ein Gasthaus.
burgundy-why-not-both-dice = Ein Wappen kostet beide Würfel, und einer ist schon verbraucht.
burgundy-score-posts = Grenzposten
burgundy-score-routes = Handelsstraßen
burgundy-score-shields = Wappen
burgundy-score-silver-paid = Gekaufte Punkte

# Schlüsselfelder eines Teams
burgundy-ask-choose-storage = Wohin damit: { $tile }?
burgundy-do-share = Auf ein Schlüsselfeld des Teams: { $tile }
burgundy-do-keep = Auf dein eigenes Schlüsselfeld: { $tile }
burgundy-do-discard-own = Eigenes abwerfen: { $tile }
burgundy-do-place-own = Eigenes legen auf { $spot }: { $tile } ({ $die }{ $workers ->
    [0] {""}
   *[other] , { $workers } Arbeiter
})

# Wappen
burgundy-option-shields = Wappen
burgundy-option-shields-no = ohne
burgundy-option-shields-yes = mit
burgundy-ask-choose-castle = Welche Burg trägt { $shield }?
burgundy-ask-choose-type = Welche Warensorte holt dein Schiff außerdem aus allen Depots?
burgundy-ask-give-up-tile = { $left ->
    [one] Du hast zu viele Plättchen im Lager. Welches gibst du ab? (das letzte)
   *[other] Du hast zu viele Plättchen im Lager. Welches gibst du ab? (noch { $left })
}
burgundy-ask-pay-tribute = Abgabe für deine Wappen: zahlen oder eines aufgeben?
burgundy-ask-choose-model = Wessen Klöster zählen von jetzt an als deine (Wappen 6)?
burgundy-ask-choose-model-unasked = Wappen 6: Du kannst jederzeit wählen, wessen Klöster als deine zählen.
burgundy-ask-tile-from-depot = Dein Wappen bringt ein Plättchen aus den Depots. Welches, und wohin?
burgundy-ask-tile-from-black-depot = Dein Wappen bringt ein Plättchen aus dem schwarzen Depot. Welches, und wohin?
burgundy-ask-tile-from-either = Deine Wappen bringen ein Plättchen aus den Depots und eines aus dem schwarzen Depot. Welches zuerst, und wohin?
burgundy-do-claim = { $shield } nehmen, für beide Würfel{ $workers ->
    [0] {""}
   *[other] {" "}({ $workers } Arbeiter)
}
burgundy-do-claim-by-castle = { $shield } nehmen
burgundy-do-hang = An die Burg auf { $spot } hängen{ $loses ->
    [0] {""}
   *[other] , statt Wappen { $loses }
}
burgundy-do-emulate = Die Klöster von { $rival-seat } nutzen
burgundy-do-emulate-later = Später wählen
burgundy-do-turn-die = { $die } auf { $number } drehen
burgundy-do-give-up = { $shield } aufgeben
burgundy-do-pay-tribute = { $silver ->
    [0] { $workers ->
        [one] 1 Arbeiter
       *[other] { $workers } Arbeiter
    }
   *[other] { $silver ->
        [one] 1 Silberling
       *[other] { $silver } Silberlinge
    }{ $workers ->
        [0] {""}
       *[other] {" "}und { $workers ->
        [one] 1 Arbeiter
       *[other] { $workers } Arbeiter
    }
    }
} zahlen
burgundy-do-load-all = Alle Waren in { $goods } nehmen
burgundy-do-place-from = Aus { $depot } auf { $spot }: { $tile }
burgundy-event-posts-shield = Bei { $depot } liegt { $shield }.
burgundy-event-claims = { $seat } nimmt { $shield } aus { $depot }{ $workers ->
    [0] {""}
   *[other] , für { $workers } Arbeiter
}.
burgundy-event-hangs = { $seat } hängt { $shield } an die Burg auf { $spot }.
burgundy-event-loses-shield = { $seat } verliert { $shield }.
burgundy-event-emulates = { $seat } nutzt die Klöster von { $rival-seat }.
burgundy-event-turns-die = { $seat } dreht { $die } auf { $number }.
burgundy-event-pays-tribute = { $seat } zahlt { $silver ->
    [0] { $workers ->
        [one] 1 Arbeiter
       *[other] { $workers } Arbeiter
    }
   *[other] { $silver ->
        [one] 1 Silberling
       *[other] { $silver } Silberlinge
    }{ $workers ->
        [0] {""}
       *[other] {" "}und { $workers ->
        [one] 1 Arbeiter
       *[other] { $workers } Arbeiter
    }
    }
} für Wappen.
burgundy-event-by-shield = Durch { $shield } von { $seat }:
burgundy-event-scores-shield = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $shield }.

burgundy-shield-none = kein Wappen
burgundy-shield-1 = Wappen 1 (alle Weiden sind eine)
burgundy-shield-2 = Wappen 2 (ein Arbeiter mit den anderen)
burgundy-shield-3 = Wappen 3 (Abgabe in Arbeitern)
burgundy-shield-4 = Wappen 4 (unbegrenzte Schlüsselfelder)
burgundy-shield-5 = Wappen 5 (eine Warensorte von überall)
burgundy-shield-6 = Wappen 6 (die Klöster eines anderen)
burgundy-shield-7 = Wappen 7 (doppelte Bonusplättchen)
burgundy-shield-8 = Wappen 8 (doppelte Minen)
burgundy-shield-9 = Wappen 9 (Silberling für jede verkaufte Ware)
burgundy-shield-10 = Wappen 10 (Klöster zählen am Ende doppelt)
burgundy-shield-11 = Wappen 11 (ein Wappen mit einer Burg)
burgundy-shield-12 = Wappen 12 (doppelte Punkte beim Verkauf)
burgundy-shield-13 = Wappen 13 (Wappen zählen am Ende doppelt)
burgundy-shield-14 = Wappen 14 (ein Plättchen am Ende des Durchgangs)
burgundy-shield-15 = Wappen 15 (ein schwarzes Plättchen am Ende des Durchgangs)
burgundy-shield-16 = Wappen 16 (einmal im Zug beliebige Zahl)
burgundy-shield-17 = Wappen 17 (Gebiete zählen größer)
burgundy-shield-18 = Wappen 18 (überall legen)

# Das Solospiel
burgundy-option-duchies-13a = Inseln 13a, zum Kennenlernen
burgundy-option-duchies-13b = Inseln 13b
burgundy-option-target = Zielmarke: weniger Punkte sind leichter
burgundy-ask-buy-more = Du hast Punkte bekommen. Wie viele kaufst du dazu?
burgundy-ask-colour-tile = Eine Farbe ist komplett. Welches Plättchen aus dem schwarzen Depot legst du?
burgundy-ask-exchange-goods = Tauschst du fünf Waren gegen ein verdecktes Plättchen?
burgundy-ask-give-goods = { $left ->
    [one] Welche Ware gibst du ab? (die letzte)
   *[other] Welche Ware gibst du ab? (noch { $left })
}
burgundy-ask-choose-next = Mehreres folgt daraus. Was kommt als Nächstes?
burgundy-ask-choose-crane = Zählt der Kran für dieses Kloster ({ $tile })? Er zählt nur einmal.
burgundy-ask-target-action = Du hast die Zielmarke erreicht: eine Aktion mit beliebiger Zahl.
burgundy-do-buy-points = { $points ->
    [0] Keine kaufen
    [one] 1 Silberling → 1 Punkt
   *[other] { $points } Silberlinge → { $points } Punkte
}
burgundy-do-exchange = 5 Waren → dieses Plättchen, verdeckt: { $tile }
burgundy-do-give = Eine Ware in { $goods } abgeben
burgundy-do-use-effect = Effekt nutzen: { $tile }
burgundy-do-fill-colour = Das Plättchen für die vollständige Farbe legen
burgundy-do-count-points = { $points ->
    [one] Den Zähler um 1 Punkt ziehen
   *[other] Den Zähler um { $points } Punkte ziehen
}
burgundy-do-use-target = Die Aktion für das Ziel ausführen
burgundy-do-count-crane = Den Kran dafür zählen: { $tile }
burgundy-event-removes = Aus { $depot } kommt ein Plättchen aus dem Spiel: { $tile }.
burgundy-event-counts = { $seat } zählt Punkte: { $counter } von { $target }.
burgundy-event-reaches-target = { $seat } erreicht die Zielmarke und bekommt eine Aktion. Das nächste Ziel ist { $target }.
burgundy-event-buys-points = { $seat } kauft { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
burgundy-event-covers = { $seat } hat alle Felder belegt in { $kind }.
burgundy-event-clears-goods = Alle übrigen Waren kommen aus dem Spiel.
burgundy-event-exchanges = { $seat } dreht ein Plättchen des schwarzen Depots um: { $tile }.
burgundy-event-gives = { $seat } gibt eine Ware ab: { $goods }.

burgundy-option-target-45 = 45 Punkte
burgundy-option-target-46 = 46 Punkte
burgundy-option-target-47 = 47 Punkte
burgundy-option-target-48 = 48 Punkte
burgundy-option-target-49 = 49 Punkte
burgundy-option-target-50 = 50 Punkte
burgundy-option-target-51 = 51 Punkte
burgundy-option-target-52 = 52 Punkte
burgundy-option-target-53 = 53 Punkte
burgundy-option-target-54 = 54 Punkte
burgundy-option-target-55 = 55 Punkte
