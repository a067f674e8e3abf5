## Clair ou sombre, et ce que l’on peut faire de sa propre place

draw-ui-set-theme = Clair ou sombre
draw-ui-theme-system = comme l’appareil
draw-ui-theme-light = clair
draw-ui-theme-dark = sombre

settings-looks = L’apparence des pages et des tables
settings-stranger = Dès que vous aurez donné votre nom à l’accueil, vous trouverez ici tous les autres réglages.

draw-ui-seat = Ma place
draw-ui-seat-self = Vous jouez vous-même.
draw-ui-seat-bot = Un bot joue pour vous.
draw-ui-seat-resigned = Vous avez abandonné ; un bot continue à votre place.
draw-ui-seat-leave = Laisser un bot jouer pour moi
draw-ui-seat-leave-brief = Il décide pour vous jusqu’à votre retour.
draw-ui-seat-leave-why = Dès maintenant, un bot de niveau habitué prend toutes les décisions de votre place, et tout le monde peut le voir. La place reste la vôtre : revenez quand vous voulez. Ce que le bot aura joué d’ici là reste acquis.
draw-ui-seat-back = Me revoilà
draw-ui-seat-back-brief = Le bot s’arrête et vous décidez de nouveau.
draw-ui-seat-back-why = Le bot s’arrête, et c’est vous qui répondez à tout ce qui sera demandé à votre place. Ce que le bot a joué pour vous reste acquis.
draw-ui-seat-resign = Abandonner
draw-ui-seat-resign-brief = Vous quittez la partie pour de bon.
draw-ui-seat-resign-why = Vous quittez cette partie pour de bon : votre place est perdue, vous ne pourrez plus que regarder. Un bot continue à votre place pour que les autres puissent finir, et ce qu’il obtient compte comme votre résultat.
draw-ui-seat-resign-last = Personne d’autre n’est plus à cette table. Si vous abandonnez, la partie s’arrête aussitôt, définitivement et sans résultat.
draw-ui-seat-others = Les autres ici
draw-ui-mute = Rendre muet
draw-ui-mute-brief = Vous ne lisez plus rien de ce que dit cette personne.
draw-ui-block = Bloquer
draw-ui-block-brief = Vous ne lisez plus rien d’elle, et vous ne vous retrouvez à aucune nouvelle table.
draw-ui-complain = Signaler à l’hôte
draw-ui-complain-text = Ce que l’hôte doit savoir ; personne d’autre ne le lit
draw-ui-manners-done = C’est fait. Vous pouvez l’annuler sur la page de vos réglages.
draw-ui-complained = L’hôte est prévenu.
