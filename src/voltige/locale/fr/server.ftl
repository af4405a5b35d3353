## La page
page-line = Quatre jeux de société de haut vol : un moteur de règles exact, plusieurs façons d’y jouer.
page-play = La version pour navigateur n’est pas compilée ici ; make web s’en charge. Dans le terminal, on joue tout de suite :
page-api = Pour les développeurs

## Les en-têtes des pages, pour les moteurs de recherche et les aperçus
head-home = Voltige
head-home-line = Quatre jeux de haut vol : LOOPS, Lucky Loop, Le tapis volant et Hydroracers. On joue tout de suite dans le navigateur, avec des robots ou entre amis, sans compte.
head-rules = Règles
head-rules-of = Règles : { $game }
head-rules-line = Chaque règle a son numéro, en français et en anglais.
head-table = Une table vous attend
head-table-line = Prenez place ou regardez : ni compte, ni installation.
head-replay = Relecture
head-replay-line = Revoyez une partie coup par coup, et jouez à partir de n’importe lequel.
head-new = Nouvelle table
head-new-line = Choisissez un jeu, les places et les règles.
head-lobby = Tables ouvertes
head-lobby-line = Les tables publiques où il reste une place.
head-mine = Mes tables
head-mine-line = Vos tables, en vol ou posées.
head-landscapes = Paysages
head-landscapes-line = Tous les paysages du Tapis volant, d’autres tirés au hasard, et un atelier pour dessiner les vôtres.
head-editions = Éditions
head-editions-line = Toutes les cartes, tous les avions, décors et nombres de nos jeux, chacun avec sa source.
head-circuits = Circuits
head-circuits-line = Là où les hydravions font la course, dessiné d’après les nombres de chaque circuit.
head-lab = Labo
head-lab-line = Changez n’importe quel nombre d’un jeu, et regardez l’effet pendant que les robots jouent.
head-developers = Pour les développeurs
head-developers-line = Asseyez un robot à la table : JSON en HTTP et par WebSocket, avec un exemple qui tourne.

## Le journal
log-undone = { $who ->
    [you] Vous annulez le dernier coup.
   *[other] { $name } annule le dernier coup.
}
log-rules = Le serveur a été mis à jour : la partie continue avec la version { $version } des règles, et tous les coups restent valables.
log-rules-undone = Le serveur a été mis à jour : les derniers coups ne sont plus permis par la version { $version } des règles ; ils sont annulés, et la partie reprend à la position qui les précédait.

## Tables
error-no_table = Cette table n’existe pas.
error-not_started = La partie n’a pas encore commencé.
error-has_begun = La partie a commencé ; il n’y a plus de place libre.
error-match_over = La partie est terminée.
error-not_over = La partie n’est pas encore terminée.
error-table_paused = La partie est en pause ; reprenez-la d’abord.
error-not_paused = La partie n’est pas en pause.
error-seat_replaced = Un robot ou le pilote automatique joue à votre place ; reprenez d’abord les commandes.
error-action_or_code = Donnez soit une action, soit son code.
error-vote_open = On propose déjà { $what ->
    [undo] d’annuler un coup
    [end] d’arrêter la partie
   *[pause] une pause
} ; répondez-y d’abord.
error-no_vote = Aucune proposition n’attend votre réponse.
error-race_open = Une course est en cours ; attendez son issue.
error-too_early = Trop tôt : la course n’était pas encore lancée. Essayez encore.
error-has_resigned = Cette place a abandonné.
error-not_your_seat = Ce n’est pas votre place.
error-no_odds = Ce jeu n’a pas de calcul des chances.
error-no_coach = Cette table se joue sans instructeur.
error-not_your_table = Vous n’avez pas de place à cette table.
error-not_a_person = Un robot ne remplace qu’une personne, et il n’y en a pas à cette place.
error-unknown_controller = « { $controller } » ne peut pas jouer à une place ; utilisez bot:<nom> ou autopilot.
error-owner_only = Seule la personne qui a créé la table peut faire cela.
error-muted = Vous ne pouvez plus écrire à cette table : la personne qui l’a créée vous a retiré la parole.
error-nothing_said = Votre message est vide.
error-seat_taken = Cette place n’est pas libre.
error-sits_already = Vous avez déjà une place à cette table.
error-bad_key = Cette clé n’ouvre aucune place de cette table.
error-no_spectators = Cette table n’admet pas de spectateurs.
error-id_used = Cet identifiant a déjà servi à autre chose ; donnez le sien à chaque requête.
error-superseded = La partie a avancé entre-temps ; regardez de nouveau le plateau.
error-bot_failed = Le robot { $name } n’a pas pu décider.
error-unknown_order = Il n’y a pas de consigne { $name } ; consignes possibles : { $names }.
error-no_standing_orders = Les consignes servent aux courses par correspondance ; cette table n’en a pas.
error-edition_or_text = Nommez une édition ou donnez la vôtre, pas les deux.
error-race_needs_live = Une course en direct demande une table en direct.
error-one_screen_seats = Sur un seul écran, chaque place est à vous, à un robot ou au pilote automatique, et une au moins est à vous.
error-several_me = On ne tient plusieurs places qu’à une table sur un seul écran.
error-practice_seats = Une table d’entraînement a exactement une personne ; les autres places sont à des robots.
error-no_person = Il faut au moins une personne à la table : prenez une place ou laissez-en une libre.

