## Sur un seul écran, et ce que montrent les pages autour d’une table

lobby-here = À plusieurs sur un écran
lobby-friends = Avec des amis, par un lien
lobby-none-open-why = Ouvrez vous-même une table et envoyez un lien, ou jouez contre des bots en attendant.
lobby-none-mine = Pas encore de partie. Un clic ci-dessus lance la première.
new-where = Où vous jouez
new-apart = Chacun sur son écran
new-friends = Avec des amis, par un lien
new-friends-why = Vos amis arrivent par un lien, que vous obtenez dès que la table est ouverte. Aucun compte n’est nécessaire.
new-make-link = Ouvrir la table et obtenir le lien
new-here = Sur un seul écran
new-here-why = Vous vous passez l’appareil ; la personne suivante est appelée avant que ses cartes ne soient montrées. Chacun joue sous son propre nom.
seat-person = Nom
seat-here = quelqu’un ici
seat-guest = Joueur { $number }
table-fair = Est-ce juste ?
table-fair-why = Le hasard de cette partie est fixé avant qu’elle commence. Ce nombre y engage le serveur ; à la fin, chacun peut recalculer tous les lancers et toutes les pioches.
problem-not-found-why = L’adresse est peut-être mal écrite, ou la table est privée et n’est pas la vôtre.
