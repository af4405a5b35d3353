hydroracers-title = Hydroracers
hydroracers-line = Des hydravions se disputent la Coupe Schneider : dix cartes, trois manches, et des virages qui punissent la hâte.

## Noms
hydroracers-pilot-bernardi = de Bernardi
hydroracers-pilot-doolittle = Doolittle
hydroracers-pilot-greig = d’Arcy Greig
hydroracers-pilot-sadi = Sadi-Lecointe
hydroracers-nation-italy = Italie
hydroracers-nation-united_states = États-Unis
hydroracers-nation-great_britain = Grande-Bretagne
hydroracers-nation-france = France
hydroracers-element-cooling = refroidissement
hydroracers-element-propulsion = propulsion
hydroracers-element-controls = commandes
hydroracers-element-structure = structure
hydroracers-penalty-penalty_corner = les virages pris à la limite sont dangereux
hydroracers-penalty-penalty_slow = une case de moins
hydroracers-penalty-penalty_pilot = compétence du pilote perdue
hydroracers-penalty-penalty_hand = une carte de moins
hydroracers-token-damage = dégât
hydroracers-token-alert = alerte
hydroracers-card-i-pass = « Je passe »
hydroracers-circuit-calshot = Calshot Spit 1931
hydroracers-circuit-venice = Lido de Venise 1927
hydroracers-circuit-monaco = Monaco 1914
hydroracers-circuit-naples = Naples 1922
hydroracers-circuit-baltimore = Baltimore 1925
hydroracers-circuit-hampton = Hampton Roads 1926
hydroracers-edition-hydroracers-reconstructed = Hydroracers, avions et circuits reconstitués

## Plateau
hydroracers-heat = Manche { $heat } sur { $heats }
hydroracers-round = tour { $round }
hydroracers-setup = mise en place
hydroracers-track-legend = { $disc } virage et sa limite  ▚ arrivée
hydroracers-standings-legend = Cartes : en main + à piocher. Sac : dégâts:alertes. AC : AIRCOINS.
hydroracers-column-plane = Avion
hydroracers-column-cell = Case
hydroracers-column-modifier = ±
hydroracers-column-hand = Cartes
hydroracers-column-gauge = Dégâts
hydroracers-column-bag = Sac
hydroracers-column-purse = AC
hydroracers-column-crashes = Crashs
hydroracers-column-prestige = Points
hydroracers-crashed = crash
hydroracers-out = hors course
hydroracers-bets = Paris
hydroracers-face-down = face cachée
hydroracers-pilots = Pilotes
hydroracers-free = gratuit
hydroracers-cockpits = Cockpits
hydroracers-sign-damage = dégât
hydroracers-sign-alert = alerte
hydroracers-sign-spread = propage
hydroracers-sign-penalty = malus
hydroracers-sign-cross = croix
hydroracers-square-spread = propage vers { $element }
hydroracers-square-penalty = malus : { $penalty }
hydroracers-square-cross = croix : un dégât, et c’est le crash
hydroracers-face-up = Face visible
hydroracers-hand = Votre main
hydroracers-hand-of = Main : { $name }
hydroracers-legend = valeur/remise en état
hydroracers-under = sous la pioche : { $cards }
hydroracers-finish = arrivée
hydroracers-preview = vitesse { $sum }, case { $end }
hydroracers-preview-choice = une fois les pires jetons retirés
hydroracers-sum = { $base } { $sign ->
    [minus] −
   *[plus] +
} { $change } = { $speed }
hydroracers-sum-plain = { $speed }
hydroracers-sum-least = { $base } − { $change }, au moins { $speed }
hydroracers-cause-corner = virage { $limit }
hydroracers-cause-overtaking = dépassement
hydroracers-cause-card = la carte elle-même
hydroracers-preview-dangers = { $causes } : { $dangers ->
    [one] { $dangers } danger
   *[other] { $dangers } dangers
}, { $damage } % de risque de dégât
hydroracers-preview-crash = { $crash } % de risque de crash
hydroracers-preview-penalty = { $penalty } % de risque de malus
hydroracers-previewed = { $action } : { $preview }

