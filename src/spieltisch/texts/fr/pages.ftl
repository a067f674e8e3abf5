## Pages autour de la table

fault-cannot-replay = Cette partie a été jouée avec d’autres règles ou un autre matériel et ne peut pas être rejouée ici.
copied = Copié
do-cancel = Annuler
seat-for-anybody = quelqu’un, depuis l’accueil
seat-for-invited = un ami, par le lien

## Revoir une partie

replay-begins = La partie commence.
replay-did = { $name } : { $what }
replay-moved = { $name } a décidé.
replay-spectator = le public
replay-first = Au début
replay-last = À la fin
replay-step-back = Une décision en arrière
replay-step-on = Une décision en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-play = Lecture ou pause
replay-space = barre d’espace
replay-position = Moment de la partie
replay-turn-of = Tour { $number } de { $name }
replay-eyes = Vu par
replay-speed = Vitesse
replay-slow = lente
replay-normal = normale
replay-fast = rapide
replay-faster = très rapide
replay-link = Copier le lien vers ici
replay-continue = Continuer à partir d’ici
continue-why = Une nouvelle table commence avec cette position et se poursuit avec un nouveau hasard. Choisissez qui s’y assied.
continue-where = Après { $number } décisions
continue-go = Ouvrir la table

## Comment une partie s’est terminée

verdict-most-points = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $lead } de plus que { $others }.
verdict-shared = { $name } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
verdict-tie-broken = { $name } et { $others } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun. L’égalité revient à { $name }.
verdict-tie-fewest-unused = { $name } et { $others } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun. L’égalité revient à { $name } : moins de cases libres, { $unused } contre { $against }.
verdict-tie-most-unused = { $name } et { $others } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun. L’égalité revient à { $name } : plus de cases libres, { $unused } contre { $against }.
verdict-tie-order = { $name } et { $others } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
} et autant de cases libres. L’égalité revient à { $name }, plus en arrière sur le pont.
verdict-beats-eminence = { $name } gagne contre la Sage Éminence : { $points } à { $against }.
verdict-beaten-by-eminence = La Sage Éminence gagne : { $against } à { $points }.
verdict-duchy-full = { $name } a rempli le duché et gagne, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-duchy-open = Le duché n’a pas été rempli à temps. { $name } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-alone = { $name } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-and = { $first } et { $last }
verdict-comma = { $first }, { $last }

## Le cadre de chaque page

page-skip = Au contenu
page-ways = Pages principales
page-statistics = Résultats

## Accueil

