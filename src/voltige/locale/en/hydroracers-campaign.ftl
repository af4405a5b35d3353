## Development cards
hydroracers-card-m_slow_flypast = Slow Flypast
hydroracers-card-m_throttle_low = Throttle 1–4
hydroracers-card-m_salute = Salute to the Crowd
hydroracers-card-m_glide_trim = Glide Trim
hydroracers-card-m_cooling_run = Cooling Run
hydroracers-card-m_display_pass = Display Pass
hydroracers-card-m_course_reading = Course Reading
hydroracers-card-m_throttle_mid = Throttle 4–6
hydroracers-card-m_stunt = Low-level Stunt
hydroracers-card-m_sponsor_lap = Sponsor's Lap
hydroracers-card-m_tight_line = Tight Line
hydroracers-card-m_throttle_high = Throttle 6–8
hydroracers-card-m_banked_8 = Banked Turn 8
hydroracers-card-m_banked_9 = Banked Turn 9
hydroracers-card-m_power_10 = Full Power 10
hydroracers-card-m_power_11 = Full Power 11
hydroracers-card-m_power_12 = Full Power 12
hydroracers-card-t_wake_rider = Wake Rider
hydroracers-card-t_cowling = Streamlined Cowling
hydroracers-card-t_flight_plan = Flight Plan
hydroracers-card-t_hop = Overtaking Boost
hydroracers-card-t_mirror = Rear-view Mirror
hydroracers-card-t_brake = Air Brake
hydroracers-card-t_wake_breaker = Wake Breaker
hydroracers-card-t_supercharger = Supercharger
hydroracers-card-t_goggles = Goggles
hydroracers-card-a_controls = Control Surfaces
hydroracers-card-a_cooling = Surface Radiators
hydroracers-card-a_structure = Stressed Skin
hydroracers-card-a_propulsion = New Engine
hydroracers-card-a_works_team = Works Team
hydroracers-card-a_sabotage = Sabotage
hydroracers-card-a_spare_parts = Spare Parts
hydroracers-card-a_tuning = Fine Tuning
hydroracers-effect-m_slow_flypast = takes 2 danger tokens off
hydroracers-effect-m_throttle_low = the value is yours to choose
hydroracers-effect-m_salute = 1 point, takes 1 danger token off
hydroracers-effect-m_glide_trim = passes move 3 while it is on top
hydroracers-effect-m_cooling_run = takes 1 danger token off
hydroracers-effect-m_display_pass = 2 points, takes 1 danger token off
hydroracers-effect-m_course_reading = the next card is the best of 3
hydroracers-effect-m_throttle_mid = the value is yours to choose
hydroracers-effect-m_stunt = 3 points and 1 danger
hydroracers-effect-m_sponsor_lap = 1 point or 5 AC
hydroracers-effect-m_tight_line = as 6 it ignores 1 corner
hydroracers-effect-m_throttle_high = the value is yours to choose
hydroracers-effect-m_banked_8 = ignores 2 corners
hydroracers-effect-m_banked_9 = ignores 1 corner
hydroracers-effect-m_power_10 = plain speed
hydroracers-effect-m_power_11 = plain speed
hydroracers-effect-m_power_12 = plain speed
hydroracers-effect-t_wake_rider = slipstream +2
hydroracers-effect-t_cowling = no drag with 5 and more
hydroracers-effect-t_flight_plan = one more card in hand
hydroracers-effect-t_hop = hop over the plane right ahead
hydroracers-effect-t_mirror = let a plane that comes up go by
hydroracers-effect-t_brake = fly a cell less
hydroracers-effect-t_wake_breaker = no slipstream behind you
hydroracers-effect-t_supercharger = a cell more after overtaking
hydroracers-effect-t_goggles = draw 2, keep 1
hydroracers-effect-a_controls = one more damage slot, or controls +1
hydroracers-effect-a_cooling = one more damage slot, or cooling +1
hydroracers-effect-a_structure = one more damage slot, or structure +1
hydroracers-effect-a_propulsion = one more damage slot, or propulsion +1
hydroracers-effect-a_works_team = one more damage slot, or any tile +1
hydroracers-effect-a_sabotage = a damage token into an opponent's bag
hydroracers-effect-a_spare_parts = an alert token into your bag
hydroracers-effect-a_tuning = a damage token out of your bag

## Names
hydroracers-grid-random = by lot
hydroracers-grid-last_heat = in the order of the last heat
hydroracers-grid-reverse_prestige = the least prestige first

