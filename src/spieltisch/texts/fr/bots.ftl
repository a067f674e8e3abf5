# Conseils : pourquoi un choix est bon.

hint-gains = Tout de suite : {$what}
hint-sets-up = {$why} Cela fait environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que vos autres coups.
hint-risks = Le prix à payer : {$what}. Cela fait environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins que vos autres coups.

hint-term-score = score
hint-term-burgundy-points = points immédiats
hint-term-burgundy-areas = zones à compléter
hint-term-burgundy-stored = tuiles en réserve
hint-term-burgundy-silver = pièces d’argent
hint-term-burgundy-workers = ouvriers
hint-term-burgundy-goods = marchandises
hint-term-burgundy-mines = mines
hint-term-burgundy-monasteries = monastères
hint-term-burgundy-colours = bonus de couleur
hint-term-burgundy-reach = cases ouvertes
hint-term-burgundy-order = ordre du tour
hint-term-burgundy-actions = actions à venir

hint-term-boonlake-vp = points de victoire immédiats
hint-term-boonlake-income = revenus des décomptes intermédiaires
hint-term-boonlake-final = décompte final
hint-term-boonlake-levers = leviers
hint-term-boonlake-coins = pièces et vases
hint-term-boonlake-cards = cartes en main
hint-term-boonlake-people = habitants au ranch
hint-term-boonlake-production = sites de production
hint-term-boonlake-presences = éléments sur le plateau principal
hint-term-boonlake-goals = tuiles de scoring
hint-term-boonlake-waiting = ce que ce tour apporte encore
hint-term-boonlake-tempo = avance sur la rivière
