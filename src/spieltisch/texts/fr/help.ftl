## Les pages d’aide.

# Pages

help-title = Aide
help-about = Les règles de chaque jeu par chapitre, tous les symboles, et chaque carte et tuile avec son effet. Personne ici n’a besoin du livret.
help-rules = Règles par chapitre
help-own-words = Ces règles sont racontées avec nos propres mots. Là où les règles imprimées laissent un doute, elles disent ce qui vaut à cette table.
help-contents = Sommaire
help-way = Où vous êtes
help-turn = Chapitres voisins
help-on-page = Sur cette page
help-example = Exemple
help-note = Souvent oublié

help-board-map = Le plateau principal : quatre régions d’emplacements numérotés avec leurs récompenses d’exploration, des ponts entre elles, et la rivière avec ses ports, ses écluses et ses deux bras.
help-board-player = Un plateau Joueur : cinq rangées de renfoncements avec leurs revenus, les leviers, les sites de production au-dessus du canal, et le ranch.
help-board-goals = Les deux pistes de revenu et, au-dessous, les places des quatre tuiles de scoring.
help-board-eminence = Le plateau de la Sage Éminence avec la piste du Cactus.
help-board-main = Le plateau : phases et manches, les six dépôts autour du dépôt noir, le pont et les tuiles bonus.
help-board-duchy-1 = Le duché 1 : couleurs, nombres et signes des cases, les cases « clé » et les cases de marchandises.
help-board-duchy-11a = Le duché 11a et ses trois postes-frontière.
help-board-duchy-12a = Le duché 12a, partagé par une équipe.
help-board-duchy-13a = Les îles du duché 13a et les rivières entre elles.

# Recherche

help-search = Chercher dans l’aide
help-search-go = Chercher
help-found = Recherche : { $query }
help-found-many = { $count ->
    [one] { $count } passage trouvé.
   *[other] { $count } passages trouvés.
}
help-found-none = Rien trouvé. Essayez avec moins de mots, ou des mots plus courts.

# Symboles

