# Wörter des Tisches: Regeln zur Hand, und wie eine Partie endete.

draw-ui-rules = Regeln
draw-ui-rules-here = Regeln zu dieser Entscheidung
draw-ui-rules-all = Alle Regeln
draw-ui-rules-icons = Symbole
draw-ui-rules-parts = Alle Karten und Plättchen
draw-ui-rules-page = Als eigene Seite öffnen
draw-ui-rules-wait = Einen Moment …
draw-ui-rules-none = Die Regeln sind gerade nicht erreichbar.
draw-ui-ending = Die Partie ist vorbei
draw-ui-ending-result = Punkte und Verlauf
draw-ui-ending-replay = Nachspielen
draw-ui-ending-report = Bericht
draw-ui-ending-rematch = Revanche
draw-ui-more = Mehr
draw-ui-hint-why = Warum?
draw-ui-won = Sieg
draw-ui-cards-back = Karten weiter links
draw-ui-cards-on = Karten weiter rechts

draw-burgundy-brief-tile = { $tile }
draw-burgundy-brief-goods = Alle Waren in { $goods }
draw-burgundy-detail-take = { $depot } · { $die }{ $workers ->
    [0] {""}
   *[other] , { $workers } Arbeiter
}
draw-burgundy-detail-buy = { $depot } · { $silver ->
    [one] 1 Silberling
   *[other] { $silver } Silberlinge
}{ $workers ->
    [0] {""}
   *[other] , { $workers } Arbeiter
}
draw-burgundy-detail-fetch = { $depot }
draw-burgundy-detail-place = { $spot } · { $die }{ $workers ->
    [0] {""}
   *[other] , { $workers } Arbeiter
}
draw-burgundy-detail-place-own = dein eigenes, { $spot } · { $die }{ $workers ->
    [0] {""}
   *[other] , { $workers } Arbeiter
}
draw-burgundy-detail-place-from = aus { $depot } auf { $spot }
draw-burgundy-detail-sell = { $die }{ $workers ->
    [0] {""}
   *[other] , { $workers } Arbeiter
}

lobby-about-boonlake = Karten, Hebel und Boote am wilden Fluss: 1 bis 4 Personen, 60 bis 150 Minuten.
lobby-about-burgundy = Würfel, Fürstentümer und kluge Ketten von Plättchen: 1 bis 4 Personen, 60 bis 120 Minuten.
lobby-merit-learn = Sofort spielbar
lobby-merit-learn-why = Der Tisch sagt, was du tun kannst, was es bringt und warum etwas nicht geht; die Regeln sind einen Tastendruck entfernt.
lobby-merit-bots = Immer jemand da
lobby-merit-bots-why = Bots vom Neuling bis zum Meister, Solopartien, und Freunde per Link.
lobby-merit-past = Jede Partie bleibt
lobby-merit-past-why = Sieh sie noch einmal an, spiele ab jedem Zug weiter und lies, wo sie entschieden wurde.
lobby-merit-fair = Ehrliches Glück
lobby-merit-fair-why = Würfel und Karten stehen vor dem ersten Zug fest; danach kann jeder sie nachrechnen.

play-laying = Der Tisch wird gedeckt …
