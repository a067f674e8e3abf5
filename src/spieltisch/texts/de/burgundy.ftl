## Die Burgen von Burgund

burgundy-name = Die Burgen von Burgund

# Vor dem Spiel
burgundy-option-duchies = Fürstentümer
burgundy-option-duchies-1 = alle Nummer 1
burgundy-option-duchies-2 = alle Nummer 2
burgundy-option-duchies-3 = alle Nummer 3
burgundy-option-duchies-4 = alle Nummer 4
burgundy-option-duchies-5 = alle Nummer 5
burgundy-option-duchies-6 = alle Nummer 6
burgundy-option-duchies-7 = alle Nummer 7
burgundy-option-duchies-8 = alle Nummer 8
burgundy-option-duchies-9 = alle Nummer 9
burgundy-option-duchies-10 = alle Nummer 10
burgundy-option-duchies-random = je ein zufälliger Plan, Seite nach Wahl
burgundy-option-duchies-choose = freie Wahl
burgundy-option-extra-tiles = Zusatzplättchen (Klöster 27 und 28, Kran, Gänse)
burgundy-option-extra-tiles-no = ohne
burgundy-option-extra-tiles-yes = mit
burgundy-option-tie-break = Bei Gleichstand gewinnen
burgundy-option-tie-break-fewest = die wenigsten freien Felder
burgundy-option-tie-break-most = die meisten freien Felder

# Was gefragt wird
burgundy-ask-choose-duchy = Welches Fürstentum regierst du?
burgundy-ask-place-starting-castle = Wo steht deine Startburg?
burgundy-ask-play-turn = Du bist am Zug: nutze einen Würfel, kaufe ein Plättchen oder beende den Zug.
burgundy-ask-make-room = Deine Schlüsselfelder sind voll. Welches Plättchen gibst du ab?
burgundy-ask-choose-depot = Dein Schiff hat angelegt. Aus welchem Depot nimmst du Waren?
burgundy-ask-choose-adjacent-depot = Welches Depot neben { $depot } räumst du außerdem?
burgundy-ask-choose-goods = Du kannst nicht alle Farben lagern. Welche nimmst du?
burgundy-ask-castle-action = Deine Burg gibt dir eine Aktion mit beliebiger Zahl.
burgundy-ask-fetch-tile = Welches Plättchen holst du ({ $tile })?
burgundy-ask-sell-from-warehouse = Welche Waren verkauft dein Warenhaus?
burgundy-ask-place-another = Welches Plättchen legt dein Rathaus?
burgundy-ask-choose-building = Für welches Gebäude steht dein Kran?

# Was man tun kann
burgundy-do-settle = Wählen: { $duchy }
burgundy-do-found = Bauen auf { $spot }
burgundy-do-take = Aus { $depot } nehmen: { $tile } ({ $die }{ $workers ->
    [0] {""}
   *[other] , { $workers } Arbeiter
})
burgundy-do-place = Legen auf { $spot }: { $tile } ({ $die }{ $workers ->
    [0] {""}
   *[other] , { $workers } Arbeiter
})
burgundy-do-sell = Alle Waren in { $goods } verkaufen ({ $die }{ $workers ->
    [0] {""}
   *[other] , { $workers } Arbeiter
})
burgundy-do-workers = 2 Arbeiter nehmen ({ $die })
burgundy-do-four-workers = 4 Arbeiter nehmen ({ $die })
burgundy-do-buy = Aus { $depot } kaufen: { $tile } ({ $silver ->
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
})
burgundy-do-hire = 1 Silberling → 2 Arbeiter
burgundy-do-discard = Abwerfen: { $tile }
burgundy-do-load = Die Waren aus { $depot } nehmen
burgundy-do-load-only = Die Waren in { $goods } aus { $depot } nehmen
burgundy-do-fetch = Aus { $depot } nehmen: { $tile }
burgundy-do-mimic = Nutzen als: { $tile }
burgundy-do-forgo = Verzichten
burgundy-do-end = Zug beenden

