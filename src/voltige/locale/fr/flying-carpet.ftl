flying-carpet-title = Le tapis volant
flying-carpet-line = Chevauchez les vents au-dessus de la cité du sultan et posez-vous avant les autres sur la plate-forme bleue.
flying-carpet-edition-flying-carpet-1987 = Le tapis volant, 1987, cartes et panneaux reconstitués

## Words
flying-carpet-arrow = { $arrow ->
    [light_blue] bleu ciel
    [dark_blue] bleu nuit
    [beige] beige
   *[brown] brune
}
flying-carpet-direction = { $direction ->
    [up] vers le haut
    [down] vers le bas
    [left] vers la gauche
   *[right] vers la droite
}
flying-carpet-panel-palace = palais
flying-carpet-panel-mosque = mosquée
flying-carpet-panel-city_gate = porte de la ville
flying-carpet-panel-watchtower = tour de guet
flying-carpet-panel-palm_trees = palmiers
flying-carpet-panel-elephant = éléphant
flying-carpet-panel-house = maison
flying-carpet-panel-cloud_large = gros nuage
flying-carpet-panel-cloud_medium = nuage moyen
flying-carpet-panel-cloud_small = petit nuage
flying-carpet-landscape-open_desert = Plein désert
flying-carpet-landscape-first_flight = Premier vol
flying-carpet-landscape-caravan = Caravane
flying-carpet-landscape-sultans_city = La cité du sultan
flying-carpet-landscape-thousand_and_one = Mille et une nuits
flying-carpet-landscape-djinns_gate = La porte du djinn
flying-carpet-landscape-random = Paysage au hasard { NUMBER($number, useGrouping: 0) }
flying-carpet-landscape-custom = Votre propre paysage
flying-carpet-landscape-draft = Paysage bâti ensemble

## Board
flying-carpet-round = Tour de table { $number }
flying-carpet-hand = Vos cartes des vents
flying-carpet-piles = Pioche { $draw } · Défausse { $discard }
flying-carpet-column-seat = Tapis
flying-carpet-column-cell = Case
flying-carpet-column-directions = Cartes de direction
flying-carpet-column-cards = Cartes des vents
flying-carpet-column-distance = Cases restantes
flying-carpet-column-place = Arrivée
flying-carpet-off = pas encore parti
flying-carpet-arrived = arrivé, rang { $place }
flying-carpet-held = arrêté, passe le prochain tour
flying-carpet-legend-start = S départ
flying-carpet-legend-finish = F arrivée
flying-carpet-legend-ground = █ décor
flying-carpet-legend-cloud = ▒ nuage
flying-carpet-legend-reach = · fin d’un vol
flying-carpet-legend-win = ★ un vol qui gagne
flying-carpet-legend-wind = › vent
flying-carpet-legend-carpet = A~ tapis
flying-carpet-legend-stack = A+ plusieurs tapis
flying-carpet-legend-held = Az tapis arrêté

## La position en mots
flying-carpet-card-vertical = { $card } ({ $rows } vers le haut ou vers le bas)
flying-carpet-card-slash = { $card } ({ $columns } à droite et { $rows } vers le haut, ou { $columns } à gauche et { $rows } vers le bas)
flying-carpet-card-backslash = { $card } ({ $columns } à gauche et { $rows } vers le haut, ou { $columns } à droite et { $rows } vers le bas)
flying-carpet-leg-up = { $count } vers le haut
flying-carpet-leg-down = { $count } vers le bas
flying-carpet-leg-left = { $count } à gauche
flying-carpet-leg-right = { $count } à droite
flying-carpet-at = en { $cell }, { $distance ->
    [one] encore { $distance } case
   *[other] encore { $distance } cases
}
flying-carpet-left = { $count ->
    [one] { $count } carte de direction
   *[other] { $count } cartes de direction
}
flying-carpet-cards = { $count ->
    [one] { $count } carte des vents
   *[other] { $count } cartes des vents
}
flying-carpet-open-hand = cartes sur table : { $cards }
flying-carpet-span = colonne { $column } { $high ->
    [0] rangée { $low }
   *[other] rangées { $low } à { $high }
}
flying-carpet-line-round = Tour de table { $round }. Paysage : { $landscape }.
flying-carpet-line-hand = Vos cartes des vents : { $cards }.
flying-carpet-line-stack = En { $cell }, de haut en bas : { $names }.
flying-carpet-line-swap = { $name } échangera { $card }.
flying-carpet-line-passed = Ne bâtissent plus : { $names }.
flying-carpet-line-placing = À placer : { $panel }{ $mirrored ->
    [yes] , en miroir
   *[no] {""}
}{ $column ->
    [0] .
   *[other] , colonne { $column }.
}
flying-carpet-line-goal = Une case s’écrit (colonne,rangée), comptées depuis le coin inférieur gauche. De la terrasse en { $start } à la plate-forme bleue en { $finish }.
flying-carpet-line-wind = Rangées { $first } à { $last } : { $force ->
    [0] accalmie ; sans carte, un tapis descend d’une case.
   *[other] vent vers la droite, force { $force }.
}
flying-carpet-line-panel = Décor, { $panel } : { $cells }.
flying-carpet-line-piles = Pioche : { $draw }. Défausse : { $discard }.
flying-carpet-line-discards = Défaussées : { $cards }.

