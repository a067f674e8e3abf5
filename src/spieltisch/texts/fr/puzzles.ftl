## Énigmes : leur page, et à la table

puzzle-title = Énigmes
puzzle-intro = Des positions de parties entre bots Maîtres où un coup est nettement le meilleur. Trouvez-le à la table ; tout peut être annulé.
puzzle-today = Énigme du jour
puzzle-count = { $count ->
    [one] { $count } énigme
   *[other] { $count } énigmes
}
puzzle-filter = Afficher
puzzle-any-theme = Tous les thèmes
puzzle-any-difficulty = Toutes difficultés
puzzle-theme = Thème
puzzle-difficulty = Difficulté
puzzle-easy = facile
puzzle-medium = moyenne
puzzle-hard = difficile
puzzle-number = Énigme { $number }
puzzle-none = Il n’y a pas d’énigme de ce genre.
puzzle-guest = Vous jouez en invité ; aucun nom n’est demandé.
guest-unnamed = Invité
puzzle-lead = Cela vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que tout le reste.
puzzle-second = Deuxième choix : { $what }.
puzzle-theme-boonlake-projects = Projets spéciaux
puzzle-theme-boonlake-levers = Leviers
puzzle-theme-boonlake-ship = Le navire au bon moment
puzzle-theme-boonlake-scoring = Décompte
puzzle-theme-boonlake-map = Sur le plateau principal
puzzle-theme-boonlake-cards = Cartes
puzzle-theme-boonlake-strip = La bonne action
puzzle-theme-boonlake-exchange = Recruter ou non
puzzle-theme-burgundy-selling = Vendre des marchandises
puzzle-theme-burgundy-chain = Enchaîner les tuiles
puzzle-theme-burgundy-area = Compléter une zone
puzzle-theme-burgundy-ships = Navires
puzzle-theme-burgundy-silver = Pièces d’argent
puzzle-theme-burgundy-workers = Ouvriers
puzzle-theme-burgundy-placing = Placer
puzzle-theme-burgundy-taking = Prendre
draw-ui-puzzle = Énigme
draw-ui-puzzle-turn = Trouvez le meilleur tour.
draw-ui-puzzle-move = Trouvez la meilleure décision.
draw-ui-puzzle-free = Essayez : tout peut être annulé.
draw-ui-puzzle-solved = Résolue !
draw-ui-puzzle-missed = Il y a mieux.
draw-ui-puzzle-again = Réessayer
draw-ui-puzzle-solution = Montrer la solution
draw-ui-puzzle-line = La solution :
draw-ui-puzzle-next = Énigme suivante
draw-ui-puzzle-all = Toutes les énigmes
