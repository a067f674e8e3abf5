# Mots de la table : agir sur le plateau.

draw-ui-kit = Ce avec quoi vous agissez
draw-ui-search = Chercher un choix
draw-ui-on-board = Éclairé sur le plateau
draw-ui-not-now = Pas maintenant. La question est :
draw-ui-plan-play = Jouer ce plan
draw-ui-plan-stopped = Joué aussi loin que possible ; la suite a changé.
draw-ui-confirm-phone = sur téléphone
