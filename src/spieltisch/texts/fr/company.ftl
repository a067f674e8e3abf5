# Compagnie : invitations, salle d’attente, tours.
join-from = { $host } vous invite à jouer : { $game }
join-seats = À la table
join-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
join-clock-decision = { $time } pour chaque décision
join-clock-game = { $time } pour toute la partie
join-no-account = Pas besoin de compte : un nom suffit.
join-look = Voir
join-mine = À la table
join-lobby = À l’accueil
join-cancelled = Cette invitation n’est plus valable
join-cancelled-why = Son hôte l’a retirée ou en a fait une nouvelle. Demandez le nouveau lien.
join-used = Cette invitation a déjà servi
join-used-why = Toutes les places sont prises, et la partie a commencé ou est terminée.
invite-only-here = Seule cette machine peut ouvrir ce lien.
invite-only-here-why = Lancez le serveur avec --host 0.0.0.0 pour que d’autres sur votre réseau puissent jouer.
invite-qr = Le lien pour l’appareil photo d’un téléphone
do-share = Partager
do-seat-bot = Asseoir un bot ici
do-send-away = Renvoyer
seat-bot-level = La force du bot
turns-title = Mes tours
turns-past = Ce tour a déjà été joué.
turns-first = Au premier d’entre eux
turns-none = Ce n’est à vous de jouer nulle part.
settings-away = En vacances jusqu’au
settings-away-why = Jusqu’à la fin de ce jour, 60 jours à l’avance au plus : dans les parties sur plusieurs jours avec une pendule d’un jour ou plus, votre temps ne s’écoule pas, aucun bot ne prend votre place, et personne ne vous prévient que c’est à vous.
fault-long-holiday = Il y a 60 jours de vacances par an au plus.
refused-on-holiday = En vacances encore { $time } : la table attend.
draw-ui-next-turn = Tour suivant
people-met = Avec qui j’ai joué
people-seen = Les parties aux tables publiques, et celles que vous avez jouées avec { $name }.
people-together = { $played ->
    [one] Une partie ensemble
   *[other] { $played } parties ensemble
} : { $won } gagnées par vous, { $lost } par { $name }.
people-again = Rejouer avec { $name }
people-again-why = { $name } trouve la table à l’accueil. Vous pouvez changer avec quoi vous jouez jusqu’au début.
people-recent = Dernières parties
lobby-invited = Vous êtes invité
tables-title = Toutes les tables publiques
tables-status = Lesquelles
tables-waiting = en attente de joueurs
tables-playing = en cours
tables-finished = terminées
tables-any = peu importe
tables-show = Montrer
tables-none = Il n’y a pas de telle table.
room-waiting = La partie commence dès que tout le monde est assis et prêt.
room-here = présent
room-away = absent
room-unready = pas encore prêt
room-changed = { $name } a changé ce avec quoi vous jouez.
room-change = Changer ensemble
room-change-why = Les autres voient le changement et disent s’ils sont prêts.
do-ready = Prêt
do-unready = Pas prêt
refused-said-already = C’est déjà le cas.
refused-fixed-terms = Cette partie se joue comme elle a été préparée.
