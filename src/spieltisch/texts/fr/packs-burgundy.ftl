# Ce que trouve la vérification d’une boîte.
pack-there-no-tile-tiles = il n’y a pas de tuile { $word } ; tuiles : { $single }
pack-there-are-only-cards = il n’y a que { $routes } cartes pour tous ensemble
pack-there-are-only-shields = { $field } : il n’y a que { $shields } blasons
pack-four-players-need-at = quatre joueurs demandent au moins quatre plateaux
pack-pairs-spaces-duchy = il faut { $posts } paires de cases de ce duché
pack-both-halves-have-rows = les deux moitiés doivent avoir des rangées de mêmes longueurs
pack-has-places-spaces = il y a { $centres } places pour { $spaces } cases
pack-start-not-castle-space = départ = { $space } n’est pas une case de château de ce duché
pack-has-spaces-have = il y a { $counts } cases de { $kinds }, il en faut { $wanted }
pack-list-texts = { $field } doit être une liste de textes
pack-not-letter-digit-1 = { $word } n’est pas une lettre de { $letters } et un chiffre 1-6
