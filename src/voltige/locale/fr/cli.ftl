## voltige play
play-you = Vous
play-person = Pilote { $letter }
play-sealed = Le hasard est scellé avant la partie et ouvert après. Sceau : { $seal }…
play-help = Un numéro choisit · ?2 explique le choix 2 · u reprend · b montre la table · r { $rule } lit une règle · q quitte
play-prompt = Votre choix
play-not-a-choice = « { $text } » n'est pas un choix : tapez un numéro de 1 à { $last }, ou h pour l'aide.
play-forced = Il n'y a qu'une chose à faire.
play-turn-of = { $name }, à vous. Appuyez sur Entrée quand personne d'autre ne regarde.
play-undone = C'est repris.
play-left = Vous avez quitté la partie à l'étape { $version }.
play-input-ended = L'entrée est finie ; la partie en est à l'étape { $version }.
play-over = La partie est finie
play-place = { $place }. { $name }
play-opened = Le sceau est ouvert : { $draws } tirages, tous conformes.
play-saved = Enregistré dans { $file }. À vérifier avec : voltige verify { $file }

## Autres commandes
verify-moves = { $steps ->
    [one] Une étape, permise, et qui mène où le dit l'enregistrement.
   *[other] { $steps } étapes, toutes permises, et qui mènent où le dit l'enregistrement.
}
verify-luck = { $draws ->
    [one] Le sceau est ouvert : un tirage, conforme.
   *[other] Le sceau est ouvert : { $draws } tirages, tous conformes.
}
verify-sealed = Le hasard est scellé ; la graine s'ouvre quand la partie est finie.
verify-no-seal = L'enregistrement ne dit pas d'où vient son hasard.
scenario-summary = { $held } passed, { $failed } failed
edition-good = { $file } : { $title }, { $seats } places
edition-written = { $file } est écrit. Changez ce que vous voulez, puis : voltige edition check { $file }
golden-summary = { $count ->
    [0] Tous les fichiers de référence sont inchangés.
    [one] Un fichier de référence a été réécrit :
   *[other] { $count } fichiers de référence ont été réécrits :
}
replay-at = Étape { $version } sur { $last }
