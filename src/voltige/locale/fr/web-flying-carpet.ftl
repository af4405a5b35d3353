# Le plateau du Tapis volant dans le navigateur.

web-flying-carpet-sky = Le ciel au-dessus de la ville. Tapis : { $places }
web-flying-carpet-force = Vent vers la droite, force { $force }
web-flying-carpet-start = Départ : la terrasse
web-flying-carpet-finish = Arrivée : la plate-forme bleue
web-flying-carpet-zoom = Voir de plus près
web-flying-carpet-directions = Cartes de direction : { $count ->
    [one] { $count } restante
   *[other] { $count } restantes
}
web-flying-carpet-direction = Carte de direction : { $direction }
web-flying-carpet-no-card = Aucune carte
web-flying-carpet-idle = { $how ->
    [drift] dériver de { $count }
    [sink] descendre de 1
    [off] chassé hors du plan !
   *[stay] rester sur place
}
web-flying-carpet-wind-first = le vent d’abord
web-flying-carpet-arrows = Flèches de cette carte
web-flying-carpet-other-ways = Chemins possibles
web-flying-carpet-goal-more = { $way } ({ $count ->
    [one] et { $count } autre chemin
   *[other] et { $count } autres chemins
})
web-flying-carpet-look-round = Parcourez les cases avec les flèches du clavier.
web-flying-carpet-touch-first = Touchez une carte pour voir où elle mène, ou une case pour voir ce qui y mène.
web-flying-carpet-touch-arrow = Touchez une flèche, ou une case du plateau. Une carte de direction ajoute une case.
web-flying-carpet-touch-swap = Touchez une carte des vents pour l’échanger ensuite.
web-flying-carpet-touch-place = Touchez un endroit du plateau.
web-flying-carpet-fly = { $how ->
    [none] Ne jouer aucune carte
   *[card] S’envoler
}
web-flying-carpet-back = Changer d’avis
