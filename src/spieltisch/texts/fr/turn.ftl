## Le ruban du tour : où l’on en est

turn-boonlake-strip = Action
turn-boonlake-strip-why = Prenez une des sept actions. Les rangs du haut naviguent plus loin ; les deux du bas coûtent des PV.
turn-boonlake-card = Carte
turn-boonlake-card-why = Jouez une carte du type indiqué, réalisez un projet ou défaussez une telle carte pour 2 pièces.
turn-boonlake-action = Votre part
turn-boonlake-action-why = Ce qui est à gauche de la flèche : pour vous seul.
turn-boonlake-everybody = Tous
turn-boonlake-everybody-why = Ce qui est à droite de la flèche : pour tous, à partir de vous, ou seulement pour les autres.
turn-boonlake-ship = Navire
turn-boonlake-ship-why = Naviguez jusqu’au nombre du rang. Vous recevez ce que montre votre dernière case.
turn-burgundy-first = Premier dé
turn-burgundy-first-why = Un dé prend une tuile dans le dépôt de sa valeur, en place une, vend des marchandises ou donne 2 ouvriers.
turn-burgundy-second = Second dé
turn-burgundy-second-why = Le même choix encore une fois. Une fois par tour, vous pouvez aussi acheter une tuile du dépôt noir pour 2 pièces d’argent.
turn-burgundy-end = Fin
turn-burgundy-end-why = Les deux dés sont utilisés. Vous pouvez encore acheter, puis terminez votre tour.
draw-ui-turn = Les étapes d’un tour
draw-ui-set-ribbon = Montrer les étapes d’un tour
draw-ui-ribbon-first = dans mes premières parties
draw-ui-ribbon-always = toujours
draw-ui-ribbon-off = jamais