lobby-welcome = Une table pour de grands jeux
lobby-pitch = Boonlake et Les Châteaux de Bourgogne : seul, contre des bots ou entre amis, en même temps ou sur plusieurs jours.
lobby-been-here = Je suis déjà venu
lobby-hello = Bonjour, { $name }
lobby-your-turn = { $count ->
    [one] C’est à vous à cette table
   *[other] C’est à vous à { $count } tables
}
lobby-more-choices = Tous les jeux et options
lobby-finished = Parties terminées
lobby-all-finished = Tous mes résultats
ago-now = à l’instant
ago-minutes = il y a { $count } min
ago-hours = il y a { $count } h
ago-days = il y a { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
start-burgundy-novice = Bourgogne en douceur
start-burgundy-novice-more = contre un novice, pour découvrir

## Une nouvelle table

new-how-many = Combien de joueurs ?
new-alone = seul
new-who-why = Chaque place revient à une personne ou à un bot. Les places libres se trouvent depuis l’accueil ; vos amis viennent par un lien que vous obtenez.
new-hints = Conseils
group-solo = Jouer seul
group-boards = Plateaux
group-expansions = Extensions
group-course = Déroulement
group-more = Autres
group-manners = Autour de la table
about-boonlake-level = La force de la Sage Éminence contre vous.
about-burgundy-duchies = Le numéro 1 est le plateau d’une première partie. Les autres posent d’autres défis ; avec le 11, on bâtit vers des postes-frontières.
about-burgundy-target = Combien de points il faut réunir, encore et encore. 50 est l’objectif habituel.
about-burgundy-extra-tiles = Quatre tuiles de plus pour qui connaît les autres.
about-burgundy-white-castles = Des châteaux dont l’action marche avec n’importe quel chiffre, et un monastère de plus.
about-burgundy-inns = Des tuiles qui doublent la valeur d’une zone.
about-burgundy-trade-routes = Les marchandises vendues sont aussi les étapes d’une route avec récompenses.
about-burgundy-shields = Les blasons sur les châteaux donnent des pouvoirs durables, et un tribut.
about-burgundy-tie-break = Les éditions de la règle ne sont pas d’accord là-dessus.
about-order = Certaines phases se jouent tous ensemble. À tour de rôle, c’est plus long, mais chacun voit ce que font les autres.
about-pace = En direct : tous sont là. Sur plusieurs jours : qui est là joue, et on est prévenu.
about-clock = Un bot joue pour qui n’a plus de temps, jusqu’à son retour.
about-hints = Si l’on peut demander à un bot fort ce qu’il ferait.
about-language = La langue des messages ; chacun lit la table dans la sienne.
about-public = Sinon, seuls la trouvent ceux à qui vous envoyez le lien.
about-spectators = Ils ne voient que ce qui est visible de tous, et ont leur propre salon.
about-confirm = Avant ce qui ne peut être repris, la table demande encore une fois.
hints-bots = si l’on joue seul
hints-never = jamais
hints-always = toujours
clock-days = { $days ->
    [one] { $days } jour par décision
   *[other] { $days } jours par décision
}

## Une table

do-copy = Copier
table-past = Ce qui s’est passé
table-invite-why = Qui ouvre ce lien peut prendre une place réservée ou libre. Un nouveau lien rend l’ancien sans valeur.
join-why = Quelqu’un vous garde une place à une table.
chat-players = Salon des joueurs
chat-spectators = Salon du public
chat-from-players = joueurs
chat-from-spectators = public
chat-none = Personne n’a encore rien dit.
chat-your-words = Ce que vous voulez dire

## La fin d’une partie

end-winner = vainqueur
end-next = Et maintenant
end-board = Le plateau final
end-sheet = Points par origine
end-growth = Points au fil de la partie
end-rounds = manches
end-round = Manche
end-as-table = En tableau
end-fair = Était-ce juste ?
end-fair-why = Tout le hasard de cette partie était fixé avant le premier coup, et chacun peut le recalculer.

## Résultats

statistics-none = Aucune partie n’est encore terminée.
statistics-house = Sur ce serveur : { $tables ->
    [one] une partie terminée
   *[other] { $tables } parties terminées
}, { $mean } points en moyenne, { $best } au mieux.
statistics-by-seats = Selon le nombre de joueurs
statistics-against = Contre qui
statistics-whom = Adversaires
statistics-people = Des personnes
statistics-points = Mes points, partie après partie
statistics-games = parties
statistics-recent = Mes dernières parties
statistics-when = Quand
statistics-with = Avec

## Réglages

settings-saved = Enregistré.
settings-me = Qui je suis
settings-told-why = Pour les parties sur plusieurs jours. La page ouverte le montre de toute façon.
settings-browser = Autoriser les notifications de ce navigateur
settings-browser-on = Ce navigateur peut afficher des notifications.
settings-browser-off = Ce navigateur n’autorise pas les notifications.
settings-never = jamais
settings-password-why = Avec un mot de passe, vous pouvez vous connecter partout. Sans lui, seul ce navigateur vous connaît.
settings-tokens-why = Un programme qui détient un jeton joue en votre nom. La description de l’API dit comment.
sign-in-transfer-why = Créez un lien de transfert dans les réglages de l’autre appareil et ouvrez-le ici.
