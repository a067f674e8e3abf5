## Die Burgen von Burgund: die Regeln, Kapitel für Kapitel, in eigenen Worten.

# Die erste Partie in fünf Minuten

rules-burgundy-start = Die erste Partie in fünf Minuten
rules-burgundy-start-idea = Du regierst ein Fürstentum mit { $spaces } leeren Feldern. Du nimmst Plättchen aus den Depots des Spielplans, legst sie in dein Fürstentum und bekommst Punkte für das, was sie bringen, und für jedes Gebiet, das du füllst. Nach { $phases } Durchgängen gewinnen die meisten Punkte.
rules-burgundy-start-turn = In jeder Runde würfeln alle mit zwei Würfeln. Mit jedem Würfel machst du *eine Aktion*: ein Plättchen aus dem Depot mit dieser Zahl nehmen; ein gelagertes Plättchen auf ein Feld mit dieser Zahl legen; Waren dieser Zahl verkaufen; oder { $workers-taken } Arbeiter [i:worker] nehmen. Mehr dazu in [r:actions|Die vier Aktionen].
rules-burgundy-start-workers = Ein Arbeiter ändert einen Würfel um 1, und 6 und 1 sind Nachbarn. Ganz falsch ist also kein Wurf.
rules-burgundy-start-silver = Einmal im Zug darfst du außerdem für { $price } Silberlinge [i:silver] ein Plättchen aus dem schwarzen Depot in der Mitte kaufen.
rules-burgundy-start-tiles = Jedes Plättchen bewirkt etwas, wenn du es legst: Burgen geben eine weitere Aktion, Schiffe bringen Waren, Tiere und Wachtürme bringen Punkte, Gebäude holen Plättchen, Arbeiter oder Silberlinge, Minen zahlen später, und Klöster ändern die Regeln für dich.
rules-burgundy-start-areas = Füllst du ein Gebiet einer Farbe, bekommst du Punkte für seine Größe und dafür, wie früh du es geschafft hast. Beginne also mit kleinen Gebieten und schließe sie bald ab.
rules-burgundy-start-advice = Gut zu wissen vor dem ersten Zug
rules-burgundy-start-advice-mines = Eine Mine [i:tile-mine] in den ersten Durchgängen zahlt immer wieder Silberlinge.
rules-burgundy-start-advice-castles = Burgen [i:tile-castle] und Rathäuser [i:tile-town-hall] sind ganze zusätzliche Aktionen. Ketten davon gewinnen Partien.
rules-burgundy-start-advice-storage = Du hast nur { $key-spaces } Schlüsselfelder. Sind sie voll, lege erst, bevor du nimmst.
rules-burgundy-start-advice-ships = Schiffe [i:tile-ship] bringen dich auch auf der Brücke voran: Wer vorn ist, beginnt und sucht sich die Plättchen als Erstes aus.
rules-burgundy-start-advice-workers = Sei nie ganz ohne Arbeiter. Ein Würfel, der zu nichts passt, kann immer welche holen.
rules-burgundy-start-advice-colours = Wer als Erstes alle Felder einer Farbe bedeckt, bekommt das große Bonusplättchen, wer als Zweites, das kleine.
rules-burgundy-start-table = Was du tun kannst, leuchtet. Zeig auf etwas anderes oder steuere es mit der Tastatur an, dann sagt es, was es tut oder warum es gerade nicht geht.

# Spielvorbereitung

rules-burgundy-setup = Spielvorbereitung
rules-burgundy-setup-done = Der Tisch baut alles für dich auf. Hier steht, was er tut.
rules-burgundy-setup-goods = { $goods-total } Warenplättchen, { $goods-each } in jeder von sechs Farben, werden gemischt. { $phases } verdeckte Stapel zu je { $rounds } liegen bereit, einer für jeden Durchgang.
rules-burgundy-setup-bonus = Für jede Farbe liegen ein großes und ein kleines Bonusplättchen auf dem Spielplan.
rules-burgundy-setup-duchy = Alle bekommen ein Fürstentum. In der ersten Partie nehmen alle Fürstentum 1 oder alle Fürstentum 2. Was es sonst gibt, steht in [r:duchies|Fürstentümer].
rules-burgundy-setup-castle = In jedem Fürstentum liegt zu Beginn eine Burg: in den Fürstentümern 1 und 2 in der Mitte, in den anderen auf einem Burgfeld deiner Wahl. Sie bewirkt nichts und bringt keine Punkte.
rules-burgundy-setup-start = Alle bekommen { $goods-start } zufällige Warenplättchen und { $silver-start } Silberling.
rules-burgundy-setup-workers = Wer beginnt, wird ausgelost. Der Reihe nach bekommt ihr { $workers-start } Arbeiter.
rules-burgundy-setup-bridge = Alle Figuren stehen in einem Stapel am Anfang der Brücke, die der beginnenden Person obenauf.

# Durchgänge und Runden

