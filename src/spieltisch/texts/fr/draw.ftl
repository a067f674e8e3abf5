## La table à l’écran

draw-waits-for = À { $names } de décider.
draw-over = La partie est terminée. Le plus de points : { $names }, { $points }.

draw-ui-options = Vos possibilités
draw-ui-undo = Annuler le coup
draw-ui-undone = Coup annulé.
draw-ui-seals = Ne pourra pas être annulé
draw-ui-take = Valider
draw-ui-choose = Choisissez
draw-ui-cancel = Annuler
draw-ui-close = Fermer
draw-ui-glossary = Glossaire
draw-ui-table = Plateau
draw-ui-mine = À moi
draw-ui-others = Autres
draw-ui-log = Journal
draw-ui-enlarge = Agrandir
draw-ui-zoom-in = Plus grand
draw-ui-zoom-reset = Plateau entier
draw-ui-brings-nothing = Mène au choix suivant
draw-ui-all = Toutes
draw-ui-playable = Jouables
draw-ui-points = Points
draw-ui-keys = Touches
draw-ui-lost = Connexion perdue. Nouvel essai …
draw-ui-back-again = Connexion rétablie.
draw-ui-thinking = réfléchit
draw-ui-several = choix ici
draw-ui-since = Depuis votre dernier passage

## Les Châteaux de Bourgogne à l’écran

