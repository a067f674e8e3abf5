## Boonlake: die Regeln, Kapitel für Kapitel, in eigenen Worten.

# Die erste Partie in fünf Minuten

rules-boonlake-start = Die erste Partie in fünf Minuten
rules-boonlake-start-idea = Du und die anderen zieht in das leere Land rund um einen See. Wer nach zwei Fahrten flussabwärts die meisten Siegpunkte (SP) [i:vp] hat, gewinnt.
rules-boonlake-start-turn = In deinem Zug wählst du *eines von sieben Aktionsplättchen*. Zuerst darfst du eine Karte ausspielen, dann tust du, was links auf dem Plättchen steht, und danach dürfen *alle* tun, was rechts steht. Anschließend fährt dein Schiff den Fluss hinab und bringt dir eine Belohnung, und das Plättchen wandert ans untere Ende des Aktionstableaus. Mehr dazu in [r:turn|Ein Zug].
rules-boonlake-start-rows = Plättchen weit oben lassen dein Schiff weit fahren, Plättchen weiter unten nur ein Stück, und die beiden untersten Reihen kosten sogar SP. Was niemand nimmt, rückt nach oben und wird verlockender.
rules-boonlake-start-people = Nichts brauchst du so dringend wie Bewohner [i:inhabitant]. Beim [r:develop|Erschließen] stellst du sie auf den Spielplan, und du gibst weitere ab, um zu Häusern [i:house] und Siedlungen [i:settlement] [r:upgrade|aufzuwerten] oder Rinder [i:cattle] zu setzen. Alles, was dein Tableau verlässt, legt Einkommen frei.
rules-boonlake-start-cards = Karten kosten Münzen [i:coin], ab und zu eine Vase [i:vase], und Rohstoffe. Münzen und Vasen bezahlst du; Rohstoffe musst du nur *vorweisen* können, mit Produktionsgebäuden [i:site] und deinen zwei Booten [i:boat]. Mehr dazu in [r:payment|Bezahlen].
rules-boonlake-start-scorings = Viermal in der Partie fährt jemand als erste Person über die Schleuse [i:lock]: Dann gibt es für alle eine [r:interim|Zwischenwertung]. Du darfst noch zweimal etwas tun, du *musst* eines der vier Wertungsplättchen werten, was Punkte bringt oder kostet, und du bekommst dein Einkommen.
rules-boonlake-start-advice = Gut zu wissen vor dem ersten Zug
rules-boonlake-start-advice-people = Bewohner werden als Erstes knapp. Das Aktionsplättchen Anheuern bringt welche, ebenso manche Felder von Fluss und Spielplan.
rules-boonlake-start-advice-map = Nur Pionier und Siedeln bringen Bewohner auf den Spielplan.
rules-boonlake-start-advice-rows = Reihen mit 3 oder 4 Schritten für das Schiff sind mehr wert, als sie scheinen.
rules-boonlake-start-advice-others = Schau vor der Wahl, was das Plättchen den anderen gibt.
rules-boonlake-start-advice-levers = Hebel [i:lever-up] lohnen sich: Sie wirken nach jeder Zwischenwertung von Neuem, und wer einen nicht benutzt, bekommt einen Punkt dafür.
rules-boonlake-start-advice-goals = Denk bei den Wertungsplättchen voraus: Welches der vier erfüllst du bei der nächsten Wertung, welches erst bei der letzten?
rules-boonlake-start-advice-region = Eine zweite Siedlung in derselben Region kostet { $second-settlement } SP. Der Tisch warnt dich, bevor du sie baust.
rules-boonlake-start-table = Was du tun kannst, leuchtet. Zeig auf etwas anderes oder steuere es mit der Tastatur an, dann sagt es, was es tut oder warum es gerade nicht geht.

# Spielvorbereitung

