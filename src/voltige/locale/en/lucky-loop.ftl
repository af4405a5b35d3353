lucky-loop-title = Lucky Loop
lucky-loop-line = Stunt pilots with six dice: fly the four programmes, then one of your own.
lucky-loop-edition-reconstructed-1 = Lucky Loop, reconstructed deck of 64 cards

## Names
lucky-loop-red_rooster = Red Rooster
lucky-loop-rubber_duck = Rubber Duck
lucky-loop-diving_dove = Diving Dove
lucky-loop-mighty_eagle = Mighty Eagle
lucky-loop-red = Turn
lucky-loop-blue = Loop
lucky-loop-green = Dive
lucky-loop-yellow = Roll
lucky-loop-red_blue = red-blue
lucky-loop-yellow_green = yellow-green

## Board
lucky-loop-round = Round { $number }
lucky-loop-last-round = last round
lucky-loop-hand = Your hand
lucky-loop-piles = Piles
lucky-loop-discards = discards
lucky-loop-picked = Chosen
lucky-loop-flight = Flight
lucky-loop-free-flight = Free flight
lucky-loop-stock = dice left
lucky-loop-roll = Roll
lucky-loop-supply = tokens in the supply
lucky-loop-record = best result
lucky-loop-track = Score
lucky-loop-column-seat = Pilot
lucky-loop-column-total = Total
lucky-loop-column-tokens = Tokens
lucky-loop-column-hand = Hand
lucky-loop-column-free = Free programme
lucky-loop-column-paid = Lost
lucky-loop-open-bonus = token from { $points }

## The position in words
lucky-loop-card = { $figure } { $difficulty } ({ $exact }/{ $exceeded })
lucky-loop-free-programme = free programme
lucky-loop-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
lucky-loop-tokens = { $count ->
    [one] 1 bonus token
   *[other] { $count } bonus tokens
}
lucky-loop-programmes = { $count ->
    [one] 1 programme flown
   *[other] { $count } programmes flown
}
lucky-loop-backs = { $count ->
    [one] 1 { $pile } card
   *[other] { $count } { $pile } cards
}
lucky-loop-paid = { $count ->
    [one] 1 point lost
   *[other] { $count } points lost
}
lucky-loop-first = first player
lucky-loop-final = final phase
lucky-loop-crossed = { $score } (crossed out)
lucky-loop-result = { $who ->
    [you] you
   *[other] { $name }
} { $score }
lucky-loop-line-round = Round { $round }{ $last ->
    [yes] , the last one
   *[no] {""}
}.
lucky-loop-line-flight = { $who ->
    [you] You are
   *[other] { $name } is
} flying: { $programme }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} left{ $seventh ->
    [yes] , the seventh is bought
   *[no] {""}
}.
lucky-loop-line-roll = The dice show { $roll }.
lucky-loop-line-figure = Figure { $number }: { $card }{ $star ->
    [yes] , with the star
   *[no] {""}
}, { $state ->
    [open] still to fly.
    [exact] flown exactly with { $dice }.
   *[exceeded] flown and exceeded with { $dice }.
}
lucky-loop-line-hand = Your hand: { $cards }.
lucky-loop-line-picked = Chosen so far: { $cards }.
lucky-loop-line-programme = { $programme }: { $cards }. { $record ->
    [0] No result yet.
   *[other] Best result { $record }; { $results }.
}
lucky-loop-line-empty = { $programme }: no cards yet. It takes { $figures }.
lucky-loop-line-free = { $who ->
    [you] Your free programme
   *[other] Free programme of { $name }
}: { $cards }{ $score ->
    [none] .
   *[other] . Result: { $score }.
}
lucky-loop-line-pile = Draw pile { $pile }: { $count } to draw, { $discards ->
    [0] nothing discarded.
   *[other] { $discards } discarded, from the top: { $cards }.
}
lucky-loop-line-supply = Bonus tokens in the supply: { $count }.
lucky-loop-line-results = Results below { $least } points do not count. A new best result of a programme earns a bonus token if it has { $bonus } points or more. With { $last } points or more in a programme you cannot fly it again.
lucky-loop-line-legend = Cards are named by figure, difficulty, and points when flown exactly / exceeded.

