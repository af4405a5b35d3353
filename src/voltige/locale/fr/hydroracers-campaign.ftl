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
hydroracers-card-a_works_team = Équipe d’usine
hydroracers-card-a_sabotage = Sabotage
hydroracers-card-a_spare_parts = Pièces de rechange
hydroracers-card-a_tuning = Mise au point
hydroracers-effect-m_slow_flypast = retire 2 jetons danger
hydroracers-effect-m_throttle_low = valeur au choix
hydroracers-effect-m_salute = 1 point, retire 1 jeton danger
hydroracers-effect-m_glide_trim = passer avance de 3 tant que la carte est visible
hydroracers-effect-m_cooling_run = retire 1 jeton danger
hydroracers-effect-m_display_pass = 2 points, retire 1 jeton danger
hydroracers-effect-m_course_reading = la prochaine carte se choisit parmi 3
hydroracers-effect-m_throttle_mid = valeur au choix
hydroracers-effect-m_stunt = 3 points et 1 danger
hydroracers-effect-m_sponsor_lap = 1 point ou 5 AC
hydroracers-effect-m_tight_line = jouée comme 6, ignore 1 virage
hydroracers-effect-m_throttle_high = valeur au choix
hydroracers-effect-m_banked_8 = ignore 2 virages
hydroracers-effect-m_banked_9 = ignore 1 virage
hydroracers-effect-m_power_10 = vitesse pure
hydroracers-effect-m_power_11 = vitesse pure
hydroracers-effect-m_power_12 = vitesse pure
hydroracers-effect-t_wake_rider = aspiration +2
hydroracers-effect-t_cowling = pas de résistance de l’air à partir de 5
hydroracers-effect-t_flight_plan = une carte de plus en main
hydroracers-effect-t_hop = sauter l’avion juste devant
hydroracers-effect-t_mirror = laisser passer l’avion qui arrive
hydroracers-effect-t_brake = une case de moins
hydroracers-effect-t_wake_breaker = pas d’aspiration derrière vous
hydroracers-effect-t_supercharger = une case de plus après un dépassement
hydroracers-effect-t_goggles = piocher 2, garder 1
hydroracers-effect-a_controls = une case de dégât de plus, ou commandes +1
hydroracers-effect-a_cooling = une case de dégât de plus, ou refroidissement +1
hydroracers-effect-a_structure = une case de dégât de plus, ou structure +1
hydroracers-effect-a_propulsion = une case de dégât de plus, ou propulsion +1
hydroracers-effect-a_works_team = une case de dégât de plus, ou une tuile au choix +1
hydroracers-effect-a_sabotage = un jeton dégât dans le sac d’un adversaire
hydroracers-effect-a_spare_parts = un jeton alerte dans votre sac
hydroracers-effect-a_tuning = retire un jeton dégât de votre sac

## Noms
hydroracers-grid-random = tirée au sort
hydroracers-grid-last_heat = dans l’ordre de la dernière manche
hydroracers-grid-reverse_prestige = le moins de prestige devant

## Plateau
hydroracers-race = Course { $race } sur { $races }
hydroracers-development = développement
hydroracers-calendar = Calendrier
hydroracers-cloth-bag = Sac en tissu
hydroracers-cloth-bag-time = { $time ->
    [one] { $time } marqueur TEMPS
   *[other] { $time } marqueurs TEMPS
}
hydroracers-column-number = N°
hydroracers-column-card = Carte
hydroracers-column-effect = Effet
hydroracers-column-cost = Coût
hydroracers-column-value = Valeur
hydroracers-column-exchange = Éch.
hydroracers-column-repair = Rem.
hydroracers-column-tokens = Jetons
hydroracers-column-owned = Acquis
hydroracers-development-legend = Éch. : valeur d’échange. Rem. : remise en état.
hydroracers-track = Espionnage
hydroracers-track-empty = aucune carte
hydroracers-exhibition = Exhibition
hydroracers-own-stand = emplacement réservé { $paid }
hydroracers-your-cards = Vos cartes
hydroracers-cards-legend = valeur d’échange/remise en état
hydroracers-cards-of = Cartes : { $name }
hydroracers-technologies = Technologies
hydroracers-looked = Au choix
hydroracers-obtaining = En cours d’acquisition : { $card }