## Board
hydroracers-race = Race { $race } of { $races }
hydroracers-development = development
hydroracers-calendar = Calendar
hydroracers-months = { $months } of { $time }
hydroracers-cloth-bag = Cloth bag
hydroracers-cloth-bag-time = { $time } TIME
hydroracers-column-number = No.
hydroracers-column-card = Card
hydroracers-column-effect = Effect
hydroracers-column-cost = Cost
hydroracers-column-value = Value
hydroracers-column-tokens = Tokens
hydroracers-column-owned = Owned
hydroracers-track = Espionage
hydroracers-track-empty = no card
hydroracers-exhibition = Exhibition
hydroracers-own-stand = own stand { $paid }
hydroracers-your-cards = Your cards
hydroracers-cards-of = Cards of { $name }
hydroracers-technologies = Technologies
hydroracers-looked = To choose from
hydroracers-obtaining = Being obtained: { $card }
hydroracers-costs = { $paid ->
    [0] free
   *[other] { $paid } AC
}
hydroracers-target = { $card }, { $have } of { $cost } tokens
hydroracers-target-full = { $card }, obtained

## Questions
hydroracers-ask-choose_gain = Your card pays: points or AIRCOINS?
hydroracers-ask-choose_tokens = Your card takes danger tokens off: which one?
hydroracers-ask-supercharge = You overtake. Fly a cell more with the Supercharger?
hydroracers-ask-hop = An opponent is right ahead. Hop over?
hydroracers-ask-mirror = A plane has come up behind you. Let it go by and fly behind it?
hydroracers-ask-keep = Which card do you keep? The others go under your deck.
hydroracers-ask-choose_circuit = You lead the campaign: where is the next race flown?
hydroracers-ask-choose_grid = How do the planes line up?
hydroracers-ask-place_dev = Your token is drawn. Where does it go?
hydroracers-ask-rush = One token is missing. Pay for it and take the card now?
hydroracers-ask-recycle = Which of your cards do you give for it?
hydroracers-ask-spy_take = Which card do you take?
hydroracers-ask-choose_level = Which tile rises?
hydroracers-ask-choose_victim = Whom do you sabotage?

## Actions
hydroracers-do-play_as = play { $card } as { $value }
hydroracers-do-play_braked = play { $card }, braking
hydroracers-do-play_as_braked = play { $card } as { $value }, braking
hydroracers-do-pass_braked = { $card ->
    [none] pass, braking
   *[other] pass with { $card }, braking
}
hydroracers-do-choose_gain = { $gain ->
    [points] take the point
   *[aircoins] take the AIRCOINS
}
hydroracers-do-choose_tokens = take the token off { $element }, square { $square }
hydroracers-do-supercharge = { $answer ->
    [yes] a cell more
   *[no] no, land as planned
}
hydroracers-do-hop = { $answer ->
    [yes] hop over
   *[no] stay behind
}
hydroracers-do-mirror = { $answer ->
    [yes] let it go by
   *[no] stay ahead
}
hydroracers-do-keep = keep { $card }
hydroracers-do-choose_circuit = { $circuit }
hydroracers-do-choose_grid = { $grid ->
    [random] by lot
    [last_heat] in the order of the last heat
   *[reverse_prestige] the least prestige first
}
hydroracers-do-place_dev = { $where ->
    [card] on display card { $space }
    [espionage] on the espionage track
    [reserved] on your exhibition stand
   *[public] on public exhibition space { $space }
}
hydroracers-do-rush = { $answer ->
    [yes] pay and take the card
   *[no] wait for another token
}
hydroracers-do-recycle = give { $card }
hydroracers-do-spy_take = take { $card }
hydroracers-do-choose_level = { $element }
hydroracers-do-choose_victim = { $plane }

