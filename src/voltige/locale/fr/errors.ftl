# Une phrase par code d'erreur : ce qui ne va pas, et ce qui irait.

## Table
error-bad_players = { $game } se joue de { $low } à { $high } joueurs, pas à { $seats }.
error-race_weights_live = Un handicap ne vaut que dans les courses secrètes : choisissez des courses en secret, ou laissez le handicap de côté ({ $rule }).
error-bad_option = L’option { $name } ne peut pas valoir « { $value } » ; valeurs permises : { $allowed } ({ $rule }).
error-bad_option_name = L’option « { $name } » n’existe pas ; les options sont : { $names }.
error-unknown_game = Le jeu « { $name } » n’existe pas ; les jeux sont : { $names }.
error-unknown_bot = Le robot « { $name } » n’existe pas ; les robots sont : { $names }.
error-no_landscapes = { $game } n’a pas de paysages.
error-unknown_landscape = Il n’y a pas de paysage « { $name } » ; les paysages sont : { $names }.
error-bad_games = Il faut au moins 1 partie, pas { $games }.
error-bad_random_seed = Une graine est un nombre entier de 0 à 9223372036854775807, pas { $seed }.

## Éditions
error-edition_unknown = { $game } n’a pas d’édition « { $name } » ; il a : { $names }. Un fichier à vous se termine par .toml.
error-bad_edition_name = Le nom d’une édition est fait de lettres, de chiffres ou de signes, et il n’est pas vide.
error-edition_unreadable = { $file } ne peut pas être lu : { $reason }.
error-edition_syntax = { $file } n’est pas un fichier TOML : { $reason }.
error-edition_missing_key = { $file } : il manque la clé { $key }.
error-edition_unknown_key = { $file } : la clé { $key } est inconnue{ $near ->
    [none] .
   *[other] {""} ; vouliez-vous dire { $near } ?
}
error-edition_wrong_type = { $file } : { $key } doit être { $expected ->
    [whole] un nombre entier
    [text] un texte non vide
    [texts] une liste de textes
    [wholes] une liste de nombres entiers
    [corners] une liste de virages, chacun une case et une limite : [[6, 5], [12, 4]]
    [table] une table TOML
    [pair] deux nombres entiers
    [placements] une liste de panneaux, chacun comme panneau, colonne, rangée
   *[tables] une liste d’au moins une table TOML
}.
error-edition_out_of_range = { $file } : { $key } vaut { $value } ; valeurs permises : de { $low } à { $high }.
error-edition_not_one_of = { $file } : { $key } vaut « { $value } » ; valeurs permises : { $allowed }.
error-edition_not_multiple = { $file } : { $key } vaut { $value }, qui n’est pas un multiple de { $step }.
error-edition_duplicate = { $file } : { $key } répète « { $value } ».
error-edition_no_such_card = { $file } : { $key } nomme « { $value } », qui n’est pas une carte de cette édition.
error-edition_no_altitude = { $file } : { $key } ne laisse aucune carte Altitude dans le paquet ; il en faut aussi dans celui à deux joueurs.
error-edition_deck_too_small = { $file } : { $key } donne un paquet de { $size } cartes ; il en faut au moins { $least }.
error-edition_count = { $file } : { $key } fait { $value } en tout ; il en faut { $wanted }.
error-edition_fixed_value = { $file } : { $key } doit être { $expected }.
error-edition_zone_rows = { $file } : { $key } doit commencer à la rangée { $first } ; ensemble, les zones couvrent le plan jusqu’à la rangée { $height }.
error-edition_bad_id = { $file } : { $key } vaut « { $value } » ; un identifiant est un mot court fait de lettres, de chiffres et de tirets bas.
error-edition_bad_picture = { $file } : { $key } n’est pas l’image d’un panneau : des lignes de même longueur faites de X et de points, pas plus grandes que le plan.
error-edition_floating_panel = { $file } : { $key } montre un panneau de sol qui ne touche pas le sol.
error-edition_no_such_landscape = { $file } : { $key } nomme « { $value } », qui n’est pas un paysage de cette édition.
error-edition_bad_landscape = { $file } : { $key } n’est pas permis : { $check ->
    [LS-1] le panneau { $panel } y est deux fois
    [LS-2] { $panel } doit se dresser sur le bord inférieur, entre les cases voisines du départ et de l’arrivée, qui restent libres
    [LS-3] { $panel } ne peut pas être mis en miroir
    [LS-4] { $panel } doit flotter tout entier dans le ciel venteux
    [LS-5] { $panel } recouvre des cases d’un autre panneau : { $cells }
    [LS-6] il n’y a pas de passage libre entre ciel et terre en { $cells }
   *[LS-7] un tapis peut rester piégé à jamais en { $cells }
} ({ $check }).
error-file_exists = { $file } existe déjà ; choisissez un autre nom ou supprimez-le d’abord.

