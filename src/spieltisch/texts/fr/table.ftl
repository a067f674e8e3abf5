## Ce que dit toute table, quel que soit le jeu.

seat-name = Place { $number }
option-order = Étapes jouées par tous à la fois
option-order-together = dans n’importe quel ordre
option-order-in-turn = dans le sens horaire
