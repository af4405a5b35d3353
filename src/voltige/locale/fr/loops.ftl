loops-title = LOOPS
loops-line = Un seul avion, plusieurs pilotes : videz votre main pendant qu’il monte et descend.
loops-edition-loops-reconstructed = LOOPS, paquet reconstitué de 110 cartes

## Cartes
loops-card-alt = { NUMBER($value, useGrouping: 0) }
loops-card-pitch = Assiette
loops-card-direction = Direction
loops-card-speed = Vitesse
loops-card-draw = Pioche { $value }
loops-card-loop = Looping

## Plateau
loops-altitude = Altitude
loops-free = ciel libre : toute altitude
loops-climb = on monte
loops-dive = on descend
loops-left = vers la gauche
loops-right = vers la droite
loops-pile = Pile
loops-pile-empty = vide
loops-draw-pile = Pioche
loops-hand = Votre main
loops-round = Manche { $number }
loops-target = fin au-delà de { $points } points
loops-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
loops-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
loops-rounds = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
loops-known = connues : { $cards }
loops-column-seat = Pilote
loops-column-cards = Cartes
loops-column-points = Points
loops-sheet-note = Le moins de points gagne.
loops-column-rounds = Manches gagnées

## La position en mots
loops-line-conditions = Manche { $round }, après { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
} : { $pitch ->
    [positive] on monte
   *[negative] on descend
}, on joue vers la { $direction ->
    [left] gauche
   *[right] droite
}, { $base ->
    [0] toute altitude convient.
   *[other] altitude { NUMBER($base, useGrouping: 0) }.
}
loops-line-hand = Votre main, { loops-cards } : { $cards }.
loops-line-claim = Votre réponse secrète : { $claim }.
loops-line-pile = { $count ->
    [0] La pile est vide.
   *[other] Pile, { loops-cards }, depuis le dessus : { $cards }.
}
loops-line-draw-pile = Pioche : { loops-cards }.
loops-line-returned = Un Looping a remis dans la pioche : { $cards }.
loops-line-bottom = Sous la pioche, dans l’ordre où elles viendront : { $cards }.
loops-line-known = { game-seat } ; cartes connues : { $cards }.
loops-line-target = La partie finit quand quelqu’un dépasse { $points } points ; le plus petit total gagne.

## Questions
# $who vaut « you » quand la personne qui lit doit jouer, « answered » après une réponse secrète ; sinon c'est à $name.
loops-ask-turn = { $who ->
    [you] { $base ->
        [0] Jouez l’altitude de votre choix ou une carte spéciale,
       *[other] { $pitch ->
            [positive] On monte : jouez { NUMBER($base, useGrouping: 0) } ou plus haut, ou une carte spéciale,
           *[negative] On descend : jouez { NUMBER($base, useGrouping: 0) } ou plus bas, ou une carte spéciale,
        }
    } ou ramassez la pile ({ $pile ->
        [one] { $pile } carte
       *[other] { $pile } cartes
    }).
   *[other] { $name } joue une carte ou ramasse la pile ({ $pile }).
}
loops-ask-open = { $who ->
    [you] Piste libre : ouvrez la pile avec la carte ou la série de votre choix.
   *[other] { $name } ouvre la pile.
}
loops-ask-race = { $who ->
    [you] { $name } a joué Vitesse. Choisissez en secret le prochain coup, ou renoncez.
    [answered] Vous avez répondu. Les autres choisissent encore.
   *[other] Course ! Tous sauf { $name } répondent en secret.
}

## Titres des choix
loops-group-altitude = Altitudes
loops-group-special = Cartes spéciales
loops-group-leave = Sans jouer

## Actions
loops-do-pick_up = { $pile ->
    [0] Passer : la pile est vide
    [one] Ramasser la pile ({ $pile } carte)
   *[other] Ramasser la pile ({ $pile } cartes)
}
loops-do-decline = Renoncer à la course
loops-do-play_altitude = { $count ->
    [1] Jouer { NUMBER($value, useGrouping: 0) }
    [2] Jouer deux { NUMBER($value, useGrouping: 0) }
    [3] Jouer trois { NUMBER($value, useGrouping: 0) }
    [4] Jouer quatre { NUMBER($value, useGrouping: 0) }
   *[other] Jouer { $count } cartes { NUMBER($value, useGrouping: 0) }
}
loops-do-play_pitch = { $pitch ->
    [positive] Changer d’assiette : nez bas, on descend
    [negative] Changer d’assiette : nez haut, on monte
   *[unknown] Changer d’assiette
}
loops-do-play_direction = Changer de direction : on joue dans l’autre sens
loops-do-play_speed = Jouer Vitesse : les autres font la course au prochain coup
loops-do-play_draw = { $aim ->
    [self] Jouer Pioche { $amount } contre vous-même
   *[other] Jouer Pioche { $amount } contre { $target }
}
loops-do-play_loop = Jouer Looping : la pile retourne dans la pioche

