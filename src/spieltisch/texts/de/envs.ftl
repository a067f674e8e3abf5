## Der Tisch in Worten, für alle, die lesend spielen

envs-not-now = Jetzt nicht möglich
envs-neighbours = Nachbarn
envs-empty = Leer
envs-since = Seit deiner letzten Entscheidung
envs-answer = Beende deine Antwort mit ANTWORT: und einer Zahl von 1 bis { $most }.
envs-not-understood = „{ $answer }“ ist keine der Zahlen von 1 bis { $most }. Bitte antworte mit genau einer Zahl.
envs-over = Das Spiel ist zu Ende.
