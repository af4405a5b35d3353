hydroracers-title = Hydroracers
hydroracers-line = Seaplanes race for the Schneider Trophy: ten cards, three heats, and corners that punish haste.

## Names
hydroracers-pilot-bernardi = de Bernardi
hydroracers-pilot-doolittle = Doolittle
hydroracers-pilot-greig = d’Arcy Greig
hydroracers-pilot-sadi = Sadi-Lecointe
hydroracers-nation-italy = Italy
hydroracers-nation-united_states = United States
hydroracers-nation-great_britain = Great Britain
hydroracers-nation-france = France
hydroracers-element-cooling = cooling
hydroracers-element-propulsion = propulsion
hydroracers-element-controls = flight controls
hydroracers-element-structure = structure
hydroracers-penalty-penalty_corner = corners at the limit are dangerous
hydroracers-penalty-penalty_slow = one cell slower
hydroracers-penalty-penalty_pilot = pilot’s skill lost
hydroracers-penalty-penalty_hand = one card fewer
hydroracers-token-damage = damage
hydroracers-token-alert = alert
hydroracers-card-i-pass = “I pass”
hydroracers-circuit-calshot = Calshot Spit 1931
hydroracers-circuit-venice = Venice Lido 1927
hydroracers-circuit-monaco = Monaco 1914
hydroracers-circuit-naples = Naples 1922
hydroracers-circuit-baltimore = Baltimore 1925
hydroracers-circuit-hampton = Hampton Roads 1926
hydroracers-edition-hydroracers-reconstructed = Hydroracers, reconstructed planes and circuits

## Board
hydroracers-heat = Heat { $heat } of { $heats }
hydroracers-round = round { $round }
hydroracers-setup = set-up
hydroracers-track-legend = { $disc } corner and its limit  ▚ finish line
hydroracers-standings-legend = Cards: in hand + to draw. Bag: damage:alert. AC: AIRCOINS.
hydroracers-column-plane = Plane
hydroracers-column-cell = Cell
hydroracers-column-modifier = ±
hydroracers-column-hand = Cards
hydroracers-column-gauge = Damage
hydroracers-column-bag = Bag
hydroracers-column-purse = AC
hydroracers-column-crashes = Crashes
hydroracers-column-prestige = Points
hydroracers-crashed = crashed
hydroracers-out = out
hydroracers-bets = Bets
hydroracers-face-down = face down
hydroracers-pilots = Pilots
hydroracers-free = free
hydroracers-cockpits = Cockpits
hydroracers-sign-damage = damage
hydroracers-sign-alert = alert
hydroracers-sign-spread = spreads
hydroracers-sign-penalty = penalty
hydroracers-sign-cross = cross
hydroracers-square-spread = spreads to { $element }
hydroracers-square-penalty = penalty: { $penalty }
hydroracers-square-cross = cross: damage here is a crash
hydroracers-face-up = Face up
hydroracers-hand = Your hand
hydroracers-hand-of = Hand of { $name }
hydroracers-legend = value/repair time
hydroracers-under = under the deck: { $cards }
hydroracers-finish = finish
hydroracers-preview = speed { $sum }, cell { $end }
hydroracers-preview-choice = once the worst tokens are removed
hydroracers-sum = { $base } { $sign ->
    [minus] −
   *[plus] +
} { $change } = { $speed }
hydroracers-sum-plain = { $speed }
hydroracers-sum-least = { $base } − { $change }, at least { $speed }
hydroracers-cause-corner = corner { $limit }
hydroracers-cause-overtaking = overtaking
hydroracers-cause-card = the card itself
hydroracers-preview-dangers = { $causes }: { $dangers ->
    [one] 1 danger
   *[other] { $dangers } dangers
}, { $damage }% chance of damage
hydroracers-preview-crash = { $crash }% chance of a crash
hydroracers-preview-penalty = { $penalty }% chance of a penalty
hydroracers-previewed = { $action }: { $preview }