help-icons = Symboles
help-icons-pieces = Pièces en bois
help-icons-wealth = Ce que vous amassez
help-icons-resources = Ressources et production
help-icons-cards = Cartes
help-icons-effects = Effets
help-icons-map = Plateau principal et rivière
help-icons-seats = Qui est qui
help-icons-bonus = Tuiles bonus
help-icons-kinds = Couleurs des cases et des tuiles
help-icons-goods = Marchandises
help-icon-inhabitant = Habitant
help-icon-inhabitant-text = Attend au ranch, se tient sur le plateau principal, ou se perd pour des maisons, des villages, des bovins et des leviers.
help-icon-house = Maison
help-icon-house-text = Un habitant amélioré. Rapporte 2 pièces à qui place un bovin à côté.
help-icon-settlement = Village
help-icon-settlement-text = Une maison améliorée. Rapporte des PV aux bovins adjacents.
help-icon-cattle = Bovin
help-icon-cattle-text = Se place sur un pâturage.
help-icon-ship = Navire
help-icon-ship-text = Descend la rivière une fois par manche.
help-icon-boat = Canot
help-icon-boat-text = Fournit 1 ressource : celle de sa case du canal.
help-icon-coin = Pièce
help-icon-coin-text = Paie cartes, leviers, habitants et canots qui remontent.
help-icon-vase = Vase
help-icon-vase-text = Paie certaines cartes.
help-icon-card = Carte
help-icon-card-text = Une carte projet en main, à piocher ou à défausser.
help-icon-vp = Points
help-icon-vp-text = Points de victoire.
help-icon-wood = Bois
help-icon-wood-text = Une ressource ; la première place du canal.
help-icon-loam = Argile
help-icon-loam-text = Une ressource.
help-icon-stone = Pierre
help-icon-stone-text = Une ressource.
help-icon-iron = Fer
help-icon-iron-text = Une ressource ; la dernière place du canal.
help-icon-joker = Ressource au choix
help-icon-joker-text = Une ressource de moins pour une carte ou un projet.
help-icon-site = Site de production
help-icon-site-text = Construisez un site de production, ou retournez-en un au niveau 2.
help-icon-site-loam-1 = Site de production, niveau 1
help-icon-site-loam-1-text = Fournit 1 de sa ressource quand il le faut.
help-icon-site-loam-2 = Site de production, niveau 2
help-icon-site-loam-2-text = Fournit 2 de sa ressource quand il le faut.
help-icon-kind-day = Jour
help-icon-kind-day-text = Les cartes de ce type vont avec Pionnier et Élevage bovin.
help-icon-kind-sunset = Crépuscule
help-icon-kind-sunset-text = Les cartes de ce type vont avec Récompenses de région et Progrès.
help-icon-kind-night = Nuit
help-icon-kind-night-text = Les cartes de ce type vont avec S’installer et Recruter.
help-icon-kind-any = N’importe quel type
help-icon-kind-any-text = Une carte de n’importe quel type.
help-icon-now = Éclair
help-icon-now-text = Se produit une fois, quand la carte est jouée.
help-icon-always = Cercle
help-icon-always-text = Vaut pour le reste de la partie.
help-icon-end = Drapeau
help-icon-end-text = Compte à la fin de la partie.
help-icon-mound = Explorer
help-icon-mound-text = Révélez une tuile de construction et placez-la sur le plateau principal.
help-icon-up = Améliorer
help-icon-up-text = Un habitant devient une maison, ou une maison un village.
help-icon-gear = Moderniser
help-icon-gear-text = Modernisez : prenez un levier pour votre plateau Joueur.
help-icon-step-coin = Piste de pièces
help-icon-step-coin-text = Une case sur la piste de pièces.
help-icon-step-card = Piste de cartes
help-icon-step-card-text = Une case sur la piste de cartes.
help-icon-steps = Trois cases
help-icon-steps-text = Trois cases sur l’une des deux pistes, sans les partager.
help-icon-wagon-coin = Revenu en pièces
help-icon-wagon-coin-text = Tout de suite le revenu de votre marqueur sur la piste de pièces.
help-icon-wagon-card = Revenu en cartes
help-icon-wagon-card-text = Tout de suite le revenu de votre marqueur sur la piste de cartes.
help-icon-lever-up = Levier levé
help-icon-lever-up-text = Prêt à servir.
help-icon-lever-down = Levier baissé
help-icon-lever-down-text = Utilisé ; remonte au prochain décompte intermédiaire.
help-icon-anchor = Port
help-icon-anchor-text = Accueille autant de navires qu’on veut et compte toujours.
help-icon-lock = Écluse
help-icon-lock-text = Le premier navire à la traverser provoque un décompte intermédiaire.
help-icon-bridge = Pont
help-icon-bridge-text = Les deux emplacements qu’il relie sont adjacents.
help-icon-region-marker = Marqueur de région
help-icon-region-marker-text = Cette indication de récompense est couverte jusqu’au prochain décompte intermédiaire.
help-icon-tile-pasture = Pâturage
help-icon-tile-pasture-text = Accueille quatre bovins.
help-icon-marker-0 = Première place : disque
help-icon-marker-0-text = Les places se distinguent par le signe, pas seulement par la couleur.
help-icon-marker-1 = Deuxième place : carré
help-icon-marker-1-text = Sur toutes les pièces de cette place.
help-icon-marker-2 = Troisième place : triangle
help-icon-marker-2-text = Sur toutes les pièces de cette place.
help-icon-marker-3 = Quatrième place : losange
help-icon-marker-3-text = Sur toutes les pièces de cette place.
help-icon-silver = Pièce d’argent
help-icon-silver-text = Achète des tuiles du dépôt noir ; 1 point à la fin.
help-icon-worker = Ouvrier
help-icon-worker-text = Change un dé de 1 ; deux valent 1 point à la fin.
help-icon-die-3 = Dé
help-icon-die-3-text = Une action avec son nombre.
help-icon-back-black = Dos noir
help-icon-back-black-text = Une tuile du dépôt noir.
help-icon-bonus-large-castle = Grande tuile bonus
help-icon-bonus-large-castle-text = Pour qui couvre en premier toutes les cases de cette couleur.
help-icon-bonus-small-castle = Petite tuile bonus
help-icon-bonus-small-castle-text = Pour qui couvre en second toutes les cases de cette couleur.
help-icon-kind-text = Les cases et tuiles de cette couleur ont ce motif et ce signe.

# Éléments

