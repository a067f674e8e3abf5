## The turn ribbon: where somebody is in a turn

turn-boonlake-strip = Action
turn-boonlake-strip-why = Take one of seven strips. High rows sail further; the bottom two rows cost VP.
turn-boonlake-card = Card
turn-boonlake-card-why = Play a card of the strip’s kind, realize a project, or discard such a card for 2 coins.
turn-boonlake-action = Own part
turn-boonlake-action-why = What stands left of the arrow: for you alone.
turn-boonlake-everybody = Everybody
turn-boonlake-everybody-why = What stands right of the arrow: for all, clockwise from you, or only for the others.
turn-boonlake-ship = Ship
turn-boonlake-ship-why = Sail as far as you like, up to the row’s number. You get what your last space shows.
turn-burgundy-first = First die
turn-burgundy-first-why = A die takes a tile from the depot of its number, places one, sells goods, or brings 2 workers.
turn-burgundy-second = Second die
turn-burgundy-second-why = The same choice again. Once a turn you may also buy a tile from the black depot for 2 silver.
turn-burgundy-end = End
turn-burgundy-end-why = Both dice are used. You may still buy, then end your turn.
draw-ui-turn = The parts of a turn
draw-ui-set-ribbon = The parts of a turn, shown
draw-ui-ribbon-first = in my first games
draw-ui-ribbon-always = always
draw-ui-ribbon-off = never
