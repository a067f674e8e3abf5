## Was der Coach in den geführten Partien sagt.

lesson-burgundy-first = Burgund lernen
lesson-burgundy-first-more = Ein geführter erster Durchgang, dann freies Spiel, 15 Minuten
lesson-burgundy-first-goal = Willkommen in Burgund! Dieses Fürstentum ist deins. Fülle es mit Plättchen; sie bringen Punkte, und jedes fertige Gebiet auch.
lesson-burgundy-first-dice = Jede Runde würfelst du zwei Würfel. Jeder ist eine Aktion: Plättchen nehmen oder legen, Waren verkaufen oder 2 Arbeiter nehmen. Der weiße bringt nur Waren in ein Depot.
lesson-burgundy-first-take = Die 1 nimmt ein Plättchen aus Depot 1. Nimm das Schiff.
lesson-burgundy-first-storage = Es wartet auf einem von drei Schlüsselfeldern, bis du es legst; sind alle voll, musst du erst eins abwerfen. Nimm mit der 2 das Kloster.
lesson-burgundy-first-place = Zum Legen: gleiche Farbe, der Würfel zeigt die Zahl des Feldes, und es grenzt an ein Plättchen von dir. Lege das Schiff auf die blaue 5.
lesson-burgundy-first-ship = Ein Schiff bringt alle Waren eines Depots und rückt dich auf der Brücke vor: Wer dort führt, spielt zuerst. Nimm die Waren.
lesson-burgundy-first-worker = Das Kloster braucht eine 1. Ein Arbeiter ändert einen Würfel um 1, und 6 und 1 sind Nachbarn: Gib einen aus. Klöster ändern Regeln oder werten.
lesson-burgundy-first-sell = Die 2 verkauft alle violetten Waren, die Farbe dieser Zahl. Zu zweit: 2 Punkte je Ware, und insgesamt 1 Silberling.
lesson-burgundy-first-church = Gebäude tun einmal etwas, wenn du sie legst. Nimm die Kirche.
lesson-burgundy-first-black = Einmal im Zug kaufen 2 Silberlinge ein Plättchen aus dem schwarzen Depot, ohne Würfel. Kaufe die Bank.
lesson-burgundy-first-area = Lege die Kirche hierhin. Dieses Gebiet mit einem Feld ist sofort fertig: 1 Punkt (2 Felder: 3, 3 Felder: 6), in Durchgang A 10 mehr, später weniger.
lesson-burgundy-first-fetch = 11 Punkte! Und die Kirche holt Mine, Kloster oder Burg. Nimm die Burg. In einer Stadt darf jedes Gebäude nur einmal stehen.
lesson-burgundy-first-bank = Die Bank zahlt 2 Silberlinge, sobald sie liegt.
lesson-burgundy-first-end = Beide Würfel sind genutzt. Silber behältst du für spätere Züge. Beende den Zug.
lesson-burgundy-first-livestock = Letzte Runde von Durchgang A. Tiere zählen sofort, und noch einmal mit anderen ihrer Art auf derselben Weide. Kaufe die Hühner.
lesson-burgundy-first-workers = Jeder Würfel kann auch 2 Arbeiter bringen, und du brauchst gleich einen. Nutze dafür die 3.
lesson-burgundy-first-castle = Mit einem Arbeiter wird die 1 zur 6: Lege die Burg. Sie gibt eine weitere Aktion, mit jeder Zahl, die du willst.
lesson-burgundy-first-chain = Nutze sie: Lege die Hühner auf diese einzelne Weide. Tiere, Gebiet und Durchgangsbonus sind zusammen 14 Punkte.
lesson-burgundy-first-phase = Ein Durchgang hat fünf Runden; dann gehen ungenutzte Plättchen, und jede Mine zahlt 1 Silberling. Nach fünf Durchgängen, A bis E, ist Schluss.
lesson-burgundy-first-free = Zuerst alle Felder einer Farbe: ein Bonusplättchen. Übrig: 1 Punkt je Ware, je Silberling, je zwei Arbeiter. Jetzt entscheidest du; „Tipp“ hilft.
lesson-burgundy-first-goal-sell = Verkaufe Waren
lesson-burgundy-first-goal-mine = Lege eine Mine
lesson-burgundy-first-goal-colour = Stelle ein Gebiet fertig
lesson-burgundy-first-goal-phase = Spiel bis zum Ende von Durchgang B