## Positions et notation
error-bad_position = La position est fausse à { $key } : attendu { $expected }.
error-bad_position_key = Une position n’a pas de clé « { $key } ».
error-impossible_position = Cette position ne peut pas se produire : { $reason }.
error-too_many_cards = La position utilise plus de { $copies } fois la carte { $card }.
error-bad_state_line = « { $text } » ne se lit pas comme une partie de position.
error-bad_seat = « { $text } » n’est pas une place ; les places sont A, B, C et ainsi de suite.
error-bad_card = « { $text } » n’est pas une carte de cette édition.
error-bad_perft_line = Un fichier perft ne se lit pas à « { $text } ».
error-unknown_action = « { $text } » n’est pas une action de ce jeu.
error-unknown_action_key = L’action { $verb } n’a pas de « { $key } ».

## Parties
error-bad_seed = La graine du hasard scellé compte { $bytes } octets.
error-bad_nonce = Un sel cryptographique compte { $bytes } octets, ou aucun.
error-impossible_luck = Le hasard ne peut pas donner « { $word } » maintenant ; possible : { $possible }.
error-unused_luck = Il n’y a pas de hasard à trancher là où se trouve « { $word } ».
error-wrong_seats = La table a { $wanted } places, mais { $given } ont été données.
error-bad_controller = « { $controller } » ne peut tenir une place : il faut un seul mot, comme person ou bot:pilot.
error-no_such_seat = Il n’y a pas de place { $seat } ; la table en a { $seats }.
error-not_asked = On ne demande rien à la place { $seat } pour l’instant.
error-nothing_to_undo = Il n’y a rien à annuler.
error-undo_wall = Ce coup ne peut plus être annulé : quelque chose de nouveau a été vu depuis. Seule une table d’entraînement revient au-delà du hasard.
error-too_many_undos = Cette partie a épuisé ses { $most } annulations ; désormais, chaque coup reste joué.

## Enregistrements
error-record_syntax = L’enregistrement n’est pas un fichier TOML : { $reason }.
error-record_format = Ce n’est pas un enregistrement au format { $format }.
error-record_key = Un enregistrement n’a pas de clé « { $key } ».
error-record_value = L’enregistrement est faux ou incomplet à { $key }.
error-record_game = L’enregistrement vient du jeu « { $game } », absent d’ici.
error-record_rules = L’enregistrement date de la version { $version } des règles ; c’est ici la version { $ours }.
error-record_edition = L’enregistrement utilise l’édition « { $edition } », dont il n’y a pas ici d’exemplaire identique.
error-record_version = La ligne { $line } du journal porte le numéro « { $text } ».
error-record_line = La ligne { $line } du journal ne se lit pas : « { $text } ».
error-record_move = La ligne { $line } du journal ne peut pas être jouée : { $reason }
error-record_fault = Ce n’était pas une faute du genre { $fault }.
error-record_luck = La ligne { $line } du journal laisse le hasard en suspens.
error-record_hash = La position après la ligne { $line } du journal n’a pas l’empreinte annoncée.
error-record_share = Ligne { $line } du journal : la part de « { $word } » devrait être { $share }.
error-record_result = Le résultat annoncé n’est pas celui auquel mènent les coups.
error-luck_not_opened = Le hasard de cet enregistrement est encore scellé : il n’y a pas de graine à vérifier.
error-luck_seal_broken = La graine ne correspond pas au sceau montré avant la partie.
error-luck_differs = Le tirage { $draw } donne { $drawn }, mais l’enregistrement dit { $written }.

## Scénarios
error-scenario_syntax = Le scénario n’est pas un fichier TOML : { $reason }.
error-scenario_key = Un scénario n’a pas de clé « { $key } ».
error-scenario_value = Le scénario est faux ou incomplet à { $key }.
error-scenario_path = { $nearest ->
    [none] Il n’y a pas de « { $path } » dans la position.
   *[other] Il n’y a pas de « { $path } » dans la position : vouliez-vous dire « { $nearest } » et non « { $key } » ?
}
error-scenario_step = L’étape { $step } ne peut pas se faire : { $reason }
error-scenario_unmet = Étape { $step } : { $what } devrait être { $expected }, mais c’est { $found }.