## La position en mots
hydroracers-card = { $value }/{ $repair }
hydroracers-rank = { $rank }. { $name }
hydroracers-cell = case { $cell }
hydroracers-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
hydroracers-aircoins = { $count ->
    [one] { $count } AIRCOIN
   *[other] { $count } AIRCOINS
}
hydroracers-flies = { $plane }
hydroracers-leads = en tête (résistance de l’air { $drag })
hydroracers-slip = aspiration +{ $slip }
hydroracers-gauge = dégâts { $damage } sur { $slots }{ $alerts ->
    [0] {""}
    [one] , { $alerts } alerte de côté
   *[other] , { $alerts } alertes de côté
}
hydroracers-cards = { $hand } en main, { $deck } à piocher
hydroracers-bag = sac : dégâts { $damage }, alertes { $alert }
hydroracers-crashes = { $count ->
    [one] { $count } crash
   *[other] { $count } crashs
}
hydroracers-last-rank = rang à la dernière manche : { $rank }
hydroracers-corner = après la case { $cell }, limite { $limit }
hydroracers-skill-double_slip = une aspiration de +{ $double }
hydroracers-skill-large_hand = une carte de plus en main
hydroracers-skill-no_drag = pas de résistance de l’air avec une carte de { $least } ou plus
hydroracers-skill-long_slip = une aspiration même à une case de distance
hydroracers-owner = { $who ->
    [you] Vous
   *[other] { $name }
}
hydroracers-line-setup = La course se prépare.
hydroracers-line-heat = Manche { $heat } sur { $heats }, tour { $round } : { $order }.{ $dangers ->
    [0] {""}
    [one] {" "}{ $dangers } danger à résoudre.
   *[other] {" "}{ $dangers } dangers à résoudre.
}
hydroracers-line-hand = { $who ->
    [you] Votre main
   *[other] { $name }, main
} : { $cards }.
hydroracers-line-under = { $who ->
    [you] Sous votre pioche
   *[other] { $name }, sous la pioche
}, dans l’ordre où elles viendront : { $cards }.
hydroracers-line-tile = { hydroracers-owner }, { $element } : { $squares }.
hydroracers-line-penalties = { hydroracers-owner }, malus en vigueur : { $penalties }.
hydroracers-line-circuit = { $circuit } : un tour de { $cells } cases. Virages : { $corners }.
hydroracers-line-pilot = { $who ->
    [you] Votre pilote
   *[other] { $name }, pilote
} : { $pilot } ({ $skill }).
hydroracers-line-slots = Un pari paie, si son avion gagne : { $slots } ; s’il est deuxième, { $second } AC ; s’il est troisième, { $third } AC.
hydroracers-slot-pays = { $wins } AC { $stake ->
    [0] sur la case gratuite
   *[other] sur la case à { $stake } AC
}
hydroracers-line-bet = { hydroracers-owner } : un pari { $slot ->
    [0] gratuit
   *[other] de { $slot } AC
}{ $plane ->
    [none] .
   *[other] {" "}sur { $plane }.
}
hydroracers-line-row = { hydroracers-owner }, face visible : { $cards }.
hydroracers-line-played = { hydroracers-owner }, jouées : { $cards } ; sur le dessus { $top }.
hydroracers-line-legend = Une carte s’écrit valeur/remise en état. AC : AIRCOINS.

## Questions
# $who vaut « you » quand la personne qui lit doit choisir ; sinon c'est $name.
hydroracers-ask-turn = { $who ->
    [you] Jouez une carte, ou passez en glissant une carte sous votre pioche.
   *[other] { $name } choisit une carte.
}
hydroracers-ask-turn-bet = { $who ->
    [you] Pariez si vous voulez, puis jouez une carte, ou passez en glissant une carte sous votre pioche.
   *[other] { $name } peut parier et choisit une carte.
}
hydroracers-ask-late_bet = { $who ->
    [you] Votre déplacement est fait. Pariez maintenant, ou finissez votre tour.
   *[other] { $name } a fini son déplacement et peut parier.
}
hydroracers-ask-place_token = { $who ->
    [you] { $token ->
        [damage] Un jeton dégât : quel élément le reçoit ?
       *[alert] Un jeton alerte : quel élément le reçoit ?
    }
   *[other] { $token ->
        [damage] { $name } place un jeton dégât.
       *[alert] { $name } place un jeton alerte.
    }
}
hydroracers-ask-crash_remove = { $who ->
    [you] Crash ! Retirez un second jeton de vos tuiles.
   *[other] Crash ! { $name } retire un jeton.
}
hydroracers-ask-choose_pilot = { $who ->
    [you] Qui pilote votre avion ?
   *[other] { $name } choisit un pilote.
}

