## Les Châteaux de Bourgogne

burgundy-name = Les Châteaux de Bourgogne

# Avant la partie
burgundy-option-duchies = Duchés
burgundy-option-duchies-1 = le numéro 1 pour tous
burgundy-option-duchies-2 = le numéro 2 pour tous
burgundy-option-duchies-3 = le numéro 3 pour tous
burgundy-option-duchies-4 = le numéro 4 pour tous
burgundy-option-duchies-5 = le numéro 5 pour tous
burgundy-option-duchies-6 = le numéro 6 pour tous
burgundy-option-duchies-7 = le numéro 7 pour tous
burgundy-option-duchies-8 = le numéro 8 pour tous
burgundy-option-duchies-9 = le numéro 9 pour tous
burgundy-option-duchies-10 = le numéro 10 pour tous
burgundy-option-duchies-random = un plateau au hasard, face au choix
burgundy-option-duchies-choose = au choix de chacun
burgundy-option-extra-tiles = Tuiles supplémentaires (monastères 27 et 28, grue, oies)
burgundy-option-extra-tiles-no = sans
burgundy-option-extra-tiles-yes = avec
burgundy-option-tie-break = En cas d’égalité l’emporte qui a
burgundy-option-tie-break-fewest = le moins de cases libres
burgundy-option-tie-break-most = le plus de cases libres

# Les questions
burgundy-ask-choose-duchy = Quel duché gouvernez-vous ?
burgundy-ask-place-starting-castle = Où se dresse votre château de départ ?
burgundy-ask-play-turn = À vous : utilisez un dé, achetez une tuile ou terminez.
burgundy-ask-make-room = Vos cases « clé » sont pleines. Quelle tuile abandonnez-vous ?
burgundy-ask-choose-depot = Votre navire accoste. Dans quel dépôt prenez-vous des marchandises ?
burgundy-ask-choose-adjacent-depot = Quel dépôt voisin du { $depot } videz-vous aussi ?
burgundy-ask-choose-goods = Vous ne pouvez pas stocker toutes les couleurs. Laquelle prenez-vous ?
burgundy-ask-castle-action = Votre château vous offre une action avec le nombre de votre choix.
burgundy-ask-fetch-tile = Quelle tuile prenez-vous ({ $tile }) ?
burgundy-ask-sell-from-warehouse = Quelles marchandises votre entrepôt vend-il ?
burgundy-ask-place-another = Quelle tuile votre hôtel de ville pose-t-il ?
burgundy-ask-choose-building = Quel bâtiment votre grue remplace-t-elle ?

