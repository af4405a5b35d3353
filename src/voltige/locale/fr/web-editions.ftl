### Les pages qui montrent de quoi une édition est faite.

web-editions = Éditions
web-editions-line = Toutes les cartes, tous les avions, décors et nombres, chacun avec son origine.
web-editions-see = Voir tout le matériel
web-edition-of = { $game } : de quoi il est fait
web-edition-numbers = Nombres
web-edition-things = { $kinds ->
    [one] { $kinds } sorte d’éléments
   *[other] { $kinds } sortes d’éléments
}, { $things ->
    [one] { $things } pièce
   *[other] { $things } pièces
}
web-edition-pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
web-edition-copies = × { $count }
web-edition-sources = D’où vient chaque nombre
web-edition-rule = Règle { $rule }
web-edition-play = Jouer avec
web-edition-lab = La changer au labo
web-edition-source-stated = écrit
web-edition-source-stated-line = Le livret de règles le dit.
web-edition-source-found = vu
web-edition-source-found-line = Vu sur des photos du jeu imprimé.
web-edition-source-inferred = déduit
web-edition-source-inferred-line = Cela découle de ce qu’on sait.
web-edition-source-reconstructed = reconstitué
web-edition-source-reconstructed-line = La valeur imprimée est perdue ; la nôtre a été choisie et essayée.

## Les circuits d’Hydroracers

web-circuits = Circuits
web-circuits-line = Là où les hydravions font la course. Chaque parcours est dessiné d’après ses nombres.
web-circuits-lap = { $cells } cases
web-circuits-corners = Virages : { $limits }
web-circuits-play = Jouer ici

## LOOPS

web-loops-edition-edition = Le jeu
web-loops-edition-min_players = Joueurs au moins
web-loops-edition-max_players = Joueurs au plus
web-loops-edition-hand_size = Cartes distribuées
web-loops-edition-hand_size_two = Cartes distribuées à deux
web-loops-edition-target_points = Points qui terminent la partie
web-loops-edition-two_player_removed = Retirées à deux
web-loops-edition-card = Cartes
web-loops-edition-kind = Sorte
web-loops-edition-value = Nombre
web-loops-edition-amount = Cartes à piocher
web-loops-edition-points = Points
web-loops-edition-value-altitude = Altitude
web-loops-edition-value-pitch = Assiette
web-loops-edition-value-direction = Direction
web-loops-edition-value-draw = Pioche
web-loops-edition-value-loop = Looping
web-loops-edition-value-speed = Vitesse

## Lucky Loop

web-lucky-loop-edition-players = Joueurs
web-lucky-loop-edition-min = Au moins
web-lucky-loop-edition-max = Au plus
web-lucky-loop-edition-dice = Dés
web-lucky-loop-edition-black = Noirs
web-lucky-loop-edition-dice-red = Rouge
web-lucky-loop-edition-max_per_roll = Au plus par lancer
web-lucky-loop-edition-hand = Main
web-lucky-loop-edition-size = Cartes
web-lucky-loop-edition-deal_per_pile = Distribuées de chaque pioche
web-lucky-loop-edition-exchange = Cartes échangées au plus
web-lucky-loop-edition-scoring = Décompte
web-lucky-loop-edition-programme_minimum = Points comptés à partir de
web-lucky-loop-edition-first_bonus_threshold = Résultat qui rapporte un jeton bonus
web-lucky-loop-edition-unrepeatable_from = Ne se refait plus à partir de
web-lucky-loop-edition-free = Programme libre
web-lucky-loop-edition-min_cards = Cartes au moins
web-lucky-loop-edition-max_cards = Cartes au plus
web-lucky-loop-edition-min_difficulty = Difficulté minimale
web-lucky-loop-edition-highlight_factor = Le temps fort compte fois
web-lucky-loop-edition-failure_cost = Un échec coûte
web-lucky-loop-edition-exchange_cost = Un échange coûte
web-lucky-loop-edition-illegal_cost = Un programme non autorisé coûte
web-lucky-loop-edition-tokens = Jetons
web-lucky-loop-edition-bonus = Jetons bonus
web-lucky-loop-edition-board = Piste
web-lucky-loop-edition-track_first = Première case
web-lucky-loop-edition-track_last = Dernière case
web-lucky-loop-edition-pile = Pioches
web-lucky-loop-edition-colours = Couleurs
web-lucky-loop-edition-programme = Programmes
web-lucky-loop-edition-slots = Figures
web-lucky-loop-edition-card = Cartes de vol
web-lucky-loop-edition-colour = Couleur
web-lucky-loop-edition-difficulty = Difficulté
web-lucky-loop-edition-points_exact = Points pile
web-lucky-loop-edition-points_exceeded = Points au-dessus
web-lucky-loop-edition-value-red = rouge
web-lucky-loop-edition-value-blue = bleu
web-lucky-loop-edition-value-green = vert
web-lucky-loop-edition-value-yellow = jaune

