flying-carpet-title = The Flying Carpet
flying-carpet-line = Ride the winds above the Sultan’s city and land first on the blue platform.
flying-carpet-edition-flying-carpet-1987 = The Flying Carpet, 1987, reconstructed cards and panels

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
flying-carpet-landscape-sultans_city = The Sultan’s city
flying-carpet-landscape-thousand_and_one = Thousand and one
flying-carpet-landscape-djinns_gate = The djinn’s gate
flying-carpet-landscape-random = Random landscape { NUMBER($number, useGrouping: 0) }
flying-carpet-landscape-custom = Landscape of your own
flying-carpet-landscape-draft = Landscape built together

## Board
flying-carpet-round = Round { $number }
flying-carpet-hand = Your wind cards
flying-carpet-piles = Draw pile { $draw } · Discard pile { $discard }
flying-carpet-column-seat = Carpet
flying-carpet-column-cell = Cell
flying-carpet-column-directions = Direction cards
flying-carpet-column-cards = Wind cards
flying-carpet-column-distance = Cells to go
flying-carpet-column-place = Arrival
flying-carpet-off = not yet started
flying-carpet-arrived = arrived, place { $place }
flying-carpet-held = held, misses the next turn
flying-carpet-legend-start = S start
flying-carpet-legend-finish = F finish
flying-carpet-legend-ground = █ scenery
flying-carpet-legend-cloud = ▒ cloud
flying-carpet-legend-reach = · end of a flight
flying-carpet-legend-win = ★ a flight that wins
flying-carpet-legend-wind = › wind
flying-carpet-legend-carpet = A~ carpet
flying-carpet-legend-stack = A+ several carpets
flying-carpet-legend-held = Az held

## The position in words
flying-carpet-card-vertical = { $card } (up or down { $rows })
flying-carpet-card-slash = { $card } ({ $columns } right and { $rows } up, or { $columns } left and { $rows } down)
flying-carpet-card-backslash = { $card } ({ $columns } left and { $rows } up, or { $columns } right and { $rows } down)
flying-carpet-leg-up = { $count } up
flying-carpet-leg-down = { $count } down
flying-carpet-leg-left = { $count } left
flying-carpet-leg-right = { $count } right
flying-carpet-at = at { $cell }, { $distance ->
    [one] 1 cell to go
   *[other] { $distance } cells to go
}
flying-carpet-left = { $count ->
    [one] 1 direction card
   *[other] { $count } direction cards
}
flying-carpet-cards = { $count ->
    [one] 1 wind card
   *[other] { $count } wind cards
}
flying-carpet-open-hand = open hand { $cards }
flying-carpet-span = column { $column } { $high ->
    [0] row { $low }
   *[other] rows { $low } to { $high }
}
flying-carpet-line-round = Round { $round }. Landscape: { $landscape }.
flying-carpet-line-hand = Your wind cards: { $cards }.
flying-carpet-line-stack = On { $cell }, from the top: { $names }.
flying-carpet-line-swap = { $name } will swap { $card }.
flying-carpet-line-passed = Done building: { $names }.
flying-carpet-line-placing = About to be placed: { $panel }{ $mirrored ->
    [yes] , mirrored
   *[no] {""}
}{ $column ->
    [0] .
   *[other] , column { $column }.
}
flying-carpet-line-goal = A cell is (column,row), counted from the lower left. From the terrace at { $start } to the blue platform at { $finish }.
flying-carpet-line-wind = Rows { $first } to { $last }: { $force ->
    [0] calm; without a card a carpet sinks one cell.
   *[other] wind to the right, force { $force }.
}
flying-carpet-line-panel = Scenery, { $panel }: { $cells }.
flying-carpet-line-piles = Draw pile: { $draw }. Discard pile: { $discard }.
flying-carpet-line-discards = Discarded: { $cards }.

## Questions
# $who is "you" when the one who reads is asked; else $name is.
flying-carpet-ask-turn = { $who ->
    [you] Play a wind card, a direction card, both, or none: without a card you { $how ->
        [drift] drift to { $cell }.
        [sink] sink to { $cell }.
        [stay] stay where you are.
       *[off] are blown off the board, back to the start at { $cell }.
    }
   *[other] { $name } is choosing a card.
}
flying-carpet-ask-landing = { $who ->
    [you] You have met { $met }. Hold them there, or force them down to { $falls_to }?
   *[other] { $name } has met { $met }: hold them, or force them down?
}
flying-carpet-ask-draft = { $who ->
    [you] Place a panel, or pass.
   *[other] { $name } is choosing a panel.
}
flying-carpet-ask-draft_column = { $who ->
    [you] Choose the column of the left edge.
   *[other] { $name } is placing a panel.
}
flying-carpet-ask-draft_row = { $who ->
    [you] Choose the row of the lower edge.
   *[other] { $name } is hanging a cloud.
}

