## La table en mots, pour qui joue en lisant

envs-not-now = Impossible pour l’instant
envs-neighbours = Voisins
envs-empty = Vide
envs-since = Depuis votre dernière décision
envs-answer = Terminez par RÉPONSE : et un nombre de 1 à { $most }.
envs-not-understood = « { $answer } » n’est pas un nombre de 1 à { $most }. Répondez par un seul nombre.
envs-over = La partie est terminée.