## Questions
# $who vaut « you » quand la personne qui lit doit choisir ; sinon c’est $name.
flying-carpet-ask-turn = { $who ->
    [you] Jouez une carte des vents, une carte de direction, les deux, ou aucune : sans carte, vous { $how ->
        [drift] dérivez jusqu’à { $cell }.
        [sink] descendez jusqu’à { $cell }.
        [stay] restez sur place.
       *[off] sortez du plan, retour au départ en { $cell }.
    }
   *[other] { $name } choisit une carte.
}
flying-carpet-ask-landing = { $who ->
    [you] Vous arrivez sur { $met }. Arrêter ce tapis, ou le forcer à atterrir en { $falls_to } ?
   *[other] { $name } arrive sur { $met } : arrêter ce tapis, ou le forcer à atterrir ?
}
flying-carpet-ask-draft = { $who ->
    [you] Placez un panneau, ou passez.
   *[other] { $name } choisit un panneau.
}
flying-carpet-ask-draft_column = { $who ->
    [you] Choisissez la colonne du bord gauche.
   *[other] { $name } place un panneau.
}
flying-carpet-ask-draft_row = { $who ->
    [you] Choisissez la rangée du bord inférieur.
   *[other] { $name } accroche un nuage.
}

## Titres des choix
flying-carpet-group-play = { $card }
flying-carpet-group-direction_only = Une carte de direction seule
flying-carpet-group-no_card = Aucune carte
flying-carpet-group-landing = Atterrissage
flying-carpet-group-place = Panneaux
flying-carpet-group-column = Colonne
flying-carpet-group-row = Rangée

## Actions
# $end est la case où l’action finit, $result ce qu’elle y fait.
flying-carpet-end = { $result ->
    [win] en { $end } : c’est l’arrivée !
    [eject] hors du plan, retour au départ
    [meet] en { $end }, sur { $met }
    [stay] sur place, en { $end }
   *[none] en { $end }
}
# Là où la carte et la fin d’un vol sont déjà des titres.
flying-carpet-brief-play = { $arrow } ({ $legs }){ $way ->
    [up] {" "}+ haut
    [down] {" "}+ bas
    [left] {" "}+ gauche
    [right] {" "}+ droite
   *[none] {""}
}{ $wind_first ->
    [yes] , vent d’abord
   *[no] {""}
}
# Demandé avant ce que presque personne ne voudrait.
flying-carpet-sure-eject = Le vent vous chassera hors du plan : retour au départ. Un autre choix l’évite. Le faire quand même ?
flying-carpet-sure-force_down = { $met } tomberait sur la plate-forme bleue et { $outcome ->
    [wins] gagnerait
   *[arrives] arriverait au but
}. Le faire quand même ?
flying-carpet-do-play = { $card }, flèche { $arrow } ({ $legs }){ $direction ->
    [none] {""}
   *[other] {" "}et une carte de direction { $direction }
}{ $wind_first ->
    [yes] , vent d’abord
   *[no] {""}
} : { $ending }
flying-carpet-do-direction_only = Carte de direction { $direction }{ $wind_first ->
    [yes] , vent d’abord
   *[no] {""}
} : { $ending }
flying-carpet-do-no_card = { $swap ->
    [none] Aucune carte
   *[other] Aucune carte, échanger { $swap }
} : { $ending }
flying-carpet-do-hold = Arrêter { $held }, { $held_count ->
    [one] qui passera un tour
   *[other] qui passeront un tour
}
flying-carpet-do-force_down = Forcer { $met } à atterrir en { $falls_to }{ $others_count ->
    [0] {""}
   *[other] , en arrêtant { $others }
}{ $outcome ->
    [wins] , et { $met } gagne !
    [arrives] , et { $met } arrive !
   *[none] {""}
}
flying-carpet-do-pass_draft = Ne plus placer de panneau
flying-carpet-do-place = Placer : { $panel }{ $mirrored ->
    [yes] , en miroir
   *[no] {""}
}
flying-carpet-do-column = Colonne { $column }
flying-carpet-do-row = Rangée { $row }

