## Light or dark, and what can be done about one's own seat

draw-ui-set-theme = Light or dark
draw-ui-theme-system = like the device
draw-ui-theme-light = light
draw-ui-theme-dark = dark

settings-looks = How pages and tables look
settings-stranger = Once you have told us your name in the lobby, you find here what else can be set.

draw-ui-seat = My seat
draw-ui-seat-self = You are playing yourself.
draw-ui-seat-bot = A bot is playing for you.
draw-ui-seat-resigned = You have given up; a bot plays on in your place.
draw-ui-seat-leave = Let a bot play for me
draw-ui-seat-leave-brief = It decides for you until you come back.
draw-ui-seat-leave-why = From now on a bot of the level Regular makes every decision of your seat, and everybody can see that it does. The seat remains yours: come back whenever you like. What the bot has played by then stays.
draw-ui-seat-back = I am back
draw-ui-seat-back-brief = The bot stops and you decide again.
draw-ui-seat-back-why = The bot stops, and whatever your seat is asked next, you decide it yourself. What the bot has played for you stays.
draw-ui-seat-resign = Give up
draw-ui-seat-resign-brief = You leave the game for good.
draw-ui-seat-resign-why = You leave this game for good: there is no way back to your seat, you can only watch. A bot plays on in your place so that the others can finish, and what it reaches counts as your result.
draw-ui-seat-resign-last = No other person is left at this table. If you give up, the game ends at once, for good and without a result.
draw-ui-seat-others = The others here
draw-ui-mute = Mute
draw-ui-mute-brief = You read nothing they say any more.
draw-ui-block = Block
draw-ui-block-brief = You read nothing they say, and never sit at a new table together.
draw-ui-complain = Tell the host
draw-ui-complain-text = What the host should know; nobody else reads it
draw-ui-manners-done = Done. You can take it back on your settings page.
draw-ui-complained = The host has been told.