rules-burgundy-phases = Durchgänge und Runden
rules-burgundy-phases-game = Die Partie hat { $phases } Durchgänge, A bis E, mit je { $rounds } Runden: { $all-rounds } Runden und { $all-actions } Würfelaktionen für alle.
rules-burgundy-phases-begin = Ein Durchgang beginnt
rules-burgundy-phases-begin-clear = Plättchen, die niemand genommen hat, verlassen das Spiel. Waren bleiben in ihren Depots.
rules-burgundy-phases-begin-fill = Jedes Feld der sechs Depots bekommt ein zufälliges Plättchen seiner Farbe, das schwarze Depot solche mit schwarzer Rückseite.
rules-burgundy-phases-begin-goods = Die { $rounds } Waren des Durchgangs werden ausgelegt, eine für jede Runde.
rules-burgundy-phases-round = Eine Runde
rules-burgundy-phases-round-roll = Alle würfeln mit ihren zwei Würfeln, dazu wird der weiße Würfel geworfen. Alle Würfel sind offen.
rules-burgundy-phases-round-goods = Das nächste Warenplättchen kommt in das Depot, das der weiße Würfel zeigt. Niemand darf den weißen Würfel nutzen oder ändern (aber siehe [r:white-castles|Weiße Schlösser]).
rules-burgundy-phases-round-turns = Dann sind alle einmal am Zug, in der Reihenfolge der Brücke.
rules-burgundy-phases-bridge = Die Brücke
rules-burgundy-phases-bridge-order = Wer auf der Brücke am weitesten vorn steht, beginnt. In einem Stapel kommt die obere Figur vor der unteren.
rules-burgundy-phases-bridge-move = Jedes Schiff, das du legst, rückt deine Figur ein Feld vor, oben auf Figuren, die schon dort stehen. Alle beginnen auf Feld 1, { $bridge } weitere liegen vor ihnen. Was in einer Runde geschieht, ändert die Reihenfolge der *nächsten* Runde. Nur Kloster 27 kann sie noch in der laufenden Runde ändern.
rules-burgundy-phases-end = Ein Durchgang endet
rules-burgundy-phases-end-mines = Nach { $rounds } Runden zahlt jede Mine [i:tile-mine] 1 Silberling. Kloster 2 gibt Arbeiter dazu. Dann beginnt der nächste Durchgang.

# Dein Zug

rules-burgundy-turn = Dein Zug
rules-burgundy-turn-two = Du hast zwei Würfel und mit jedem eine Aktion, in beliebiger Reihenfolge. Es darf zweimal dieselbe sein. Du darfst einen Würfel auch ungenutzt lassen.
rules-burgundy-turn-buy = Zu jedem Zeitpunkt deines Zuges, auch mitten in einem Effekt, darfst du ein Plättchen kaufen: siehe [r:black-depot|Das schwarze Depot].
rules-burgundy-turn-workers = Arbeiter darfst du jederzeit nutzen, um einen Würfel zu ändern: siehe [r:dice|Würfel und Arbeiter].
rules-burgundy-turn-end = Wenn du fertig bist, beendest du den Zug. Ist noch ein Würfel übrig, fragt der Tisch nach.

# Würfel und Arbeiter

rules-burgundy-dice = Würfel und Arbeiter
rules-burgundy-dice-change = Für jeden Arbeiter [i:worker], den du abgibst, steigt oder sinkt ein Würfel um 1. Von der 6 geht es weiter zur 1 und von der 1 zur 6. Du darfst mehrere Arbeiter für einen Würfel nutzen.
rules-burgundy-dice-number = Der Tisch zeigt dir, welche Zahlen du erreichst und wie viele Arbeiter das kostet; er nimmt immer die wenigsten.
rules-burgundy-dice-example = Ana hat eine 2 gewürfelt und möchte ein Plättchen aus Depot 6. 2 → 1 → 6 kostet zwei Arbeiter.
rules-burgundy-dice-monastery-eight = Mit Kloster 8 ändert jeder Arbeiter einen Würfel um bis zu 2.
rules-burgundy-dice-monastery-free = Die Klöster 9 bis 12 schenken eine Änderung um 1, jedes für seine eigenen Aktionen.
rules-burgundy-dice-never = Der Würfel einer Burg hat von selbst jede Zahl. Nehmen, Legen und Verkaufen brauchen die richtige Zahl, Arbeiter nehmen nicht.

# Die vier Aktionen

