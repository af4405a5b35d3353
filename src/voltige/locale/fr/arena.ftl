# Beaucoup de parties : simulate, arena, tune, lab, et vos propres robots.

## Vos propres robots
error-bot_no_file = Il n’y a pas de fichier { $file } où prendre un robot.
error-bot_no_class = Il n’y a pas de classe « { $name } » dans { $file } ; ses robots : { $names }.
error-bot_not_bot = { $name } dans { $file } n’est pas un robot : la classe doit étendre voltige.Bot.
error-bot_crashed = { $name } a échoué à la ligne { NUMBER($line, useGrouping: 0) } du fichier { $file } : { $reason }
error-bot_foul = { $name } a choisi { $chosen }, ce qui n’est pas permis maintenant ; choix permis : { $legal }.
error-program_command = « { $name } » ne se lit pas comme une commande : { $reason }.
error-program_missing = Il n’y a pas de programme « { $program } » à lancer.
error-program_late = « { $name } » n’a pas répondu en { $seconds } s.
error-program_died = « { $name } » s’est arrêté au lieu de répondre (code { $status } ; ses derniers mots : { $reason }).
error-program_huge = « { $name } » a répondu par une ligne de plus de { NUMBER($bytes, useGrouping: 0) } octets.
error-program_unreadable = « { $name } » a répondu « { $answer } », ce qui n’est pas du JSON sur une ligne.
error-program_illegal = « { $name } » a répondu { $answer }, ce qui n’est ni le code ni l’action d’un de ses choix.
error-program_unasked = « { $name } » a écrit une ligne que personne n’attendait ; il doit répondre à chaque question par une seule ligne.
error-program_given_up = « { $name } » a échoué { $failures } fois de suite et n’est plus consulté dans cette partie.
play-no-answer = { $reason } L’action par défaut est jouée à la place.

## Beaucoup de parties
error-rotated_autopilots = Les autopilotes gardent leurs avions et ne changent pas de place : ne nommez que des robots, ou utilisez voltige simulate.
error-bad_workers = Il faut au moins 1 processus, pas { $workers }.
error-bad_patience = La patience envers les programmes doit dépasser 0 seconde, pas { $seconds }.
error-resume_what = Pour reprendre, nommez aussi le dossier des résultats : --out DIR --resume.
error-vary_values = Pour faire varier { $name }, nommez au moins deux de ses valeurs ({ $allowed }) : --vary { $name }=A,B.
error-vary_many = Cela fait { NUMBER($count, useGrouping: 0) } combinaisons de valeurs ; { NUMBER($most, useGrouping: 0) } au plus peuvent varier à la fois.
error-vary_fixed = { $name } ne peut pas être fixé par --options et varier aussi.
error-vary_curve = Une courbe de niveau joue avec une seule valeur de chaque option : retirez --vary.
error-results_exist = { $folder } contient déjà des résultats : ajoutez --resume pour continuer, ou nommez un autre dossier.
error-results_unreadable = { $folder } contient des résultats, mais le fichier qui dit ce qui a été joué ne peut pas être lu.
error-results_differ = { $folder } contient les résultats d’autre chose : { $name ->
    [game] le jeu était différent
    [edition] l’édition était différente
    [edition_text] le texte de l’édition était différent
    [options] les options de la table étaient différentes
    [bots] les robots étaient différents
    [seed] la graine était différente
    [vary] les options à faire varier étaient différentes
   *[other] les places étaient différentes
}.
error-results_unwritable = Les résultats ne peuvent pas être écrits dans { $folder } : { $reason }.
error-worker_died = Un processus est mort pendant la partie { NUMBER($game, useGrouping: 0) } ; un autre la rejoue.
error-worker_lost = La partie { NUMBER($game, useGrouping: 0) } a tué { $times } processus et est abandonnée ; y a-t-il assez de mémoire ?
error-extra_missing = Il faut pour cela le paquet { $module } : pip install "voltige[{ $extra }]".
error-no_ray = Le groupe Ray « { $address } » est injoignable : { $reason }
error-ray_failed = Le groupe Ray n’a pas pu finir son travail : { $reason }
arena-fault = { $reason } L’action par défaut est jouée à la place ; les suivantes de ce genre sont seulement comptées.
arena-faults = { $count ->
    [one] { $count } décision prise par défaut, faute de réponse utilisable d’un programme.
   *[other] { NUMBER($count, useGrouping: 0) } décisions prises par défaut, faute de réponse utilisable d’un programme.
}
arena-stopped = Arrêt après { NUMBER($done, useGrouping: 0) } parties sur { NUMBER($games, useGrouping: 0) }. Avec --out DIR elles seraient gardées.
arena-stopped-kept = Arrêt après { NUMBER($done, useGrouping: 0) } parties sur { NUMBER($games, useGrouping: 0) } ; elles sont dans { $folder }, et --resume continue à partir de là.
arena-no-parquet = games.parquet n’est pas écrit : pip install "voltige[arena]".

## voltige join
error-join_program = « { $text } » ne peut pas jouer à la table d’un serveur : nommez un programme, par exemple "exec:python3 mybot.py".
error-join_address = « { $text } » n’est pas l’adresse d’une table ; elle ressemble à http://127.0.0.1:8080/table/BZ6ZsZQYQJQo.
error-join_refused = Le serveur refuse : { $reason }
error-join_unreachable = { $server } est injoignable : { $reason }.
error-join_ended = Le serveur a fermé le flux avant la fin de la partie.
join-no-answer = { $reason } Le premier de ses choix est joué à la place ; les suivantes de ce genre ne sont plus dites.

