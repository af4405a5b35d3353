hydroracers-title = Hydroracers
hydroracers-line = Des hydravions se disputent la Coupe Schneider : dix cartes, trois manches, et des virages qui punissent la hâte.

## Noms
hydroracers-pilot-bernardi = de Bernardi
hydroracers-pilot-doolittle = Doolittle
hydroracers-pilot-greig = d'Arcy Greig
hydroracers-pilot-sadi = Sadi-Lecointe
hydroracers-nation-italy = Italie
hydroracers-nation-united_states = États-Unis
hydroracers-nation-great_britain = Grande-Bretagne
hydroracers-nation-france = France
hydroracers-element-cooling = refroidissement
hydroracers-element-propulsion = propulsion
hydroracers-element-controls = commandes
hydroracers-element-structure = structure
hydroracers-malus-malus_corner = les virages pris à la limite sont dangereux
hydroracers-malus-malus_slow = une case de moins
hydroracers-malus-malus_pilot = plus de talent du pilote
hydroracers-malus-malus_hand = une carte de moins
hydroracers-token-damage = dégât
hydroracers-token-alert = alerte
hydroracers-card-i-pass = Je passe

## Plateau
hydroracers-heat = Manche { $heat } sur { $heats }
hydroracers-round = tour { $round }
hydroracers-setup = mise en place
hydroracers-column-plane = Avion
hydroracers-column-cell = Case
hydroracers-column-modifier = ±
hydroracers-column-hand = Cartes
hydroracers-column-gauge = Dégâts
hydroracers-column-bag = Sac
hydroracers-column-purse = AC
hydroracers-column-prestige = Points
hydroracers-crashed = crash
hydroracers-out = sorti
hydroracers-bets = Paris
hydroracers-pilots = Pilotes
hydroracers-free = gratuit
hydroracers-cockpits = Cockpits
hydroracers-tile-legend = ▪ dégât  ▴ alerte  › propage  ! malus  ✕ croix
hydroracers-square-spread = propage vers { $element }
hydroracers-square-malus = malus : { $malus }
hydroracers-square-cross = croix : un dégât écrase
hydroracers-face-up = Face visible
hydroracers-hand = Votre main
hydroracers-hand-of = Main de { $name }
hydroracers-legend = valeur/remise en état
hydroracers-under = sous la pioche : { $cards }
hydroracers-finish = arrivée
hydroracers-preview = vitesse { $speed }, case { $end }
hydroracers-preview-dangers = { $dangers ->
    [one] 1 danger
   *[other] { $dangers } dangers
}, dégât { $damage } %
hydroracers-preview-crash = crash { $crash } %
hydroracers-preview-malus = malus { $malus } %
hydroracers-previewed = { $action } : { $preview }

## Questions
hydroracers-ask-turn = Jouez une carte, ou passez en glissant une carte sous votre pioche.
hydroracers-ask-turn-bet = Pariez si vous voulez, puis jouez une carte, ou passez en glissant une carte sous votre pioche.
hydroracers-ask-late_bet = Vous avez volé. Pariez maintenant, ou finissez votre tour.
hydroracers-ask-place_token = Un jeton { $token } : quel élément le reçoit ?
hydroracers-ask-crash_remove = Crash ! Retirez un second jeton de vos tuiles.
hydroracers-ask-choose_pilot = Qui pilote votre avion ?

## Actions
hydroracers-do-pass = { $card ->
    [none] passer
   *[other] passer avec { $card }
}
hydroracers-do-end_turn = finir le tour
hydroracers-do-bet = parier { $slot ->
    [0] gratuitement
   *[other] { $slot } AC
} sur { $plane }
hydroracers-do-play = jouer { $card }
hydroracers-do-place_token = le poser sur { $element }
hydroracers-do-crash_remove = retirer le jeton de { $element }, case { $square }
hydroracers-do-choose_pilot = { $pilot }