## La position en mots
hydroracers-detailed = { $card } ({ $effect })
hydroracers-detailed-movement = { $card } ({ $values }, valeur d’échange { $exchange }, remise en état { $repair } ; { $effect })
hydroracers-none = aucun
hydroracers-nobody = personne
hydroracers-tokens_of = { $name } { $count }
hydroracers-stand = { $paid } AC ({ $name ->
    [none] libre
   *[other] { $name }
})
hydroracers-dev_tokens = { $bag ->
    [one] { $bag } jeton développement
   *[other] { $bag } jetons développement
} dans le sac en tissu, { $reserve } de côté
hydroracers-line-race = Course { $race } sur { $races }.
hydroracers-line-calendar = { $race ->
    [0] Développement avant la première course
   *[other] Développement après la course { $race } sur { $races }
} : mois passés { $months } sur { $time }. Dans le sac en tissu, { $left ->
    [one] { $left } marqueur TEMPS
   *[other] { $left } marqueurs TEMPS
} et des jetons développement : { $tokens }.
hydroracers-line-next_race = La prochaine course a lieu sur le circuit { $circuit }{ $grid ->
    [none] .
   *[other]  ; grille : { $grid }.
}
hydroracers-line-obtaining = En cours d’acquisition : { $card }.
hydroracers-line-display = Carte exposée { $space } : { $card }, coût { $cost }. Jetons développement : { $tokens }.
hydroracers-line-track = Piste d’espionnage, la plus ancienne d’abord : { $cards }. Jetons développement en attente : { $tokens }.
hydroracers-line-exhibition = Exhibition : { $paid } AC sur l’emplacement réservé, déjà utilisé par : { $used }. Emplacements publics : { $spaces }.
hydroracers-line-supply = Réserve : dégâts { $damage }, alertes { $alert }.
hydroracers-line-deck = Pioche de développement : { $cards }.
hydroracers-line-discard = Défausse : { $cards }.
hydroracers-line-removed = Hors du jeu : { $cards }.
hydroracers-line-drawn = La dernière carte piochée par un autopilote : { $card }.
hydroracers-line-cards = { $who ->
    [you] Toutes vos cartes
   *[other] { $name }, toutes les cartes
} : { $cards }.
hydroracers-line-technologies = { hydroracers-owner }, technologies : { $cards }.
hydroracers-line-equipment = { hydroracers-owner }, équipement : { $cards }.
hydroracers-line-added = { hydroracers-owner }, cartes du développement, la plus ancienne d’abord : { $cards }.
hydroracers-line-under_way = Déplacement en cours : { $card ->
    [none] tour passé, valeur { $base }
   *[other] { $card } comme { $base }
}{ $brake ->
    [1] , en freinant.
   *[other] .
}
hydroracers-line-looked = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} au choix : { $cards }.
hydroracers-line-unseen = { $count ->
    [one] { $count } carte au choix, face cachée.
   *[other] { $count } cartes au choix, face cachée.
}
hydroracers-line-course = Lecture du parcours : la prochaine carte se choisit parmi { $count }.

