# Le plateau de Lucky Loop dans le navigateur.

web-lucky-card = { $figure } { $difficulty } : { $exact ->
    [one] { $exact } point
   *[other] { $exact } points
} pile, { $exceeded } au-dessus
web-lucky-lane-empty = pas encore de cartes
web-lucky-lay-here = { $lane }. Poser ici
web-lucky-locked = 20 atteints
web-lucky-record = meilleur résultat
web-lucky-token-here = un jeton pour le premier
web-lucky-pilots = Pilotes
web-lucky-first = premier joueur
web-lucky-final = phase finale
web-lucky-free-done = programme libre : { $points }
web-lucky-programmes = { $done } sur 4
web-lucky-tokens = { $count ->
    [one] { $count } jeton bonus
   *[other] { $count } jetons bonus
}
web-lucky-backs = { $count } { $pile }
web-lucky-supply = { $count ->
    [one] { $count } jeton en réserve
   *[other] { $count } jetons en réserve
}
web-lucky-last-round = Dernier tour
web-lucky-pile = Pioche { $pile } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-lucky-draw = Piocher { $pile } ({ $count })
web-lucky-discards = Défausse { $pile } : { $count }
web-lucky-discards-title = Défausse
web-lucky-none = Rien.
web-lucky-no-hand = Plus de cartes en main.
web-lucky-discard = Sortez trois cartes, en les touchant ou en les glissant : { $chosen } sur { $count }
web-lucky-discard-these = Défausser ces { $count } cartes
web-lucky-die = Dé montrant { $face }
web-lucky-stock = { $count ->
    [one] { $count } dé dans le gobelet
   *[other] { $count } dés dans le gobelet
}
web-lucky-before-roll = Lancez les dés, ou forcez d’abord la chance.
web-lucky-hopeless = Aucune figure n’est possible avec ce lancer.
web-lucky-out-of-reach = hors d’atteinte
web-lucky-exact = pile : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-lucky-exceeded = au-dessus : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-lucky-too-low = { $sum } sur { $difficulty }
web-lucky-star = étoile : pile seulement, compte double
web-lucky-star-exact = l’étoile veut { $difficulty }, pile
web-lucky-with-dice = dés { $dice }
web-lucky-go-lay_programme = Poser et voler { $programme }
web-lucky-go-upgrade_card = Relever et voler { $programme }
web-lucky-go-fly = Voler { $programme } tel quel
web-lucky-missing = { $programme } : il manque { $figures }
web-lucky-where = Choisissez un programme qui brille.
web-lucky-nowhere = Aucun programme ne prend ces cartes ensemble.
web-lucky-fly-it = En vol
web-lucky-reroll = Relancer { $count ->
    [one] ce dé
   *[other] ces { $count } dés
}
web-lucky-roll = { $count ->
    [one] Lancer le dé
   *[other] Lancer { $count } dés
}
web-lucky-buy_seventh_die = Dé rouge
web-lucky-stop = S’arrêter et prendre un jeton
web-lucky-concede = Abandonner le vol
web-lucky-exchange = { $cost ->
    [0] Échanger trois cartes
    [1] Échanger trois cartes (− 1 point)
   *[other] Échanger trois cartes (− { $cost } points)
}
web-lucky-back = Reprendre
web-lucky-lay-free = Poser le programme libre
web-lucky-take-off = Décoller
web-lucky-place-star = Posez votre étoile sur la figure que vous volerez pile. Un échec coûte 2 points.
web-lucky-gauge-difficulty = Difficulté { $value } (au moins { $mark })
web-lucky-gauge-dice = Demande { $value } dés (au plus { $mark })
web-lucky-dice-left = { $count ->
    [0] dé
    [one] dé
   *[other] dés
}
web-lucky-outcome-scored = { $gain ->
    [0] Pas mieux qu’avant
   *[other] + { $gain } au total
}
web-lucky-outcome-void = Moins de 8 : nul
web-lucky-outcome-stopped = Arrêt après deux figures
web-lucky-outcome-failed = Le vol échoue
web-lucky-outcome-free_flown = Le programme libre est volé !
web-lucky-outcome-free_failed = Le vol libre échoue : { $gain } points
web-lucky-token-won = Un jeton bonus !
web-lucky-best = Le choix du moniteur
web-lucky-average = Ø { $points }
web-lucky-crossed = { $name } (barré)
web-lucky-mean = { $points } points
