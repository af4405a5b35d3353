lucky-loop-title = Lucky Loop
lucky-loop-line = Voltige à six dés : réussissez les quatre programmes, puis le vôtre.
lucky-loop-edition-reconstructed-1 = Lucky Loop, paquet reconstitué de 64 cartes

## Noms
lucky-loop-red_rooster = Red Rooster
lucky-loop-rubber_duck = Rubber Duck
lucky-loop-diving_dove = Diving Dove
lucky-loop-mighty_eagle = Mighty Eagle
lucky-loop-red = Virage
lucky-loop-blue = Looping
lucky-loop-green = Piqué
lucky-loop-yellow = Tonneau
lucky-loop-red_blue = rouge-bleu
lucky-loop-yellow_green = jaune-vert

## Plateau
lucky-loop-round = Tour de table { $number }
lucky-loop-last-round = dernier tour de table
lucky-loop-hand = Votre main
lucky-loop-piles = Pioches
lucky-loop-discards = défausses
lucky-loop-picked = Choisies
lucky-loop-flight = Vol
lucky-loop-free-flight = Vol libre
lucky-loop-stock = dés restants
lucky-loop-roll = Lancer
lucky-loop-supply = jetons en réserve
lucky-loop-record = meilleur résultat
lucky-loop-track = Score
lucky-loop-column-seat = Pilote
lucky-loop-column-total = Total
lucky-loop-column-tokens = Jetons
lucky-loop-column-hand = Main
lucky-loop-column-free = Programme libre
lucky-loop-column-paid = Perdus
lucky-loop-open-bonus = jeton dès { $points }

## La position en mots
lucky-loop-card = { $figure } { $difficulty } ({ $exact }/{ $exceeded })
lucky-loop-free-programme = programme libre
lucky-loop-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
lucky-loop-tokens = { $count ->
    [one] { $count } jeton bonus
   *[other] { $count } jetons bonus
}
lucky-loop-programmes = { $count ->
    [one] { $count } programme accompli
   *[other] { $count } programmes accomplis
}
lucky-loop-backs = { $count ->
    [one] { $count } carte { $pile }
   *[other] { $count } cartes { $pile }
}
lucky-loop-paid = { $count ->
    [one] { $count } point perdu
   *[other] { $count } points perdus
}
lucky-loop-first = premier joueur
lucky-loop-final = phase finale
lucky-loop-crossed = { $score } (barré)
lucky-loop-result = { $who ->
    [you] vous
   *[other] { $name }
} { $score }
lucky-loop-line-round = Tour de table { $round }{ $last ->
    [yes] , le dernier
   *[no] {""}
}.
lucky-loop-line-flight = { $who ->
    [you] Vous êtes en vol
   *[other] { $name } est en vol
} : { $programme }, { $dice ->
    [one] encore { $dice } dé
   *[other] encore { $dice } dés
}{ $seventh ->
    [yes] , le 7e est acheté
   *[no] {""}
}.
lucky-loop-line-roll = Les dés montrent { $roll }.
lucky-loop-line-figure = Figure { $number } : { $card }{ $star ->
    [yes] , avec le temps fort
   *[no] {""}
}, { $state ->
    [open] à faire.
    [exact] réussie pile avec { $dice }.
   *[exceeded] réussie au-dessus avec { $dice }.
}
lucky-loop-line-hand = Votre main : { $cards }.
lucky-loop-line-picked = Déjà choisies : { $cards }.
lucky-loop-line-programme = { $programme } : { $cards }. { $record ->
    [0] Aucun résultat.
   *[other] Meilleur résultat : { $record } ; { $results }.
}
lucky-loop-line-empty = { $programme } : pas encore de cartes. Il faut { $figures }.
lucky-loop-line-free = { $who ->
    [you] Votre programme libre
   *[other] { $name }, programme libre
} : { $cards }{ $score ->
    [none] .
   *[other] . Résultat : { $score }.
}
lucky-loop-line-pile = Pioche { $pile } : { $count } à piocher, { $discards ->
    [0] défausse vide.
    [one] { $discards } défaussée, depuis le dessus : { $cards }.
   *[other] { $discards } défaussées, depuis le dessus : { $cards }.
}
lucky-loop-line-supply = Jetons bonus en réserve : { $count }.
lucky-loop-line-results = Un résultat compte à partir de { $least } points. À partir de { $bonus }, un nouveau meilleur résultat rapporte un jeton bonus. À partir de { $last }, le programme se ferme pour qui les a obtenus.
lucky-loop-line-legend = Une carte s’écrit : figure, difficulté, puis (points pile / points au-dessus).