## Headings of the choices
flying-carpet-group-play = { $card }
flying-carpet-group-direction_only = A direction card alone
flying-carpet-group-no_card = No card
flying-carpet-group-landing = Landing
flying-carpet-group-place = Panels
flying-carpet-group-column = Column
flying-carpet-group-row = Row

## Actions
# $end is the cell where the action ends, $result what it does there.
flying-carpet-end = { $result ->
    [win] to { $end }: you arrive!
    [eject] blown off the board, back to the start
    [meet] to { $end }, meeting { $met }
    [stay] you stay at { $end }
   *[none] to { $end }
}
# Where the card and the end of a flight are headings already.
flying-carpet-brief-play = { $arrow } ({ $legs }){ $way ->
    [up] {" "}+ up
    [down] {" "}+ down
    [left] {" "}+ left
    [right] {" "}+ right
   *[none] {""}
}{ $wind_first ->
    [yes] , wind first
   *[no] {""}
}
# Asked before somebody does what hardly anybody would want.
flying-carpet-sure-eject = The wind will blow you off the board, back to the start. Another choice would not. Do it all the same?
flying-carpet-sure-force_down = { $met } would fall onto the blue platform and { $outcome ->
    [wins] win
   *[arrives] arrive
}. Do it all the same?
flying-carpet-do-play = { $card } { $arrow } ({ $legs }){ $direction ->
    [none] {""}
   *[other] {" "}and a direction card { $direction }
}{ $wind_first ->
    [yes] , wind first
   *[no] {""}
}: { $ending }
flying-carpet-do-direction_only = Direction card { $direction }{ $wind_first ->
    [yes] , wind first
   *[no] {""}
}: { $ending }
flying-carpet-do-no_card = { $swap ->
    [none] No card
   *[other] No card, swap { $swap }
}: { $ending }
flying-carpet-do-hold = Hold { $held }: { $held_count ->
    [one] they miss a turn
   *[other] each of them misses a turn
}
flying-carpet-do-force_down = Force { $met } down to { $falls_to }{ $others_count ->
    [0] {""}
   *[other] , holding { $others }
}{ $outcome ->
    [wins] , and { $met } wins!
    [arrives] , and { $met } arrives!
   *[none] {""}
}
flying-carpet-do-pass_draft = Place no more panels
flying-carpet-do-place = Place the { $panel }{ $mirrored ->
    [yes] , mirrored
   *[no] {""}
}
flying-carpet-do-column = Column { $column }
flying-carpet-do-row = Row { $row }

## Events
flying-carpet-event-FirstPlayerChosen = { $who ->
    [you] You fly first.
   *[other] { $seat } flies first.
}
flying-carpet-event-DigitDrawn = Digit drawn: { $digit }.
flying-carpet-event-LandscapeMade = Landscape { NUMBER($number, useGrouping: 0) } is ready.
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
flying-carpet-event-PileReshuffled = { $count ->
    [one] The discard pile is reshuffled: 1 card to draw.
   *[other] The discard pile is reshuffled: { $count } cards to draw.
}
flying-carpet-event-TurnStarted = { $who ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
flying-carpet-event-TurnMissed = { $who ->
    [you] You miss this turn.
   *[other] { $seat } misses this turn.
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
    [you] You meet { $target }.
   *[other] { $who ->
        [you] { $seat } meets you.
       *[other] { $seat } meets { $target }.
    }
}
flying-carpet-event-CarpetHeld = { $who ->
    [you] You are held.
   *[other] { $seat } is held.
}
flying-carpet-event-CarpetForcedDown = { $actor ->
    [you] You force { $target } down to { $cell }.
   *[other] { $who ->
        [you] { $seat } forces you down to { $cell }.
       *[other] { $seat } forces { $target } down to { $cell }.
    }
}
flying-carpet-event-CarpetLanded = { $who ->
    [you] Your carpet is on top.
   *[other] { $seat } is on top.
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
    [you] You refill your hand.
   *[other] { $seat } refills their hand.
}
flying-carpet-event-GameEnded = The game is over.
