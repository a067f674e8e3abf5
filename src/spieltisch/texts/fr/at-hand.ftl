# Mots de la table : les règles sous la main, et la fin d’une partie.

draw-ui-rules = Règles
draw-ui-rules-here = Règles de cette décision
draw-ui-rules-all = Toutes les règles
draw-ui-rules-icons = Icônes
draw-ui-rules-parts = Toutes les cartes et tuiles
draw-ui-rules-page = Ouvrir dans une page à part
draw-ui-rules-wait = Un instant…
draw-ui-rules-none = Les règles sont inaccessibles pour le moment.
draw-ui-ending = La partie est terminée
draw-ui-ending-result = Points et courbe
draw-ui-ending-replay = Revoir la partie
draw-ui-ending-report = Bilan
draw-ui-ending-rematch = Revanche
draw-ui-more = Plus
draw-ui-hint-why = Pourquoi ?
draw-ui-won = Victoire
draw-ui-cards-back = Cartes plus à gauche
draw-ui-cards-on = Cartes plus à droite

draw-burgundy-brief-tile = { $tile }
draw-burgundy-brief-goods = toutes les marchandises, couleur { $goods }
draw-burgundy-detail-take = { $depot } · { $die }{ $workers ->
    [0] {""}
    [one] , 1 ouvrier
   *[other] , { $workers } ouvriers
}
draw-burgundy-detail-buy = { $depot } · { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
}{ $workers ->
    [0] {""}
    [one] , 1 ouvrier
   *[other] , { $workers } ouvriers
}
draw-burgundy-detail-fetch = { $depot }
draw-burgundy-detail-place = { $spot } · { $die }{ $workers ->
    [0] {""}
    [one] , 1 ouvrier
   *[other] , { $workers } ouvriers
}
draw-burgundy-detail-place-own = la vôtre, { $spot } · { $die }{ $workers ->
    [0] {""}
    [one] , 1 ouvrier
   *[other] , { $workers } ouvriers
}
draw-burgundy-detail-place-from = du { $depot } vers { $spot }
draw-burgundy-detail-sell = { $die }{ $workers ->
    [0] {""}
    [one] , 1 ouvrier
   *[other] , { $workers } ouvriers
}

lobby-about-boonlake = Des cartes, des leviers et des navires au bord d’une rivière sauvage : de 1 à 4 joueurs, de 60 à 150 minutes.
lobby-about-burgundy = Des dés, des duchés et de belles séries de tuiles : de 1 à 4 joueurs, de 60 à 120 minutes.
lobby-merit-learn = Jouable tout de suite
lobby-merit-learn-why = La table dit ce que vous pouvez faire, ce que cela rapporte et pourquoi une chose est impossible ; les règles sont à une touche.
lobby-merit-bots = Toujours quelqu’un en face
lobby-merit-bots-why = Des bots du novice au maître, des parties en solo, et vos amis par un lien.
lobby-merit-past = Chaque partie est gardée
lobby-merit-past-why = Revoyez-la, reprenez à n’importe quel coup et lisez où elle s’est jouée.
lobby-merit-fair = Un hasard loyal
lobby-merit-fair-why = Dés et cartes sont fixés avant le premier coup ; chacun peut les vérifier ensuite.

play-laying = La table se prépare…
