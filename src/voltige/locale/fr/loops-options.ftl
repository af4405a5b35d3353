loops-several = { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}

## Options de table
loops-option-target_points = Points qui terminent la partie
loops-option-target_points-hint = La partie finit quand quelqu'un en a davantage.
loops-option-max_rounds = Nombre maximal de manches
loops-option-max_rounds-hint = 0 : autant qu'il en faut.
loops-option-race_mode = Courses de Vitesse
loops-option-race_mode-live = en direct : le clic le plus rapide gagne
loops-option-race_mode-secret = en secret : chacun choisit, le hasard tranche
loops-option-race_window_ms = Course en direct : millisecondes pour annoncer
loops-option-race_commit_ms = Course secrète à une table en direct : millisecondes pour répondre
loops-option-race_deadline_h = Course secrète par correspondance : heures pour répondre
loops-option-race_weights = Handicap des courses secrètes
loops-option-race_weights-hint = Une place plus lourde gagne plus souvent le tirage entre plusieurs annonces.
loops-option-first_player = Qui commence la manche suivante
loops-option-first_player-rotate = le joueur suivant à gauche
loops-option-first_player-winner = le vainqueur de la manche
loops-option-first_player-loser = celui qui a pris le plus de points
loops-option-conditions_carry_over = Assiette et direction restent à la manche suivante
loops-option-looping_return = Où un Looping met la pile
loops-option-looping_return-shuffle = mélangée à la pioche
loops-option-looping_return-bottom = sous la pioche, dans l'ordre
loops-option-draw_target = Qui une carte Pioche peut viser
loops-option-draw_target-others = les autres seulement
loops-option-draw_target-any = n'importe qui, soi-même aussi
loops-option-final_card_effect = Effet d'une carte Pioche posée en dernier
loops-option-final_card_effect-none = aucun
loops-option-final_card_effect-resolve = elle frappe encore
loops-option-pass_on_empty = On peut passer sur une pile vide
loops-option-tie_break = Totaux égaux à la fin
loops-option-tie_break-shared = la place est partagée
loops-option-tie_break-rounds_won = davantage de manches gagnées l'emporte
loops-option-fault_mode = Coups interdits
loops-option-fault_mode-refuse = ils sont refusés
loops-option-fault_mode-pick_up = ils sont punis : on ramasse la pile
loops-option-pile_browse = On peut consulter la pile
loops-option-memory_aid = Montrer les cartes connues d'une main
loops-option-round_play_cap = Nombre maximal de coups par manche
loops-option-turn_timeout_s = Secondes par tour
loops-option-turn_timeout_s-hint = 0 : pas de limite propre.
