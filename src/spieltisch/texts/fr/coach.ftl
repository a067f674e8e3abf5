## L’entraîneur : ce qu’une décision a coûté, et pourquoi ; aussi pourquoi une solution est la meilleure

coach-cost = « { $better } » aurait rapporté environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
draw-ui-set-coach = Entraîneur, dans les parties avec conseils
draw-ui-coach-silent = muet
draw-ui-coach-blunders = seulement les grosses fautes
draw-ui-coach-talkative = bavard
draw-ui-coach = Entraîneur
draw-ui-coach-show = Montrez-moi
draw-ui-coach-close = Merci

hint-term-score-why = Cela rapporte simplement plus de points.
hint-term-burgundy-points-why = Cela rapporte plus de points tout de suite.
hint-term-burgundy-areas-why = Cela vous rapproche d’une zone complétée.
hint-term-burgundy-stored-why = Les tuiles de votre réserve vaudront plus.
hint-term-burgundy-silver-why = Il vous reste plus de pièces d’argent.
hint-term-burgundy-workers-why = Il vous reste plus d’ouvriers pour les mauvais dés.
hint-term-burgundy-goods-why = Vos marchandises rapporteront plus.
hint-term-burgundy-mines-why = Une mine rapporte une pièce d’argent à la fin de chaque phase.
hint-term-burgundy-monasteries-why = Le monastère finira par rapporter.
hint-term-burgundy-colours-why = Vous pouvez être le premier à couvrir une couleur.
hint-term-burgundy-reach-why = Cela ouvre plus de cases pour la suite.
hint-term-burgundy-order-why = Vous jouerez plus tôt à la manche suivante.
hint-term-burgundy-actions-why = Vous pourrez faire plus aux prochains tours.
hint-term-burgundy-shields-why = Vos blasons vaudront plus.
hint-term-burgundy-routes-why = Vos routes commerciales rapporteront plus.
hint-term-burgundy-posts-why = Vos postes-frontière vaudront plus.
hint-term-burgundy-spaces-why = Cela couvre plus de vos cases.
hint-term-burgundy-counter-why = Cela vous rapproche de l’objectif.
hint-term-burgundy-supply-why = Les tuiles qu’il vous faut restent disponibles.
hint-term-boonlake-vp-why = Cela rapporte plus de PV tout de suite.
hint-term-boonlake-income-why = Vos revenus aux décomptes intermédiaires augmentent.
hint-term-boonlake-final-why = Cela paie au décompte final.
hint-term-boonlake-levers-why = Vos leviers vous serviront mieux.
hint-term-boonlake-coins-why = Il vous reste plus de pièces et de vases.
hint-term-boonlake-cards-why = Votre main de cartes vaudra plus.
hint-term-boonlake-people-why = Vous gardez plus d’habitants au ranch.
hint-term-boonlake-production-why = Vos sites de production permettent de jouer plus de cartes.
hint-term-boonlake-presences-why = Vous êtes plus fort sur le plateau principal.
hint-term-boonlake-goals-why = Vos tuiles de scoring rapporteront plus.
hint-term-boonlake-waiting-why = Le reste de ce tour rapporte plus.
hint-term-boonlake-tempo-why = Vous prenez de l’avance sur la rivière.
