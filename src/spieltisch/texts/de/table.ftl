## Was jeder Tisch sagt, gleich bei welchem Spiel.

seat-name = Platz { $number }
option-order = Teile, die alle zugleich spielen
option-order-together = in beliebiger Reihenfolge
option-order-in-turn = im Uhrzeigersinn
