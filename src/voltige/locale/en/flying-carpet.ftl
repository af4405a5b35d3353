flying-carpet-title = The Flying Carpet
flying-carpet-line = Ride the winds above the Sultan's city and land first on the blue platform.

## Words
flying-carpet-arrow = { $arrow ->
    [light_blue] light blue
    [dark_blue] dark blue
    [beige] beige
   *[brown] brown
}
flying-carpet-direction = { $direction ->
    [up] up
    [down] down
    [left] left
   *[right] right
}
flying-carpet-panel-palace = palace
flying-carpet-panel-mosque = mosque
flying-carpet-panel-city_gate = city gate
flying-carpet-panel-watchtower = watchtower
flying-carpet-panel-palm_trees = palm trees
flying-carpet-panel-elephant = elephant
flying-carpet-panel-house = house
flying-carpet-panel-cloud_large = large cloud
flying-carpet-panel-cloud_medium = medium cloud
flying-carpet-panel-cloud_small = small cloud
flying-carpet-landscape-open_desert = Open desert
flying-carpet-landscape-first_flight = First flight
flying-carpet-landscape-caravan = Caravan
flying-carpet-landscape-sultans_city = The Sultan's city
flying-carpet-landscape-thousand_and_one = Thousand and one
flying-carpet-landscape-djinns_gate = The djinn's gate
flying-carpet-landscape-random = Random landscape { NUMBER($number, useGrouping: 0) }
flying-carpet-landscape-custom = Landscape of your own
flying-carpet-landscape-draft = Landscape built together

## Board
flying-carpet-round = Round { $number }
flying-carpet-hand = Your wind cards
flying-carpet-directions = Direction cards
flying-carpet-piles = Draw pile { $draw } · Discard pile { $discard }
flying-carpet-column-seat = Carpet
flying-carpet-column-cell = Cell
flying-carpet-column-directions = Direction cards
flying-carpet-column-cards = Wind cards
flying-carpet-off = not yet started
flying-carpet-arrived = arrived, place { $place }
flying-carpet-held = misses a turn
flying-carpet-legend = S start  F finish  █ scenery  ▒ cloud  · end of a flight  » off the board
flying-carpet-drift = without a card: { $how ->
    [drift] drifts to { $cell }
    [sink] sinks to { $cell }
    [stay] stays
   *[off] is blown off the board
}

## Questions
flying-carpet-ask-turn = Play a wind card, a direction card, both, or none.
flying-carpet-ask-landing = You have come upon { $name }. Hold, or force down to { $cell }?
flying-carpet-ask-draft = Place a panel, or pass.
flying-carpet-ask-column = Choose the column of the left edge.
flying-carpet-ask-row = Choose the row of the lower edge.

## Actions
# $end is the cell where the action ends, $result what it does there.
flying-carpet-end = → { $end }{ $result ->
    [win] {" "}★ arrives!
    [eject] {" "}» blown off, back to the start
    [meet] {" "}upon { $met }
    [stay] {" "}(stays)
   *[none] {""}
}
flying-carpet-do-play = { $card } { $arrow }{ $direction ->
    [none] {""}
   *[other] {" "}+ { $direction }
}{ $wind_first ->
    [yes] , wind first
   *[no] {""}
} { $ending }
flying-carpet-do-direction_only = direction card { $direction }{ $wind_first ->
    [yes] , wind first
   *[no] {""}
} { $ending }
flying-carpet-do-no_card = no card{ $swap ->
    [none] {""}
   *[other] , swap { $swap }
} { $ending }
flying-carpet-do-hold = hold { $met }: a turn missed
flying-carpet-do-force_down = force { $met } down to { $falls_to }{ $wins ->
    [yes] {" "}— which wins for { $met }!
   *[no] {""}
}
flying-carpet-do-pass_draft = place no more panels
flying-carpet-do-place = place { $panel }{ $mirrored ->
    [yes] , mirrored
   *[no] {""}
}
flying-carpet-do-column = column { $column }
flying-carpet-do-row = row { $row }

