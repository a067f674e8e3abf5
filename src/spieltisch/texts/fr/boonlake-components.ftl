## Boonlake : noms des éléments, et ce que font leurs effets en quelques mots.

# Types de cartes

boonlake-kind-day = jour
boonlake-kind-sunset = crépuscule
boonlake-kind-night = nuit

# Ressources

boonlake-resource-wood = bois
boonlake-resource-loam = argile
boonlake-resource-stone = pierre
boonlake-resource-iron = fer

# Régions

boonlake-region-boonlake = Boonlake
boonlake-region-new-hope = New Hope
boonlake-region-southern = Southern
boonlake-region-unknown = Unknown

# Plaquettes Action

boonlake-strip-pioneer = Pionnier
boonlake-strip-settle = S’installer
boonlake-strip-cattle-breeding = Élevage bovin
boonlake-strip-region-scoring = Récompenses de région
boonlake-strip-hire = Recruter
boonlake-strip-progress = Progrès
boonlake-strip-builder = Bâtisseur

# Pistes de revenu

boonlake-track-coin = piste de pièces
boonlake-track-card = piste de cartes

# Leviers

boonlake-lever-vase = Réserve de vases
boonlake-lever-modernize = Modernisation
boonlake-lever-upgrade = Amélioration
boonlake-lever-site-coins = Rendement des sites
boonlake-lever-three-coins = Épargne
boonlake-lever-region-vp = Renommée
boonlake-lever-boat = Chemin de halage
boonlake-lever-settlement = Aide à la fondation
boonlake-lever-tile-inhabitant = Bienvenue
boonlake-lever-joker-or = Magasin
boonlake-lever-joker-five = Subvention
boonlake-lever-cards-inhabitant = Annonce

# Ce que font les leviers

boonlake-lever-text-vase = Au lieu de la partie commune : 1 vase, ou 1 vase → 6 pièces
boonlake-lever-text-modernize = Au lieu de la partie commune : moderniser une fois
boonlake-lever-text-upgrade = Au lieu de la partie commune : améliorer une fois
boonlake-lever-text-site-coins = Renoncer à une carte : 1 pièce par niveau de production
boonlake-lever-text-three-coins = Renoncer à une carte : 3 pièces
boonlake-lever-text-region-vp = Aux récompenses de région : aussi 1 PV par élément
boonlake-lever-text-boat = Remonter 1 canot sans payer
boonlake-lever-text-settlement = Un village demande 1 habitant et 1 élément de moins
boonlake-lever-text-tile-inhabitant = Quand vous posez une tuile : 1 habitant
boonlake-lever-text-joker-or = 1 ressource de moins pour une carte, ou 2 pièces, ou 2 cartes
boonlake-lever-text-joker-five = 1 ressource de moins pour une carte, et 5 pièces
boonlake-lever-text-cards-inhabitant = 2 cartes → 1 habitant et 3 PV

# Catégories de scoring

boonlake-scoring-regions = Éléments dans deux régions
boonlake-scoring-coin-track = Piste de pièces
boonlake-scoring-card-track = Piste de cartes
boonlake-scoring-lower-track = La moins avancée des deux pistes
boonlake-scoring-sites = Niveaux de production
boonlake-scoring-adjacent = Tuiles reliées
boonlake-scoring-levers = Leviers
boonlake-scoring-cattle = Bovins
boonlake-scoring-settlements = Villages
boonlake-scoring-bridges = Éléments près des ponts
boonlake-scoring-give-inhabitants = 1 habitant ou 5 pièces → 2 PV
boonlake-scoring-give-vases = 1 vase ou 5 pièces → 2 PV
boonlake-scoring-give-coins = 2 pièces → 1 PV
boonlake-scoring-sunset-day = Cartes crépuscule et jour

# Le jeu en solo

boonlake-solo-eminence = La Sage Éminence
boonlake-solo-level-easy = facile
boonlake-solo-level-medium = moyen
boonlake-solo-level-challenge = défi
boonlake-solo-level-difficult = difficile
boonlake-solo-level-very-difficult = très difficile

# Ce que les effets apportent et coûtent, selon les mots d’un pack