## Fichiers et commandes
error-unreadable_file = { $file } ne peut pas être lu : { $reason }.
error-needs_person = Les autopilotes volent seuls : donnez au moins une place à une personne (you) ou à un robot.
error-unwritable_file = { $file } ne peut pas être écrit : { $reason }.
error-unknown_rule = { $game } n’a pas de règle { $number }.
error-no_such_version = L’enregistrement va de l’étape 0 à l’étape { $last } ; { $version } n’en fait pas partie.
error-bad_seats = « { $text } » n’est pas une liste de places ; écrivez par exemple you,pilot,cadet.
error-no_bench = Le banc d’essai se lance depuis les sources : le dossier bench n’est pas ici.
error-golden_differs = { $count ->
    [one] Un fichier de référence diffère de ce que donne le code : { $files }.
   *[other] { $count } fichiers de référence diffèrent de ce que donne le code : { $files }.
}
error-seat_count = { $seats } places demandées, mais { $bots } robots nommés.

## Chances
error-odds_no_game = Il n’y a pas de chances à calculer dans { $game } ; essayez lucky-loop.
error-odds_card = Il n’y a pas de carte « { $text } » dans cette édition ; écrivez une difficulté comme 8 ou un nom comme R08a.
error-odds_twice = La carte { $text } est nommée deux fois.
error-odds_stars = Une seule carte porte le temps fort, pas { $count }.
error-odds_number = { $name } ne peut pas être { $value } ; valeurs permises : de { $low } à { $high }.
error-odds_roll = « { $text } » ne désigne pas des dés ; écrivez par exemple 1,3,5.
error-odds_roll_size = « { $text } » ne peut pas être sur la table : le prochain lancer a { $dice } dés et doit pouvoir atteindre une figure.
error-odds_reach = --aim reach demande un résultat à atteindre, par exemple --reach 12.

## LOOPS
error-not_your_turn = Ce n’est pas votre tour.
error-not_in_hand = Il vous en manque : vous avez { $held } × { $card }.
error-bad_count = Ce n’est pas le bon nombre de cartes.
error-unknown_card = Il n’y a pas de carte « { $card } » dans ce paquet.
error-mixed_values = Les altitudes jouées ensemble doivent toutes être identiques.
error-one_special_only = Une carte spéciale se joue seule.
error-against_pitch = { $pitch ->
    [positive] On monte : { NUMBER($altitude, useGrouping: 0) } est plus bas que la dernière altitude, { NUMBER($base, useGrouping: 0) }.
   *[negative] On descend : { NUMBER($altitude, useGrouping: 0) } est plus haut que la dernière altitude, { NUMBER($base, useGrouping: 0) }.
}
error-nothing_to_pick_up = La pile est vide : il n’y a rien à ramasser.
error-no_pick_up_in_race = Pendant une course, on ne ramasse pas la pile.
error-bad_target = Une carte Pioche vise un autre joueur.
error-target_not_wanted = Seule une carte Pioche a une cible.
error-own_race = Vous avez joué Vitesse : cette course est pour les autres.
error-already_committed = Vous avez déjà répondu dans cette course.
error-race_closed = La course est finie.
error-locked_out = Un instant : votre dernière réponse n’était pas permise.
error-round_over = La manche est finie.
error-game_over = La partie est finie.
error-stale_state = La partie a avancé entre-temps ; regardez de nouveau le plateau.

## Lucky Loop
error-edition_colour_pile = { $file } : { $key } doit mettre la couleur { $colour } dans une seule pile.
error-edition_programme_colours = { $file } : { $key } doit nommer trois couleurs différentes.
error-edition_bad_name = { $file } : { $key } vaut « { $value } » ; un nom est un seul mot sans | # ' / , : =
error-bad_request = Il n’y a pas de « { $text } » ici.
error-wrong_phase = Il y a autre chose à faire d’abord.
error-card_not_in_hand = Vous n’avez pas { $card }.
error-duplicate_card = La carte { $card } est citée deux fois.
error-wrong_colour = { $programme } demande d’autres couleurs, dans l’ordre de ses emplacements.
error-programme_maxed = Vous avez déjà { $least } points ou plus dans { $programme }.
error-programme_empty = Aucune carte n’est encore posée pour { $programme }.
error-not_higher = La nouvelle carte doit avoir une difficulté supérieure à { $least }.
error-single_card_too_early = Une carte seule se joue à partir du deuxième tour de table.
error-must_play_card = Pour décoller, jouez d’abord trois cartes, ou une seule.
error-already_final_phase = Vos quatre programmes sont accomplis : place au programme libre.
error-not_final_phase = Avant le programme libre, il faut un score dans les quatre programmes ; il en manque { $missing }.
error-difficulty_too_low = Trop facile : difficulté { $sum }, il en faut au moins { $least }.
error-too_many_dice_needed = Ces cartes demandent au moins { $dice } dés ; il y en a { $most }.
error-free_programme_fixed = Votre programme libre est posé : il ne change plus.
error-pile_empty = La pioche { $pile } est vide.
error-discard_count = { $count ->
    [one] Défaussez exactement { $count } carte.
   *[other] Défaussez exactement { $count } cartes.
}
error-no_dice_chosen = Choisissez au moins un dé.
error-dice_not_available = Ces dés ne sont pas dans le lancer ({ $roll }).
error-sum_too_low = { $sum } n’atteint pas { $difficulty }.
error-highlight_must_be_exact = Le temps fort doit tomber pile sur { $difficulty }.
error-figure_done = La figure { $figure } est déjà réussie.
error-no_token = Vous n’avez pas de jeton bonus.
error-seventh_already_used = Le 7e dé s’achète une fois par tour.
error-too_late_for_seventh = Le 7e dé s’achète seulement avant le lancer.
error-cannot_stop_now = On peut s’arrêter après la deuxième figure, avant le troisième lancer.
error-too_few_dice = Les dés restants ({ $dice }) n’atteignent aucune figure ouverte.
error-must_assign = Le lancer réussit { $card } : affectez-lui des dés, ou relancez.
error-cannot_concede_now = Lancez d’abord, ou arrêtez-vous.

