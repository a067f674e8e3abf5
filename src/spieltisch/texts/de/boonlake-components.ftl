## Boonlake: Namen der Bestandteile, und was ihre Effekte in wenigen Worten tun.

# Kartenarten

boonlake-kind-day = Tag
boonlake-kind-sunset = Dämmerung
boonlake-kind-night = Nacht

# Rohstoffe

boonlake-resource-wood = Holz
boonlake-resource-loam = Lehm
boonlake-resource-stone = Stein
boonlake-resource-iron = Eisen

# Regionen

boonlake-region-boonlake = Boonlake
boonlake-region-new-hope = New Hope
boonlake-region-southern = Southern
boonlake-region-unknown = Unknown

# Aktionsplättchen

boonlake-strip-pioneer = Pionier
boonlake-strip-settle = Siedeln
boonlake-strip-cattle-breeding = Viehzucht
boonlake-strip-region-scoring = Gebietswertung
boonlake-strip-hire = Anheuern
boonlake-strip-progress = Fortschritt
boonlake-strip-builder = Baumeister

# Einkommensleisten

boonlake-track-coin = Münzleiste
boonlake-track-card = Kartenleiste

# Hebel

boonlake-lever-vase = Vasenlager
boonlake-lever-modernize = Modernisierung
boonlake-lever-upgrade = Aufwertung
boonlake-lever-site-coins = Werksertrag
boonlake-lever-three-coins = Sparstrumpf
boonlake-lever-region-vp = Ansehen
boonlake-lever-boat = Treidelpfad
boonlake-lever-settlement = Gründungshilfe
boonlake-lever-tile-inhabitant = Willkommen
boonlake-lever-joker-or = Vorratskammer
boonlake-lever-joker-five = Zuschuss
boonlake-lever-cards-inhabitant = Anwerbung

# Was Hebel tun

boonlake-lever-text-vase = Statt des Teils für alle: 1 Vase, oder 1 Vase → 6 Münzen
boonlake-lever-text-modernize = Statt des Teils für alle: einmal modernisieren
boonlake-lever-text-upgrade = Statt des Teils für alle: einmal aufwerten
boonlake-lever-text-site-coins = Auf eine Karte verzichten: 1 Münze je Produktionsstufe
boonlake-lever-text-three-coins = Auf eine Karte verzichten: 3 Münzen
boonlake-lever-text-region-vp = Bei einer Gebietswertung: auch 1 SP je Präsenz
boonlake-lever-text-boat = 1 Boot kostenlos flussaufwärts ziehen
boonlake-lever-text-settlement = Eine Siedlung braucht 1 Bewohner und 1 Präsenz weniger
boonlake-lever-text-tile-inhabitant = Wenn du ein Plättchen legst: 1 Bewohner
boonlake-lever-text-joker-or = 1 Rohstoff weniger für eine Karte, oder 2 Münzen, oder 2 Karten
boonlake-lever-text-joker-five = 1 Rohstoff weniger für eine Karte, und 5 Münzen
boonlake-lever-text-cards-inhabitant = 2 Karten → 1 Bewohner und 3 SP

# Wertungskategorien

boonlake-scoring-regions = Präsenzen in zwei Regionen
boonlake-scoring-coin-track = Münzleiste
boonlake-scoring-card-track = Kartenleiste
boonlake-scoring-lower-track = Die niedrigere beider Leisten
boonlake-scoring-sites = Produktionsstufen
boonlake-scoring-adjacent = Zusammenhängende Plättchen
boonlake-scoring-levers = Hebel
boonlake-scoring-cattle = Rinder
boonlake-scoring-settlements = Siedlungen
boonlake-scoring-bridges = Präsenzen an Brücken
boonlake-scoring-give-inhabitants = 1 Bewohner oder 5 Münzen → 2 SP
boonlake-scoring-give-vases = 1 Vase oder 5 Münzen → 2 SP
boonlake-scoring-give-coins = 2 Münzen → 1 SP
boonlake-scoring-sunset-day = Dämmerungs- und Tagkarten