## Qui demande
error-nobody = Asseyez-vous d’abord : sans place ni jeton d’accès, rien n’est possible ici.
error-bad_token = Ce jeton d’accès n’est pas valable.
error-scope_missing = Il manque à ce jeton d’accès le droit « { $scope } ».
error-persons_only = C’est réservé aux personnes ; un jeton d’accès ne suffit pas.
error-unknown_token = Ce jeton d’accès n’existe pas.
error-too_many_tokens = Vous avez { $most } jetons d’accès ; révoquez-en un d’abord.
error-bad_origin = Cette demande vient de la page d’un autre site.

## Limites et réseau
error-too_often = Trop de demandes en peu de temps ; attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-nonce_too_early = N’envoyez pas de grain de sel avec cette demande : vous ne connaissez pas encore le sceau. Donnez-le quand la réponse vous a montré le sceau, ou renoncez-y avec « waived ».
error-nonce_too_late = La partie a commencé ; plus rien ne peut s’ajouter à son hasard.
error-nonce_given = Cette place a déjà mis son grain de sel.
error-log_full = Cette table a atteint { $most } entrées, le plus que l’on garde ; ouvrez une nouvelle table.
error-too_many_lines = Cette adresse tient { $most } connexions ouvertes ; fermez-en une d’abord.
error-too_many_tables = Vous avez créé { $most } tables en une heure ; attendez un peu.
error-message_too_long = Un message ne peut pas dépasser { $most } octets.
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
error-overloaded = { $seconds ->
    [one] Le serveur est très occupé ; réessayez dans { $seconds } seconde. Les parties en cours continuent.
   *[other] Le serveur est très occupé ; réessayez dans { $seconds } secondes. Les parties en cours continuent.
}
error-too_many_connections = { $seconds ->
    [one] Il y a trop de connexions ; réessayez dans { $seconds } seconde.
   *[other] Il y a trop de connexions ; réessayez dans { $seconds } secondes.
}
error-request_too_large = La requête ou ses en-têtes sont trop grands.
error-request_too_slow = La requête a mis trop de temps à arriver.
error-internal = Une erreur s’est produite de notre côté ; nous en gardons la trace.
error-unknown_example = Il n’y a pas d’exemple { $name } ; les règles citent ceux qui existent.
error-example_over = L’exemple { $name } commence une fois la partie finie : il n’y a plus rien à décider.
error-no_examples = Les exemples ne peuvent pas être chargés ; réessayez une fois en ligne.
error-no_language = Cette langue n’est pas proposée ; langues disponibles : { $names }.

## Faire tourner un serveur
error-no_database = La base de données ne répond pas.
error-unwritable = Ce texte contient un caractère qui ne peut pas être enregistré.
error-browser_full = Ce navigateur n’a plus de place pour Voltige, rien n’a donc été gardé : enregistrez des parties comme fichiers, puis supprimez-les ici.
error-browser_gone = Ce navigateur a effacé ce que Voltige avait gardé, plus rien n’est donc gardé : rechargez la page, puis rapportez vos parties depuis leurs fichiers.
error-browser_storage = Ce navigateur ne garde pas ce que Voltige écrit ({ $reason }), rien n’a donc été gardé : autorisez le stockage pour cette page, puis rechargez-la.
error-disk_full = Le disque du serveur est plein ; rien ne peut être enregistré pour le moment.
error-database_unreachable = Impossible d’ouvrir la base de données : { $reason }.
error-database_newer = La base de données vient d’une version plus récente de Voltige ; celle-ci ne peut pas l’ouvrir.
error-database_junk = Le fichier de la base de données contient autre chose ; ce n’est pas une base SQLite.
error-database_is_folder = La base de données doit être un fichier, mais { $file } est un dossier.
error-no_database_folder = Il n’y a pas de dossier { $folder } pour la base de données ; créez-le d’abord.
error-bad_database_url = Pour la base de données, donnez un nom de fichier, une adresse sqlite:///… ou postgresql://…
error-no_site = { $folder } ne contient pas de site ; construisez-en un : voltige site --out { $folder }
error-bad_setting = Le réglage { $name } ne peut pas être « { $value } ».
error-bad_setting_range = Le réglage { $name } doit être entre { $low } et { $high }.
error-unknown_setting = Il n’y a pas de réglage « { $name } ».
error-port_taken = Impossible d’écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } : { $reason }.
check-plays_on = peut être poursuivie.
check-migrates = peut être poursuivie : tous les coups joués avec la version { $rules } des règles sont permis par la version actuelle.
check-undoes = reprendra après le coup { $last } : la suite, jouée avec la version { $rules } des règles, n’est plus permise par la version actuelle et sera annulée.
check-sum = { $tables ->
    [one] { $tables } table n’est pas terminée
   *[other] { $tables } tables ne sont pas terminées
} ; { $stuck ->
    [0] toutes peuvent être poursuivies avec cette version.
    [one] { $stuck } d’entre elles ne peut pas être poursuivie avec cette version et reste telle quelle.
   *[other] { $stuck } d’entre elles ne peuvent pas être poursuivies avec cette version et restent telles quelles.
}
error-other_rules = La partie a commencé avec la version { $rules } des règles ({ $game }) ; ce serveur joue la version { $now }. Elle est conservée telle quelle, mais ne peut pas être poursuivie ici.
error-other_edition = La partie a commencé avec une édition « { $edition } » que cette version n’a pas. Elle est conservée telle quelle, mais ne peut pas être poursuivie ici.
error-unreplayable_table = Son journal ne peut pas être rejoué avec cette version. Elle est conservée telle quelle, mais ne peut pas être poursuivie ici.