rules-boonlake-setup = Spielvorbereitung
rules-boonlake-setup-done = Der Tisch baut alles für dich auf. Hier steht, was er tut und was du selbst wählst.
rules-boonlake-setup-map = Der Spielplan
rules-boonlake-setup-map-tiles = Zu zweit und allein liegen { $start-two } Startplättchen offen auf dem Spielplan, zu dritt { $start-three }, zu viert { $start-four }. Sie werden gemischt, jede Partie beginnt also anders. Die übrigen Startplättchen bleiben in der Schachtel.
rules-boonlake-setup-map-mound = Die { $grey-tiles } grauen Bauplättchen bilden einen verdeckten Haufen [i:mound], die { $pastures } Rinderweiden liegen daneben.
rules-boonlake-setup-map-labels = Die Belohnungen auf den Schildern aller vier Regionen sind frei.
rules-boonlake-setup-strips = Karten und Aktionsplättchen
rules-boonlake-setup-strips-order = Die sieben Aktionsplättchen liegen in zufälliger Folge in den sieben Reihen des Aktionstableaus.
rules-boonlake-setup-strips-hand = Alle ziehen { $hand } der { $cards } Projektkarten [i:card].
rules-boonlake-setup-board = Womit alle beginnen
rules-boonlake-setup-board-pieces = { $houses } Häuser, { $settlements } Siedlungen und { $cattle } Rinder bedecken die Aussparungen des Tableaus.
rules-boonlake-setup-board-people = Von { $inhabitants } Bewohnern stehen { $ranch } einsatzbereit auf der Ranch, { $beside } in den Aussparungen neben den ersten beiden Reihen, wo du sie als [r:upgrade#tier|Reihenbonus] gewinnst, und { $supply } warten im Vorrat.
rules-boonlake-setup-board-boats = Beide Boote liegen auf dem Fluss deines Tableaus beim Holz [i:wood].
rules-boonlake-setup-board-tracks = Je ein Marker liegt am Anfang der Münzleiste und der Kartenleiste, einer bei 0 SP.
rules-boonlake-setup-board-ship = Das Schiff beginnt zu zweit und allein auf Flussfeld { $start-few }, zu dritt und zu viert auf Feld { $start-many }.
rules-boonlake-setup-board-coins = Wer beginnt, bekommt { $coins-first } Münzen, die nächste Person { $coins-second }, alle anderen { $coins-others }.
rules-boonlake-setup-choices = Was du wählst
rules-boonlake-setup-choices-goal = Du bekommst zwei der { $goals } Wertungsplättchen und behältst eines. Es kommt in deinen eigenen Bereich, der mit ×2 markiert ist: Dort zählen alle Punkte dieses Plättchens für dich doppelt, Gewinn wie Verlust. Sieh dir vorher ruhig deine Handkarten an, das ist ausdrücklich erlaubt.
rules-boonlake-setup-choices-fill = Bereiche, die niemandem gehören, bekommen ein zufälliges Plättchen, sodass immer vier Wertungsplättchen im Spiel sind.
rules-boonlake-setup-choices-site = Danach wählst du, bei welchem Rohstoff dein erstes Produktionsgebäude steht.
rules-boonlake-setup-choices-hidden = Beides wählen alle gleichzeitig; gezeigt wird es, wenn alle sich entschieden haben.

# Ein Zug

rules-boonlake-turn = Ein Zug
rules-boonlake-turn-rounds = Die Partie hat zwei Runden. In jeder fahren die Schiffe den Fluss einmal hinab. Wer den Startspielermarker hat, beginnt, und es geht reihum im Uhrzeigersinn.
rules-boonlake-turn-phases = Dein Zug hat drei Phasen, immer in dieser Reihenfolge:
rules-boonlake-turn-phase-a = *A: Ein Aktionsplättchen wählen und ausführen.* Du nimmst irgendeines der sieben.
rules-boonlake-turn-phase-b = *B: Das Schiff bewegen.* Es darf so viele Schritte fahren, wie die Reihe angibt, aus der das Plättchen stammt. Siehe [r:river|Der Fluss].
rules-boonlake-turn-phase-c = *C: Die Aktionsplättchen zusammenschieben.* Was unter der Lücke liegt, rückt nach oben, und das genommene Plättchen kommt in die unterste Reihe.
rules-boonlake-turn-rows = Die Reihen des Aktionstableaus
rules-boonlake-turn-rows-loss = Wer aus einer der beiden untersten Reihen nimmt, verliert sofort SP, auch unter null.
rules-boonlake-turn-action = Eine Aktion ausführen
rules-boonlake-turn-action-card = *Die Karte.* Zuerst darfst du eine Karte der abgebildeten Art ausspielen oder eine Karte dieser Art für { $discard-coins } Münzen abwerfen oder verzichten. Statt einer Karte darfst du ein [r:projects|besonderes Projekt] verwirklichen. Beim Baumeister gibt es diese Karte nicht: Du nimmst stattdessen { $builder-coins } Münzen.
rules-boonlake-turn-action-own = *Dein Teil,* links vom Pfeil: die Effekte von links nach rechts. Du darfst jeden davon auslassen.
rules-boonlake-turn-action-common = *Der Teil für alle,* rechts vom Pfeil: Alle dürfen ihn nutzen, auch du. Nur beim Pionier gehört er allein den anderen.
rules-boonlake-turn-together = Gleichzeitig oder nacheinander
rules-boonlake-turn-together-when = Die meisten Teile für alle führt ihr gleichzeitig aus. Beim Siedeln und bei der Viehzucht geht es reihum, beginnend bei der Person, die das Plättchen gewählt hat, denn dort kommt es darauf an, wer zuerst dran ist. Mit der Tischoption „{ option-order }: { option-order-in-turn }“ geht alles reihum.
rules-boonlake-turn-general = Was immer gilt
rules-boonlake-turn-general-supply = Münzen, Vasen und Hebel gehen nie aus. Holzteile schon: Liegen in deinem Vorrat weniger Bewohner, als du bekommen solltest, bekommst du, was da ist.
rules-boonlake-turn-general-ranch = Bewohner, die du bekommst, kommen auf deine Ranch. Bewohner, die du abgibst, verlassen die Ranch und gehen zurück in deinen Vorrat.
rules-boonlake-turn-general-recess = Die zwei Bewohner in den Aussparungen deines Tableaus gehören nicht zum Vorrat.
rules-boonlake-turn-general-pile = Ist der Nachziehstapel leer, werden die abgeworfenen Karten gemischt. Gibt es auch keine, wird nichts gezogen.
rules-boonlake-turn-general-vp = Deine SP dürfen jederzeit unter null fallen, auch am Ende.

# Die sieben Aktionsplättchen

rules-boonlake-strips = Die sieben Aktionsplättchen
rules-boonlake-strips-intro = Jedes Aktionsplättchen zeigt links eine Kartenart, dann deinen Teil, dann den Teil für alle.
rules-boonlake-strips-pioneer = { boonlake-strip-pioneer }
rules-boonlake-strips-pioneer-own = Nach einer Tagkarte [i:kind-day] darfst du zweimal [r:explore|entdecken] und danach einmal [r:develop|erschließen] oder einmal [r:upgrade|aufwerten].
rules-boonlake-strips-pioneer-all = *Die anderen,* aber nicht du, dürfen 2 Karten ziehen und danach eine Karte beliebiger Art ausspielen oder für { $discard-coins } Münzen abwerfen.
rules-boonlake-strips-settle = { boonlake-strip-settle }
rules-boonlake-strips-settle-own = Nach einer Nachtkarte [i:kind-night] darfst du einmal erschließen oder einmal aufwerten.
rules-boonlake-strips-settle-all = *Alle,* reihum und beginnend mit dir: einmal erschließen, oder einmal aufwerten, oder eine Karte beliebiger Art ausspielen, oder eine für { $discard-coins } Münzen abwerfen. Du kannst hier also zweimal auf dem Spielplan handeln.
rules-boonlake-strips-cattle-breeding = { boonlake-strip-cattle-breeding }
rules-boonlake-strips-cattle-breeding-own = Nach einer Tagkarte [i:kind-day] darfst du eine [r:cattle|Rinderweide] auf den Spielplan legen und die Belohnung des Feldes nehmen.
rules-boonlake-strips-cattle-breeding-all = *Alle,* reihum und beginnend mit dir: ein Rind setzen, oder eine Karte beliebiger Art ausspielen, oder eine für { $discard-coins } Münzen abwerfen.
rules-boonlake-strips-region-scoring = { boonlake-strip-region-scoring }
rules-boonlake-strips-region-scoring-own = Nach einer Dämmerungskarte [i:kind-sunset] wählst du eine Region, die ausgelassen wird, und nimmst die Belohnung ihres Schilds. Siehe [r:regions|Regionen].
rules-boonlake-strips-region-scoring-all = *Alle* nehmen 1 Münze für jede eigene Präsenz in den anderen drei Regionen.
rules-boonlake-strips-hire = { boonlake-strip-hire }
rules-boonlake-strips-hire-own = Nach einer Nachtkarte [i:kind-night] nimmst du 1 Bewohner und darfst einmal [r:explore|entdecken].
rules-boonlake-strips-hire-all = *Alle* dürfen beliebig oft anheuern: { $hire } Münzen oder { $hire } abgeworfene Karten für jeden Bewohner. Ein Bewohner wird entweder mit Münzen oder mit Karten bezahlt; beim nächsten darfst du neu entscheiden.
rules-boonlake-strips-hire-example = Mit 7 Münzen und 4 Karten heuert Lea dreimal an: zweimal für { $hire } Münzen und einmal für { $hire } Karten. 1 Münze und 1 Karte bleiben ihr.
rules-boonlake-strips-progress = { boonlake-strip-progress }
rules-boonlake-strips-progress-own = Nach einer Dämmerungskarte [i:kind-sunset] darfst du einmal [r:levers|modernisieren].
rules-boonlake-strips-progress-all = *Alle* dürfen 1 Bewohner abgeben und einmal modernisieren; wer nicht kann oder will, zieht stattdessen 1 Karte. Du kannst also bis zu zweimal modernisieren, die anderen einmal.
rules-boonlake-strips-builder = { boonlake-strip-builder }
rules-boonlake-strips-builder-own = Du nimmst { $builder-coins } Münzen. Dann darfst du eine Karte beliebiger Art ausspielen oder 2 Karten ziehen.
rules-boonlake-strips-builder-all = *Alle* dürfen eine Karte beliebiger Art ausspielen oder eine für { $discard-coins } Münzen abwerfen.

# Karten

rules-boonlake-cards = Karten
rules-boonlake-cards-kinds = Jede Projektkarte ist entweder eine Tagkarte [i:kind-day], eine Dämmerungskarte [i:kind-sunset] oder eine Nachtkarte [i:kind-night]. Manche Effekte erlauben nur eine dieser Arten, andere alle.
rules-boonlake-cards-play = Um eine Karte auszuspielen, [r:payment|bezahlst du ihren Preis] und legst sie vor dir aus. Dort bleibt sie bis zum Ende, und ihre aufgedruckten SP zählen in der [r:final|Schlusswertung].
rules-boonlake-cards-discard = Oft darfst du stattdessen eine Karte für { $discard-coins } Münzen abwerfen. Wo eine Art verlangt ist, muss auch die abgeworfene Karte von dieser Art sein.
rules-boonlake-cards-forgo = Tust du beides nicht, können dich zwei [r:levers#three-coins|Hebel] für die Karte entschädigen, auf die du verzichtest.
rules-boonlake-cards-signs = Wann eine Karte wirkt
rules-boonlake-cards-signs-now = [i:now] *Blitz:* einmal, beim Ausspielen. Du darfst jeden Teil davon auslassen.
rules-boonlake-cards-signs-always = [i:always] *Kreis:* ab jetzt bis zum Ende der Partie. Mehrere gleiche zählen zusammen.
rules-boonlake-cards-signs-end = [i:end] *Fahne:* in der Schlusswertung.
rules-boonlake-cards-now = Effekte beim Ausspielen
rules-boonlake-cards-now-take = Münzen, eine Vase oder Bewohner nehmen; auf der Münzleiste [i:step-coin] oder der Kartenleiste [i:step-card] vorrücken.
rules-boonlake-cards-now-swap-inhabitants = 3 Karten → 2 Bewohner.
rules-boonlake-cards-now-swap-coins = 2 Karten → 4 Münzen, oder 4 Münzen → 2 Karten.
rules-boonlake-cards-now-swap-vase = 3 Karten → 1 Vase und 2 Münzen, oder 1 Vase und 2 Münzen → 3 Karten.
rules-boonlake-cards-now-swap-vp = 5 Karten → 4 SP, oder 4 SP → 5 Karten.
rules-boonlake-cards-now-cards-vp = 2 Karten → die angegebenen SP.
rules-boonlake-cards-now-inhabitant-coins = 1 Bewohner → 8 Münzen.
rules-boonlake-cards-now-vases-vp = 2 Vasen → 4 SP.
rules-boonlake-cards-now-lever = Einen benutzten Hebel wieder nach oben schieben.
rules-boonlake-cards-now-house = Einer deiner Bewohner auf dem Spielplan wird zum Haus, ohne dass du einen Bewohner abgibst.
rules-boonlake-cards-now-settlement = Eines deiner Häuser wird zur Siedlung, für 1 Bewohner weniger und mit 1 benachbarten Präsenz weniger. Das gilt zusätzlich zum [r:levers#settlement|Hebel] mit demselben Effekt.
rules-boonlake-cards-always = Effekte, die bleiben
rules-boonlake-cards-always-levers = Hebel kosten weniger Münzen, aber nie weniger als 0.
rules-boonlake-cards-always-cards = Karten und besondere Projekte kosten je 1 Münze weniger, aber nie weniger als 0.
rules-boonlake-cards-always-discard = 1 Münze mehr, wann immer du eine Karte einer bestimmten Art abwirfst, wofür auch immer.
rules-boonlake-cards-always-cattle-inhabitant = Jedes Rind kostet dich 1 Bewohner weniger.
rules-boonlake-cards-always-cattle-coins = 2 Münzen mehr für jedes Rind, das du setzt.
rules-boonlake-cards-always-river-coin = 1 Münze mehr, wo dein Schiff auf einem Feld mit Münzen hält.
rules-boonlake-cards-always-harbour = 2 Münzen oder 2 Karten, wenn dein Schiff in einem Hafen [i:anchor] hält.
rules-boonlake-cards-always-vase = 1 Vase mehr, wenn dein Schiff bei einer Vase hält und du sie nimmst.
rules-boonlake-cards-end = Effekte am Ende
rules-boonlake-cards-end-region = 1 SP für jede deiner Präsenzen in einer bestimmten Region.
rules-boonlake-cards-end-sites = 1 SP für jede Stufe deiner Produktionsgebäude.
rules-boonlake-cards-end-pieces = 1 SP für jedes Rind oder jedes Haus, das dein Tableau verlassen hat, oder 2 SP für jede Siedlung.
rules-boonlake-cards-end-reach = Zwei Stufen, für eine Leiste, für Hebel, Rinder, Häuser oder Siedlungen: Wer die kleinere Zahl erreicht, bekommt den kleineren Betrag an SP, wer die größere erreicht, stattdessen den größeren.

# Besondere Projekte

rules-boonlake-projects = Besondere Projekte
rules-boonlake-projects-what = Die obere Hälfte jedes der vier Wertungsplättchen zeigt ein besonderes Projekt. Immer wenn du eine Karte ausspielen darfst, darfst du stattdessen eines davon verwirklichen. Ein Projekt zählt als jede Art zugleich, passt also zu jedem Aktionsplättchen.
rules-boonlake-projects-price = Du zahlst seine Münzen und weist seine Rohstoffe vor, wie bei einer Karte. Was Karten billiger macht, wirkt auch hier.
rules-boonlake-projects-reward = Du bekommst 2 Bewohner, von denen einer gleich auf das Feld über dem Projekt geht, die abgebildeten SP und einen Schritt auf der abgebildeten Leiste.
rules-boonlake-projects-double = Auf dem Plättchen, das du zu Beginn gewählt hast (×2), bekommst du die SP doppelt.
rules-boonlake-projects-once = Jedes Projekt darfst du einmal verwirklichen. Wer es vor dir getan hat, steht dir nicht im Weg.
rules-boonlake-projects-supply = In deinem Vorrat muss mindestens ein Bewohner sein, denn einer muss auf dem Projekt stehen. Ist es nur einer, bekommst du nur diesen.
rules-boonlake-projects-example = Emre darf eine Dämmerungskarte spielen. Stattdessen verwirklicht er ein Projekt auf seinem eigenen Plättchen: Es zeigt 8 SP, also bekommt er 16, rückt einen Schritt vor, stellt einen Bewohner auf das Projekt und den anderen auf seine Ranch.

# Produktionsgebäude und Boote

rules-boonlake-production = Produktionsgebäude und Boote
rules-boonlake-production-sites = Ein Produktionsgebäude [i:site] stellt dir 1 Rohstoff seiner Sorte, wann immer du ihn brauchst; auf Stufe 2 umgedreht sind es 2. Verbraucht wird nichts: Was du jetzt vorweist, kannst du bei der nächsten Karte wieder vorweisen.
rules-boonlake-production-build = Ein Produktionsgebäude errichten heißt: ein neues legen (Stufe 1) oder eines, das du hast, umdrehen (Stufe 2). Eine Stufe 3 gibt es nicht; nennt ein Effekt einen Rohstoff, der schon auf Stufe 2 ist, verfällt er.
rules-boonlake-production-count = Wo Produktionsgebäude gezählt werden, zählen ihre Stufen: Eines auf Stufe 2 zählt als zwei.
rules-boonlake-production-boats = Boote
rules-boonlake-production-boats-show = Jedes deiner zwei Boote [i:boat] stellt dir 1 Rohstoff: den neben seinem Platz auf dem Fluss deines Tableaus. Flussabwärts sind das { $canal }.
rules-boonlake-production-boats-move = Flussabwärts, also nach rechts, fahren Boote umsonst. Ein Boot flussaufwärts zu bewegen kostet { $upstream } Münzen, egal wie weit. Ein [r:levers#boat|Hebel] macht es kostenlos.
rules-boonlake-production-boats-when = Du bewegst deine Boote beim Bezahlen: Der Tisch bietet dir jede sinnvolle Art an, sie dorthin zu bringen, wo sie gebraucht werden. Da nur beim Bezahlen nach Rohstoffen gefragt wird, verlierst du dadurch nichts.

# Karten und Projekte bezahlen

rules-boonlake-payment = Karten und Projekte bezahlen
rules-boonlake-payment-coins = *Münzen* [i:coin] werden bezahlt.
rules-boonlake-payment-vases = *Vasen* [i:vase] werden abgegeben.
rules-boonlake-payment-resources = *Rohstoffe* weist du mit [r:production|Produktionsgebäuden und Booten] vor, ohne sie auszugeben.
rules-boonlake-payment-joker = Zwei Hebel ersetzen je einen Rohstoff, welchen du willst. Du kannst beide zugleich nutzen.
rules-boonlake-payment-discount = Vergünstigungen mehrerer Karten zählen zusammen. Kein Preis fällt unter 0.
rules-boonlake-payment-example-boats = Eine Karte verlangt 2 Münzen, 2 Lehm und 1 Stein. Noor hat das Produktionsgebäude für Lehm auf Stufe 1 und beide Boote beim Eisen. Ein Boot fährt flussaufwärts zum Lehm, eines zum Stein, für je { $upstream } Münzen. Sie zahlt 2 + 2 × { $upstream } Münzen.
rules-boonlake-payment-example-joker = Eine Karte verlangt 3 Eisen. Ben hat Eisen auf Stufe 2, und seine Boote liegen beim Holz. Flussabwärts ist kostenlos, also fährt ein Boot zum Eisen. Bräuchte er seine Boote anderswo, könnte der Hebel [r:levers#joker-or|{ boonlake-lever-joker-or }] das dritte Eisen ersetzen.

# Entdecken

rules-boonlake-explore = Entdecken
rules-boonlake-explore-reveal = Decke ein graues Plättchen vom Haufen [i:mound] auf. Du musst nicht entdecken, aber ein aufgedecktes Plättchen muss gelegt werden.
rules-boonlake-explore-place = Lege es auf ein freies Feld des Spielplans neben ein Plättchen. Ob dort jemand steht, spielt keine Rolle.
rules-boonlake-explore-reward = Nimm, was das Feld zeigt: Münzen, Karten, einen Bewohner oder ein Produktionsgebäude eines bestimmten Rohstoffs.
rules-boonlake-explore-adjacent = Was benachbart ist
rules-boonlake-explore-adjacent-means = Zwei Felder sind benachbart, wenn sie eine Kante teilen, wenn eine Brücke [i:bridge] sie verbindet oder wenn es die beiden Felder am Kanal sind. Das gilt im ganzen Spiel, für Rinderweiden ebenso wie für Bauplättchen.
rules-boonlake-explore-none = Ist kein Feld frei oder kein graues Plättchen mehr da, bekommst du { $coins-instead } Münzen für jedes Plättchen, das du nicht legen kannst.

# Erschließen

rules-boonlake-develop = Erschließen
rules-boonlake-develop-sites = Ein Bauplättchen hat einen oder zwei Bauplätze. Auf jeden passt ein Bewohner, ein Haus oder eine Siedlung. Die zwei Bauplätze eines Plättchens dürfen verschiedenen Personen gehören.
rules-boonlake-develop-choose = Wähle irgendeinen freien Bauplatz auf dem Spielplan.
rules-boonlake-develop-place = Stelle einen Bewohner von deiner Ranch darauf, bezahle, was der Bauplatz kostet, und nimm, was er gibt.
rules-boonlake-develop-costs = Kosten stehen mit einem Minus da: Münzen, abgeworfene Karten oder SP. Kannst du Münzen oder Karten nicht bezahlen, kannst du dort nicht erschließen. Manche Bauplätze sind gratis.
rules-boonlake-develop-rewards = Was Bauplätze geben
rules-boonlake-develop-rewards-take = Münzen, Karten, SP oder eine Vase.
rules-boonlake-develop-rewards-step = Einen Schritt auf einer Leiste; oder drei Schritte auf einer der beiden Leisten, ungeteilt.
rules-boonlake-develop-rewards-income = Das Einkommen deines Markers auf der Münzleiste [i:wagon-coin] oder der Kartenleiste [i:wagon-card], sofort. Der Marker bleibt stehen.
rules-boonlake-develop-rewards-settlement = SP, die du später gewinnst oder verlierst: in dem Moment, in dem genau hier ein Haus zur Siedlung wird.
rules-boonlake-develop-pasture = Auf Rinderweiden steht niemand außer Rindern.

# Aufwerten

rules-boonlake-upgrade = Aufwerten
rules-boonlake-upgrade-two = Aufwerten heißt eines von beidem: Ein Bewohner wird zum Haus, oder ein Haus wird zur Siedlung.
rules-boonlake-upgrade-house = Bewohner zum Haus
rules-boonlake-upgrade-house-choose = Wähle einen deiner Bewohner auf dem Spielplan.
rules-boonlake-upgrade-house-pay = Gib 1 Bewohner von deiner Ranch ab.
rules-boonlake-upgrade-house-replace = Ein Haus aus der obersten Reihe deines Tableaus, in der noch eines liegt, nimmt seinen Platz ein. Der Bewohner geht zurück in deinen Vorrat.
rules-boonlake-upgrade-house-none = Liegt auf deinem Tableau kein Haus mehr, darfst du eines nehmen, das durch eine Siedlung ersetzt wurde; seine Aussparung bleibt leer. Stehen alle { $houses } Häuser auf dem Spielplan, kannst du nicht zum Haus aufwerten.
rules-boonlake-upgrade-settlement = Haus zur Siedlung
rules-boonlake-upgrade-settlement-choose = Wähle eines deiner Häuser, zu dem mindestens { $presences } Präsenzen benachbart sind. Präsenzen sind Bewohner, Häuser, Siedlungen und Rinder von irgendwem, auf demselben und auf benachbarten Plättchen. Das Haus selbst zählt nicht.
rules-boonlake-upgrade-settlement-pay = Gib { $settlement-price } Bewohner ab.
rules-boonlake-upgrade-settlement-more = Deine dritte Siedlung kostet { $surcharge-one } Bewohner mehr, deine vierte { $surcharge-two } mehr. Jeden dieser zusätzlichen Bewohner darfst du durch { $vp-for-inhabitant } SP ersetzen, auch wenn du die Bewohner hättest.
rules-boonlake-upgrade-settlement-replace = Die oberste Siedlung deines Tableaus ersetzt das Haus, das du beiseitelegst.
rules-boonlake-upgrade-settlement-region = Eine *zweite Siedlung in derselben Region* kostet dich { $second-settlement } SP: immer wenn dort schon eine andere Siedlung von dir steht. Keine Regel wird öfter vergessen; der Tisch zeigt es dir, bevor du dich entscheidest.
rules-boonlake-upgrade-settlement-limit = Du hast { $settlements } Siedlungen, eine fünfte gibt es nicht.
rules-boonlake-upgrade-settlement-example = Mila baut ihre dritte Siedlung. Sie kostet { $settlement-price } + { $surcharge-one } Bewohner. Auf ihrer Ranch stehen nur { $settlement-price }, also gibt sie diese ab und verliert { $vp-for-inhabitant } SP.
rules-boonlake-upgrade-tier = Reihenbonus
rules-boonlake-upgrade-tier-bonus = Ist die erste Reihe deines Tableaus leer, kommt der Bewohner daneben sofort auf deine Ranch, ebenso bei der zweiten Reihe (wenn also 4 Häuser, 1 Siedlung und 2 Rinder weg sind). Die Aussparung, die er verlässt, bringt bei jeder Zwischenwertung SP.

# Rinderweiden und Rinder

rules-boonlake-cattle = Rinderweiden und Rinder
rules-boonlake-cattle-pasture = Eine Rinderweide legen
rules-boonlake-cattle-pasture-place = Eine Rinderweide kommt auf ein freies Feld neben einem Plättchen, wie beim Entdecken, und bringt die Belohnung des Feldes. Gibt es keine Rinderweide oder kein freies Feld mehr, bekommst du stattdessen { $coins-instead } Münzen.
rules-boonlake-cattle-cattle = Ein Rind setzen
rules-boonlake-cattle-cattle-choose = Wähle irgendeine Rinderweide mit weniger als { $herd } Rindern, egal wer sie gelegt hat und wem die Rinder gehören.
rules-boonlake-cattle-cattle-pay = Gib 1, 2, 3 oder 4 Bewohner ab, wenn dort 0, 1, 2 oder 3 Rinder stehen.
rules-boonlake-cattle-cattle-more = Dein viertes Rind kostet { $surcharge-one } Bewohner mehr, dein fünftes { $surcharge-two } mehr. Jeden dieser zusätzlichen Bewohner darfst du durch { $vp-for-inhabitant } SP ersetzen, auch wenn du die Bewohner hättest.
rules-boonlake-cattle-cattle-place = Setze das oberste Rind deines Tableaus. Wird dadurch eine Reihe leer, bekommst du den [r:upgrade#tier|Reihenbonus].
rules-boonlake-cattle-cattle-coins = Nimm { $coins-per-house } Münzen für jedes Haus auf benachbarten Plättchen, egal wem es gehört.
rules-boonlake-cattle-cattle-income = Bei jeder Zwischenwertung bringt jedes deiner Rinder 1 SP für jede Siedlung auf benachbarten Plättchen, wieder egal wem sie gehört.
rules-boonlake-cattle-cattle-example = Auf einer Rinderweide steht 1 Rind, ringsum stehen 3 Häuser. Jonas gibt 2 Bewohner ab, setzt sein zweites Rind und nimmt 3 × { $coins-per-house } Münzen.

# Regionen

rules-boonlake-regions = Regionen
rules-boonlake-regions-four = Der Spielplan hat vier Regionen: { boonlake-region-boonlake }, { boonlake-region-new-hope }, { boonlake-region-southern } und { boonlake-region-unknown }. Dazwischen liegt Wasser, Brücken verbinden sie.
rules-boonlake-regions-presence = Deine *Präsenzen* sind alle deine Bewohner, Häuser, Siedlungen und Rinder auf dem Spielplan; jede zählt eins.
rules-boonlake-regions-scoring = Gebietswertung
rules-boonlake-regions-scoring-choose = Wer das Aktionsplättchen nimmt, wählt eine Region, deren Schild noch frei ist, deckt es mit einem Marker [i:region-marker] ab und nimmt die Belohnung darauf.
rules-boonlake-regions-scoring-coins = Diese Region wird ausgelassen. Alle nehmen 1 Münze für jede Präsenz in den anderen drei.
rules-boonlake-regions-scoring-covered = Ob ein Schild abgedeckt ist, ist nur für die Belohnung wichtig; die Region selbst wird gewertet wie jede andere. Am Ende jeder Zwischenwertung werden alle Schilder wieder frei.
rules-boonlake-regions-scoring-all = Sind alle vier Schilder abgedeckt, wählst du trotzdem eine Region, die ausgelassen wird, aber ohne Belohnung.

# Modernisieren und Hebel

rules-boonlake-levers = Modernisieren und Hebel
rules-boonlake-levers-modernize = Modernisieren heißt, einen Hebel [i:lever-up] für eine der { $levers } Aussparungen rechts auf deinem Tableau zu kaufen. Du zahlst die dort aufgedruckten Münzen. In jede Aussparung passt ein Hebel.
rules-boonlake-levers-use = Um einen Hebel zu benutzen, schiebst du ihn nach unten [i:lever-down]. Bei der nächsten Zwischenwertung geht er wieder nach oben. Du darfst ihn bei jeder deiner Entscheidungen nutzen, zu der er passt, auch in Teilen für alle und in Zwischenwertungen, und auch gleich nach dem Kauf.
rules-boonlake-levers-unused = Bei jeder Zwischenwertung bringt jeder Hebel, den du nicht benutzt hast, 1 SP. In der Schlusswertung zählen Hebel noch einmal: siehe [r:final|Das Ende].
rules-boonlake-levers-top = Die oberste Reihe
rules-boonlake-levers-top-instead = Die drei Hebel der obersten Reihe wirken nur *anstelle* deines Anteils an einem Teil für alle. Jedes Mal darfst du nur einen davon nutzen. Beim Pionier können das die anderen, aber nicht du, denn du hast dort keinen Anteil. Beim Anheuern musst du dich entscheiden, bevor du den ersten Bewohner anheuerst.
rules-boonlake-levers-vase = [p:lever-vase|{ boonlake-lever-vase }]: 1 Vase für dich, oder 1 Vase → 6 Münzen.
rules-boonlake-levers-modernize-lever = [p:lever-modernize|{ boonlake-lever-modernize }]: einmal modernisieren.
rules-boonlake-levers-upgrade = [p:lever-upgrade|{ boonlake-lever-upgrade }]: einmal aufwerten, aber nicht erschließen.
rules-boonlake-levers-others = Die anderen neun
rules-boonlake-levers-site-coins = [p:lever-site-coins|{ boonlake-lever-site-coins }]: Wenn du eine Karte spielen dürftest und keine ausspielst oder abwirfst, nimm 1 Münze für jede Stufe deiner Produktionsgebäude. Auch beim Baumeister und in einer Zwischenwertung.
rules-boonlake-levers-three-coins = [p:lever-three-coins|{ boonlake-lever-three-coins }]: Im selben Fall nimm 3 Münzen. Der Verzicht auf eine Karte bezahlt nur einen dieser beiden Hebel.
rules-boonlake-levers-region-vp = [p:lever-region-vp|{ boonlake-lever-region-vp }]: Bei einer Gebietswertung bekommst du zu jeder Münze für deine Präsenzen auch 1 SP.
rules-boonlake-levers-boat = [p:lever-boat|{ boonlake-lever-boat }]: Ein Boot fährt kostenlos beliebig weit flussaufwärts: beim Bezahlen; auch wenn du eine Aktion wählst, bevor eine Karte einen Hebel nach oben schiebt, und in den Zwischenwertungen 1 bis 3, bevor die Hebel nach oben gehen. Außerhalb einer Bezahlung fährt das Boot, das am weitesten flussabwärts liegt, ganz nach vorn: Von dort ist jeder Platz kostenlos zu erreichen.
rules-boonlake-levers-settlement = [p:lever-settlement|{ boonlake-lever-settlement }]: Wenn du zur Siedlung aufwertest, gibst du 1 Bewohner weniger ab und brauchst 1 benachbarte Präsenz weniger. Gilt zusätzlich zu Karten mit demselben Effekt.
rules-boonlake-levers-tile-inhabitant = [p:lever-tile-inhabitant|{ boonlake-lever-tile-inhabitant }]: Wenn du ein Bauplättchen oder eine Rinderweide legst, nimm 1 Bewohner.
rules-boonlake-levers-joker-or = [p:lever-joker-or|{ boonlake-lever-joker-or }]: ein Rohstoff weniger für eine Karte oder ein Projekt; oder 2 Münzen; oder 2 Karten.
rules-boonlake-levers-joker-five = [p:lever-joker-five|{ boonlake-lever-joker-five }]: ein Rohstoff weniger für eine Karte oder ein Projekt und 5 Münzen dazu; oder nur die 5 Münzen.
rules-boonlake-levers-cards-inhabitant = [p:lever-cards-inhabitant|{ boonlake-lever-cards-inhabitant }]: 2 Karten → 1 Bewohner und 3 SP.

# Einkommensleisten

rules-boonlake-tracks = Einkommensleisten
rules-boonlake-tracks-two = Es gibt zwei Einkommensleisten, eine für Münzen [i:step-coin] und eine für Karten [i:step-card]. Deine Marker rücken immer nur vor.
rules-boonlake-tracks-income = Bei jeder Zwischenwertung bekommst du, was neben deinen beiden Markern steht: Münzen oder Karten, und SP.
rules-boonlake-tracks-crossed = Manche Schritte führen über eine Belohnung. Du nimmst sie sofort, in der Reihenfolge deiner Schritte. Bei einem Produktionsgebäude wählst du, welches.
rules-boonlake-tracks-end = Am Ende einer Leiste bringt jeder weitere Schritt stattdessen { $past-end } SP.

# Der Fluss

rules-boonlake-river = Der Fluss
rules-boonlake-river-steps = Nach der Aktion muss dein Schiff [i:ship] mindestens 1 Schritt fahren und darf höchstens so viele fahren, wie die Reihe deines Plättchens angibt. Du darfst früher halten, aber nie umkehren.
rules-boonlake-river-single = Auf den meisten Feldern hat nur ein Schiff Platz. Über besetzte Felder springst du hinweg, ohne sie zu zählen.
rules-boonlake-river-harbour = Häfen [i:anchor] fassen beliebig viele Schiffe und werden immer mitgezählt. Du musst dort nicht halten. Auch auf dem letzten Feld ist Platz für alle, und auf dem Feld, von dem eure Schiffe gestartet sind: Bei einer anderen Personenzahl ist das ein gewöhnliches Feld.
rules-boonlake-river-arms = Wo der Fluss sich teilt, nehmen in der ersten Runde alle den oberen Arm, in der zweiten den unteren.
rules-boonlake-river-last = Über das letzte Feld fährt niemand hinaus; übrige Schritte verfallen.
rules-boonlake-river-reward = Die Belohnung
rules-boonlake-river-reward-take = Du bekommst die Belohnung des Feldes, auf dem dein Schiff hält: Münzen, Karten, SP, Bewohner, eine Vase, oder nach Wahl eine Vase oder ein Produktionsgebäude.
rules-boonlake-river-locks = Schleusen
rules-boonlake-river-locks-first = Schleusen [i:lock] sind keine Felder. Das erste Schiff der Runde, das die Schleuse im gemeinsamen Abschnitt überquert, bringt für alle eine [r:interim|Zwischenwertung], gleich nach seiner Belohnung. Danach geht es im Uhrzeigersinn weiter. Wer später kommt, löst nichts mehr aus.
rules-boonlake-river-locks-round-one = Die zweite Schleuse einer Runde liegt direkt vor dem letzten Feld. In der ersten Runde bringt das erste Schiff auf dem letzten Feld die zweite Zwischenwertung und beendet die Runde sofort, auch wenn andere seltener dran waren. Alle Schiffe kehren entlang des Kanals zum Start der zweiten Runde zurück.
rules-boonlake-river-locks-round-two = In der zweiten Runde kündigt das erste Schiff auf dem letzten Feld das Ende an: Gespielt wird noch, bis alle gleich oft am Zug waren. Dann folgen die vierte Zwischenwertung und die [r:final|Schlusswertung].

# Zwischenwertung

rules-boonlake-interim = Zwischenwertung
rules-boonlake-interim-who = An einer Zwischenwertung nehmen alle teil, nicht nur, wer sie ausgelöst hat. Es gibt vier in einer Partie. Jede hat fünf Schritte, und jeden Schritt machen alle gleichzeitig.
rules-boonlake-interim-play = *Handeln.* Bis zu zweimal darfst du entweder eine Karte beliebiger Art ausspielen (oder ein Projekt verwirklichen) oder aufwerten. Karten für Münzen abwerfen und erschließen darfst du hier nicht.
rules-boonlake-interim-goal = *Ein Wertungsplättchen werten.* Du musst eines der vier wählen, auf dem noch kein Marker von dir liegt. Erfüllst du seine Bedingung, gewinnst du die Punkte dieser Wertung, sonst verlierst du sie. Siehe [r:scoring-tiles|Wertungsplättchen].
rules-boonlake-interim-income = *Einkommen.* Du bekommst, was neben deinen Markern auf beiden Leisten steht, was die leeren Aussparungen deines Tableaus zeigen, und für jedes deiner Rinder 1 SP je benachbarter Siedlung.
rules-boonlake-interim-levers = *Hebel.* In den Zwischenwertungen 1 bis 3 darf, wer einen Hebel nutzen kann, das auch jetzt noch tun, auch mit dem, was das Einkommen gerade gebracht hat. Dann bringt jeder Hebel, den du nicht benutzt hast, 1 SP, und alle Hebel gehen nach oben. Ein Hebel, den eine Karte nach oben geschoben hat, gilt als unbenutzt.
rules-boonlake-interim-labels = *Schilder.* Alle Regionenmarker werden weggenommen.
rules-boonlake-interim-last = Bei der vierten Zwischenwertung bringt das Einkommen nur noch SP: Münzen und Karten verfallen. Unbenutzte Hebel bringen noch je 1 SP, aber danach lässt sich kein Hebel mehr nutzen.
rules-boonlake-interim-after = Nach der zweiten Zwischenwertung kehren die Schiffe für die zweite Runde zurück. Nach der vierten folgt die Schlusswertung.

# Wertungsplättchen

rules-boonlake-scoring-tiles = Wertungsplättchen
rules-boonlake-scoring-tiles-points = Bei der 1., 2., 3. und 4. Zwischenwertung geht es auf einem Wertungsplättchen um 1, 2, 3 und 4 Punkte: gewonnen, wenn du die Bedingung erfüllst, sonst verloren. Auf deinem eigenen Plättchen (×2) zählen Gewinn und Verlust doppelt.
rules-boonlake-scoring-tiles-each = Im Lauf der Partie wertest du jedes der vier Plättchen einmal. Die Reihenfolge bestimmst du, auslassen kannst du keines.
rules-boonlake-scoring-tiles-needs = Jedes Plättchen zeigt vier Zahlen, eine für jede Zwischenwertung. Sie steigen, und du brauchst mindestens die Zahl der aktuellen Wertung.
rules-boonlake-scoring-tiles-conditions = Was die Bedingungen bedeuten
rules-boonlake-scoring-tiles-regions = *Zwei Regionen:* die größere Zahl an Präsenzen in einer der beiden, gleich welcher, und die kleinere in der anderen.
rules-boonlake-scoring-tiles-tracks = *Leisten:* so viele Schritte auf der Münzleiste, auf der Kartenleiste oder auf der Leiste, auf der du weiter hinten liegst.
rules-boonlake-scoring-tiles-sites = *Produktionsgebäude:* so viele Stufen von Produktionsgebäuden insgesamt.
rules-boonlake-scoring-tiles-adjacent = *Benachbarte Bauplättchen:* eine zusammenhängende Gruppe von so vielen Plättchen, auf jedem mindestens eine Präsenz von dir. Rinderweiden zählen mit.
rules-boonlake-scoring-tiles-levers = *Hebel:* so viele Hebel auf deinem Tableau.
rules-boonlake-scoring-tiles-pieces = *Rinder* und *Siedlungen:* so viele, die dein Tableau verlassen haben.
rules-boonlake-scoring-tiles-bridges = *Brücken:* so viele Präsenzen auf Plättchen, von denen eine Brücke ausgeht.
rules-boonlake-scoring-tiles-give = *Bewohner oder Vasen für SP:* Gib jetzt, bei dieser Wertung, so viele Bewohner (oder Vasen) ab; für jeden dürfen auch 5 Münzen einspringen, auch gemischt. Jeder bringt zusätzlich 2 SP.
rules-boonlake-scoring-tiles-coins = *Münzen für SP:* Gib so oft 2 Münzen ab. Jedes Mal bringt zusätzlich 1 SP.
rules-boonlake-scoring-tiles-sunset = *Dämmerung und Tag:* die größere Zahl gespielter Karten der einen und die kleinere der anderen Art. Jedes verwirklichte besondere Projekt zählt als eine Karte der Art, die dir am meisten nützt.
rules-boonlake-scoring-tiles-exchange = Beim Tausch gilt alles oder nichts: Kannst du nicht so oft tauschen wie verlangt, tauschst du gar nicht und erfüllst das Plättchen nicht. Du darfst auch absichtlich scheitern.

# Das Ende

rules-boonlake-final = Das Ende
rules-boonlake-final-when = Nach der vierten Zwischenwertung kommt für alle noch dazu:
rules-boonlake-final-levers = *Hebel:* ab { $some-levers } Hebeln 2 SP für jeden, ab { $many-levers } sogar 3 SP für jeden.
rules-boonlake-final-cards = *Karten:* die aufgedruckten SP deiner ausgespielten Karten und ihre Effekte fürs Spielende [i:end].
rules-boonlake-final-board = *Tableau:* { $final-three } SP für jede leere Aussparung der dritten Reihe, { $final-four } in der vierten und { $final-five } in der fünften.
rules-boonlake-final-nothing = Münzen, Vasen, Bewohner und Handkarten sind nichts mehr wert.
rules-boonlake-final-winner = Die meisten SP gewinnen. Bei Gleichstand teilt ihr euch den Sieg.

# Zu zweit, zu dritt, zu viert

rules-boonlake-players = Zu zweit, zu dritt, zu viert
rules-boonlake-players-same = Die Regeln sind bei jeder Personenzahl gleich. Das ist verschieden:
rules-boonlake-players-strips = Zu wenigen bist du öfter am Zug, und Aktionsplättchen kommen langsamer wieder nach oben.
rules-boonlake-players-goals = Wertungsplättchen, die niemandem gehören, werden zufällig gezogen, sodass es immer vier sind.

# Allein: die weise Eminenz

rules-boonlake-solo = Allein: die weise Eminenz
rules-boonlake-solo-who = Allein spielst du gegen einen Automaten, die weise Eminenz. Der Tisch bewegt sie; hier steht, wie sie sich entscheidet. Münzen und Karten braucht sie nicht. Du gewinnst, wenn du am Ende mindestens so viele SP hast wie sie.
rules-boonlake-solo-setup = Vorbereitung
rules-boonlake-solo-setup-two = Wie zu zweit. Die Eminenz beginnt, du bekommst also { $coins-second } Münzen. In ihrem Bereich liegt ein zufälliges Wertungsplättchen.
rules-boonlake-solo-setup-board = Sie hat ein eigenes Tableau mit { $houses } Häusern, { $settlements } Siedlungen und { $cattle } Rindern, einen Marker auf der *Kaktusleiste*, ein Schiff und SP.
rules-boonlake-solo-setup-tiles = Es gibt { $solo-tiles } Soloplättchen, A- und B-Plättchen. B-Plättchen bewirken mehr. Der Schwierigkeitsgrad bestimmt, wie viele von jeder Art entfernt werden; { $solo-stack } bilden den Stapel.
rules-boonlake-solo-turn = Ihr Zug
rules-boonlake-solo-turn-order = Ihr seid abwechselnd dran. Zu Beginn ihres Zuges wird das oberste Soloplättchen aufgedeckt. Ist der Stapel leer, werden seine Plättchen neu gemischt.
rules-boonlake-solo-turn-first = *Das unterste Aktionsplättchen.* Ist es Siedeln, errichtet sie 1 Struktur (B-Plättchen: 2). Ist es Viehzucht, setzt sie 1 Rind (B-Plättchen: dazu 1 Schritt auf der Kaktusleiste). Sonst rückt sie auf der Kaktusleiste 1 Schritt vor (B-Plättchen: 2).
rules-boonlake-solo-turn-second = *Eine Aktion.* Von den drei Aktionen auf dem Soloplättchen nimmt sie die, deren Aktionsplättchen am weitesten oben liegt, und führt sie auf ihre Weise aus (siehe unten).
rules-boonlake-solo-turn-yours = *Dein Anteil.* Du darfst die rechte Seite dieses Aktionsplättchens wie gewohnt nutzen.
rules-boonlake-solo-turn-ship = *Ihr Schiff* fährt alle Schritte der Reihe, ohne Belohnung, bis das letzte Feld es aufhält. Überquert es eine Schleuse als erstes, gibt es eine Zwischenwertung.
rules-boonlake-solo-turn-strip = Das Aktionsplättchen kommt wie immer nach unten. Für untere Reihen verliert die Eminenz keine SP.
rules-boonlake-solo-actions = Ihre Aktionen
rules-boonlake-solo-actions-steps = *Baumeister, Fortschritt:* 1 Schritt auf der Kaktusleiste (B-Plättchen: 2).
rules-boonlake-solo-actions-hire = *Anheuern:* Sie legt ein Bauplättchen, dann 1 Schritt auf der Kaktusleiste (B-Plättchen: 2).
rules-boonlake-solo-actions-pioneer = *Pionier:* Sie legt zwei Bauplättchen und setzt ein Haus auf das zweite (keines, wenn sie kein zweites legen kann). B-Plättchen: dazu 1 Schritt auf der Kaktusleiste.
rules-boonlake-solo-actions-cattle = *Viehzucht:* Sie legt, wenn möglich, eine Rinderweide und setzt dann ein Rind. B-Plättchen: dazu 1 Schritt auf der Kaktusleiste.
rules-boonlake-solo-actions-settle = *Siedeln:* Sie errichtet 1 Struktur (B-Plättchen: 2).
rules-boonlake-solo-actions-region = *Gebietswertung:* Sie deckt das freie Schild der Region ab, in der du ihr an Präsenzen am weitesten voraus bist (bei Gleichstand die nördlichste), und bekommt { $solo-boonlake } SP für Boonlake, sonst { $solo-label } SP. Dann werden die anderen drei Regionen gewertet: Du bekommst je Präsenz 1 Münze, sie 1 SP (B-Plättchen: 2).
rules-boonlake-solo-actions-region-yours = Nimmst *du* die Gebietswertung, bekommt sie 1 SP für jede ihrer Präsenzen in den drei gewerteten Regionen. Alle deine anderen Aktionen beachtet sie nicht.
rules-boonlake-solo-location = Einen Ort wählen
rules-boonlake-solo-location-number = Jedes Soloplättchen hat in jeder Ecke eine Zahl. Die Silhouette auf der Rückseite des Plättchens, das jetzt oben auf dem Stapel liegt, sagt, welche Ecke gilt; ist der Stapel leer, gilt die linke obere. Diese Zahl ist ihr Wunschort.
rules-boonlake-solo-location-search = Geht der Effekt dort nicht, versucht sie es bei der nächsthöheren Zahl, und nach { $hexes } kommt 1. Geht er nirgends, verfällt er.
rules-boonlake-solo-location-example = Der Wunschort ist 13, aber auf 13 und 14 liegen schon Plättchen. Also legt die Eminenz ihres auf 15, wenn dort ein Plättchen angrenzt.
rules-boonlake-solo-structure = Eine Struktur errichten
rules-boonlake-solo-structure-house = Steht höchstens eines ihrer Häuser auf dem Spielplan, baut sie ein Haus am ersten möglichen Ort mit einem freien Bauplatz (auf den oberen von zweien). Sie bezahlt nichts und beachtet nicht, was der Bauplatz zeigt.
rules-boonlake-solo-structure-settlement = Ab zwei Häusern auf dem Spielplan wird eines davon zur Siedlung; welches, entscheidet ihr Wunschort. Benachbarte Präsenzen braucht sie nicht, und das Haus verlässt das Spiel.
rules-boonlake-solo-structure-none = Liegt so ein Teil nicht mehr auf ihrem Tableau, bekommt sie stattdessen { $none-left } SP.
rules-boonlake-solo-cattle = Ein Rind setzen
rules-boonlake-solo-cattle-where = Für jede Rinderweide mit Platz zählt sie die Häuser und Siedlungen daneben, egal von wem, und zieht die Rinder darauf ab. Die höchste Zahl gewinnt; bei Gleichstand die Weide mit weniger Rindern; dann entscheidet ihr Wunschort.
rules-boonlake-solo-cattle-none = Sind alle ihre Rinder gesetzt, bekommt sie stattdessen { $none-left } SP.
rules-boonlake-solo-income = Ihre Wertungen
rules-boonlake-solo-income-interim = Bei einer Zwischenwertung bekommt sie nur Einkommen: die SP auf dem jeweils letzten leeren Feld für Häuser, Siedlungen und Rinder, die SP bei ihrem Marker auf der Kaktusleiste und für jedes ihrer Rinder 1 SP je benachbarter Siedlung.
rules-boonlake-solo-income-final = Am Ende hast du den letzten Zug. In der Schlusswertung bekommt die Eminenz ihr Einkommen noch einmal und { $unrevealed } SP für jedes B-Plättchen, das noch verdeckt im Stapel liegt.
