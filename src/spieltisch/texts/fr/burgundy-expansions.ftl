## Les Châteaux de Bourgogne : extensions

# Avant la partie
burgundy-option-duchies-11 = postes-frontière, un duché 11 au hasard
burgundy-option-duchies-12a = jeu en équipes, plateau 12a
burgundy-option-duchies-12b = jeu en équipes, plateau 12b
burgundy-option-white-castles = Châteaux blancs (avec le monastère 29)
burgundy-option-white-castles-no = sans
burgundy-option-white-castles-yes = avec
burgundy-option-inns = Auberges
burgundy-option-inns-no = sans
burgundy-option-inns-yes = avec
burgundy-option-trade-routes = Routes commerciales
burgundy-option-trade-routes-no = sans
burgundy-option-trade-routes-yes = avec

# Les éléments
burgundy-tile-monastery-29 = monastère 29 (compte les châteaux blancs)
burgundy-tile-white-castle = château blanc
burgundy-tile-inn = auberge
burgundy-tile-face-down = tuile face cachée
burgundy-depot-inns = tas d’auberges

burgundy-die-white-1 = dé blanc 1
burgundy-die-white-2 = dé blanc 2
burgundy-die-white-3 = dé blanc 3
burgundy-die-white-4 = dé blanc 4
burgundy-die-white-5 = dé blanc 5
burgundy-die-white-6 = dé blanc 6

burgundy-duchy-11a = duché 11a
burgundy-duchy-11b = duché 11b
burgundy-duchy-11c = duché 11c
burgundy-duchy-11d = duché 11d
burgundy-duchy-11e = duché 11e
burgundy-duchy-11f = duché 11f
burgundy-duchy-12a = duché 12a
burgundy-duchy-12b = duché 12b
burgundy-duchy-13a = duché 13a
burgundy-duchy-13b = duché 13b

burgundy-route-1 = route commerciale 1
burgundy-route-2 = route commerciale 2
burgundy-route-3 = route commerciale 3
burgundy-route-4 = route commerciale 4
burgundy-route-5 = route commerciale 5
burgundy-route-6 = route commerciale 6
burgundy-route-7 = route commerciale 7
burgundy-route-8 = route commerciale 8
burgundy-route-9 = route commerciale 9
burgundy-route-10 = route commerciale 10
burgundy-route-11 = route commerciale 11
burgundy-route-12 = route commerciale 12

burgundy-bonus-market = prendre un navire ou des animaux
burgundy-bonus-carpenter = prendre un bâtiment
burgundy-bonus-church = prendre une mine, un monastère ou un château
burgundy-bonus-warehouse = vendre des marchandises
burgundy-bonus-boarding-house = 4 ouvriers
burgundy-bonus-bank = 2 pièces d’argent
burgundy-bonus-town-hall = poser une tuile
burgundy-bonus-watchtower = 4 points
burgundy-bonus-action = une action
burgundy-bonus-any-tile = prendre n’importe quelle tuile

# Châteaux blancs, auberges, postes-frontière, routes commerciales
burgundy-ask-white-castle-action = Votre château blanc vous offre une action avec le dé blanc.
burgundy-ask-route-action = Votre route commerciale vous offre une action avec le nombre de votre choix.
burgundy-ask-fetch-any-tile = Quelle tuile votre route commerciale apporte-t-elle ?
burgundy-event-inn-opens = Une nouvelle auberge se trouve près du dépôt noir.
burgundy-event-joins-posts = { $seat } relie deux postes-frontière : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
burgundy-event-joins-all-posts = { $seat } a relié tous les postes-frontière : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
burgundy-event-deals-route = { $seat } reçoit : { $route }.
burgundy-event-travels = { $seat } envoie une marchandise ({ $goods }) sur la route commerciale : { $bonus }.
burgundy-event-scores-route = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la route commerciale.
burgundy-why-inn-in-area = Cette zone a déjà une auberge.
burgundy-why-not-both-dice = Un blason demande les deux dés, et l’un d’eux est utilisé.
burgundy-score-posts = Postes-frontière
burgundy-score-routes = Routes commerciales
burgundy-score-shields = Blasons
burgundy-score-silver-paid = Points achetés