draw-burgundy-board = Plateau de jeu
draw-burgundy-status = Phase { $phase } · manche { $round } sur { $rounds }
draw-burgundy-phase = Phase { $phase } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de plus par zone achevée
draw-burgundy-phase-now = En cours : phase { $phase }
draw-burgundy-rounds = Marchandises de la phase
draw-burgundy-round = Manche { $number }
draw-burgundy-white-die = Dé blanc
draw-burgundy-white-die-shows = Dé blanc : { $number }. La marchandise de la manche est allée au dépôt { $number }.
draw-burgundy-depot-space = Dépôt { $depot }, { $kind }
draw-burgundy-depot-goods = Marchandises du dépôt { $depot }
draw-burgundy-black-depot = Dépôt noir : 2 pièces
draw-burgundy-ask-no-dice = Vos dés sont utilisés : autre chose, ou terminer ?
draw-burgundy-bridge = Pont · ordre du tour
draw-burgundy-bridge-space = Case { $step } du pont
draw-burgundy-on-bridge = { $name } sur la case { $step } du pont
draw-burgundy-bonus-large = Grand bonus pour qui couvre en premier tout : { $kind }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
draw-burgundy-bonus-small = Petit bonus pour qui couvre en second tout : { $kind }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
draw-burgundy-bonus-tile-large = Grande tuile bonus, { $kind }
draw-burgundy-bonus-tile-small = Petite tuile bonus, { $kind }
draw-burgundy-bonuses = Tuiles bonus
draw-burgundy-duchy = Duché { $number }
draw-burgundy-space = Case pour { $kind } : { $spot }
draw-burgundy-silver = Pièces d’argent
draw-burgundy-worker = Ouvriers
draw-burgundy-die = Dé { $number }
draw-burgundy-die-shows = Dé montrant { $number }
draw-burgundy-keys = Cases « clé »
draw-burgundy-key-space = Case « clé » { $number }
draw-burgundy-goods = Marchandises
draw-burgundy-goods-space = Case de marchandises { $number }
draw-burgundy-sold = Vendues
draw-burgundy-has-silver = { $count ->
    [0] aucune pièce d’argent
    [one] { $count } pièce d’argent
   *[other] { $count } pièces d’argent
}
draw-burgundy-has-workers = { $count ->
    [0] aucun ouvrier
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
draw-burgundy-has-goods = { $count ->
    [0] aucune marchandise en stock
    [one] { $count } marchandise en stock
   *[other] { $count } marchandises en stock
}
draw-burgundy-has-sold = { $count ->
    [0] aucune marchandise vendue
    [one] { $count } marchandise vendue
   *[other] { $count } marchandises vendues
}
draw-burgundy-has-tiles = Cases couvertes : { $count } sur 37

draw-burgundy-group-take = Prendre une tuile
draw-burgundy-group-place = Poser une tuile
draw-burgundy-group-sell = Vendre
draw-burgundy-group-workers = Ouvriers
draw-burgundy-group-buy = Acheter une tuile
draw-burgundy-group-goods = Prendre des marchandises
draw-burgundy-group-discard = Défausser une tuile
draw-burgundy-group-duchy = Votre duché
draw-burgundy-group-mimic = Utiliser la grue
draw-burgundy-group-finish = Finir

draw-burgundy-about-market = Prenez un navire ou une tuile d’animaux dans un des six dépôts.
draw-burgundy-about-carpenter = Prenez un bâtiment dans un des six dépôts.
draw-burgundy-about-church = Prenez une mine, un monastère ou un château dans un des six dépôts.
draw-burgundy-about-warehouse = Vendez aussitôt toutes vos marchandises d’une couleur.
draw-burgundy-about-boarding-house = Prenez 4 ouvriers.
draw-burgundy-about-bank = Prenez 2 pièces d’argent.
draw-burgundy-about-town-hall = Posez une autre tuile de vos cases « clé ».
draw-burgundy-about-watchtower = 4 points.
draw-burgundy-about-crane = Utilisez l’effet d’un bâtiment au choix. Compte comme un bâtiment au choix pour les monastères 16 à 23.
draw-burgundy-about-castle = Jouez aussitôt une action de plus, avec la valeur de votre choix.
draw-burgundy-about-mine = 1 pièce d’argent à la fin de chaque phase.
draw-burgundy-about-ship = Prenez toutes les marchandises d’un dépôt et avancez d’une case sur le pont.
draw-burgundy-about-livestock = Marquez ses animaux, et à nouveau chaque tuile du même animal dans ce pâturage.
draw-burgundy-about-geese = 2 points, plus les tuiles d’un autre animal de ce pâturage. Chaque animal posé ici plus tard rapporte à nouveau ces 2 points.
draw-burgundy-about-monastery-1 = Vos villes peuvent contenir plusieurs fois le même bâtiment.
draw-burgundy-about-monastery-2 = Chaque mine rapporte aussi 1 ouvrier en fin de phase.
draw-burgundy-about-monastery-3 = Une vente rapporte 2 pièces au lieu d’une.
draw-burgundy-about-monastery-4 = Une vente rapporte aussi 1 ouvrier.
draw-burgundy-about-monastery-5 = Vos navires vident aussi un dépôt voisin de celui choisi.
draw-burgundy-about-monastery-6 = Achetez dans tous les dépôts et payez aussi en ouvriers.
draw-burgundy-about-monastery-7 = Chaque tuile d’animaux qui marque rapporte 1 point de plus.
draw-burgundy-about-monastery-8 = Un ouvrier change un dé de 2 au plus.
draw-burgundy-about-monastery-9 = Poser un bâtiment : changez le dé de 1, sans payer.
draw-burgundy-about-monastery-10 = Poser un navire ou des animaux : changez le dé de 1, sans payer.
draw-burgundy-about-monastery-11 = Poser un château, une mine ou un monastère : changez le dé de 1, sans payer.
draw-burgundy-about-monastery-12 = Prendre une tuile : changez le dé de 1, sans payer.
draw-burgundy-about-monastery-13 = L’action des ouvriers rapporte aussi 1 pièce.
draw-burgundy-about-monastery-14 = L’action des ouvriers rapporte 4 ouvriers au lieu de 2.
draw-burgundy-about-monastery-15 = À la fin : 2 points par couleur de marchandise vendue.
draw-burgundy-about-monastery-16 = À la fin : 4 points par entrepôt.
draw-burgundy-about-monastery-17 = À la fin : 4 points par tour de guet.
draw-burgundy-about-monastery-18 = À la fin : 4 points par menuiserie.
draw-burgundy-about-monastery-19 = À la fin : 4 points par église.
draw-burgundy-about-monastery-20 = À la fin : 4 points par marché.
draw-burgundy-about-monastery-21 = À la fin : 4 points par pension.
draw-burgundy-about-monastery-22 = À la fin : 4 points par banque.
draw-burgundy-about-monastery-23 = À la fin : 4 points par hôtel de ville.
draw-burgundy-about-monastery-24 = À la fin : 4 points par espèce d’animal.
draw-burgundy-about-monastery-25 = À la fin : 1 point par marchandise vendue.
draw-burgundy-about-monastery-26 = À la fin : 3 points par tuile bonus.
draw-burgundy-about-monastery-27 = Sur le pont, vous êtes toujours en haut de la pile.
draw-burgundy-about-monastery-28 = À votre tour : 1 pièce → 2 ouvriers, autant de fois que voulu.

## Boonlake à l’écran

draw-boonlake-status = Manche { $round } sur { $rounds } · { $scorings } décomptes sur { $all }
draw-boonlake-panel-map = Plateau principal
draw-boonlake-panel-actions = Actions
draw-boonlake-panel-goals = Décompte
draw-boonlake-hex = { $number }, { $region }
draw-boonlake-river-space = Case { $number } de la rivière
draw-boonlake-river-start = Case { $number } de la rivière, départ
draw-boonlake-river-harbour = Case { $number } de la rivière, port
draw-boonlake-mound = Tuiles dans le tas
draw-boonlake-pastures = Pâturages restants
draw-boonlake-row = Navire : jusqu’à { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}{ $loss ->
    [0] {""}
   *[other] , et { $loss } PV perdus
}
draw-boonlake-track-space = { $track }, case { $position } : { $income }{ $vp ->
    [0] {""}
   *[other] {" "}et { $vp } PV
} à chaque décompte
draw-boonlake-goal-place = Tuile de scoring { $number }
draw-boonlake-projects = Projet spécial réalisé par
draw-boonlake-marks = Décompté par
draw-boonlake-project = Projet spécial : { $cost } → { $vp } PV, 2 habitants, { $track }
draw-boonlake-goal = tuile de scoring
draw-boonlake-recess = { $piece }, rangée { $tier }. Une fois le renfoncement vide : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $vp } PV à chaque décompte{ $final ->
    [0] {""}
   *[other] , { $final } PV à la fin
}
draw-boonlake-lever = { $name } ({ $cost } pièces) : { $text }
draw-boonlake-lever-detail = { $cost } pièces. { $text }
draw-boonlake-lever-up = Levier levé : prêt
draw-boonlake-lever-down = Levier baissé : utilisé
draw-boonlake-production = Site de production, { $resource }
draw-boonlake-production-head = Production et canal
draw-boonlake-produces = { $resource }, niveau { $level }
draw-boonlake-canal = Canal : { $resource }
draw-boonlake-ranch = Ranch
draw-boonlake-coins = Pièces
draw-boonlake-vases = Vases
draw-boonlake-supply = Habitants en réserve
draw-boonlake-inhabitant = Habitant
draw-boonlake-house = Maison
draw-boonlake-settlement = Village
draw-boonlake-cattle = Bovin
draw-boonlake-ship = Navire
draw-boonlake-boat = Canot
draw-boonlake-project-done = Projet réalisé
draw-boonlake-owned = { $thing } ({ $name })
draw-boonlake-region-marker = Marqueur de région : la récompense est prise jusqu’au prochain décompte
draw-boonlake-mark = { $name }, décompte { $scoring }
draw-boonlake-on-track = { $name } : { $track }, case { $position }
draw-boonlake-hand = Main
draw-boonlake-pair = Vos tuiles de scoring au choix
draw-boonlake-strip-taken = En cours
draw-boonlake-played = { $name } : posées
draw-boonlake-vases-price = { $amount ->
    [one] { $amount } vase
   *[other] { $amount } vases
}
draw-boonlake-has-coin = { $count ->
    [0] aucune pièce
    [one] { $count } pièce
   *[other] { $count } pièces
}
draw-boonlake-has-card = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
draw-boonlake-has-inhabitant = { $count ->
    [0] aucun habitant au ranch
    [one] { $count } habitant au ranch
   *[other] { $count } habitants au ranch
}
draw-boonlake-has-vase = { $count ->
    [0] aucun vase
    [one] { $count } vase
   *[other] { $count } vases
}
draw-boonlake-has-lever-up = { $count ->
    [0] aucun levier
    [one] { $count } levier
   *[other] { $count } leviers
}
draw-boonlake-has-house = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} sur 15 hors du plateau
draw-boonlake-has-site = { $count } niveaux de production

