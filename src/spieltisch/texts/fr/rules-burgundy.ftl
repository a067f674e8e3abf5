## Les Châteaux de Bourgogne : les règles, chapitre par chapitre, avec nos propres mots.

# Votre première partie en cinq minutes

rules-burgundy-start = Votre première partie en cinq minutes
rules-burgundy-start-idea = Vous gouvernez un duché de { $spaces } cases vides. Vous prenez des tuiles dans les dépôts du plateau, les posez dans votre duché et marquez des points pour ce qu’elles apportent et pour chaque zone achevée. Après { $phases } phases, le plus de points l’emporte.
rules-burgundy-start-turn = À chaque manche, tous lancent deux dés. Avec chaque dé, vous faites *une action* : prendre une tuile au dépôt de ce nombre ; poser une tuile gardée sur une case de ce nombre ; vendre les marchandises de ce nombre ; ou prendre { $workers-taken } ouvriers [i:worker]. Voir [r:actions|Les quatre actions].
rules-burgundy-start-workers = Un ouvrier change un dé de 1, et 6 et 1 sont voisins. Aucun lancer n’est donc vraiment mauvais.
rules-burgundy-start-silver = Une fois par tour, vous pouvez aussi acheter une tuile au dépôt noir, au centre, pour { $price } pièces d’argent [i:silver].
rules-burgundy-start-tiles = Chaque tuile fait quelque chose quand vous la posez : les châteaux donnent une action de plus, les navires apportent des marchandises, les animaux et les tours de guet marquent des points, les bâtiments prennent tuiles, ouvriers ou argent, les mines paient plus tard, et les monastères changent les règles pour vous.
rules-burgundy-start-areas = Quand vous achevez une zone d’une couleur, vous marquez pour sa taille et pour le moment où vous l’achevez. Commencez donc par de petites zones et achevez-les tôt.
rules-burgundy-start-advice = Bon à savoir avant le premier tour
rules-burgundy-start-advice-mines = Une mine [i:tile-mine] dans les premières phases paie encore et encore.
rules-burgundy-start-advice-castles = Les châteaux [i:tile-castle] et les hôtels de ville [i:tile-town-hall] sont des actions entières en plus. Leurs enchaînements font gagner.
rules-burgundy-start-advice-storage = Vous n’avez que { $key-spaces } cases « clé ». Quand elles sont pleines, posez avant de prendre.
rules-burgundy-start-advice-ships = Les navires [i:tile-ship] vous font aussi avancer sur le pont : qui est devant joue en premier et choisit ses tuiles.
rules-burgundy-start-advice-workers = Ne restez jamais sans ouvrier. Un dé qui ne sert à rien peut toujours en prendre.
rules-burgundy-start-advice-colours = Qui couvre en premier toutes les cases d’une couleur prend la grande tuile bonus, le second la petite.
rules-burgundy-start-table = Tout ce que vous pouvez faire est éclairé. Montrez n’importe quoi d’autre, ou allez-y au clavier : vous saurez à quoi cela sert ou pourquoi c’est impossible maintenant.

# Mise en place

rules-burgundy-setup = Mise en place
rules-burgundy-setup-done = La table installe tout pour vous. Voici ce qu’elle fait.
rules-burgundy-setup-goods = { $goods-total } marchandises, { $goods-each } de chacune des six couleurs, sont mélangées. { $phases } piles face cachée de { $rounds } sont prêtes, une par phase.
rules-burgundy-setup-bonus = Pour chaque couleur, une grande et une petite tuile bonus attendent sur le plateau.
rules-burgundy-setup-duchy = Chacun reçoit un duché. Pour une première partie, tous prennent le duché 1 ou tous le duché 2. Pour le reste, voir [r:duchies|Les duchés].
rules-burgundy-setup-castle = Un château se trouve au départ dans chaque duché : au centre des duchés 1 et 2, sur une case château de votre choix dans les autres. Il n’agit pas et ne marque rien.
rules-burgundy-setup-start = Chacun reçoit { $goods-start } marchandises au hasard et { $silver-start } pièce d’argent.
rules-burgundy-setup-workers = Le premier joueur est tiré au sort. Dans l’ordre du tour, vous recevez { $workers-start } ouvriers.
rules-burgundy-setup-bridge = Tous les pions forment une pile au début du pont, celui du premier joueur au-dessus.

# Phases et manches

