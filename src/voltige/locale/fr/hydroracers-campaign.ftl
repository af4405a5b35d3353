## Cartes Développement
hydroracers-card-m_slow_flypast = Passage lent
hydroracers-card-m_throttle_low = Gaz 1–4
hydroracers-card-m_salute = Salut au public
hydroracers-card-m_glide_trim = Réglage plané
hydroracers-card-m_cooling_run = Vol de refroidissement
hydroracers-card-m_display_pass = Passage de démonstration
hydroracers-card-m_course_reading = Lecture du parcours
hydroracers-card-m_throttle_mid = Gaz 4–6
hydroracers-card-m_stunt = Acrobatie au ras des flots
hydroracers-card-m_sponsor_lap = Tour du mécène
hydroracers-card-m_tight_line = Trajectoire serrée
hydroracers-card-m_throttle_high = Gaz 6–8
hydroracers-card-m_banked_8 = Virage incliné 8
hydroracers-card-m_banked_9 = Virage incliné 9
hydroracers-card-m_power_10 = Pleins gaz 10
hydroracers-card-m_power_11 = Pleins gaz 11
hydroracers-card-m_power_12 = Pleins gaz 12
hydroracers-card-t_wake_rider = Maître du sillage
hydroracers-card-t_cowling = Capot profilé
hydroracers-card-t_flight_plan = Plan de vol
hydroracers-card-t_hop = Élan de dépassement
hydroracers-card-t_mirror = Rétroviseur
hydroracers-card-t_brake = Aérofrein
hydroracers-card-t_wake_breaker = Brise-sillage
hydroracers-card-t_supercharger = Compresseur
hydroracers-card-t_goggles = Lunettes
hydroracers-card-a_controls = Gouvernes
hydroracers-card-a_cooling = Radiateurs de surface
hydroracers-card-a_structure = Revêtement travaillant
hydroracers-card-a_propulsion = Moteur neuf
hydroracers-card-a_works_team = Équipe d'usine
hydroracers-card-a_sabotage = Sabotage
hydroracers-card-a_spare_parts = Pièces de rechange
hydroracers-card-a_tuning = Mise au point
hydroracers-effect-m_slow_flypast = retire 2 jetons danger
hydroracers-effect-m_throttle_low = valeur au choix
hydroracers-effect-m_salute = 1 point, retire 1 jeton danger
hydroracers-effect-m_glide_trim = passer avance de 3 tant que la carte est visible
hydroracers-effect-m_cooling_run = retire 1 jeton danger
hydroracers-effect-m_display_pass = 2 points, retire 1 jeton danger
hydroracers-effect-m_course_reading = la carte suivante : la meilleure de 3
hydroracers-effect-m_throttle_mid = valeur au choix
hydroracers-effect-m_stunt = 3 points et 1 danger
hydroracers-effect-m_sponsor_lap = 1 point ou 5 AC
hydroracers-effect-m_tight_line = comme 6 elle ignore 1 virage
hydroracers-effect-m_throttle_high = valeur au choix
hydroracers-effect-m_banked_8 = ignore 2 virages
hydroracers-effect-m_banked_9 = ignore 1 virage
hydroracers-effect-m_power_10 = vitesse pure
hydroracers-effect-m_power_11 = vitesse pure
hydroracers-effect-m_power_12 = vitesse pure
hydroracers-effect-t_wake_rider = aspiration +2
hydroracers-effect-t_cowling = pas de résistance à partir de 5
hydroracers-effect-t_flight_plan = une carte de plus en main
hydroracers-effect-t_hop = sauter l'avion juste devant
hydroracers-effect-t_mirror = laisser passer l'avion qui arrive
hydroracers-effect-t_brake = une case de moins
hydroracers-effect-t_wake_breaker = pas d’aspiration derrière vous
hydroracers-effect-t_supercharger = une case de plus après un dépassement
hydroracers-effect-t_goggles = piocher 2, garder 1
hydroracers-effect-a_controls = une case de dégât de plus, ou commandes +1
hydroracers-effect-a_cooling = une case de dégât de plus, ou refroidissement +1
hydroracers-effect-a_structure = une case de dégât de plus, ou structure +1
hydroracers-effect-a_propulsion = une case de dégât de plus, ou propulsion +1
hydroracers-effect-a_works_team = une case de dégât de plus, ou une tuile au choix +1
hydroracers-effect-a_sabotage = un jeton dégât dans le sac d'un adversaire
hydroracers-effect-a_spare_parts = un jeton alerte dans votre sac
hydroracers-effect-a_tuning = un jeton dégât hors de votre sac

## Noms
hydroracers-grid-random = au sort
hydroracers-grid-last_heat = dans l'ordre de la dernière manche
hydroracers-grid-reverse_prestige = le moins de prestige devant