draw-boonlake-group-strip = Actions
draw-boonlake-group-play = Jouer une carte
draw-boonlake-group-project = Projets spéciaux
draw-boonlake-group-discard = Défausser une carte
draw-boonlake-group-develop = Développer
draw-boonlake-group-upgrade = Améliorer
draw-boonlake-group-cattle = Placer un bovin
draw-boonlake-group-place = Placer
draw-boonlake-group-sail = Naviguer
draw-boonlake-group-modernize = Moderniser
draw-boonlake-group-lever = Leviers
draw-boonlake-group-score = Tuiles de scoring
draw-boonlake-group-leave = Rien de cela
draw-boonlake-group-other = Choisir

draw-boonlake-strips = Actions
draw-boonlake-levers = Leviers
draw-boonlake-signs = Signes
draw-boonlake-about-pioneer = Vous : une carte jour ; explorez deux fois, puis développez ou améliorez une fois. Les autres : piochent 2 cartes, puis jouent ou défaussent une carte.
draw-boonlake-about-settle = Vous : une carte nuit ; développez ou améliorez une fois. Tous : développer, améliorer, ou jouer ou défausser une carte.
draw-boonlake-about-cattle-breeding = Vous : une carte jour ; placez un pâturage. Tous : placer un bovin, ou jouer ou défausser une carte.
draw-boonlake-about-region-scoring = Vous : une carte crépuscule ; laissez une région de côté et prenez son indication de récompense. Tous : 1 pièce par élément dans les trois autres.
draw-boonlake-about-hire = Vous : une carte nuit ; 1 habitant, explorez une fois. Tous : 3 pièces ou 3 cartes → 1 habitant, autant de fois que voulu.
draw-boonlake-about-progress = Vous : une carte crépuscule ; modernisez une fois. Tous : 1 habitant → moderniser, ou piocher une carte.
draw-boonlake-about-builder = Vous : 3 pièces ; jouez une carte au choix ou piochez-en 2. Tous : jouer ou défausser une carte.
draw-boonlake-sign-now = Éclair
draw-boonlake-sign-now-text = Se produit une fois, quand la carte est jouée.
draw-boonlake-sign-always = Cercle
draw-boonlake-sign-always-text = Vaut pour le reste de la partie.
draw-boonlake-sign-end = Drapeau
draw-boonlake-sign-end-text = Compte à la fin de la partie.
draw-boonlake-sign-vase = Vase
draw-boonlake-sign-vase-text = Paie certaines cartes.
draw-boonlake-sign-site = Site de production
draw-boonlake-sign-site-text = Montre 1 ressource quand il le faut ; retourné, il en montre 2.
draw-boonlake-sign-step-coin = Piste de pièces
draw-boonlake-sign-step-coin-text = Une case de plus sur la piste de pièces.
draw-boonlake-sign-step-card = Piste de cartes
draw-boonlake-sign-step-card-text = Une case de plus sur la piste de cartes.
draw-boonlake-sign-anchor = Port
draw-boonlake-sign-anchor-text = Accueille autant de navires qu’on veut et se compte toujours.
draw-boonlake-sign-lock = Écluse
draw-boonlake-sign-lock-text = Le premier navire qui la traverse déclenche un décompte.
draw-boonlake-sign-gear = Moderniser
draw-boonlake-sign-gear-text = Modernisez : prenez un levier pour votre plateau Joueur.

draw-boonlake-solo-tile = Tuile Solo en cours
draw-boonlake-solo-stack = Tuiles Solo face cachée
draw-boonlake-solo-place = { $piece }. Une fois la place libre : { $vp } PV
draw-boonlake-cactus = Piste du Cactus
draw-boonlake-cactus-space = Piste du Cactus, case { $position } : { $vp } PV
draw-boonlake-solo-prefers = Une action parmi { $actions }, la plus haute. Lieu privilégié : { $number }
draw-boonlake-solo-left = Face cachée : { $a } A, { $b } B
