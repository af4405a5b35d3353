## Paysages : leur difficulté, et ce qui ne va pas dans celui que l’on dessine
flying-carpet-level-training = Pour apprendre
flying-carpet-level-easy = Facile
flying-carpet-level-fairly_easy = Assez facile
flying-carpet-level-classic = Classique
flying-carpet-level-hard = Difficile
flying-carpet-level-very_hard = Très difficile
flying-carpet-flaw = { $check ->
    [LS-1] Un seul exemplaire de ce panneau ({ $panel }), et il est placé deux fois.
    [LS-2] Ce panneau ({ $panel }) se pose au sol, entre les colonnes { $first } et { $last }.
    [LS-3] Ce panneau ({ $panel }) est en miroir : seule une règle maison le permet.
    [LS-4] Ce panneau ({ $panel }) s’accroche dans le vent, à partir de la rangée { $low }, tout entier sur le plan.
    [LS-5] Ce panneau ({ $panel }) recouvre une partie d’un autre.
    [LS-6] Pas de passage libre ici : un tapis doit passer au-dessus du décor et sous les nuages.
   *[LS-7] Un piège : un tapis pourrait rester coincé ici pour toujours.
}

## L’instructeur
flying-carpet-chance-land = se poser au prochain tour, sans obstacle adverse
flying-carpet-chance-no-card = aucune carte des vents jouable au prochain tour
flying-carpet-chance-off = chassé hors du plan au prochain tour, quoi que vous fassiez
flying-carpet-chance-met = le rival le mieux placé peut vous rejoindre
flying-carpet-mean-turns = tours restants depuis cette case, en moyenne
flying-carpet-mean-lost = tours que cela lui coûte, en moyenne
flying-carpet-coach-near = { $name } peut se poser au prochain tour ({ $percent } %) !