## Questions
# $who is "you" when the one who reads is asked; else $name is.
lucky-loop-ask-choose_action = { $who ->
    [you] Exchange cards; or lay a programme, or make one harder, and fly it.
   *[other] { $name } decides: exchange cards, or fly.
}
lucky-loop-ask-exchange = { $who ->
    [you] Which pile do you draw from? { $count } more to draw.
   *[other] { $name } is drawing cards.
}
lucky-loop-ask-refill = { $who ->
    [you] Fill up your hand: which pile do you draw from? { $count } more to draw.
   *[other] { $name } is refilling their hand.
}
lucky-loop-ask-discard = { $who ->
    [you] { $left ->
        [one] Discard one more card.
       *[other] Discard { $left } cards, one after the other.
    }
   *[other] { $name } is discarding.
}
lucky-loop-ask-lay_programme = { $who ->
    [you] { $programme }: which { $colour } card?
   *[other] { $name } is laying cards for { $programme }.
}
lucky-loop-ask-upgrade_card = { $who ->
    [you] { $programme }: play a harder card of the same colour.
   *[other] { $name } is making { $programme } harder.
}
lucky-loop-ask-pre_roll = { $who ->
    [you] Ready to roll? { $stock ->
        [one] You have 1 die left.
       *[other] You have { $stock } dice left.
    }
   *[other] { $name } is about to roll ({ $stock }).
}
lucky-loop-ask-post_roll = { $who ->
    [you] { $fits ->
        [no] Nothing fits { $roll }: { $tokens ->
            [0] give up the flight.
           *[other] re-roll, or give up the flight.
        }
       *[yes] The dice show { $roll }. Which figure do you fly, and with which of them?
    }
   *[other] { $name } has rolled { $roll } and is choosing dice.
}
lucky-loop-ask-choose_final_action = { $who ->
    [you] Final phase: begin your free programme (difficulty { $least } or more, { $most } dice), or exchange cards for { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }.
   *[other] { $name } decides: exchange cards, or the free programme.
}
lucky-loop-ask-lay_free = { $who ->
    [you] Free programme: difficulty { $sum } of at least { $least }, { $dice } of { $most } dice. Another card, or done?
   *[other] { $name } is composing a free programme.
}
lucky-loop-ask-place_highlight = { $who ->
    [you] Put the star on a figure: it must be flown exactly and counts { $factor ->
        [2] double.
       *[other] × { $factor }.
    } Failing costs { $penalty ->
        [one] 1 point.
       *[other] { $penalty } points.
    }
   *[other] { $name } is placing the star.
}

## Headings of the choices
lucky-loop-group-exchange = Exchange
lucky-loop-group-lay = Lay a programme
lucky-loop-group-upgrade = Make a programme harder
lucky-loop-group-fly = Fly it as it lies
lucky-loop-group-draw = Draw
lucky-loop-group-play = Play
lucky-loop-group-discard = Discard
lucky-loop-group-free = Free programme
lucky-loop-group-highlight = The star
lucky-loop-group-roll = Dice
lucky-loop-group-end = End the flight
lucky-loop-group-assign = Fly a figure
lucky-loop-group-reroll = Roll again

