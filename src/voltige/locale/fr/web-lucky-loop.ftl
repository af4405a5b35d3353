# Le plateau de Lucky Loop dans le navigateur.

web-lucky-loop-card = { $figure } { $difficulty } : { $exact ->
    [one] { $exact } point
   *[other] { $exact } points
} pile, { $exceeded } au-dessus
web-lucky-loop-lane-empty = pas encore de cartes
web-lucky-loop-lay-here = { $lane }. Poser ici
web-lucky-loop-locked = fermé pour vous
web-lucky-loop-record = meilleur résultat
web-lucky-loop-token-here = un jeton pour qui y arrive en premier
web-lucky-loop-pilots = Pilotes
web-lucky-loop-first = premier joueur
web-lucky-loop-final = phase finale
web-lucky-loop-free-done = programme libre : { $points }
web-lucky-loop-programmes = { $done } sur { $all }
web-lucky-loop-tokens = { $count ->
    [one] { $count } jeton bonus
   *[other] { $count } jetons bonus
}
web-lucky-loop-backs = { $pile } : { $count }
web-lucky-loop-supply = { $count ->
    [one] { $count } jeton en réserve
   *[other] { $count } jetons en réserve
}
web-lucky-loop-last-round = Dernier tour de table
web-lucky-loop-pile = Pioche { $pile } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-lucky-loop-draw = Piocher une carte { $pile } ({ $count })
web-lucky-loop-discards = Défausse { $pile } : { $count }
web-lucky-loop-discards-title = Défausse
web-lucky-loop-none = Rien.
web-lucky-loop-no-hand = Main vide.
web-lucky-loop-discard = { $count ->
    [one] Défaussez { $count } carte, en la touchant ou en la faisant glisser
   *[other] Défaussez { $count } cartes, en les touchant ou en les faisant glisser : { $chosen } sur { $count }
}
web-lucky-loop-discard-these = { $count ->
    [one] Défausser cette carte
   *[other] Défausser ces { $count } cartes
}
web-lucky-loop-die = Dé montrant { $face }
web-lucky-loop-stock = { $count ->
    [one] { $count } dé dans le cornet
   *[other] { $count } dés dans le cornet
}
web-lucky-loop-before-roll = Lancez les dés, ou dépensez d’abord un jeton.
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
web-lucky-loop-no-fit = pas avec ces dés
web-lucky-loop-star = temps fort : pile seulement, compte { $factor } fois
web-lucky-loop-with-dice = dés { $dice }
web-lucky-loop-go-lay_programme = Poser { $programme } et décoller
web-lucky-loop-go-upgrade_card = Corser { $programme } et décoller
web-lucky-loop-go-fly = Décoller avec { $programme } tel quel
web-lucky-loop-missing = { $programme } : il manque { $figures }
web-lucky-loop-where = Choisissez un programme qui brille.
web-lucky-loop-nowhere = Aucun programme ne prend ces cartes ensemble.
web-lucky-loop-fly-it = Valider la figure
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
web-lucky-loop-concede = { $token ->
    [yes] Abandonner le vol et prendre un jeton
   *[no] Abandonner le vol
}
web-lucky-loop-exchange = { $cost ->
    [0] Échanger { $count } cartes
    [1] Échanger { $count } cartes (−1 point)
   *[other] Échanger { $count } cartes (−{ $cost } points)
}
web-lucky-loop-back = Changer d’avis
web-lucky-loop-lay-free = Poser le programme libre
web-lucky-loop-take-off = Décoller
web-lucky-loop-place-star = Posez votre temps fort sur la figure que vous réussirez pile.
web-lucky-loop-gauge-difficulty = Difficulté { $value } (au moins { $mark })
web-lucky-loop-gauge-dice = Dés nécessaires : { $value } (au plus { $mark })
web-lucky-loop-dice-left = { $count ->
    [0] dé
    [one] dé
   *[other] dés
}
web-lucky-loop-outcome-scored = { $gain ->
    [0] Pas mieux qu’avant
   *[other] +{ $gain } au total
}
web-lucky-loop-outcome-void = Trop peu de points : nul
web-lucky-loop-outcome-stopped = Arrêt après deux figures
web-lucky-loop-outcome-failed = Le vol échoue
web-lucky-loop-outcome-free_flown = Programme libre réussi !
web-lucky-loop-outcome-free_failed = Le vol libre échoue : { $gain } points
web-lucky-loop-token-won = Un jeton bonus !
web-lucky-loop-best = Le choix de l’instructeur
web-lucky-loop-average = moy. { $points }
web-lucky-loop-crossed = { $name } (barré)
web-lucky-loop-mean = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
