lucky-loop-title = Lucky Loop
lucky-loop-line = Stunt pilots with six dice: fly the four programmes, then one of your own.

## Names
lucky-loop-red_rooster = Red Rooster
lucky-loop-rubber_duck = Rubber Duck
lucky-loop-diving_dove = Diving Dove
lucky-loop-mighty_eagle = Mighty Eagle
lucky-loop-red = Turn
lucky-loop-blue = Looping
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
lucky-loop-record = best
lucky-loop-track = Score
lucky-loop-column-seat = Pilot
lucky-loop-column-total = Total
lucky-loop-column-tokens = Tokens
lucky-loop-column-hand = Hand
lucky-loop-column-free = Free programme
lucky-loop-open-bonus = token from { $points }

## Questions
lucky-loop-ask-choose_action = Exchange cards, or lay or upgrade a programme and fly it.
lucky-loop-ask-exchange = Which pile do you draw from? { $count } to go.
lucky-loop-ask-refill = Fill your hand: which pile do you draw from? { $count } to go.
lucky-loop-ask-discard = Discard three cards, one after the other.
lucky-loop-ask-lay_programme = { $programme }: play a { $colour } card.
lucky-loop-ask-upgrade_card = { $programme }: play a harder card of the same colour.
lucky-loop-ask-pre_roll = Roll? There are { $dice } dice.
lucky-loop-ask-post_roll = Which figure do you fly, and with which dice?
lucky-loop-ask-choose_final_action = Final phase: exchange for its price, or begin your free programme (25 points of difficulty, six dice).
lucky-loop-ask-lay_free = Free programme: difficulty { $sum }, dice { $dice }. Another card, or done?
lucky-loop-ask-place_highlight = Put the star on a figure: it must be flown exactly and counts double.

## Actions
lucky-loop-do-exchange = exchange three cards{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } of your points
}
lucky-loop-do-lay_programme = lay { $programme }
lucky-loop-do-upgrade_card = upgrade a card of { $programme }
lucky-loop-do-fly = fly { $programme } as it lies
lucky-loop-do-draw = draw from the { $pile } pile
lucky-loop-do-done = done: lay these cards
lucky-loop-do-play = play { $card }
lucky-loop-do-discard = discard { $card }
lucky-loop-do-free = add { $card }
lucky-loop-do-highlight = star on { $card }
lucky-loop-do-roll = roll
lucky-loop-do-stop = stop and take a bonus token
lucky-loop-do-assign = { $card } ← { $faces } = { $sum }, { $hit ->
    [exact] exact
   *[exceeded] exceeded
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
lucky-loop-do-concede = give the flight up
lucky-loop-do-buy_seventh_die = buy the seventh die (1 token)
lucky-loop-do-reroll = re-roll { $faces } (1 token)

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
   *[other] It is { $seat }'s turn.
}
lucky-loop-event-ExchangeStarted = { $who ->
    [you] You exchange cards
   *[other] { $seat } exchanges cards
}{ $cost ->
    [0] .
   *[other] {" "}and pays { $cost }.
}
lucky-loop-event-RefillStarted = { $who ->
    [you] You refill your hand ({ $count }).
   *[other] { $seat } refills the hand ({ $count }).
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
    [you] Your free programme breaks the rules: you pay { $cost }.
   *[other] The free programme of { $seat } breaks the rules: { $cost } points are paid.
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
    [one] One die is thrown.
   *[other] { $count } dice are thrown.
}
lucky-loop-event-DiceRolled = { $who ->
    [you] You roll { $thrown }.
   *[other] { $seat } rolls { $thrown }.
}
lucky-loop-event-FigureFlown = { $card } ← { $dice }: { $state ->
    [exact] exact
   *[exceeded] exceeded
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
lucky-loop-event-FlightEnded = { $outcome ->
    [scored] { $programme } is flown: { $result } points.
    [void] { $programme } is flown, but { $result } points are too few: void.
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
    [you] You mark
   *[other] { $seat } marks
} { $score } at { $programme } (+{ $gain }), { $total } in all.
lucky-loop-event-RecordSet = { $programme }: the best result is now { $record }.
lucky-loop-event-FreeFlown = { $who ->
    [you] You fly your free programme
   *[other] { $seat } flies the free programme
}: { $result } points replace { $crossed_out }, { $total } in all. This is the last round.
lucky-loop-event-FreeFailed = { $who ->
    [you] Your free flight fails: you pay { $cost }, { $total } in all.
   *[other] The free flight of { $seat } fails: { $cost } points are paid, { $total } in all.
}
lucky-loop-event-RoundEnded = Round { $round } is over.
lucky-loop-event-GameEnded = The game is over.
