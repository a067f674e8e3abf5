# Wörter des Tischs: Handeln auf dem Plan.

draw-ui-kit = Womit du handelst
draw-ui-search = Möglichkeit suchen
draw-ui-on-board = Auf dem Plan leuchtet
draw-ui-not-now = Jetzt nicht. Gefragt ist:
draw-ui-plan-play = Diesen Plan spielen
draw-ui-plan-stopped = So weit gespielt, wie es ging; danach ist es anders gekommen.
draw-ui-confirm-phone = am Handy