## The Flying Carpet
error-held = Votre tapis est arrêté : vous passez votre prochain tour.
error-no_such_arrow = La carte { $card } n’a pas de flèche « { $arrow } ».
error-no_direction_card = Vous n’avez plus de carte de direction.
error-two_direction_cards = On ne joue qu’une carte de direction par tour.
error-two_wind_cards = On ne joue ou n’échange qu’une carte des vents par tour.
error-blocked = Le chemin est barré en { $cell }.
error-below_ground = Ce vol passerait sous le sol.
error-above_sky = Ce vol passerait au-dessus du ciel.
error-left_edge = Ce vol sortirait du plan par la gauche.
error-overshoot_refused = Ce vol sortirait du plan par la droite, ce que cette table ne permet pas.
error-direction_not_on_card = À cette table, une carte de direction n’ajoute pas de mouvement de côté à une carte verticale.
error-no_wind_first = Le vent ne peut pas souffler d’abord ici.
error-swap_not_allowed = On n’échange une carte que si l’on n’en joue aucune.
error-swap_card_not_in_hand = Vous ne pouvez pas échanger { $card } : vous ne l’avez pas.
error-must_choose_landing = Choisissez d’abord : arrêter l’autre tapis, ou le forcer à atterrir.
error-cannot_force_down = Il n’y a aucun tapis que vous pourriez forcer à atterrir.
error-zigzag = Zigzag : un tour compte au plus un trajet droit vers le haut ou le bas et un de côté.
error-no_such_flight = Aucune de vos cartes ne permet ce vol.
error-not_now = Ce n’est pas possible à ce moment de la partie.
error-no_room = Il ne reste aucune place pour { $panel } qui laisse un passage libre.
error-bad_landscape = Ce paysage n’est pas permis : { $check ->
    [LS-1] le panneau { $panel } y est deux fois
    [LS-2] { $panel } doit se dresser sur le bord inférieur, entre les cases voisines du départ et de l’arrivée, qui restent libres
    [LS-3] { $panel } ne peut pas être mis en miroir
    [LS-4] { $panel } doit flotter tout entier dans le ciel venteux
    [LS-5] { $panel } recouvre des cases d’un autre panneau : { $cells }
    [LS-6] il n’y a pas de passage libre entre ciel et terre en { $cells }
   *[LS-7] un tapis peut rester piégé à jamais en { $cells }
} ({ $check }).
error-bad_action_value = « { $value } » n’est pas une valeur de { $key } pour l’action { $verb }.

## voltige site
error-no_node = Pour construire un site, il faut Node { $oldest } ou plus récent, et { $package } ne peut pas être installé : installez l’un des deux.
error-not_fetched = Impossible de télécharger { $part } ({ $reason }) : pour construire un site, il faut pouvoir joindre npm et l’index des paquets.
error-other_part = { $part } n’est pas ce avec quoi cette version a été testée, rien n’a donc été construit : vérifiez d’où npm et pip téléchargent.
error-not_compiled = Le moteur ne peut pas être compilé pour un navigateur : { $reason }
error-folder_not_empty = { $folder } n’est pas vide et ne contient pas de site ; choisissez un autre dossier.
error-no_site_client = Le client du site n’est pas construit ici ; lancez : make web
