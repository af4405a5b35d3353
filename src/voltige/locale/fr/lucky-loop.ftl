lucky-loop-title = Lucky Loop
lucky-loop-line = Voltige à six dés : volez les quatre programmes, puis le vôtre.
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
lucky-loop-red_blue = rouge-bleue
lucky-loop-yellow_green = jaune-verte

## Plateau
lucky-loop-round = Tour { $number }
lucky-loop-last-round = dernier tour
lucky-loop-hand = Votre main
lucky-loop-piles = Pioches
lucky-loop-discards = défausses
lucky-loop-picked = Choisies
lucky-loop-flight = Vol
lucky-loop-free-flight = Vol libre
lucky-loop-stock = dés restants
lucky-loop-roll = Lancer
lucky-loop-supply = jetons en réserve
lucky-loop-record = record
lucky-loop-track = Score
lucky-loop-column-seat = Pilote
lucky-loop-column-total = Total
lucky-loop-column-tokens = Jetons
lucky-loop-column-hand = Main
lucky-loop-column-free = Programme libre
lucky-loop-column-paid = Payé
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
    [one] { $count } programme volé
   *[other] { $count } programmes volés
}
lucky-loop-backs = { $count } de la pioche { $pile }
lucky-loop-paid = { $count ->
    [one] { $count } point payé
   *[other] { $count } points payés
}
lucky-loop-first = premier joueur
lucky-loop-final = phase finale
lucky-loop-crossed = { $score } (remplacé)
lucky-loop-result = { $who ->
    [you] vous
   *[other] { $name }
} { $score }
lucky-loop-line-round = Tour { $round }{ $last ->
    [yes] , le dernier
   *[no] {""}
}.
lucky-loop-line-flight = { $who ->
    [you] Vous volez
   *[other] { $name } vole
} : { $programme }, { $dice ->
    [one] encore { $dice } dé
   *[other] encore { $dice } dés
}{ $seventh ->
    [yes] , le 7e est acheté
   *[no] {""}
}.
lucky-loop-line-roll = Les dés montrent { $roll }.
lucky-loop-line-figure = Figure { $number } : { $card }{ $star ->
    [yes] , avec l’étoile
   *[no] {""}
}, { $state ->
    [open] à voler.
    [exact] volée exactement avec { $dice }.
   *[exceeded] volée et dépassée avec { $dice }.
}
lucky-loop-line-hand = Votre main : { $cards }.
lucky-loop-line-picked = Déjà choisies : { $cards }.
lucky-loop-line-programme = { $programme } : { $cards }. { $record ->
    [0] Aucun résultat.
   *[other] Record { $record } ; { $results }.
}
lucky-loop-line-empty = { $programme } : pas encore de cartes. Il faut { $figures }.
lucky-loop-line-free = { $who ->
    [you] Votre programme libre
   *[other] Programme libre de { $name }
} : { $cards }{ $score ->
    [none] .
   *[other] . Résultat : { $score }.
}
lucky-loop-line-pile = Pioche { $pile } : { $count } à tirer, { $discards ->
    [0] défausse vide.
    [one] { $discards } défaussée, depuis le dessus : { $cards }.
   *[other] { $discards } défaussées, depuis le dessus : { $cards }.
}
lucky-loop-line-supply = Jetons bonus en réserve : { $count }.
lucky-loop-line-results = Un résultat compte à partir de { $least } points. Dès { $bonus }, un nouveau record sur un programme rapporte un jeton bonus. À { $last }, un programme est fermé à qui les a.
lucky-loop-line-legend = Une carte se nomme par sa figure, sa difficulté, et ses points si elle est exacte / dépassée.

## Questions
# $who vaut « you » quand la personne qui lit doit choisir ; sinon c'est $name.
lucky-loop-ask-choose_action = { $who ->
    [you] Échangez des cartes, ou posez un programme ou corsez-en un, et volez-le.
   *[other] { $name } décide : échanger des cartes, ou voler.
}
lucky-loop-ask-exchange = { $who ->
    [you] Dans quelle pioche tirez-vous ? Encore { $count }.
   *[other] { $name } tire des cartes.
}
lucky-loop-ask-refill = { $who ->
    [you] Complétez votre main : dans quelle pioche tirez-vous ? Encore { $count }.
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
    [you] Prêt à lancer ? { $stock ->
        [one] Il vous reste { $stock } dé.
       *[other] Il vous reste { $stock } dés.
    }
   *[other] { $name } va lancer les dés ({ $stock }).
}
lucky-loop-ask-post_roll = { $who ->
    [you] Les dés montrent { $roll }. Quelle figure volez-vous, et avec lesquels ?
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
    [you] Programme libre : difficulté { $sum } pour { $least } au moins, { $dice } dés sur { $most }. Encore une carte, ou terminé ?
   *[other] { $name } compose un programme libre.
}
lucky-loop-ask-place_highlight = { $who ->
    [you] Posez l’étoile sur une figure : elle doit être exacte et compte { $factor ->
        [2] double.
       *[other] × { $factor }.
    }
   *[other] { $name } pose l’étoile.
}

