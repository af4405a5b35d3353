# Une phrase par code d'erreur : ce qui ne va pas, et ce qui irait.

## Table
error-bad_players = { $game } se joue de { $low } à { $high }, pas à { $seats }.
error-bad_option = L'option { $name } ne peut pas valoir « { $value } » ; valeurs permises : { $allowed } ({ $rule }).
error-bad_option_name = L'option « { $name } » n'existe pas ; les options sont : { $names }.
error-unknown_game = Le jeu « { $name } » n'existe pas ; les jeux sont : { $names }.
error-unknown_bot = Le robot « { $name } » n'existe pas ; les robots sont : { $names }.
error-bad_games = Il faut au moins 1 partie, pas { $games }.
error-bad_random_seed = Une graine est un nombre entier de 0 à 9223372036854775807, pas { $seed }.

## Éditions
error-edition_unknown = { $game } n'a pas d'édition « { $name } » ; il a : { $names }. Un fichier à vous se termine par .toml.
error-edition_unreadable = { $file } ne peut pas être lu : { $reason }.
error-edition_syntax = { $file } n'est pas un fichier TOML : { $reason }.
error-edition_missing_key = { $file } : il manque la clé { $key }.
error-edition_unknown_key = { $file } : la clé { $key } n'a pas de sens.
error-edition_wrong_type = { $file } : { $key } doit être { $expected ->
    [whole] un nombre entier
    [text] un texte non vide
    [texts] une liste de textes
    [wholes] une liste de nombres entiers
    [corners] une liste de virages, chacun une case et une limite : [[6, 5], [12, 4]]
    [table] une table
   *[tables] une liste d'au moins une table
}.
error-edition_out_of_range = { $file } : { $key } vaut { $value } ; c'est permis de { $low } à { $high }.
error-edition_not_one_of = { $file } : { $key } vaut « { $value } » ; valeurs permises : { $allowed }.
error-edition_not_multiple = { $file } : { $key } vaut { $value }, qui n'est pas un multiple de { $step }.
error-edition_duplicate = { $file } : { $key } répète « { $value } ».
error-edition_no_such_card = { $file } : { $key } nomme « { $value } », qui n'est pas une carte de cette édition.
error-edition_no_altitude = { $file } : { $key } ne laisse aucune carte Altitude dans le paquet, y compris à deux.
error-edition_deck_too_small = { $file } : { $key } donne un paquet de { $size } cartes ; il en faut au moins { $least }.
error-file_exists = { $file } existe déjà ; choisissez un autre nom ou supprimez-le d'abord.

## Positions et notation
error-bad_position = La position est fausse à { $key } : attendu { $expected }.
error-bad_position_key = Une position n'a pas de clé « { $key } ».
error-impossible_position = Cette position ne peut pas se produire : { $reason }.
error-too_many_cards = La position utilise plus que les { $copies } exemplaires de { $card }.
error-bad_state_line = « { $text } » ne se lit pas comme une partie de position.
error-bad_seat = « { $text } » n'est pas une place ; les places sont A, B, C et ainsi de suite.
error-bad_card = « { $text } » n'est pas une carte de cette édition.
error-bad_perft_line = Un fichier perft ne se lit pas à « { $text } ».
error-unknown_action = « { $text } » n'est pas une action de ce jeu.
error-unknown_action_key = L'action { $verb } n'a pas de « { $key } ».

## Parties
error-bad_seed = La graine du hasard scellé compte { $bytes } octets.
error-bad_nonce = Un grain de sel compte { $bytes } octets, ou aucun.
error-impossible_luck = Le hasard ne peut pas donner « { $word } » maintenant ; possible : { $possible }.
error-unused_luck = Il n'y a pas de hasard à trancher là où se trouve « { $word } ».
error-wrong_seats = La table a { $wanted } places, mais { $given } ont été données.
error-bad_controller = « { $controller } » ne peut tenir une place : il faut un seul mot, comme person ou bot:random.
error-no_such_seat = Il n'y a pas de place { $seat } ; la table en a { $seats }.
error-not_asked = On ne demande rien à la place { $seat } pour l'instant.
error-nothing_to_undo = Il n'y a rien à reprendre.
error-undo_wall = Impossible de reprendre ce coup : quelque chose de nouveau a été vu depuis.

