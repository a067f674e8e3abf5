## An einem Bildschirm, und was auf den Seiten um einen Tisch steht

lobby-here = Mehrere an einem Bildschirm
lobby-friends = Mit einem Freund spielen
lobby-more-friends = Mehr Freunde, andere Optionen
lobby-play-now = Gleich spielen, { $how }
lobby-none-open-why = Öffne selbst einen Tisch und verschicke einen Link, oder spiele so lange gegen Bots.
lobby-none-mine = Noch keine Partien. Ein Klick oben beginnt die erste.
new-where = Wo ihr spielt
new-apart = Allein oder gegen Bots
new-friends = Mit Freunden, per Link
new-friends-why = Deine Freunde kommen über einen Link, den du bekommst, sobald der Tisch offen ist; ein Konto brauchen sie nicht. Die Partie beginnt, wenn alle sitzen.
new-make-why = Sie beginnt sofort.
new-make-link = Tisch öffnen und Link erhalten
new-make-link-why = Die Partie beginnt, wenn alle sitzen; bis dahin lässt sich ändern, womit ihr spielt.
new-here = An einem Bildschirm
new-here-why = Ihr gebt das Gerät weiter; wer dran ist, wird gerufen, bevor seine Karten zu sehen sind. Alle spielen unter eigenem Namen.
seat-person = Name
seat-here = jemand hier
seat-guest = Spieler { $number }
table-fair = Ist es gerecht?
table-fair-why = Das Glück dieser Partie steht fest, bevor sie beginnt. Diese Zahl bindet den Server daran; am Ende kann jede und jeder alle Würfe und Züge vom Stapel nachrechnen.
problem-not-found-why = Vielleicht ist die Adresse verschrieben, oder der Tisch ist privat und nicht deiner.
