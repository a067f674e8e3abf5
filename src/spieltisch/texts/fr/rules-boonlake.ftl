## Boonlake : les règles, chapitre par chapitre, avec nos propres mots.

# Votre première partie en cinq minutes

rules-boonlake-start = Votre première partie en cinq minutes
rules-boonlake-start-idea = Vous et les autres peuplez les terres désertes autour d’un lac. Qui a le plus de points de victoire (PV) [i:vp] après deux descentes de la rivière l’emporte.
rules-boonlake-start-turn = À votre tour, vous choisissez *l’une des sept plaquettes action*. Vous pouvez d’abord jouer une carte, puis vous faites ce qui figure à gauche de la plaquette, et ensuite *tout le monde* peut faire ce qui figure à droite. Après cela, votre navire descend la rivière et vous rapporte une récompense, et la plaquette passe tout en bas du plateau action. Voir [r:turn|Un tour].
rules-boonlake-start-rows = Les plaquettes du haut font avancer votre navire loin, celles du bas seulement un peu, et les deux rangées les plus basses coûtent même des PV. Ce que personne ne prend remonte et devient plus tentant.
rules-boonlake-start-people = Rien ne vous manquera autant que les habitants [i:inhabitant]. Vous en placez sur le plateau principal en [r:develop|développant], et vous en perdez d’autres pour [r:upgrade|améliorer] en maisons [i:house] et en villages [i:settlement], ou pour placer des bovins [i:cattle]. Tout ce qui quitte votre plateau dévoile des revenus.
rules-boonlake-start-cards = Les cartes coûtent des pièces [i:coin], parfois un vase [i:vase], et des ressources. Pièces et vases se paient ; les ressources, il suffit de pouvoir les *montrer*, grâce à vos sites de production [i:site] et à vos deux canots [i:boat]. Voir [r:payment|Payer].
rules-boonlake-start-scorings = Quatre fois dans la partie, un navire traverse le premier une écluse [i:lock] : il y a alors un [r:interim|décompte intermédiaire] pour tous. Vous pouvez encore agir deux fois, vous *devez* décompter l’une des quatre tuiles de scoring, qui rapporte ou coûte des points, et vous touchez vos revenus.
rules-boonlake-start-advice = Bon à savoir avant le premier tour
rules-boonlake-start-advice-people = Les habitants manquent en premier. La plaquette Recruter en apporte, ainsi que certaines cases de la rivière et certains emplacements du plateau principal.
rules-boonlake-start-advice-map = Seuls Pionnier et S’installer placent des habitants sur le plateau principal.
rules-boonlake-start-advice-rows = Les rangées à 3 ou 4 cases pour le navire valent plus qu’il n’y paraît.
rules-boonlake-start-advice-others = Avant de choisir, regardez ce que la plaquette donne aux autres.
rules-boonlake-start-advice-levers = Les leviers [i:lever-up] sont rentables : ils resservent après chaque décompte intermédiaire, et un levier inutilisé rapporte un point.
rules-boonlake-start-advice-goals = Anticipez les tuiles de scoring : laquelle des quatre remplirez-vous au prochain décompte, laquelle seulement au dernier ?
rules-boonlake-start-advice-region = Un second village dans la même région coûte { $second-settlement } PV. La table vous prévient avant.
rules-boonlake-start-table = Tout ce que vous pouvez faire est éclairé. Montrez n’importe quoi d’autre, ou allez-y au clavier : vous saurez à quoi cela sert ou pourquoi c’est impossible maintenant.

# Mise en place