## The position in words
hydroracers-card = { $value }/{ $repair }
hydroracers-rank = { $rank }. { $name }
hydroracers-cell = cell { $cell }
hydroracers-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
hydroracers-aircoins = { $count ->
    [one] 1 AIRCOIN
   *[other] { $count } AIRCOINS
}
hydroracers-flies = { $plane }
hydroracers-leads = leads (drag { $drag })
hydroracers-slip = slipstream +{ $slip }
hydroracers-gauge = damage { $damage } of { $slots }{ $alerts ->
    [0] {""}
    [one] , 1 alert set aside
   *[other] , { $alerts } alerts set aside
}
hydroracers-cards = { $hand } in hand, { $deck } to draw
hydroracers-bag = bag with { $damage } damage and { $alert } alert
hydroracers-crashes = { $count ->
    [one] 1 crash
   *[other] { $count } crashes
}
hydroracers-last-rank = rank in the last heat: { $rank }
hydroracers-corner = after cell { $cell }, limit { $limit }
hydroracers-skill-double_slip = a slipstream of +{ $double }
hydroracers-skill-large_hand = one more card in hand
hydroracers-skill-no_drag = no drag with a card of { $least } or more
hydroracers-skill-long_slip = a slipstream even across one empty cell
hydroracers-owner = { $who ->
    [you] You
   *[other] { $name }
}
hydroracers-line-setup = The race is being set up.
hydroracers-line-heat = Heat { $heat } of { $heats }, round { $round }: { $order }.{ $dangers ->
    [0] {""}
    [one] {" "}1 danger to resolve.
   *[other] {" "}{ $dangers } dangers to resolve.
}
hydroracers-line-hand = { $who ->
    [you] Your hand
   *[other] Hand of { $name }
}: { $cards }.
hydroracers-line-under = { $who ->
    [you] Under your deck
   *[other] Under the deck of { $name }
}, the next one first: { $cards }.
hydroracers-line-tile = { hydroracers-owner }, { $element }: { $squares }.
hydroracers-line-penalties = { hydroracers-owner }, penalties in force: { $penalties }.
hydroracers-line-circuit = { $circuit }: a lap of { $cells } cells. Corners: { $corners }.
hydroracers-line-pilot = { $pilot } flies for { $who ->
    [you] you
   *[other] { $name }
}: { $skill }.
hydroracers-line-slots = A bet pays, if its plane wins: { $slots }; if it is second, { $second } AC; if it is third, { $third } AC.
hydroracers-slot-pays = { $wins } AC { $stake ->
    [0] on the free slot
   *[other] on the slot for { $stake } AC
}
hydroracers-line-bet = { hydroracers-owner }: a bet { $slot ->
    [0] for free
   *[other] of { $slot } AC
}{ $plane ->
    [none] .
   *[other] {" "}on { $plane }.
}
hydroracers-line-row = { hydroracers-owner }, face up: { $cards }.
hydroracers-line-played = { hydroracers-owner }, played: { $cards }; on top { $top }.
hydroracers-line-legend = Cards are written value/repair time. AC is short for AIRCOINS.

## Questions
# $who is "you" when the one who reads is asked; else $name is.
hydroracers-ask-turn = { $who ->
    [you] Play a card, or pass and put one under your deck.
   *[other] { $name } is choosing a card.
}
hydroracers-ask-turn-bet = { $who ->
    [you] Bet if you like, then play a card, or pass and put one under your deck.
   *[other] { $name } may bet and is choosing a card.
}
hydroracers-ask-late_bet = { $who ->
    [you] You have moved. Bet now, or end your turn.
   *[other] { $name } has moved and may bet.
}
hydroracers-ask-place_token = { $who ->
    [you] { $token ->
        [damage] A damage token: which element takes it?
       *[alert] An alert token: which element takes it?
    }
   *[other] { $token ->
        [damage] { $name } is placing a damage token.
       *[alert] { $name } is placing an alert token.
    }
}
hydroracers-ask-crash_remove = { $who ->
    [you] You have crashed. Remove a second token from your tiles.
   *[other] { $name } has crashed and removes a token.
}
hydroracers-ask-choose_pilot = { $who ->
    [you] Who flies your plane?
   *[other] { $name } is choosing a pilot.
}

