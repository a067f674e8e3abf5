## Geführte Partien: um sie herum und am Tisch

lesson-lobby = Spielend lernen
lesson-go-on = Weiter, wo du aufgehört hast
lesson-again = Noch einmal:
draw-ui-lesson = Lektion
draw-ui-lesson-next = Weiter
draw-ui-lesson-back = Zurück
draw-ui-lesson-do = Mach es für mich
draw-ui-lesson-sure = Gewählt. Tippe jetzt auf „Ausführen“.
draw-ui-lesson-skip = Lektion überspringen
draw-ui-lesson-leave = Überspringen
draw-ui-lesson-wait = Einen Moment: Dein Gegner ist dran.
draw-ui-lesson-off = Du bist einen eigenen Weg gegangen. Nimm es zurück, um zur Lektion zurückzukehren, oder spiel einfach weiter.
draw-ui-lesson-return = Zurücknehmen
draw-ui-lesson-not-yet = Später gern:
draw-ui-lesson-reason = Die Lektion geht mit dem weiter, was leuchtet. Alles andere bleibt möglich.
draw-ui-lesson-anyway = Trotzdem tun
draw-ui-lesson-free = Ab hier entscheidest du; frag mich jederzeit (Tipp). Zum Ausprobieren:
draw-ui-lesson-done = Gut gemacht, alles geschafft! Jetzt kannst du spielen.
draw-ui-lesson-met = geschafft
draw-ui-lesson-open = noch offen
