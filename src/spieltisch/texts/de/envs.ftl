## Der Tisch in Worten, für alle, die lesend spielen

envs-not-now = Jetzt nicht möglich
envs-empty = Leer
envs-since = Seit deiner letzten Entscheidung
envs-answer = Antworte mit einer Zahl von 1 bis { $most }.
envs-not-understood = „{ $answer }“ ist keine der Zahlen von 1 bis { $most }. Bitte antworte mit genau einer Zahl.
envs-over = Das Spiel ist zu Ende.