# Das Solospiel

boonlake-solo-eminence = Die weise Eminenz
boonlake-solo-level-easy = einfach
boonlake-solo-level-medium = mittel
boonlake-solo-level-challenge = Herausforderung
boonlake-solo-level-difficult = schwer
boonlake-solo-level-very-difficult = sehr schwer

# Was Effekte bringen und kosten, nach den Wörtern eines Packs

boonlake-effect-coins = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
boonlake-effect-cards = { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
}
boonlake-effect-vp = { $amount } SP
boonlake-effect-vase = 1 Vase
boonlake-effect-inhabitants = { $amount } Bewohner
boonlake-effect-coin-track = { $amount ->
    [one] { $amount } Schritt auf der Münzleiste
   *[other] { $amount } Schritte auf der Münzleiste
}
boonlake-effect-card-track = { $amount ->
    [one] { $amount } Schritt auf der Kartenleiste
   *[other] { $amount } Schritte auf der Kartenleiste
}
boonlake-effect-build = ein Produktionsgebäude errichten
boonlake-effect-build-wood = Produktionsgebäude für Holz
boonlake-effect-build-loam = Produktionsgebäude für Lehm
boonlake-effect-build-stone = Produktionsgebäude für Stein
boonlake-effect-build-iron = Produktionsgebäude für Eisen
boonlake-effect-vase-or-build = 1 Vase oder ein Produktionsgebäude
boonlake-effect-pay-coins = { $amount ->
    [one] { $amount } Münze zahlen
   *[other] { $amount } Münzen zahlen
}
boonlake-effect-discard-cards = { $amount ->
    [one] { $amount } Karte abwerfen
   *[other] { $amount } Karten abwerfen
}
boonlake-effect-lose-vp = −{ $amount } SP
boonlake-effect-three-steps = 3 Schritte auf einer der beiden Leisten
boonlake-effect-coin-income = Einkommen der Münzleiste sofort
boonlake-effect-card-income = Einkommen der Kartenleiste sofort
boonlake-effect-settlement-vp = { $amount } SP für eine Siedlung hier
boonlake-effect-settlement-loss = −{ $amount } SP für eine Siedlung hier
boonlake-effect-free = gratis
boonlake-effect-cards-for-inhabitants = 3 Karten → 2 Bewohner
boonlake-effect-swap-cards-coins = 2 Karten ↔ 4 Münzen
boonlake-effect-swap-cards-vase = 3 Karten ↔ 1 Vase und 2 Münzen
boonlake-effect-swap-cards-vp = 5 Karten ↔ 4 SP
boonlake-effect-lever-up = 1 Hebel wieder nach oben
boonlake-effect-cards-for-vp = 2 Karten → { $amount } SP
boonlake-effect-inhabitant-for-coins = 1 Bewohner → 8 Münzen
boonlake-effect-vases-for-vp = 2 Vasen → 4 SP
boonlake-effect-free-house = ein Bewohner wird gratis zum Haus
boonlake-effect-easy-settlement = ein Haus wird zur Siedlung, 1 Bewohner und 1 Präsenz weniger
boonlake-effect-lever-discount = { $amount ->
    [one] { $amount } Münze weniger für jeden Hebel
   *[other] { $amount } Münzen weniger für jeden Hebel
}
boonlake-effect-card-discount = Karten kosten 1 Münze weniger
boonlake-effect-discard-day = 1 Münze mehr für eine abgeworfene Tagkarte
boonlake-effect-discard-sunset = 1 Münze mehr für eine abgeworfene Dämmerungskarte
boonlake-effect-discard-night = 1 Münze mehr für eine abgeworfene Nachtkarte
boonlake-effect-cattle-inhabitant = Rinder kosten 1 Bewohner weniger
boonlake-effect-cattle-coins = 2 Münzen für ein gesetztes Rind
boonlake-effect-river-coin = 1 Münze mehr auf Flussfeldern mit Münzen
boonlake-effect-harbour-coins = 2 Münzen in jedem Hafen
boonlake-effect-harbour-cards = 2 Karten in jedem Hafen
boonlake-effect-river-vase = 1 Vase mehr auf Flussfeldern mit Vase
boonlake-effect-in-boonlake = 1 SP je Präsenz in Boonlake
boonlake-effect-in-new-hope = 1 SP je Präsenz in New Hope
boonlake-effect-in-southern = 1 SP je Präsenz in Southern
boonlake-effect-in-unknown = 1 SP je Präsenz in Unknown
boonlake-effect-each-site = 1 SP je Produktionsstufe
boonlake-effect-each-cattle = 1 SP je entferntes Rind
boonlake-effect-each-house = 1 SP je entferntes Haus
boonlake-effect-each-settlement = 2 SP je entfernte Siedlung
boonlake-effect-reach-coin-track = Münzleiste: { $low } → { $low_vp } SP, { $high } → { $high_vp } SP
boonlake-effect-reach-card-track = Kartenleiste: { $low } → { $low_vp } SP, { $high } → { $high_vp } SP
boonlake-effect-reach-levers = Hebel: { $low } → { $low_vp } SP, { $high } → { $high_vp } SP
boonlake-effect-reach-cattle = entfernte Rinder: { $low } → { $low_vp } SP, { $high } → { $high_vp } SP
boonlake-effect-reach-houses = entfernte Häuser: { $low } → { $low_vp } SP, { $high } → { $high_vp } SP
boonlake-effect-reach-settlements = entfernte Siedlungen: { $low } → { $low_vp } SP, { $high } → { $high_vp } SP