boonlake-effect-coins = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
boonlake-effect-cards = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
boonlake-effect-vp = { $amount } PV
boonlake-effect-vase = 1 vase
boonlake-effect-inhabitants = { $amount ->
    [one] { $amount } habitant
   *[other] { $amount } habitants
}
boonlake-effect-coin-track = { $amount ->
    [one] { $amount } case sur la piste de pièces
   *[other] { $amount } cases sur la piste de pièces
}
boonlake-effect-card-track = { $amount ->
    [one] { $amount } case sur la piste de cartes
   *[other] { $amount } cases sur la piste de cartes
}
boonlake-effect-build = construire un site de production
boonlake-effect-build-wood = site de production de bois
boonlake-effect-build-loam = site de production d’argile
boonlake-effect-build-stone = site de production de pierre
boonlake-effect-build-iron = site de production de fer
boonlake-effect-vase-or-build = 1 vase ou un site de production
boonlake-effect-pay-coins = { $amount ->
    [one] { $amount } pièce à payer
   *[other] { $amount } pièces à payer
}
boonlake-effect-discard-cards = { $amount ->
    [one] { $amount } carte à défausser
   *[other] { $amount } cartes à défausser
}
boonlake-effect-lose-vp = −{ $amount } PV
boonlake-effect-three-steps = 3 cases sur une des deux pistes
boonlake-effect-coin-income = revenu de la piste de pièces tout de suite
boonlake-effect-card-income = revenu de la piste de cartes tout de suite
boonlake-effect-settlement-vp = { $amount } PV pour un village ici
boonlake-effect-settlement-loss = −{ $amount } PV pour un village ici
boonlake-effect-free = gratuit
boonlake-effect-cards-for-inhabitants = 3 cartes → 2 habitants
boonlake-effect-swap-cards-coins = 2 cartes ↔ 4 pièces
boonlake-effect-swap-cards-vase = 3 cartes ↔ 1 vase et 2 pièces
boonlake-effect-swap-cards-vp = 5 cartes ↔ 4 PV
boonlake-effect-lever-up = 1 levier relevé
boonlake-effect-cards-for-vp = 2 cartes → { $amount } PV
boonlake-effect-inhabitant-for-coins = 1 habitant → 8 pièces
boonlake-effect-vases-for-vp = 2 vases → 4 PV
boonlake-effect-free-house = un habitant devient une maison sans coût
boonlake-effect-easy-settlement = une maison devient un village, 1 habitant et 1 élément de moins
boonlake-effect-lever-discount = { $amount ->
    [one] { $amount } pièce de moins par levier
   *[other] { $amount } pièces de moins par levier
}
boonlake-effect-card-discount = les cartes coûtent 1 pièce de moins
boonlake-effect-discard-day = 1 pièce de plus pour une carte jour défaussée
boonlake-effect-discard-sunset = 1 pièce de plus pour une carte crépuscule défaussée
boonlake-effect-discard-night = 1 pièce de plus pour une carte nuit défaussée
boonlake-effect-cattle-inhabitant = les bovins coûtent 1 habitant de moins
boonlake-effect-cattle-coins = 2 pièces pour un bovin placé
boonlake-effect-river-coin = 1 pièce de plus sur les cases rivière à pièces
boonlake-effect-harbour-coins = 2 pièces dans chaque port
boonlake-effect-harbour-cards = 2 cartes dans chaque port
boonlake-effect-river-vase = 1 vase de plus sur les cases rivière à vase
boonlake-effect-in-boonlake = 1 PV par élément dans Boonlake
boonlake-effect-in-new-hope = 1 PV par élément dans New Hope
boonlake-effect-in-southern = 1 PV par élément dans Southern
boonlake-effect-in-unknown = 1 PV par élément dans Unknown
boonlake-effect-each-site = 1 PV par niveau de production
boonlake-effect-each-cattle = 1 PV par bovin retiré
boonlake-effect-each-house = 1 PV par maison retirée
boonlake-effect-each-settlement = 2 PV par village retiré
boonlake-effect-reach-coin-track = piste de pièces : { $low } → { $low_vp } PV, { $high } → { $high_vp } PV
boonlake-effect-reach-card-track = piste de cartes : { $low } → { $low_vp } PV, { $high } → { $high_vp } PV
boonlake-effect-reach-levers = leviers : { $low } → { $low_vp } PV, { $high } → { $high_vp } PV
boonlake-effect-reach-cattle = bovins retirés : { $low } → { $low_vp } PV, { $high } → { $high_vp } PV
boonlake-effect-reach-houses = maisons retirées : { $low } → { $low_vp } PV, { $high } → { $high_vp } PV
boonlake-effect-reach-settlements = villages retirés : { $low } → { $low_vp } PV, { $high } → { $high_vp } PV

# Tuiles de construction