## Questions
# $who vaut « you » quand la personne qui lit doit choisir ; sinon c'est $name.
lucky-loop-ask-choose_action = { $who ->
    [you] Échangez des cartes, ou bien posez ou corsez un programme et décollez.
   *[other] { $name } décide : échanger des cartes, ou décoller.
}
lucky-loop-ask-exchange = { $who ->
    [you] Dans quelle pile piochez-vous ? Cartes restantes : { $count }.
   *[other] { $name } pioche des cartes.
}
lucky-loop-ask-refill = { $who ->
    [you] Complétez votre main : dans quelle pile piochez-vous ? Cartes restantes : { $count }.
   *[other] { $name } complète sa main.
}
lucky-loop-ask-discard = { $who ->
    [you] { $left ->
        [one] Défaussez encore une carte.
       *[other] Défaussez { $left } cartes, l’une après l’autre.
    }
   *[other] { $name } se défausse.
}
lucky-loop-ask-lay_programme = { $who ->
    [you] { $programme } : quelle carte { $colour } ?
   *[other] { $name } pose des cartes pour { $programme }.
}
lucky-loop-ask-upgrade_card = { $who ->
    [you] { $programme } : jouez une carte plus difficile de même couleur.
   *[other] { $name } corse { $programme }.
}
lucky-loop-ask-pre_roll = { $who ->
    [you] On lance ? { $stock ->
        [one] Il vous reste { $stock } dé.
       *[other] Il vous reste { $stock } dés.
    }
   *[other] { $name } va lancer les dés ({ $stock }).
}
lucky-loop-ask-post_roll = { $who ->
    [you] { $fits ->
        [no] Rien ne convient avec { $roll } : { $tokens ->
            [0] abandonnez le vol.
           *[other] relancez, ou abandonnez le vol.
        }
       *[yes] Les dés montrent { $roll }. Quelle figure faites-vous, et avec quels dés ?
    }
   *[other] { $name } a lancé { $roll } et choisit ses dés.
}
lucky-loop-ask-choose_final_action = { $who ->
    [you] Phase finale : commencez votre programme libre (difficulté { $least } au moins, { $most } dés), ou échangez des cartes pour { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
   *[other] { $name } décide : échanger des cartes, ou le programme libre.
}
lucky-loop-ask-lay_free = { $who ->
    [you] Programme libre : difficulté { $sum } (au moins { $least }), dés nécessaires : { $dice } (au plus { $most }). Encore une carte, ou c’est tout ?
   *[other] { $name } compose un programme libre.
}
lucky-loop-ask-place_highlight = { $who ->
    [you] Posez le temps fort sur une figure : il faudra la réussir pile, et elle compte { $factor ->
        [2] double.
       *[other] × { $factor }.
    } Un échec coûte { $penalty ->
        [one] { $penalty } point.
       *[other] { $penalty } points.
    }
   *[other] { $name } pose son temps fort.
}

## Titres des choix
lucky-loop-group-exchange = Échanger
lucky-loop-group-lay = Poser un programme
lucky-loop-group-upgrade = Corser un programme
lucky-loop-group-fly = Décoller tel quel
lucky-loop-group-draw = Piocher
lucky-loop-group-play = Jouer
lucky-loop-group-discard = Défausser
lucky-loop-group-free = Programme libre
lucky-loop-group-highlight = Le temps fort
lucky-loop-group-roll = Les dés
lucky-loop-group-end = Finir le vol
lucky-loop-group-assign = Faire une figure
lucky-loop-group-reroll = Relancer

## Actions
lucky-loop-do-exchange = Échanger { $cards ->
    [3] trois
   *[other] { $cards }
} cartes{ $cost ->
    [0] {""}
    [one] {" "}pour { $cost } point
   *[other] {" "}pour { $cost } points
}
lucky-loop-do-lay_programme = Poser { $programme }
lucky-loop-do-upgrade_card = Corser { $programme }
lucky-loop-do-fly = Décoller avec { $programme } tel quel
lucky-loop-do-draw = Piocher une carte { $pile }
lucky-loop-do-done = C’est tout : poser ces cartes
lucky-loop-do-play = Jouer { $card }
lucky-loop-do-discard = Défausser { $card }
lucky-loop-do-free = Ajouter { $card }
lucky-loop-do-highlight = Temps fort sur { $card }
lucky-loop-do-roll = Lancer les dés
lucky-loop-do-stop = S’arrêter là et prendre un jeton bonus
lucky-loop-do-assign = { $card } avec { $faces } : { $hit ->
    [exact] pile
   *[exceeded] au-dessus
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lucky-loop-do-concede = Abandonner le vol{ $token ->
    [yes] {" "}et prendre un jeton bonus
   *[no] {""}
}
lucky-loop-do-buy_seventh_die = Acheter le 7e dé (1 jeton)
lucky-loop-do-reroll = Relancer { $faces } (1 jeton)

## Événements
# $who vaut « you » quand la place dont on parle est celle qui lit.
lucky-loop-event-FirstPlayerChosen = { $who ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
lucky-loop-event-CardDealt = { $who ->
    [you] Vous recevez une carte { $pile }.
   *[other] { $seat } reçoit une carte { $pile }.
}
lucky-loop-event-CardReceived = { $who ->
    [you] Vous recevez { $card }.
   *[other] { $seat } reçoit { $card }.
}
lucky-loop-event-TurnStarted = { $who ->
    [you] C’est à vous.
   *[other] C’est à { $seat }.
}
lucky-loop-event-ExchangeStarted = { $who ->
    [you] Vous échangez des cartes
   *[other] { $seat } échange des cartes
}{ $cost ->
    [0] .
   *[other] {" "}(prix : { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }).
}
lucky-loop-event-RefillStarted = { $who ->
    [you] Vous complétez votre main ({ $count }).
   *[other] { $seat } complète sa main ({ $count }).
}
lucky-loop-event-PileChosen = { $who ->
    [you] Vous choisissez la pioche { $pile }.
   *[other] { $seat } choisit la pioche { $pile }.
}
lucky-loop-event-CardDrawn = { $who ->
    [you] Vous piochez une carte { $pile }.
   *[other] { $seat } pioche une carte { $pile }.
}
lucky-loop-event-PileRebuilt = La défausse { $pile } ({ $count }) est mélangée et devient la pioche.
lucky-loop-event-CardPicked = { $who ->
    [you] Vous choisissez { $card }.
   *[other] { $seat } choisit { $card }.
}
lucky-loop-event-CardsDiscarded = Défausse : { $cards }.
lucky-loop-event-ProgrammeChosen = { $who ->
    [you] Vous vous attaquez à { $programme }.
   *[other] { $seat } s’attaque à { $programme }.
}
lucky-loop-event-ProgrammeLaid = { $programme } : { $cards }.
lucky-loop-event-CardUpgraded = { $programme } devient plus difficile : { $card }.
lucky-loop-event-FreeLaid = { $who ->
    [you] Vous posez votre programme libre : { $cards }.
   *[other] { $seat } pose son programme libre : { $cards }.
}
lucky-loop-event-FreeRejected = { $who ->
    [you] Votre programme libre n’est pas autorisé : { $cost } points perdus.
   *[other] { $seat } a posé un programme libre non autorisé : { $cost } points perdus.
}
lucky-loop-event-HighlightPlaced = Le temps fort est sur { $card }.
lucky-loop-event-FlightStarted = { $who ->
    [you] Vous décollez avec { $dice } dés.
   *[other] { $seat } décolle avec { $dice } dés.
}
lucky-loop-event-TokenSpent = { $who ->
    [you] Vous dépensez
   *[other] { $seat } dépense
} un jeton bonus : { $use ->
    [seventh_die] le 7e dé
   *[reroll] une relance
}.
lucky-loop-event-SeventhDieAdded = Le dé rouge arrive : { $dice_left } dés.
lucky-loop-event-DiceTaken = { $count ->
    [one] Un dé est lancé.
   *[other] { $count } dés sont lancés.
}
lucky-loop-event-DiceRolled = { $who ->
    [you] Vous obtenez { $thrown }.
   *[other] { $seat } obtient { $thrown }.
}
lucky-loop-event-FigureFlown = { $card } avec { $dice } : { $state ->
    [exact] pile
   *[exceeded] au-dessus
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lucky-loop-event-FlightEnded = { $outcome ->
    [scored] { $programme } est accompli : { $result } points.
    [void] Les figures sont réussies, mais un résultat de { $result } ne suffit pas : { $programme } est nul.
    [stopped] Le vol s’arrête après deux figures.
   *[failed] Le vol échoue { $figures ->
        [0] sans aucune figure réussie
        [one] après une figure
       *[other] après { $figures } figures
    }.
}
lucky-loop-event-TokenTaken = { $who ->
    [you] Vous prenez un jeton bonus.
   *[other] { $seat } prend un jeton bonus.
}
lucky-loop-event-ScoreMarked = { $who ->
    [you] Vous marquez
   *[other] { $seat } marque
} { $score } dans { $programme } (+{ $gain }), { $total } au total.
lucky-loop-event-RecordSet = { $programme } : le meilleur résultat est maintenant { $record }.
lucky-loop-event-FreeFlown = { $who ->
    [you] Vous réussissez votre programme libre
   *[other] { $seat } réussit son programme libre
} : { $result } points, le programme { $crossed_out } est barré, { $total } au total. C’est le dernier tour de table.
lucky-loop-event-FreeFailed = { $who ->
    [you] Votre vol libre échoue : { $cost } points perdus, { $total } au total.
   *[other] { $seat } échoue dans son vol libre : { $cost } points perdus, { $total } au total.
}
lucky-loop-event-RoundEnded = Le tour de table { $round } est fini.
lucky-loop-event-GameEnded = { $by_cap ->
    [yes] La partie est finie : le dernier tour prévu à cette table est joué.
   *[no] La partie est finie.
}

## Chances
lucky-loop-chance-complete = réussir le programme
lucky-loop-chance-reach = { $points } points ou plus
lucky-loop-chance-token = un jeton bonus
lucky-loop-chance-free = réussir le programme libre
lucky-loop-chance-consolation = le jeton de consolation
lucky-loop-mean-points = en moyenne
lucky-loop-mean-gain = en moyenne, au-dessus de vos { $points }
lucky-loop-mean-change = en moyenne, effet sur votre total
