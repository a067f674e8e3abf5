## Der Trainer: was eine Entscheidung gekostet hat, und warum; auch warum die Lösung einer Aufgabe die beste ist

coach-cost = „{ $better }“ hätte etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr gebracht.
draw-ui-set-coach = Trainer, in Partien mit Tipps
draw-ui-coach-silent = still
draw-ui-coach-blunders = nur grobe Fehler
draw-ui-coach-talkative = gesprächig
draw-ui-coach = Trainer
draw-ui-coach-show = Zeig es mir
draw-ui-coach-close = Danke

hint-term-score-why = Das bringt einfach mehr Punkte.
hint-term-burgundy-points-why = Das bringt sofort mehr Punkte.
hint-term-burgundy-areas-why = Damit bist du näher an einem vollendeten Gebiet.
hint-term-burgundy-stored-why = Die Plättchen in deinem Lager sind dann mehr wert.
hint-term-burgundy-silver-why = Dir bleiben mehr Silberlinge.
hint-term-burgundy-workers-why = Dir bleiben mehr Arbeiter für ungünstige Würfel.
hint-term-burgundy-goods-why = Deine Waren bringen dann mehr.
hint-term-burgundy-mines-why = Eine Mine bringt am Ende jedes Durchgangs einen Silberling.
hint-term-burgundy-monasteries-why = Das Kloster macht sich bezahlt.
hint-term-burgundy-colours-why = Du kannst eine Farbe als Erster vollenden.
hint-term-burgundy-reach-why = Das öffnet mehr Felder für später.
hint-term-burgundy-order-why = In der nächsten Runde bist du früher dran.
hint-term-burgundy-actions-why = In den nächsten Zügen kannst du mehr tun.
hint-term-burgundy-shields-why = Deine Wappen sind dann mehr wert.
hint-term-burgundy-routes-why = Deine Handelsstraßen bringen dann mehr.
hint-term-burgundy-posts-why = Deine Grenzposten sind dann mehr wert.
hint-term-burgundy-spaces-why = Damit füllst du mehr Felder.
hint-term-burgundy-counter-why = Damit bist du näher am Ziel.
hint-term-burgundy-supply-why = Die Plättchen, die du brauchst, sind noch zu bekommen.
hint-term-boonlake-vp-why = Das bringt sofort mehr SP.
hint-term-boonlake-income-why = Dein Einkommen bei den Zwischenwertungen wächst.
hint-term-boonlake-final-why = Das zahlt sich in der Schlusswertung aus.
hint-term-boonlake-levers-why = Deine Hebel nützen dir mehr.
hint-term-boonlake-coins-why = Dir bleiben mehr Münzen und Vasen.
hint-term-boonlake-cards-why = Deine Handkarten sind dann mehr wert.
hint-term-boonlake-people-why = Du behältst mehr Bewohner auf deiner Ranch.
hint-term-boonlake-production-why = Mit deinen Produktionsgebäuden kannst du mehr Karten ausspielen.
hint-term-boonlake-presences-why = Du bist auf dem Spielplan stärker.
hint-term-boonlake-goals-why = Deine Wertungsplättchen bringen dann mehr.
hint-term-boonlake-waiting-why = Der Rest dieses Zuges bringt mehr.
hint-term-boonlake-tempo-why = Du kommst auf dem Fluss voran.
