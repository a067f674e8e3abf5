# Pourquoi un bot aime une option des Châteaux de Bourgogne : ce qu’ajoutent extensions et solo.
hint-term-burgundy-shields = blasons
hint-term-burgundy-routes = routes commerciales
hint-term-burgundy-posts = postes-frontière
hint-term-burgundy-spaces = cases occupées
hint-term-burgundy-counter = le chemin vers l’objectif
hint-term-burgundy-supply = tuiles encore disponibles
