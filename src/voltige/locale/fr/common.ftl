## Mots communs à tous les jeux
plain-words = { $words }
plain-name = { $fr }
plain-number = { $number }
plain-fact = { $name } : { $value }
game-several = { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
game-none = –
game-nothing = rien
game-event-Done = { $who ->
    [you] Vous : { $move }.
   *[other] { $seat } : { $move }.
}
game-dealt = Les cartes sont distribuées.
game-dealt-each = { $count ->
    [one] Chacun reçoit { $count } carte.
   *[other] Chacun reçoit { $count } cartes.
}
game-seat = { $who ->
    [you] Vous
   *[other] { $name }
} : { $facts }

## Questions
# $who vaut « you » quand la personne qui lit doit choisir ; sinon c'est $name, ou personne en particulier.
game-ask = { $who ->
    [you] À vous : que faites-vous ?
    [others] Les autres choisissent.
   *[other] { $name } choisit.
}
game-luck = La parole est au hasard.
game-over = La partie est finie.

## Robots que personne n’a nommés
bot-cadet = Robot cadet
bot-pilot = Robot pilote
bot-ace = Robot as
bot-master = Robot maître
bot-heuristic = Robot classique
bot-random = Robot passager