rules-burgundy-phases = Phases et manches
rules-burgundy-phases-game = La partie compte { $phases } phases, de A à E, de { $rounds } manches chacune : { $all-rounds } manches et { $all-actions } actions de dé pour chacun.
rules-burgundy-phases-begin = Une phase commence
rules-burgundy-phases-begin-clear = Les tuiles que personne n’a prises quittent le jeu. Les marchandises restent dans leurs dépôts.
rules-burgundy-phases-begin-fill = Chaque case des six dépôts reçoit une tuile au hasard de sa couleur, et le dépôt noir des tuiles à dos noir.
rules-burgundy-phases-begin-goods = Les { $rounds } marchandises de la phase sont disposées, une par manche.
rules-burgundy-phases-round = Une manche
rules-burgundy-phases-round-roll = Tous lancent leurs deux dés, et l’on lance aussi le dé blanc. Tous les dés sont visibles.
rules-burgundy-phases-round-goods = La marchandise suivante va au dépôt qu’indique le dé blanc. Personne ne peut utiliser ni changer le dé blanc (mais voir [r:white-castles|Les châteaux blancs]).
rules-burgundy-phases-round-turns = Puis chacun joue un tour, dans l’ordre du pont.
rules-burgundy-phases-bridge = Le pont
rules-burgundy-phases-bridge-order = Qui est le plus avancé sur le pont commence. Dans une pile, le pion du dessus passe avant celui du dessous.
rules-burgundy-phases-bridge-move = Chaque navire posé avance votre pion d’une case, au-dessus des pions déjà présents. Tous commencent sur la case 1, { $bridge } autres sont devant eux. Ce qui se passe dans une manche change l’ordre de la manche *suivante*. Seul le monastère 27 peut encore le changer dans la manche en cours.
rules-burgundy-phases-end = Une phase se termine
rules-burgundy-phases-end-mines = Après { $rounds } manches, chaque mine [i:tile-mine] rapporte 1 pièce d’argent. Le monastère 2 ajoute des ouvriers. Puis commence la phase suivante.

# Votre tour

rules-burgundy-turn = Votre tour
rules-burgundy-turn-two = Vous avez deux dés et une action avec chacun, dans n’importe quel ordre. Ce peut être deux fois la même. Vous pouvez aussi laisser un dé inutilisé.
rules-burgundy-turn-buy = À tout moment de votre tour, même au milieu d’un effet, vous pouvez acheter une tuile : voir [r:black-depot|Le dépôt noir].
rules-burgundy-turn-workers = Les ouvriers peuvent à tout moment changer un dé : voir [r:dice|Dés et ouvriers].
rules-burgundy-turn-end = Quand vous avez fini, vous terminez le tour. S’il reste un dé, la table demande confirmation.

# Dés et ouvriers

rules-burgundy-dice = Dés et ouvriers
rules-burgundy-dice-change = Pour chaque ouvrier [i:worker] rendu, un dé monte ou descend de 1. Après 6 vient 1, et avant 1 vient 6. Vous pouvez utiliser plusieurs ouvriers pour un dé.
rules-burgundy-dice-number = La table montre les nombres accessibles et combien d’ouvriers il faut ; elle prend toujours le moins possible.
rules-burgundy-dice-example = Ana a obtenu un 2 et veut une tuile du dépôt 6. 2 → 1 → 6 demande deux ouvriers.
rules-burgundy-dice-monastery-eight = Avec le monastère 8, chaque ouvrier change un dé de 1 ou 2.
rules-burgundy-dice-monastery-free = Les monastères 9 à 12 offrent un changement de 1, chacun pour ses propres actions.
rules-burgundy-dice-never = Le dé d’un château a de lui-même n’importe quel nombre. Prendre, poser et vendre demandent le bon nombre ; prendre des ouvriers, non.

# Les quatre actions

rules-burgundy-actions = Les quatre actions
rules-burgundy-actions-take = Prendre une tuile
rules-burgundy-actions-take-depot = Prenez une tuile au choix dans le dépôt du nombre de votre dé et placez-la sur une case « clé » libre. Une tuile ne va jamais directement dans le duché.
rules-burgundy-actions-take-full = Vous avez { $key-spaces } cases « clé ». Si elles sont pleines, vous devez d’abord défausser une tuile gardée, au choix ; elle quitte le jeu.
rules-burgundy-actions-place = Poser une tuile
rules-burgundy-actions-place-rule = Prenez une tuile d’une case « clé » et posez-la dans votre duché. La case doit être vide, avoir la *couleur* de la tuile et le *nombre* du dé, et toucher une tuile déjà posée.
rules-burgundy-actions-place-town = Chaque bâtiment ne peut figurer qu’une fois dans une ville, c’est-à-dire dans une zone beige d’un seul tenant. Le monastère 1 lève cette limite.
rules-burgundy-actions-place-stay = Les tuiles posées restent en place jusqu’à la fin de la partie.
rules-burgundy-actions-place-then = D’abord une zone achevée marque, puis la tuile agit : voir [r:tiles|Châteaux, mines, navires, animaux], [r:buildings|Les bâtiments] et [r:monasteries|Les monastères]. Tout effet est facultatif, et ce qui n’est pas possible maintenant est perdu.
rules-burgundy-actions-sell = Vendre des marchandises
rules-burgundy-actions-sell-all = Vendez toutes vos marchandises de la couleur qui a le nombre de votre dé. Vous recevez { $sale-silver } pièce d’argent pour la vente, et { $sale } points par tuile à 2, 3 et 4 joueurs. On ne peut pas en garder une partie.
rules-burgundy-actions-workers = Prendre des ouvriers
rules-burgundy-actions-workers-take = Avec n’importe quel nombre, vous pouvez prendre { $workers-taken } ouvriers.

