# Le plateau de Hydroracers dans le navigateur.

web-hydroracers-course = Le parcours
web-hydroracers-order = Ordre de jeu
web-hydroracers-pier = Votre ponton
web-hydroracers-cockpit = Votre cockpit
web-hydroracers-cockpit-short = Cockpit
web-hydroracers-card = valeur { $values }, remise en état { $repair }
web-hydroracers-no-hand = Aucune carte en main.
web-hydroracers-deck = { $count } à piocher, { $under } sous la pioche
web-hydroracers-drag = résistance de l’air −{ $drag }
web-hydroracers-dangers = { $causes } : { $dangers ->
    [one] { $dangers } danger
   *[other] { $dangers } dangers
}
web-hydroracers-damage = { $share } % de risque de dégât
web-hydroracers-penalty = { $share } % de risque de malus
web-hydroracers-crash = { $share } % de risque de crash
web-hydroracers-share = { $share } %
web-hydroracers-safe = Aucun danger.
web-hydroracers-to = jusqu’à la case { $cell }
web-hydroracers-bag = Sac DANGER : dégâts { $damage }, alertes { $alert } ; { $share } % de risque de dégât
web-hydroracers-tile = { $element }, niveau { $level }
web-hydroracers-play = Jouer
web-hydroracers-play_as = Jouer pour { $value }
web-hydroracers-play_braked = Jouer en freinant
web-hydroracers-play_as_braked = Jouer pour { $value } en freinant
web-hydroracers-pass = Passer, carte sous la pioche
web-hydroracers-pass_braked = Passer en freinant
web-hydroracers-touch-card = Touchez une carte pour voir où elle mène.
web-hydroracers-touch-thing = Touchez ce qui est entouré ; touchez encore pour le faire.
web-hydroracers-cancel = Changer d’avis
web-hydroracers-slot = { $stake ->
    [0] Emplacement gratuit
   *[other] Emplacement à { $stake } AC
} ; paie { $wins } AC sur le vainqueur
web-hydroracers-pays = Sur quel avion ? { $wins } AC s’il gagne, { $second } s’il est deuxième, { $third } s’il est troisième.
web-hydroracers-crashed = Crash !
web-hydroracers-finish-title = Manche { $heat } : le résultat
web-hydroracers-rank = Rang
web-hydroracers-bet-won = Pari et gain
web-hydroracers-paid = { $paid } AC
web-hydroracers-on = Continuer
web-hydroracers-development = Développement
web-hydroracers-race = Course { $race } sur { $races }
web-hydroracers-next = prochaine course : { $circuit }
web-hydroracers-calendar = Calendrier
web-hydroracers-month-gone = mois passé :
web-hydroracers-month-left = mois à venir :
web-hydroracers-empty = vide
web-hydroracers-cost = { $count ->
    [one] coûte { $count } jeton
   *[other] coûte { $count } jetons
}
web-hydroracers-tokens-of = { $name } : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
web-hydroracers-stand = Emplacement réservé, { $plane } : { $paid } AC
web-hydroracers-stand-open = Emplacement public : { $paid } AC
web-hydroracers-stand-held = Emplacement pris, { $name } : { $paid } AC
web-hydroracers-bench = Sac en tissu
web-hydroracers-in-bag = { $count ->
    [one] { $count } jeton dans le sac
   *[other] { $count } jetons dans le sac
}{ $spies ->
    [0] {""}
   *[other] , { $spies } à l’espionnage
}, { $aircoins } AC
web-hydroracers-cards = Vos cartes
web-hydroracers-lap = { $cells } cases
web-hydroracers-autopilot-any = Autopilote
web-hydroracers-autopilot-highest_odd = Autopilote : la plus haute impaire
web-hydroracers-autopilot-highest_even = Autopilote : la plus haute paire
web-hydroracers-autopilot-lowest = Autopilote : la plus basse
web-hydroracers-autopilot-second_highest = Autopilote : la deuxième plus haute
web-hydroracers-repair = remise en état { $repair }
web-hydroracers-gazette = La Gazette de la Coupe
web-hydroracers-headline = { $points ->
    [one] { $name } en tête avec { $points } point
   *[other] { $name } en tête avec { $points } points
}
web-hydroracers-headline-level = { $points ->
    [one] Égalité à { $points } point !
   *[other] Égalité à { $points } points !
}
web-hydroracers-headline-eve = La saison s’ouvre
web-hydroracers-mate = Main de votre équipier, { $name }
web-hydroracers-mate-short = Équipier

# L’instructeur, les cases touchées, la fiche de réparation.
web-hydroracers-coach-best = Le choix de l’instructeur
web-hydroracers-coach-would = Conseil de l’instructeur : { $choice }
web-hydroracers-goal = Case { $cell } : { $ways ->
    [one] { $ways } façon d’y aller
   *[other] { $ways } façons d’y aller
}
web-hydroracers-card-way = { $card } : { $deed }
web-hydroracers-repairs = Établi de remise en état
web-hydroracers-repairs-start = Jetons
web-hydroracers-repairs-cards = Remise en état
web-hydroracers-repairs-danger = Dangers
web-hydroracers-repairs-lead = Tête
web-hydroracers-repairs-left = Reste
web-hydroracers-goals = Où vous pourriez aller
