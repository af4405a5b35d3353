loops-title = LOOPS
loops-line = One aeroplane, many pilots: shed your cards while it climbs and dives.

## Cards
loops-card-alt = { NUMBER($value, useGrouping: 0) }
loops-card-attitude = Attitude
loops-card-direction = Direction
loops-card-speed = Speed
loops-card-draw = Draw { $value }
loops-card-looping = Looping

## Board
loops-altitude = Altitude
loops-free = free sky: any altitude
loops-climb = climbing
loops-dive = descending
loops-left = to the left
loops-right = to the right
loops-pile = Pile
loops-pile-empty = empty
loops-draw-pile = Draw pile
loops-hand = Your hand
loops-round = Round { $number }
loops-target = ends above { $points } points
loops-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
loops-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
loops-known = known: { $cards }
loops-column-seat = Pilot
loops-column-cards = Cards
loops-column-points = Points
loops-column-rounds = Rounds won

## Questions
loops-ask-turn = Play a card or a set, or pick up the pile.
loops-ask-open = The sky is free: open the pile with any card or set.
loops-ask-race = { $name } played Speed. Claim the next play in secret, or let it go.

## Actions
loops-do-pick_up = pick up the pile ({ $pile ->
    [one] 1 card
   *[other] { $pile } cards
})
loops-do-decline = let the race go
loops-do-play_altitude = play { NUMBER($value, useGrouping: 0) }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
loops-do-play_attitude = play Attitude: { $attitude ->
    [positive] from climbing to descending
   *[negative] from descending to climbing
}
loops-do-play_direction = play Direction: the other way round
loops-do-play_speed = play Speed: a race for the others
loops-do-play_draw = play Draw { $amount }: { $target } takes { $amount }
loops-do-play_looping = play Looping: the pile goes into the draw pile

## Events
# $who is "you" when the seat spoken of is the one that reads, "none" when there is no seat.
loops-event-RoundStarted = { $who ->
    [you] Round { $round }. You start.
   *[other] Round { $round }. { $starter } starts.
}
loops-event-CardTaken = { $who ->
    [you] You take a card.
   *[other] { $seat } takes a card.
}
loops-event-CardReceived = { $who ->
    [you] You get { $card }.
   *[other] { $seat } gets { $card }.
}
loops-event-OpenCardTaken = { $who ->
    [you] You take { $card } from the bottom of the draw pile.
   *[other] { $seat } takes { $card } from the bottom of the draw pile.
}
loops-event-TurnStarted = { $who ->
    [you] It is your turn.
   *[other] It is { $seat }'s turn.
}
loops-event-CardsPlayed = { $who ->
    [you] You play
   *[other] { $seat } plays
} { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}.
loops-event-AttitudeChanged = { $attitude ->
    [positive] The nose goes up: we climb.
   *[negative] The nose goes down: we descend.
}
loops-event-DirectionChanged = { $direction ->
    [left] The turn now goes to the left.
   *[right] The turn now goes to the right.
}
loops-event-PileReturned = The pile ({ $count }) goes into the draw pile.
loops-event-DrawOrdered = { $who ->
    [you] { $count ->
        [0] The draw pile is empty: you take nothing.
        [one] You take 1 card.
       *[other] You take { $count } cards.
    }
   *[other] { $count ->
        [0] The draw pile is empty: { $target } takes nothing.
        [one] { $target } takes 1 card.
       *[other] { $target } takes { $count } cards.
    }
}
loops-event-PilePickedUp = { $who ->
    [you] You pick up the pile
   *[other] { $seat } picks up the pile
} ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}).
loops-event-RaceOpened = { $who ->
    [you] Race! Everybody but you may play next.
   *[other] Race! Everybody but { $speed_player } may play next.
}
loops-event-ClaimMade = Secret answer: { $claim }.
loops-event-RaceWon = { $who ->
    [you] You were fastest.
   *[other] { $seat } was fastest.
}
loops-event-RaceLapsed = Nobody wanted the race.
loops-event-FaultPunished = { $who ->
    [you] Your fault: the pile is yours.
   *[other] Fault by { $seat }, who takes the pile.
}
loops-event-HandRevealed = { $who ->
    [you] You are left with
   *[other] { $seat } is left with
} { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } in all.
loops-event-RoundEnded = { $who ->
    [none] Round { $round } ends without a winner.
    [you] You win round { $round }!
   *[other] { $winner } wins round { $round }.
}
loops-event-GameEnded = The game is over.
