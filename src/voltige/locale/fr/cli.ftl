## voltige play
play-you = Vous
play-person = Pilote { $letter }
play-sealed = Le hasard est scellé avant la partie et ouvert après. Sceau : { $seal }…
play-practice = Entraînement : on annule aussi loin que l’on veut, et le même hasard revient.
play-help = Un numéro choisit · ?2 explique le choix 2 · u reprend · b montre la table · r { $rule } lit une règle · q quitte
play-prompt = Votre choix
play-not-a-choice = « { $text } » n’est pas un choix : tapez un numéro de 1 à { $last }, ou h pour l’aide.
play-forced = Il n’y a qu’une chose à faire.
play-turn-of = { $name }, à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
play-undone = Coup annulé.
play-left = Vous avez quitté la partie à l’étape { $version }.
play-input-ended = L’entrée est finie ; la partie en est à l’étape { $version }.
play-over = La partie est finie
play-place = { $place }. { $name }
play-opened = Le sceau est ouvert : { $draws } tirages, tous conformes.
play-saved = Enregistré dans { $file }. À vérifier avec : voltige verify { $file }

## Autres commandes
verify-moves = { $steps ->
    [one] Une étape, permise, et qui mène où le dit l’enregistrement.
   *[other] { $steps } étapes, toutes permises, et qui mènent où le dit l’enregistrement.
}
verify-luck = { $draws ->
    [one] Le sceau est ouvert : un tirage, conforme.
   *[other] Le sceau est ouvert : { $draws } tirages, tous conformes.
}
verify-alone = Pour vérifier les tirages sans ce programme : python { $file } FICHIER (bibliothèque standard seule ; docs/fair-luck.md l’explique)
verify-draws = étape  numéro  source  total  résultat  poids
verify-sealed = Le hasard est scellé ; la graine s’ouvre quand la partie est finie.
verify-no-seal = L’enregistrement ne dit pas d’où vient son hasard.
scenario-summary = { $held } passed, { $failed } failed
edition-good = { $file } : { $title }, { $seats } places
edition-written = { $file } est écrit. Changez ce que vous voulez, puis : voltige edition check { $file }
golden-summary = { $count ->
    [0] Tous les fichiers de référence sont inchangés.
    [one] Un fichier de référence a été réécrit :
   *[other] { $count } fichiers de référence ont été réécrits :
}
replay-at = Étape { $version } sur { $last }

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
odds-aims = Meilleures chances, chacune avec les décisions faites pour elle
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
odds-consolation = gagner le jeton de la dernière figure
odds-points = points espérés
odds-gain = gain espéré au-delà de { $number }
odds-change = changement espéré (plus bas résultat { $number })
odds-choices = Décisions, pour : { $aim }
odds-endings = Comment cela finit, en décidant pour : { $aim }
odds-do-roll = lancer
odds-do-buy-seventh-die = acheter le septième dé
odds-do-stop = s’arrêter
odds-do-concede = abandonner
odds-do-assign = { $dice } sur { $card }
odds-do-reroll = relancer { $dice }
odds-left-open = { $count ->
    [one] une ouverte
   *[other] { $count } ouvertes
}
odds-hand = Ce que la main permet pour : { $aim } ({ $tokens ->
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
