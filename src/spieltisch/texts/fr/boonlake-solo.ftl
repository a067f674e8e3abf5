## Boonlake en solo contre la Sage Éminence : ce qu’elle fait, pas à pas.

# Le niveau de difficulté, choisi avant la partie

boonlake-option-level = Niveau de difficulté
boonlake-option-level-easy = facile
boonlake-option-level-medium = moyen
boonlake-option-level-challenge = défi
boonlake-option-level-difficult = difficile
boonlake-option-level-very-difficult = très difficile

# La pile de tuiles Solo

boonlake-event-eminence-goal = La tuile de scoring « { $goal } » est celle de la Sage Éminence.
boonlake-event-eminence-stack = { $tiles ->
    [one] { $tiles } tuile Solo forme la pile, face cachée.
   *[other] { $tiles } tuiles Solo forment la pile, face cachée.
}
boonlake-event-eminence-back = Sur la pile, la silhouette se trouve { $corner }.
boonlake-event-eminence-stack-empty = La pile de tuiles Solo est vide.

# Son tour

boonlake-event-eminence-turn = C’est au tour de la Sage Éminence.
boonlake-event-eminence-reveals = La Sage Éminence révèle la tuile Solo { $solotile }.
boonlake-event-eminence-prefers = Son lieu privilégié est le { $number } ({ $corner }).
boonlake-event-eminence-looks = La plaquette action la plus basse est { $strip }.
boonlake-event-eminence-chooses = De ses trois actions, { $strip } se trouve au plus haut : la Sage Éminence la prend de la { $row ->
    [1] 1re
   *[other] { $row }e
} rangée à partir du haut.
boonlake-event-eminence-finds = À partir du { $preferred }, le premier lieu possible est : { $spot }.
boonlake-event-eminence-wasted = Il n’y a ni lieu ni tuile pour cela : l’effet ne peut pas être appliqué.
boonlake-event-eminence-sails = La Sage Éminence va sur la case { $space }.
boonlake-event-eminence-lock = La Sage Éminence est la première à traverser l’écluse.
boonlake-event-eminence-last-space = La Sage Éminence atteint la dernière case de la rivière.
boonlake-event-eminence-last-turns = La partie se termine après le prochain tour.

# Effets

boonlake-event-eminence-cactus = { $steps ->
    [one] La Sage Éminence avance de { $steps } case sur la piste du Cactus, qui vaut maintenant { $vp } PV.
   *[other] La Sage Éminence avance de { $steps } cases sur la piste du Cactus, qui vaut maintenant { $vp } PV.
}
boonlake-event-eminence-cactus-end = La piste du Cactus s’arrête ici.
boonlake-event-eminence-draws-tile = La Sage Éminence pioche { $tile }.
boonlake-event-eminence-lays-tile = La Sage Éminence place { $tile } sur { $spot }.
boonlake-event-eminence-lays-pasture = La Sage Éminence place un pâturage sur { $spot }.
boonlake-event-eminence-structure = { $houses ->
    [0] La Sage Éminence n’a aucune maison sur le plateau principal et en construit une.
    [1] La Sage Éminence a 1 maison sur le plateau principal et en construit une autre.
   *[other] La Sage Éminence a { $houses } maisons sur le plateau principal et construit un village.
}
boonlake-event-eminence-house = La Sage Éminence a une maison sur { $spot }, { $place }.
boonlake-event-eminence-settlement = La Sage Éminence a un village sur { $spot }, { $place }.
boonlake-event-eminence-cattle = La Sage Éminence place un bovin sur { $spot } (structures adjacentes : { $structures ->
    [0] aucune
   *[other] { $structures }
}, bovins déjà présents : { $cattle ->
    [0] aucun
   *[other] { $cattle }
}).
boonlake-event-eminence-region = La Sage Éminence laisse { $region } de côté ({ $difference ->
    [0] il y a là autant d’éléments adverses
   *[other] éléments adverses moins les siens : { $difference }
}).
boonlake-event-eminence-presences = { $presences ->
    [0] La Sage Éminence n’a aucun élément dans les régions décomptées.
    [one] La Sage Éminence a { $presences } élément dans les régions décomptées.
   *[other] La Sage Éminence a { $presences } éléments dans les régions décomptées.
}

# Décomptes

boonlake-event-eminence-vp = La Sage Éminence gagne { $vp } PV ({ $gain }).
boonlake-event-eminence-unrevealed = { $tiles ->
    [0] Toutes les tuiles B ont été révélées.
    [one] { $tiles } tuile B n’a pas été révélée.
   *[other] { $tiles } tuiles B n’ont pas été révélées.
}
boonlake-event-eminence-total = La Sage Éminence a { $vp } PV.

# Mots : d’où viennent ses points

boonlake-gain-regions = Récompenses de région
boonlake-gain-houses = revenus : maisons
boonlake-gain-settlements = revenus : villages
boonlake-gain-cattle = revenus : bovins
boonlake-gain-beside-cattle = revenus : villages adjacents à ses bovins
boonlake-gain-cactus = revenus : piste du Cactus
boonlake-gain-none-left = plus rien sur son plateau
boonlake-gain-unrevealed = tuiles B non révélées

# Mots : coins et tuiles Solo

boonlake-corner-upper-left = en haut à gauche
boonlake-corner-upper-right = en haut à droite
boonlake-corner-lower-left = en bas à gauche
boonlake-corner-lower-right = en bas à droite
boonlake-solotile-a1 = A1
boonlake-solotile-a2 = A2
boonlake-solotile-a3 = A3
boonlake-solotile-a4 = A4
boonlake-solotile-a5 = A5
boonlake-solotile-b1 = B1
boonlake-solotile-b2 = B2
boonlake-solotile-b3 = B3
boonlake-solotile-b4 = B4
boonlake-solotile-b5 = B5
