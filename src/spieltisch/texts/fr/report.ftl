## Le bilan d’une partie

do-report = Bilan
report-title = Ce qui a décidé la partie
report-working = Un bot fort parcourt la partie…
report-progress = Avancement
report-failed = Le bilan n’a pas pu être établi. Réessayez plus tard.
report-again = Réessayer
report-intro = Un bot fort a examiné chaque décision ainsi que tous les dés et tirages. Tous les chiffres sont des points du score final ; ce sont des estimations, bonnes pour comparer et apprendre, pas pour se disputer.
report-figure = Donnée
report-start = Attendu au départ
report-own = Décisions propres
report-others = Ce qu’ont fait les autres
report-score = Score
report-dice = Dés
report-draws = Tirages
report-luck = Chance
report-without-luck = Avec une chance moyenne
report-best = Aussi bonnes que le bot
report-share = { $best } sur { $all }
report-about-luck = « Attendu », dés, tirages, décisions propres et ce qu’ont fait les autres donnent ensemble le score. « Chance » compare ce que dés et tirages ont apporté à ce qu’ils apportent en moyenne ; ± dit l’incertitude. « Décisions propres » contient tout ce que vos coups ont changé à la prévision, même ce qu’elle n’avait pas prévu ; un tournant compare un seul coup au meilleur possible. Cette ligne peut donc dépasser 0 bien que des tournants aient coûté des points.
report-same-winner = Avec une chance moyenne, { $name } aurait gagné aussi.
report-other-winner = Avec une chance moyenne, { $name } aurait gagné.
report-mostly-luck = Entre le premier et le deuxième, la chance a compté plus que les décisions.
report-mostly-choices = Entre le premier et le deuxième, les décisions ont compté plus que la chance.
report-points-of = Tournants : { $name }
report-none = Rien ne se détache : aucune décision n’a coûté beaucoup, et la chance était équilibrée.
report-decision = Décision
report-lucky = Chance
report-unlucky = Malchance
report-move = Coup { $number }
report-at-start = Mise en place
report-took = Choisi : { $what }
report-better = Mieux : { $what }
report-because = Cela aurait rapporté davantage ici : { $what }.
report-happened = Ce qui s’est passé : { $what }
report-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
report-swing = chances de gagner { $percent } %
report-look = Regarder
report-expected = Le résultat attendu au fil de la partie
report-expected-why = Combien de points un bot fort aurait attendus pour chacun après chaque coup.
report-back = Retour au résultat
report-line-decision = Coup { $number } : { $took }. Mieux : { $better } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
report-line-lucky = Coup { $number } : chance, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
report-line-unlucky = Coup { $number } : malchance, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