rules-burgundy-actions = Die vier Aktionen
rules-burgundy-actions-take = Ein Plättchen nehmen
rules-burgundy-actions-take-depot = Nimm ein beliebiges Plättchen aus dem Depot mit der Zahl deines Würfels und lege es auf ein freies Schlüsselfeld. Direkt ins Fürstentum kommen Plättchen nie.
rules-burgundy-actions-take-full = Du hast { $key-spaces } Schlüsselfelder. Sind sie voll, musst du zuerst ein gelagertes Plättchen deiner Wahl abwerfen; es verlässt das Spiel.
rules-burgundy-actions-place = Ein Plättchen legen
rules-burgundy-actions-place-rule = Lege ein Plättchen von einem Schlüsselfeld in dein Fürstentum. Das Feld muss leer sein, die *Farbe* des Plättchens und die *Zahl* des Würfels haben und an ein schon gelegtes Plättchen grenzen.
rules-burgundy-actions-place-town = Von jedem Gebäude darf in einer Stadt, also in einem zusammenhängenden beigen Gebiet, nur eines stehen. Kloster 1 hebt das auf.
rules-burgundy-actions-place-stay = Gelegte Plättchen bleiben für den Rest der Partie, wo sie sind.
rules-burgundy-actions-place-then = Zuerst wird ein vollendetes Gebiet gewertet, dann wirkt das Plättchen: siehe [r:tiles|Burgen, Minen, Schiffe, Tiere], [r:buildings|Gebäude] und [r:monasteries|Klöster]. Jeder Effekt ist freiwillig, und was jetzt nicht geht, verfällt.
rules-burgundy-actions-sell = Waren verkaufen
rules-burgundy-actions-sell-all = Verkaufe alle deine Waren der Farbe, die zur Zahl deines Würfels gehört. Du bekommst { $sale-silver } Silberling für den Verkauf und zu zweit, zu dritt und zu viert { $sale } Punkte für jedes Plättchen. Einzelne zurückbehalten geht nicht.
rules-burgundy-actions-workers = Arbeiter nehmen
rules-burgundy-actions-workers-take = Mit jeder Zahl darfst du { $workers-taken } Arbeiter nehmen.

# Das schwarze Depot

rules-burgundy-black-depot = Das schwarze Depot
rules-burgundy-black-depot-buy = Einmal in jedem deiner Züge darfst du für { $price } Silberlinge ein Plättchen aus dem schwarzen Depot kaufen. Es kommt wie jedes andere auf ein Schlüsselfeld.
rules-burgundy-black-depot-when = Du darfst zu jedem Zeitpunkt deines Zuges kaufen: vor, zwischen, nach und sogar während deiner Aktionen, zum Beispiel mitten im Effekt einer Burg oder eines Rathauses, damit du das Plättchen gleich legen kannst.
rules-burgundy-black-depot-six = Mit Kloster 6 kaufst du aus allen Depots und bezahlst auch mit Arbeitern, auch je zur Hälfte. Es bleibt bei einem Plättchen im Zug.

# Waren und Silberlinge

rules-burgundy-goods = Waren und Silberlinge
rules-burgundy-goods-store = Du hast { $goods-spaces } Felder für Waren. Waren einer Farbe teilen sich ein Feld, du kannst also { $goods-spaces } Farben lagern, von jeder beliebig viele.
rules-burgundy-goods-come = Waren kommen mit dem weißen Würfel in die Depots, eine in jeder Runde, und bleiben dort, bis ein Schiff sie holt.
rules-burgundy-goods-load = Ein Schiff nimmt alle Waren eines Depots, für die du Platz hast. Farben, die du schon hast, passen immer. Gibt es mehr neue Farben als freie Felder, wählst du; der Rest bleibt im Depot.
rules-burgundy-goods-sold = Verkaufte Waren legst du ab. Für die Klöster 15 und 25 zählen sie weiter.
rules-burgundy-goods-silver = Silberlinge [i:silver] kommen von Minen, Verkäufen, Banken und manchen Klöstern. Damit kaufst du Plättchen, und jeder übrige ist am Ende 1 Punkt wert.
rules-burgundy-goods-unlimited = Silberlinge und Arbeiter gehen nie aus.

# Burgen, Minen, Schiffe, Tiere