## Questions
# $who vaut « you » quand la personne qui lit doit choisir ; sinon c'est $name.
hydroracers-ask-choose_gain = { $who ->
    [you] { $card } rapporte : des points ou des AIRCOINS ?
   *[other] { $name } choisit ce que rapporte { $card }.
}
hydroracers-ask-choose_tokens = { $who ->
    [you] { $removals ->
        [one] Votre carte retire { $removals } jeton danger : lequel ?
       *[other] Votre carte retire { $removals } jetons danger : lequel d’abord ?
    }
   *[other] { $removals ->
        [one] { $name } retire { $removals } jeton danger.
       *[other] { $name } retire { $removals } jetons danger.
    }
}
hydroracers-ask-supercharge = { $who ->
    [you] Vous dépassez. Avancer d’une case de plus avec le Compresseur ?
   *[other] { $name } dépasse et peut avancer d’une case de plus.
}
hydroracers-ask-hop = { $who ->
    [you] Un adversaire est juste devant. Sauter par-dessus ?
   *[other] { $name } peut sauter par-dessus l’avion juste devant.
}
hydroracers-ask-mirror = { $who ->
    [you] Un avion arrive derrière vous. Le laisser passer et vous placer derrière lui ?
   *[other] { $name } peut laisser passer l’avion qui arrive.
}
hydroracers-ask-keep = { $who ->
    [you] Quelle carte gardez-vous ? Les autres vont sous votre pioche.
   *[other] { $name } choisit la carte à garder.
}
hydroracers-ask-choose_circuit = { $who ->
    [you] Vous menez la campagne : où aura lieu la prochaine course ?
   *[other] { $name } mène la campagne et choisit le prochain circuit.
}
hydroracers-ask-choose_grid = { $who ->
    [you] Comment les avions s’alignent-ils pour la prochaine course ?
   *[other] { $name } choisit comment les avions s’alignent.
}
hydroracers-ask-place_dev = { $who ->
    [you] Votre jeton développement est tiré. Où va-t-il ?
   *[other] { $name } place un jeton développement.
}
hydroracers-ask-rush = { $card ->
    [none] { $who ->
        [you] Il manque un jeton. Payer { $paid } AC et prendre tout de suite une carte de la piste ?
       *[other] { $name } peut payer { $paid } AC et prendre une carte de la piste.
    }
   *[other] { $who ->
        [you] Il manque un jeton pour { $card }. Payer { $paid } AC et prendre la carte tout de suite ?
       *[other] { $name } peut payer { $paid } AC et prendre { $card }.
    }
}
hydroracers-ask-recycle = { $who ->
    [you] Laquelle de vos cartes recyclez-vous contre { $card } ? Une carte plus basse coûte { $rate } AC par point d’écart.
   *[other] { $name } choisit la carte à recycler contre { $card } ({ $rate } AC par point d’écart).
}
hydroracers-ask-spy_take = { $who ->
    [you] Quelle carte de la piste prenez-vous ?
   *[other] { $name } prend une carte de la piste.
}
hydroracers-ask-choose_level = { $who ->
    [you] Quelle tuile monte d’un niveau ?
   *[other] { $name } choisit la tuile qui monte d’un niveau.
}
hydroracers-ask-choose_victim = { $who ->
    [you] Qui sabotez-vous ?
   *[other] { $name } choisit qui saboter.
}

## Titres des choix
hydroracers-group-choose_gain = Ce que rapporte la carte
hydroracers-group-manoeuvre = Manœuvre
hydroracers-group-keep = Garder une carte
hydroracers-group-next_race = La prochaine course
hydroracers-group-research = Recherche
hydroracers-group-espionage = Espionnage
hydroracers-group-exhibition = Exhibition
hydroracers-group-rush = Accélérer les travaux
hydroracers-group-recycle = Recycler une carte
hydroracers-group-choose_victim = Sabotage

