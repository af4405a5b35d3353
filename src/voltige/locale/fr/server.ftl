## La page
page-line = Quatre jeux de société volants : un moteur de règles exact, plusieurs portes.
page-play = Le client du navigateur n’a pas été construit ici ; make web le construit. Dans le terminal, on joue tout de suite :
page-api = Pour les programmes

## Tables
error-no_table = Cette table n’existe pas.
error-not_started = La partie n’a pas encore commencé.
error-has_begun = La partie a commencé ; il n’y a plus de place libre.
error-match_over = La partie est terminée.
error-not_over = La partie n’est pas encore terminée.
error-table_paused = La table est en pause ; reprenez d’abord.
error-not_paused = La table n’est pas en pause.
error-seat_replaced = { $controller } joue à cette place ; reprenez-la d’abord.
error-action_or_code = Donnez une action ou son code, l’un des deux.
error-vote_open = Une proposition est déjà ouverte ({ $what }) ; répondez-y d’abord.
error-no_vote = Aucune proposition n’attend votre réponse.
error-race_open = Une course est ouverte ; attendez qu’elle soit tranchée.
error-too_early = Trop tôt : la course n’était pas encore ouverte. Essayez encore.
error-has_resigned = Cette place a abandonné.
error-not_your_seat = Ce n’est pas votre place.
error-no_odds = Il n’y a pas de calcul des chances pour { $game }.
error-no_coach = Cette table se joue sans moniteur.
error-not_your_table = Vous n’êtes pas assis à cette table.
error-not_a_person = Personne n’occupe cette place : un robot n’a personne à remplacer.
error-unknown_controller = « { $controller } » ne peut pas jouer à une place ; utilisez bot:<nom> ou autopilot.
error-owner_only = Seule la personne qui a créé la table peut faire cela.
error-muted = Vous ne pouvez pas parler à cette table : on vous y a retiré la parole.
error-nothing_said = Il n’y a rien à dire là-dedans.
error-seat_taken = Cette place n’est pas libre.
error-sits_already = Vous êtes déjà assis à cette table.
error-bad_key = Cette clé n’ouvre aucune place de cette table.
error-no_spectators = Cette table n’admet pas de spectateurs.
error-id_used = Cet identifiant a déjà servi à autre chose ; donnez le sien à chaque requête.
error-superseded = Quelque chose s’est passé entre-temps ; regardez de nouveau.
error-bot_failed = Le robot { $name } n’a pas pu décider.
error-no_standing_orders = Les ordres permanents servent aux courses par correspondance ; cette table n’en a pas.
error-edition_or_text = Nommez une édition ou donnez la vôtre, pas les deux.
error-race_needs_live = Une course en direct demande une table en direct.
error-one_screen_seats = Sur un seul écran, chaque place est à vous, à un robot ou au pilote automatique, et une au moins est à vous.
error-several_me = Plusieurs places à vous seul : seulement sur un seul écran.
error-practice_seats = Une table d’entraînement a exactement une personne ; les autres places sont à des robots.
error-no_person = Une table demande une personne : prenez une place ou laissez-en une libre.

## Qui demande
error-nobody = Asseyez-vous d’abord : sans place ni jeton, il n’y a rien à demander.
error-bad_token = Ce jeton n’est pas valable.
error-scope_missing = Il manque à ce jeton le droit « { $scope } ».
error-persons_only = C’est réservé aux personnes, pas aux jetons.
error-unknown_token = Ce jeton n’existe pas.
error-too_many_tokens = Vous avez { $most } jetons ; révoquez-en un d’abord.
error-bad_origin = Cette demande vient de la page d’un autre site.

## Limites et réseau
error-too_often = C’est trop en trop peu de temps ; attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-too_many_lines = Cette adresse tient { $most } connexions ouvertes ; fermez-en une d’abord.
error-too_many_tables = Vous avez créé { $most } tables en une heure ; attendez un peu.
error-message_too_long = Un message peut avoir { $most } octets.
error-bad_message = Ce n’est pas un message du protocole : { $reason }.
error-unreadable_request = La demande est illisible : { $reason }.
error-unknown_field = Il n’y a pas de champ « { $field } » ici{ $near ->
    [none] .
   *[other]  ; vouliez-vous dire « { $near } » ?
}
error-bad_name = Un nom ne peut pas contenir de signe invisible comme { $sign }.
error-bad_words = Cela ne peut pas être dit : il y a là un signe invisible, { $sign }.
error-bad_host = Ce serveur ne répond pas à ce nom.
error-too_deep = C’est trop imbriqué ; on lit { $most } niveaux au plus.
error-too_many_keys = Il y a trop d’éléments ; on en lit { $most } au plus.
error-number_too_long = Un nombre est trop long ; on en lit { $most } caractères au plus.
error-too_costly = La vérification demande trop de temps ou de mémoire ; réduisez le texte.
error-not_here = Il n’y a rien ici.
error-wrong_method = Cette adresse ne comprend pas cette méthode.
error-body_too_large = La demande est trop grande.
error-not_json = La demande doit être en JSON.
error-internal = Quelque chose a échoué de notre côté ; c’est noté.
error-no_language = Cette langue n’existe pas ici ; il y a : { $names }.

## Faire tourner un serveur
error-no_database = La base de données ne répond pas.
error-bad_database_url = La base de données est un nom de fichier, sqlite:///… ou postgresql://….
error-bad_setting = Le réglage { $name } ne peut pas être « { $value } ».
error-bad_setting_range = Le réglage { $name } doit être entre { $low } et { $high }.
error-unknown_setting = Il n’y a pas de réglage « { $name } ».
error-port_taken = Impossible d’écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } : { $reason }.
