# Words of the table: acting on the board.

draw-ui-kit = What you act with
draw-ui-search = Search the options
draw-ui-on-board = Lit on the board
draw-ui-not-now = Not now. Asked is:
draw-ui-plan-play = Play this plan
draw-ui-plan-stopped = Played as far as it went; what follows has changed.
draw-ui-confirm-phone = on phones
