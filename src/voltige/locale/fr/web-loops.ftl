# Le plateau de LOOPS dans le navigateur.

web-loops-altimeter = Altimètre : { $altitude ->
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
} : viser ici
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
   *[other] { $count } cartes, { $card } au-dessus
}
web-loops-browse = Feuilleter la pile : { $count ->
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
web-loops-how-many = Combien ?
web-loops-aim = Sur qui ? Choisissez un pilote.
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
    [positive] Le nez se lève : désormais on monte.
   *[negative] Le nez pique : désormais on descend.
} Puis c’est à { $name }.
web-loops-then-direction = On tourne { $direction ->
    [left] à gauche
   *[right] à droite
} : c’est à { $name }.
web-loops-then-speed = Une course : tous sauf vous peuvent jouer le prochain coup.
web-loops-then-draw = Le pilote visé prend les cartes. Puis c’est à { $name }.
web-loops-then-looping = La pile retourne dans la pioche, le ciel est libre. Puis c’est à { $name }.
web-loops-then-pick_up = Vous prenez { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} en main ; { $name } ouvre une nouvelle pile.
web-loops-then-win = Votre dernière carte : la manche est à vous !
web-loops-too-early = Attendez le départ !
web-loops-race-touch = Course ! Touchez une carte relevée : la première annonce joue le prochain coup.
web-loops-race-by = { $name } a joué Vitesse
web-loops-race-own = Aux autres de foncer
web-loops-race-answered = C’est envoyé
web-loops-race-watching = Ils foncent
web-loops-race-secret = Choisissez en secret
web-loops-race-ready = Prêts…
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
web-loops-empty-hand = plus une carte
web-loops-left = { $over ->
    [yes] limite dépassée
   *[no] encore { $count } avant la limite
}
web-loops-see-table = Voir la table
web-loops-next-round = Continuer

# Le moniteur.
web-loops-odds-points = { $points } points
web-loops-coach-best = Le choix du moniteur
web-loops-coach-would = Conseil du moniteur : { $choice }

# Les fautes, là où la table les punit.
web-loops-fault = La jouer est ici une faute : vous ramasseriez la pile ({ $count ->
    [one] 1 carte
   *[other] { $count } cartes
}).
web-loops-fault-play = Jouer quand même
web-loops-race-fault = Attention : une carte interdite vous coûte la pile.

# Pourquoi une carte ne se joue pas maintenant : comme le dit le serveur.
web-loops-why-against = { $attitude ->
    [positive] On monte : { NUMBER($altitude, useGrouping: 0) } est sous l’altitude de référence { NUMBER($base, useGrouping: 0) }.
   *[negative] On descend : { NUMBER($altitude, useGrouping: 0) } est au-dessus de l’altitude de référence { NUMBER($base, useGrouping: 0) }.
}
web-loops-why-turn = C’est le tour de quelqu’un d’autre.
web-loops-why-own-race = Votre carte Vitesse est pour les autres.
web-loops-why-answered = Vous avez déjà répondu dans cette course.
