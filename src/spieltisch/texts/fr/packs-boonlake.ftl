# Ce que trouve la vérification d’une boîte.
pack-strip-missing-add-strip = strip.{ $value } manque : ajoutez [strip.{ $value }]
pack-not-use-one = « { $value } » n’existe pas comme { $field } : utilisez un de { $known }
pack-not-hex-number-they = { $value } n’est pas un numéro d’emplacement : ils vont de 1 à { $count }
pack-hex-missing-add = hex.{ $value } manque : ajoutez-le
pack-region-missing-add-region = region.{ $value } manque : ajoutez [region.{ $value }]
pack-label-empty-add-reward = l’indication de récompense est vide : entrez la récompense, par exemple 3 pièces
pack-sites-has-sites-have = il y a { $tables } chantiers, il en faut 1 ou 2
pack-lever-missing-add-lever = lever.{ $value } manque : ajoutez [lever.{ $value }]
pack-level-missing-add-level = level.{ $value } manque : ajoutez [level.{ $value }]
pack-there-are-rows = il y a { $rows } rangées, il en faut { $count }
pack-steps-top-row-has = pas = { $steps } : la rangée du haut a 4 cases
pack-steps-bottom-row-has = pas = { $steps } : la rangée du bas a 1 case
pack-vp-loss-missing-bottom = la perte manque : les deux rangées du bas coûtent des PV
pack-kind-strip = le genre doit être « { $word } » sur cette plaquette action
pack-steps-more-than-row = pas = { $steps } est plus que dans la rangée du dessus : les pas diminuent vers le bas
pack-vp-loss-only-bottom = perte = { $loss } : seules les deux rangées du bas coûtent des PV
pack-coins-only-builder-pays = pièces = { $coins } : seul le bâtisseur paie des pièces, et 3
pack-coins-some-space-pay = pièces : une case doit rapporter 5 pièces et 1 PV (Tino)
pack-cards-some-space-pay = cartes : une case doit rapporter 3 cartes et aucun PV (Tino)
pack-vp-less-than-space = PV = { $vp } est moins que sur la case précédente
pack-crossed-no-step-builds = traversé : aucune case ne bâtit un site de production
pack-crossed-inhabitant-lies-between = traversé : un habitant se trouve entre les cases 2 et 3 de la piste des pièces
pack-past-end-vp-step = past-end-vp = { $vp } : une case au-delà de la fin rapporte 2 PV
pack-track-has-steps-needs = la piste { $track } a { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} et en demande au moins 7
pack-track-starts-space-worth = { $unit } = { $income } : la piste commence sur une case qui vaut 2
pack-crossed-nothing-lies-before = traversé : il n’y a rien avant la première case
pack-less-than-space-before = { $unit } = { $income } est moins que sur la case précédente
pack-canal-wood-lies-first = canal : le bois vient en premier et le fer en dernier
pack-every-vacated-recess-pays = { $field } : chaque renfoncement libéré rapporte quelque chose
pack-inhabitants-these-recesses-pay = habitants : ces renfoncements ne rapportent que des PV
pack-no-position-one-cattle = aucun renfoncement d’un bovin ne rapporte 5 pièces et 4 PV (Tino) : regardez les revenus
pack-has-recesses-have = { $field } a { $here } renfoncements et doit en avoir { $by }
pack-final-vp = PV finaux = { $vp }, il en faut { $final }
pack-supply-there-are-36 = réserve = { $supply } : il y a 36 tuiles de levier
pack-cost-outside-1-15 = coût = { $cost } n’est pas entre 1 et 15
pack-row-row-1-three = rangée = { $row } : la rangée 1 est pour les trois leviers spéciaux
pack-column-recess-lies-there = colonne = { $column } : le renfoncement de { $places } s’y trouve déjà
pack-there-are-scoring-tiles = nombre de tuiles de scoring : { $tiles }, il en faut 16
pack-need-grow-over-game = requis = { $need } doit croître au cours de la partie
pack-need-low-above-need = requis du second = { $low } dépasse le premier
pack-project-vp-0-every = PV du projet = 0 : chaque projet rapporte des PV
pack-not-fall = { $field } = { $needs } ne doit pas diminuer
pack-regions-another-tile-shows = régions : une autre tuile montre la même paire
pack-project-one-costs-13 = projet : l’un coûte 13 pièces, 2 argiles et 3 fers et rapporte 8 PV (Joanne)
pack-need-1-2-4 = requis = { $need } doit être [1, 2, 4, 7] (Peter)
pack-category-tiles = le genre « { $value } » est sur { $here } tuiles et doit être sur { $count }
pack-need-asks-more-than = requis = { $need } demande plus que { $category }
pack-corners-some-tile-has = coins : une tuile a un 13 en bas à gauche
pack-actions-no-tile-ever = actions : aucune tuile n’offre jamais « { $value } »
pack-not-fall-from-one = { $field } ne doit pas diminuer d’une case à l’autre
pack-actions-tile-shows-builder = actions : une tuile A montre Bâtisseur, Récompenses de région et S’installer
pack-side-tiles-5 = le côté « { $value } » : tuiles : { $count }, il en faut 5
pack-corners-four-numbers-differ = coins = { $corners } : les quatre nombres doivent différer
pack-some-space-pays-vp = { $field } : une case rapporte { $example } PV (l’exemple solo de la règle)
pack-remove-remove-b-level = remove-a et remove-b doivent être { $a } et { $b } à ce niveau
pack-pastures-there-are-7 = pâturages = { $pastures } : il y en a 7
pack-sites-no-site-has = chantiers : aucun ne rapporte de PV pour un village
pack-sites-no-site-has-2 = chantiers : aucun ne coûte de PV pour un village
pack-sites-no-site-free = chantiers : aucun n’est sans coût ni gain
pack-sites-no-site-has-3 = chantiers : aucun n’a { $name }
pack-sites-no-site-brings = chantiers : aucun ne rapporte juste 1 { $word }
pack-sites-one-pay-coins = chantiers : l’un coûte 4 pièces et rapporte une case sur la piste des pièces (Elizabeth)
pack-back-tiles = le verso « { $value } » : tuiles : { $count }, il en faut { $back }
pack-sites-site-cannot-cost = chantiers : un chantier ne peut pas coûter { $word } et rapporter { $word }
pack-kind-at-most-5 = genre : { $listed } : 5 d’écart au plus
pack-there-are-cards = nombre de cartes : { $cards }, il en faut { $card }
pack-now-always-end-are = aussitôt, permanent et à la fin sont vides : une carte a un effet
pack-now-always-end-have = aussitôt, permanent et à la fin ont ensemble plus de 4 effets
pack-same-as-card-but = elle est comme la carte { $faces } au nom près
pack-two-boats-cannot-bring = { $field } : deux canots ne peuvent pas apporter { $by } ressources de plus que les sites
pack-cards-2-at-least = { $field }.{ $name } : cartes : { $count }, il en faut 2 au moins
pack-names-missing-add-names = names.{ $language } manque : entrez les noms
pack-at-already-place-hex = at = [{ $q }, { $r }] est déjà la place de l’emplacement { $taken }
pack-at-touches-hex-another = at touche l’emplacement { $number } d’une autre région : laissez de l’eau entre elles
pack-ford-join-two-hexes = gué : il doit relier deux emplacements qui ne se touchent pas déjà
pack-ford-bridge-joins-same = gué : un pont relie les mêmes emplacements
pack-bridges-join-two-different = ponts : il doit relier deux régions différentes
pack-bridges-these-hexes-lie = ponts : ces emplacements sont trop éloignés
pack-bridges-listed-twice = ponts : il figure deux fois
pack-ford-these-hexes-lie = gué : ces emplacements sont trop éloignés
pack-bridges-crosses-bridge = ponts : il croise le pont { $one }-{ $two }
pack-north-1-2-3 = north doit être 1, 2, 3 et 4, une fois chacun
pack-region-has-only-hexes = la région n’a que { $hexes } emplacements
pack-label-coins-4-petra = l’indication de récompense doit montrer 4 pièces (Petra)
pack-at-no-edge-bridge = at : aucun bord, pont ou gué ne mène de l’emplacement 1 jusqu’ici
pack-label-at-least-one = indication de récompense : au moins une région paie en { $word }
pack-region-cut-off-from = région : elle est coupée du reste de { $region }
pack-label-worth-worth-3 = l’indication de récompense vaut { $amount } et doit valoir 3
pack-reward-some-hex-pays = récompense : un emplacement rapporte 2 pièces (Frances)
pack-reward-missing = la récompense manque
pack-reward-no-hex-pays = récompense : aucun emplacement ne rapporte { $word }
pack-reward-no-hex-has = récompense : aucun emplacement n’a build-{ $value }
pack-start-hexes = départ = { $players } est sur { $found } emplacements et doit être sur { $count }
pack-kind-shared-stretch-has = genre : le tronçon commun n’a pas de port
pack-arm-needs-at-least = le bras { $field } demande au moins 3 cases
pack-reward-no-space-pays = récompense : aucune case ne rapporte { $word }
pack-reward-missing-only-start = la récompense manque : seul un départ ne rapporte rien
pack-locks-shared-lie-shared = l’écluse après { $lock } doit être sur le tronçon commun
pack-kind-final-space-harbour = genre : la dernière case est un port
pack-locks-lock-lies-just = écluse { $field } = { $lock } : elle est juste avant la dernière case, après { $last }
pack-starts-round-2-begin = les départs de la manche 2 doivent commencer par 1, 1, à 1 et 2 joueurs
pack-starts-round-1-1 = les départs de la manche 1 doivent être 1, 1, 3, 3 : case 1 à 1 ou 2 joueurs, sinon 3
pack-starts-round-2-with = départs de la manche 2 : à quatre, les navires partent plus loin qu’à trois
pack-starts-round-space-lies = départs de la manche { $at } : la case { $position } est après la première écluse
pack-kind-ships-start-here = genre : des navires partent d’ici, ce doit donc être un départ ou un port
pack-has-effects-may-have = { $place } a { $found } effets et peut en avoir { $most }
pack-not-effect-may-stand = { $path } n’est pas un effet permis ici : utilisez { $listed }
pack-true-or-left-out = { $path } doit être true ou omis
pack-two-steps-such-as = { $path } doit avoir deux paliers comme 3-2, 5-6 : nombre atteint, PV
pack-rise-from-first-step = { $path } doit monter du premier palier au second, { $high } au plus
pack-cost-monica = coût : une carte coûte 2 pièces, 2 argiles et 1 pierre (Monica)
pack-cost-maggie = coût : une carte coûte 4 argiles et 2 pierres (Maggie)