## Le Tapis volant

web-flying-carpet-edition-edition = Le jeu
web-flying-carpet-edition-min_players = Joueurs au moins
web-flying-carpet-edition-max_players = Joueurs au plus
web-flying-carpet-edition-hand_size = Cartes des vents en main
web-flying-carpet-edition-edition-landscape = Paysage habituel
web-flying-carpet-edition-board = Plateau
web-flying-carpet-edition-width = Colonnes
web-flying-carpet-edition-height = Rangées
web-flying-carpet-edition-start = Départ (colonne, rangée)
web-flying-carpet-edition-finish = Arrivée (colonne, rangée)
web-flying-carpet-edition-keep_empty = Toujours libres
web-flying-carpet-edition-zones = Zones
web-flying-carpet-edition-rows = Rangées de, à
web-flying-carpet-edition-force = Force du vent
web-flying-carpet-edition-direction_cards = Cartes de direction
web-flying-carpet-edition-per_player = Par joueur
web-flying-carpet-edition-panel = Panneaux
web-flying-carpet-edition-kind = Sorte
web-flying-carpet-edition-panel-rows = Taille
web-flying-carpet-edition-wind_card = Cartes des vents
web-flying-carpet-edition-vertical = Rangées en montée ou en descente
web-flying-carpet-edition-sideways = Colonnes de côté
web-flying-carpet-edition-up_goes = En montant elle va vers la
web-flying-carpet-edition-landscape = Paysages
web-flying-carpet-edition-level = Niveau
web-flying-carpet-edition-place = Où se trouve quoi
web-flying-carpet-edition-value-ground = posé au sol
web-flying-carpet-edition-value-cloud = nuage
web-flying-carpet-edition-value-diagonal = diagonale
web-flying-carpet-edition-value-vertical = verticale
web-flying-carpet-edition-value-left = gauche
web-flying-carpet-edition-value-right = droite
web-flying-carpet-edition-value-training = entraînement
web-flying-carpet-edition-value-easy = facile
web-flying-carpet-edition-value-fairly_easy = assez facile
web-flying-carpet-edition-value-classic = classique
web-flying-carpet-edition-value-hard = difficile
web-flying-carpet-edition-value-very_hard = très difficile
web-flying-carpet-edition-value-calm = Accalmie
web-flying-carpet-edition-value-breeze = Brise
web-flying-carpet-edition-value-gale = Tempête

## Hydroracers

