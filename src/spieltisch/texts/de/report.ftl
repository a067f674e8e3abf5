## Der Bericht über eine Partie

do-report = Bericht
report-title = Was die Partie entschied
report-working = Ein starker Bot schaut die Partie durch …
report-progress = Fortschritt
report-failed = Der Bericht ließ sich nicht erstellen. Versuche es später noch einmal.
report-again = Noch einmal versuchen
report-intro = Ein starker Bot hat jede Entscheidung und alle Würfe und gezogenen Teile angeschaut. Alle Zahlen sind Punkte des Endergebnisses; es sind Schätzungen, gut zum Vergleichen und Lernen, nicht zum Streiten.
report-figure = Angabe
report-start = Anfangs zu erwarten
report-own = Eigene Entscheidungen
report-others = Was die anderen taten
report-score = Ergebnis
report-dice = Würfel
report-draws = Gezogenes
report-luck = Glück
report-without-luck = Mit mittlerem Glück
report-best = So gut wie der Bot
report-share = { $best } von { $all }
report-about-luck = „Zu erwarten“, Würfel, Gezogenes, eigene Entscheidungen und was die anderen taten ergeben zusammen das Ergebnis. „Glück“ vergleicht, was Würfel und Gezogenes brachten, mit dem, was sie im Mittel bringen; ± sagt, wie unsicher das ist. „Eigene Entscheidungen“ enthält alles, was die eigenen Züge an der Vorhersage änderten, auch was sie nicht vorhersah; ein Wendepunkt vergleicht einen einzelnen Zug mit dem besten. Darum kann diese Zeile über 0 liegen, obwohl Wendepunkte Punkte verschenkten.
report-same-winner = Mit mittlerem Glück hätte { $name } ebenfalls gewonnen.
report-other-winner = Mit mittlerem Glück hätte { $name } gewonnen.
report-mostly-luck = Zwischen dem ersten und dem zweiten Platz machte das Glück mehr aus als die Entscheidungen.
report-mostly-choices = Zwischen dem ersten und dem zweiten Platz machten die Entscheidungen mehr aus als das Glück.
report-points-of = Wendepunkte: { $name }
report-none = Nichts ragt heraus: Keine Entscheidung verschenkte viel, und das Glück war ausgeglichen.
report-decision = Entscheidung
report-lucky = Glück
report-unlucky = Pech
report-move = Zug { $number }
report-at-start = Aufbau
report-took = Gewählt: { $what }
report-better = Besser: { $what }
report-because = Das hätte mehr gebracht bei: { $what }.
report-happened = Was geschah: { $what }
report-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
report-swing = Gewinnchance { $percent } %
report-look = Anschauen
report-expected = Das zu erwartende Ergebnis im Lauf der Partie
report-expected-why = Wie viele Punkte ein starker Bot nach jedem Zug für alle erwartet hätte.
report-back = Zurück zum Ergebnis
report-line-decision = Zug { $number }: { $took }. Besser: { $better } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}).
report-line-lucky = Zug { $number }: Glück, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
report-line-unlucky = Zug { $number }: Pech, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
