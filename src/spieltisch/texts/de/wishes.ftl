## Hell oder dunkel, und was sich mit dem eigenen Platz tun lässt

draw-ui-set-theme = Hell oder dunkel
draw-ui-theme-system = wie das Gerät
draw-ui-theme-light = hell
draw-ui-theme-dark = dunkel

settings-looks = Wie Seiten und Tische aussehen
settings-stranger = Sobald du im Foyer deinen Namen gesagt hast, findest du hier alles Übrige, was sich einstellen lässt.

draw-ui-seat = Mein Platz
draw-ui-seat-self = Du spielst selbst.
draw-ui-seat-bot = Ein Bot spielt für dich.
draw-ui-seat-resigned = Du hast aufgegeben; ein Bot spielt an deiner Stelle weiter.
draw-ui-seat-leave = Einen Bot für mich spielen lassen
draw-ui-seat-leave-brief = Er entscheidet für dich, bis du zurückkommst.
draw-ui-seat-leave-why = Ab sofort trifft ein Bot der Stufe Stammgast jede Entscheidung deines Platzes, und alle können sehen, dass er spielt. Der Platz bleibt deiner: Du kannst jederzeit zurückkommen. Was der Bot bis dahin gespielt hat, bleibt bestehen.
draw-ui-seat-back = Ich bin zurück
draw-ui-seat-back-brief = Der Bot hört auf, und du entscheidest wieder selbst.
draw-ui-seat-back-why = Der Bot hört auf, und alles, was dein Platz als Nächstes gefragt wird, entscheidest du wieder selbst. Was der Bot für dich gespielt hat, bleibt bestehen.
draw-ui-seat-resign = Aufgeben
draw-ui-seat-resign-brief = Du verlässt die Partie endgültig.
draw-ui-seat-resign-why = Du verlässt diese Partie endgültig: Auf deinen Platz führt kein Weg zurück, du kannst nur noch zusehen. Ein Bot spielt an deiner Stelle weiter, damit die anderen zu Ende spielen können, und was er erreicht, zählt als dein Ergebnis.
draw-ui-seat-resign-last = An diesem Tisch ist sonst kein Mensch mehr. Wenn du aufgibst, endet die Partie sofort, endgültig und ohne Ergebnis.
draw-ui-seat-others = Die anderen hier
draw-ui-mute = Stumm schalten
draw-ui-mute-brief = Du liest nichts mehr von dem, was sie sagen.
draw-ui-block = Blockieren
draw-ui-block-brief = Du liest nichts mehr von ihnen, und ihr sitzt an keinem neuen Tisch zusammen.
draw-ui-complain = Dem Gastgeber melden
draw-ui-complain-text = Was der Gastgeber wissen soll; niemand sonst liest es
draw-ui-manners-done = Erledigt. Auf der Seite mit deinen Einstellungen kannst du es zurücknehmen.
draw-ui-complained = Der Gastgeber weiß Bescheid.