boonlake-tile-pasture = Pâturage
boonlake-tile-old-landing = Vieil appontement
boonlake-tile-birch-meadow = Pré aux bouleaux
boonlake-tile-mill-brook = Ruisseau du moulin
boonlake-tile-clay-bank = Berge d’argile
boonlake-tile-stone-terrace = Terrasse de pierre
boonlake-tile-reed-shore = Rive aux roseaux
boonlake-tile-fishing-camp = Camp de pêche
boonlake-tile-wagon-halt = Halte des chariots
boonlake-tile-salt-lick = Pierre à sel
boonlake-tile-old-orchard = Vieux verger
boonlake-tile-hot-springs = Sources chaudes
boonlake-tile-stone-circle = Cercle de pierres
boonlake-tile-gold-creek = Ruisseau d’or
boonlake-tile-silver-vein = Filon d’argent
boonlake-tile-scribes-cave = Grotte des scribes
boonlake-tile-high-plateau = Haut plateau
boonlake-tile-eagle-cliff = Falaise aux aigles
boonlake-tile-sunken-meadow = Pré submergé
boonlake-tile-burial-mound = Tumulus
boonlake-tile-twin-falls = Chutes jumelles
boonlake-tile-alder-grove = Aulnaie
boonlake-tile-heron-island = Île aux hérons
boonlake-tile-copper-hill = Colline de cuivre
boonlake-tile-owl-forest = Forêt aux chouettes
boonlake-tile-warm-valley = Vallée douce
boonlake-tile-kiln-slope = Coteau des fours
boonlake-tile-bison-plain = Plaine aux bisons
boonlake-tile-chalk-ridge = Crête de craie
boonlake-tile-crossroads = Croisée des chemins
boonlake-tile-fir-hollow = Combe aux sapins
boonlake-tile-market-field = Champ de foire
boonlake-tile-reading-oak = Chêne aux livres
boonlake-tile-lookout-rock = Rocher de guet
boonlake-tile-muddy-ford = Gué boueux
boonlake-tile-rose-terrace = Terrasse aux roses

# Cartes Projet