# Ce que l’on peut faire
burgundy-do-settle = Choisir le { $duchy }
burgundy-do-found = Bâtir sur { $spot }
burgundy-do-take = Prendre dans le { $depot } : { $tile } ({ $die }{ $workers ->
    [0] {""}
    [one] , 1 ouvrier
   *[other] , { $workers } ouvriers
})
burgundy-do-place = Poser sur { $spot } : { $tile } ({ $die }{ $workers ->
    [0] {""}
    [one] , 1 ouvrier
   *[other] , { $workers } ouvriers
})
burgundy-do-sell = Vendre toutes les marchandises, couleur { $goods } ({ $die }{ $workers ->
    [0] {""}
    [one] , 1 ouvrier
   *[other] , { $workers } ouvriers
})
burgundy-do-workers = Prendre 2 ouvriers ({ $die })
burgundy-do-four-workers = Prendre 4 ouvriers ({ $die })
burgundy-do-buy = Acheter dans le { $depot } : { $tile } ({ $silver ->
    [0] { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
   *[other] { $silver ->
        [one] { $silver } pièce d’argent
       *[other] { $silver } pièces d’argent
    }{ $workers ->
        [0] {""}
       *[other] {" "}et { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
    }
})
burgundy-do-hire = 1 pièce d’argent → 2 ouvriers
burgundy-do-discard = Défausser : { $tile }
burgundy-do-load = Prendre les marchandises du { $depot }
burgundy-do-load-only = Prendre la couleur { $goods } du { $depot }
burgundy-do-fetch = Prendre dans le { $depot } : { $tile }
burgundy-do-mimic = L’utiliser comme : { $tile }
burgundy-do-forgo = Renoncer
burgundy-do-end = Terminer le tour

# Ce qui se passe
burgundy-event-begins = { $seat } commence.
burgundy-event-draws-goods = { $seat } pioche une marchandise : { $goods }.
burgundy-event-settles = { $seat } joue sur le { $duchy }.
burgundy-event-founds = { $seat } bâtit son château de départ sur { $spot }.
burgundy-event-phase-begins = La phase { $phase } commence.
burgundy-event-rolls = { $seat } lance { $one } et { $two }.
burgundy-event-delivers = Le dé blanc apporte une marchandise au { $depot } : { $goods }.
burgundy-event-bends = { $seat } change le { $die } en { $number }{ $workers ->
    [0] {""}
    [one] , avec 1 ouvrier
   *[other] , avec { $workers } ouvriers
}.
burgundy-event-takes = { $seat } prend une tuile du { $depot } : { $tile }.
burgundy-event-pays = { $seat } paie { $silver ->
    [0] { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
   *[other] { $silver ->
        [one] { $silver } pièce d’argent
       *[other] { $silver } pièces d’argent
    }{ $workers ->
        [0] {""}
       *[other] {" "}et { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
    }
}.
burgundy-event-discards = { $seat } défausse une tuile : { $tile }.
burgundy-event-places = { $seat } pose sur { $spot } : { $tile }.
burgundy-event-sells = { $seat } vend { $count } × { $goods } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
burgundy-event-mines-pay = { $mines ->
    [one] La mine de { $seat } rapporte :
   *[other] Les { $mines } mines de { $seat } rapportent :
}
burgundy-event-by-monastery = Grâce au { $tile } de { $seat } :
burgundy-event-earns-silver = { $seat } reçoit { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
}.
burgundy-event-earns-workers = { $seat } reçoit { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}.
burgundy-event-loads = { $seat } prend { $count } × { $goods } du { $depot }.
burgundy-event-advances = { $seat } avance sur la case { $step } du pont.
burgundy-event-tops = { $seat } passe au sommet de la pile sur le pont.
burgundy-event-mimics = { $seat } utilise la grue comme : { $tile }.
burgundy-event-scores-area = { $seat } achève une zone de { $size }, { $kind } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
burgundy-event-scores-phase = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus pour l’avoir achevée en phase { $phase }.
burgundy-event-scores-colour = { $seat } a couvert tout le { $kind } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour la tuile bonus.
burgundy-event-scores-herd = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses animaux.
burgundy-event-scores-watchtower = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour la tour de guet.
burgundy-event-scores-goods = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les marchandises non vendues.
burgundy-event-scores-silver = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $count ->
    [one] { $count } pièce d’argent
   *[other] { $count } pièces d’argent
}.
burgundy-event-scores-workers = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}.
burgundy-event-scores-monastery = { $seat } { $points ->
    [0] ne marque rien
    [one] marque { $points } point
   *[other] marque { $points } points
} pour le { $tile }.

# Pourquoi pas
burgundy-why-occupied = Il y a déjà une tuile sur cette case.
burgundy-why-other-colour = Cette case est réservée : { $kind }.
burgundy-why-not-next-to-tile = Aucune de vos tuiles ne touche cette case.
burgundy-why-twin-building = Cette ville en a déjà : { $tile }.
burgundy-why-workers-short = Il faut { $needed ->
    [one] { $needed } ouvrier
   *[other] { $needed } ouvriers
} ; vous { $workers ->
    [0] n’en avez aucun
   *[other] en avez { $workers }
}.
burgundy-why-dice-left = { $left ->
    [one] Il vous reste { $left } dé.
   *[other] Il vous reste { $left } dés.
}
burgundy-why-no-die-left = Vos deux dés sont utilisés.
burgundy-why-no-such-goods = Vous n’avez pas de marchandises de couleur { $goods }.
burgundy-why-bought-already = Vous avez déjà acheté une tuile ce tour-ci.
burgundy-why-nobodys-turn = Vous ne pouvez acheter une tuile que pendant votre propre tour.
burgundy-why-silver-short = Une tuile coûte { $needed ->
    [one] { $needed } pièce d’argent
   *[other] { $needed } pièces d’argent
} ; vous { $silver ->
    [0] n’en avez aucune
    [one] avez { $silver } pièce
   *[other] avez { $silver } pièces
}.
burgundy-why-means-short = Une tuile coûte { $needed ->
    [one] { $needed } pièce d’argent ou { $needed } ouvrier
   *[other] { $needed } pièces d’argent ou { $needed } ouvriers
} ; { $silver ->
    [0] { $workers ->
        [0] vous n’avez ni l’un ni l’autre
        [one] vous n’avez qu’{ $workers } ouvrier
       *[other] vous n’avez que { $workers } ouvriers
    }
   *[other] vous n’avez { $silver ->
        [one] qu’{ $silver } pièce d’argent
       *[other] que { $silver } pièces d’argent
    }{ $workers ->
        [0] {""}
        [one] {" "}et { $workers } ouvrier
       *[other] {" "}et { $workers } ouvriers
    }
}.

# D’où viennent les points
burgundy-score-area = Zones
burgundy-score-phase = Bonus de phase
burgundy-score-colour = Bonus de couleur
burgundy-score-livestock = Animaux
burgundy-score-sale = Marchandises vendues
burgundy-score-watchtower = Tours de guet
burgundy-score-goods = Marchandises non vendues
burgundy-score-silver = Argent
burgundy-score-workers = Ouvriers
burgundy-score-monastery = Monastères

# A space: its colour and die, as the duchy shows them, then where it lies
burgundy-spot-space = la case { $colour } { $number }, { $row }, { $place }
burgundy-colour-building = beige
burgundy-colour-monastery = jaune
burgundy-colour-ship = bleue
burgundy-colour-livestock = vert clair
burgundy-colour-castle = vert foncé
burgundy-colour-mine = grise
burgundy-row-1 = première rangée
burgundy-row-2 = deuxième rangée
burgundy-row-3 = troisième rangée
burgundy-row-4 = quatrième rangée
burgundy-row-5 = cinquième rangée
burgundy-row-6 = sixième rangée
burgundy-row-7 = septième rangée
burgundy-row-8 = huitième rangée
burgundy-row-9 = neuvième rangée
burgundy-place-1 = première place
burgundy-place-2 = deuxième place
burgundy-place-3 = troisième place
burgundy-place-4 = quatrième place
burgundy-place-5 = cinquième place
burgundy-place-6 = sixième place
burgundy-place-7 = septième place
burgundy-place-8 = huitième place
burgundy-place-9 = neuvième place
burgundy-place-10 = dixième place
burgundy-place-11 = onzième place
burgundy-place-12 = douzième place
burgundy-place-13 = treizième place
