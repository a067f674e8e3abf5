## Ce que dit toute table, quel que soit le jeu.

seat-name = Place { $number }
option-order = Étapes jouées par tous à la fois
option-order-together = dans n’importe quel ordre
option-order-in-turn = dans le sens horaire

## Jouer dans le terminal

play-pass = Personne n’attend cela : tape un nombre, ou seulement Entrée pour laisser jouer les autres.
play-what = Tape un nombre de 1 à { $most }, ? pour ce qui est impossible et pourquoi, u pour reprendre un coup, q pour quitter.
play-no-undo = Il n’y a rien à reprendre.
play-score = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-wins = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et la victoire