help-parts = Toutes les cartes et tuiles
help-parts-about = Chaque élément tel qu’il est sur la table, son effet, et d’où vient chacune de ses valeurs.
help-parts-many = { $count ->
    [0] Rien ne convient.
    [one] { $count } élément.
   *[other] { $count } éléments, page { $page } sur { $pages }.
}
help-words = Mots
help-kind = Sorte
help-cost = Pièces
help-set = Jeu ou extension
help-any = peu importe
help-filter = Afficher
help-filter-none = Tout afficher
help-pages = Pages
help-page = Page { $page } sur { $pages }
help-page-before = Page précédente
help-page-after = Page suivante
help-picture = Image : { $name }
help-count = Nombre : { $count }
help-cost-0 = aucune
help-cost-1-3 = 1 à 3
help-cost-4-6 = 4 à 6
help-cost-7-9 = 7 à 9
help-cost-10 = 10 et plus
help-kind-card = Cartes projet
help-kind-tile = Tuiles de construction
help-kind-goal = Tuiles de scoring
help-kind-strip = Plaquettes action
help-kind-lever = Leviers
help-kind-row = Rangées du plateau action
help-kind-river = Cases de la rivière
help-kind-hex = Emplacements du plateau principal
help-kind-region = Régions
help-kind-track = Pistes de revenu
help-kind-tier = Rangées du plateau Joueur
help-kind-solo-tile = Tuiles Solo
help-kind-level = Niveaux du solo
help-kind-box = Plateaux et boîte
help-kind-building = Bâtiments
help-kind-monastery = Monastères
help-kind-ship = Navires
help-kind-livestock = Animaux
help-kind-castle = Châteaux
help-kind-mine = Mines
help-kind-other = Tuiles pour toute couleur
help-kind-goods = Marchandises
help-kind-bonus = Tuiles bonus
help-kind-shield = Blasons
help-kind-route = Routes commerciales
help-kind-duchy = Duchés
help-kind-depot = Dépôts
help-set-base = jeu de base
help-set-solo = jeu en solo
help-set-extra-tiles = tuiles supplémentaires
help-set-white-castles = châteaux blancs
help-set-inns = auberges
help-set-trade-routes = routes commerciales
help-set-shields = blasons
help-set-posts = postes-frontière
help-set-team = jeu en équipes
help-origin = Origine
help-origins = D’où viennent les valeurs
help-origins-about = « Livret » : dit par les règles imprimées ou déduit d’elles ; « rapporté » : selon les récits de joueurs ; « reconstitué » : notre propre conception, là où rien n’est connu. Qui possède le jeu peut jouer avec un pack des valeurs imprimées.
help-origin-rulebook = Livret
help-origin-reported = Rapporté
help-origin-reconstructed = Reconstitué
help-aspect-kind = sorte
help-aspect-price = prix
help-aspect-effect = effet
help-aspect-points = points
help-aspect-condition = condition
help-aspect-project = projet
help-aspect-place = place
help-aspect-count = nombre
help-aspect-name = nom
help-part-pair = { $name } : { $value }
help-part-rules = Règles complètes
help-part-price = Prix : { $price }
help-part-nothing = Pas de récompense
help-part-grey = Tuile grise : se découvre en explorant
help-part-start = Tuile de départ à partir de { $players } joueurs
help-part-start-space = Une tuile de départ s’y trouve à partir de { $players } joueurs
help-part-pasture = Accueille jusqu’à quatre bovins et rien d’autre
help-part-row = Rangée { $number }
help-part-river-shared = Case { $number } de la rivière
help-part-river-upper = Case { $number } de la rivière, bras supérieur
help-part-river-lower = Case { $number } de la rivière, bras inférieur
help-part-beside = Adjacents : { $spaces }
help-part-label = Indication de récompense : { $reward }
help-part-spaces = { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
}
help-part-track = { $track }, case { $step }
help-part-crossed = En chemin : { $reward }
help-part-tier = Rangée { $number }
help-part-solo-tile = Tuile Solo { $tile }
help-part-corners = Nombres dans les coins : { $numbers }
help-part-level = Retirées : { $a } tuiles A, { $b } tuiles B
help-part-locks = Une écluse suit ces cases (partie commune, bras supérieur, bras inférieur) : { $numbers }
help-part-bridges = Ponts : { $pairs }
help-part-ford = Gué : { $pair }
help-part-levers = { $count ->
    [one] { $count } levier
   *[other] { $count } leviers
} pour tous
help-part-past-end = Au-delà du bout d’une piste : { $vp } PV par case
help-part-backs = { $coloured } de couleur, { $black } noires
help-part-sold-by = Se vend avec un { $number }
help-part-large = Grande, à 2/3/4 : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
help-part-small = Petite, à 2/3/4 : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
help-part-duchy = { $spaces } cases en { $areas } zones
help-part-towns = Tailles des villes : { $sizes }
help-part-start-with = { $goods } marchandises, { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
}, ouvriers selon l’ordre : { $workers }
help-part-bridge = { $steps } pas après le départ
help-part-dealt = Recto et verso des plateaux : { $boards }
help-part-route-cards = Cartes par joueur à 2/3/4 : { $cards }
help-part-team = Ouvriers { $workers } (première et autre équipe), { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
} d’argent, { $shared } cases « clé » communes et { $private } propres
help-box-pack = Le pack
help-box-locks = Écluses et départs
help-box-bridges = Ponts et gué
help-box-canal = Le canal
help-box-levers = Leviers
help-box-tracks = Le bout des pistes
help-box-players = Selon le nombre de joueurs
help-box-scoring = Points des zones
help-box-start = Ce que chacun a au départ
help-box-bridge = Le pont
help-box-dealt = Plateaux à distribuer
help-box-shields = Blasons aux dépôts
help-box-routes = Cartes des routes commerciales
help-box-team = Le jeu en équipes