rules-boonlake-setup = Mise en place
rules-boonlake-setup-done = La table installe tout pour vous. Voici ce qu’elle fait, et ce que vous choisissez vous-même.
rules-boonlake-setup-map = Le plateau principal
rules-boonlake-setup-map-tiles = À 1 ou 2, { $start-two } tuiles de départ sont posées face visible sur le plateau principal, à 3 { $start-three }, à 4 { $start-four }. Elles sont mélangées, chaque partie commence donc autrement. Les autres tuiles de départ ne servent pas.
rules-boonlake-setup-map-mound = Les { $grey-tiles } tuiles de construction grises forment un tas face cachée [i:mound] ; les { $pastures } pâturages sont à côté.
rules-boonlake-setup-map-labels = Les indications de récompense des quatre régions sont libres.
rules-boonlake-setup-strips = Cartes et plaquettes
rules-boonlake-setup-strips-order = Les sept plaquettes action occupent au hasard les sept rangées du plateau action.
rules-boonlake-setup-strips-hand = Chacun pioche { $hand } des { $cards } cartes projet [i:card].
rules-boonlake-setup-board = Ce que chacun possède au départ
rules-boonlake-setup-board-pieces = { $houses } maisons, { $settlements } villages et { $cattle } bovins couvrent les renfoncements du plateau Joueur.
rules-boonlake-setup-board-people = Sur { $inhabitants } habitants, { $ranch } sont au ranch, prêts à servir ; { $beside } occupent les renfoncements à côté des deux premières rangées et se gagnent comme [r:upgrade#tier|bonus de rangée] ; { $supply } attendent dans la réserve.
rules-boonlake-setup-board-boats = Les deux canots sont sur le canal, au bois [i:wood].
rules-boonlake-setup-board-tracks = Un marqueur se trouve au début de la piste de pièces, un au début de la piste de cartes, un à 0 PV.
rules-boonlake-setup-board-ship = Le navire part de la case { $start-few } de la rivière à 1 ou 2, de la case { $start-many } à 3 ou 4.
rules-boonlake-setup-board-coins = Le premier joueur reçoit { $coins-first } pièces, le suivant { $coins-second }, les autres { $coins-others }.
rules-boonlake-setup-choices = Ce que vous choisissez
rules-boonlake-setup-choices-goal = Vous recevez deux des { $goals } tuiles de scoring et en gardez une. Elle rejoint votre propre zone, marquée ×2 : tous les points de cette tuile y comptent double pour vous, gagnés comme perdus. Regardez d’abord votre main, c’est expressément permis.
rules-boonlake-setup-choices-fill = Les zones qui n’appartiennent à personne reçoivent une tuile au hasard : il y a toujours quatre tuiles de scoring en jeu.
rules-boonlake-setup-choices-site = Puis vous choisissez la ressource de votre premier site de production.
rules-boonlake-setup-choices-hidden = Chacun fait ces deux choix en même temps ; ils sont dévoilés quand tous ont décidé.

# Un tour

rules-boonlake-turn = Un tour
rules-boonlake-turn-rounds = La partie compte deux manches. À chaque manche, les navires descendent la rivière une fois. Le premier joueur commence, et l’on joue dans le sens horaire.
rules-boonlake-turn-phases = Votre tour a trois phases, toujours dans cet ordre :
rules-boonlake-turn-phase-a = *A : Choisir une plaquette et exécuter son action.* Vous prenez n’importe laquelle des sept.
rules-boonlake-turn-phase-b = *B : Déplacer le navire.* Il peut avancer d’autant de cases que l’indique la rangée d’où vient la plaquette. Voir [r:river|La rivière].
rules-boonlake-turn-phase-c = *C : Resserrer les plaquettes.* Celles qui sont sous le vide remontent, et la plaquette prise va dans la rangée la plus basse.
rules-boonlake-turn-rows = Les rangées du plateau action
rules-boonlake-turn-rows-loss = Qui prend une plaquette dans l’une des deux rangées du bas perd aussitôt des PV, même au-dessous de zéro.
rules-boonlake-turn-action = Exécuter une action
rules-boonlake-turn-action-card = *La carte.* D’abord, vous pouvez jouer une carte du type indiqué, ou défausser une carte de ce type pour { $discard-coins } pièces, ou renoncer. Au lieu d’une carte, vous pouvez réaliser un [r:projects|projet spécial]. Avec le Bâtisseur, pas de carte : vous prenez { $builder-coins } pièces à la place.
rules-boonlake-turn-action-own = *Votre partie,* à gauche de la flèche : ses effets de gauche à droite. Vous pouvez renoncer à chacun d’eux.
rules-boonlake-turn-action-common = *La partie commune,* à droite de la flèche : tout le monde peut en profiter, vous aussi. Avec le Pionnier, elle revient aux autres seulement.
rules-boonlake-turn-together = En même temps ou à tour de rôle
rules-boonlake-turn-together-when = La plupart des parties communes se jouent en même temps. Avec S’installer et Élevage bovin, on joue à tour de rôle dans le sens horaire, à partir de qui a choisi la plaquette, car l’ordre y compte. L’option de table « { option-order } : { option-order-in-turn } » fait tout jouer à tour de rôle.
rules-boonlake-turn-general = Ce qui vaut toujours
rules-boonlake-turn-general-supply = Pièces, vases et leviers ne manquent jamais. Les éléments en bois, si : si votre réserve contient moins d’habitants que vous ne devez en recevoir, vous prenez ce qu’il y a.
rules-boonlake-turn-general-ranch = Les habitants gagnés vont au ranch. Les habitants perdus quittent le ranch pour votre réserve.
rules-boonlake-turn-general-recess = Les deux habitants placés dans les renfoncements de votre plateau ne font pas partie de la réserve.
rules-boonlake-turn-general-pile = Quand la pioche est vide, on mélange la défausse. S’il n’y en a pas non plus, on ne pioche rien.
rules-boonlake-turn-general-vp = Vos PV peuvent descendre sous zéro à tout moment, même à la fin.

# Les sept plaquettes

rules-boonlake-strips = Les sept plaquettes
rules-boonlake-strips-intro = Chaque plaquette montre à gauche un type de carte, puis votre partie, puis la partie commune.
rules-boonlake-strips-pioneer = { boonlake-strip-pioneer }
rules-boonlake-strips-pioneer-own = Après une carte jour [i:kind-day], vous pouvez [r:explore|explorer] jusqu’à deux fois ; ensuite, [r:develop|développer] ou [r:upgrade|améliorer], une seule fois.
rules-boonlake-strips-pioneer-all = *Les autres,* mais pas vous, piochent 2 cartes s’ils le veulent ; chacun peut ensuite jouer une carte, quel que soit son type, ou en défausser une contre { $discard-coins } pièces.
rules-boonlake-strips-settle = { boonlake-strip-settle }
rules-boonlake-strips-settle-own = Après une carte nuit [i:kind-night], vous pouvez développer ou améliorer, une seule fois.
rules-boonlake-strips-settle-all = *Tous,* dans le sens horaire à partir de vous : développer, ou améliorer, ou jouer une carte, quel que soit son type, ou en défausser une contre { $discard-coins } pièces. Vous pouvez donc agir deux fois sur le plateau principal.
rules-boonlake-strips-cattle-breeding = { boonlake-strip-cattle-breeding }
rules-boonlake-strips-cattle-breeding-own = Après une carte jour [i:kind-day], vous pouvez placer un [r:cattle|pâturage] sur le plateau principal et prendre la récompense de son emplacement.
rules-boonlake-strips-cattle-breeding-all = *Tous,* dans le sens horaire à partir de vous : placer un bovin, ou jouer une carte, quel que soit son type, ou en défausser une contre { $discard-coins } pièces.
rules-boonlake-strips-region-scoring = { boonlake-strip-region-scoring }
rules-boonlake-strips-region-scoring-own = Après une carte crépuscule [i:kind-sunset], vous choisissez une région à laisser de côté et prenez son indication de récompense. Voir [r:regions|Les régions].
rules-boonlake-strips-region-scoring-all = *Tous* prennent 1 pièce pour chacun de leurs éléments dans les trois autres régions.
rules-boonlake-strips-hire = { boonlake-strip-hire }
rules-boonlake-strips-hire-own = Après une carte nuit [i:kind-night], vous prenez 1 habitant et pouvez [r:explore|explorer] une fois.
rules-boonlake-strips-hire-all = *Tous* peuvent recruter autant de fois qu’ils veulent : { $hire } pièces ou { $hire } cartes défaussées par habitant. Un habitant se paie soit en pièces, soit en cartes ; pour le suivant, vous choisissez de nouveau.
rules-boonlake-strips-hire-example = Avec 7 pièces et 4 cartes, Léa recrute trois fois : deux fois pour { $hire } pièces et une fois pour { $hire } cartes. Il lui reste 1 pièce et 1 carte.
rules-boonlake-strips-progress = { boonlake-strip-progress }
rules-boonlake-strips-progress-own = Après une carte crépuscule [i:kind-sunset], vous pouvez [r:levers|moderniser] une fois.
rules-boonlake-strips-progress-all = *Tous* peuvent perdre 1 habitant et moderniser une fois ; qui ne peut ou ne veut pas pioche 1 carte à la place. Vous pouvez donc moderniser jusqu’à deux fois, les autres une seule.
rules-boonlake-strips-builder = { boonlake-strip-builder }
rules-boonlake-strips-builder-own = Vous prenez { $builder-coins } pièces. Puis vous pouvez jouer une carte, quel que soit son type, ou en piocher 2.
rules-boonlake-strips-builder-all = *Tous* peuvent jouer une carte, quel que soit son type, ou en défausser une contre { $discard-coins } pièces.

# Les cartes

rules-boonlake-cards = Les cartes
rules-boonlake-cards-kinds = Chaque carte projet est d’un type : jour [i:kind-day], crépuscule [i:kind-sunset] ou nuit [i:kind-night]. Certains effets n’admettent qu’un type, d’autres tous.
rules-boonlake-cards-play = Pour jouer une carte, vous [r:payment|payez son prix] et la posez devant vous. Elle y reste jusqu’à la fin, et les PV imprimés comptent au [r:final|décompte final].
rules-boonlake-cards-discard = Souvent, vous pouvez aussi défausser une carte pour { $discard-coins } pièces. Là où un type est demandé, la carte défaussée doit en être.
rules-boonlake-cards-forgo = Si vous ne faites ni l’un ni l’autre, deux [r:levers#three-coins|leviers] peuvent vous payer la carte à laquelle vous renoncez.
rules-boonlake-cards-signs = Quand une carte agit
rules-boonlake-cards-signs-now = [i:now] *Éclair :* une fois, quand vous la jouez. Vous pouvez renoncer à chaque partie de l’effet.
rules-boonlake-cards-signs-always = [i:always] *Cercle :* dès maintenant et jusqu’à la fin. Plusieurs effets identiques s’additionnent.
rules-boonlake-cards-signs-end = [i:end] *Drapeau :* au décompte final.
rules-boonlake-cards-now = Effets immédiats
rules-boonlake-cards-now-take = Prendre des pièces, un vase ou des habitants ; avancer sur la piste de pièces [i:step-coin] ou de cartes [i:step-card].
rules-boonlake-cards-now-swap-inhabitants = 3 cartes → 2 habitants.
rules-boonlake-cards-now-swap-coins = 2 cartes → 4 pièces, ou 4 pièces → 2 cartes.
rules-boonlake-cards-now-swap-vase = 3 cartes → 1 vase et 2 pièces, ou 1 vase et 2 pièces → 3 cartes.
rules-boonlake-cards-now-swap-vp = 5 cartes → 4 PV, ou 4 PV → 5 cartes.
rules-boonlake-cards-now-cards-vp = 2 cartes → les PV indiqués.
rules-boonlake-cards-now-inhabitant-coins = 1 habitant → 8 pièces.
rules-boonlake-cards-now-vases-vp = 2 vases → 4 PV.
rules-boonlake-cards-now-lever = Remonter un de vos leviers utilisés.
rules-boonlake-cards-now-house = Un de vos habitants du plateau principal devient une maison, sans que vous perdiez d’habitant.
rules-boonlake-cards-now-settlement = Une de vos maisons devient un village, pour 1 habitant de moins et avec 1 élément adjacent de moins. Cela s’ajoute au [r:levers#settlement|levier] qui fait de même.
rules-boonlake-cards-always = Effets permanents
rules-boonlake-cards-always-levers = Les leviers coûtent moins de pièces, mais jamais moins de 0.
rules-boonlake-cards-always-cards = Les cartes et les projets spéciaux coûtent 1 pièce de moins, mais jamais moins de 0.
rules-boonlake-cards-always-discard = 1 pièce de plus chaque fois que vous défaussez une carte d’un certain type, quelle qu’en soit la raison.
rules-boonlake-cards-always-cattle-inhabitant = Chaque bovin vous coûte 1 habitant de moins.
rules-boonlake-cards-always-cattle-coins = 2 pièces de plus pour chaque bovin placé.
rules-boonlake-cards-always-river-coin = 1 pièce de plus quand votre navire s’arrête sur une case à pièces.
rules-boonlake-cards-always-harbour = 2 pièces, ou 2 cartes, quand votre navire s’arrête dans un port [i:anchor].
rules-boonlake-cards-always-vase = 1 vase de plus quand votre navire s’arrête sur un vase et que vous le prenez.
rules-boonlake-cards-end = Effets de fin de partie
rules-boonlake-cards-end-region = 1 PV pour chacun de vos éléments dans une certaine région.
rules-boonlake-cards-end-sites = 1 PV pour chaque niveau de vos sites de production.
rules-boonlake-cards-end-pieces = 1 PV pour chaque bovin ou chaque maison ayant quitté votre plateau, ou 2 PV pour chaque village.
rules-boonlake-cards-end-reach = Deux paliers, pour une piste, pour les leviers, bovins, maisons ou villages : qui atteint le petit nombre reçoit le petit total de PV, qui atteint le grand reçoit le grand total à la place.

# Les projets spéciaux

rules-boonlake-projects = Les projets spéciaux
rules-boonlake-projects-what = La moitié supérieure de chacune des quatre tuiles de scoring montre un projet spécial. Chaque fois que vous pouvez jouer une carte, vous pouvez réaliser un de ces projets à la place. Un projet compte comme tous les types à la fois : il convient à toute plaquette.
rules-boonlake-projects-price = Vous payez ses pièces et montrez ses ressources, comme pour une carte. Ce qui rend les cartes moins chères agit ici aussi.
rules-boonlake-projects-reward = Vous recevez 2 habitants, dont un va aussitôt sur la case au-dessus du projet, les PV indiqués, et une case sur la piste indiquée.
rules-boonlake-projects-double = Sur la tuile choisie au départ, marquée ×2, vous recevez deux fois les PV.
rules-boonlake-projects-once = Chacun peut réaliser chaque projet une fois. Ceux qui l’ont réalisé avant vous ne vous gênent pas.
rules-boonlake-projects-supply = Votre réserve doit contenir au moins un habitant, puisqu’il en faut un sur le projet. S’il n’y en a qu’un, vous ne recevez que celui-là.
rules-boonlake-projects-example = Emre peut jouer une carte crépuscule. Il réalise plutôt un projet sur sa propre tuile : elle indique 8 PV, il en reçoit donc 16, avance d’une case, place un habitant sur le projet et l’autre sur son ranch.

# Sites de production et canots

rules-boonlake-production = Sites de production et canots
rules-boonlake-production-sites = Un site de production [i:site] fournit 1 ressource de sa sorte chaque fois qu’il le faut ; retourné au niveau 2, il en fournit 2. Rien ne se dépense : ce que vous montrez maintenant, vous le montrerez encore pour la carte suivante.
rules-boonlake-production-build = Construire un site de production, c’est en poser un nouveau (niveau 1) ou retourner un site que vous avez (niveau 2). Il n’y a pas de niveau 3 ; un effet qui désigne une ressource déjà au niveau 2 est perdu.
rules-boonlake-production-count = Partout où l’on compte les sites de production, on compte leurs niveaux : un site de niveau 2 compte pour deux.
rules-boonlake-production-boats = Les canots
rules-boonlake-production-boats-show = Chacun de vos deux canots [i:boat] fournit 1 ressource : celle de sa case du canal. D’amont en aval : { $canal }.
rules-boonlake-production-boats-move = Vers l’aval, à droite, les canots avancent gratuitement. Remonter un canot coûte { $upstream } pièces, quelle que soit la distance. Un [r:levers#boat|levier] le fait sans payer.
rules-boonlake-production-boats-when = Vous déplacez vos canots en payant : la table propose toutes les façons sensées de les amener où il le faut. Comme seuls les paiements demandent des ressources, vous n’y perdez rien.

# Payer cartes et projets

rules-boonlake-payment = Payer cartes et projets
rules-boonlake-payment-coins = *Les pièces* [i:coin] se paient.
rules-boonlake-payment-vases = *Les vases* [i:vase] se perdent.
rules-boonlake-payment-resources = *Les ressources* se montrent grâce aux [r:production|sites de production et canots], sans être dépensées.
rules-boonlake-payment-joker = Deux leviers remplacent chacun une ressource au choix. On peut les utiliser ensemble.
rules-boonlake-payment-discount = Les réductions de plusieurs cartes s’additionnent. Aucun prix ne descend sous 0.
rules-boonlake-payment-example-boats = Une carte demande 2 pièces, 2 argiles et 1 pierre. Noor a un site d’argile de niveau 1 et ses deux canots au fer. Un canot remonte à l’argile, l’autre à la pierre, pour { $upstream } pièces chacun. Elle paie 2 + 2 × { $upstream } pièces.
rules-boonlake-payment-example-joker = Une carte demande 3 fers. Ben a le fer au niveau 2, et ses canots sont au bois. Descendre est gratuit : un canot va au fer. S’il avait besoin de ses canots ailleurs, le levier [r:levers#joker-or|{ boonlake-lever-joker-or }] pourrait remplacer le troisième fer.

# Explorer

rules-boonlake-explore = Explorer
rules-boonlake-explore-reveal = Révélez une tuile grise du tas [i:mound]. Vous n’êtes pas obligé d’explorer, mais une tuile révélée doit être placée.
rules-boonlake-explore-place = Placez-la sur un emplacement libre du plateau principal, à côté d’une tuile. Peu importe s’il y a quelqu’un sur cette tuile.
rules-boonlake-explore-reward = Prenez ce que montre l’emplacement : pièces, cartes, un habitant, ou un site de production d’une certaine ressource.
rules-boonlake-explore-adjacent = Ce qui est adjacent
rules-boonlake-explore-adjacent-means = Deux emplacements sont adjacents s’ils partagent un côté, si un pont [i:bridge] les relie, ou si ce sont les deux emplacements du gué. Cela vaut pour tout le jeu, pour les pâturages comme pour les tuiles de construction.
rules-boonlake-explore-none = Faute d’emplacement libre ou de tuile grise, chaque tuile impossible à placer vous rapporte { $coins-instead } pièces.

# Développer

rules-boonlake-develop = Développer
rules-boonlake-develop-sites = Une tuile de construction a un ou deux chantiers. Chacun accueille un habitant, une maison ou un village. Les deux chantiers d’une tuile peuvent appartenir à des joueurs différents.
rules-boonlake-develop-choose = Choisissez un chantier libre, n’importe où sur le plateau principal.
rules-boonlake-develop-place = Placez-y un habitant de votre ranch, payez ce que coûte le chantier et prenez ce qu’il donne.
rules-boonlake-develop-costs = Les coûts portent un signe moins : pièces, cartes à défausser ou PV. Si vous ne pouvez pas payer les pièces ou les cartes, vous ne pouvez pas y développer. Certains chantiers sont gratuits.
rules-boonlake-develop-rewards = Ce que donnent les chantiers
rules-boonlake-develop-rewards-take = Des pièces, des cartes, des PV ou un vase.
rules-boonlake-develop-rewards-step = Une case sur une piste ; ou trois cases sur l’une des deux pistes, sans les partager.
rules-boonlake-develop-rewards-income = Tout de suite, le revenu indiqué par votre marqueur sur la piste de pièces [i:wagon-coin] ou sur celle de cartes [i:wagon-card]. Le marqueur ne bouge pas.
rules-boonlake-develop-rewards-settlement = Des PV à gagner ou à perdre plus tard, au moment où une maison devient un village sur ce chantier précis.
rules-boonlake-develop-pasture = Sur les pâturages, il n’y a que des bovins.

# Améliorer

rules-boonlake-upgrade = Améliorer
rules-boonlake-upgrade-two = Améliorer, c’est l’une de ces deux choses : un habitant devient une maison, ou une maison devient un village.
rules-boonlake-upgrade-house = D’habitant à maison
rules-boonlake-upgrade-house-choose = Choisissez un de vos habitants sur le plateau principal.
rules-boonlake-upgrade-house-pay = Perdez 1 habitant de votre ranch.
rules-boonlake-upgrade-house-replace = Une maison de la plus haute rangée de votre plateau qui en a encore prend sa place. L’habitant retourne dans votre réserve.
rules-boonlake-upgrade-house-none = S’il n’y a plus de maison sur votre plateau, vous pouvez en prendre une qu’un village a remplacée ; son renfoncement reste vide. Si vos { $houses } maisons sont sur le plateau principal, vous ne pouvez plus améliorer en maison.
rules-boonlake-upgrade-settlement = De maison à village
rules-boonlake-upgrade-settlement-choose = Choisissez une de vos maisons avec au moins { $presences } éléments adjacents. Les éléments sont les habitants, maisons, villages et bovins de n’importe qui, sur la même tuile et sur les tuiles adjacentes. La maison elle-même ne compte pas.
rules-boonlake-upgrade-settlement-pay = Perdez { $settlement-price } habitants.
rules-boonlake-upgrade-settlement-more = Votre troisième village coûte { $surcharge-one } habitant de plus, votre quatrième { $surcharge-two } de plus. Chacun de ces habitants supplémentaires peut être remplacé par { $vp-for-inhabitant } PV, même si vous avez les habitants.
rules-boonlake-upgrade-settlement-replace = Le village le plus haut de votre plateau remplace la maison, que vous mettez de côté.
rules-boonlake-upgrade-settlement-region = Un *second village dans la même région* vous coûte { $second-settlement } PV : chaque fois que la région compte déjà un autre de vos villages. C’est la règle la plus souvent oubliée ; la table l’affiche avant votre décision.
rules-boonlake-upgrade-settlement-limit = Vous avez { $settlements } villages, il n’y en a pas de cinquième.
rules-boonlake-upgrade-settlement-example = Mila construit son troisième village. Il coûte { $settlement-price } + { $surcharge-one } habitants. Son ranch n’en compte que { $settlement-price } : elle les perd, et perd { $vp-for-inhabitant } PV.
rules-boonlake-upgrade-tier = Bonus de rangée
rules-boonlake-upgrade-tier-bonus = Quand la première rangée de votre plateau est vide, l’habitant à côté rejoint aussitôt votre ranch ; de même pour la deuxième (quand 4 maisons, 1 village et 2 bovins sont partis). Le renfoncement qu’il quitte rapporte des PV à chaque décompte intermédiaire.

# Pâturages et bovins

rules-boonlake-cattle = Pâturages et bovins
rules-boonlake-cattle-pasture = Placer un pâturage
rules-boonlake-cattle-pasture-place = Un pâturage se place sur un emplacement libre adjacent à une tuile, comme une tuile explorée, et donne la récompense de l’emplacement. S’il n’y a plus de pâturage ou d’emplacement libre, vous recevez { $coins-instead } pièces à la place.
rules-boonlake-cattle-cattle = Placer un bovin
rules-boonlake-cattle-cattle-choose = Choisissez un pâturage ayant moins de { $herd } bovins, quel que soit celui qui l’a placé et à qui que soient les bovins.
rules-boonlake-cattle-cattle-pay = Perdez 1, 2, 3 ou 4 habitants pour un pâturage de 0, 1, 2 ou 3 bovins.
rules-boonlake-cattle-cattle-more = Votre quatrième bovin coûte { $surcharge-one } habitant de plus, votre cinquième { $surcharge-two } de plus. Chacun de ces habitants supplémentaires peut être remplacé par { $vp-for-inhabitant } PV, même si vous avez les habitants.
rules-boonlake-cattle-cattle-place = Placez le bovin le plus haut de votre plateau. Si cela vide une rangée, vous recevez le [r:upgrade#tier|bonus de rangée].
rules-boonlake-cattle-cattle-coins = Prenez { $coins-per-house } pièces pour chaque maison sur une tuile adjacente, peu importe à qui.
rules-boonlake-cattle-cattle-income = À chaque décompte intermédiaire, chacun de vos bovins rapporte 1 PV par village sur les tuiles adjacentes, là encore peu importe à qui.
rules-boonlake-cattle-cattle-example = Un pâturage compte 1 bovin, et 3 maisons l’entourent. Jonas perd 2 habitants, place son deuxième bovin et prend 3 × { $coins-per-house } pièces.

# Les régions

rules-boonlake-regions = Les régions
rules-boonlake-regions-four = Le plateau principal a quatre régions : { boonlake-region-boonlake }, { boonlake-region-new-hope }, { boonlake-region-southern } et { boonlake-region-unknown }. L’eau les sépare, des ponts les relient.
rules-boonlake-regions-presence = Vos *éléments* sont tous vos habitants, maisons, villages et bovins sur le plateau principal ; chacun compte pour un.
rules-boonlake-regions-scoring = Récompenses de région
rules-boonlake-regions-scoring-choose = Qui prend la plaquette choisit une région dont l’indication de récompense est encore libre, la couvre d’un marqueur [i:region-marker] et prend la récompense indiquée.
rules-boonlake-regions-scoring-coins = Cette région est laissée de côté. Chacun prend 1 pièce pour chaque élément dans les trois autres.
rules-boonlake-regions-scoring-covered = Qu’une indication de récompense soit couverte ne compte que pour la récompense ; la région elle-même se décompte comme les autres. À la fin de chaque décompte intermédiaire, toutes se libèrent.
rules-boonlake-regions-scoring-all = Si les quatre indications de récompense sont couvertes, vous choisissez quand même une région à laisser de côté, sans récompense.

# Moderniser et leviers

rules-boonlake-levers = Moderniser et leviers
rules-boonlake-levers-modernize = Moderniser, c’est payer un levier [i:lever-up] pour l’un des { $levers } renfoncements à droite de votre plateau. Il coûte les pièces imprimées. Chaque renfoncement reçoit un levier.
rules-boonlake-levers-use = Pour utiliser un levier, vous l’abaissez [i:lever-down]. Au prochain décompte intermédiaire, il remonte. Vous pouvez l’utiliser à toute décision qui vous revient et à laquelle il convient, aussi dans les parties communes et les décomptes intermédiaires, et même aussitôt posé.
rules-boonlake-levers-unused = À chaque décompte intermédiaire, chaque levier inutilisé rapporte 1 PV. Au décompte final, les leviers comptent encore : voir [r:final|La fin].
rules-boonlake-levers-top = La rangée du haut
rules-boonlake-levers-top-instead = Les trois leviers du haut n’agissent qu’*à la place* de votre part d’une partie commune. Un seul d’entre eux à chaque fois. Avec le Pionnier, les autres le peuvent, mais pas vous, car vous n’y avez pas de part. Avec Recruter, décidez avant de recruter le premier habitant.
rules-boonlake-levers-vase = [p:lever-vase|{ boonlake-lever-vase }] : 1 vase pour vous, ou 1 vase → 6 pièces.
rules-boonlake-levers-modernize-lever = [p:lever-modernize|{ boonlake-lever-modernize }] : moderniser une fois.
rules-boonlake-levers-upgrade = [p:lever-upgrade|{ boonlake-lever-upgrade }] : améliorer une fois, mais pas développer.
rules-boonlake-levers-others = Les neuf autres
rules-boonlake-levers-site-coins = [p:lever-site-coins|{ boonlake-lever-site-coins }] : quand vous pourriez jouer une carte et n’en jouez ni n’en défaussez, prenez 1 pièce par niveau de vos sites de production. Aussi avec le Bâtisseur et lors d’un décompte intermédiaire.
rules-boonlake-levers-three-coins = [p:lever-three-coins|{ boonlake-lever-three-coins }] : dans le même cas, prenez 3 pièces. Une carte à laquelle on renonce ne paie qu’un seul de ces deux leviers.
rules-boonlake-levers-region-vp = [p:lever-region-vp|{ boonlake-lever-region-vp }] : aux récompenses de région, vous recevez 1 PV avec chaque pièce de vos éléments.
rules-boonlake-levers-boat = [p:lever-boat|{ boonlake-lever-boat }] : un canot remonte gratuitement d’autant de cases qu’on veut : en payant ; aussi au choix d’une action, avant qu’une carte relève un levier, et lors des décomptes intermédiaires 1 à 3 avant que les leviers soient relevés. Hors d’un paiement, le canot le plus en aval remonte jusqu’au bout : de là, toute case s’atteint gratuitement.
rules-boonlake-levers-settlement = [p:lever-settlement|{ boonlake-lever-settlement }] : quand vous améliorez en village, vous perdez 1 habitant de moins et il faut 1 élément adjacent de moins. S’ajoute aux cartes qui font de même.
rules-boonlake-levers-tile-inhabitant = [p:lever-tile-inhabitant|{ boonlake-lever-tile-inhabitant }] : quand vous placez une tuile de construction ou un pâturage, prenez 1 habitant.
rules-boonlake-levers-joker-or = [p:lever-joker-or|{ boonlake-lever-joker-or }] : une ressource de moins pour une carte ou un projet ; ou 2 pièces ; ou 2 cartes.
rules-boonlake-levers-joker-five = [p:lever-joker-five|{ boonlake-lever-joker-five }] : une ressource de moins pour une carte ou un projet, avec 5 pièces ; ou seulement les 5 pièces.
rules-boonlake-levers-cards-inhabitant = [p:lever-cards-inhabitant|{ boonlake-lever-cards-inhabitant }] : 2 cartes → 1 habitant et 3 PV.

# Les pistes de revenu

rules-boonlake-tracks = Les pistes de revenu
rules-boonlake-tracks-two = Il y a deux pistes de revenu, une pour les pièces [i:step-coin], une pour les cartes [i:step-card]. Vos marqueurs ne reculent jamais.
rules-boonlake-tracks-income = À chaque décompte intermédiaire, vous recevez ce qui figure à côté de vos deux marqueurs : pièces ou cartes, et PV.
rules-boonlake-tracks-crossed = Entre certaines cases se trouve une récompense. Vous la prenez aussitôt quand votre marqueur la dépasse, dans l’ordre. Pour un site de production, vous choisissez lequel.
rules-boonlake-tracks-end = Au bout d’une piste, chaque case de plus rapporte { $past-end } PV à la place.

# La rivière

rules-boonlake-river = La rivière
rules-boonlake-river-steps = Après l’action, votre navire [i:ship] doit avancer d’au moins 1 case et d’autant au plus que l’indique la rangée de votre plaquette. Vous pouvez vous arrêter plus tôt, jamais reculer.
rules-boonlake-river-single = Sur la plupart des cases, il n’y a place que pour un navire. Les cases occupées par d’autres sont sautées et ne comptent pas.
rules-boonlake-river-harbour = Les ports [i:anchor] accueillent autant de navires qu’on veut et comptent toujours. Vous n’êtes pas obligé de vous y arrêter. La dernière case accueille aussi tout le monde, de même que la case d’où vos navires sont partis : avec un autre nombre de joueurs, c’est une case ordinaire.
rules-boonlake-river-arms = Là où la rivière se divise, tous prennent le bras supérieur à la première manche, le bras inférieur à la seconde.
rules-boonlake-river-last = Personne ne dépasse la dernière case ; les cases restantes sont perdues.
rules-boonlake-river-reward = La récompense
rules-boonlake-river-reward-take = Vous recevez la récompense de la case où s’arrête votre navire : pièces, cartes, PV, habitants, un vase, ou au choix un vase ou un site de production.
rules-boonlake-river-locks = Les écluses
rules-boonlake-river-locks-first = Les écluses [i:lock] ne sont pas des cases. Le premier navire de la manche à traverser l’écluse de la partie commune de la rivière provoque un [r:interim|décompte intermédiaire] pour tous, juste après sa récompense. Puis on continue dans le sens horaire. Les suivants ne provoquent rien.
rules-boonlake-river-locks-round-one = La seconde écluse d’une manche est juste avant la dernière case. À la première manche, le premier navire sur la dernière case provoque le deuxième décompte intermédiaire et termine aussitôt la manche, même si d’autres ont joué moins de tours. Tous les navires retournent le long du gué au départ de la seconde manche.
rules-boonlake-river-locks-round-two = À la seconde manche, le premier navire sur la dernière case annonce la fin : on joue encore jusqu’à ce que tous aient effectué le même nombre de tours. Puis viennent le quatrième décompte intermédiaire et le [r:final|décompte final].

# Le décompte intermédiaire

rules-boonlake-interim = Le décompte intermédiaire
rules-boonlake-interim-who = Tous participent à un décompte intermédiaire, pas seulement qui l’a provoqué. Il y en a quatre par partie. Chacun a cinq étapes, et tous font chaque étape en même temps.
rules-boonlake-interim-play = *Agir.* Jusqu’à deux fois, vous pouvez soit jouer une carte de n’importe quel type (ou réaliser un projet), soit améliorer. Ici, on ne défausse pas pour des pièces et on ne développe pas.
rules-boonlake-interim-goal = *Décompter une tuile de scoring.* Vous devez choisir une des quatre tuiles où vous n’avez pas encore de marqueur. Si vous remplissez sa condition, vous gagnez les points de ce décompte, sinon vous les perdez. Voir [r:scoring-tiles|Les tuiles de scoring].
rules-boonlake-interim-income = *Revenus.* Vous recevez ce qui figure à côté de vos marqueurs sur les deux pistes, ce que montrent les renfoncements vides de votre plateau, et pour chacun de vos bovins 1 PV par village adjacent.
rules-boonlake-interim-levers = *Leviers.* Lors des décomptes intermédiaires 1 à 3, qui peut utiliser un levier peut encore le faire maintenant, aussi avec ce que le revenu vient d’apporter. Puis chaque levier inutilisé rapporte 1 PV, et tous les leviers sont relevés. Un levier qu’une carte a relevé compte comme inutilisé.
rules-boonlake-interim-labels = *Indications de récompense.* Tous les marqueurs de région sont retirés.
rules-boonlake-interim-last = Au quatrième décompte intermédiaire, les revenus ne rapportent que des PV : pièces et cartes sont perdues. Les leviers inutilisés rapportent encore 1 PV chacun, mais plus aucun levier ne peut servir ensuite.
rules-boonlake-interim-after = Après le deuxième décompte intermédiaire, les navires reviennent pour la seconde manche. Après le quatrième suit le décompte final.

# Les tuiles de scoring

rules-boonlake-scoring-tiles = Les tuiles de scoring
rules-boonlake-scoring-tiles-points = Au 1er, 2e, 3e et 4e décompte intermédiaire, une tuile de scoring vaut 1, 2, 3 et 4 points : gagnés si vous remplissez la condition, perdus sinon. Sur votre propre tuile (×2), gains et pertes comptent double.
rules-boonlake-scoring-tiles-each = Au fil de la partie, vous décomptez chacune des quatre tuiles une fois. Vous choisissez l’ordre, mais n’en omettez aucune.
rules-boonlake-scoring-tiles-needs = Chaque tuile montre quatre nombres, un par décompte intermédiaire. Ils augmentent, et il vous faut au moins le nombre du décompte en cours.
rules-boonlake-scoring-tiles-conditions = Ce que veulent dire les conditions
rules-boonlake-scoring-tiles-regions = *Deux régions :* le grand nombre d’éléments dans l’une des deux, peu importe laquelle, et le petit nombre dans l’autre.
rules-boonlake-scoring-tiles-tracks = *Pistes :* tant de cases sur la piste de pièces, sur la piste de cartes, ou sur celle où vous êtes le moins avancé.
rules-boonlake-scoring-tiles-sites = *Sites de production :* tant de niveaux de sites de production en tout.
rules-boonlake-scoring-tiles-adjacent = *Tuiles adjacentes :* un groupe relié de tant de tuiles, chacune avec au moins un de vos éléments. Les pâturages comptent.
rules-boonlake-scoring-tiles-levers = *Leviers :* tant de leviers sur votre plateau.
rules-boonlake-scoring-tiles-pieces = *Bovins* et *villages :* tant de pièces ayant quitté votre plateau.
rules-boonlake-scoring-tiles-bridges = *Ponts :* tant d’éléments sur des tuiles d’où part un pont.
rules-boonlake-scoring-tiles-give = *Habitants → PV ou vases → PV :* maintenant, à ce décompte, perdez tant d’habitants (ou de vases) ; 5 pièces peuvent remplacer chacun d’eux, aussi en mélangeant. Chacun rapporte 2 PV en plus.
rules-boonlake-scoring-tiles-coins = *Pièces → PV :* perdez 2 pièces tant de fois. Chaque fois rapporte 1 PV en plus.
rules-boonlake-scoring-tiles-sunset = *Crépuscule et jour :* le grand nombre de cartes jouées de l’un de ces types et le petit nombre de l’autre. Chaque projet spécial réalisé compte comme une carte du type qui vous aide le plus.
rules-boonlake-scoring-tiles-exchange = Les échanges se font en entier ou pas du tout : si vous ne pouvez pas échanger autant de fois que demandé, vous n’échangez rien et manquez la tuile. Vous pouvez aussi la manquer exprès.

# La fin

rules-boonlake-final = La fin
rules-boonlake-final-when = Après le quatrième décompte intermédiaire, chacun ajoute :
rules-boonlake-final-levers = *Leviers :* à partir de { $some-levers } leviers, 2 PV chacun ; à partir de { $many-levers }, 3 PV chacun.
rules-boonlake-final-cards = *Cartes :* les PV imprimés sur vos cartes jouées, et leurs effets de fin de partie [i:end].
rules-boonlake-final-board = *Plateau Joueur :* { $final-three } PV par renfoncement vide de la troisième rangée, { $final-four } de la quatrième et { $final-five } de la cinquième.
rules-boonlake-final-nothing = Pièces, vases, habitants et cartes en main ne valent rien.
rules-boonlake-final-winner = Le plus de PV l’emporte. En cas d’égalité, les ex æquo gagnent ensemble.

# À deux, trois ou quatre

rules-boonlake-players = À deux, trois ou quatre
rules-boonlake-players-same = Les règles sont les mêmes quel que soit le nombre de joueurs. Voici ce qui change :
rules-boonlake-players-strips = Moins on est nombreux, plus on joue de tours, et plus les plaquettes remontent lentement.
rules-boonlake-players-goals = Les tuiles de scoring qui n’appartiennent à personne sont tirées au hasard, pour qu’il y en ait toujours quatre.

# En solo : la Sage Éminence

rules-boonlake-solo = En solo : la Sage Éminence
rules-boonlake-solo-who = En solo, vous affrontez un automate, la Sage Éminence. La table joue pour elle ; voici comment elle décide. Elle n’a besoin ni de pièces ni de cartes. Vous gagnez si vous avez à la fin au moins autant de PV qu’elle.
rules-boonlake-solo-setup = Mise en place
rules-boonlake-solo-setup-two = Comme à deux. L’Éminence commence, vous recevez donc { $coins-second } pièces. Une tuile de scoring au hasard occupe sa zone.
rules-boonlake-solo-setup-board = Elle a son propre plateau avec { $houses } maisons, { $settlements } villages et { $cattle } bovins, un marqueur sur la *piste du Cactus*, un navire et des PV.
rules-boonlake-solo-setup-tiles = Il y a { $solo-tiles } tuiles Solo, A et B. Les tuiles B font davantage. Le niveau indique combien de chacune sont retirées ; { $solo-stack } forment la pile.
rules-boonlake-solo-turn = Son tour
rules-boonlake-solo-turn-order = Vous jouez en alternance. Au début de son tour, la tuile Solo du dessus est révélée. Quand la pile est vide, ses tuiles sont de nouveau mélangées.
rules-boonlake-solo-turn-first = *La plaquette la plus basse.* Si c’est S’installer, elle construit 1 structure (tuile B : 2). Si c’est Élevage bovin, elle place 1 bovin (tuile B : et 1 case sur la piste du Cactus). Sinon, elle avance d’1 case sur la piste du Cactus (tuile B : 2).
rules-boonlake-solo-turn-second = *Une action.* Des trois actions de la tuile Solo, elle prend celle dont la plaquette est la plus haute, et l’exécute à sa façon (voir plus bas).
rules-boonlake-solo-turn-yours = *Votre part.* Vous pouvez utiliser la partie droite de cette plaquette comme d’habitude.
rules-boonlake-solo-turn-ship = *Son navire* avance de toutes les cases de la rangée, sans récompense, jusqu’à ce que la dernière case l’arrête. S’il traverse une écluse en premier, il y a un décompte intermédiaire.
rules-boonlake-solo-turn-strip = La plaquette va tout en bas, comme toujours. L’Éminence ne perd pas de PV pour les rangées du bas.
rules-boonlake-solo-actions = Ses actions
rules-boonlake-solo-actions-steps = *Bâtisseur, Progrès :* 1 case sur la piste du Cactus (tuile B : 2).
rules-boonlake-solo-actions-hire = *Recruter :* elle place une tuile de construction, puis 1 case sur la piste du Cactus (tuile B : 2).
rules-boonlake-solo-actions-pioneer = *Pionnier :* elle place deux tuiles de construction, et une maison sur la seconde (aucune si elle ne peut placer de seconde tuile). Tuile B : et 1 case sur la piste du Cactus.
rules-boonlake-solo-actions-cattle = *Élevage bovin :* elle place si possible un pâturage, puis un bovin. Tuile B : et 1 case sur la piste du Cactus.
rules-boonlake-solo-actions-settle = *S’installer :* elle construit 1 structure (tuile B : 2).
rules-boonlake-solo-actions-region = *Récompenses de région :* elle couvre l’indication de récompense libre de la région où vous avez le plus d’éléments de plus qu’elle (à égalité, la plus au nord) et gagne { $solo-boonlake } PV pour Boonlake, { $solo-label } PV sinon. Puis les trois autres régions sont décomptées : vous recevez 1 pièce par élément, elle 1 PV (tuile B : 2).
rules-boonlake-solo-actions-region-yours = Quand *vous* prenez Récompenses de région, elle gagne 1 PV pour chacun de ses éléments dans les trois régions décomptées. De toutes vos autres actions, elle ne tient aucun compte.
rules-boonlake-solo-location = Choisir un lieu
rules-boonlake-solo-location-number = Chaque tuile Solo a un nombre dans chaque coin. La silhouette au dos de la tuile qui est maintenant en haut de la pile dit quel coin compte ; si la pile est vide, c’est celui en haut à gauche. Ce nombre est son lieu privilégié.
rules-boonlake-solo-location-search = Si l’effet n’y est pas possible, elle essaie le nombre suivant, et après { $hexes } vient 1. S’il n’est possible nulle part, il est perdu.
rules-boonlake-solo-location-example = Le lieu privilégié est le 13, mais il y a déjà des tuiles sur 13 et 14. L’Éminence place donc la sienne sur 15, si une autre tuile y est adjacente.
rules-boonlake-solo-structure = Construire une structure
rules-boonlake-solo-structure-house = Avec au plus une de ses maisons sur le plateau principal, elle en construit une au premier lieu possible ayant un chantier libre (sur celui du haut s’il y en a deux). Elle ne paie rien et ignore ce que montre le chantier.
rules-boonlake-solo-structure-settlement = À partir de deux maisons sur le plateau principal, l’une d’elles devient un village ; son lieu privilégié décide laquelle. Il ne lui faut aucun élément adjacent, et la maison quitte le jeu.
rules-boonlake-solo-structure-none = S’il ne reste plus de telle pièce sur son plateau, elle gagne { $none-left } PV à la place.
rules-boonlake-solo-cattle = Placer un bovin
rules-boonlake-solo-cattle-where = Pour chaque pâturage où il y a de la place, elle compte les maisons et villages adjacents, de n’importe qui, moins les bovins qui s’y trouvent. Le plus grand nombre l’emporte ; à égalité, le pâturage ayant le moins de bovins ; puis son lieu privilégié décide.
rules-boonlake-solo-cattle-none = Quand tous ses bovins sont placés, elle gagne { $none-left } PV à la place.
rules-boonlake-solo-income = Ses décomptes
rules-boonlake-solo-income-interim = Lors d’un décompte intermédiaire, elle ne touche que des revenus : les PV de la dernière case vide pour les maisons, les villages et les bovins, les PV de son marqueur sur la piste du Cactus, et pour chacun de ses bovins 1 PV par village adjacent.
rules-boonlake-solo-income-final = À la fin, vous avez le dernier tour. Au décompte final, l’Éminence touche ses revenus une fois de plus, et { $unrevealed } PV pour chaque tuile B encore face cachée dans la pile.
