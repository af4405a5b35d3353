# Le plateau de LOOPS dans le navigateur.

web-loops-altimeter = Altimètre : { $altitude ->
    [0] pas encore d’altitude, l’avion attend sur la piste
   *[other] { NUMBER($altitude, useGrouping: 0) } mètres
}
web-loops-free-short = libre
web-loops-may-follow = { $altitude ->
    [0] Toute altitude convient
   *[other] { $pitch ->
        [positive] { NUMBER($altitude, useGrouping: 0) } ou plus haut
       *[negative] { NUMBER($altitude, useGrouping: 0) } ou plus bas
    }
}
web-loops-of = { $total } / { $limit } pts
web-loops-turn = joue
web-loops-next = ensuite
web-loops-next-is = ensuite : { $name }
web-loops-racing = en course
web-loops-known = { $count ->
    [one] { $count } connue
   *[other] { $count } connues
}
web-loops-known-title = Cartes connues : { $name }
web-loops-target = { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : choisir pour cible
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
    [one] 1 carte : { $card }
   *[other] { $count } cartes, { $card } sur le dessus
}
web-loops-browse = Feuilleter la pile : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $card } sur le dessus
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
web-loops-how-many = Combien ?
web-loops-fewer = Une carte de moins
web-loops-more = Une carte de plus
web-loops-aim = Qui prend les cartes ? Choisissez un pilote.
web-loops-back = Changer d’avis
web-loops-play = Jouer
web-loops-take = Ramasser
web-loops-claim = Foncer !
web-loops-let-go = Renoncer
web-loops-pick-up = { $count ->
    [0] Passer
    [one] Ramasser ({ $count } carte)
   *[other] Ramasser ({ $count } cartes)
}
web-loops-would-get = Vous prendriez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-loops-then-altitude = { $first ->
    [yes] Décollage vers { NUMBER($altitude, useGrouping: 0) }.
   *[no] { $move ->
        [climbs] On monte à { NUMBER($altitude, useGrouping: 0) }.
        [dives] On descend à { NUMBER($altitude, useGrouping: 0) }.
       *[stays] On reste à { NUMBER($altitude, useGrouping: 0) }.
    }
} Puis c’est à { $name }.
web-loops-then-pitch = { $pitch ->
    [positive] Le nez se lève : désormais on monte.
   *[negative] Le nez s’abaisse : désormais on descend.
} Puis c’est à { $name }.
web-loops-then-direction = On joue { $direction ->
    [left] vers la gauche
   *[right] vers la droite
} : c’est à { $name }.
web-loops-then-speed = Une course : tous sauf vous peuvent jouer le prochain coup.
web-loops-then-draw = { $target } prend { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
web-loops-then-loop = La pile retourne dans la pioche, et toute altitude convient. Puis c’est à { $name }.
web-loops-then-pick_up = { $count ->
    [0] Vous passez, et { $name } ouvre la pile.
    [one] Vous prenez { $count } carte en main ; { $name } ouvre une nouvelle pile.
   *[other] Vous prenez { $count } cartes en main ; { $name } ouvre une nouvelle pile.
}
web-loops-then-win = Votre dernière carte : la manche est à vous !
web-loops-too-early = Attendez le départ !
web-loops-race-touch = Course ! Touchez une carte relevée : la réponse la plus rapide joue le prochain coup.
web-loops-race-by = { $name } a joué Vitesse
web-loops-race-own = Aux autres de foncer
web-loops-race-answered = C’est envoyé
web-loops-race-watching = La course est lancée
web-loops-race-secret = Choisissez en secret
web-loops-race-ready = À vos marques…
web-loops-race-go = Foncez !
web-loops-game-won = { $count ->
    [one] { $who ->
        [you] La partie est à vous !
       *[other] { $names } gagne la partie
    }
   *[other] { $names } se partagent la victoire
}
web-loops-round-none = La manche { $round } finit sans vainqueur
web-loops-round-won = { $who ->
    [you] La manche { $round } est à vous !
   *[other] { $name } gagne la manche { $round }
}
web-loops-empty-hand = main vide
web-loops-left = { $over ->
    [yes] limite dépassée
   *[no] encore { $count } avant la limite
}
web-loops-see-table = Voir le plateau
web-loops-next-round = Continuer

# L’instructeur.
web-loops-odds-meaning = Sur les cartes : chances de voir { $name } sans altitude.
web-loops-odds-meaning-open = Sur les cartes : chances de voir le joueur suivant sans altitude.
web-loops-odds-wins = gagne
web-loops-odds-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-loops-coach-best = Le choix de l’instructeur
web-loops-coach-would = Conseil de l’instructeur : { $choice }

# Les fautes, là où la table les punit.
web-loops-fault = À cette table, jouer cette carte est une faute : vous ramasseriez la pile ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}).
web-loops-fault-play = Jouer quand même
web-loops-race-fault = Attention : avec une carte interdite, vous ramassez la pile.