## Enregistrements
error-record_syntax = L'enregistrement n'est pas un fichier TOML : { $reason }.
error-record_format = Ce n'est pas un enregistrement au format { $format }.
error-record_key = Un enregistrement n'a pas de clé « { $key } ».
error-record_value = L'enregistrement est faux ou incomplet à { $key }.
error-record_game = L'enregistrement est du jeu « { $game } », qui n'est pas ici.
error-record_rules = L'enregistrement date de la version { $version } des règles ; c'est ici la version { $ours }.
error-record_edition = L'enregistrement utilise l'édition « { $edition } », dont il n'y a pas ici d'exemplaire identique.
error-record_version = La ligne { $line } du journal porte le numéro « { $text } ».
error-record_line = La ligne { $line } du journal ne se lit pas : « { $text } ».
error-record_move = La ligne { $line } du journal ne peut pas être jouée : { $reason }
error-record_fault = Ce n'était pas une faute du genre { $fault }.
error-record_luck = La ligne { $line } du journal laisse le hasard en suspens.
error-record_hash = La position après la ligne { $line } du journal n'a pas l'empreinte annoncée.
error-record_result = Le résultat annoncé n'est pas celui auquel mènent les coups.
error-luck_not_opened = Le hasard de cet enregistrement est encore scellé : il n'y a pas de graine à vérifier.
error-luck_seal_broken = La graine ne correspond pas au sceau montré avant la partie.
error-luck_differs = Le tirage { $draw } donne { $drawn }, mais l'enregistrement dit { $written }.

## Scénarios
error-scenario_syntax = Le scénario n'est pas un fichier TOML : { $reason }.
error-scenario_key = Un scénario n'a pas de clé « { $key } ».
error-scenario_value = Le scénario est faux ou incomplet à { $key }.
error-scenario_path = Il n'y a pas de « { $path } » dans la position.
error-scenario_step = L'étape { $step } ne peut pas se faire : { $reason }
error-scenario_unmet = Étape { $step } : { $what } devrait être { $expected }, mais c'est { $found }.

## Fichiers et commandes
error-unreadable_file = { $file } ne peut pas être lu : { $reason }.
error-unwritable_file = { $file } ne peut pas être écrit : { $reason }.
error-unknown_rule = { $game } n'a pas de règle { $number }.
error-no_such_version = L'enregistrement va des versions 0 à { $last } ; { $version } n'en fait pas partie.
error-bad_seats = « { $text } » n'est pas une liste de places ; écrivez par exemple you,heuristic,random.
error-no_bench = Le banc d'essai se lance depuis les sources : le dossier bench n'est pas ici.
error-golden_differs = { $count ->
    [one] Un fichier de référence diffère de ce que donne le code : { $files }.
   *[other] { $count } fichiers de référence diffèrent de ce que donne le code : { $files }.
}
error-seat_count = { $seats } places demandées, mais { $bots } robots nommés.

## LOOPS
error-not_your_turn = C'est le tour de quelqu'un d'autre.
error-not_in_hand = Vous n'avez pas autant de { $card } : vous en avez { $held }.
error-bad_count = Jouez au moins une carte.
error-unknown_card = Il n'y a pas de carte « { $card } » dans ce paquet.
error-mixed_values = Les altitudes jouées ensemble doivent toutes être identiques.
error-one_special_only = Une carte spéciale se joue seule.
error-against_attitude = { $attitude ->
    [positive] On monte : { NUMBER($altitude, useGrouping: 0) } est sous l'altitude de référence { NUMBER($base, useGrouping: 0) }.
   *[negative] On descend : { NUMBER($altitude, useGrouping: 0) } est au-dessus de l'altitude de référence { NUMBER($base, useGrouping: 0) }.
}
error-nothing_to_pick_up = La pile est vide : il n'y a rien à ramasser.
error-no_pick_up_in_race = Pendant une course, on ne ramasse pas la pile.
error-bad_target = Une carte Pioche vise un autre joueur.
error-target_not_wanted = Seule une carte Pioche a une cible.
error-own_race = Votre carte Vitesse est pour les autres.
error-already_committed = Vous avez déjà répondu dans cette course.
error-race_closed = La course est finie.
error-locked_out = Un instant : votre dernière annonce n'était pas permise.
error-round_over = La manche est finie.
error-game_over = La partie est finie.
error-stale_state = Il s'est passé quelque chose entre-temps ; regardez encore.