# Tableaux dans les règles

help-river-lock = suivie d’une écluse
help-figure-rows = Rangées, cases du navire et PV perdus
help-figure-strips = Ce qui vient en premier sur chaque plaquette
help-figure-board = Revenu des renfoncements vides à chaque décompte intermédiaire
help-figure-labels = Indications de récompense des régions
help-figure-levers = Les leviers en bref
help-figure-tracks = Les deux pistes, case par case
help-figure-river = Récompenses le long de la rivière
help-figure-goals = Ce que demandent les tuiles de scoring à chaque décompte intermédiaire
help-figure-players = Selon le nombre de joueurs
help-figure-levels = Tuiles dans la pile de { $tiles }
help-figure-solo-board = PV de l’Éminence selon les pièces parties de son plateau
help-figure-cactus = PV sur la piste du Cactus
help-figure-monasteries = Ce que comptent les monastères à la fin, { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun
help-figure-goods = Quel nombre vend quelle couleur
help-figure-areas = Points selon la taille de la zone
help-figure-phase-points = Points selon la phase
help-figure-depots = Tuiles dans les dépôts
help-figure-routes = Toutes les routes commerciales
help-figure-shields = Blasons à chaque dépôt
help-column-row = Rangée
help-column-ship-steps = Pas
help-column-loss = PV
help-column-strip = Plaquette
help-column-first = D’abord
help-column-tier = Rangée
help-column-final = À la fin, chacun
help-column-region = Région
help-column-reward = Récompense
help-column-spaces = Emplacements
help-column-lever = Levier
help-column-cost = Prix
help-column-does = Ce qu’il fait
help-column-crossed = En chemin
help-column-step = Pas
help-column-space = Case
help-column-round-1 = Première manche
help-column-round-2 = Seconde manche
help-column-goal = Tuile de scoring
help-column-players = à { $count }
help-column-gone = Parties
help-column-vp = PV
help-column-die = Dé
help-column-goods = Marchandises
help-column-size = Taille
help-column-points = Points
help-column-phase = Phase
help-column-depot = Dépôt
help-column-depot-two = À deux
help-column-depot-third = À trois, en plus
help-column-depot-fourth = À quatre, en plus
help-column-monastery = Monastère
help-column-building = Bâtiment
help-column-card = Carte
help-players-tiles = Tuiles de départ
help-players-start-1 = Case de départ, première manche
help-players-start-2 = Case de départ, seconde manche
help-players-coins = Pièces selon l’ordre du tour
help-players-depot-tiles = Tuiles dans les dépôts par phase
help-players-black-tiles = Tuiles du dépôt noir
help-players-sale = Points par marchandise vendue
help-players-large = Grande tuile bonus
help-players-small = Petite tuile bonus
help-players-routes = Cartes de route par joueur
help-players-shields = Blasons en jeu