# Le dépôt noir

rules-burgundy-black-depot = Le dépôt noir
rules-burgundy-black-depot-buy = Une fois à chacun de vos tours, vous pouvez acheter une tuile du dépôt noir pour { $price } pièces d’argent. Elle va sur une case « clé » comme les autres.
rules-burgundy-black-depot-when = Vous pouvez acheter à tout moment de votre tour : avant, entre, après et même pendant vos actions, par exemple au milieu de l’effet d’un château ou d’un hôtel de ville, pour poser la tuile aussitôt.
rules-burgundy-black-depot-six = Le monastère 6 permet d’acheter dans tous les dépôts et de payer aussi en ouvriers, même moitié-moitié. Toujours une seule tuile par tour.

# Marchandises et argent

rules-burgundy-goods = Marchandises et argent
rules-burgundy-goods-store = Vous avez { $goods-spaces } cases pour les marchandises. Celles d’une même couleur partagent une case : vous pouvez donc garder { $goods-spaces } couleurs, en nombre illimité.
rules-burgundy-goods-come = Les marchandises arrivent aux dépôts par le dé blanc, une par manche, et y restent jusqu’à ce qu’un navire les prenne.
rules-burgundy-goods-load = Un navire prend toutes les marchandises d’un dépôt pour lesquelles vous avez de la place. Les couleurs que vous avez déjà vont toujours. S’il y a plus de nouvelles couleurs que de cases libres, vous choisissez ; le reste demeure au dépôt.
rules-burgundy-goods-sold = Les marchandises vendues sont mises de côté. Elles comptent encore pour les monastères 15 et 25.
rules-burgundy-goods-silver = L’argent [i:silver] vient des mines, des ventes, des banques et de certains monastères. Il achète des tuiles, et chaque pièce restante vaut 1 point à la fin.
rules-burgundy-goods-unlimited = L’argent et les ouvriers ne manquent jamais.

# Châteaux, mines, navires, animaux

