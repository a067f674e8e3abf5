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
