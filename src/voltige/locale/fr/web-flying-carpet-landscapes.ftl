# Les paysages du Tapis volant dans le navigateur : la galerie et la table à dessin.

web-landscapes = Paysages
web-landing-landscapes = Paysages du Tapis volant

web-flying-carpet-gallery-line = Où volerez-vous ? Tous les paysages du Tapis volant, du plein désert à la porte du djinn.
web-flying-carpet-picture = Paysage : { $name }
web-flying-carpet-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours en moyenne
web-flying-carpet-turns-how = Cette moyenne se déduit des règles : un tapis seul, une main neuve à chaque tour, sans carte de direction.
web-flying-carpet-play-in = Jouer ici
web-flying-carpet-edit = Modifier
web-flying-carpet-draw-own = Dessiner le vôtre
web-flying-carpet-random = Au hasard
web-flying-carpet-random-line = Même numéro et même niveau donnent toujours le même paysage, avec un passage libre et sans piège.
web-flying-carpet-level = Niveau
web-flying-carpet-number = Numéro
web-flying-carpet-another = Un autre
web-flying-carpet-share = Partager
web-flying-carpet-share-link = Lien du paysage
web-flying-carpet-share-line = Qui ouvre ce lien voit ce paysage.

web-flying-carpet-draw = Dessiner un paysage
web-flying-carpet-draw-line = Faites glisser un panneau sur le plan, ou pressez-le. Déplacez-le ensuite, à la main ou avec les flèches ; R le met en miroir, Suppr l’enlève.
web-flying-carpet-own = Mon paysage
web-flying-carpet-board = Le plan avec { $count ->
    [one] { $count } panneau
   *[other] { $count } panneaux
}
web-flying-carpet-piece = { $panel }, colonne { $column }, rangée { $row }{ $mirrored ->
    [yes] , en miroir
   *[no] {""}
}
web-flying-carpet-box = Panneaux dans la boîte
web-flying-carpet-box-empty = Tous les panneaux sont sur le plan. Faites-en glisser un dehors pour le ranger.
web-flying-carpet-put = Placer sur le plan : { $panel }
web-flying-carpet-tools = Le panneau choisi
web-flying-carpet-move = { $way ->
    [left] Une case à gauche
    [right] Une case à droite
    [up] Une case vers le haut
   *[down] Une case vers le bas
}
web-flying-carpet-turn = En miroir
web-flying-carpet-even = En miroir, il est le même.
web-flying-carpet-remove = Enlever
web-flying-carpet-cleared = Paré au décollage
web-flying-carpet-refused = Pas permis
web-flying-carpet-judging = Un coup d’œil…
web-flying-carpet-like = Difficulté proche : { $name }
web-flying-carpet-allow-mirrored = Le permettre : règle maison
web-flying-carpet-name = Nom
web-flying-carpet-test-flight = Vol d’essai
web-flying-carpet-save = Garder comme édition
web-flying-carpet-undo = Annuler
web-flying-carpet-clear = Tout enlever

# L’instructeur.
web-flying-carpet-coach-best = Le choix de l’instructeur
web-flying-carpet-coach-would = Conseil de l’instructeur : { $choice }
web-flying-carpet-odds-short = { $what ->
    [land] se poser
    [off] chassé
    [no-card] sans carte
    [met] rejoint
    [lost] tours perdus
   *[turns] tours restants
}
web-flying-carpet-odds-turns = { NUMBER($turns, maximumFractionDigits: 1) }
