## Les extensions des Châteaux de Bourgogne à l’écran

# Plateau de jeu
draw-burgundy-inns = Auberges près du dépôt noir : 2 pièces
draw-burgundy-white-die-lends = Dé blanc : { $number }. Les châteaux blancs vous le prêtent pour une action.
draw-burgundy-white-die-alone = Dé blanc : { $number }. La marchandise est allée au dépôt { $number }, d’où une tuile a quitté la partie.
draw-burgundy-depot-shield = Blason du dépôt { $depot } : pour un double { $depot }
draw-burgundy-posts-large = Qui relie en premier tous les postes-frontière : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
draw-burgundy-posts-small = Qui relie en second tous les postes-frontière : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
draw-burgundy-posts-owner = { $name } a relié tous les postes-frontière
draw-burgundy-order = Ordre du tour
draw-burgundy-order-place = Tour { $number } de cette manche
draw-burgundy-plays = { $name } joue le tour { $number }
draw-burgundy-colour-tile = Tout couvrir, { $kind } : posez aussitôt une tuile du dépôt noir

# Duchés
draw-burgundy-space-river = { $label }, rivière vers { $spaces }
draw-burgundy-shield-of = Blason du château de { $spot }
draw-burgundy-tray = Avec le blason 4 : autres tuiles en réserve
draw-burgundy-emulates = Les monastères de { $name } comptent ici.
draw-burgundy-tribute = { $count ->
    [0] Aucun blason
    [one] { $count } blason, tribut en fin de phase : { $count } pièce
   *[other] { $count } blasons, tribut en fin de phase : { $count } pièces
}
draw-burgundy-has-tiles-of = Cases couvertes : { $count } sur { $spaces }
draw-burgundy-post = Poste-frontière { $number }, près de { $one } et { $two }
draw-burgundy-post-joined = Le poste-frontière { $number } est relié à un autre
draw-burgundy-link = Chemin entre les postes-frontière { $one } et { $two }
draw-burgundy-joined = Les postes-frontière { $one } et { $two } sont reliés
draw-burgundy-route = Route
draw-burgundy-route-place = Case { $number } de la route commerciale
draw-burgundy-route-space = { $goods } : { $bonus }
draw-burgundy-route-earned = Obtenu
draw-burgundy-route-next = La prochaine marchandise vendue va ici
draw-burgundy-route-bonus = Route commerciale

# Équipes
draw-burgundy-partner = Partenaire { $number }
draw-burgundy-own-key-space = Case « clé » { $number }, à ce partenaire seul
draw-burgundy-team-keys = En commun
draw-burgundy-team-route = Route commerciale, équipe { $team }

# En solitaire
draw-burgundy-left = { $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
}
draw-burgundy-alone = { $left ->
    [0] Gagné : votre duché est complet !
    [one] La partie est finie. Il restait 1 case.
   *[other] La partie est finie. Il restait { $left } cases.
}
draw-burgundy-counter = Chemin vers l’objectif
draw-burgundy-counter-space = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-burgundy-counter-at = Points comptés : { $points } sur { $target }
draw-burgundy-target-at = Objectif qui donne une action : { $target }

# Ce qu’on peut faire
draw-burgundy-group-store = Où la ranger
draw-burgundy-group-shield = Blasons
draw-burgundy-group-tribute = Tribut
draw-burgundy-group-die = Tourner un dé
draw-burgundy-group-exchange = Échanger des marchandises
draw-burgundy-group-points = Acheter des points

# Glossaire
draw-burgundy-any-kind = Tuiles pour toute case
draw-burgundy-about-white-castle = Jouez aussitôt une action de plus, avec la valeur du dé blanc. Des ouvriers peuvent la changer.
draw-burgundy-about-monastery-29 = À la fin : 4 points par château blanc.
draw-burgundy-about-inn = Se pose sur une case de toute sorte, une par zone, et agrandit la zone d’une case. Rien d’autre.
draw-burgundy-about-face-down = Se pose sur une case de toute sorte et ne fait que la couvrir.
draw-burgundy-about-crane-too = Utilisez l’effet d’un bâtiment au choix. Compte comme un bâtiment au choix pour les monastères 16 à 23 et 29.
draw-burgundy-about-ship-alone = Prenez toutes les marchandises d’un dépôt ; les autres quittent la partie. Puis vous pouvez échanger { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
} contre une tuile du dépôt noir, face cachée.
draw-burgundy-about-at-once = { $about } En solitaire, elle compte dès sa pose.
draw-burgundy-about-shield = { $about } { $points ->
    [0] {""}
    [one] À la fin, { $points } point.
   *[other] À la fin, { $points } points.
}
draw-burgundy-about-shield-1 = Tous vos pâturages n’en font qu’un.
draw-burgundy-about-shield-2 = Dès que quelqu’un d’autre reçoit des ouvriers, vous recevez 1 ouvrier.
draw-burgundy-about-shield-3 = Vous pouvez payer le tribut en ouvriers au lieu de pièces.
draw-burgundy-about-shield-4 = Vous pouvez mettre en réserve autant de tuiles que vous voulez.
draw-burgundy-about-shield-5 = À chaque navire, choisissez une couleur de marchandises et prenez-la aussi dans les six dépôts.
draw-burgundy-about-shield-6 = Choisissez une fois quelqu’un d’autre : ses monastères comptent aussi pour vous.
draw-burgundy-about-shield-7 = Vos tuiles bonus comptent double.
draw-burgundy-about-shield-8 = Vos mines paient double.
draw-burgundy-about-shield-9 = Une vente rapporte 1 pièce par marchandise.
draw-burgundy-about-shield-10 = Les monastères qui comptent à la fin comptent double.
draw-burgundy-about-shield-11 = Au lieu de son action, un château posé peut vous apporter un blason au choix.
draw-burgundy-about-shield-12 = Les marchandises vendues rapportent le double de points.
draw-burgundy-about-shield-13 = Tous vos blasons comptent double à la fin.
draw-burgundy-about-shield-14 = À la fin de chaque phase, posez aussitôt une tuile d’un des six dépôts.
draw-burgundy-about-shield-15 = À la fin de chaque phase, posez aussitôt une tuile du dépôt noir.
draw-burgundy-about-shield-16 = Une fois dans votre tour, tournez un dé sur la valeur de votre choix.
draw-burgundy-about-shield-17 = Vos zones achevées comptent comme si elles avaient une case de plus.
draw-burgundy-about-shield-18 = Vos tuiles n’ont pas à toucher une tuile déjà posée.
