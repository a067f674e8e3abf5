## Aufgaben: ihre Seite, und am Tisch

puzzle-title = Aufgaben
puzzle-intro = Stellungen aus Partien von Meister-Bots, in denen ein Zug klar der beste ist. Finde ihn am Tisch; alles lässt sich zurücknehmen.
puzzle-today = Aufgabe des Tages
puzzle-count = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
puzzle-filter = Zeigen
puzzle-any-theme = Alle Themen
puzzle-any-difficulty = Jede Schwierigkeit
puzzle-theme = Thema
puzzle-difficulty = Schwierigkeit
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-number = Aufgabe { $number }
puzzle-none = Es gibt keine solche Aufgabe.
puzzle-guest = Du spielst als Gast; nach einem Namen wird nicht gefragt.
guest-unnamed = Gast
puzzle-lead = Das ist etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr wert als alles andere.
puzzle-second = Am zweitbesten: { $what }.
puzzle-theme-boonlake-projects = Besondere Projekte
puzzle-theme-boonlake-levers = Hebel
puzzle-theme-boonlake-ship = Das Schiff zur rechten Zeit
puzzle-theme-boonlake-scoring = Wertung
puzzle-theme-boonlake-map = Auf dem Spielplan
puzzle-theme-boonlake-cards = Karten
puzzle-theme-boonlake-strip = Die richtige Aktion
puzzle-theme-boonlake-exchange = Anheuern oder nicht
puzzle-theme-burgundy-selling = Waren verkaufen
puzzle-theme-burgundy-chain = Ketten von Plättchen
puzzle-theme-burgundy-area = Ein Gebiet vollenden
puzzle-theme-burgundy-ships = Schiffe
puzzle-theme-burgundy-silver = Silberlinge
puzzle-theme-burgundy-workers = Arbeiter
puzzle-theme-burgundy-placing = Einsetzen
puzzle-theme-burgundy-taking = Nehmen
draw-ui-puzzle = Aufgabe
draw-ui-puzzle-turn = Finde den besten Zug.
draw-ui-puzzle-move = Finde die beste Entscheidung.
draw-ui-puzzle-free = Probiere es aus: Alles lässt sich zurücknehmen.
draw-ui-puzzle-solved = Gelöst!
draw-ui-puzzle-missed = Es gibt etwas Besseres.
draw-ui-puzzle-again = Noch einmal
draw-ui-puzzle-solution = Lösung zeigen
draw-ui-puzzle-line = Die Lösung:
draw-ui-puzzle-next = Nächste Aufgabe
draw-ui-puzzle-all = Alle Aufgaben