## Events
hydroracers-event-FlightChosen = { $seat } flies { $base }{ $brake ->
    [1] , braking.
   *[other] .
}
hydroracers-event-CardPaid = { $who ->
    [you] Your card brings
   *[other] { $seat }'s card brings
} { $points ->
    [0] { $aircoins } AC.
    [one] 1 point.
   *[other] { $points } points.
}
hydroracers-event-DamageRepaired = { $seat }: { $count ->
    [one] 1 damage token goes
   *[other] { $count } damage tokens go
} back into the bag.
hydroracers-event-PlaneRepositioned = { $how ->
    [hop] { $seat } hops over, to cell { $end }.
   *[mirror] { $seat } lets the plane by and is on cell { $end }.
}
hydroracers-event-CardLookedAt = { $who ->
    [you] You draw a card to choose from.
   *[other] { $seat } draws a card to choose from.
}
hydroracers-event-CardSeen = { $seat }: { $card } is one of the cards to choose from.
hydroracers-event-CardKept = { $who ->
    [you] You keep one card.
   *[other] { $seat } keeps one card.
}
hydroracers-event-CardChosen = { $who ->
    [you] You keep { $card }.
   *[other] { $seat } keeps { $card }.
}
hydroracers-event-RaceStarted = Race { $race } begins at { $circuit }.
hydroracers-event-TokensCounted = { $seat }: repair leaves { $tokens ->
    [one] 1 development token
   *[other] { $tokens } development tokens
} (danger tokens { $danger }, cards { $repair }, lead { $leader }).
hydroracers-event-DevelopmentStarted = The planes are repaired; development begins.
hydroracers-event-CircuitChosen = { $who ->
    [you] You choose { $circuit } for the next race.
   *[other] { $seat } chooses { $circuit } for the next race.
}
hydroracers-event-GridChosen = The next grid: { $grid ->
    [random] by lot.
    [last_heat] in the order of the last heat.
   *[reverse_prestige] the least prestige first.
}
hydroracers-event-DeckReshuffled = The discard pile becomes the new development deck.
hydroracers-event-CardRevealed = On display card { $space }: { $card }.
hydroracers-event-AutopilotDrew = { $seat } draws { $card } { $result ->
    [kept] and keeps it.
    [used] and uses it.
    [exchanged] and gives { $given } for it.
   *[discarded] and lets it go.
}
hydroracers-event-TimeDrawn = TIME passes: month { $month }.
hydroracers-event-DevTokenDrawn = { $who ->
    [you] Your token is drawn.
   *[other] { $seat }'s token is drawn.
}
hydroracers-event-DevTokenPlaced = { $who ->
    [you] Your
   *[other] { $seat }'s
} token goes { $where ->
    [card] on { $card }.
    [espionage] on the espionage track.
   *[aside] back, for want of a place.
}
hydroracers-event-PlaneExhibited = { $who ->
    [you] You exhibit your plane
   *[other] { $seat } exhibits the plane
} and { $who ->
    [you] earn
   *[other] earns
} { $paid } AC.
hydroracers-event-WorkRushed = { $who ->
    [you] You pay
   *[other] { $seat } pays
} { $paid } AC to hurry the work.
hydroracers-event-CardObtained = { $who ->
    [you] You obtain { $card }.
   *[other] { $seat } obtains { $card }.
}
hydroracers-event-CardSpied = { $who ->
    [you] You take { $card } from the espionage track.
   *[other] { $seat } takes { $card } from the espionage track.
}
hydroracers-event-CardRecycled = { $who ->
    [you] You give { $card } for it
   *[other] { $seat } gives { $card } for it
}{ $paid ->
    [0] .
   *[other] {" "}and { $paid } AC.
}
hydroracers-event-AdvantageUsed = { $card } takes effect{ $element ->
    [none] {""}
   *[other] {" "}on { $element }
}{ $who ->
    [none] {""}
    [you] , for you
   *[other] , for { $target }
}.
hydroracers-event-DevelopmentEnded = The year is over.

## Refusals and errors
error-bad_card_value = { $card } does not show that value.
error-no_such_ability = You have no technology for that now.
error-card_not_seen = "{ $card }" is not among the cards to choose from.
error-bad_circuit = There is no circuit "{ $circuit }".
error-bad_grid = There is no such grid: "{ $grid }".
error-bad_gain = The card does not pay "{ $gain }".
error-bad_place = There is nothing to aim at.
error-already_owned = You have { $card } already.
error-cannot_pay_exchange = That token would complete the card, but you could not pay the exchange.
error-no_card_to_spy = A second token needs a card on the track that you can pay for.
error-space_taken = That exhibition space is taken.
error-not_your_space = That exhibition stand belongs to somebody else.
error-bad_recycle = "{ $card }" is not one of your cards.
error-not_on_track = "{ $card }" is not on the espionage track.
error-level_highest = { $element } is at its highest level.
error-edition_bad_values = { $file }: { $key } must list up to { $most } values, each higher than the one before.
error-edition_bad_ignores = { $file }: { $key } must give a number for each of the { $count } values.