rules-burgundy-tiles = Burgen, Minen, Schiffe, Tiere
rules-burgundy-tiles-castle = Burg
rules-burgundy-tiles-castle-action = [i:tile-castle] Du hast sofort eine weitere Aktion, eine beliebige der vier, wie mit einem Würfel jeder Zahl. Legst du damit noch eine Burg, geht die Kette weiter.
rules-burgundy-tiles-mine = Mine
rules-burgundy-tiles-mine-pays = [i:tile-mine] Sofort geschieht nichts. Am Ende jedes Durchgangs zahlt sie 1 Silberling.
rules-burgundy-tiles-ship = Schiff
rules-burgundy-tiles-ship-goods = [i:tile-ship] Wähle irgendein Depot, egal was dein Würfel gezeigt hat, und nimm seine Waren, soweit du [r:goods|Platz] hast.
rules-burgundy-tiles-ship-bridge = Dann rückt deine Figur auf der [r:phases#bridge|Brücke] ein Feld vor.
rules-burgundy-tiles-livestock = Tiere
rules-burgundy-tiles-livestock-score = [i:tile-cow-3] Du bekommst einen Punkt für jedes Tier auf dem Plättchen. Dazu werden alle Plättchen mit derselben Tierart noch einmal gewertet, die schon auf derselben Weide liegen, also im selben zusammenhängenden hellgrünen Gebiet. Berühren müssen sie sich nicht.
rules-burgundy-tiles-livestock-example = Auf einer Weide liegen 3 Kühe und 2 Schafe. Carl legt 4 Kühe dazu: 4 + 3 = 7 Punkte. Später legt er 2 Kühe: 2 + 4 + 3 = 9 Punkte. Schweine würden nur für sich selbst zählen.

# Gebäude

rules-burgundy-buildings = Gebäude
rules-burgundy-buildings-once = Ein Gebäude wirkt einmal, wenn es gelegt wird, und braucht dafür keinen Würfel. Holt es ein Plättchen, dann aus einem der sechs Depots, nicht aus dem schwarzen, und auf ein Schlüsselfeld.
rules-burgundy-buildings-market = [i:tile-market] [p:market|{ burgundy-tile-market }]: Nimm ein Schiff oder ein Tierplättchen.
rules-burgundy-buildings-carpenter = [i:tile-carpenter] [p:carpenter|{ burgundy-tile-carpenter }]: Nimm ein Gebäude.
rules-burgundy-buildings-church = [i:tile-church] [p:church|{ burgundy-tile-church }]: Nimm eine Mine, ein Kloster oder eine Burg.
rules-burgundy-buildings-warehouse = [i:tile-warehouse] [p:warehouse|{ burgundy-tile-warehouse }]: Verkaufe alle Waren einer Farbe, wie mit einem Würfel.
rules-burgundy-buildings-boarding-house = [i:tile-boarding-house] [p:boarding-house|{ burgundy-tile-boarding-house }]: Nimm { $boarding-house } Arbeiter.
rules-burgundy-buildings-bank = [i:tile-bank] [p:bank|{ burgundy-tile-bank }]: Nimm { $bank } Silberlinge.
rules-burgundy-buildings-town-hall = [i:tile-town-hall] [p:town-hall|{ burgundy-tile-town-hall }]: Lege ein weiteres gelagertes Plättchen, wo immer es liegen darf; die Zahl des Feldes spielt keine Rolle.
rules-burgundy-buildings-watchtower = [i:tile-watchtower] [p:watchtower|{ burgundy-tile-watchtower }]: { $watchtower } Punkte.
rules-burgundy-buildings-useless = Du darfst ein Gebäude auch legen, wenn du seinen Effekt nicht nutzen kannst. Dann verfällt der Effekt.
rules-burgundy-buildings-twins = Jede Art darf in derselben Stadt nur einmal stehen. In einer anderen Stadt darf sie wieder stehen.

# Klöster

rules-burgundy-monasteries = Klöster
rules-burgundy-monasteries-there = Alle Klöster sind verschieden. Jedes wirkt, sobald es in deinem Fürstentum liegt; auf einem Schlüsselfeld bewirkt es nichts. Ob seine Rückseite gelb oder schwarz ist, sagt nur, wo es zu finden ist.
rules-burgundy-monasteries-rules = Sie ändern eine Regel
rules-burgundy-monasteries-m1 = [i:tile-monastery-1] *1:* In einer Stadt darf dasselbe Gebäude mehrmals stehen.
rules-burgundy-monasteries-m2 = [i:tile-monastery-2] *2:* Am Ende eines Durchgangs zahlt jede Mine auch 1 Arbeiter.
rules-burgundy-monasteries-m3 = [i:tile-monastery-3] *3:* Ein Verkauf bringt 2 Silberlinge statt 1.
rules-burgundy-monasteries-m4 = [i:tile-monastery-4] *4:* Ein Verkauf bringt auch 1 Arbeiter.
rules-burgundy-monasteries-m5 = [i:tile-monastery-5] *5:* Ein Schiff nimmt auch die Waren eines Depots neben dem gewählten. Depot 6 und Depot 1 sind Nachbarn.
rules-burgundy-monasteries-m6 = [i:tile-monastery-6] *6:* Kaufe aus jedem Depot und zahle 2 Silberlinge oder 2 Arbeiter, nicht je einen davon.
rules-burgundy-monasteries-m7 = [i:tile-monastery-7] *7:* Wenn Tiere gewertet werden, bringt jedes gewertete Plättchen 1 Punkt mehr.
rules-burgundy-monasteries-m8 = [i:tile-monastery-8] *8:* Jeder Arbeiter ändert einen Würfel um bis zu 2.
rules-burgundy-monasteries-m9 = [i:tile-monastery-9] *9:* Um ein Gebäude zu legen, ändere den Würfel kostenlos um 1.
rules-burgundy-monasteries-m10 = [i:tile-monastery-10] *10:* Um ein Schiff oder Tiere zu legen, ändere den Würfel kostenlos um 1.
rules-burgundy-monasteries-m11 = [i:tile-monastery-11] *11:* Um eine Burg, eine Mine oder ein Kloster zu legen, ändere den Würfel kostenlos um 1.
rules-burgundy-monasteries-m12 = [i:tile-monastery-12] *12:* Um ein Plättchen zu nehmen, ändere den Würfel kostenlos um 1.
rules-burgundy-monasteries-m13 = [i:tile-monastery-13] *13:* Die Aktion „Arbeiter nehmen“ bringt auch 1 Silberling.
rules-burgundy-monasteries-m14 = [i:tile-monastery-14] *14:* Die Aktion „Arbeiter nehmen“ bringt { $workers-many } Arbeiter statt { $workers-taken }. Bei einer Pension wirken weder 13 noch 14.
rules-burgundy-monasteries-score = Sie bringen am Ende Punkte
rules-burgundy-monasteries-m15 = [i:tile-monastery-15] *15:* 2 Punkte für jede Warenfarbe, die du mindestens einmal verkauft hast.
rules-burgundy-monasteries-m16 = [i:tile-monastery-16] *16 bis 23:* 4 Punkte für jedes Gebäude einer Art in deinem Fürstentum. Welche, zeigt die Tabelle unten.
rules-burgundy-monasteries-m24 = [i:tile-monastery-24] *24:* 4 Punkte für jede Tierart in deinem Fürstentum.
rules-burgundy-monasteries-m25 = [i:tile-monastery-25] *25:* 1 Punkt für jedes verkaufte Warenplättchen.
rules-burgundy-monasteries-m26 = [i:tile-monastery-26] *26:* 3 Punkte für jedes Bonusplättchen, das du hast, groß oder klein.
rules-burgundy-monasteries-m29 = [i:tile-monastery-29] *29:* 4 Punkte für jedes [r:white-castles|weiße Schloss]; nur mit dieser Erweiterung. Zu 27 und 28 siehe [r:extra|Zusatzplättchen].
rules-burgundy-monasteries-example = Dana hat die Klöster 17 und 22, zwei Wachtürme und drei Banken: 2 × 4 + 3 × 4 = 20 Punkte.

# Gebiete und Farben

rules-burgundy-areas = Gebiete und Farben
rules-burgundy-areas-area = Ein *Gebiet* ist eine zusammenhängende Gruppe von Feldern einer Farbe. Legst du sein letztes Plättchen, bekommst du sofort zweimal Punkte:
rules-burgundy-areas-area-size = für seine Größe
rules-burgundy-areas-area-phase = und für den laufenden Durchgang: je früher, desto mehr.
rules-burgundy-areas-colour = Farben
rules-burgundy-areas-colour-first = Wer als Erstes *alle* Felder einer Farbe bedeckt, nimmt das große Bonusplättchen, wer als Zweites, das kleine. Sie bringen zu zweit, zu dritt und zu viert { $large } und { $small } Punkte. Danach gibt es nichts mehr.
rules-burgundy-areas-example = In Durchgang B füllt Ben eine Stadt mit drei Feldern: { $area-three } + { $phase-b } = { $town-example } Punkte. Es ist nicht seine letzte Stadt, also gibt es noch kein Bonusplättchen.

# Das Ende

rules-burgundy-end = Das Ende
rules-burgundy-end-when = Nach Durchgang E zahlen die Minen noch einmal. Dann bekommen alle:
rules-burgundy-end-goods = 1 Punkt für jedes nicht verkaufte Warenplättchen;
rules-burgundy-end-silver = 1 Punkt für jeden Silberling;
rules-burgundy-end-workers = 1 Punkt für je zwei Arbeiter;
rules-burgundy-end-monasteries = Punkte für [r:monasteries#score|Klöster], die am Ende zählen, wenn sie im Fürstentum liegen.
rules-burgundy-end-winner = Die meisten Punkte gewinnen.
rules-burgundy-end-tie = Bei Gleichstand gewinnt, wer die *wenigsten leeren Felder* im Fürstentum hat; herrscht auch da Gleichstand, wer auf der Brücke am weitesten hinten steht. Manche Ausgaben sagen, die meisten leeren Felder: Eine Tischoption lässt euch wählen.

# Zu zweit, zu dritt, zu viert

rules-burgundy-players = Zu zweit, zu dritt, zu viert
rules-burgundy-players-fewer = Zu wenigen gibt es weniger Plättchen, und Verkäufe und Bonusplättchen bringen weniger Punkte.
rules-burgundy-players-depots = Welche Plättchen wo liegen
rules-burgundy-players-depots-colours = Die Farben der Felder eines Depots stehen fest. Zu dritt bekommt ein Feld von Depot 6 in den Durchgängen A, C und E eine Burg, in B und D eine Mine.

# Fürstentümer

rules-burgundy-duchies = Fürstentümer
rules-burgundy-duchies-same = Alle üblichen Fürstentümer haben { $spaces } Felder mit denselben Zahlen und gleich vielen Feldern jeder Farbe: 12 Gebäude, 6 Klöster, 6 Schiffe, 6 Tiere, 4 Burgen und 3 Minen. Nur die Anordnung ist verschieden.
rules-burgundy-duchies-one = In den ersten Partien spielen alle auf Fürstentum 1 oder alle auf Fürstentum 2.
rules-burgundy-duchies-random = Für alle, die das Spiel kennen: Jede Person bekommt einen zufälligen Plan, wählt eine seiner Seiten und das Burgfeld für den Anfang. Oder alle wählen frei unter den zehn.
rules-burgundy-duchies-table = Die Tischoption „{ burgundy-option-duchies }“ legt es fest. [r:posts|Grenzposten], [r:team|Teamspiel] und [r:solo|Solospiel] haben eigene Fürstentümer.

# Zusatzplättchen

rules-burgundy-extra = Zusatzplättchen
rules-burgundy-extra-four = Vier weitere Plättchen können unter die Stapel gemischt werden.
rules-burgundy-extra-m27 = [i:tile-monastery-27] *Kloster 27:* In einem Stapel auf der Brücke stehst du immer oben, sofort und auch, wenn später jemand dazukommt.
rules-burgundy-extra-m28 = [i:tile-monastery-28] *Kloster 28:* In deinem Zug, so oft du willst: 1 Silberling → 2 Arbeiter.
rules-burgundy-extra-crane = [i:tile-crane] *Kran,* ein Gebäude: Er wirkt wie ein Gebäude deiner Wahl, das nicht in deinem Fürstentum stehen muss. Am Ende zählt er für die Klöster 16 bis 23 und 29 als ein Gebäude deiner Wahl.
rules-burgundy-extra-geese = [i:tile-geese] *Gänse,* Tiere: 2 Punkte und dazu alle Plättchen einer anderen Tierart auf derselben Weide, der besten. Kommt später ein anderes Tierplättchen auf diese Weide, bringen die Gänse ihre 2 Punkte noch einmal. Für Kloster 24 sind sie eine eigene Tierart.
rules-burgundy-extra-example = Auf einer Weide liegen 2 Kühe und 3 Kühe. Die Gänse bringen 2 + 2 + 3 = 7 Punkte. Dann kommen 4 Schweine: 4 + 2 = 6 Punkte.

# Grenzposten

rules-burgundy-posts = Grenzposten
rules-burgundy-posts-duchies = Alle bekommen eines der sechs Fürstentümer 11. Am Rand von jedem stehen drei Grenzposten, und jeder Posten berührt zwei Felder.
rules-burgundy-posts-joined = Zwei Posten sind verbunden, wenn eine Kette von Plättchen beliebiger Farben vom einen zum anderen führt. Jedes neu verbundene Paar bringt die Punkte des laufenden Durchgangs ({ $phase-points }). Ein Plättchen kann mehrere Paare verbinden.
rules-burgundy-posts-all = Wer als Erstes alle drei Posten verbindet, bekommt außerdem zu zweit, zu dritt und zu viert { $large } Punkte, wer als Zweites, { $small }. Das ist kein Bonusplättchen und zählt nicht für Kloster 26.
rules-burgundy-posts-example = In Durchgang A verbindet Mia zwei Posten: { $phase-a } Punkte. In Durchgang C erreicht eine Kette den dritten: Er ist nun mit beiden anderen verbunden, also bekommt sie { $phase-c } + { $phase-c }, und als Erste von vieren, die alle drei verbindet, { $large-four } dazu.

# Weiße Schlösser

rules-burgundy-white-castles = Weiße Schlösser
rules-burgundy-white-castles-tiles = Weiße Schlösser sind Gebäude: { $white-castles } kommen in den beigen und { $white-castles-black } in den schwarzen Stapel, dazu Kloster 29 in den gelben.
rules-burgundy-white-castles-action = Legst du ein weißes Schloss, hast du sofort eine weitere Aktion mit der Zahl des *weißen Würfels* dieser Runde. Arbeiter dürfen diese Zahl für dich ändern; der weiße Würfel selbst bleibt, wie er ist.
rules-burgundy-white-castles-score = Kloster 29 bringt am Ende 4 Punkte für jedes weiße Schloss.
rules-burgundy-white-castles-town = Wie jedes Gebäude darf ein weißes Schloss in einer Stadt nur einmal stehen, außer du hast Kloster 1.

# Gasthäuser

rules-burgundy-inns = Gasthäuser
rules-burgundy-inns-stack = Zu Beginn jedes Durchgangs kommt eines der { $inns } Gasthäuser auf einen Stapel neben dem schwarzen Depot. Was niemand kauft, bleibt liegen.
rules-burgundy-inns-buy = Ein Gasthaus kaufst du wie ein Plättchen des schwarzen Depots für { $price } Silberlinge; es ist dein einziger Kauf im Zug.
rules-burgundy-inns-place = Du darfst es nach den üblichen Regeln auf ein Feld jeder Farbe legen, ein Gasthaus in jedem Gebiet. Die Klöster 9 bis 11 helfen dabei nicht.
rules-burgundy-inns-effect = Es bewirkt nichts, als sein Feld zu füllen und das Gebiet um eins größer zu machen, höchstens bis 8.
rules-burgundy-inns-example = Mit einem Gasthaus zählt ein Gebiet mit vier Feldern als fünf: { $area-five } Punkte statt { $area-four }.

# Handelsstraßen

rules-burgundy-routes = Handelsstraßen
rules-burgundy-routes-cards = Zu zweit, zu dritt und zu viert bekommen alle { $route-cards } zufällige Karten und legen sie in eine Reihe. Jede Karte hat drei Felder mit einer Farbe und einem Bonus.
rules-burgundy-routes-travel = Waren, die du verkaufst, kommen eine nach der anderen auf das nächste freie Feld deiner Reihe, von links nach rechts. Passt die Farbe, bekommst du sofort den Bonus dieses Feldes, noch bevor die nächste Ware liegt.
rules-burgundy-routes-bonus = Die meisten Boni sind Effekte von Gebäuden; einer ist eine Aktion wie mit einer Burg, einer holt ein beliebiges Plättchen aus den sechs Depots.
rules-burgundy-routes-full = Ist die Reihe voll, werden verkaufte Waren wie sonst abgelegt.
rules-burgundy-routes-points = Punkte und Silberling für den Verkauf gibt es wie immer.
rules-burgundy-routes-team = Im [r:team|Teamspiel] bilden die Karten beider Partner eine Reihe.

# Wappen

rules-burgundy-shields = Wappen
rules-burgundy-shields-there = Zu Beginn liegen Wappen offen bei den Depots. Sie werden nicht ersetzt.
rules-burgundy-shields-win = Ein Wappen gewinnen
rules-burgundy-shields-win-double = Zeigen deine beiden Würfel dieselbe Zahl, darfst du *statt beider Aktionen* ein Wappen aus dem Depot mit dieser Zahl nehmen. Der Pasch darf auch mit Arbeitern entstehen.
rules-burgundy-shields-win-castle = Das Wappen kommt auf eine Burg in deinem Fürstentum. Tragen alle deine Burgen schon eines, oder wenn du es so willst, ersetzt es eines; das alte verlässt das Spiel.
rules-burgundy-shields-tribute = Abgabe
rules-burgundy-shields-tribute-pay = Am Ende jedes Durchgangs, *bevor* die Minen zahlen, kostet jedes Wappen 1 Silberling. Wappen, für die du nicht zahlen kannst oder willst, verlassen das Spiel.
rules-burgundy-shields-list = Was sie bewirken
rules-burgundy-shields-list-points = Jedes Wappen, das du am Ende noch hast, bringt auch Punkte: 1 bis 6 je { $shields-high }, 7 bis 12 je { $shields-middle }, 13 bis 18 je { $shields-low }.
rules-burgundy-shields-s1 = *1:* Alle deine Weiden zählen als eine.
rules-burgundy-shields-s2 = *2:* Immer wenn jemand anderes Arbeiter bekommt, bekommst du 1 Arbeiter.
rules-burgundy-shields-s3 = *3:* Du darfst die Abgabe ganz oder teilweise in Arbeitern zahlen.
rules-burgundy-shields-s4 = *4:* Du hast beliebig viele Schlüsselfelder. Verlierst du es, müssen überzählige Plättchen weg.
rules-burgundy-shields-s5 = *5:* Mit einem Schiff nimmst du auch alle Waren einer Farbe aus allen sechs Depots, wenn du Platz dafür hast.
rules-burgundy-shields-s6 = *6:* Wähle zu einem beliebigen Zeitpunkt deines Zuges, ein für alle Mal, eine andere Person: Die Klöster ihres Fürstentums gelten auch für dich, auch die später gelegten, und auch am Ende.
rules-burgundy-shields-s7 = *7:* Bonusplättchen, die du nimmst, bringen das Doppelte.
rules-burgundy-shields-s8 = *8:* Deine Minen zahlen doppelt so viele Silberlinge.
rules-burgundy-shields-s9 = *9:* Ein Verkauf bringt 1 Silberling für jede verkaufte Ware. Kloster 3 gibt dann nichts dazu.
rules-burgundy-shields-s10 = *10:* Am Ende bringen deine Klöster das Doppelte.
rules-burgundy-shields-s11 = *11:* Legst du eine Burg, darf ihre Aktion sein, ein Wappen aus einem beliebigen Depot zu nehmen.
rules-burgundy-shields-s12 = *12:* Verkaufte Waren bringen doppelt so viele Punkte.
rules-burgundy-shields-s13 = *13:* Am Ende bringen alle deine Wappen das Doppelte, auch dieses.
rules-burgundy-shields-s14 = *14:* Am Ende jedes Durchgangs legst du ein Plättchen aus den sechs Depots direkt in dein Fürstentum und nutzt es.
rules-burgundy-shields-s15 = *15:* Ebenso mit einem Plättchen aus dem schwarzen Depot oder einem Gasthaus daneben.
rules-burgundy-shields-s16 = *16:* Einmal im Zug darfst du einen deiner Würfel auf eine beliebige Zahl drehen.
rules-burgundy-shields-s17 = *17:* Ein vollendetes Gebiet zählt wie das nächstgrößere, höchstens bis Größe 8.
rules-burgundy-shields-s18 = *18:* Du darfst Plättchen überall in deinem Fürstentum legen, nicht nur neben andere.
rules-burgundy-shields-order = Am Ende eines Durchgangs kommen zuerst die Plättchen der Wappen 14 und 15, dann die Abgabe, dann die Minen. Hast du 14 und 15, wählst du, was zuerst kommt. Mit Wappen 6 wählst du jemand anderen jederzeit, auch im Zug der anderen, ohne dass jemand darauf wartet; hast du es nicht getan, wirst du gefragt, bevor die Minen zahlen, wenn es darauf ankommt, und spätestens vor der Schlusswertung.

# Das Teamspiel

rules-burgundy-team = Das Teamspiel
rules-burgundy-team-teams = Zu viert spielt ihr in zwei Teams. Partner sitzen nebeneinander und teilen sich ein großes Fürstentum mit { $team-spaces } Feldern.
rules-burgundy-team-shared = *Gemeinsam:* Fürstentum, Waren, Arbeiter, Silberlinge, verkaufte Waren und { $team-shared } Schlüsselfelder.
rules-burgundy-team-own = *Nur deins:* deine zwei Würfel, deine Punkte, deine Figur auf der Brücke und { $team-private } Schlüsselfelder. Niemand nutzt Würfel oder eigene Plättchen der anderen Person, und Plättchen wechseln nicht von einem Schlüsselfeld auf ein anderes.
rules-burgundy-team-start = Jedes Team beginnt mit { $goods-start } Waren und { $team-silver } Silberlingen; das Team, das beginnt, hat { $team-workers-first } Arbeiter, das andere { $team-workers-second }. Die Startburg liegt auf Plan 12a in der Mitte; auf Plan 12b wählt ihr zwischen zwei Burgfeldern.
rules-burgundy-team-order = In der ersten Runde ist die Reihenfolge A1, B1, A2, B2. Danach entscheidet wie sonst die Brücke.
rules-burgundy-team-bridge = Eine Figur auf dem letzten Feld der Brücke, die noch einmal zieht, kommt dort oben auf den Stapel.
rules-burgundy-team-score = Du bekommst die Punkte, die deine eigenen Aktionen bringen. Am Ende werden die Punkte beider Partner addiert, und die größere Summe gewinnt.
rules-burgundy-team-tie = Bei gleicher Summe gewinnt das Team mit *mehr* leeren Feldern.

# Das Solospiel

rules-burgundy-solo = Das Solospiel
rules-burgundy-solo-goal = Allein spielst du nicht um Punkte. Du gewinnst, wenn du innerhalb von { $all-rounds } Runden alle { $spaces } Felder deines Fürstentums füllst.
rules-burgundy-solo-start = Du beginnst mit { $solo-silver } Silberling, { $solo-workers } Arbeitern, { $goods-start } Waren und einer Burg auf einem beliebigen Burgfeld deiner Inseln (13a zum Kennenlernen, 13b ist schwerer). Spielplan und Punkte für Verkäufe sind die für zwei.
rules-burgundy-solo-islands = Andere Inseln erreichst du nur entlang der Flüsse, die zwischen ihnen eingezeichnet sind.
rules-burgundy-solo-goods-room = Du darfst Waren beliebig vieler Farben lagern.
rules-burgundy-solo-round = Eine Runde
rules-burgundy-solo-round-goods = Die Ware der Runde kommt in das Depot des weißen Würfels.
rules-burgundy-solo-round-tile = Ein Plättchen dieses Depots verlässt das Spiel, in fester Folge. Ist das Depot leer, verliert das im Uhrzeigersinn nächste ein Plättchen.
rules-burgundy-solo-round-actions = Dann machst du deine zwei Aktionen.
rules-burgundy-solo-ships = Schiffe
rules-burgundy-solo-ships-clear = Nachdem ein Schiff die Waren eines Depots genommen hat, verlassen alle Waren der anderen Depots das Spiel.
rules-burgundy-solo-ships-exchange = Dann, und nur dann, darfst du { $solo-exchange } Waren beliebiger Farben gegen ein Plättchen des schwarzen Depots tauschen. Es kommt *verdeckt* auf ein Schlüsselfeld. Ein verdecktes Plättchen passt auf jede Farbe und füllt sein Feld, bewirkt aber gar nichts.
rules-burgundy-solo-points = Wozu Punkte gut sind
rules-burgundy-solo-points-target = Alle Punkte bewegen einen Zähler. Erreicht er die Zielmarke, hast du sofort eine weitere Aktion wie mit einer Burg. Der Zähler geht auf 0 zurück, überzählige Punkte verfallen, und die Zielmarke sinkt um { $solo-step }, aber nie unter { $solo-step }. Was zugleich fällig wird (der Effekt eines Plättchens, das Plättchen für eine vollendete Farbe, jeder Punktgewinn, die Aktion für die Zielmarke), führst du in beliebiger Reihenfolge aus.
rules-burgundy-solo-points-buy = Immer wenn du Punkte bekommst, darfst du weitere für je 1 Silberling dazukaufen.
rules-burgundy-solo-points-level = Die Zielmarke beginnt bei 50. Mit einer Tischoption stellst du sie von 45 (viel leichter) bis 55 (viel schwerer).
rules-burgundy-solo-differences = Was sonst anders ist
rules-burgundy-solo-differences-monasteries = Klöster, die am Ende Punkte bringen, bringen sie sofort beim Legen, für das, was dann da ist. Kloster 26 bringt 3 Punkte für jede Farbe, die du vollendet hast. Der Kran zählt als ein Gebäude, einmal, für ein Kloster deiner Wahl.
rules-burgundy-solo-differences-colour = Eine vollendete Farbe bringt keine Punkte. Stattdessen wählst du ein Plättchen des schwarzen Depots und legst es direkt in dein Fürstentum, mit seinem Effekt. Vollendet es noch eine Farbe, darfst du das wiederholen.
rules-burgundy-solo-differences-end = Eine Schlusswertung gibt es nicht. Ist das letzte Feld gefüllt, hast du gewonnen.
