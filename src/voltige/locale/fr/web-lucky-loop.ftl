# Le plateau de Lucky Loop dans le navigateur.

web-lucky-loop-card = { $figure } { $difficulty } : { $exact ->
    [one] { $exact } point
   *[other] { $exact } points
} pile, { $exceeded } au-dessus
web-lucky-loop-lane-empty = pas encore de cartes
web-lucky-loop-lay-here = { $lane }. Poser ici
web-lucky-loop-locked = 20 atteints
web-lucky-loop-record = meilleur résultat
web-lucky-loop-token-here = un jeton pour le premier
web-lucky-loop-pilots = Pilotes
web-lucky-loop-first = premier joueur
web-lucky-loop-final = phase finale
web-lucky-loop-free-done = programme libre : { $points }
web-lucky-loop-programmes = { $done } sur 4
web-lucky-loop-tokens = { $count ->
    [one] { $count } jeton bonus
   *[other] { $count } jetons bonus
}
web-lucky-loop-backs = { $count } { $pile }
web-lucky-loop-supply = { $count ->
    [one] { $count } jeton en réserve
   *[other] { $count } jetons en réserve
}
web-lucky-loop-last-round = Dernier tour
web-lucky-loop-pile = Pioche { $pile } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-lucky-loop-draw = Piocher { $pile } ({ $count })
web-lucky-loop-discards = Défausse { $pile } : { $count }
web-lucky-loop-discards-title = Défausse
web-lucky-loop-none = Rien.
web-lucky-loop-no-hand = Plus de cartes en main.
web-lucky-loop-discard = Sortez trois cartes, en les touchant ou en les glissant : { $chosen } sur { $count }
web-lucky-loop-discard-these = Défausser ces { $count } cartes
web-lucky-loop-die = Dé montrant { $face }
web-lucky-loop-stock = { $count ->
    [one] { $count } dé dans le gobelet
   *[other] { $count } dés dans le gobelet
}
web-lucky-loop-before-roll = Lancez les dés, ou forcez d’abord la chance.
web-lucky-loop-hopeless = Aucune figure n’est possible avec ce lancer.
web-lucky-loop-out-of-reach = hors d’atteinte
web-lucky-loop-exact = pile : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-lucky-loop-exceeded = au-dessus : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-lucky-loop-too-low = { $sum } sur { $difficulty }
web-lucky-loop-star = étoile : pile seulement, compte double
web-lucky-loop-star-exact = l’étoile veut { $difficulty }, pile
web-lucky-loop-with-dice = dés { $dice }
web-lucky-loop-go-lay_programme = Poser et voler { $programme }
web-lucky-loop-go-upgrade_card = Relever et voler { $programme }
web-lucky-loop-go-fly = Voler { $programme } tel quel
web-lucky-loop-missing = { $programme } : il manque { $figures }
web-lucky-loop-where = Choisissez un programme qui brille.
web-lucky-loop-nowhere = Aucun programme ne prend ces cartes ensemble.
web-lucky-loop-fly-it = En vol
web-lucky-loop-reroll = Relancer { $count ->
    [one] ce dé
   *[other] ces { $count } dés
}
web-lucky-loop-roll = { $count ->
    [one] Lancer le dé
   *[other] Lancer { $count } dés
}
web-lucky-loop-buy_seventh_die = Dé rouge
web-lucky-loop-stop = S’arrêter et prendre un jeton
web-lucky-loop-concede = Abandonner le vol
web-lucky-loop-exchange = { $cost ->
    [0] Échanger trois cartes
    [1] Échanger trois cartes (− 1 point)
   *[other] Échanger trois cartes (− { $cost } points)
}
web-lucky-loop-back = Reprendre
web-lucky-loop-lay-free = Poser le programme libre
web-lucky-loop-take-off = Décoller
web-lucky-loop-place-star = Posez votre étoile sur la figure que vous volerez pile. Un échec coûte 2 points.
web-lucky-loop-gauge-difficulty = Difficulté { $value } (au moins { $mark })
web-lucky-loop-gauge-dice = Demande { $value } dés (au plus { $mark })
web-lucky-loop-dice-left = { $count ->
    [0] dé
    [one] dé
   *[other] dés
}
web-lucky-loop-outcome-scored = { $gain ->
    [0] Pas mieux qu’avant
   *[other] + { $gain } au total
}
web-lucky-loop-outcome-void = Moins de 8 : nul
web-lucky-loop-outcome-stopped = Arrêt après deux figures
web-lucky-loop-outcome-failed = Le vol échoue
web-lucky-loop-outcome-free_flown = Le programme libre est volé !
web-lucky-loop-outcome-free_failed = Le vol libre échoue : { $gain } points
web-lucky-loop-token-won = Un jeton bonus !
web-lucky-loop-best = Le choix du moniteur
web-lucky-loop-average = Ø { $points }
web-lucky-loop-crossed = { $name } (barré)
web-lucky-loop-mean = { $points } points