## Événements
# $who vaut « you » quand il s'agit du siège qui lit, « none » quand il n'y a pas de siège.
hydroracers-event-CircuitDrawn = La course se vole à { $circuit }.
hydroracers-event-PilotDrawn = { $pilot } vole pour { $seat }.
hydroracers-event-PilotChosen = { $pilot } vole pour { $seat }.
hydroracers-event-GridDrawn = { $who ->
    [you] Vous partez en position { $place }.
   *[other] { $seat } part en position { $place }.
}
hydroracers-event-CardDrawn = { $who ->
    [you] Vous piochez une carte.
   *[other] { $seat } pioche une carte.
}
hydroracers-event-CardReceived = { $who ->
    [you] Vous piochez { $card }.
   *[other] { $seat } pioche { $card }.
}
hydroracers-event-UnderCardTaken = { $who ->
    [you] Vous reprenez une carte sous votre pioche.
   *[other] { $seat } reprend une carte sous sa pioche.
}
hydroracers-event-OpenCardDrawn = { $seat } retourne { $card }.
hydroracers-event-HeatStarted = Manche { $heat } : les avions sont sur la grille.
hydroracers-event-RoundStarted = Tour { $round }.
hydroracers-event-TurnStarted = { $who ->
    [you] C'est votre tour.
   *[other] C'est le tour de { $seat }.
}
hydroracers-event-BetPlaced = { $who ->
    [you] Vous pariez
   *[other] { $seat } parie
} { $slot ->
    [0] gratuitement.
   *[other] { $slot } AC.
}
hydroracers-event-BetNamed = { $who ->
    [you] Votre jeton est sur { $plane }.
   *[other] Le jeton de { $seat } est sur { $plane }.
}
hydroracers-event-AutopilotBet = { $seat } parie sur lui-même : { $slot ->
    [0] l'emplacement gratuit.
   *[other] l'emplacement { $slot }.
}
hydroracers-event-CardPlayed = { $who ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
}
hydroracers-event-Passed = { $who ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
hydroracers-event-CardPutUnder = { $card } va sous la pioche.
hydroracers-event-PlaneMoved = { $seat } : vitesse { $speed }, case { $start } → { $end }{ $dangers ->
    [0] .
    [one] , 1 danger.
   *[other] , { $dangers } dangers.
}
hydroracers-event-TokenDrawn = { $who ->
    [you] Vous tirez
   *[other] { $seat } tire
} { $token ->
    [damage] un dégât.
   *[alert] une alerte.
}
hydroracers-event-TokenPlaced = { $seat } : { $token ->
    [damage] un dégât
   *[alert] une alerte
} sur { $element }, case { $square }{ $shown ->
    [malus] {" "}(malus).
    [cross] {" "}(croix).
   *[other] .
}
hydroracers-event-PlaneCrashed = { $who ->
    [you] Vous vous écrasez !
   *[other] { $seat } s'écrase !
}
hydroracers-event-TokenReturned = { $who ->
    [you] Vous retirez
   *[other] { $seat } retire
} un jeton de { $element }, case { $square }.
hydroracers-event-HeatEnded = La manche { $heat } est finie : { $result }.
hydroracers-event-BetSettled = { $who ->
    [you] Votre pari sur { $plane } rapporte { $paid } AC.
   *[other] Le pari de { $seat } sur { $plane } rapporte { $paid } AC.
}
hydroracers-event-AircoinsConverted = { $who ->
    [you] Vous changez vos AIRCOINS en { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; reste : { $left }.
   *[other] { $seat } change ses AIRCOINS en { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; reste : { $left }.
}
hydroracers-event-GameEnded = La partie est finie.
hydroracers-event-Awaited = La partie continue.

## Refus et erreurs
error-not_your_decision = Ce n'est pas à vous d'en décider maintenant.
error-pass_needs_card = Nommez la carte qui va sous votre pioche.
error-hand_empty = Votre main est vide : passez sans carte.
error-already_bet = Vous avez déjà parié dans cette manche.
error-bets_are_off = On ne parie pas à cette table.
error-bad_slot = Il n'y a pas d'emplacement de pari « { $slot } ».
error-slot_taken = L'emplacement { $slot } est pris.
error-not_enough_aircoins = Vous ne pouvez pas payer : vous avez { $held } AIRCOINS.
error-bad_plane = « { $plane } » ne vole pas dans cette manche.
error-bet_too_late = Vous avez volé : il est trop tard pour parier.
error-bad_element = Il n'y a pas d'élément « { $element } ».
error-element_full = Toutes les cases de { $element } sont couvertes.
error-bad_token_choice = Il n'y a pas de jeton sur cette case.
error-pilot_taken = « { $pilot } » n'est pas un pilote libre.
error-bad_setup = { $reason ->
    [team_seats] La règle équipe demande exactement quatre avions
    [team_autopilots] La règle équipe se joue sans autopilotes
   *[planes] Chaque siège demande un avion à lui, et chaque autopilote doit être l'un d'eux
} ({ $rule }).
error-bad_autopilot = « { $text } » n'est pas un autopilote ; écrivez autopilot: et l'un de { $names }.
error-edition_corner_order = { $file } : { $key } se trouve après la case { $value }, mais les virages se suivent le long du tour et le précédent se trouve après { $last }.
error-edition_grid_short = { $file } : { $key } a { $size } cases ; il en faut une pour chacun des { $least } avions.
error-edition_grid_order = { $file } : { $key } vaut { $value }, qui n'est pas derrière { $last }, la case précédente.
error-edition_card_count = { $file } : { $key } compte { $count } cartes ; un avion en a { $wanted }.
error-edition_bad_face = { $file } : { $key } vaut « { $value } » ; une carte s'écrit valeur/remise en état, comme 7/2, la valeur de 1 à { $highest } et la remise en état de 0 à { $longest }.
error-edition_bad_tile = { $file } : { $key } doit finir par son unique croix et montrer au plus un malus.
error-edition_bad_stakes = { $file } : { $key } doit décroître d'un emplacement à l'autre et finir par le gratuit, 0.
error-edition_bad_prestige = { $file } : { $key } doit donner les points de { $planes } rangs, aucun plus haut que le précédent.
error-edition_no_pilot = { $file } : { $key } vaut « { $value } », une nation sans pilote.
