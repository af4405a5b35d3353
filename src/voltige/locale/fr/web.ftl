# Le navigateur : son cadre et ses pages. Les plateaux disent le reste avec les phrases des jeux.

web-skip = Aller au contenu
web-ways = Pages
web-home = Retour à l’accueil
web-close = Fermer
web-lobby = Tables ouvertes
web-mine = Mes tables
web-rules = Règles
web-settings = Réglages
web-name = Votre nom
web-name-usual = Pilote
web-language = Langue
web-theme = Lumière
web-theme-auto = Comme le système
web-theme-light = Jour
web-theme-dark = Nuit
web-pace = Tours des autres
web-pace-calm = Posé
web-pace-brisk = Vif
web-pace-instant = Immédiat
web-coach = Moniteur
web-coach-off = Silencieux
web-coach-odds = Donne les chances
web-coach-advice = Chances et conseils
web-text-size = Taille du texte
web-sound = Son
web-still = Moins de mouvement
web-offline = Plus de liaison avec la tour
web-offline-line = Le serveur ne répond pas. Vos tables y sont à l’abri ; nous réessayons tout seuls.
web-lost = Hors de route
web-lost-line = Il n’y a rien à cette adresse.
web-position = La position
web-rule-of = Règle { $rule } : ce qu’elle dit

# La page d’accueil

web-landing-title = Prenez l’air
web-landing-lead = Quatre jeux qui volent. Un clic, et vous décollez.
web-landing-play = Jouer
web-landing-busy = Décollage …
web-landing-players = { $least } à { $most } joueurs
web-landing-minutes-loops = 15–25 min
web-landing-minutes-lucky-loop = 40–60 min
web-landing-minutes-flying-carpet = 20–40 min
web-landing-minutes-hydroracers = 45–90 min
web-landing-line-loops = Un avion, plusieurs pilotes : videz votre main pendant qu’il plonge.
web-landing-line-lucky-loop = Six dés, quatre programmes de voltige : jusqu’où oserez-vous aller ?
web-landing-line-flying-carpet = Chevauchez les vents au-dessus de la cité du sultan et posez-vous le premier.
web-landing-line-hydroracers = Dix cartes, trois manches, et des virages qui punissent la hâte.
# Les titres tels qu’ils sont composés sur les affiches, ligne par ligne.
web-landing-letters-loops = LOOPS
web-landing-letters-lucky-loop = Lucky|Loop
web-landing-letters-flying-carpet = Le tapis|volant
web-landing-letters-hydroracers = Hydro|racers

web-landing-ways = Autres façons de jouer
web-landing-invite = Inviter des amis
web-landing-one-screen = Sur un seul écran
web-landing-continue = Reprendre
web-landing-waiting = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
web-landing-programs = Pour les programmes
web-landing-source = Logiciel libre, licence MIT
web-landing-version = Version { $version }

## Le plateau de LOOPS
web-loops-altimeter = Altimètre : { $altitude ->
    [0] libre, l’avion attend sur la piste
   *[other] { NUMBER($altitude, useGrouping: 0) } mètres
}
web-loops-free-short = libre
web-loops-may-follow = { $altitude ->
    [0] Toute altitude convient
   *[other] { $attitude ->
        [positive] { NUMBER($altitude, useGrouping: 0) } ou plus haut
       *[negative] { NUMBER($altitude, useGrouping: 0) } ou plus bas
    }
}
web-loops-of = { $total } / { $limit } pts
web-loops-turn = joue
web-loops-next = ensuite
web-loops-racing = en course
web-loops-known = { $count ->
    [one] 1 connue
   *[other] { $count } connues
}
web-loops-known-title = Cartes connues de { $name }
web-loops-target = { $name }, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} : viser ici
web-loops-runway = piste libre
web-loops-draw-pile = Pioche, { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
}
web-loops-to-draw = en pioche
web-loops-in-pile = sur la pile
web-loops-pile = Pile, { $count ->
    [0] vide
    [one] 1 carte : { $card }
   *[other] { $count } cartes, { $card } au-dessus
}
web-loops-browse = Feuilleter la pile : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}, { $card } au-dessus
web-loops-pile-title = La pile, en partant du dessus ({ $count })
web-loops-unseen = cartes cachées
web-loops-set = { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}{ $playable ->
    [yes] , jouable
    [no] , pas jouable maintenant
   *[wait] {""}
}
web-loops-how-many = Combien ?
web-loops-aim = Sur qui ? Choisissez un pilote.
web-loops-back = Reprendre
web-loops-play = Jouer
web-loops-take = Ramasser
web-loops-claim = Tenter
web-loops-let-go = Laisser passer
web-loops-pick-up = Ramasser ({ $count ->
    [one] 1 carte
   *[other] { $count } cartes
})
web-loops-would-get = Vous prendriez { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
web-loops-then-altitude = { $first ->
    [yes] Décollage vers { NUMBER($altitude, useGrouping: 0) }.
   *[no] { $move ->
        [climbs] On monte à { NUMBER($altitude, useGrouping: 0) }.
        [dives] On plonge à { NUMBER($altitude, useGrouping: 0) }.
       *[stays] On reste à { NUMBER($altitude, useGrouping: 0) }.
    }
} Puis c’est à { $name }.
web-loops-then-attitude = { $attitude ->
    [positive] Le nez se lève : désormais on monte.
   *[negative] Le nez pique : désormais on descend.
} Puis c’est à { $name }.
web-loops-then-direction = On tourne { $direction ->
    [left] à gauche
   *[right] à droite
} : c’est à { $name }.
web-loops-then-speed = Une course : tous sauf vous peuvent jouer le prochain coup.
web-loops-then-draw = Le pilote visé prend les cartes. Puis c’est à { $name }.
web-loops-then-looping = La pile retourne dans la pioche, le ciel est libre. Puis c’est à { $name }.
web-loops-then-pick_up = Vous prenez { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} en main ; { $name } ouvre une nouvelle pile.
web-loops-then-win = Votre dernière carte : la manche est à vous !
web-loops-too-early = Attendez le départ !
web-loops-race-by = { $name } a joué Vitesse
web-loops-race-own = Aux autres de foncer
web-loops-race-answered = C’est envoyé
web-loops-race-watching = Ils foncent
web-loops-race-secret = Choisissez en secret
web-loops-race-ready = Prêts …
web-loops-race-go = Foncez !
web-loops-game-won = { $count ->
    [one] { $who ->
        [you] La partie est à vous !
       *[other] { $names } gagne la partie
    }
   *[other] { $names } se partagent la victoire
}
web-loops-round-none = La manche { $round } finit sans vainqueur
web-loops-round-won = { $who ->
    [you] La manche { $round } est à vous !
   *[other] { $name } gagne la manche { $round }
}
web-loops-empty-hand = plus une carte
web-loops-left = { $over ->
    [yes] limite dépassée
   *[no] encore { $count } avant la limite
}
web-loops-see-table = Voir la table
web-loops-next-round = Continuer

## Le plateau de Lucky Loop
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
web-lucky-mean = { $points } points
