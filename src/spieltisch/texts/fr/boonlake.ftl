## Boonlake: what is asked, done, told, and why not.

# The game

boonlake-name = Boonlake

# What is asked: set-up

boonlake-ask-choose-scoring-tile = Quelle tuile de scoring placez-vous dans votre zone ? Les points y comptent double pour vous.
boonlake-ask-choose-first-site = Avec quel site de production commencez-vous ?

# What is asked: a turn

boonlake-ask-choose-strip = Quelle action choisissez-vous ?
boonlake-ask-choose-card = Jouer une carte ({ $kind }), réaliser un projet, ou défausser une telle carte pour 2 pièces ?
boonlake-ask-choose-any-card = Jouer une carte au choix, réaliser un projet, ou défausser une carte pour 2 pièces ?
boonlake-ask-choose-space = Jusqu’où va votre navire ?
boonlake-ask-choose-vase-or-build = Un vase ou un site de production ?
boonlake-ask-choose-build = Quel site de production construisez-vous ?
boonlake-ask-choose-track = Sur quelle piste avancez-vous de trois cases ?
boonlake-ask-choose-discard = { $left ->
    [one] Quelle carte défaussez-vous ? (la dernière)
   *[other] Quelle carte défaussez-vous ? (encore { $left })
}
boonlake-ask-choose-payment = Comment payez-vous ?

# What is asked: the actions

boonlake-ask-choose-explore = Voulez-vous explorer ?
boonlake-ask-choose-hex = Où placez-vous la tuile révélée ?
boonlake-ask-choose-tile-lever = Vous avez placé une tuile. Utilisez-vous votre levier pour un habitant ?
boonlake-ask-choose-development = Voulez-vous développer ou améliorer ?
boonlake-ask-choose-upgrade = Que voulez-vous améliorer ?
boonlake-ask-choose-free-house = Quel habitant devient gratuitement une maison ?
boonlake-ask-choose-easy-settlement = Quelle maison devient un village, à des conditions facilitées ?
boonlake-ask-choose-pioneer-share = Piocher 2 cartes et continuer, ou utiliser un levier à la place ?
boonlake-ask-choose-settling = Développer, améliorer, ou jouer ou défausser une carte ?
boonlake-ask-choose-pasture = Où placez-vous un pâturage ?
boonlake-ask-choose-cattle = Placer un bovin, ou jouer ou défausser une carte ?
boonlake-ask-choose-region = Quelle région laissez-vous de côté pour son indication de récompense ?
boonlake-ask-choose-region-coins = Comment prenez-vous votre part des Récompenses de région ?
boonlake-ask-choose-hire = Recrutez-vous (3 pièces ou 3 cartes → 1 habitant) ?
boonlake-ask-choose-more-hire = Recrutez-vous encore un habitant ?
boonlake-ask-choose-modernize = Avec quel levier modernisez-vous ?
boonlake-ask-choose-progress = Perdre un habitant pour moderniser, ou piocher une carte ?
boonlake-ask-choose-builder = Jouer une carte, réaliser un projet, ou piocher 2 cartes ?
boonlake-ask-choose-builder-share = Jouer une carte, réaliser un projet, ou défausser une carte pour 2 pièces ?
boonlake-ask-choose-exchange = Faites-vous l’échange ?
boonlake-ask-choose-lever-up = Quel levier remontez-vous ?

# What is asked: interim scoring

boonlake-ask-choose-play = { $left ->
    [one] Jouer une carte, réaliser un projet ou améliorer ? (encore { $left } fois)
   *[other] Jouer une carte, réaliser un projet ou améliorer ? (encore { $left } fois)
}
boonlake-ask-choose-scoring = Quelle tuile de scoring décomptez-vous ?
boonlake-ask-choose-gift = Comment payez-vous pour « { $goal } » ?
boonlake-ask-choose-before-levers-up = Utilisez-vous encore un levier avant qu’ils soient tous relevés ?

# What may be done

