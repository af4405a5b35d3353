## voltige play
play-you = Vous
play-person = Pilote { $letter }
play-sealed = Le hasard est scellé avant la partie et dévoilé après. Sceau : { $seal }…
play-practice = Entraînement : on annule aussi loin que l’on veut, et le même hasard revient.
play-help = Tapez un numéro pour choisir · ?2 explique le choix 2 · u annule · b montre le plateau · r { $rule } lit une règle · h aide · q quitte
play-prompt = Votre choix
play-not-a-choice = « { $text } » n’est pas un choix : tapez un numéro de 1 à { $last }, ou h pour l’aide.
play-empty = Tapez un numéro de 1 à { $last } puis Entrée, ou h pour l’aide.
play-forced = { $who ->
    [you] Une seule chose est possible : { $choice }
   *[other] Une seule chose est possible, { $name } : { $choice }
}
play-go-on = Entrée pour continuer, u puis Entrée pour annuler.
play-first = D’abord : { $question }
play-sure = o pour oui, autre chose pour non
play-commands = Vous pouvez taper :
play-command-number = le numéro d’un choix : le faire
play-command-explain = ce que fait le choix 2, et sa règle
play-command-undo = annuler votre dernier coup
play-command-board = montrer tout le plateau
play-command-rule = lire une règle
play-command-notation = une action abrégée, comme dans un enregistrement
play-command-help = cette aide
play-command-quit = quitter
play-turn-of = { $name }, à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
play-undone = Coup annulé.
play-left = Vous avez quitté la partie au coup { $version }.
play-input-ended = Plus rien à lire en entrée ; la partie en reste au coup { $version }.
play-over = La partie est finie
play-place = { $place }. { $name }
play-opened = { $draws ->
    [0] Le sceau est levé : aucun tirage n’a été nécessaire.
    [one] Le sceau est levé : un tirage, conforme.
   *[other] Le sceau est levé : { $draws } tirages, tous conformes.
}
play-saved = Enregistré dans { $file }. À vérifier avec : voltige verify { $file }

## Autres commandes
verify-moves = { $steps ->
    [0] Aucun coup.
    [one] Un coup, permis et conforme à l’enregistrement.
   *[other] { $steps } coups, tous permis et conformes à l’enregistrement.
}
verify-luck = { $draws ->
    [0] Le sceau est levé : aucun tirage n’a été nécessaire.
    [one] Le sceau est levé : un tirage, conforme.
   *[other] Le sceau est levé : { $draws } tirages, tous conformes.
}
verify-void = { $draws ->
    [one] { $draws } tirage est sans effet : fait avec des règles plus anciennes, il garde son numéro et ne peut pas être vérifié.
   *[other] { $draws } tirages sont sans effet : faits avec des règles plus anciennes, ils gardent leurs numéros et ne peuvent pas être vérifiés.
}
verify-alone = Pour vérifier les tirages sans ce programme : python { $file } FICHIER (bibliothèque standard seule ; docs/fair-luck.md l’explique)
verify-draws = étape  numéro  source  total  résultat  poids
verify-sealed = Le hasard est scellé ; la graine est dévoilée à la fin de la partie.
verify-no-seal = L’enregistrement ne dit pas d’où vient son hasard.
scenario-summary = Scénarios réussis : { $held } ; en échec : { $failed }
edition-good = { $file } : { $title }, { $seats } places
edition-written = { $file } est écrit. Changez ce que vous voulez, puis : voltige edition check { $file }
golden-summary = { $count ->
    [0] Tous les fichiers de référence sont inchangés.
    [one] Un fichier de référence a été réécrit :
   *[other] { $count } fichiers de référence ont été réécrits :
}
games-head = { $title } · de { $min_seats } à { $max_seats } joueurs · voltige play { $name }
games-editions = Éditions : { $editions }
simulate-title = { $title }, { $games ->
    [one] { $games } partie
   *[other] { NUMBER($games, useGrouping: 0) } parties
}, graine { NUMBER($seed, useGrouping: 0) }
simulate-seat = place
simulate-bot = robot
simulate-wins = victoires
simulate-interval = 95 %
simulate-place = rang moyen
simulate-return = gain moyen
simulate-per-game = Par partie : { $facts }
simulate-mean-decisions = décisions
simulate-mean-rounds = manches
simulate-mean-turns = tours
simulate-mean-mean_total = total moyen
simulate-mean-best_total = meilleur total
simulate-mean-programmes = programmes
simulate-mean-free_flights = vols libres
simulate-mean-tokens_held = jetons gardés
simulate-mean-ended_by_cap = finies par la limite
simulate-mean-crashes = accidents
simulate-mean-cards_left = cartes restantes
simulate-recorded = { $count ->
    [one] { $count } partie enregistrée dans { $folder }.
   *[other] { $count } parties enregistrées dans { $folder }.
}
replay-at = Coup { $version } sur { $last }

## voltige odds
odds-headline = { $cards } · { $dice ->
    [0] aucun dé
    [one] un dé
   *[other] { $dice } dés
} · { $tokens ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $tokens } jetons
}
odds-headline-roll = { " " }· sur la table : { $roll }
odds-aims = Meilleures chances, en décidant au mieux pour chacune
odds-without = sans jeton
odds-with = { $tokens ->
    [one] avec un jeton
   *[other] avec { $tokens } jetons
}
odds-complete = réussir le programme
odds-success = réussir le programme libre
odds-reach = résultat de { $number } ou plus
odds-token = { $number ->
    [0] gagner un jeton
   *[other] gagner un jeton (meilleur résultat { $number })
}
odds-consolation = gagner le jeton de consolation
odds-points = points espérés
odds-gain = gain espéré au-delà de { $number }
odds-change = variation espérée (plus petit résultat : { $number })
odds-choices = Choix, en visant : { $aim }
odds-endings = Comment cela finit, en visant : { $aim }
odds-do-roll = lancer
odds-do-buy-seventh-die = acheter le 7e dé
odds-do-stop = s’arrêter
odds-do-concede = abandonner
odds-do-assign = { $dice } sur { $card }
odds-do-reroll = relancer { $dice }
odds-left-open = { $count ->
    [one] { $count } figure à faire
   *[other] { $count } figures à faire
}
odds-hand = Cette main, en visant : { $aim } ({ $tokens ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $tokens } jetons
} ; chances en %)
odds-programme = programme
odds-cards = cartes
odds-short-complete = réussi
odds-short-reach = ≥ { $number }
odds-short-token = jeton
odds-short-points = points
odds-nothing-to-lay = Cette main n’a aucun programme à poser : échangez des cartes.
odds-number = { $value }
odds-percent = { $value } %
odds-decimal-mark = ,

## voltige site
site-fetching = Téléchargement : { $part }
site-compiling = { $modules ->
    [one] Compilation de { $modules } module pour Python { $python }
   *[other] Compilation de { $modules } modules pour Python { $python }
}
site-packing = Empaquetage du moteur
site-documents = Écriture des textes, du catalogue et des règles
site-compressing = Compression
site-done = { $folder } est prêt ; son moteur pèse { NUMBER($engine, minimumFractionDigits: 1) } Mo. Copiez le dossier chez n’importe quel hébergeur web, ou essayez-le ici : python -m http.server --directory { $folder }