## Events
flying-carpet-event-FirstPlayerChosen = { $who ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
flying-carpet-event-DigitDrawn = Chiffre tiré : { $digit }.
flying-carpet-event-LandscapeMade = Le paysage { NUMBER($number, useGrouping: 0) } est prêt.
flying-carpet-event-DraftTurnStarted = { $who ->
    [you] Vous pouvez placer un panneau.
   *[other] { $seat } peut placer un panneau.
}
flying-carpet-event-DraftPassed = { $who ->
    [you] Vous ne placez plus de panneau.
   *[other] { $seat } ne place plus de panneau.
}
flying-carpet-event-PanelChosen = { $who ->
    [you] Vous prenez : { $panel }.
   *[other] { $seat } prend : { $panel }.
}
flying-carpet-event-ColumnChosen = Ce sera la colonne { $column }.
flying-carpet-event-PanelPlaced = { $who ->
    [you] Vous placez
   *[other] { $seat } place
} : { $panel } en ({ $column },{ $row }).
flying-carpet-event-DealStarted = On distribue les cartes des vents.
flying-carpet-event-CardDrawn = { $who ->
    [you] Vous piochez une carte des vents.
   *[other] { $seat } pioche une carte des vents.
}
flying-carpet-event-CardReceived = { $who ->
    [you] Vous recevez { $card }.
   *[other] { $seat } reçoit { $card }.
}
flying-carpet-event-OpenCardDrawn = { $who ->
    [you] Vous piochez { $card }.
   *[other] { $seat } pioche { $card }.
}
flying-carpet-event-PileReshuffled = { $count ->
    [one] La défausse est mélangée : { $count } carte à piocher.
   *[other] La défausse est mélangée : { $count } cartes à piocher.
}
flying-carpet-event-TurnStarted = { $who ->
    [you] C’est à vous.
   *[other] C’est à { $seat }.
}
flying-carpet-event-TurnMissed = { $who ->
    [you] Vous passez ce tour.
   *[other] { $seat } passe ce tour.
}
flying-carpet-event-CarpetEntered = { $who ->
    [you] Votre tapis s’envole de la terrasse.
   *[other] { $seat } s’envole de la terrasse.
}
flying-carpet-event-WindCardPlayed = { $who ->
    [you] Vous jouez
   *[other] { $seat } joue
} { $card }, flèche { $arrow }{ $direction ->
    [none] {""}
   *[other] , avec une carte de direction { $direction }
}{ $wind_first ->
    [yes] , vent d’abord
   *[no] {""}
}.
flying-carpet-event-DirectionCardPlayed = { $who ->
    [you] Vous jouez
   *[other] { $seat } joue
} une carte de direction { $direction }{ $wind_first ->
    [yes] , vent d’abord
   *[no] {""}
}.
flying-carpet-event-NoCardPlayed = { $who ->
    [you] Vous ne jouez aucune carte{ $swap ->
        [none] .
       *[other] {" "}et échangerez { $swap }.
    }
   *[other] { $seat } ne joue aucune carte{ $swap ->
        [none] .
       *[other] {" "}et échangera { $swap }.
    }
}
flying-carpet-event-CarpetMoved = { $how ->
    [flight] { $who ->
        [you] Vous volez
       *[other] { $seat } vole
    } jusqu’à { $cell }.
    [drift] { $who ->
        [you] Vous dérivez
       *[other] { $seat } dérive
    } jusqu’à { $cell }.
    [sink] { $who ->
        [you] Vous descendez
       *[other] { $seat } descend
    } jusqu’à { $cell }.
   *[stay] { $who ->
        [you] Vous restez
       *[other] { $seat } reste
    } sur place.
}
flying-carpet-event-CarpetEjected = { $who ->
    [you] Le vent vous chasse hors du plan : retour au départ !
   *[other] Le vent chasse { $seat } hors du plan : retour au départ !
}
flying-carpet-event-LandingOpened = { $actor ->
    [you] Vous arrivez sur { $target }.
   *[other] { $who ->
        [you] { $seat } arrive sur vous.
       *[other] { $seat } arrive sur { $target }.
    }
}
flying-carpet-event-CarpetHeld = { $who ->
    [you] Votre tapis est arrêté.
   *[other] Tapis arrêté : { $seat }.
}
flying-carpet-event-CarpetForcedDown = { $actor ->
    [you] Vous forcez { $target } à atterrir en { $cell }.
   *[other] { $who ->
        [you] { $seat } vous force à atterrir en { $cell }.
       *[other] { $seat } force { $target } à atterrir en { $cell }.
    }
}
flying-carpet-event-CarpetLanded = { $who ->
    [you] Votre tapis est au-dessus.
   *[other] { $seat } est au-dessus.
}
flying-carpet-event-CarpetArrived = { $who ->
    [you] Vous vous posez sur la plate-forme bleue : rang { $place } !
   *[other] { $seat } se pose sur la plate-forme bleue : rang { $place }.
}
flying-carpet-event-CardSwapped = { $who ->
    [you] Vous échangez { $card }.
   *[other] { $seat } échange { $card }.
}
flying-carpet-event-RefillStarted = { $who ->
    [you] Vous complétez votre main.
   *[other] { $seat } complète sa main.
}
flying-carpet-event-GameEnded = La partie est finie.
