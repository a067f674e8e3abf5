## Die Burgen von Burgund: Erweiterungen

# Vor dem Spiel
burgundy-option-duchies-11 = Grenzposten, je ein Fürstentum 11
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
burgundy-event-joins-posts = { $seat } verbindet zwei Grenzposten: { $points } Punkte.
burgundy-event-joins-all-posts = { $seat } hat alle Grenzposten verbunden: { $points } Punkte.
burgundy-event-deals-route = { $seat } erhält: { $route }.
burgundy-event-travels = { $seat } schickt { $goods } über die Handelsstraße: { $bonus }.
burgundy-event-scores-route = { $seat } bekommt { $points } Punkte auf der Handelsstraße.
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
burgundy-do-place-own = Eigenes auf Feld { $space } legen: { $tile } ({ $die }{ $workers ->
    [0] {""}
   *[other] , { $workers } Arbeiter
})
