lucky-loop-title = Lucky Loop
lucky-loop-line = Voltige à six dés : volez les quatre programmes, puis le vôtre.

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
lucky-loop-open-bonus = jeton dès { $points }

## Questions
lucky-loop-ask-choose_action = Échangez des cartes, ou posez ou renforcez un programme et volez-le.
lucky-loop-ask-exchange = Dans quelle pioche tirez-vous ? Encore { $count }.
lucky-loop-ask-refill = Complétez votre main : dans quelle pioche tirez-vous ? Encore { $count }.
lucky-loop-ask-discard = Défaussez trois cartes, l'une après l'autre.
lucky-loop-ask-lay_programme = { $programme } : jouez une carte { $colour }.
lucky-loop-ask-upgrade_card = { $programme } : jouez une carte plus difficile de même couleur.
lucky-loop-ask-pre_roll = Lancer ? Il y a { $dice } dés.
lucky-loop-ask-post_roll = Quelle figure volez-vous, et avec quels dés ?
lucky-loop-ask-choose_final_action = Phase finale : échangez contre son prix, ou commencez votre programme libre (difficulté 25, six dés).
lucky-loop-ask-lay_free = Programme libre : difficulté { $sum }, dés { $dice }. Encore une carte, ou terminé ?
lucky-loop-ask-place_highlight = Posez l'étoile sur une figure : elle doit être exacte et compte double.

## Actions
lucky-loop-do-exchange = échanger trois cartes{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost } de vos points
}
lucky-loop-do-lay_programme = poser { $programme }
lucky-loop-do-upgrade_card = renforcer une carte de { $programme }
lucky-loop-do-fly = voler { $programme } tel quel
lucky-loop-do-draw = tirer dans la pioche { $pile }
lucky-loop-do-done = terminé : poser ces cartes
lucky-loop-do-play = jouer { $card }
lucky-loop-do-discard = défausser { $card }
lucky-loop-do-free = ajouter { $card }
lucky-loop-do-highlight = étoile sur { $card }
lucky-loop-do-roll = lancer les dés
lucky-loop-do-stop = s'arrêter et prendre un jeton bonus
lucky-loop-do-assign = { $card } ← { $faces } = { $sum }, { $hit ->
    [exact] exact
   *[exceeded] dépassé
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lucky-loop-do-concede = abandonner le vol
lucky-loop-do-buy_seventh_die = acheter le 7e dé (1 jeton)
lucky-loop-do-reroll = relancer { $faces } (1 jeton)

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
    [you] C'est votre tour.
   *[other] C'est le tour de { $seat }.
}
lucky-loop-event-ExchangeStarted = { $who ->
    [you] Vous échangez des cartes
   *[other] { $seat } échange des cartes
}{ $cost ->
    [0] .
   *[other] {" "}(prix : { $cost }).
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
lucky-loop-event-CardsDiscarded = Défausse : { $cards }.
lucky-loop-event-ProgrammeChosen = { $who ->
    [you] Vous vous attaquez à { $programme }.
   *[other] { $seat } s'attaque à { $programme }.
}
lucky-loop-event-ProgrammeLaid = { $programme } : { $cards }.
lucky-loop-event-CardUpgraded = { $programme } devient plus difficile : { $card }.
lucky-loop-event-FreeLaid = { $who ->
    [you] Vous posez votre programme libre : { $cards }.
   *[other] { $seat } pose son programme libre : { $cards }.
}
lucky-loop-event-FreeRejected = { $who ->
    [you] Votre programme libre n'est pas permis : vous payez { $cost }.
   *[other] Le programme libre de { $seat } n'est pas permis : { $cost } points perdus.
}
lucky-loop-event-HighlightPlaced = L'étoile est sur { $card }.
lucky-loop-event-FlightStarted = { $who ->
    [you] Vous décollez avec { $dice } dés.
   *[other] { $seat } décolle avec { $dice } dés.
}
lucky-loop-event-TokenSpent = { $who ->
    [you] Vous dépensez
   *[other] { $seat } dépense
} un jeton bonus : { $use ->
    [seventh_die] le 7e dé
   *[reroll] une relance
}.
lucky-loop-event-SeventhDieAdded = Le dé rouge arrive : { $dice_left } dés.
lucky-loop-event-DiceTaken = { $count ->
    [one] Un dé est lancé.
   *[other] { $count } dés sont lancés.
}
lucky-loop-event-DiceRolled = { $who ->
    [you] Vous lancez { $thrown }.
   *[other] { $seat } lance { $thrown }.
}
lucky-loop-event-FigureFlown = { $card } ← { $dice } : { $state ->
    [exact] exact
   *[exceeded] dépassé
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lucky-loop-event-FlightEnded = { $outcome ->
    [scored] { $programme } est volé : { $result } points.
    [void] { $programme } est volé, mais { $result } points ne suffisent pas : nul.
    [stopped] Le vol s'arrête après deux figures.
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
lucky-loop-event-RecordSet = { $programme } : le meilleur résultat est maintenant { $record }.
lucky-loop-event-FreeFlown = { $who ->
    [you] Vous volez votre programme libre
   *[other] { $seat } vole son programme libre
} : { $result } points remplacent { $crossed_out }, { $total } en tout. C'est le dernier tour.
lucky-loop-event-FreeFailed = { $who ->
    [you] Votre vol libre échoue : vous payez { $cost }, { $total } en tout.
   *[other] Le vol libre de { $seat } échoue : { $cost } points perdus, { $total } en tout.
}
lucky-loop-event-RoundEnded = Le tour { $round } est fini.
lucky-loop-event-GameEnded = La partie est finie.