# Les cases « clé » d’une équipe
burgundy-ask-choose-storage = Où la placez-vous : { $tile } ?
burgundy-do-share = Sur une case « clé » de l’équipe : { $tile }
burgundy-do-keep = Sur votre propre case « clé » : { $tile }
burgundy-do-discard-own = Défausser la vôtre : { $tile }
burgundy-do-place-own = Poser la vôtre sur { $spot } : { $tile } ({ $die }{ $workers ->
    [0] {""}
    [one] , 1 ouvrier
   *[other] , { $workers } ouvriers
})

# Blasons
burgundy-option-shields = Blasons
burgundy-option-shields-no = sans
burgundy-option-shields-yes = avec
burgundy-ask-choose-castle = Quel château porte le { $shield } ?
burgundy-ask-choose-type = Quelle sorte de marchandises votre navire prend-il aussi dans tous les dépôts ?
burgundy-ask-give-up-tile = { $left ->
    [one] Vous avez trop de tuiles en réserve. Laquelle abandonnez-vous ? (la dernière)
   *[other] Vous avez trop de tuiles en réserve. Laquelle abandonnez-vous ? (encore { $left })
}
burgundy-ask-pay-tribute = Tribut pour vos blasons : payer, ou en abandonner un ?
burgundy-ask-choose-model = De qui les monastères comptent-ils désormais comme les vôtres (blason 6) ?
burgundy-ask-choose-model-unasked = Blason 6 : vous pouvez choisir à tout moment de qui les monastères comptent comme les vôtres.
burgundy-ask-tile-from-depot = Votre blason apporte une tuile des dépôts. Laquelle, et où ?
burgundy-ask-tile-from-black-depot = Votre blason apporte une tuile du dépôt noir. Laquelle, et où ?
burgundy-ask-tile-from-either = Vos blasons apportent une tuile des dépôts et une du dépôt noir. Laquelle d’abord, et où ?
burgundy-do-claim = Prendre le { $shield } avec les deux dés{ $workers ->
    [0] {""}
    [one] {" "}(1 ouvrier)
   *[other] {" "}({ $workers } ouvriers)
}
burgundy-do-claim-by-castle = Prendre le { $shield }
burgundy-do-hang = Le poser sur le château de { $spot }{ $loses ->
    [0] {""}
   *[other] {" "}à la place du blason { $loses }
}
burgundy-do-emulate = Utiliser les monastères de { $rival-seat }
burgundy-do-emulate-later = Choisir plus tard
burgundy-do-turn-die = Tourner le { $die } sur { $number }
burgundy-do-give-up = Abandonner le { $shield }
burgundy-do-pay-tribute = Payer { $silver ->
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
}
burgundy-do-load-all = Prendre toutes les marchandises, couleur { $goods }
burgundy-do-place-from = Du { $depot } vers { $spot } : { $tile }
burgundy-event-posts-shield = Au { $depot } se trouve le { $shield }.
burgundy-event-claims = { $seat } prend le { $shield } du { $depot }{ $workers ->
    [0] {""}
    [one] , avec 1 ouvrier
   *[other] , avec { $workers } ouvriers
}.
burgundy-event-hangs = { $seat } pose le { $shield } sur le château de { $spot }.
burgundy-event-loses-shield = { $seat } perd le { $shield }.
burgundy-event-emulates = { $seat } utilise les monastères de { $rival-seat }.
burgundy-event-turns-die = { $seat } tourne le { $die } sur { $number }.
burgundy-event-pays-tribute = { $seat } paie { $silver ->
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
} pour ses blasons.
burgundy-event-by-shield = Grâce au { $shield } de { $seat } :
burgundy-event-scores-shield = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le { $shield }.