web-hydroracers-edition-numbers = Course
web-hydroracers-edition-heats = Manches par course
web-hydroracers-edition-hand_size = Cartes en main
web-hydroracers-edition-pass_distance = Cases d’un tour passé
web-hydroracers-edition-drag = Cases que perd l’avion de tête
web-hydroracers-edition-slipstream = Cases d’une aspiration
web-hydroracers-edition-double_slipstream = Cases d’une double aspiration
web-hydroracers-edition-no_drag_from = Pas de résistance de l’air à partir de la carte
web-hydroracers-edition-damage_slots = Emplacements de dégât
web-hydroracers-edition-autopilot_slots = Emplacements de dégât d’un autopilote
web-hydroracers-edition-crash_returns = Jetons dégât remis après un crash
web-hydroracers-edition-min_move = Vitesse minimale
web-hydroracers-edition-round_cap = Tours après lesquels une manche s’arrête
web-hydroracers-edition-aircoins = AIRCOINS au départ
web-hydroracers-edition-aircoins_per_point = AIRCOINS pour un point à la fin
web-hydroracers-edition-danger_bag = Sac DANGER
web-hydroracers-edition-damage = Jetons dégât
web-hydroracers-edition-alert = Jetons alerte
web-hydroracers-edition-bets = Paris
web-hydroracers-edition-stakes = Mises
web-hydroracers-edition-winner_times = Un pari gagnant rapporte sa mise fois
web-hydroracers-edition-winner_plus = … plus
web-hydroracers-edition-second = Un pari sur le deuxième rapporte
web-hydroracers-edition-third = Un pari sur le troisième rapporte
web-hydroracers-edition-development = Développement
web-hydroracers-edition-tokens = Jetons développement
web-hydroracers-edition-opening_tokens = Jetons d’une phase d’ouverture
web-hydroracers-edition-time = Marqueurs TEMPS
web-hydroracers-edition-display = Cartes exposées
web-hydroracers-edition-track = Cartes sur la piste d’espionnage
web-hydroracers-edition-leader_cost = Jetons que perd qui mène au prestige
web-hydroracers-edition-rush = AIRCOINS pour le dernier jeton
web-hydroracers-edition-display_rate = AIRCOINS pour un écart de 1, cartes exposées
web-hydroracers-edition-spy_rate = AIRCOINS pour un écart de 1, espionnage
web-hydroracers-edition-autopilot_cards = Cartes que pioche un autopilote
web-hydroracers-edition-upgrade_step = La carte qu’il recycle est plus basse de
web-hydroracers-edition-spare_damage = Jetons dégât en réserve
web-hydroracers-edition-spare_alert = Jetons alerte en réserve
web-hydroracers-edition-exhibition = Exhibition
web-hydroracers-edition-reserved = AIRCOINS d’un emplacement réservé
web-hydroracers-edition-public = AIRCOINS de chaque emplacement public
web-hydroracers-edition-prestige = Prestige
web-hydroracers-edition-planes_2 = À deux hydravions
web-hydroracers-edition-planes_3 = À trois hydravions
web-hydroracers-edition-planes_4 = À quatre hydravions
web-hydroracers-edition-plane = Hydravions
web-hydroracers-edition-nation = Nation
web-hydroracers-edition-colour = Couleur
web-hydroracers-edition-cards = Cartes (valeur/remise en état)
web-hydroracers-edition-cooling = Refroidissement, niveau
web-hydroracers-edition-propulsion = Propulsion, niveau
web-hydroracers-edition-controls = Commandes, niveau
web-hydroracers-edition-structure = Structure, niveau
web-hydroracers-edition-autopilot_passes = Cartes « Je passe »
web-hydroracers-edition-autopilot_plays = En autopilote il joue
web-hydroracers-edition-pilot = Pilotes
web-hydroracers-edition-skill = Compétence
web-hydroracers-edition-circuit = Circuits
web-hydroracers-edition-cells = Cases
web-hydroracers-edition-grid = Grille
web-hydroracers-edition-corners = Virages (après la case/limite)
web-hydroracers-edition-element = Tuiles du cockpit
web-hydroracers-edition-penalty = Malus
web-hydroracers-edition-level_1 = Niveau 1
web-hydroracers-edition-level_2 = Niveau 2
web-hydroracers-edition-level_3 = Niveau 3
web-hydroracers-edition-movement = Cartes Déplacement
web-hydroracers-edition-values = Valeur
web-hydroracers-edition-exchange = Valeur d’échange
web-hydroracers-edition-removes = Jetons DANGER retirés
web-hydroracers-edition-cost = Coût
web-hydroracers-edition-repair = Remise en état
web-hydroracers-edition-points = Points
web-hydroracers-edition-movement-pass_distance = Cases d’un tour passé
web-hydroracers-edition-looks = Cartes parmi lesquelles choisir la suivante
web-hydroracers-edition-dangers = Dangers
web-hydroracers-edition-movement-aircoins = AIRCOINS
web-hydroracers-edition-ignores = Virages ignorés à chaque valeur
web-hydroracers-edition-technology = Technologies
web-hydroracers-edition-effect = Effet
web-hydroracers-edition-advantage = Avantages
web-hydroracers-edition-value-italy = Italie
web-hydroracers-edition-value-united_states = États-Unis
web-hydroracers-edition-value-great_britain = Grande-Bretagne
web-hydroracers-edition-value-france = France
web-hydroracers-edition-value-red = rouge
web-hydroracers-edition-value-black = noir
web-hydroracers-edition-value-blue = bleu
web-hydroracers-edition-value-light_blue = bleu clair
web-hydroracers-edition-value-highest_odd = la plus haute carte impaire
web-hydroracers-edition-value-highest_even = la plus haute carte paire
web-hydroracers-edition-value-lowest = la plus basse carte
web-hydroracers-edition-value-second_highest = la deuxième plus haute carte
web-hydroracers-edition-value-double_slip = double aspiration
web-hydroracers-edition-value-large_hand = une carte de plus en main
web-hydroracers-edition-value-long_slip = aspiration par-dessus une case vide
web-hydroracers-edition-value-no_drag = pas de résistance de l’air avec les cartes rapides
web-hydroracers-edition-value-penalty_corner = les virages à la limite sont dangereux
web-hydroracers-edition-value-penalty_hand = une carte de moins
web-hydroracers-edition-value-penalty_pilot = compétence du pilote perdue
web-hydroracers-edition-value-penalty_slow = une case de moins
web-hydroracers-edition-value-penalty = malus
web-hydroracers-edition-value-cross = crash
web-hydroracers-edition-value-brake = avancer d’une case de moins
web-hydroracers-edition-value-goggles = piochez-en deux, gardez-en une
web-hydroracers-edition-value-hop = sauter l’avion juste devant
web-hydroracers-edition-value-mirror = laisser passer un avion derrière vous
web-hydroracers-edition-value-supercharge = une case de plus après un dépassement
web-hydroracers-edition-value-wake_breaker = pas d’aspiration derrière vous
web-hydroracers-edition-value-any_element = un emplacement de dégât de plus, ou une tuile +1
web-hydroracers-edition-value-sabotage = un jeton dégât dans le sac d’un adversaire
web-hydroracers-edition-value-spare_parts = un jeton alerte dans votre sac
web-hydroracers-edition-value-tuning = retire un jeton dégât de votre sac
