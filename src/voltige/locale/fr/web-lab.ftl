### Le labo : une édition changée dans un formulaire, et l’effet du changement.

web-lab = Labo
web-lab-of = { $game } au labo
web-lab-line = Changez n’importe quelle valeur. Les robots jouent alors deux fois les mêmes donnes, une fois comme d’habitude et une fois avec vos changements ; les chiffres se remplissent à mesure qu’ils atterrissent.
web-lab-games = Un autre jeu
web-lab-values = Valeurs
web-lab-default = habituel : { $value }
web-lab-copies = Exemplaires
web-lab-changed = changé
web-lab-reset = Rétablir la valeur habituelle : { $what }
web-lab-reset-short = Rétablir
web-lab-reset-all = Rétablir toutes les valeurs
web-lab-count = { $count ->
    [0] Rien n’est encore changé.
    [one] { $count } valeur est changée.
   *[other] { $count } valeurs sont changées.
}
web-lab-faults = { $count ->
    [one] { $count } valeur ne peut pas décoller
   *[other] { $count } valeurs ne peuvent pas décoller
}
web-lab-judging = Les règles jettent un coup d’œil…
web-lab-sound = Prêt au décollage
web-lab-group-changed = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
}
web-lab-group-wrong = à corriger
web-lab-options = Options de la partie changée
web-lab-balance = Équilibre
web-lab-seats = Places à la table
web-lab-bots = Qui joue
web-lab-start = Commencer
web-lab-go-on = Continuer
web-lab-pause = Pause
web-lab-change-first = Changez une valeur ou une option, puis commencez.
web-lab-mend-first = Corrigez ce qui ne va pas, puis commencez.
web-lab-waiting = Le labo est plein ; nous sommes les suivants.
web-lab-deals = { $count ->
    [one] { $count } donne, jouée des deux façons
   *[other] { $count } donnes, jouées des deux façons
}
web-lab-rate = { $rate } donnes par seconde
web-lab-shares = Victoires par place
web-lab-shares-drawn = Part des victoires par place, habituelle et changée ; une part égale vaut { $fair }.
web-lab-fair = égalité : { $fair }
web-lab-course = Cours d’une partie
web-lab-things = Emplois de chaque carte par partie
web-lab-figure = Valeur
web-lab-usual = Habituel
web-lab-yours = Changé
web-lab-difference = Différence
web-lab-none-yet = pas encore de différence
web-lab-reading = Les différences ont des intervalles à 95 %. Parmi les valeurs où rien n’a changé, environ une sur vingt montre quand même une différence. Les robots n’ont pas appris vos changements.
web-lab-save = Garder comme édition
web-lab-play = Jouer avec