## Plateau
hydroracers-race = Course { $race } sur { $races }
hydroracers-development = développement
hydroracers-calendar = Calendrier
hydroracers-months = { $months } sur { $time }
hydroracers-cloth-bag = Sac en tissu
hydroracers-cloth-bag-time = { $time } TEMPS
hydroracers-column-number = N°
hydroracers-column-card = Carte
hydroracers-column-effect = Effet
hydroracers-column-cost = Coût
hydroracers-column-value = Valeur
hydroracers-column-tokens = Jetons
hydroracers-column-owned = Acquis
hydroracers-track = Espionnage
hydroracers-track-empty = aucune carte
hydroracers-exhibition = Exhibition
hydroracers-own-stand = stand réservé { $paid }
hydroracers-your-cards = Vos cartes
hydroracers-cards-of = Cartes de { $name }
hydroracers-technologies = Technologies
hydroracers-looked = Au choix
hydroracers-obtaining = En cours d'acquisition : { $card }
hydroracers-costs = { $paid ->
    [0] gratuit
   *[other] { $paid } AC
}
hydroracers-target = { $card }, { $have } jetons sur { $cost }
hydroracers-target-full = { $card }, acquise

## Questions
hydroracers-ask-choose_gain = Votre carte rapporte : des points ou des AIRCOINS ?
hydroracers-ask-choose_tokens = Votre carte retire des jetons danger : lequel ?
hydroracers-ask-supercharge = Vous dépassez. Une case de plus avec le Compresseur ?
hydroracers-ask-hop = Un adversaire est juste devant. Sauter par-dessus ?
hydroracers-ask-mirror = Un avion arrive derrière vous. Le laisser passer et voler derrière lui ?
hydroracers-ask-keep = Quelle carte gardez-vous ? Les autres vont sous votre pioche.
hydroracers-ask-choose_circuit = Vous menez la campagne : où vole-t-on la prochaine course ?
hydroracers-ask-choose_grid = Comment les avions s'alignent-ils ?
hydroracers-ask-place_dev = Votre jeton est tiré. Où va-t-il ?
hydroracers-ask-rush = Il manque un jeton. Payer et prendre la carte tout de suite ?
hydroracers-ask-recycle = Laquelle de vos cartes donnez-vous en échange ?
hydroracers-ask-spy_take = Quelle carte prenez-vous ?
hydroracers-ask-choose_level = Quelle tuile s'améliore ?
hydroracers-ask-choose_victim = Qui sabotez-vous ?

## Actions
hydroracers-do-play_as = jouer { $card } comme { $value }
hydroracers-do-play_braked = jouer { $card } en freinant
hydroracers-do-play_as_braked = jouer { $card } comme { $value } en freinant
hydroracers-do-pass_braked = { $card ->
    [none] passer en freinant
   *[other] passer avec { $card } en freinant
}
hydroracers-do-choose_gain = { $gain ->
    [points] prendre le point
   *[aircoins] prendre les AIRCOINS
}
hydroracers-do-choose_tokens = retirer le jeton de { $element }, case { $square }
hydroracers-do-supercharge = { $answer ->
    [yes] une case de plus
   *[no] non, se poser comme prévu
}
hydroracers-do-hop = { $answer ->
    [yes] sauter par-dessus
   *[no] rester derrière
}
hydroracers-do-mirror = { $answer ->
    [yes] le laisser passer
   *[no] rester devant
}
hydroracers-do-keep = garder { $card }
hydroracers-do-choose_circuit = { $circuit }
hydroracers-do-choose_grid = { $grid ->
    [random] au sort
    [last_heat] dans l'ordre de la dernière manche
   *[reverse_prestige] le moins de prestige devant
}
hydroracers-do-place_dev = { $where ->
    [card] sur la carte exposée { $space }
    [espionage] sur la piste d'espionnage
    [reserved] sur votre stand d'exhibition
   *[public] sur la place publique { $space } de l'exhibition
}
hydroracers-do-rush = { $answer ->
    [yes] payer et prendre la carte
   *[no] attendre un autre jeton
}
hydroracers-do-recycle = donner { $card }
hydroracers-do-spy_take = prendre { $card }
hydroracers-do-choose_level = { $element }
hydroracers-do-choose_victim = { $plane }

