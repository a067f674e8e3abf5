# Was die Prüfung einer Schachtel findet.
pack-there-no-tile-tiles = es gibt kein Plättchen { $word }; Plättchen: { $single }
pack-there-are-only-cards = für alle zusammen gibt es nur { $routes } Karten
pack-there-are-only-shields = { $field }: es gibt nur { $shields } Wappen
pack-four-players-need-at = vier Personen brauchen mindestens vier Tafeln
pack-pairs-spaces-duchy = es müssen { $posts } Paare von Feldern dieses Fürstentums sein
pack-both-halves-have-rows = beide Hälften müssen gleich lange Reihen haben
pack-has-places-spaces = es sind { $centres } Orte für { $spaces } Felder
pack-start-not-castle-space = Start = { $space } ist kein Burgfeld dieses Fürstentums
pack-has-spaces-have = es sind { $counts } Felder von { $kinds }, { $wanted } müssen es sein
pack-list-texts = { $field } muss eine Liste von Texten sein
pack-not-letter-digit-1 = { $word } ist nicht ein Buchstabe aus { $letters } und eine Ziffer 1-6