## Actions
hydroracers-do-play_as = Jouer { $card } comme { $value }
hydroracers-do-play_braked = Jouer { $card } en freinant
hydroracers-do-play_as_braked = Jouer { $card } comme { $value } en freinant
hydroracers-do-pass_braked = { $card ->
    [none] Passer en freinant
   *[other] Passer en freinant, { $card } va sous la pioche
}
hydroracers-do-choose_gain = { $gain ->
    [points] { $points ->
        [one] Prendre { $points } point
       *[other] Prendre { $points } points
    }
   *[aircoins] Prendre { $aircoins } AIRCOINS
}
hydroracers-do-choose_tokens = Retirer un jeton : { $element }, case { $square }
hydroracers-do-supercharge = { $answer ->
    [yes] Avancer d’une case de plus
   *[no] Ne pas aller plus loin
}
hydroracers-do-hop = { $answer ->
    [yes] Sauter par-dessus
   *[no] Rester derrière
}
hydroracers-do-mirror = { $answer ->
    [yes] Le laisser passer
   *[no] Rester devant
}
hydroracers-do-keep = Garder { $card }
hydroracers-do-choose_circuit = Choisir { $circuit }
hydroracers-do-choose_grid = { $grid ->
    [random] Tirer au sort
    [last_heat] Dans l’ordre de la dernière manche
   *[reverse_prestige] Le moins de prestige devant
}
hydroracers-do-place_dev = { $where ->
    [card] Sur { $card } ({ $full ->
        [yes] complète
       *[no] { $have ->
            [one] { $have } jeton sur { $cost }
           *[other] { $have } jetons sur { $cost }
        }
    })
    [espionage] { $have ->
        [1] Sur la piste d’espionnage, en attente
       *[other] Sur la piste d’espionnage, pour prendre une carte
    }
    [reserved] Sur votre emplacement réservé de l’exhibition (+{ $paid } AC)
   *[public] Sur l’emplacement public { $space } de l’exhibition (+{ $paid } AC)
}
hydroracers-do-rush = { $answer ->
    [yes] { $card ->
        [none] Payer { $paid } AC et prendre une carte de la piste
       *[other] Payer { $paid } AC et prendre { $card }
    }
   *[no] Attendre un autre jeton
}
hydroracers-do-recycle = { $paid ->
    [0] Recycler { $card } (gratuit)
   *[other] Recycler { $card } et payer { $paid } AC
}
hydroracers-do-spy_take = Prendre { $card }
hydroracers-do-choose_level = Améliorer : { $element }
hydroracers-do-choose_victim = Saboter { $plane }