burgundy-shield-none = aucun blason
burgundy-shield-1 = blason 1 (tous les pâturages n’en font qu’un)
burgundy-shield-2 = blason 2 (un ouvrier avec les autres)
burgundy-shield-3 = blason 3 (tribut en ouvriers)
burgundy-shield-4 = blason 4 (cases « clé » sans limite)
burgundy-shield-5 = blason 5 (une sorte de marchandises de partout)
burgundy-shield-6 = blason 6 (les monastères d’un rival)
burgundy-shield-7 = blason 7 (tuiles bonus doublées)
burgundy-shield-8 = blason 8 (mines doublées)
burgundy-shield-9 = blason 9 (de l’argent pour chaque tuile vendue)
burgundy-shield-10 = blason 10 (monastères doublés à la fin)
burgundy-shield-11 = blason 11 (un blason avec un château)
burgundy-shield-12 = blason 12 (ventes doublées)
burgundy-shield-13 = blason 13 (blasons doublés à la fin)
burgundy-shield-14 = blason 14 (une tuile en fin de phase)
burgundy-shield-15 = blason 15 (une tuile noire en fin de phase)
burgundy-shield-16 = blason 16 (un nombre au choix par tour)
burgundy-shield-17 = blason 17 (zones comptées plus grandes)
burgundy-shield-18 = blason 18 (pose libre)

# Le jeu en solitaire
burgundy-option-duchies-13a = îles 13a, pour découvrir
burgundy-option-duchies-13b = îles 13b
burgundy-option-target = Objectif : moins de points, plus facile
burgundy-ask-buy-more = Vous avez gagné des points. Combien en achetez-vous encore ?
burgundy-ask-colour-tile = Une couleur est complète. Quelle tuile du dépôt noir posez-vous ?
burgundy-ask-exchange-goods = Échangez-vous cinq marchandises contre une tuile face cachée ?
burgundy-ask-give-goods = { $left ->
    [one] Quelle marchandise donnez-vous ? (la dernière)
   *[other] Quelle marchandise donnez-vous ? (encore { $left })
}
burgundy-ask-choose-next = Plusieurs choses en découlent. Laquelle vient maintenant ?
burgundy-ask-choose-crane = La grue compte-t-elle pour ce monastère ({ $tile }) ? Elle ne compte qu’une fois.
burgundy-ask-target-action = Objectif atteint : une action avec le nombre de votre choix.
burgundy-do-buy-points = { $points ->
    [0] N’en acheter aucun
    [one] 1 pièce d’argent → 1 point
   *[other] { $points } pièces d’argent → { $points } points
}
burgundy-do-exchange = 5 marchandises → cette tuile, face cachée : { $tile }
burgundy-do-give = Donner une marchandise : { $goods }
burgundy-do-use-effect = Utiliser l’effet : { $tile }
burgundy-do-fill-colour = Poser la tuile de la couleur complète
burgundy-do-count-points = { $points ->
    [one] Avancer le compteur de { $points } point
   *[other] Avancer le compteur de { $points } points
}
burgundy-do-use-target = Faire l’action de l’objectif
burgundy-do-count-crane = Compter la grue pour : { $tile }
burgundy-event-removes = Une tuile quitte le { $depot } et le jeu : { $tile }.
burgundy-event-counts = { $seat } : { $counter ->
    [one] { $counter } point
   *[other] { $counter } points
} sur { $target }.
burgundy-event-reaches-target = { $seat } atteint l’objectif et gagne une action. Le prochain objectif est { $target }.
burgundy-event-buys-points = { $seat } achète { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
burgundy-event-covers = { $seat } a couvert tout le { $kind }.
burgundy-event-clears-goods = Toutes les autres marchandises quittent le jeu.
burgundy-event-exchanges = { $seat } retourne une tuile du dépôt noir : { $tile }.
burgundy-event-gives = { $seat } donne une marchandise : { $goods }.

burgundy-option-target-45 = 45 points
burgundy-option-target-46 = 46 points
burgundy-option-target-47 = 47 points
burgundy-option-target-48 = 48 points
burgundy-option-target-49 = 49 points
burgundy-option-target-50 = 50 points
burgundy-option-target-51 = 51 points
burgundy-option-target-52 = 52 points
burgundy-option-target-53 = 53 points
burgundy-option-target-54 = 54 points
burgundy-option-target-55 = 55 points