## Events
flying-carpet-event-FirstPlayerChosen = { $who ->
    [you] You fly first.
   *[other] { $seat } flies first.
}
flying-carpet-event-DigitDrawn = Luck draws a { $digit }.
flying-carpet-event-LandscapeMade = Landscape { NUMBER($number, useGrouping: 0) } stands.
flying-carpet-event-DraftTurnStarted = { $who ->
    [you] You may place a panel.
   *[other] { $seat } may place a panel.
}
flying-carpet-event-DraftPassed = { $who ->
    [you] You place no more panels.
   *[other] { $seat } places no more panels.
}
flying-carpet-event-PanelChosen = { $who ->
    [you] You take the { $panel }.
   *[other] { $seat } takes the { $panel }.
}
flying-carpet-event-ColumnChosen = It goes to column { $column }.
flying-carpet-event-PanelPlaced = { $who ->
    [you] You place
   *[other] { $seat } places
} the { $panel } at ({ $column },{ $row }).
flying-carpet-event-DealStarted = The wind cards are dealt.
flying-carpet-event-CardDrawn = { $who ->
    [you] You draw a wind card.
   *[other] { $seat } draws a wind card.
}
flying-carpet-event-CardReceived = { $who ->
    [you] You get { $card }.
   *[other] { $seat } gets { $card }.
}
flying-carpet-event-OpenCardDrawn = { $who ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
flying-carpet-event-PileReshuffled = The discard pile is shuffled: { $count } cards to draw again.
flying-carpet-event-TurnStarted = { $who ->
    [you] It is your turn.
   *[other] It is { $seat }'s turn.
}
flying-carpet-event-TurnMissed = { $who ->
    [you] You are held and miss this turn.
   *[other] { $seat } is held and misses a turn.
}
flying-carpet-event-CarpetEntered = { $who ->
    [you] Your carpet takes off from the terrace.
   *[other] { $seat } takes off from the terrace.
}
flying-carpet-event-WindCardPlayed = { $who ->
    [you] You play
   *[other] { $seat } plays
} { $card } { $arrow }{ $direction ->
    [none] {""}
   *[other] {" "}with a direction card { $direction }
}{ $wind_first ->
    [yes] , wind first
   *[no] {""}
}.
flying-carpet-event-DirectionCardPlayed = { $who ->
    [you] You play
   *[other] { $seat } plays
} a direction card { $direction }{ $wind_first ->
    [yes] , wind first
   *[no] {""}
}.
flying-carpet-event-NoCardPlayed = { $who ->
    [you] You play no card
   *[other] { $seat } plays no card
}{ $swap ->
    [none] {""}
   *[other] {" "}and will swap { $swap }
}.
flying-carpet-event-CarpetMoved = { $how ->
    [flight] { $who ->
        [you] You fly
       *[other] { $seat } flies
    } to { $cell }.
    [drift] { $who ->
        [you] You drift
       *[other] { $seat } drifts
    } to { $cell }.
    [sink] { $who ->
        [you] You sink
       *[other] { $seat } sinks
    } to { $cell }.
   *[stay] { $who ->
        [you] You stay
       *[other] { $seat } stays
    } in place.
}
flying-carpet-event-CarpetEjected = { $who ->
    [you] The wind blows you off the board: back to the start!
   *[other] The wind blows { $seat } off the board: back to the start!
}
flying-carpet-event-LandingOpened = { $actor ->
    [you] You come upon { $target }.
   *[other] { $who ->
        [you] { $seat } comes upon you.
       *[other] { $seat } comes upon { $target }.
    }
}
flying-carpet-event-CarpetHeld = { $who ->
    [you] You are held and will miss your next turn.
   *[other] { $seat } is held and will miss the next turn.
}
flying-carpet-event-CarpetForcedDown = { $actor ->
    [you] You force { $target } down to { $cell }.
   *[other] { $who ->
        [you] { $seat } forces you down to { $cell }.
       *[other] { $seat } forces { $target } down to { $cell }.
    }
}
flying-carpet-event-CarpetLanded = { $who ->
    [you] Your carpet lies on top.
   *[other] { $seat } lies on top.
}
flying-carpet-event-CarpetArrived = { $who ->
    [you] You land on the blue platform: place { $place }!
   *[other] { $seat } lands on the blue platform: place { $place }.
}
flying-carpet-event-CardSwapped = { $who ->
    [you] You swap { $card }.
   *[other] { $seat } swaps { $card }.
}
flying-carpet-event-RefillStarted = { $who ->
    [you] You draw a wind card.
   *[other] { $seat } draws a wind card.
}
flying-carpet-event-GameEnded = The game is over.