# Bauplättchen

boonlake-tile-pasture = Rinderweide
boonlake-tile-old-landing = Alte Anlegestelle
boonlake-tile-birch-meadow = Birkenwiese
boonlake-tile-mill-brook = Mühlbach
boonlake-tile-clay-bank = Lehmufer
boonlake-tile-stone-terrace = Steinterrasse
boonlake-tile-reed-shore = Schilfufer
boonlake-tile-fishing-camp = Fischerlager
boonlake-tile-wagon-halt = Wagenrast
boonlake-tile-salt-lick = Salzlecke
boonlake-tile-old-orchard = Alter Obsthain
boonlake-tile-hot-springs = Heiße Quellen
boonlake-tile-stone-circle = Steinkreis
boonlake-tile-gold-creek = Goldbach
boonlake-tile-silver-vein = Silberader
boonlake-tile-scribes-cave = Schreiberhöhle
boonlake-tile-high-plateau = Hochebene
boonlake-tile-eagle-cliff = Adlerfels
boonlake-tile-sunken-meadow = Versunkene Wiese
boonlake-tile-burial-mound = Hügelgrab
boonlake-tile-twin-falls = Zwillingsfälle
boonlake-tile-alder-grove = Erlenhain
boonlake-tile-heron-island = Reiherinsel
boonlake-tile-copper-hill = Kupferhügel
boonlake-tile-owl-forest = Eulenwald
boonlake-tile-warm-valley = Warmes Tal
boonlake-tile-kiln-slope = Ofenhang
boonlake-tile-bison-plain = Bisonebene
boonlake-tile-chalk-ridge = Kreidekamm
boonlake-tile-crossroads = Wegkreuzung
boonlake-tile-fir-hollow = Tannengrund
boonlake-tile-market-field = Marktacker
boonlake-tile-reading-oak = Leseeiche
boonlake-tile-lookout-rock = Ausguckfels
boonlake-tile-muddy-ford = Schlammfurt
boonlake-tile-rose-terrace = Rosenterrasse

# Projektkarten