## Actions
lucky-loop-do-exchange = Exchange { $cards ->
    [3] three
   *[other] { $cards }
} cards{ $cost ->
    [0] {""}
    [one] {" "}for 1 point
   *[other] {" "}for { $cost } points
}
lucky-loop-do-lay_programme = Lay { $programme }
lucky-loop-do-upgrade_card = Make { $programme } harder
lucky-loop-do-fly = Fly { $programme } as it lies
lucky-loop-do-draw = Draw from the { $pile } pile
lucky-loop-do-done = Done: lay these cards
lucky-loop-do-play = Play { $card }
lucky-loop-do-discard = Discard { $card }
lucky-loop-do-free = Add { $card }
lucky-loop-do-highlight = Star on { $card }
lucky-loop-do-roll = Roll
lucky-loop-do-stop = Stop here and take a bonus token
lucky-loop-do-assign = { $card } with { $faces }: { $hit ->
    [exact] exact
   *[exceeded] exceeded
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
lucky-loop-do-concede = Give up the flight{ $token ->
    [yes] {" "}and take a bonus token
   *[no] {""}
}
lucky-loop-do-buy_seventh_die = Buy the seventh die (1 token)
lucky-loop-do-reroll = Roll { $faces } again (1 token)

## Events
# $who is "you" when the seat spoken of is the one that reads.
lucky-loop-event-FirstPlayerChosen = { $who ->
    [you] You are the first player.
   *[other] { $seat } is the first player.
}
lucky-loop-event-CardDealt = { $who ->
    [you] You are dealt a { $pile } card.
   *[other] { $seat } is dealt a { $pile } card.
}
lucky-loop-event-CardReceived = { $who ->
    [you] You get { $card }.
   *[other] { $seat } gets { $card }.
}
lucky-loop-event-TurnStarted = { $who ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
lucky-loop-event-ExchangeStarted = { $who ->
    [you] You exchange cards
   *[other] { $seat } exchanges cards
}{ $cost ->
    [0] .
    [one] {" "}for 1 point.
   *[other] {" "}for { $cost } points.
}
lucky-loop-event-RefillStarted = { $who ->
    [you] You refill your hand ({ $count }).
   *[other] { $seat } refills their hand ({ $count }).
}
lucky-loop-event-PileChosen = { $who ->
    [you] You draw from the { $pile } pile.
   *[other] { $seat } draws from the { $pile } pile.
}
lucky-loop-event-CardDrawn = { $who ->
    [you] You draw a { $pile } card.
   *[other] { $seat } draws a { $pile } card.
}
lucky-loop-event-PileRebuilt = The { $pile } discards ({ $count }) are shuffled into a new draw pile.
lucky-loop-event-CardPicked = { $who ->
    [you] You choose { $card }.
   *[other] { $seat } chooses { $card }.
}
lucky-loop-event-CardsDiscarded = Discarded: { $cards }.
lucky-loop-event-ProgrammeChosen = { $who ->
    [you] You take on { $programme }.
   *[other] { $seat } takes on { $programme }.
}
lucky-loop-event-ProgrammeLaid = { $programme } is now { $cards }.
lucky-loop-event-CardUpgraded = { $programme } gets harder: { $card }.
lucky-loop-event-FreeLaid = { $who ->
    [you] You lay your free programme: { $cards }.
   *[other] { $seat } lays a free programme: { $cards }.
}
lucky-loop-event-FreeRejected = { $who ->
    [you] Your free programme breaks the rules: you lose { $cost } points.
   *[other] The free programme of { $seat } breaks the rules: { $cost } points are lost.
}
lucky-loop-event-HighlightPlaced = The star lies on { $card }.
lucky-loop-event-FlightStarted = { $who ->
    [you] You take off with { $dice } dice.
   *[other] { $seat } takes off with { $dice } dice.
}
lucky-loop-event-TokenSpent = { $who ->
    [you] You spend
   *[other] { $seat } spends
} a bonus token: { $use ->
    [seventh_die] the seventh die
   *[reroll] a re-roll
}.
lucky-loop-event-SeventhDieAdded = The red die joins: { $dice_left } dice.
lucky-loop-event-DiceTaken = { $count ->
    [one] One die is rolled.
   *[other] { $count } dice are rolled.
}
lucky-loop-event-DiceRolled = { $who ->
    [you] You roll { $thrown }.
   *[other] { $seat } rolls { $thrown }.
}
lucky-loop-event-FigureFlown = { $card } with { $dice }: { $state ->
    [exact] exact
   *[exceeded] exceeded
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
lucky-loop-event-FlightEnded = { $outcome ->
    [scored] { $programme } is flown: { $result } points.
    [void] { $programme } is flown, but { $result } points are too few to count.
    [stopped] The flight is stopped after two figures.
   *[failed] The flight fails after { $figures ->
        [0] no figure
        [one] one figure
       *[other] { $figures } figures
    }.
}
lucky-loop-event-TokenTaken = { $who ->
    [you] You take a bonus token.
   *[other] { $seat } takes a bonus token.
}
lucky-loop-event-ScoreMarked = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $score } in { $programme } (+{ $gain }), { $total } in all.
lucky-loop-event-RecordSet = { $programme }: the best result is now { $record }.
lucky-loop-event-FreeFlown = { $who ->
    [you] You fly your free programme
   *[other] { $seat } flies their free programme
}: { $result } points, { $crossed_out } is crossed out, { $total } in all. This is the last round.
lucky-loop-event-FreeFailed = { $who ->
    [you] Your free flight fails: you lose { $cost } points, { $total } in all.
   *[other] The free flight of { $seat } fails: { $cost } points are lost, { $total } in all.
}
lucky-loop-event-RoundEnded = Round { $round } is over.
lucky-loop-event-GameEnded = { $by_cap ->
    [yes] The game is over: the last round of this table has been played.
   *[no] The game is over.
}

## Odds
lucky-loop-chance-complete = complete the programme
lucky-loop-chance-reach = { $points } points or more
lucky-loop-chance-token = a bonus token
lucky-loop-chance-free = complete the free programme
lucky-loop-chance-consolation = the consolation token
lucky-loop-mean-points = on average
lucky-loop-mean-gain = on average, above your { $points }
lucky-loop-mean-change = on average, change of your total