## Événements
# $who vaut « you » quand il s'agit de la personne qui lit, « none » quand il n'y a personne.
loops-event-RoundStarted = { $who ->
    [you] Manche { $round }. Vous commencez.
   *[other] Manche { $round }. { $starter } commence.
}
loops-event-CardTaken = { $who ->
    [you] Vous prenez une carte.
   *[other] { $seat } prend une carte.
}
loops-event-CardReceived = { $who ->
    [you] Vous recevez { $card }.
   *[other] { $seat } reçoit { $card }.
}
loops-event-OpenCardTaken = { $who ->
    [you] Vous prenez { $card } sous la pioche.
   *[other] { $seat } prend { $card } sous la pioche.
}
loops-event-TurnStarted = { $who ->
    [you] C’est à vous.
   *[other] C’est à { $seat }.
}
loops-event-CardsPlayed = { $who ->
    [you] Vous jouez
   *[other] { $seat } joue
} { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}.
loops-event-PitchChanged = { $pitch ->
    [positive] Le nez se lève : on monte.
   *[negative] Le nez s’abaisse : on descend.
}
loops-event-DirectionChanged = { $direction ->
    [left] On joue maintenant vers la gauche.
   *[right] On joue maintenant vers la droite.
}
loops-event-PileReturned = La pile ({ $count }) retourne dans la pioche.
loops-event-DrawOrdered = { $who ->
    [you] { $count ->
        [0] La pioche est vide : vous ne prenez rien.
        [one] Vous prenez { $count } carte.
       *[other] Vous prenez { $count } cartes.
    }
   *[other] { $count ->
        [0] La pioche est vide : { $target } ne prend rien.
        [one] { $target } prend { $count } carte.
       *[other] { $target } prend { $count } cartes.
    }
}
loops-event-PilePickedUp = { $count ->
    [0] { $who ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }
   *[other] { $who ->
        [you] Vous ramassez la pile ({ loops-cards }).
       *[other] { $seat } ramasse la pile ({ loops-cards }).
    }
}
loops-event-RaceOpened = { $who ->
    [you] Course ! Tous sauf vous peuvent jouer le prochain coup.
   *[other] Course ! Tous sauf { $speed_player } peuvent jouer le prochain coup.
}
loops-event-ClaimMade = Réponse secrète : { $claim }.
loops-event-RaceWon = { $who ->
    [you] Vous remportez la course.
   *[other] { $seat } remporte la course.
}
loops-race-time = { $who ->
    [you] Vous remportez la course
   *[other] { $seat } remporte la course
} ({ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s).
loops-event-RaceLapsed = Tout le monde a renoncé à la course.
loops-event-FaultPunished = { $who ->
    [you] Faute : vous ramassez la pile.
   *[other] Faute ! { $seat } ramasse la pile.
}
loops-event-HandRevealed = { $count ->
    [0] { $who ->
        [you] Vous n’avez plus de carte
       *[other] { $seat } n’a plus de carte
    }
   *[other] { $who ->
        [you] Vous gardez { $cards }
       *[other] { $seat } garde { $cards }
    }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } au total.
loops-event-RoundEnded = { $who ->
    [none] La manche { $round } finit sans vainqueur.
    [you] Vous gagnez la manche { $round } !
   *[other] { $winner } gagne la manche { $round }.
}
loops-event-GameEnded = La partie est finie.

## Probabilités
loops-chance-race = gagner la course
loops-chance-win = gagner la manche
loops-chance-no-altitude = suivant sans altitude
loops-chance-stuck = suivant bloqué
loops-count-sets = séries jouables { $pitch ->
    [positive] en montée
   *[negative] en descente
}
loops-mean-left = dans les autres mains
loops-coach-one-set = { $name } n’a plus qu’une série !

## Consignes
loops-order-altitudes = Jouer mon altitude la plus proche, en tous ses exemplaires
loops-order-anything = Jouer mon altitude la plus proche ou, à défaut, ma carte spéciale qui vaut le moins de points