rules-burgundy-tiles = Châteaux, mines, navires, animaux
rules-burgundy-tiles-castle = Château
rules-burgundy-tiles-castle-action = [i:tile-castle] Vous avez aussitôt une action de plus, l’une des quatre, comme avec un dé du nombre de votre choix. Si elle pose un autre château, la chaîne continue.
rules-burgundy-tiles-mine = Mine
rules-burgundy-tiles-mine-pays = [i:tile-mine] Rien sur le moment. À la fin de chaque phase, elle rapporte 1 pièce d’argent.
rules-burgundy-tiles-ship = Navire
rules-burgundy-tiles-ship-goods = [i:tile-ship] Choisissez n’importe quel dépôt, quel que soit votre dé, et prenez ses marchandises tant que vous avez de la [r:goods|place].
rules-burgundy-tiles-ship-bridge = Puis votre pion avance d’une case sur le [r:phases#bridge|pont].
rules-burgundy-tiles-livestock = Animaux
rules-burgundy-tiles-livestock-score = [i:tile-cow-3] Marquez un point par animal de la tuile. Marquez aussi de nouveau toutes les tuiles du même animal déjà présentes sur le même pâturage, c’est-à-dire dans la même zone vert clair d’un seul tenant. Elles n’ont pas besoin de se toucher.
rules-burgundy-tiles-livestock-example = Sur un pâturage se trouvent 3 vaches et 2 moutons. Carl ajoute 4 vaches : 4 + 3 = 7 points. Plus tard, 2 vaches : 2 + 4 + 3 = 9 points. Des cochons ne marqueraient que pour eux-mêmes.

# Les bâtiments

rules-burgundy-buildings = Les bâtiments
rules-burgundy-buildings-once = Un bâtiment agit une fois, quand on le pose, sans dé. S’il prend une tuile, elle vient de l’un des six dépôts, pas du dépôt noir, et va sur une case « clé ».
rules-burgundy-buildings-market = [i:tile-market] [p:market|{ burgundy-tile-market }] : prenez un navire ou une tuile d’animaux.
rules-burgundy-buildings-carpenter = [i:tile-carpenter] [p:carpenter|{ burgundy-tile-carpenter }] : prenez un bâtiment.
rules-burgundy-buildings-church = [i:tile-church] [p:church|{ burgundy-tile-church }] : prenez une mine, un monastère ou un château.
rules-burgundy-buildings-warehouse = [i:tile-warehouse] [p:warehouse|{ burgundy-tile-warehouse }] : vendez toutes les marchandises d’une couleur, comme avec un dé.
rules-burgundy-buildings-boarding-house = [i:tile-boarding-house] [p:boarding-house|{ burgundy-tile-boarding-house }] : prenez { $boarding-house } ouvriers.
rules-burgundy-buildings-bank = [i:tile-bank] [p:bank|{ burgundy-tile-bank }] : prenez { $bank } pièces d’argent.
rules-burgundy-buildings-town-hall = [i:tile-town-hall] [p:town-hall|{ burgundy-tile-town-hall }] : posez une autre tuile gardée là où elle peut aller ; le nombre de la case n’importe pas.
rules-burgundy-buildings-watchtower = [i:tile-watchtower] [p:watchtower|{ burgundy-tile-watchtower }] : marquez { $watchtower } points.
rules-burgundy-buildings-useless = Vous pouvez poser un bâtiment même sans pouvoir utiliser son effet. L’effet est alors perdu.
rules-burgundy-buildings-twins = Chaque sorte ne peut figurer qu’une fois dans une même ville. Dans une autre ville, elle peut figurer de nouveau.

# Les monastères

rules-burgundy-monasteries = Les monastères
rules-burgundy-monasteries-there = Tous les monastères sont différents. Chacun agit dès qu’il est dans votre duché ; sur une case « clé », il ne fait rien. Son dos, jaune ou noir, dit seulement où on le trouve.
rules-burgundy-monasteries-rules = Ils changent une règle
rules-burgundy-monasteries-m1 = [i:tile-monastery-1] *1 :* le même bâtiment peut figurer plusieurs fois dans une ville.
rules-burgundy-monasteries-m2 = [i:tile-monastery-2] *2 :* à la fin d’une phase, chaque mine rapporte aussi 1 ouvrier.
rules-burgundy-monasteries-m3 = [i:tile-monastery-3] *3 :* une vente rapporte 2 pièces d’argent au lieu de 1.
rules-burgundy-monasteries-m4 = [i:tile-monastery-4] *4 :* une vente rapporte aussi 1 ouvrier.
rules-burgundy-monasteries-m5 = [i:tile-monastery-5] *5 :* un navire prend aussi les marchandises d’un dépôt voisin du dépôt choisi. Les dépôts 6 et 1 sont voisins.
rules-burgundy-monasteries-m6 = [i:tile-monastery-6] *6 :* achetez dans n’importe quel dépôt, et payez 2 pièces d’argent ou 2 ouvriers, pas un de chaque.
rules-burgundy-monasteries-m7 = [i:tile-monastery-7] *7 :* quand des animaux marquent, chaque tuile qui marque rapporte 1 point de plus.
rules-burgundy-monasteries-m8 = [i:tile-monastery-8] *8 :* chaque ouvrier change un dé de 1 ou 2.
rules-burgundy-monasteries-m9 = [i:tile-monastery-9] *9 :* pour poser un bâtiment, changez le dé de 1 gratuitement.
rules-burgundy-monasteries-m10 = [i:tile-monastery-10] *10 :* pour poser un navire ou des animaux, changez le dé de 1 gratuitement.
rules-burgundy-monasteries-m11 = [i:tile-monastery-11] *11 :* pour poser un château, une mine ou un monastère, changez le dé de 1 gratuitement.
rules-burgundy-monasteries-m12 = [i:tile-monastery-12] *12 :* pour prendre une tuile, changez le dé de 1 gratuitement.
rules-burgundy-monasteries-m13 = [i:tile-monastery-13] *13 :* l’action « prendre des ouvriers » rapporte aussi 1 pièce d’argent.
rules-burgundy-monasteries-m14 = [i:tile-monastery-14] *14 :* l’action « prendre des ouvriers » rapporte { $workers-many } ouvriers au lieu de { $workers-taken }. Ni 13 ni 14 n’agissent avec une pension.
rules-burgundy-monasteries-score = Ils marquent à la fin
rules-burgundy-monasteries-m15 = [i:tile-monastery-15] *15 :* 2 points pour chaque couleur de marchandise vendue au moins une fois.
rules-burgundy-monasteries-m16 = [i:tile-monastery-16] *16 à 23 :* 4 points pour chaque bâtiment d’une sorte dans votre duché. Le tableau ci-dessous dit laquelle.
rules-burgundy-monasteries-m24 = [i:tile-monastery-24] *24 :* 4 points pour chaque espèce d’animal dans votre duché.
rules-burgundy-monasteries-m25 = [i:tile-monastery-25] *25 :* 1 point pour chaque marchandise vendue.
rules-burgundy-monasteries-m26 = [i:tile-monastery-26] *26 :* 3 points pour chaque tuile bonus, grande ou petite.
rules-burgundy-monasteries-m29 = [i:tile-monastery-29] *29 :* 4 points pour chaque [r:white-castles|château blanc] ; seulement avec cette extension. Pour 27 et 28, voir [r:extra|Tuiles supplémentaires].
rules-burgundy-monasteries-example = Dana a les monastères 17 et 22, deux tours de guet et trois banques : 2 × 4 + 3 × 4 = 20 points.

# Zones et couleurs

rules-burgundy-areas = Zones et couleurs
rules-burgundy-areas-area = Une *zone* est un groupe de cases d’une couleur d’un seul tenant. Quand vous posez sa dernière tuile, vous marquez aussitôt deux fois :
rules-burgundy-areas-area-size = pour sa taille,
rules-burgundy-areas-area-phase = et pour la phase en cours : plus tôt, plus de points.
rules-burgundy-areas-colour = Les couleurs
rules-burgundy-areas-colour-first = Qui couvre en premier *toutes* les cases d’une couleur prend la grande tuile bonus ; le second prend la petite. Elles valent { $large } et { $small } points à 2, 3 et 4 joueurs. Le troisième et le quatrième n’ont rien.
rules-burgundy-areas-example = En phase B, Ben achève une ville de trois cases : { $area-three } + { $phase-b } = { $town-example } points. Ce n’est pas sa dernière ville, il n’y a donc pas encore de tuile bonus.

# La fin

rules-burgundy-end = La fin
rules-burgundy-end-when = Après la phase E, les mines paient une dernière fois. Puis chacun marque :
rules-burgundy-end-goods = 1 point par marchandise non vendue ;
rules-burgundy-end-silver = 1 point par pièce d’argent ;
rules-burgundy-end-workers = 1 point pour deux ouvriers ;
rules-burgundy-end-monasteries = les [r:monasteries#score|monastères] qui comptent à la fin, s’ils sont dans le duché.
rules-burgundy-end-winner = Le plus de points l’emporte.
rules-burgundy-end-tie = À égalité, l’emporte qui a le *moins de cases vides* dans son duché ; si l’égalité persiste, qui est le plus en arrière sur le pont. Certaines éditions disent le plus de cases vides : une option de table vous laisse choisir.

# À deux, trois ou quatre

rules-burgundy-players = À deux, trois ou quatre
rules-burgundy-players-fewer = Moins on est nombreux, moins il y a de tuiles, et moins les ventes et les tuiles bonus rapportent de points.
rules-burgundy-players-depots = Quelles tuiles, dans quel dépôt
rules-burgundy-players-depots-colours = Les couleurs des cases d’un dépôt sont fixes. À trois, une case du dépôt 6 reçoit un château aux phases A, C et E, une mine aux phases B et D.

# Les duchés

rules-burgundy-duchies = Les duchés
rules-burgundy-duchies-same = Tous les duchés habituels ont { $spaces } cases, avec les mêmes nombres et autant de cases de chaque couleur : 12 bâtiments, 6 monastères, 6 navires, 6 animaux, 4 châteaux et 3 mines. Seule la disposition change.
rules-burgundy-duchies-one = Pour les premières parties, tous jouent sur le duché 1 ou tous sur le duché 2.
rules-burgundy-duchies-random = Pour qui connaît le jeu : chacun reçoit un plateau au hasard, en choisit une face et la case château de départ. Ou chacun choisit librement parmi les dix.
rules-burgundy-duchies-table = L’option de table « { burgundy-option-duchies } » en décide. Les [r:posts|postes-frontière], le [r:team|jeu en équipes] et le [r:solo|jeu en solo] ont leurs propres duchés.

# Tuiles supplémentaires

rules-burgundy-extra = Tuiles supplémentaires
rules-burgundy-extra-four = Quatre tuiles de plus peuvent être mêlées aux piles.
rules-burgundy-extra-m27 = [i:tile-monastery-27] *Monastère 27 :* dans une pile sur le pont, vous êtes toujours au-dessus, tout de suite et aussi quand quelqu’un arrive plus tard.
rules-burgundy-extra-m28 = [i:tile-monastery-28] *Monastère 28 :* à votre tour, autant de fois que vous voulez : 1 pièce d’argent → 2 ouvriers.
rules-burgundy-extra-crane = [i:tile-crane] *Grue,* un bâtiment : elle agit comme un bâtiment au choix, qui n’a pas besoin d’être dans votre duché. À la fin, elle compte comme un bâtiment au choix pour les monastères 16 à 23 et 29.
rules-burgundy-extra-geese = [i:tile-geese] *Oies,* des animaux : marquez 2 points et toutes les tuiles d’une autre espèce du même pâturage, la meilleure. Chaque fois qu’une autre tuile d’animaux rejoint plus tard ce pâturage, les oies marquent de nouveau leurs 2 points. Elles sont une espèce à part pour le monastère 24.
rules-burgundy-extra-example = Sur un pâturage se trouvent 2 vaches et 3 vaches. Les oies marquent 2 + 2 + 3 = 7 points. Puis arrivent 4 cochons : 4 + 2 = 6 points.

# Postes-frontière

rules-burgundy-posts = Postes-frontière
rules-burgundy-posts-duchies = Chacun reçoit l’un des six duchés 11. Au bord de chacun se dressent trois postes-frontière, et chaque poste touche deux cases.
rules-burgundy-posts-joined = Deux postes sont reliés quand une chaîne de tuiles, de n’importe quelles couleurs, mène de l’un à l’autre. Chaque paire nouvellement reliée marque les points de la phase en cours ({ $phase-points }). Une tuile peut relier plusieurs paires.
rules-burgundy-posts-all = Le premier à relier les trois postes marque en plus { $large } points, le second { $small }, à 2, 3 et 4 joueurs. Ce n’est pas une tuile bonus et ne compte pas pour le monastère 26.
rules-burgundy-posts-example = En phase A, Mia relie deux postes : { $phase-a } points. En phase C, une chaîne atteint le troisième : il est maintenant relié aux deux autres, elle marque donc { $phase-c } + { $phase-c }, et { $large-four } de plus, étant la première des quatre à relier les trois.

# Les châteaux blancs

rules-burgundy-white-castles = Les châteaux blancs
rules-burgundy-white-castles-tiles = Les châteaux blancs sont des bâtiments : { $white-castles } vont dans la pile beige et { $white-castles-black } dans la noire, et le monastère 29 dans la jaune.
rules-burgundy-white-castles-action = Quand vous posez un château blanc, vous avez aussitôt une action de plus, avec le nombre du *dé blanc* de cette manche. Des ouvriers peuvent changer ce nombre pour vous ; le dé blanc lui-même ne bouge pas.
rules-burgundy-white-castles-score = Le monastère 29 marque à la fin 4 points par château blanc.
rules-burgundy-white-castles-town = Comme tout bâtiment, un château blanc ne peut figurer qu’une fois dans une ville, sauf avec le monastère 1.

# Les auberges

rules-burgundy-inns = Les auberges
rules-burgundy-inns-stack = Au début de chaque phase, l’une des { $inns } auberges rejoint une pile près du dépôt noir. Celles que personne n’achète restent.
rules-burgundy-inns-buy = Une auberge s’achète comme une tuile du dépôt noir, pour { $price } pièces d’argent ; c’est votre seul achat du tour.
rules-burgundy-inns-place = Elle se pose selon les règles habituelles sur une case de n’importe quelle couleur, une auberge par zone. Les monastères 9 à 11 n’y aident pas.
rules-burgundy-inns-effect = Elle ne fait que remplir sa case et agrandir la zone de un, jusqu’à 8 au plus.
rules-burgundy-inns-example = Avec une auberge, une zone de quatre cases compte comme cinq : { $area-five } points au lieu de { $area-four }.

# Routes commerciales

rules-burgundy-routes = Routes commerciales
rules-burgundy-routes-cards = À 2, 3 et 4 joueurs, chacun reçoit { $route-cards } cartes au hasard et les aligne. Chaque carte a trois cases avec une couleur et un bonus.
rules-burgundy-routes-travel = Les marchandises vendues vont une à une sur la prochaine case libre de votre rangée, de gauche à droite. Si la couleur convient, vous recevez aussitôt le bonus de la case, avant de poser la suivante.
rules-burgundy-routes-bonus = La plupart des bonus sont des effets de bâtiments ; l’un est une action comme avec un château, l’un prend n’importe quelle tuile des six dépôts.
rules-burgundy-routes-full = Quand la rangée est pleine, les marchandises vendues sont mises de côté comme d’habitude.
rules-burgundy-routes-points = Les points et l’argent de la vente viennent comme toujours.
rules-burgundy-routes-team = Au [r:team|jeu en équipes], les cartes des deux partenaires forment une seule rangée.

# Les blasons

rules-burgundy-shields = Les blasons
rules-burgundy-shields-there = Au départ, des blasons sont posés face visible près des dépôts. Ils ne sont pas remplacés.
rules-burgundy-shields-win = Gagner un blason
rules-burgundy-shields-win-double = Si vos deux dés montrent le même nombre, vous pouvez prendre un blason au dépôt de ce nombre *au lieu de vos deux actions*. Des ouvriers peuvent faire le double.
rules-burgundy-shields-win-castle = Le blason va sur un château de votre duché. Si tous vos châteaux en portent un, ou si vous le voulez, il en remplace un ; l’ancien quitte le jeu.
rules-burgundy-shields-tribute = Le tribut
rules-burgundy-shields-tribute-pay = À la fin de chaque phase, *avant* que les mines paient, chaque blason coûte 1 pièce d’argent. Les blasons que vous ne pouvez ou ne voulez pas payer quittent le jeu.
rules-burgundy-shields-list = Ce qu’ils font
rules-burgundy-shields-list-points = Chaque blason que vous avez encore à la fin marque aussi : 1 à 6 { $shields-high } points chacun, 7 à 12 { $shields-middle }, 13 à 18 { $shields-low }.
rules-burgundy-shields-s1 = *1 :* tous vos pâturages n’en font qu’un.
rules-burgundy-shields-s2 = *2 :* chaque fois que quelqu’un d’autre gagne des ouvriers, vous gagnez 1 ouvrier.
rules-burgundy-shields-s3 = *3 :* vous pouvez payer le tribut en ouvriers, en tout ou en partie.
rules-burgundy-shields-s4 = *4 :* vous avez autant de cases « clé » que vous voulez. Si vous le perdez, les tuiles en trop doivent partir.
rules-burgundy-shields-s5 = *5 :* avec un navire, vous prenez aussi toutes les marchandises d’une couleur dans les six dépôts, si vous avez de la place.
rules-burgundy-shields-s6 = *6 :* à un moment de votre tour, choisissez une fois pour toutes un autre joueur : les monastères de son duché comptent aussi pour vous, y compris ceux posés plus tard, et aussi à la fin.
rules-burgundy-shields-s7 = *7 :* les tuiles bonus que vous prenez marquent double.
rules-burgundy-shields-s8 = *8 :* vos mines rapportent le double d’argent.
rules-burgundy-shields-s9 = *9 :* une vente rapporte 1 pièce d’argent par marchandise vendue. Le monastère 3 n’y ajoute rien.
rules-burgundy-shields-s10 = *10 :* à la fin, vos monastères marquent double.
rules-burgundy-shields-s11 = *11 :* quand vous posez un château, son action peut être de prendre un blason à n’importe quel dépôt.
rules-burgundy-shields-s12 = *12 :* les marchandises vendues marquent double.
rules-burgundy-shields-s13 = *13 :* à la fin, tous vos blasons marquent double, celui-ci compris.
rules-burgundy-shields-s14 = *14 :* à la fin de chaque phase, vous posez une tuile des six dépôts directement dans votre duché et l’utilisez.
rules-burgundy-shields-s15 = *15 :* de même avec une tuile du dépôt noir ou une auberge à côté.
rules-burgundy-shields-s16 = *16 :* une fois par tour, vous pouvez tourner un de vos dés sur n’importe quel nombre.
rules-burgundy-shields-s17 = *17 :* une zone achevée marque comme la taille suivante, jusqu’à 8 au plus.
rules-burgundy-shields-s18 = *18 :* vous pouvez poser des tuiles partout dans votre duché, pas seulement à côté d’autres.
rules-burgundy-shields-order = À la fin d’une phase viennent d’abord les tuiles des blasons 14 et 15, puis le tribut, puis les mines. Si vous avez le 14 et le 15, vous choisissez lequel vient d’abord. Avec le blason 6, vous choisissez quelqu’un à tout moment, aussi pendant le tour des autres, sans que personne n’attende ; sinon, on vous le demande avant que les mines paient, si cela compte, et au plus tard avant le décompte final.

# Le jeu en équipes

rules-burgundy-team = Le jeu en équipes
rules-burgundy-team-teams = À quatre, on joue en deux équipes. Les partenaires sont côte à côte et partagent un grand duché de { $team-spaces } cases.
rules-burgundy-team-shared = *En commun :* le duché, les marchandises, les ouvriers, l’argent, les marchandises vendues et { $team-shared } cases « clé ».
rules-burgundy-team-own = *À vous seul :* vos deux dés, vos points, votre pion sur le pont et { $team-private } cases « clé ». Personne n’utilise les dés ni les tuiles propres du partenaire, et les tuiles ne changent pas de case « clé ».
rules-burgundy-team-start = Chaque équipe commence avec { $goods-start } marchandises et { $team-silver } pièces d’argent ; l’équipe qui commence a { $team-workers-first } ouvriers, l’autre { $team-workers-second }. Le château de départ est au centre du plateau 12a ; sur le plateau 12b, vous choisissez entre deux cases château.
rules-burgundy-team-order = À la première manche, l’ordre est A1, B1, A2, B2. Ensuite, le pont décide comme d’habitude.
rules-burgundy-team-bridge = Un pion sur la dernière case du pont qui avance encore passe au-dessus de la pile qui s’y trouve.
rules-burgundy-team-score = Vous marquez les points que rapportent vos propres actions. À la fin, on additionne les points des deux partenaires, et la plus grande somme l’emporte.
rules-burgundy-team-tie = À somme égale, l’équipe qui a *plus* de cases vides l’emporte.

# Le jeu en solo

rules-burgundy-solo = Le jeu en solo
rules-burgundy-solo-goal = En solo, on ne joue pas pour les points. Vous gagnez si vous remplissez les { $spaces } cases de votre duché en { $all-rounds } manches.
rules-burgundy-solo-start = Vous commencez avec { $solo-silver } pièce d’argent, { $solo-workers } ouvriers, { $goods-start } marchandises et un château sur n’importe quelle case château de vos îles (13a pour une première partie, 13b est plus difficile). Le plateau et les points des ventes sont ceux pour deux.
rules-burgundy-solo-islands = Vous n’atteignez d’autres îles que le long des rivières tracées entre elles.
rules-burgundy-solo-goods-room = Le nombre de couleurs de marchandises gardées n’est pas limité.
rules-burgundy-solo-round = Une manche
rules-burgundy-solo-round-goods = La marchandise de la manche va au dépôt du dé blanc.
rules-burgundy-solo-round-tile = Une tuile de ce dépôt quitte le jeu, dans un ordre fixe. Si le dépôt est vide, le suivant dans le sens horaire perd une tuile.
rules-burgundy-solo-round-actions = Puis vous faites vos deux actions.
rules-burgundy-solo-ships = Les navires
rules-burgundy-solo-ships-clear = Après qu’un navire a pris les marchandises d’un dépôt, toutes celles des autres dépôts quittent le jeu.
rules-burgundy-solo-ships-exchange = Alors, et seulement alors, vous pouvez donner { $solo-exchange } marchandises de n’importe quelles couleurs contre une tuile du dépôt noir. Elle va *face cachée* sur une case « clé ». Une tuile face cachée convient à toute couleur et remplit sa case, mais n’a aucun effet.
rules-burgundy-solo-points = À quoi servent les points
rules-burgundy-solo-points-target = Tous les points font avancer un compteur. Quand il atteint l’objectif, vous avez aussitôt une action de plus, comme avec un château. Le compteur revient à 0, les points en trop sont perdus, et l’objectif baisse de { $solo-step }, mais jamais au-dessous de { $solo-step }. Ce qui arrive en même temps (l’effet d’une tuile, la tuile pour une couleur achevée, chaque gain de points, l’action pour l’objectif), vous l’exécutez dans l’ordre de votre choix.
rules-burgundy-solo-points-buy = Chaque fois que vous gagnez des points, vous pouvez en acheter d’autres pour 1 pièce d’argent chacun.
rules-burgundy-solo-points-level = L’objectif commence à 50. Une option de table le règle de 45 (bien plus facile) à 55 (bien plus difficile).
rules-burgundy-solo-differences = Ce qui change encore
rules-burgundy-solo-differences-monasteries = Les monastères qui marquent à la fin marquent aussitôt, quand vous les posez, pour ce qui est là. Le monastère 26 marque 3 points par couleur achevée. La grue compte comme un seul bâtiment, une fois, pour un monastère de votre choix.
rules-burgundy-solo-differences-colour = Une couleur achevée ne rapporte pas de points. À la place, vous choisissez une tuile du dépôt noir et la posez directement dans votre duché, avec son effet. Si elle achève une autre couleur, vous recommencez.
rules-burgundy-solo-differences-end = Il n’y a pas de décompte final. Dès que la dernière case est remplie, vous avez gagné.