# Was geschieht
burgundy-event-begins = { $seat } beginnt.
burgundy-event-draws-goods = { $seat } zieht ein Warenplättchen: { $goods }.
burgundy-event-settles = { $seat } spielt auf { $duchy }.
burgundy-event-founds = { $seat } baut die Startburg auf { $spot }.
burgundy-event-phase-begins = Durchgang { $phase } beginnt.
burgundy-event-rolls = { $seat } würfelt { $one } und { $two }.
burgundy-event-delivers = Der weiße Würfel bringt eine Ware auf { $depot }: { $goods }.
burgundy-event-bends = { $seat } ändert: { $die } wird { $number }{ $workers ->
    [0] {""}
   *[other] , für { $workers } Arbeiter
}.
burgundy-event-takes = { $seat } nimmt ein Plättchen aus { $depot }: { $tile }.
burgundy-event-pays = { $seat } zahlt { $silver ->
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
}.
burgundy-event-discards = { $seat } wirft ein Plättchen ab: { $tile }.
burgundy-event-places = { $seat } legt auf { $spot }: { $tile }.
burgundy-event-sells = { $seat } verkauft { $count } × { $goods } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
burgundy-event-mines-pay = { $mines ->
    [one] Die Mine von { $seat } bringt ein:
   *[other] Die { $mines } Minen von { $seat } bringen ein:
}
burgundy-event-by-monastery = Durch { $tile } von { $seat }:
burgundy-event-earns-silver = { $seat } bekommt { $silver ->
    [one] 1 Silberling
   *[other] { $silver } Silberlinge
}.
burgundy-event-earns-workers = { $seat } bekommt { $workers } Arbeiter.
burgundy-event-loads = { $seat } nimmt { $count } × { $goods } aus { $depot }.
burgundy-event-advances = { $seat } zieht auf Feld { $step } der Brücke.
burgundy-event-tops = { $seat } steigt auf der Brücke ganz nach oben.
burgundy-event-mimics = { $seat } nutzt den Kran als: { $tile }.
burgundy-event-scores-area = { $seat } schließt ein Gebiet der Größe { $size } in { $kind } ab: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
burgundy-event-scores-phase = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} dazu für den Abschluss in Durchgang { $phase }.
burgundy-event-scores-colour = { $seat } hat alle Felder belegt in { $kind }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für das Bonusplättchen.
burgundy-event-scores-herd = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Tiere.
burgundy-event-scores-watchtower = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für den Wachturm.
burgundy-event-scores-goods = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für nicht verkaufte Waren.
burgundy-event-scores-silver = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $count ->
    [one] 1 Silberling
   *[other] { $count } Silberlinge
}.
burgundy-event-scores-workers = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $count } Arbeiter.
burgundy-event-scores-monastery = { $seat } bekommt { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $tile }.

# Warum nicht
burgundy-why-occupied = Auf diesem Feld liegt schon ein Plättchen.
burgundy-why-other-colour = Dieses Feld gehört zu { $kind }.
burgundy-why-not-next-to-tile = Neben diesem Feld liegt noch kein Plättchen von dir.
burgundy-why-twin-building = Diese Stadt hat schon: { $tile }.
burgundy-why-workers-short = Das braucht { $needed } Arbeiter; du hast { $workers ->
    [0] keinen
   *[other] { $workers }
}.
burgundy-why-dice-left = { $left ->
    [one] Du hast noch 1 Würfel.
   *[other] Du hast noch { $left } Würfel.
}
burgundy-why-no-die-left = Beide Würfel sind verbraucht.
burgundy-why-no-such-goods = Du hast keine Waren in { $goods }.
burgundy-why-bought-already = Du hast in diesem Zug schon ein Plättchen gekauft.
burgundy-why-nobodys-turn = Ein Plättchen kannst du nur in deinem eigenen Zug kaufen.
burgundy-why-silver-short = Ein Plättchen kostet { $needed ->
    [one] 1 Silberling
   *[other] { $needed } Silberlinge
}; du hast { $silver ->
    [0] keinen
    [one] 1 Silberling
   *[other] { $silver } Silberlinge
}.
burgundy-why-means-short = Ein Plättchen kostet { $needed ->
    [one] 1 Silberling oder 1 Arbeiter
   *[other] { $needed } Silberlinge oder { $needed } Arbeiter
}; du hast { $silver ->
        [0] keinen Silberling
        [one] 1 Silberling
       *[other] { $silver } Silberlinge
    } und { $workers ->
        [0] keinen Arbeiter
       *[other] { $workers } Arbeiter
    }.

# Woher Punkte kommen
burgundy-score-area = Gebiete
burgundy-score-phase = Durchgangsbonus
burgundy-score-colour = Farbbonus
burgundy-score-livestock = Tiere
burgundy-score-sale = Verkaufte Waren
burgundy-score-watchtower = Wachtürme
burgundy-score-goods = Nicht verkaufte Waren
burgundy-score-silver = Silberlinge
burgundy-score-workers = Arbeiter
burgundy-score-monastery = Klöster

# A space: its colour and die, as the duchy shows them, then where it lies
burgundy-spot-space = { $colour } { $number }, { $row }, { $place }
burgundy-colour-building = Beige
burgundy-colour-monastery = Gelb
burgundy-colour-ship = Blau
burgundy-colour-livestock = Hellgrün
burgundy-colour-castle = Dunkelgrün
burgundy-colour-mine = Grau
burgundy-row-1 = erste Reihe
burgundy-row-2 = zweite Reihe
burgundy-row-3 = dritte Reihe
burgundy-row-4 = vierte Reihe
burgundy-row-5 = fünfte Reihe
burgundy-row-6 = sechste Reihe
burgundy-row-7 = siebte Reihe
burgundy-row-8 = achte Reihe
burgundy-row-9 = neunte Reihe
burgundy-place-1 = erstes Feld
burgundy-place-2 = zweites Feld
burgundy-place-3 = drittes Feld
burgundy-place-4 = viertes Feld
burgundy-place-5 = fünftes Feld
burgundy-place-6 = sechstes Feld
burgundy-place-7 = siebtes Feld
burgundy-place-8 = achtes Feld
burgundy-place-9 = neuntes Feld
burgundy-place-10 = zehntes Feld
burgundy-place-11 = elftes Feld
burgundy-place-12 = zwölftes Feld
burgundy-place-13 = dreizehntes Feld