## Titres des choix
hydroracers-group-play = Jouer une carte
hydroracers-group-pass = Passer
hydroracers-group-bet = Parier
hydroracers-group-end_turn = Fin du tour
hydroracers-group-place_token = Cockpit
hydroracers-group-choose_pilot = Pilotes

## Actions
hydroracers-do-pass = { $card ->
    [none] Passer
   *[other] Passer, { $card } va sous la pioche
}
hydroracers-do-end_turn = Finir le tour
hydroracers-do-bet = Parier { $slot ->
    [0] gratuitement
   *[other] { $slot } AC
} sur { $plane }
hydroracers-do-play = Jouer { $card }
hydroracers-do-place_token = Le poser : { $element } ({ $hit })
hydroracers-do-crash_remove = Retirer un jeton : { $element }, case { $square }
hydroracers-do-choose_pilot = { $pilot }

## Événements
# $who vaut « you » quand il s'agit du siège qui lit, « none » quand il n'y a pas de siège.
hydroracers-event-CircuitDrawn = La course a lieu sur le circuit { $circuit }.
hydroracers-event-PilotDrawn = Aux commandes pour { $who ->
    [you] vous
   *[other] { $seat }
} : { $pilot }.
hydroracers-event-PilotChosen = Aux commandes pour { $who ->
    [you] vous
   *[other] { $seat }
} : { $pilot }.
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
    [you] Vous piochez une carte sous votre pioche.
   *[other] { $seat } pioche une carte sous sa pioche.
}
hydroracers-event-OpenCardDrawn = { $seat } retourne { $card }.
hydroracers-event-HeatStarted = Manche { $heat } : les avions sont sur la grille.
hydroracers-event-RoundStarted = Tour { $round }.
hydroracers-event-TurnStarted = { $who ->
    [you] C’est à vous.
   *[other] C’est à { $seat }.
}
hydroracers-event-BetPlaced = { $who ->
    [you] Vous pariez
   *[other] { $seat } parie
} { $slot ->
    [0] gratuitement.
   *[other] { $slot } AC.
}
hydroracers-event-BetNamed = { $who ->
    [you] Vous avez parié sur { $plane }.
   *[other] { $seat } a parié sur { $plane }.
}
hydroracers-event-AutopilotBet = { $seat } parie sur soi : { $slot ->
    [0] l’emplacement gratuit.
   *[other] l’emplacement { $slot }.
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
hydroracers-event-PlaneMoved = { $who ->
    [you] Vous
   *[other] { $seat }
} : vitesse { $speed }, case { $start } → { $end }{ $dangers ->
    [0] .
    [one] , { $dangers } danger.
   *[other] , { $dangers } dangers.
}
hydroracers-event-TokenDrawn = { $who ->
    [you] Vous tirez
   *[other] { $seat } tire
} { $token ->
    [damage] un jeton dégât.
   *[alert] un jeton alerte.
}
hydroracers-event-TokenPlaced = { $who ->
    [you] Vous
   *[other] { $seat }
} : { $token ->
    [damage] jeton dégât
   *[alert] jeton alerte
}, { $element }, case { $square }{ $shown ->
    [penalty] {" "}(malus).
    [cross] {" "}(croix).
   *[other] .
}
hydroracers-event-PlaneCrashed = { $who ->
    [you] Vous vous écrasez !
   *[other] { $seat } s’écrase !
}
hydroracers-event-TokenReturned = { $who ->
    [you] Vous retirez
   *[other] { $seat } retire
} un jeton : { $element }, case { $square }.
hydroracers-event-HeatEnded = { $reason ->
    [alone] La manche { $heat } est finie, il ne reste qu’un avion : { $result }.
    [crashed] La manche { $heat } est finie, tous les avions se sont écrasés : { $result }.
    [cap] La manche { $heat } s’arrête après { $cap } tours : { $result }.
   *[finish] La manche { $heat } est finie : { $result }.
}
hydroracers-event-BetSettled = { $who ->
    [you] Votre pari sur { $plane } rapporte { $paid } AC.
   *[other] { $seat } touche { $paid } AC pour son pari sur { $plane }.
}
hydroracers-event-AircoinsConverted = { $who ->
    [you] Vous convertissez vos AIRCOINS en { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; reste : { $left }.
   *[other] { $seat } convertit ses AIRCOINS en { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; reste : { $left }.
}
hydroracers-event-GameEnded = La partie est finie.
hydroracers-event-Awaited = Le jeu attend.

## Refus et erreurs
error-not_your_decision = Ce n’est pas à vous d’en décider maintenant.
error-pass_needs_card = Nommez la carte qui va sous votre pioche.
error-hand_empty = Votre main est vide : passez sans carte.
error-already_bet = Vous avez déjà parié dans cette manche.
error-bets_are_off = On ne parie pas à cette table.
error-bad_slot = Il n’y a pas d’emplacement de pari « { $slot } ».
error-slot_taken = L’emplacement { $slot } est pris.
error-not_enough_aircoins = Vous ne pouvez pas payer : vous avez { $held ->
    [one] { $held } AIRCOIN
   *[other] { $held } AIRCOINS
}.
error-bad_plane = « { $plane } » ne court pas dans cette manche.
error-bet_too_late = Votre déplacement est fait : il est trop tard pour parier.
error-bad_element = Il n’y a pas d’élément « { $element } ».
error-element_full = Toutes les cases de cet élément ({ $element }) sont couvertes.
error-bad_token_choice = Il n’y a pas de jeton sur cette case.
error-pilot_taken = « { $pilot } » n’est pas un pilote libre.
error-bad_setup = { $reason ->
    [races] Une campagne compte de deux à six courses ; pour une course seule, choisissez une course au lieu d’une campagne
    [team_seats] La règle équipe demande exactement quatre avions
    [team_autopilots] La règle équipe se joue sans autopilotes
   *[planes] Chaque place doit avoir son propre avion, et chaque autopilote doit être l’un de ces avions
} ({ $rule }).
error-bad_autopilot = « { $text } » n’est pas un autopilote ; écrivez autopilot: suivi de l’un de ces noms : { $names }.
error-edition_corner_order = { $file } : { $key } se trouve après la case { $value }, mais les virages se suivent le long du tour et le précédent se trouve après { $last }.
error-edition_grid_short = { $file } : { $key } a { $size } cases ; il en faut une pour chacun des { $least } avions.
error-edition_grid_order = { $file } : { $key } vaut { $value }, qui n’est pas derrière { $last }, la case précédente.
error-edition_card_count = { $file } : { $key } compte { $count } cartes ; un avion en a { $wanted }.
error-edition_bad_face = { $file } : { $key } vaut « { $value } » ; une carte s’écrit valeur/remise en état, comme 7/2, la valeur de 1 à { $highest } et la remise en état de 0 à { $longest }.
error-edition_bad_tile = { $file } : { $key } doit finir par son unique croix et montrer au plus un malus.
error-edition_bad_stakes = { $file } : { $key } doit décroître d’un emplacement à l’autre et finir par le gratuit, 0.
error-edition_bad_prestige = { $file } : { $key } doit donner les points de { $planes } rangs, aucun plus haut que le précédent.
error-edition_no_pilot = { $file } : { $key } vaut « { $value } », une nation sans pilote.
hydroracers-team = équipe { $team }
hydroracers-column-team = Équipe

# Ce que l’instructeur dit d’un vol.
hydroracers-count-speed = { $count ->
    [one] case
   *[other] cases
}
hydroracers-count-dangers = { $count ->
    [one] danger
   *[other] dangers
}
hydroracers-count-damage = dégât en moyenne
hydroracers-chance-damage = { $least ->
    [1] dégât
   *[other] { $least } dégâts ou plus
}
hydroracers-chance-alert = alerte
hydroracers-chance-penalty = malus
hydroracers-chance-crash = crash