## voltige arena
error-short_curve = Une courbe de force demande au moins deux robots, le plus faible d’abord.
arena-rating = cote
arena-fair = Des robots égaux gagneraient { $share } chacun.
arena-cross = Combien de fois le robot de la ligne a devancé celui de la colonne
arena-no-ratings = Les cotes demandent OpenSkill : pip install "voltige[arena]".
arena-curve = { $title } : chaque robot contre des copies du précédent
arena-against = contre

## Rapports
report-written = Le rapport est dans { $file } ; il s’ouvre dans tout navigateur, sans réseau.
report-title = { $title } dans l’arène
report-games = { $count ->
    [one] { $count } partie de robots, graine { NUMBER($seed, useGrouping: 0) }. Les intervalles sont à 95 %.
   *[other] { NUMBER($count, useGrouping: 0) } parties de robots, graine { NUMBER($seed, useGrouping: 0) }. Les intervalles sont à 95 %.
}
report-table = Édition : { $edition }. Options qui diffèrent des valeurs habituelles : { $options }
report-bots = Robots
report-win-share = part des victoires par place, avec intervalle ; en tirets, ce que gagnent des robots égaux
report-seats = Places
report-seat-share = part des victoires de chaque place, tous robots confondus
report-lengths = Durées et choix
report-decisions = décisions d’une partie
report-branching = actions permises par décision, moyenne d’une partie
report-count = parties
report-fact = par partie
report-mean = moyenne
report-least = minimum
report-middle = médiane
report-most = maximum
report-fact-decisions = décisions
report-fact-choices = actions permises par décision
report-fact-widest = actions permises à la fois, au plus
report-scores = Résultats
report-return = résultat d’une partie : boîte d’un quart à l’autre, trait à la médiane
report-actions = Ce qui est choisi
report-chosen = part de toutes les décisions
report-action = action
report-share = part
report-per-game = par partie
report-winner = gagnant
report-loser = perdant
report-gap = différence
report-sides = Un gagnant et un perdant : par place et par partie, comparés dans chaque partie. Ce qui ressort diffère sûrement ; que les gagnants le choisissent plus souvent ne dit pas encore que cela fait gagner.
report-varied = Options
report-varied-reading = Chaque donne est jouée avec chaque valeur, avec la même chance. Les différences partent de la première valeur, les parts en points de pourcentage, avec des intervalles à 95 % ; une différence dont l’intervalle exclut zéro est marquée. Parmi les chiffres où rien n’a changé, environ un sur vingt l’est aussi. Les robots de la maison n’ont pas appris les valeurs.
report-varied-bots = part des victoires de chaque robot, par place
report-varied-seats = part des victoires de chaque place
report-varied-course = par partie
report-varied-decisions = décisions d’une partie, moyenne avec intervalle
report-varied-actions = actions par partie
report-varied-things = cartes et autres objets, emplois par partie

## voltige lab
error-lab_no_change = Rien n’est changé : nommez une édition (--edition mine.toml) ou une option (--option K=V) qui diffère du jeu habituel.
lab-title = { $title } au laboratoire
lab-games = { $count ->
    [one] { $count } partie avec et sans le changement, par { $bots }, graine { NUMBER($seed, useGrouping: 0) }.
   *[other] { NUMBER($count, useGrouping: 0) } parties avec et sans le changement, par { $bots }, graine { NUMBER($seed, useGrouping: 0) }.
}
lab-change = Changé : { $change }
lab-reading = Les différences sont par partie, avec des intervalles à 95 %, sur les mêmes donnes avec et sans le changement. Une différence dont l’intervalle exclut zéro est marquée ; parmi les lignes où rien n’a changé, environ une sur vingt l’est aussi. Les robots de la maison jouent comme toujours : ils n’ont pas appris le changement.
lab-seats = Places : part des victoires
lab-course = Parties
lab-actions = Actions par partie
lab-things = Cartes et autres objets, emplois par partie
lab-figure = valeur
lab-usual = habituel
lab-changed = changé
lab-difference = différence
lab-drawn-share = différence des parts, avec intervalle
lab-drawn-count = différence par partie, avec intervalle
report-fact-spread = du meilleur au dernier résultat

## voltige tune
error-bot_no_number = « { $name } » : il n’y a pas de nombre « { $number } » ; la classe offre : { $names }.
error-bot_bad_number = « { $name } » : { $number } ne peut pas être « { $value } » ; valeurs permises : de { $low } à { $high }.
error-tune_own = « { $name } » ne peut pas être réglé : nommez une de vos classes, par exemple mybot.py:MyBot.
error-tune_nothing = { $name } n’offre pas de nombres : donnez à la classe un attribut NUMBERS avec des noms et des bornes.
error-tune_few = Il faut au moins deux candidats, pas { $count }.
error-tune_rounds = Il faut au moins un tour, pas { $count }.
tune-rung = Manche { $number } : { NUMBER($games, useGrouping: 0) } parties chacun
tune-found = Les meilleurs nombres : { $numbers }. Ils sont gardés dans { $file }.
tune-kept = Le robot tel quel est arrivé premier. C’est gardé dans { $file }.
tune-gain = À côté du robot tel quel, sur les mêmes donnes : de { $low } à { $high } points de pourcentage des victoires (95 %). Le meilleur d’un grand nombre paraît un peu plus fort qu’il n’est : mesurez-le encore avec une autre graine.

## make ladder
error-ladder_table = Il n’y a pas de table « { $name } » ; les tables : { $names }.
