## Was jeder Tisch sagt, gleich bei welchem Spiel.

seat-name = Platz { $number }
option-order = Teile, die alle zugleich spielen
option-order-together = in beliebiger Reihenfolge
option-order-in-turn = im Uhrzeigersinn

## Im Terminal spielen

play-pass = Darauf wartet niemand: Tippe eine Zahl oder nur Enter, dann spielen die anderen weiter.
play-what = Tippe eine Zahl von 1 bis { $most }, ? für das, was nicht geht, und warum, u zum Zurücknehmen, q zum Verlassen.
play-no-undo = Es gibt nichts zurückzunehmen.
play-score = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
play-wins = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und der Sieg
