loops-title = LOOPS
loops-line = One aeroplane, many pilots: shed your cards while it climbs and dives.
loops-edition-loops-reconstructed = LOOPS, reconstructed deck of 110 cards

## Cards
loops-card-alt = { NUMBER($value, useGrouping: 0) }
loops-card-pitch = Pitch
loops-card-direction = Direction
loops-card-speed = Speed
loops-card-draw = Draw { $value }
loops-card-loop = Loop

## Board
loops-altitude = Altitude
loops-free = free sky: any altitude
loops-climb = climbing
loops-dive = diving
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
loops-rounds = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
}
loops-known = known: { $cards }
loops-column-seat = Pilot
loops-column-cards = Cards
loops-column-points = Points
loops-sheet-note = The fewest points win.
loops-column-rounds = Rounds won

## The position in words
loops-line-conditions = Round { $round }, after { $plays ->
    [one] 1 play
   *[other] { $plays } plays
}: { $pitch ->
    [positive] climbing
   *[negative] diving
}, play goes to the { $direction ->
    [left] left
   *[right] right
}, { $base ->
    [0] any altitude may follow.
   *[other] altitude { NUMBER($base, useGrouping: 0) }.
}
loops-line-hand = Your hand, { loops-cards }: { $cards }.
loops-line-claim = Your secret answer: { $claim }.
loops-line-pile = { $count ->
    [0] The pile is empty.
   *[other] Pile, { loops-cards }, from the top: { $cards }.
}
loops-line-draw-pile = Draw pile: { loops-cards }.
loops-line-returned = Put back into the draw pile by a Loop: { $cards }.
loops-line-bottom = At the bottom of the draw pile, the first to be drawn first: { $cards }.
loops-line-known = { game-seat }; known cards: { $cards }.
loops-line-target = The game ends when somebody has more than { $points } points; the lowest total wins.

## Questions
# $who is "you" when the one who reads is asked, "answered" after a secret answer; else $name plays.
loops-ask-turn = { $who ->
    [you] { $base ->
        [0] Play any altitude or a special card,
       *[other] { $pitch ->
            [positive] Climb: play { NUMBER($base, useGrouping: 0) } or higher, or a special card,
           *[negative] Dive: play { NUMBER($base, useGrouping: 0) } or lower, or a special card,
        }
    } or pick up the pile ({ $pile ->
        [one] 1 card
       *[other] { $pile } cards
    }).
   *[other] { $name } plays a card or picks up the pile ({ $pile }).
}
loops-ask-open = { $who ->
    [you] Clear runway: open the pile with any card or set.
   *[other] { $name } opens the pile.
}
loops-ask-race = { $who ->
    [you] { $name } played Speed. Claim the next play in secret, or stay out.
    [answered] You have answered. The others are still choosing.
   *[other] Race! All but { $name } answer in secret.
}

## Headings of the choices
loops-group-altitude = Altitudes
loops-group-special = Special cards
loops-group-leave = Without playing

## Actions
loops-do-pick_up = { $pile ->
    [0] Pass: the pile is empty
    [one] Pick up the pile (1 card)
   *[other] Pick up the pile ({ $pile } cards)
}
loops-do-decline = Stay out of the race
loops-do-play_altitude = { $count ->
    [1] Play { NUMBER($value, useGrouping: 0) }
    [2] Play two { NUMBER($value, useGrouping: 0) } cards
    [3] Play three { NUMBER($value, useGrouping: 0) } cards
    [4] Play four { NUMBER($value, useGrouping: 0) } cards
   *[other] Play { $count } cards of { NUMBER($value, useGrouping: 0) }
}
loops-do-play_pitch = { $pitch ->
    [positive] Play Pitch: nose down, we dive
    [negative] Play Pitch: nose up, we climb
   *[unknown] Play Pitch
}
loops-do-play_direction = Play Direction: play goes the other way
loops-do-play_speed = Play Speed: the others race for the next play
loops-do-play_draw = { $aim ->
    [self] Play Draw { $amount } on yourself
   *[other] Play Draw { $amount } on { $target }
}
loops-do-play_loop = Play Loop: the pile goes back into the draw pile

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
   *[other] It is { $seat }’s turn.
}
loops-event-CardsPlayed = { $who ->
    [you] You play
   *[other] { $seat } plays
} { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}.
loops-event-PitchChanged = { $pitch ->
    [positive] The nose goes up: we climb.
   *[negative] The nose goes down: we dive.
}
loops-event-DirectionChanged = { $direction ->
    [left] Play now goes to the left.
   *[right] Play now goes to the right.
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
loops-event-PilePickedUp = { $count ->
    [0] { $who ->
        [you] You pass.
       *[other] { $seat } passes.
    }
   *[other] { $who ->
        [you] You pick up the pile ({ loops-cards }).
       *[other] { $seat } picks up the pile ({ loops-cards }).
    }
}
loops-event-RaceOpened = { $who ->
    [you] Race! Everybody but you may play next.
   *[other] Race! Everybody but { $speed_player } may play next.
}
loops-event-ClaimMade = Secret answer: { $claim }.
loops-event-RaceWon = { $who ->
    [you] You were fastest.
   *[other] { $seat } was fastest.
}
loops-race-time = { $who ->
    [you] You were fastest
   *[other] { $seat } was fastest
} ({ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s).
loops-event-RaceLapsed = Nobody claimed: the race is over.
loops-event-FaultPunished = { $who ->
    [you] Fault: you pick up the pile.
   *[other] Fault by { $seat }, who picks up the pile.
}
loops-event-HandRevealed = { $count ->
    [0] { $who ->
        [you] You have no cards left
       *[other] { $seat } has no cards left
    }
   *[other] { $who ->
        [you] You are left with { $cards }
       *[other] { $seat } is left with { $cards }
    }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } in all.
loops-event-RoundEnded = { $who ->
    [none] Round { $round } ends without a winner.
    [you] You win round { $round }!
   *[other] { $winner } wins round { $round }.
}
loops-event-GameEnded = The game is over.

## Odds
loops-chance-race = win the race
loops-chance-win = win the round
loops-chance-no-altitude = next pilot has no altitude
loops-chance-stuck = next pilot is stuck
loops-count-sets = your sets, if { $pitch ->
    [positive] climbing
   *[negative] diving
}
loops-mean-left = points in other hands
loops-coach-one-set = { $name } is down to one set!

## Standing orders
loops-order-altitudes = Play all my cards of the nearest altitude
loops-order-anything = Play the nearest altitude or, if I have none, my cheapest special card