boonlake-card-smithy = Forge
boonlake-card-workshop = Usine
boonlake-card-sawmill = Scierie
boonlake-card-potter = Potier
boonlake-card-brickworks = Briqueterie
boonlake-card-quarry = Carrière
boonlake-card-ore-mine = Mine de fer
boonlake-card-charcoal-burner = Charbonnier
boonlake-card-shipwright = Charpentier naval
boonlake-card-ferryman = Passeur
boonlake-card-raftsman = Flotteur de bois
boonlake-card-cattle-breeder = Éleveuse
boonlake-card-dairy = Laiterie
boonlake-card-cowherd = Vacher
boonlake-card-saddler = Sellier
boonlake-card-tannery = Tannerie
boonlake-card-homesteader = Famille de colons
boonlake-card-carpenter = Charpentière
boonlake-card-mason = Maçon
boonlake-card-roofer = Couvreur
boonlake-card-surveyor = Arpenteuse
boonlake-card-trapper = Trappeur
boonlake-card-orchard = Verger
boonlake-card-winegrower = Vigneronne
boonlake-card-fishery = Pêcherie
boonlake-card-lake-warden = Gardien du lac
boonlake-card-windmill = Moulin à vent
boonlake-card-beekeeper = Apicultrice
boonlake-card-gardener = Jardinier
boonlake-card-well-digger = Puisatier
boonlake-card-road-builder = Bâtisseuse de routes
boonlake-card-bridge-builder = Bâtisseur de ponts
boonlake-card-town-planner = Urbaniste
boonlake-card-wagon-train = Convoi de chariots
boonlake-card-day-labourers = Journaliers
boonlake-card-drovers = Toucheurs de bœufs
boonlake-card-barn = Grange
boonlake-card-hay-meadow = Pré de fauche
boonlake-card-stonecutter = Tailleuse de pierre
boonlake-card-lime-kiln = Four à chaux
boonlake-card-foundry = Fonderie
boonlake-card-toolmaker = Taillandière
boonlake-card-wheelwright = Charron
boonlake-card-cooper = Tonnelier
boonlake-card-boatyard = Chantier naval
boonlake-card-net-maker = Faiseuse de filets
boonlake-card-weaver = Tisserande
boonlake-card-basket-maker = Vannier
boonlake-card-glassblower = Souffleur de verre
boonlake-card-clay-pit = Glaisière
boonlake-card-scout = Éclaireuse
boonlake-card-forager = Cueilleuse
boonlake-card-cartographer = Cartographe
boonlake-card-granary = Grenier à blé
boonlake-card-farmhouse = Ferme
boonlake-card-bank = Banque
boonlake-card-market-hall = Halle du marché
boonlake-card-trading-post = Comptoir
boonlake-card-general-store = Magasin général
boonlake-card-merchant = Négociante
boonlake-card-guildhall = Maison des guildes
boonlake-card-pawnbroker = Prêteur sur gages
boonlake-card-auction-house = Salle des ventes
boonlake-card-counting-house = Maison de comptes
boonlake-card-toll-house = Maison de péage
boonlake-card-harbour-master = Capitaine de port
boonlake-card-warehouse = Entrepôt
boonlake-card-dockhand = Débardeur
boonlake-card-lighthouse = Phare
boonlake-card-jetty = Débarcadère
boonlake-card-tavern = Taverne
boonlake-card-inn = Auberge
boonlake-card-boarding-house = Pension de famille
boonlake-card-town-crier = Crieur public
boonlake-card-newcomers = Nouveaux venus
boonlake-card-wedding = Noces
boonlake-card-village-feast = Fête du village
boonlake-card-mayor = Maire
boonlake-card-councillor = Conseillère
boonlake-card-school = École
boonlake-card-library = Bibliothèque
boonlake-card-chapel = Chapelle
boonlake-card-bell-tower = Clocher
boonlake-card-art-gallery = Galerie d’art
boonlake-card-art-dealer = Marchande d’art
boonlake-card-porcelain-shop = Magasin de porcelaine
boonlake-card-antiquary = Antiquaire
boonlake-card-pedlar = Colporteur
boonlake-card-cattle-market = Marché aux bestiaux
boonlake-card-butcher = Boucher
boonlake-card-cheese-cellar = Cave à fromages
boonlake-card-farrier = Maréchale-ferrante
boonlake-card-rodeo = Rodéo
boonlake-card-town-hall = Hôtel de ville
boonlake-card-land-registry = Cadastre
boonlake-card-notary = Notaire
boonlake-card-moneylender = Prêteur
boonlake-card-mint = Hôtel de la Monnaie
boonlake-card-tax-collector = Percepteur
boonlake-card-weigh-house = Poids public
boonlake-card-stagecoach = Diligence
boonlake-card-post-office = Bureau de poste
boonlake-card-newspaper = Gazette
boonlake-card-theatre = Théâtre
boonlake-card-music-pavilion = Kiosque à musique
boonlake-card-storyteller = Conteur
boonlake-card-bathhouse = Bains publics
boonlake-card-founders-hall = Salle des fondateurs
boonlake-card-builders-merchant = Marchand de matériaux
boonlake-card-lamplighter = Allumeur de réverbères
boonlake-card-observatory = Observatoire
boonlake-card-night-watch = Guet de nuit
boonlake-card-alchemist = Alchimiste
boonlake-card-apothecary = Apothicaire
boonlake-card-herbalist = Herboriste
boonlake-card-university = Université
boonlake-card-archive = Archives
boonlake-card-printing-house = Imprimerie
boonlake-card-patent-office = Bureau des brevets
boonlake-card-inventor = Inventrice
boonlake-card-engineer = Ingénieur
boonlake-card-watchmaker = Horloger
boonlake-card-machine-hall = Salle des machines
boonlake-card-steam-crane = Grue à vapeur
boonlake-card-lock-keeper = Éclusière
boonlake-card-smuggler = Contrebandière
boonlake-card-river-pilot = Pilote fluvial
boonlake-card-dam = Barrage
boonlake-card-waterworks = Usine des eaux
boonlake-card-water-wheel = Roue à aubes
boonlake-card-governor = Gouverneure
boonlake-card-judge = Juge
boonlake-card-sheriff = Shérif
boonlake-card-explorers-lodge = Refuge des explorateurs
boonlake-card-hermit = Ermite
boonlake-card-diplomat = Diplomate
boonlake-card-gold-panner = Orpailleur
boonlake-card-treasure-hunter = Chasseuse de trésors
boonlake-card-prospector = Prospecteur
boonlake-card-gambling-den = Tripot
boonlake-card-saloon = Saloon
boonlake-card-fortune-teller = Diseuse de bonne aventure
boonlake-card-monastery = Monastère
boonlake-card-masquerade = Bal masqué
boonlake-card-museum = Musée
boonlake-card-collector = Collectionneur
boonlake-card-sailors-rest = Foyer des marins
boonlake-card-fire-brigade = Pompiers
boonlake-card-hospital = Hospice
boonlake-card-orphanage = Orphelinat
boonlake-card-secret-society = Société secrète
boonlake-card-night-ferry = Bac de nuit
boonlake-card-strongroom = Chambre forte
boonlake-card-money-changer = Changeuse
boonlake-card-debt-collector = Agent de recouvrement
boonlake-card-architect = Architecte
boonlake-card-master-builder = Maître d’œuvre
boonlake-card-citadel = Citadelle
boonlake-card-palisade = Palissade
boonlake-card-town-charter = Charte de la ville
boonlake-card-monument = Monument
boonlake-card-cattle-baron = Baron du bétail
boonlake-card-night-drover = Bouvière de nuit
boonlake-card-branding-station = Poste de marquage
boonlake-card-telegraph = Télégraphe
