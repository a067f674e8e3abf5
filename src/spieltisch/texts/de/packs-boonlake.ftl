# Was die Prüfung einer Schachtel findet.
pack-strip-missing-add-strip = strip.{ $value } fehlt: füge [strip.{ $value }] hinzu
pack-not-use-one = „{ $value }“ gibt es nicht als { $field }: nimm eines von { $known }
pack-not-hex-number-they = { $value } ist keine Feldnummer: sie gehen von 1 bis { $count }
pack-hex-missing-add = hex.{ $value } fehlt: füge es hinzu
pack-region-missing-add-region = region.{ $value } fehlt: füge [region.{ $value }] hinzu
pack-label-empty-add-reward = das Schild ist leer: trage die Belohnung ein, zum Beispiel 3 Münzen
pack-sites-has-sites-have = es sind { $tables } Bauplätze, 1 oder 2 müssen es sein
pack-lever-missing-add-lever = lever.{ $value } fehlt: füge [lever.{ $value }] hinzu
pack-level-missing-add-level = level.{ $value } fehlt: füge [level.{ $value }] hinzu
pack-there-are-rows = es sind { $rows } Reihen, { $count } müssen es sein
pack-steps-top-row-has = Schritte = { $steps }: die oberste Reihe hat 4 Schritte
pack-steps-bottom-row-has = Schritte = { $steps }: die unterste Reihe hat 1 Schritt
pack-vp-loss-missing-bottom = der Verlust fehlt: die untersten zwei Reihen kosten SP
pack-kind-strip = die Art muss auf diesem Aktionsplättchen „{ $word }“ sein
pack-steps-more-than-row = Schritte = { $steps } sind mehr als in der Reihe darüber: nach unten werden es weniger
pack-vp-loss-only-bottom = Verlust = { $loss }: nur die untersten zwei Reihen kosten SP
pack-coins-only-builder-pays = Münzen = { $coins }: nur der Baumeister zahlt Münzen aus, und zwar 3
pack-coins-some-space-pay = Münzen: ein Feld muss 5 Münzen und 1 SP bringen (Tino)
pack-cards-some-space-pay = Karten: ein Feld muss 3 Karten und keine SP bringen (Tino)
pack-vp-less-than-space = SP = { $vp } sind weniger als auf dem Feld davor
pack-crossed-no-step-builds = überschritten: kein Schritt baut ein Produktionsgebäude
pack-crossed-inhabitant-lies-between = überschritten: ein Bewohner liegt zwischen Münzfeld 2 und Münzfeld 3
pack-past-end-vp-step = past-end-vp = { $vp }: ein Schritt über das Ende hinaus bringt 2 SP
pack-track-has-steps-needs = die Leiste { $track } braucht mindestens 7 Schritte, nicht { $steps }
pack-track-starts-space-worth = { $unit } = { $income }: die Leiste beginnt auf einem Feld, das 2 wert ist
pack-crossed-nothing-lies-before = überschritten: vor dem ersten Feld liegt nichts
pack-less-than-space-before = { $unit } = { $income } ist weniger als auf dem Feld davor
pack-canal-wood-lies-first = Fluss des Tableaus: Holz liegt zuerst und Eisen zuletzt
pack-every-vacated-recess-pays = { $field }: jede frei gewordene Aussparung bringt etwas
pack-inhabitants-these-recesses-pay = Bewohner: diese Aussparungen bringen nur SP
pack-no-position-one-cattle = kein Platz eines Rindes bringt 5 Münzen und 4 SP (Tino): sieh dir die Einkommen an
pack-has-recesses-have = { $field } hat { $here } Aussparungen und muss { $by } haben
pack-final-vp = SP am Ende = { $vp }, { $final } müssen es sein
pack-supply-there-are-36 = Vorrat = { $supply }: es gibt 36 Hebelplättchen
pack-cost-outside-1-15 = Kosten = { $cost } liegen nicht zwischen 1 und 15
pack-row-row-1-three = Reihe = { $row }: Reihe 1 ist für die drei besonderen Hebel
pack-column-recess-lies-there = Spalte = { $column }: dort liegt schon die Aussparung von { $places }
pack-there-are-scoring-tiles = es sind { $tiles } Wertungsplättchen, 16 müssen es sein
pack-need-grow-over-game = nötig = { $need } muss im Lauf der Partie wachsen
pack-need-low-above-need = nötig vom zweiten = { $low } liegt über dem ersten
pack-project-vp-0-every = SP des Projekts = 0: jedes Projekt bringt SP
pack-not-fall = { $field } = { $needs } darf nicht fallen
pack-regions-another-tile-shows = Regionen: ein anderes Plättchen zeigt dasselbe Paar
pack-project-one-costs-13 = Projekt: eines kostet 13 Münzen, 2 Lehm und 3 Eisen und bringt 8 SP (Joanne)
pack-need-1-2-4 = nötig = { $need } muss [1, 2, 4, 7] sein (Peter)
pack-category-tiles = die Art „{ $value }“ ist auf { $here } Plättchen und muss auf { $count } sein
pack-need-asks-more-than = nötig = { $need } verlangt mehr als { $category }
pack-corners-some-tile-has = Ecken: ein Plättchen hat unten links eine 13
pack-actions-no-tile-ever = Aktionen: kein Plättchen bietet je „{ $value }“
pack-not-fall-from-one = { $field } darf von Feld zu Feld nicht fallen
pack-actions-tile-shows-builder = Aktionen: ein A-Plättchen zeigt Baumeister, Gebietswertung und Siedeln
pack-side-tiles-5 = die Seite „{ $value }“: Plättchen damit: { $count }, 5 müssen es sein
pack-corners-four-numbers-differ = Ecken = { $corners }: die vier Zahlen müssen verschieden sein
pack-some-space-pays-vp = { $field }: ein Feld bringt { $example } SP (das Solobeispiel der Regel)
pack-remove-remove-b-level = remove-a und remove-b müssen auf dieser Stufe { $a } und { $b } sein
pack-pastures-there-are-7 = Rinderweiden = { $pastures }: es gibt 7
pack-sites-no-site-has = Bauplätze: keiner bringt SP für eine Siedlung
pack-sites-no-site-has-2 = Bauplätze: keiner kostet SP für eine Siedlung
pack-sites-no-site-free = Bauplätze: keiner ist ohne Kosten und Ertrag
pack-sites-no-site-has-3 = Bauplätze: keiner hat { $name }
pack-sites-no-site-brings = Bauplätze: keiner bringt nur 1 { $word }
pack-sites-one-pay-coins = Bauplätze: einer kostet 4 Münzen und bringt einen Schritt auf der Münzleiste (Elizabeth)
pack-back-tiles = die Rückseite „{ $value }“: Plättchen damit: { $count }, { $back } müssen es sein
pack-sites-site-cannot-cost = Bauplätze: einer kann nicht { $word } kosten und { $word } bringen
pack-kind-at-most-5 = Art: { $listed }: höchstens 5 auseinander
pack-there-are-cards = Zahl der Karten: { $cards }, { $card } müssen es sein
pack-now-always-end-are = sofort, dauerhaft und am Ende sind leer: eine Karte hat einen Effekt
pack-now-always-end-have = sofort, dauerhaft und am Ende haben zusammen mehr als 4 Effekte
pack-same-as-card-but = sie ist bis auf den Namen wie die Karte { $faces }
pack-two-boats-cannot-bring = { $field }: zwei Boote können nicht { $by } Rohstoffe mehr bringen, als die Produktionsgebäude geben
pack-cards-2-at-least = { $field }.{ $name }: Karten damit: { $count }, mindestens 2 müssen es sein
pack-names-missing-add-names = names.{ $language } fehlt: trage die Namen ein
pack-at-already-place-hex = at = [{ $q }, { $r }] ist schon der Platz von Feld { $taken }
pack-at-touches-hex-another = at berührt Feld { $number } einer anderen Region: lass Wasser dazwischen
pack-ford-join-two-hexes = Kanal: er muss zwei Felder verbinden, die sich nicht ohnehin berühren
pack-ford-bridge-joins-same = Kanal: eine Brücke verbindet dieselben Felder
pack-bridges-join-two-different = Brücken: sie muss zwei verschiedene Regionen verbinden
pack-bridges-these-hexes-lie = Brücken: diese Felder liegen zu weit auseinander
pack-bridges-listed-twice = Brücken: sie ist doppelt aufgeführt
pack-ford-these-hexes-lie = Kanal: diese Felder liegen zu weit auseinander
pack-bridges-crosses-bridge = Brücken: sie kreuzt die Brücke { $one }-{ $two }
pack-north-1-2-3 = north muss 1, 2, 3 und 4 sein, je einmal
pack-region-has-only-hexes = die Region hat nur { $hexes } Felder
pack-label-coins-4-petra = das Schild muss 4 Münzen zeigen (Petra)
pack-at-no-edge-bridge = at: keine Kante, Brücke und kein Kanal führt von Feld 1 hierher
pack-label-at-least-one = Schild: mindestens eine Region zahlt in { $word }
pack-region-cut-off-from = Region: sie ist vom Rest von { $region } abgeschnitten
pack-label-worth-worth-3 = das Schild ist { $amount } wert und muss 3 wert sein
pack-reward-some-hex-pays = Belohnung: ein Feld bringt 2 Münzen (Frances)
pack-reward-missing = die Belohnung fehlt
pack-reward-no-hex-pays = Belohnung: kein Feld bringt { $word }
pack-reward-no-hex-has = Belohnung: kein Feld hat build-{ $value }
pack-start-hexes = Start = { $players } ist auf { $found } Feldern und muss auf { $count } sein
pack-kind-shared-stretch-has = Art: das gemeinsame Stück hat keinen Hafen
pack-arm-needs-at-least = der Arm { $field } braucht mindestens 3 Felder
pack-reward-no-space-pays = Belohnung: kein Feld bringt { $word }
pack-reward-missing-only-start = die Belohnung fehlt: nur ein Start bringt nichts
pack-locks-shared-lie-shared = die Schleuse nach { $lock } muss auf dem gemeinsamen Stück liegen
pack-kind-final-space-harbour = Art: das letzte Feld ist ein Hafen
pack-locks-lock-lies-just = Schleuse { $field } = { $lock }: sie liegt direkt vor dem letzten Feld, nach { $last }
pack-starts-round-2-begin = Starts in Runde 2 müssen mit 1, 1 beginnen, zu eins und zu zweit
pack-starts-round-1-1 = Starts in Runde 1 müssen 1, 1, 3, 3 sein: Feld 1 zu eins oder zweit, sonst 3
pack-starts-round-2-with = Starts in Runde 2: zu viert starten die Schiffe weiter vorn als zu dritt
pack-starts-round-space-lies = Starts in Runde { $at }: Feld { $position } liegt hinter der ersten Schleuse
pack-kind-ships-start-here = Art: hier starten Schiffe, also muss es ein Start oder ein Hafen sein
pack-has-effects-may-have = { $place } hat { $found } Effekte und darf { $most } haben
pack-not-effect-may-stand = { $path } ist kein Effekt, der hier stehen darf: nimm { $listed }
pack-true-or-left-out = { $path } muss true sein oder wegbleiben
pack-two-steps-such-as = { $path } muss aus zwei Stufen bestehen wie 3-2, 5-6: erreichte Zahl, SP
pack-rise-from-first-step = { $path } muss von der ersten Stufe zur zweiten steigen, höchstens { $high }
pack-cost-monica = Kosten: eine Karte kostet 2 Münzen, 2 Lehm und 1 Stein (Monica)
pack-cost-maggie = Kosten: eine Karte kostet 4 Lehm und 2 Steine (Maggie)