## Événements
hydroracers-event-FlightChosen = { $seat } vole { $base }{ $brake ->
    [1] , en freinant.
   *[other] .
}
hydroracers-event-CardPaid = { $who ->
    [you] Votre carte rapporte
   *[other] La carte de { $seat } rapporte
} { $points ->
    [0] { $aircoins } AC.
    [one] 1 point.
   *[other] { $points } points.
}
hydroracers-event-DamageRepaired = { $seat } : { $count ->
    [one] 1 jeton dégât retourne
   *[other] { $count } jetons dégât retournent
} dans le sac.
hydroracers-event-PlaneRepositioned = { $how ->
    [hop] { $seat } saute par-dessus, jusqu'à la case { $end }.
   *[mirror] { $seat } laisse passer l'avion et se trouve case { $end }.
}
hydroracers-event-CardLookedAt = { $who ->
    [you] Vous piochez une carte à comparer.
   *[other] { $seat } pioche une carte à comparer.
}
hydroracers-event-CardSeen = { $seat } : { $card } est au choix.
hydroracers-event-CardKept = { $who ->
    [you] Vous gardez une carte.
   *[other] { $seat } garde une carte.
}
hydroracers-event-CardChosen = { $who ->
    [you] Vous gardez { $card }.
   *[other] { $seat } garde { $card }.
}
hydroracers-event-RaceStarted = La course { $race } commence : { $circuit }.
hydroracers-event-TokensCounted = { $seat } : la remise en état laisse { $tokens ->
    [one] 1 jeton développement
   *[other] { $tokens } jetons développement
} (jetons danger { $danger }, cartes { $repair }, tête { $leader }).
hydroracers-event-DevelopmentStarted = Les avions sont remis en état ; le développement commence.
hydroracers-event-CircuitChosen = { $who ->
    [you] Vous choisissez { $circuit } pour la prochaine course.
   *[other] { $seat } choisit { $circuit } pour la prochaine course.
}
hydroracers-event-GridChosen = La prochaine grille : { $grid ->
    [random] au sort.
    [last_heat] dans l'ordre de la dernière manche.
   *[reverse_prestige] le moins de prestige devant.
}
hydroracers-event-DeckReshuffled = La défausse devient la nouvelle pioche de développement.
hydroracers-event-CardRevealed = Carte exposée { $space } : { $card }.
hydroracers-event-AutopilotDrew = { $seat } pioche { $card } { $result ->
    [kept] et la garde.
    [used] et l'applique.
    [exchanged] et donne { $given } en échange.
   *[discarded] et la défausse.
}
hydroracers-event-TimeDrawn = Le TEMPS passe : mois { $month }.
hydroracers-event-DevTokenDrawn = { $who ->
    [you] Votre jeton est tiré.
   *[other] Un jeton de { $seat } est tiré.
}
hydroracers-event-DevTokenPlaced = { $who ->
    [you] Votre jeton va
   *[other] Le jeton de { $seat } va
} { $where ->
    [card] sur { $card }.
    [espionage] sur la piste d'espionnage.
   *[aside] de côté, faute de place.
}
hydroracers-event-PlaneExhibited = { $who ->
    [you] Vous exposez votre avion et gagnez
   *[other] { $seat } expose son avion et gagne
} { $paid } AC.
hydroracers-event-WorkRushed = { $who ->
    [you] Vous payez
   *[other] { $seat } paie
} { $paid } AC pour accélérer les travaux.
hydroracers-event-CardObtained = { $who ->
    [you] Vous obtenez { $card }.
   *[other] { $seat } obtient { $card }.
}
hydroracers-event-CardSpied = { $who ->
    [you] Vous prenez { $card } sur la piste d'espionnage.
   *[other] { $seat } prend { $card } sur la piste d'espionnage.
}
hydroracers-event-CardRecycled = { $who ->
    [you] Vous donnez { $card } en échange
   *[other] { $seat } donne { $card } en échange
}{ $paid ->
    [0] .
   *[other] {" "}et { $paid } AC.
}
hydroracers-event-AdvantageUsed = { $card } prend effet{ $element ->
    [none] {""}
   *[other] {" "}sur { $element }
}{ $who ->
    [none] {""}
    [you] , pour vous
   *[other] , pour { $target }
}.
hydroracers-event-DevelopmentEnded = L'année est terminée.

## Refus et erreurs
error-bad_card_value = { $card } ne montre pas cette valeur.
error-no_such_ability = Vous n'avez pas de technologie pour cela maintenant.
error-card_not_seen = « { $card } » n'est pas parmi les cartes au choix.
error-bad_circuit = Il n'y a pas de circuit « { $circuit } ».
error-bad_grid = Il n'y a pas de telle grille : « { $grid } ».
error-bad_gain = La carte ne rapporte pas « { $gain } ».
error-bad_place = Il n'y a rien à viser.
error-already_owned = Vous avez déjà { $card }.
error-cannot_pay_exchange = Ce jeton compléterait la carte, mais vous ne pourriez pas payer l'échange.
error-no_card_to_spy = Un deuxième jeton demande une carte de la piste que vous puissiez payer.
error-space_taken = Cette place d'exhibition est prise.
error-not_your_space = Ce stand d'exhibition est à quelqu'un d'autre.
error-bad_recycle = « { $card } » n'est pas une de vos cartes.
error-not_on_track = « { $card } » n'est pas sur la piste d'espionnage.
error-level_highest = { $element } est à son niveau le plus haut.
error-edition_bad_values = { $file } : { $key } doit donner jusqu'à { $most } valeurs, chacune plus haute que la précédente.
error-edition_bad_ignores = { $file } : { $key } doit donner un nombre pour chacune des { $count } valeurs.