boonlake-do-pick = Prendre « { $goal } »
boonlake-do-begin-with = Commencer par : { $resource }
boonlake-do-take = { $strip }
boonlake-do-pass = Passer
boonlake-do-play = Jouer { $card }
boonlake-do-sell = Défausser { $card } → 2 pièces
boonlake-do-discard = Défausser { $card }
boonlake-do-realize = Réaliser le projet spécial de « { $goal } »
boonlake-do-forgo = Renoncer à la carte et utiliser le levier « { $lever } »
boonlake-do-pay = { $coins ->
    [0] Ne rien payer
    [one] Payer { $coins } pièce
   *[other] Payer { $coins } pièces
} ; { $boats } ; { $using }
boonlake-do-explore = Révéler une tuile
boonlake-do-lay = La placer sur { $spot }
boonlake-do-tile-lever = Utiliser le levier : 1 habitant
boonlake-do-develop = Développer { $spot }, { $place }
boonlake-do-house = Maison sur { $spot }, { $place }, pour 1 habitant
boonlake-do-free-house = Maison sur { $spot }, { $place }, gratuitement
boonlake-do-settlement = Village sur { $spot }, { $place }, { $inhabitants ->
    [0] { $vp ->
        [0] gratuitement
       *[other] pour { $vp } PV
    }
    [one] pour { $inhabitants } habitant{ $vp ->
        [0] { "" }
       *[other] { " et " }{ $vp } PV
    }
   *[other] pour { $inhabitants } habitants{ $vp ->
        [0] { "" }
       *[other] { " et " }{ $vp } PV
    }
}
boonlake-do-lever-settlement = Village sur { $spot }, { $place }, avec le levier, { $inhabitants ->
    [0] { $vp ->
        [0] gratuitement
       *[other] pour { $vp } PV
    }
    [one] pour { $inhabitants } habitant{ $vp ->
        [0] { "" }
       *[other] { " et " }{ $vp } PV
    }
   *[other] pour { $inhabitants } habitants{ $vp ->
        [0] { "" }
       *[other] { " et " }{ $vp } PV
    }
}
boonlake-do-cattle = Bovin sur { $spot }, { $inhabitants ->
    [0] { $vp ->
        [0] gratuitement
       *[other] pour { $vp } PV
    }
    [one] pour { $inhabitants } habitant{ $vp ->
        [0] { "" }
       *[other] { " et " }{ $vp } PV
    }
   *[other] pour { $inhabitants } habitants{ $vp ->
        [0] { "" }
       *[other] { " et " }{ $vp } PV
    }
}
boonlake-do-pasture = Pâturage sur { $spot }
boonlake-do-region = Laisser { $region } de côté
boonlake-do-share = Prendre les pièces
boonlake-do-share-and-vp = Utiliser le levier : les pièces et autant de PV
boonlake-do-draw-and-play = Piocher 2 cartes
boonlake-do-draw-one = Piocher 1 carte
boonlake-do-draw-two = Piocher 2 cartes
boonlake-do-hire-for-coins = 3 pièces → 1 habitant
boonlake-do-hire-for-cards = 3 cartes → 1 habitant
boonlake-do-modernize = Moderniser : le levier « { $lever } »
boonlake-do-modernize-for-inhabitant = 1 habitant → moderniser : le levier « { $lever } »
boonlake-do-instead = Au lieu de votre part : { $swap }
boonlake-do-lever = Levier : { $way }
boonlake-do-look-at-lever = Le levier « { $lever } »
boonlake-do-lever-up = Remonter « { $lever } »
boonlake-do-trade = { $vp ->
    [0] { $trade }
   *[other] { $trade } → { $vp } PV
}
boonlake-do-build = Site de production : { $resource }
boonlake-do-vase = Prendre un vase
boonlake-do-advance = 3 cases : { $track }
boonlake-do-sail = Aller sur la case { $space }
boonlake-do-score = Décompter « { $goal } »
boonlake-do-give-inhabitants = { $pieces ->
    [0] { "" }
    [one] { $pieces } habitant
   *[other] { $pieces } habitants
}{ $coins ->
    [0] { "" }
   *[other] { $pieces ->
        [0] { "" }
       *[other] { " et " }
    }{ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
} → « { $goal } »
boonlake-do-give-vases = { $pieces ->
    [0] { "" }
    [one] { $pieces } vase
   *[other] { $pieces } vases
}{ $coins ->
    [0] { "" }
   *[other] { $pieces ->
        [0] { "" }
       *[other] { " et " }
    }{ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
} → « { $goal } »
boonlake-do-give-coins = { $coins ->
    [one] { $coins } pièce → « { $goal } »
   *[other] { $coins } pièces → « { $goal } »
}
boonlake-do-give-nothing = Ne rien perdre et manquer « { $goal } »

# What happens: set-up

boonlake-event-start-tile = { $tile } est placée sur { $spot }.
boonlake-event-offered = { $seat } reçoit la tuile de scoring « { $goal } » au choix.
boonlake-event-offered-hidden = { $seat } reçoit une tuile de scoring au choix.
boonlake-event-picks-goal = { $seat } choisit « { $goal } ».
boonlake-event-picks-goal-hidden = { $seat } a choisi une tuile de scoring.
boonlake-event-own-goal = { $seat } a la tuile de scoring « { $goal } ».
boonlake-event-open-goal = La tuile de scoring « { $goal } » entre en jeu.
boonlake-event-picks-site = { $seat } choisit un site de production : { $resource }.
boonlake-event-picks-site-hidden = { $seat } a choisi un site de production.
boonlake-event-first-site = { $seat } commence avec un site de production : { $resource }.

# What happens: a turn

boonlake-event-turn = C’est au tour de { $seat }.
boonlake-event-strip = { $seat } prend { $strip } de la { $row ->
    [1] 1re
   *[other] { $row }e
} rangée à partir du haut.
boonlake-event-sails = { $seat } va sur la case { $space }.
boonlake-event-lock = { $seat } est le premier à traverser l’écluse.
boonlake-event-last-space = { $seat } atteint la dernière case de la rivière.
boonlake-event-last-turns = La partie se termine dès que tous ont effectué le même nombre de tours.
boonlake-event-new-round = La manche { $round } commence ; les navires retournent au départ.

# What happens: taking and giving

boonlake-event-coins = { $coins ->
    [one] { $seat } prend { $coins } pièce.
   *[other] { $seat } prend { $coins } pièces.
}
boonlake-event-pays = { $coins ->
    [one] { $seat } paie { $coins } pièce.
   *[other] { $seat } paie { $coins } pièces.
}
boonlake-event-vases = { $vases ->
    [one] { $seat } prend { $vases } vase.
   *[other] { $seat } prend { $vases } vases.
}
boonlake-event-gives-vases = { $vases ->
    [one] { $seat } perd { $vases } vase.
   *[other] { $seat } perd { $vases } vases.
}
boonlake-event-inhabitants = { $inhabitants ->
    [one] { $seat } prend { $inhabitants } habitant.
   *[other] { $seat } prend { $inhabitants } habitants.
}
boonlake-event-gives-inhabitants = { $inhabitants ->
    [one] { $seat } perd { $inhabitants } habitant.
   *[other] { $seat } perd { $inhabitants } habitants.
}
boonlake-event-vp = { $seat } gagne { $vp } PV ({ $score }).
boonlake-event-loses-vp = { $seat } perd { $vp } PV ({ $score }).
boonlake-event-draws = { $seat } pioche { $card }.
boonlake-event-draws-hidden = { $seat } pioche une carte.
boonlake-event-discards = { $seat } défausse { $card }.
boonlake-event-reshuffle = { $cards ->
    [one] La carte défaussée forme une nouvelle pioche.
   *[other] Les { $cards } cartes défaussées forment une nouvelle pioche.
}
boonlake-event-builds-site = { $seat } construit un site de production : { $resource }, niveau { $level }.
boonlake-event-track-step = { $position ->
    [one] { $seat } avance : { $track }, { $position } case au total.
   *[other] { $seat } avance : { $track }, { $position } cases au total.
}

# What happens: why something is taken

boonlake-event-discard-bonus = Bonus de { $seat } pour la défausse d’une carte ({ $kind }) :
boonlake-event-nowhere-to-explore = { $seat } n’a nulle part où explorer : des pièces à la place.
boonlake-event-no-pasture = Il ne reste ni emplacement ni pâturage pour { $seat } : des pièces à la place.
boonlake-event-cattle-bonus = { $houses ->
    [0] Pour le bovin, par des effets de cartes :
    [one] Pour { $houses } maison à côté du pâturage :
   *[other] Pour { $houses } maisons à côté du pâturage :
}
boonlake-event-river-bonus = Sur la rivière, par des effets des cartes de { $seat } :
boonlake-event-income = Revenus de { $seat } :
boonlake-event-levers-up = { $levers ->
    [one] { $levers } levier utilisé de { $seat } est relevé.
   *[other] { $levers } leviers utilisés de { $seat } sont relevés.
}

# What happens: cards, projects, levers

boonlake-event-plays = { $seat } joue { $card }.
boonlake-event-realizes = { $seat } réalise le projet spécial de « { $goal } ».
boonlake-event-boats = { $seat } a maintenant { $boats }.
boonlake-event-modernizes = { $seat } modernise : le levier « { $lever } ».
boonlake-event-lever-down = { $seat } utilise le levier « { $lever } ».
boonlake-event-lever-up = { $seat } remonte le levier « { $lever } ».

# What happens: the map

boonlake-event-reveals-tile = { $seat } révèle { $tile }.
boonlake-event-lays-tile = { $seat } place { $tile } sur { $spot }.
boonlake-event-lays-pasture = { $seat } place un pâturage sur { $spot }.
boonlake-event-develops = { $seat } développe { $spot }, { $place }.
boonlake-event-house = { $seat } a une maison sur { $spot }, { $place }.
boonlake-event-settlement = { $seat } a un village sur { $spot }, { $place }.
boonlake-event-second-settlement = { $region } compte déjà un village de { $seat } : 5 PV sont perdus.
boonlake-event-cattle = { $seat } place un bovin sur { $spot }.
boonlake-event-tier-bonus = { $seat } a vidé la rangée { $tier } et prend l’habitant à côté.
boonlake-event-region = { $seat } laisse { $region } de côté.
boonlake-event-presences = { $presences ->
    [0] { $seat } n’a aucun élément dans les régions décomptées.
    [one] { $seat } a { $presences } élément dans les régions décomptées.
   *[other] { $seat } a { $presences } éléments dans les régions décomptées.
}

# What happens: scorings

boonlake-event-interim = Le décompte intermédiaire numéro { $scoring } commence.
boonlake-event-scores-goal = { $seat } remplit « { $goal } ».
boonlake-event-fails-goal = { $seat } ne remplit pas « { $goal } ».
boonlake-event-labels-free = Toutes les indications de récompense sont de nouveau libres.
boonlake-event-final = Le décompte final commence.

# Why not

boonlake-why-not-now = Ce n’est pas le moment.
boonlake-why-coins-short = { $short ->
    [one] Il manque { $short } pièce.
   *[other] Il manque { $short } pièces.
}
boonlake-why-vases-short = { $short ->
    [one] Il manque { $short } vase.
   *[other] Il manque { $short } vases.
}
boonlake-why-resources-short = { $need ->
    [one] Il manque { $need } ressource à vos sites de production : { $resource }.
   *[other] Il manque { $need } ressources à vos sites de production, surtout : { $resource }.
} { $have ->
    [0] Rien ne peut la remplacer.
   *[other] Canots et leviers peuvent en remplacer { $have }.
}
boonlake-why-cards-short = { $need ->
    [one] Il faut { $need } carte
   *[other] Il faut { $need } cartes
}{ $have ->
    [0] , il n’y en a pas.
   *[other] , il y en a { $have }.
}
boonlake-why-inhabitants-short = { $need ->
    [one] Il faut { $need } habitant au ranch
   *[other] Il faut { $need } habitants au ranch
}{ $have ->
    [0] , il n’y en a pas.
   *[other] , il y en a { $have }.
}
boonlake-why-pile-empty = Il ne reste aucune carte à piocher.
boonlake-why-supply-empty = Il ne reste aucun habitant dans la réserve.
boonlake-why-wrong-kind = Seules les cartes de ce type peuvent être jouées maintenant : { $kind }.
boonlake-why-project-done = Vous avez déjà réalisé ce projet.
boonlake-why-site-taken = Le chantier est occupé.
boonlake-why-no-house = Toutes vos maisons sont sur le plateau principal.
boonlake-why-no-settlement = Tous vos villages sont construits.
boonlake-why-no-cattle = Tous vos bovins sont placés.
boonlake-why-presences-short = { $need ->
    [one] Il faut { $need } élément adjacent
   *[other] Il faut { $need } éléments adjacents
}{ $have ->
    [0] , il n’y en a pas.
   *[other] , il y en a { $have }.
}
boonlake-why-pasture-full = Le pâturage est plein.
boonlake-why-lever-owned = Vous avez déjà ce levier.
boonlake-why-lever-missing = Vous n’avez pas ce levier.
boonlake-why-lever-down = Ce levier a déjà été utilisé.
boonlake-why-lever-moment = Ce levier doit attendre son moment.
boonlake-why-hex-taken = Une tuile se trouve déjà ici.
boonlake-why-hex-remote = Aucune tuile n’est adjacente à cet emplacement.
boonlake-why-label-covered = L’indication de récompense de cette région est couverte.
boonlake-why-space-taken = Un autre navire se trouve ici.
boonlake-why-space-far = { $steps ->
    [one] Trop loin : { $steps } case au plus.
   *[other] Trop loin : { $steps } cases au plus.
}
boonlake-why-space-behind = Les navires ne font jamais demi-tour.
boonlake-why-tile-scored = Vous avez déjà décompté cette tuile.
boonlake-why-site-level = Ce site de production est déjà au niveau 2.
boonlake-why-boats-upstream = Les deux canots sont déjà tout en amont.
boonlake-why-nothing-to-upgrade = Vous n’avez rien sur le plateau principal qui puisse être amélioré.

# Words: boats on the canal

boonlake-boats-wood-wood = les deux canots au bois
boonlake-boats-wood-loam = les canots au bois et à l’argile
boonlake-boats-wood-stone = les canots au bois et à la pierre
boonlake-boats-wood-iron = les canots au bois et au fer
boonlake-boats-loam-loam = les deux canots à l’argile
boonlake-boats-loam-stone = les canots à l’argile et à la pierre
boonlake-boats-loam-iron = les canots à l’argile et au fer
boonlake-boats-stone-stone = les deux canots à la pierre
boonlake-boats-stone-iron = les canots à la pierre et au fer
boonlake-boats-iron-iron = les deux canots au fer

# Words: levers that help to pay

boonlake-using-no-lever = aucun levier
boonlake-using-boat = levier de canot
boonlake-using-joker = levier de ressource
boonlake-using-boat-and-joker = leviers de canot et de ressource
boonlake-using-five = levier de ressource et 5 pièces
boonlake-using-boat-and-five = leviers de canot, et de ressource avec 5 pièces
boonlake-using-joker-and-five = leviers pour deux ressources et 5 pièces
boonlake-using-all-three = leviers de canot, de deux ressources et 5 pièces

# Words: ways to use levers

boonlake-way-two-coins = 2 pièces
boonlake-way-two-cards = 2 cartes
boonlake-way-five-coins = 5 pièces
boonlake-way-cards-for-inhabitant = 2 cartes → 1 habitant et 3 PV
boonlake-way-boat-upstream = un canot tout en amont
boonlake-swap-take-vase = 1 vase
boonlake-swap-give-vase = 1 vase → 6 pièces
boonlake-swap-modernize = moderniser une fois
boonlake-swap-upgrade = améliorer une fois

# Words: exchanges

boonlake-trade-three-cards-for-inhabitants = 3 cartes → 2 habitants
boonlake-trade-two-cards-for-coins = 2 cartes → 4 pièces
boonlake-trade-coins-for-two-cards = 4 pièces → 2 cartes
boonlake-trade-three-cards-for-vase = 3 cartes → 1 vase et 2 pièces
boonlake-trade-vase-for-three-cards = 1 vase et 2 pièces → 3 cartes
boonlake-trade-five-cards-for-vp = 5 cartes → 4 PV
boonlake-trade-vp-for-five-cards = 4 PV → 5 cartes
boonlake-trade-two-cards-for-vp = 2 cartes
boonlake-trade-inhabitant-for-coins = 1 habitant → 8 pièces
boonlake-trade-two-vases-for-vp = 2 vases → 4 PV

# Words: building sites

boonlake-place-upper = chantier du haut
boonlake-place-lower = chantier du bas

# Words: places of the map, by their number and once a tile covers it

boonlake-spot-shown = { $shown }
boonlake-spot-1 = Unknown, 1re rangée, 1re à partir de la gauche
boonlake-spot-2 = Unknown, 1re rangée, 2e à partir de la gauche
boonlake-spot-3 = New Hope, 1re rangée, 1re à partir de la gauche
boonlake-spot-4 = New Hope, 1re rangée, 2e à partir de la gauche
boonlake-spot-5 = New Hope, 1re rangée, 3e à partir de la gauche
boonlake-spot-6 = Unknown, 2e rangée, 1re à partir de la gauche
boonlake-spot-7 = Unknown, 2e rangée, 2e à partir de la gauche
boonlake-spot-8 = Unknown, 2e rangée, 3e à partir de la gauche
boonlake-spot-9 = New Hope, 2e rangée, 1re à partir de la gauche
boonlake-spot-10 = New Hope, 2e rangée, 2e à partir de la gauche
boonlake-spot-11 = Unknown, 3e rangée, 1re à partir de la gauche
boonlake-spot-12 = Unknown, 3e rangée, 2e à partir de la gauche
boonlake-spot-13 = Unknown, 3e rangée, 3e à partir de la gauche
boonlake-spot-14 = New Hope, 3e rangée, 1re à partir de la gauche
boonlake-spot-15 = New Hope, 3e rangée, 2e à partir de la gauche
boonlake-spot-16 = New Hope, 3e rangée, 3e à partir de la gauche
boonlake-spot-17 = Boonlake, 1re rangée, 1re à partir de la gauche
boonlake-spot-18 = Boonlake, 1re rangée, 2e à partir de la gauche
boonlake-spot-19 = Boonlake, 1re rangée, 3e à partir de la gauche
boonlake-spot-20 = Boonlake, 1re rangée, 4e à partir de la gauche
boonlake-spot-21 = Southern, 1re rangée, 1re à partir de la gauche
boonlake-spot-22 = Southern, 1re rangée, 2e à partir de la gauche
boonlake-spot-23 = Boonlake, 2e rangée, 1re à partir de la gauche
boonlake-spot-24 = Boonlake, 2e rangée, 2e à partir de la gauche
boonlake-spot-25 = Boonlake, 2e rangée, 3e à partir de la gauche
boonlake-spot-26 = Southern, 2e rangée, 1re à partir de la gauche
boonlake-spot-27 = Southern, 2e rangée, 2e à partir de la gauche
boonlake-spot-28 = Southern, 2e rangée, 3e à partir de la gauche
boonlake-spot-29 = Boonlake, 3e rangée, 1re à partir de la gauche
boonlake-spot-30 = Boonlake, 3e rangée, 2e à partir de la gauche
boonlake-spot-31 = Southern, 3e rangée, 1re à partir de la gauche
boonlake-spot-32 = Southern, 3e rangée, 2e à partir de la gauche
boonlake-spot-33 = Southern, 3e rangée, 3e à partir de la gauche

# Words: scoring tiles

boonlake-goal-adjacent = Tuiles adjacentes
boonlake-goal-bridges = Éléments près des ponts
boonlake-goal-card-track = Piste de cartes
boonlake-goal-cattle = Bovins
boonlake-goal-coin-track = Piste de pièces
boonlake-goal-give-coins = Pièces → PV
boonlake-goal-give-inhabitants = Habitants → PV
boonlake-goal-give-vases = Vases → PV
boonlake-goal-levers = Leviers
boonlake-goal-lower-track = Marqueur le moins avancé
boonlake-goal-boonlake-new-hope = Boonlake et New Hope
boonlake-goal-boonlake-southern = Boonlake et Southern
boonlake-goal-boonlake-unknown = Boonlake et Unknown
boonlake-goal-new-hope-southern = New Hope et Southern
boonlake-goal-new-hope-unknown = New Hope et Unknown
boonlake-goal-southern-unknown = Southern et Unknown
boonlake-goal-settlements = Villages
boonlake-goal-sites = Sites de production
boonlake-goal-sunset-day = Crépuscule et jour

# Words: where points come from

boonlake-score-rows = rangées du bas
boonlake-score-river = rivière
boonlake-score-tracks = avancées sur les pistes
boonlake-score-sites = chantiers
boonlake-score-regions = Récompenses de région
boonlake-score-second-settlement = second village dans une région
boonlake-score-surcharges = au lieu d’habitants
boonlake-score-projects = projets spéciaux
boonlake-score-card-effects = effets de cartes
boonlake-score-levers = leviers
boonlake-score-scoring-tiles = tuiles de scoring
boonlake-score-track-income = revenus : pistes
boonlake-score-board-income = revenus : plateau Joueur
boonlake-score-cattle-income = revenus : bovins
boonlake-score-final-levers = décompte final : leviers
boonlake-score-final-cards = décompte final : cartes
boonlake-score-final-card-effects = décompte final : effets de cartes
boonlake-score-final-board = décompte final : plateau Joueur
