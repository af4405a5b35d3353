## Words that any game uses
plain-words = { $words }
plain-name = { $en }
plain-number = { $number }
plain-fact = { $name }: { $value }
game-several = { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
game-none = –
game-nothing = none
game-event-Done = { $who ->
    [you] You: { $move }.
   *[other] { $seat }: { $move }.
}
game-dealt = The cards are dealt.
game-dealt-each = { $count ->
    [one] Everybody is dealt { $count } card.
   *[other] Everybody is dealt { $count } cards.
}
game-seat = { $who ->
    [you] You
   *[other] { $name }
}: { $facts }

## Questions
# $who is "you" when the one who reads is asked; else $name is asked, or nobody in particular.
game-ask = { $who ->
    [you] Your turn: choose what to do.
    [others] The others are choosing.
   *[other] { $name } is choosing.
}
game-luck = Waiting for luck to decide.
game-over = The game is over.

## Bots that nobody has named
bot-cadet = Cadet bot
bot-pilot = Pilot bot
bot-ace = Ace bot
bot-master = Master bot
bot-heuristic = Classic bot
bot-random = Passenger bot
