## Ce que dit le coach dans les parties guidées.

lesson-burgundy-first = Apprendre la Bourgogne
lesson-burgundy-first-more = Une première phase guidée, puis le jeu libre, 15 minutes
lesson-burgundy-first-goal = Bienvenue en Bourgogne ! Ce duché est à vous. Remplissez-le de tuiles ; elles marquent des points, et chaque zone achevée aussi.
lesson-burgundy-first-dice = À chaque manche, vous lancez deux dés. Chacun est une action : prendre ou poser une tuile, vendre, ou prendre 2 ouvriers. Le dé blanc n’amène que des marchandises.
lesson-burgundy-first-take = Le 1 prend une tuile du dépôt 1. Prenez le navire.
lesson-burgundy-first-storage = Il attend sur l’une de trois cases « clé » ; si toutes sont pleines, il faut d’abord défausser. Avec le 2, prenez le monastère.
lesson-burgundy-first-place = Pour poser : même couleur, le dé montre le nombre de la case, et elle touche une de vos tuiles. Posez le navire sur le 5 bleu.
lesson-burgundy-first-ship = Un navire apporte toutes les marchandises d’un dépôt et vous avance sur le pont : qui mène joue en premier. Chargez.
lesson-burgundy-first-worker = Le monastère demande un 1. Un ouvrier change un dé de 1, et 6 et 1 sont voisins : dépensez-en un. Les monastères changent des règles ou marquent.
lesson-burgundy-first-sell = Le 2 vend toutes les marchandises violettes, la couleur de ce nombre. À deux : 2 points chacune, et 1 pièce d’argent en tout.
lesson-burgundy-first-church = Les bâtiments agissent une fois, à la pose. Prenez l’église.
lesson-burgundy-first-black = Une fois par tour, 2 pièces d’argent achètent une tuile du dépôt noir, sans dé. Achetez la banque.
lesson-burgundy-first-area = Placez l’église ici. Cette zone d’une case est aussitôt complète : 1 point (2 cases : 3, 3 cases : 6), et en phase A 10 de plus, ensuite moins.
lesson-burgundy-first-fetch = 11 points ! Et l’église prend une mine, un monastère ou un château. Prenez le château. Une ville n’admet chaque bâtiment qu’une fois.
lesson-burgundy-first-bank = La banque donne 2 pièces d’argent dès qu’elle est posée.
lesson-burgundy-first-end = Les deux dés sont joués. L’argent vous reste pour plus tard. Terminez.
lesson-burgundy-first-livestock = Dernière manche de la phase A. Les animaux marquent aussitôt, et encore avec ceux de leur espèce dans le même pâturage. Achetez les poules.
lesson-burgundy-first-workers = Tout dé peut aussi rapporter 2 ouvriers, et il vous en faudra un. Utilisez le 3.
lesson-burgundy-first-castle = Avec un ouvrier, le 1 devient un 6 : posez le château. Il donne une action de plus, avec le nombre de votre choix.
lesson-burgundy-first-chain = Profitez-en : posez les poules sur ce pâturage isolé. Animaux, zone et bonus de phase font ensemble 14 points.
lesson-burgundy-first-phase = Une phase a cinq manches ; puis les tuiles restantes partent et chaque mine donne 1 pièce d’argent. Après cinq phases, de A à E, c’est fini.
lesson-burgundy-first-free = Premier à couvrir une couleur : une tuile bonus. Restes : 1 point par marchandise, par pièce, par deux ouvriers. À vous ; « Conseil » aide.
lesson-burgundy-first-goal-sell = Vendez des marchandises
lesson-burgundy-first-goal-mine = Posez une mine
lesson-burgundy-first-goal-colour = Achevez une zone
lesson-burgundy-first-goal-phase = Jouez jusqu’à la fin de la phase B