## Événements
hydroracers-event-FlightChosen = { $who ->
    [you] Vous
   *[other] { $seat }
} : déplacement de base { $base }{ $brake ->
    [1] , en freinant.
   *[other] .
}
hydroracers-event-CardPaid = { $who ->
    [you] Votre carte vous rapporte
   *[other] { $seat } gagne avec sa carte
} { $points ->
    [0] { $aircoins } AC.
    [one] { $points } point.
   *[other] { $points } points.
}
hydroracers-event-DamageRepaired = { $who ->
    [you] Vous
   *[other] { $seat }
} : { $count ->
    [one] { $count } jeton dégât retourne
   *[other] { $count } jetons dégât retournent
} dans le sac.
hydroracers-event-PlaneRepositioned = { $how ->
    [hop] { $who ->
        [you] Vous sautez par-dessus, jusqu’à la case { $end }.
       *[other] { $seat } saute par-dessus, jusqu’à la case { $end }.
    }
   *[mirror] { $who ->
        [you] Vous laissez passer l’avion et vous placez case { $end }.
       *[other] { $seat } laisse passer l’avion et se place case { $end }.
    }
}
hydroracers-event-CardLookedAt = { $who ->
    [you] Vous piochez une carte à comparer.
   *[other] { $seat } pioche une carte à comparer.
}
hydroracers-event-CardSeen = { $who ->
    [you] Vous
   *[other] { $seat }
} : { $card } est au choix.
hydroracers-event-CardKept = { $who ->
    [you] Vous gardez une carte.
   *[other] { $seat } garde une carte.
}
hydroracers-event-CardChosen = { $who ->
    [you] Vous gardez { $card }.
   *[other] { $seat } garde { $card }.
}
hydroracers-event-RaceStarted = La course { $race } commence : { $circuit }.
hydroracers-event-TokensCounted = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} { $tokens ->
    [one] { $tokens } jeton développement
   *[other] { $tokens } jetons développement
} (perdus : { $danger } pour les jetons danger, { $repair } pour la remise en état{ $leader ->
    [0] {""}
   *[other] , { $leader } pour la tête
}).
hydroracers-event-DevelopmentStarted = { $race ->
    [0] Le développement commence, avant la première course.
   *[other] Les avions sont remis en état ; le développement commence.
}
hydroracers-event-CircuitChosen = { $who ->
    [you] Vous choisissez { $circuit } pour la prochaine course.
   *[other] { $seat } choisit { $circuit } pour la prochaine course.
}
hydroracers-event-GridChosen = La prochaine grille : { $grid ->
    [random] tirée au sort.
    [last_heat] dans l’ordre de la dernière manche.
   *[reverse_prestige] le moins de prestige devant.
}
hydroracers-event-DeckReshuffled = La défausse devient la nouvelle pioche de développement.
hydroracers-event-CardRevealed = Carte exposée { $space } : { $card }.
hydroracers-event-AutopilotDrew = { $seat } pioche { $card } { $result ->
    [kept] et la garde.
    [used] et l’applique.
    [exchanged] et recycle { $given } en échange.
   *[discarded] et la défausse.
}
hydroracers-event-TimeDrawn = Un marqueur TEMPS est tiré : mois { $month }.
hydroracers-event-DevTokenDrawn = { $who ->
    [you] Votre jeton développement est tiré.
   *[other] Jeton développement tiré : { $seat }.
}
hydroracers-event-DevTokenPlaced = { $who ->
    [you] Votre jeton
   *[other] { $seat } : le jeton
} { $where ->
    [card] va sur { $card }.
    [espionage] va sur la piste d’espionnage.
   *[aside] est mis de côté, faute de place.
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
    [you] Vous prenez { $card }.
   *[other] { $seat } prend { $card }.
}
hydroracers-event-CardSpied = { $who ->
    [you] Vous prenez { $card } sur la piste d’espionnage.
   *[other] { $seat } prend { $card } sur la piste d’espionnage.
}
hydroracers-event-CardRecycled = { $who ->
    [you] Vous recyclez { $card }
   *[other] { $seat } recycle { $card }
}{ $paid ->
    [0] .
   *[other] {" "}et { $who ->
        [you] payez
       *[other] paie
    } { $paid } AC.
}
hydroracers-event-AdvantageUsed = { $aim ->
    [none] { $card } ne touche personne.
    [victim] { $who ->
        [you] { $card } frappe votre avion.
       *[other] { $card } frappe { $target }.
    }
    [slot] { $who ->
        [you] Votre avion a un emplacement de dégât de plus.
       *[other] { $target } a un emplacement de dégât de plus.
    }
   *[own] { $who ->
        [you] Vous équipez votre avion : { $card }
       *[other] { $target } équipe son avion : { $card }
    }{ $element ->
        [none] .
       *[other] {" "}({ $element }).
    }
}
hydroracers-event-DevelopmentEnded = L’année est terminée.

## Refus et erreurs
error-bad_card_value = { $card } ne montre pas cette valeur.
error-no_such_ability = Vous n’avez pas de technologie pour cela maintenant.
error-card_not_seen = « { $card } » n’est pas parmi les cartes au choix.
error-bad_circuit = Il n’y a pas de circuit « { $circuit } ».
error-bad_grid = La grille « { $grid } » n’existe pas.
error-bad_gain = La carte ne rapporte pas « { $gain } ».
error-bad_place = Ce n’est pas possible ici.
error-not_an_opponent = On ne sabote que l’avion d’un adversaire, pas celui de son camp.
error-already_owned = Vous avez déjà { $card }.
error-cannot_pay_exchange = Ce jeton compléterait la carte, mais vous ne pourriez pas payer l’échange.
error-no_card_to_spy = Un deuxième jeton demande une carte de la piste que vous puissiez payer.
error-space_taken = Cet emplacement d’exhibition est pris.
error-not_your_space = Cet emplacement réservé est à quelqu’un d’autre.
error-bad_recycle = « { $card } » n’est pas une de vos cartes.
error-not_on_track = « { $card } » n’est pas sur la piste d’espionnage.
error-level_highest = La tuile { $element } est déjà au niveau le plus haut.
error-edition_bad_values = { $file } : { $key } doit donner jusqu’à { $most } valeurs, chacune plus haute que la précédente.
error-edition_bad_ignores = { $file } : { $key } doit donner un nombre pour chacune des { $count } valeurs.