boonlake-card-smithy = Schmiede
boonlake-card-workshop = Werkstatt
boonlake-card-sawmill = Sägewerk
boonlake-card-potter = Töpferin
boonlake-card-brickworks = Ziegelei
boonlake-card-quarry = Steinbruch
boonlake-card-ore-mine = Erzbergwerk
boonlake-card-charcoal-burner = Köhler
boonlake-card-shipwright = Schiffbauerin
boonlake-card-ferryman = Fährmann
boonlake-card-raftsman = Flößer
boonlake-card-cattle-breeder = Rinderzüchterin
boonlake-card-dairy = Molkerei
boonlake-card-cowherd = Kuhhirte
boonlake-card-saddler = Sattlerin
boonlake-card-tannery = Gerberei
boonlake-card-homesteader = Siedlerfamilie
boonlake-card-carpenter = Zimmerfrau
boonlake-card-mason = Maurer
boonlake-card-roofer = Dachdecker
boonlake-card-surveyor = Landvermesserin
boonlake-card-trapper = Fallensteller
boonlake-card-orchard = Obstgarten
boonlake-card-winegrower = Winzerin
boonlake-card-fishery = Fischerei
boonlake-card-lake-warden = Seewart
boonlake-card-windmill = Windmühle
boonlake-card-beekeeper = Imkerin
boonlake-card-gardener = Gärtner
boonlake-card-well-digger = Brunnenbauer
boonlake-card-road-builder = Straßenbauerin
boonlake-card-bridge-builder = Brückenbauer
boonlake-card-town-planner = Stadtplanerin
boonlake-card-wagon-train = Planwagenzug
boonlake-card-day-labourers = Tagelöhner
boonlake-card-drovers = Viehtreiber
boonlake-card-barn = Scheune
boonlake-card-hay-meadow = Heuwiese
boonlake-card-stonecutter = Steinmetz
boonlake-card-lime-kiln = Kalkofen
boonlake-card-foundry = Gießerei
boonlake-card-toolmaker = Werkzeugmacherin
boonlake-card-wheelwright = Wagner
boonlake-card-cooper = Küfer
boonlake-card-boatyard = Bootswerft
boonlake-card-net-maker = Netzmacherin
boonlake-card-weaver = Weberin
boonlake-card-basket-maker = Korbflechter
boonlake-card-glassblower = Glasbläser
boonlake-card-clay-pit = Lehmgrube
boonlake-card-scout = Kundschafterin
boonlake-card-forager = Sammlerin
boonlake-card-cartographer = Kartografin
boonlake-card-granary = Kornspeicher
boonlake-card-farmhouse = Bauernhaus
boonlake-card-bank = Bank
boonlake-card-market-hall = Markthalle
boonlake-card-trading-post = Handelsposten
boonlake-card-general-store = Gemischtwarenladen
boonlake-card-merchant = Kauffrau
boonlake-card-guildhall = Zunfthaus
boonlake-card-pawnbroker = Pfandleiher
boonlake-card-auction-house = Auktionshaus
boonlake-card-counting-house = Kontor
boonlake-card-toll-house = Zollhaus
boonlake-card-harbour-master = Hafenmeisterin
boonlake-card-warehouse = Lagerhaus
boonlake-card-dockhand = Hafenarbeiter
boonlake-card-lighthouse = Leuchtturm
boonlake-card-jetty = Landungssteg
boonlake-card-tavern = Schenke
boonlake-card-inn = Gasthaus
boonlake-card-boarding-house = Pension
boonlake-card-town-crier = Ausrufer
boonlake-card-newcomers = Neuankömmlinge
boonlake-card-wedding = Hochzeit
boonlake-card-village-feast = Dorffest
boonlake-card-mayor = Bürgermeister
boonlake-card-councillor = Ratsfrau
boonlake-card-school = Schule
boonlake-card-library = Bibliothek
boonlake-card-chapel = Kapelle
boonlake-card-bell-tower = Glockenturm
boonlake-card-art-gallery = Kunstgalerie
boonlake-card-art-dealer = Kunsthändlerin
boonlake-card-porcelain-shop = Porzellanladen
boonlake-card-antiquary = Antiquar
boonlake-card-pedlar = Hausierer
boonlake-card-cattle-market = Viehmarkt
boonlake-card-butcher = Metzger
boonlake-card-cheese-cellar = Käsekeller
boonlake-card-farrier = Hufschmiedin
boonlake-card-rodeo = Rodeo
boonlake-card-town-hall = Rathaus
boonlake-card-land-registry = Grundbuchamt
boonlake-card-notary = Notarin
boonlake-card-moneylender = Geldverleiher
boonlake-card-mint = Münzprägerei
boonlake-card-tax-collector = Steuereintreiberin
boonlake-card-weigh-house = Stadtwaage
boonlake-card-stagecoach = Postkutsche
boonlake-card-post-office = Postamt
boonlake-card-newspaper = Zeitung
boonlake-card-theatre = Theater
boonlake-card-music-pavilion = Musikpavillon
boonlake-card-storyteller = Geschichtenerzähler
boonlake-card-bathhouse = Badehaus
boonlake-card-founders-hall = Gründerhalle
boonlake-card-builders-merchant = Baustoffhändler
boonlake-card-lamplighter = Laternenanzünder
boonlake-card-observatory = Sternwarte
boonlake-card-night-watch = Nachtwache
boonlake-card-alchemist = Alchemistin
boonlake-card-apothecary = Apotheke
boonlake-card-herbalist = Kräuterfrau
boonlake-card-university = Universität
boonlake-card-archive = Archiv
boonlake-card-printing-house = Druckerei
boonlake-card-patent-office = Patentamt
boonlake-card-inventor = Erfinderin
boonlake-card-engineer = Ingenieur
boonlake-card-watchmaker = Uhrmacher
boonlake-card-machine-hall = Maschinenhalle
boonlake-card-steam-crane = Dampfkran
boonlake-card-lock-keeper = Schleusenwärter
boonlake-card-smuggler = Schmugglerin
boonlake-card-river-pilot = Lotse
boonlake-card-dam = Staudamm
boonlake-card-waterworks = Wasserwerk
boonlake-card-water-wheel = Wasserrad
boonlake-card-governor = Gouverneurin
boonlake-card-judge = Richterin
boonlake-card-sheriff = Sheriff
boonlake-card-explorers-lodge = Entdeckerhütte
boonlake-card-hermit = Einsiedler
boonlake-card-diplomat = Diplomatin
boonlake-card-gold-panner = Goldwäscher
boonlake-card-treasure-hunter = Schatzsucherin
boonlake-card-prospector = Prospektor
boonlake-card-gambling-den = Spielhölle
boonlake-card-saloon = Saloon
boonlake-card-fortune-teller = Wahrsagerin
boonlake-card-monastery = Kloster
boonlake-card-masquerade = Maskenball
boonlake-card-museum = Museum
boonlake-card-collector = Sammler
boonlake-card-sailors-rest = Seemannsheim
boonlake-card-fire-brigade = Feuerwehr
boonlake-card-hospital = Hospital
boonlake-card-orphanage = Waisenhaus
boonlake-card-secret-society = Geheimbund
boonlake-card-night-ferry = Nachtfähre
boonlake-card-strongroom = Tresorkammer
boonlake-card-money-changer = Geldwechslerin
boonlake-card-debt-collector = Schuldeneintreiber
boonlake-card-architect = Architektin
boonlake-card-master-builder = Dombaumeister
boonlake-card-citadel = Zitadelle
boonlake-card-palisade = Palisade
boonlake-card-town-charter = Stadtrecht
boonlake-card-monument = Denkmal
boonlake-card-cattle-baron = Viehbaron
boonlake-card-night-drover = Nachthirtin
boonlake-card-branding-station = Brandzeichenplatz
boonlake-card-telegraph = Telegraf
