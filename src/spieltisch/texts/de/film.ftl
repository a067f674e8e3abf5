## An einem Bildschirm, und was auf den Seiten um einen Tisch steht

lobby-here = Mehrere an einem Bildschirm
lobby-friends = Mit Freunden, per Link
lobby-none-open-why = Öffne selbst einen Tisch und verschicke einen Link, oder spiele so lange gegen Bots.
lobby-none-mine = Noch keine Partien. Ein Klick oben beginnt die erste.
new-where = Wo ihr spielt
new-apart = Jeder an seinem Bildschirm
new-friends = Mit Freunden, per Link
new-friends-why = Deine Freunde kommen über einen Link, den du bekommst, sobald der Tisch offen ist. Sie brauchen kein Konto.
new-make-link = Tisch öffnen und Link erhalten
new-here = An einem Bildschirm
new-here-why = Ihr gebt das Gerät weiter; wer dran ist, wird gerufen, bevor seine Karten zu sehen sind. Alle spielen unter eigenem Namen.
seat-person = Name
seat-here = jemand hier
seat-guest = Spieler { $number }
table-fair = Ist es gerecht?
table-fair-why = Das Glück dieser Partie steht fest, bevor sie beginnt. Diese Zahl bindet den Server daran; am Ende kann jede und jeder alle Würfe und Züge vom Stapel nachrechnen.
problem-not-found-why = Vielleicht ist die Adresse verschrieben, oder der Tisch ist privat und nicht deiner.