## Headings of the choices
hydroracers-group-play = Play a card
hydroracers-group-pass = Pass
hydroracers-group-bet = Bet
hydroracers-group-end_turn = End of turn
hydroracers-group-place_token = Cockpit
hydroracers-group-choose_pilot = Pilots

## Actions
hydroracers-do-pass = { $card ->
    [none] Pass
   *[other] Pass, { $card } goes under the deck
}
hydroracers-do-end_turn = End the turn
hydroracers-do-bet = Bet { $slot ->
    [0] for free
   *[other] { $slot } AC
} on { $plane }
hydroracers-do-play = Play { $card }
hydroracers-do-place_token = Put it on { $element } ({ $hit })
hydroracers-do-crash_remove = Remove the token from { $element }, square { $square }
hydroracers-do-choose_pilot = { $pilot }

## Events
# $who is "you" when the seat spoken of is the one that reads, "none" when there is no seat.
hydroracers-event-CircuitDrawn = The race takes place at { $circuit }.
hydroracers-event-PilotDrawn = { $who ->
    [you] { $pilot } flies for you.
   *[other] { $pilot } flies for { $seat }.
}
hydroracers-event-PilotChosen = { $who ->
    [you] { $pilot } flies for you.
   *[other] { $pilot } flies for { $seat }.
}
hydroracers-event-GridDrawn = { $who ->
    [you] You start in position { $place }.
   *[other] { $seat } starts in position { $place }.
}
hydroracers-event-CardDrawn = { $who ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
hydroracers-event-CardReceived = { $who ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
hydroracers-event-UnderCardTaken = { $who ->
    [you] You draw a card from under your deck.
   *[other] { $seat } draws a card from under the deck.
}
hydroracers-event-OpenCardDrawn = { $seat } turns up { $card }.
hydroracers-event-HeatStarted = Heat { $heat }: the planes are on the grid.
hydroracers-event-RoundStarted = Round { $round }.
hydroracers-event-TurnStarted = { $who ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
hydroracers-event-BetPlaced = { $who ->
    [you] You bet
   *[other] { $seat } bets
} { $slot ->
    [0] for free.
   *[other] { $slot } AC.
}
hydroracers-event-BetNamed = { $who ->
    [you] You have bet on { $plane }.
   *[other] { $seat } has bet on { $plane }.
}
hydroracers-event-AutopilotBet = { $seat } bets on itself: { $slot ->
    [0] the free slot.
   *[other] slot { $slot }.
}
hydroracers-event-CardPlayed = { $who ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
hydroracers-event-Passed = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
}
hydroracers-event-CardPutUnder = { $card } goes under the deck.
hydroracers-event-PlaneMoved = { $who ->
    [you] You
   *[other] { $seat }
}: speed { $speed }, cell { $start } → { $end }{ $dangers ->
    [0] .
    [one] , 1 danger.
   *[other] , { $dangers } dangers.
}
hydroracers-event-TokenDrawn = { $who ->
    [you] You draw
   *[other] { $seat } draws
} { $token ->
    [damage] a damage token.
   *[alert] an alert token.
}
hydroracers-event-TokenPlaced = { $who ->
    [you] You
   *[other] { $seat }
}: { $token ->
    [damage] damage token
   *[alert] alert token
} on { $element }, square { $square }{ $shown ->
    [penalty] {" "}(penalty).
    [cross] {" "}(cross).
   *[other] .
}
hydroracers-event-PlaneCrashed = { $who ->
    [you] You crash!
   *[other] { $seat } crashes!
}
hydroracers-event-TokenReturned = { $who ->
    [you] You remove
   *[other] { $seat } removes
} a token from { $element }, square { $square }.
hydroracers-event-HeatEnded = { $reason ->
    [alone] Heat { $heat } is over, as a single plane is left: { $result }.
    [crashed] Heat { $heat } is over, as all planes have crashed: { $result }.
    [cap] Heat { $heat } stops after { $cap } rounds: { $result }.
   *[finish] Heat { $heat } is over: { $result }.
}
hydroracers-event-BetSettled = { $who ->
    [you] Your bet on { $plane } pays { $paid } AC.
   *[other] { $seat }’s bet on { $plane } pays { $paid } AC.
}
hydroracers-event-AircoinsConverted = { $who ->
    [you] You convert AIRCOINS into { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $left ->
        [0] none is left
        [one] 1 is left
       *[other] { $left } are left
    }.
   *[other] { $seat } converts AIRCOINS into { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $left ->
        [0] none is left
        [one] 1 is left
       *[other] { $left } are left
    }.
}
hydroracers-event-GameEnded = The game is over.
hydroracers-event-Awaited = The game waits.

## Refusals and errors
error-not_your_decision = That is not yours to decide now.
error-pass_needs_card = Name the card that goes under your deck.
error-hand_empty = Your hand is empty: pass without a card.
error-already_bet = You have already bet in this heat.
error-bets_are_off = There are no bets at this table.
error-bad_slot = There is no betting slot "{ $slot }".
error-slot_taken = Slot { $slot } is taken.
error-not_enough_aircoins = You can’t pay that: you have { $held ->
    [one] 1 AIRCOIN
   *[other] { $held } AIRCOINS
}.
error-bad_plane = "{ $plane }" does not fly in this heat.
error-bet_too_late = You have moved: it is too late to bet.
error-bad_element = There is no element "{ $element }".
error-element_full = Every square of { $element } is covered.
error-bad_token_choice = There is no token on that square.
error-pilot_taken = "{ $pilot }" is not available as a pilot.
error-bad_setup = { $reason ->
    [races] A campaign has two to six races; for a single race choose one race instead of a campaign
    [team_seats] The team rule needs exactly four planes
    [team_autopilots] The team rule is played without autopilots
   *[planes] Every seat needs a plane of its own, and every autopilot must be one of them
} ({ $rule }).
error-bad_autopilot = "{ $text }" is not an autopilot; write autopilot: followed by one of { $names }.
error-edition_corner_order = { $file }: { $key } lies after cell { $value }, but corners are listed along the lap and the one before lies after { $last }.
error-edition_grid_short = { $file }: { $key } has { $size } cells; { $least } planes need one each.
error-edition_grid_order = { $file }: { $key } is { $value }, which is not behind { $last }, the cell before it.
error-edition_card_count = { $file }: { $key } lists { $count } cards; a plane has { $wanted }.
error-edition_bad_face = { $file }: { $key } is "{ $value }"; a card is value/repair, such as 7/2, with a value from 1 to { $highest } and a repair time from 0 to { $longest }.
error-edition_bad_tile = { $file }: { $key } must end with its only cross and show one penalty at most.
error-edition_bad_stakes = { $file }: { $key } must fall from slot to slot and end with the free slot, 0.
error-edition_bad_prestige = { $file }: { $key } must list points for { $planes } ranks, none higher than the one before.
error-edition_no_pilot = { $file }: { $key } is "{ $value }", a nation without a pilot.
hydroracers-team = team { $team }
hydroracers-column-team = Team

# What the coach tells of a flight.
hydroracers-count-speed = { $count ->
    [one] cell
   *[other] cells
}
hydroracers-count-dangers = { $count ->
    [one] danger
   *[other] dangers
}
hydroracers-count-damage = damage on average
hydroracers-chance-damage = { $least ->
    [1] damage
   *[other] { $least } damage or more
}
hydroracers-chance-alert = alert
hydroracers-chance-penalty = penalty
hydroracers-chance-crash = crash