## Titres des choix
lucky-loop-group-exchange = Échanger
lucky-loop-group-lay = Poser un programme
lucky-loop-group-upgrade = Corser un programme
lucky-loop-group-fly = Voler tel quel
lucky-loop-group-draw = Tirer
lucky-loop-group-play = Jouer
lucky-loop-group-discard = Défausser
lucky-loop-group-free = Programme libre
lucky-loop-group-highlight = L’étoile
lucky-loop-group-roll = Les dés
lucky-loop-group-end = Finir le vol
lucky-loop-group-assign = Voler une figure
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
lucky-loop-do-fly = Voler { $programme } tel quel
lucky-loop-do-draw = Tirer dans la pioche { $pile }
lucky-loop-do-done = C’est tout : poser ces cartes
lucky-loop-do-play = Jouer { $card }
lucky-loop-do-discard = Défausser { $card }
lucky-loop-do-free = Ajouter { $card }
lucky-loop-do-highlight = Étoile sur { $card }
lucky-loop-do-roll = Lancer les dés
lucky-loop-do-stop = S’arrêter là et prendre un jeton bonus
lucky-loop-do-assign = { $card } avec { $faces } : { $hit ->
    [exact] exacte
   *[exceeded] dépassée
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lucky-loop-do-concede = Abandonner le vol
lucky-loop-do-buy_seventh_die = Acheter le 7e dé (1 jeton)
lucky-loop-do-reroll = Relancer { $faces } (1 jeton)

## Événements
# $who vaut « you » quand la place dont on parle est celle qui lit.
lucky-loop-event-FirstPlayerChosen = { $who ->
    [you] Vous êtes premier joueur.
   *[other] { $seat } est premier joueur.
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
    [you] C’est votre tour.
   *[other] C’est le tour de { $seat }.
}
lucky-loop-event-ExchangeStarted = { $who ->
    [you] Vous échangez des cartes
   *[other] { $seat } échange des cartes
}{ $cost ->
    [0] .
   *[other] {" "}(prix : { $cost }).
}
lucky-loop-event-RefillStarted = { $who ->
    [you] Vous complétez votre main ({ $count }).
   *[other] { $seat } complète sa main ({ $count }).
}
lucky-loop-event-PileChosen = { $who ->
    [you] Vous tirez dans la pioche { $pile }.
   *[other] { $seat } tire dans la pioche { $pile }.
}
lucky-loop-event-CardDrawn = { $who ->
    [you] Vous tirez une carte { $pile }.
   *[other] { $seat } tire une carte { $pile }.
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
    [you] Votre programme libre n’est pas permis : vous payez { $cost }.
   *[other] Le programme libre de { $seat } n’est pas permis : { $cost } points perdus.
}
lucky-loop-event-HighlightPlaced = L’étoile est sur { $card }.
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
    [you] Vous lancez { $thrown }.
   *[other] { $seat } lance { $thrown }.
}
lucky-loop-event-FigureFlown = { $card } avec { $dice } : { $state ->
    [exact] exacte
   *[exceeded] dépassée
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lucky-loop-event-FlightEnded = { $outcome ->
    [scored] { $programme } est volé : { $result } points.
    [void] { $programme } est volé, mais { $result } points ne suffisent pas : nul.
    [stopped] Le vol s’arrête après deux figures.
   *[failed] Le vol échoue après { $figures ->
        [0] aucune figure
        [one] une figure
       *[other] { $figures } figures
    }.
}
lucky-loop-event-TokenTaken = { $who ->
    [you] Vous prenez un jeton bonus.
   *[other] { $seat } prend un jeton bonus.
}
lucky-loop-event-ScoreMarked = { $who ->
    [you] Vous marquez
   *[other] { $seat } marque
} { $score } à { $programme } (+{ $gain }), { $total } en tout.
lucky-loop-event-RecordSet = { $programme } : le meilleur résultat est maintenant { $record }.
lucky-loop-event-FreeFlown = { $who ->
    [you] Vous volez votre programme libre
   *[other] { $seat } vole son programme libre
} : { $result } points remplacent { $crossed_out }, { $total } en tout. C’est le dernier tour.
lucky-loop-event-FreeFailed = { $who ->
    [you] Votre vol libre échoue : vous payez { $cost }, { $total } en tout.
   *[other] Le vol libre de { $seat } échoue : { $cost } points perdus, { $total } en tout.
}
lucky-loop-event-RoundEnded = Le tour { $round } est fini.
lucky-loop-event-GameEnded = { $by_cap ->
    [yes] La partie est finie : le dernier tour prévu à cette table est joué.
   *[no] La partie est finie.
}

## Chances
lucky-loop-chance-complete = réussir le programme
lucky-loop-chance-reach = { $points } points ou plus
lucky-loop-chance-token = un jeton bonus
lucky-loop-chance-free = réussir le programme libre
lucky-loop-chance-consolation = le jeton de la dernière figure
lucky-loop-mean-points = en moyenne
lucky-loop-mean-gain = en moyenne, au-dessus de vos { $points }
lucky-loop-mean-change = en moyenne, effet sur votre total
