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
hydroracers-card-m_sponsor_lap = Sponsor’s Lap
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
hydroracers-effect-m_slow_flypast = removes 2 danger tokens
hydroracers-effect-m_throttle_low = the value is yours to choose
hydroracers-effect-m_salute = 1 point, removes 1 danger token
hydroracers-effect-m_glide_trim = passes move 3 while it is on top
hydroracers-effect-m_cooling_run = removes 1 danger token
hydroracers-effect-m_display_pass = 2 points, removes 1 danger token
hydroracers-effect-m_course_reading = choose your next card from 3
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
hydroracers-effect-t_cowling = no drag with 5 or more
hydroracers-effect-t_flight_plan = one more card in hand
hydroracers-effect-t_hop = hop over the plane right ahead
hydroracers-effect-t_mirror = let a plane behind you pass
hydroracers-effect-t_brake = fly one cell less
hydroracers-effect-t_wake_breaker = no slipstream behind you
hydroracers-effect-t_supercharger = one more cell after overtaking
hydroracers-effect-t_goggles = draw 2, keep 1
hydroracers-effect-a_controls = one more damage slot, or controls +1
hydroracers-effect-a_cooling = one more damage slot, or cooling +1
hydroracers-effect-a_structure = one more damage slot, or structure +1
hydroracers-effect-a_propulsion = one more damage slot, or propulsion +1
hydroracers-effect-a_works_team = one more damage slot, or any tile +1
hydroracers-effect-a_sabotage = a damage token into an opponent’s bag
hydroracers-effect-a_spare_parts = an alert token into your bag
hydroracers-effect-a_tuning = a damage token out of your bag

## Names
hydroracers-grid-random = at random
hydroracers-grid-last_heat = in the order of the last heat
hydroracers-grid-reverse_prestige = lowest prestige first

## Board
hydroracers-race = Race { $race } of { $races }
hydroracers-development = development
hydroracers-calendar = Calendar
hydroracers-cloth-bag = Cloth bag
hydroracers-cloth-bag-time = { $time ->
    [one] 1 TIME marker
   *[other] { $time } TIME markers
}
hydroracers-column-number = No.
hydroracers-column-card = Card
hydroracers-column-effect = Effect
hydroracers-column-cost = Cost
hydroracers-column-value = Value
hydroracers-column-exchange = Exch.
hydroracers-column-repair = Rep.
hydroracers-column-tokens = Tokens
hydroracers-column-owned = Owned
hydroracers-development-legend = Exch.: exchange value. Rep.: repair time.
hydroracers-track = Espionage
hydroracers-track-empty = no card
hydroracers-exhibition = Exhibition
hydroracers-own-stand = reserved space { $paid }
hydroracers-your-cards = Your cards
hydroracers-cards-legend = exchange value/repair time
hydroracers-cards-of = Cards of { $name }
hydroracers-technologies = Technologies
hydroracers-looked = To choose from
hydroracers-obtaining = Card being taken: { $card }

## The position in words
hydroracers-detailed = { $card } ({ $effect })
hydroracers-detailed-movement = { $card } ({ $values }, exchange value { $exchange }, repair { $repair }; { $effect })
hydroracers-none = none
hydroracers-nobody = nobody
hydroracers-tokens_of = { $name } { $count }
hydroracers-stand = { $paid } AC ({ $name ->
    [none] free
   *[other] { $name }
})
hydroracers-dev_tokens = { $bag ->
    [one] 1 development token
   *[other] { $bag } development tokens
} in the cloth bag, { $reserve } set aside
hydroracers-line-race = Race { $race } of { $races }.
hydroracers-line-calendar = { $race ->
    [0] Development before the first race
   *[other] Development after race { $race } of { $races }
}: { $months } of { $time } months have passed. The cloth bag holds { $left ->
    [one] 1 TIME marker
   *[other] { $left } TIME markers
} and these development tokens: { $tokens }.
hydroracers-line-next_race = The next race takes place at { $circuit }{ $grid ->
    [none] .
   *[other] ; the planes line up { $grid }.
}
hydroracers-line-obtaining = Card being taken: { $card }.
hydroracers-line-display = Display { $space }: { $card }, cost { $cost }. Development tokens: { $tokens }.
hydroracers-line-track = Espionage track, the oldest card first: { $cards }. Waiting development tokens: { $tokens }.
hydroracers-line-exhibition = Exhibition: { $paid } AC on your reserved space, used by: { $used }. Public spaces: { $spaces }.
hydroracers-line-supply = Supply: { $damage } damage and { $alert } alert.
hydroracers-line-deck = Development deck: { $cards }.
hydroracers-line-discard = Discarded: { $cards }.
hydroracers-line-removed = Out of the game: { $cards }.
hydroracers-line-drawn = The last card that an autopilot drew: { $card }.
hydroracers-line-cards = { $who ->
    [you] All your cards
   *[other] All cards of { $name }
}: { $cards }.
hydroracers-line-technologies = { hydroracers-owner }, technologies: { $cards }.
hydroracers-line-equipment = { hydroracers-owner }, equipment: { $cards }.
hydroracers-line-added = { hydroracers-owner }, cards from development, the oldest first: { $cards }.
hydroracers-line-under_way = Under way: { $card ->
    [none] a pass of { $base }
   *[other] { $card } as { $base }
}{ $brake ->
    [1] , braking.
   *[other] .
}
hydroracers-line-looked = { $count ->
    [one] 1 card
   *[other] { $count } cards
} to choose from: { $cards }.
hydroracers-line-unseen = { $count ->
    [one] 1 card to choose from, face down.
   *[other] { $count } cards to choose from, face down.
}
hydroracers-line-course = Course Reading: the next card is chosen from { $count }.

## Questions
# $who is "you" when the one who reads is asked; else $name is.
hydroracers-ask-choose_gain = { $who ->
    [you] { $card } pays: points or AIRCOINS?
   *[other] { $name } is choosing what { $card } pays.
}
hydroracers-ask-choose_tokens = { $who ->
    [you] { $removals ->
        [one] Your card removes 1 danger token: which one?
       *[other] Your card removes { $removals } danger tokens: which one first?
    }
   *[other] { $removals ->
        [one] { $name } is removing 1 danger token.
       *[other] { $name } is removing { $removals } danger tokens.
    }
}
hydroracers-ask-supercharge = { $who ->
    [you] You overtake. Fly one more cell with the Supercharger?
   *[other] { $name } overtakes and may fly one more cell.
}
hydroracers-ask-hop = { $who ->
    [you] An opponent is right ahead. Hop over?
   *[other] { $name } may hop over the plane right ahead.
}
hydroracers-ask-mirror = { $who ->
    [you] A plane has come up behind you. Let it pass and follow it?
   *[other] { $name } may let the plane behind pass.
}
hydroracers-ask-keep = { $who ->
    [you] Which card do you keep? The others go under your deck.
   *[other] { $name } is choosing a card to keep.
}
hydroracers-ask-choose_circuit = { $who ->
    [you] You lead the campaign: where does the next race take place?
   *[other] { $name } leads the campaign and is choosing the next circuit.
}
hydroracers-ask-choose_grid = { $who ->
    [you] How do the planes line up for the next race?
   *[other] { $name } is choosing how the planes line up.
}
hydroracers-ask-place_dev = { $who ->
    [you] Your development token is drawn. Where does it go?
   *[other] { $name } is placing a development token.
}
hydroracers-ask-rush = { $card ->
    [none] { $who ->
        [you] You are one token short. Pay { $paid } AC and take a card from the track now?
       *[other] { $name } may pay { $paid } AC and take a card from the track.
    }
   *[other] { $who ->
        [you] You are one token short for { $card }. Pay { $paid } AC and take it now?
       *[other] { $name } may pay { $paid } AC and take { $card }.
    }
}
hydroracers-ask-recycle = { $who ->
    [you] Which of your cards do you trade in for { $card }? A lower one costs { $rate } AC for each point of difference.
   *[other] { $name } is choosing a card to trade in for { $card } ({ $rate } AC for each point of difference).
}
hydroracers-ask-spy_take = { $who ->
    [you] Which card do you take from the track?
   *[other] { $name } is taking a card from the track.
}
hydroracers-ask-choose_level = { $who ->
    [you] Which tile goes up a level?
   *[other] { $name } is choosing the tile that goes up a level.
}
hydroracers-ask-choose_victim = { $who ->
    [you] Whom do you sabotage?
   *[other] { $name } is choosing whom to sabotage.
}

## Headings of the choices
hydroracers-group-choose_gain = What the card pays
hydroracers-group-manoeuvre = Manoeuvre
hydroracers-group-keep = Keep a card
hydroracers-group-next_race = The next race
hydroracers-group-research = Research
hydroracers-group-espionage = Espionage
hydroracers-group-exhibition = Exhibition
hydroracers-group-rush = Rush the work
hydroracers-group-recycle = Trade in a card
hydroracers-group-choose_victim = Sabotage

## Actions
hydroracers-do-play_as = Play { $card } as { $value }
hydroracers-do-play_braked = Play { $card }, braking
hydroracers-do-play_as_braked = Play { $card } as { $value }, braking
hydroracers-do-pass_braked = { $card ->
    [none] Pass, braking
   *[other] Pass, braking, { $card } goes under the deck
}
hydroracers-do-choose_gain = { $gain ->
    [points] { $points ->
        [one] Take 1 point
       *[other] Take { $points } points
    }
   *[aircoins] Take { $aircoins } AIRCOINS
}
hydroracers-do-choose_tokens = Remove the token from { $element }, square { $square }
hydroracers-do-supercharge = { $answer ->
    [yes] Fly one more cell
   *[no] Fly no further
}
hydroracers-do-hop = { $answer ->
    [yes] Hop over
   *[no] Stay behind
}
hydroracers-do-mirror = { $answer ->
    [yes] Let it pass
   *[no] Stay ahead
}
hydroracers-do-keep = Keep { $card }
hydroracers-do-choose_circuit = Choose { $circuit }
hydroracers-do-choose_grid = { $grid ->
    [random] Draw at random
    [last_heat] In the order of the last heat
   *[reverse_prestige] Lowest prestige first
}
hydroracers-do-place_dev = { $where ->
    [card] On { $card } ({ $full ->
        [yes] complete
       *[no] { $have } of { $cost } tokens
    })
    [espionage] { $have ->
        [1] On the espionage track, to wait there
       *[other] On the espionage track, to take a card
    }
    [reserved] On your reserved exhibition space (+{ $paid } AC)
   *[public] On public exhibition space { $space } (+{ $paid } AC)
}
hydroracers-do-rush = { $answer ->
    [yes] { $card ->
        [none] Pay { $paid } AC and take a card from the track
       *[other] Pay { $paid } AC and take { $card }
    }
   *[no] Wait for another token
}
hydroracers-do-recycle = { $paid ->
    [0] Trade in { $card } (free)
   *[other] Trade in { $card } and pay { $paid } AC
}
hydroracers-do-spy_take = Take { $card }
hydroracers-do-choose_level = Improve { $element }
hydroracers-do-choose_victim = Sabotage { $plane }

## Events
hydroracers-event-FlightChosen = { $who ->
    [you] You fly
   *[other] { $seat } flies
} { $base }{ $brake ->
    [1] , braking.
   *[other] .
}
hydroracers-event-CardPaid = { $who ->
    [you] Your card brings
   *[other] { $seat }’s card brings
} { $points ->
    [0] { $aircoins } AC.
    [one] 1 point.
   *[other] { $points } points.
}
hydroracers-event-DamageRepaired = { $who ->
    [you] You
   *[other] { $seat }
}: { $count ->
    [one] 1 damage token goes
   *[other] { $count } damage tokens go
} back into the bag.
hydroracers-event-PlaneRepositioned = { $how ->
    [hop] { $who ->
        [you] You hop over, to cell { $end }.
       *[other] { $seat } hops over, to cell { $end }.
    }
   *[mirror] { $who ->
        [you] You let the plane pass and are on cell { $end }.
       *[other] { $seat } lets the plane pass and is on cell { $end }.
    }
}
hydroracers-event-CardLookedAt = { $who ->
    [you] You draw a card to choose from.
   *[other] { $seat } draws a card to choose from.
}
hydroracers-event-CardSeen = { $who ->
    [you] You
   *[other] { $seat }
}: { $card } is one of the cards to choose from.
hydroracers-event-CardKept = { $who ->
    [you] You keep one card.
   *[other] { $seat } keeps one card.
}
hydroracers-event-CardChosen = { $who ->
    [you] You keep { $card }.
   *[other] { $seat } keeps { $card }.
}
hydroracers-event-RaceStarted = Race { $race } begins: { $circuit }.
hydroracers-event-TokensCounted = { $who ->
    [you] You have
   *[other] { $seat } has
} { $tokens ->
    [one] 1 development token
   *[other] { $tokens } development tokens
} (lost: { $danger } for danger tokens, { $repair } for repairs{ $leader ->
    [0] {""}
   *[other] , { $leader } for the lead
}).
hydroracers-event-DevelopmentStarted = { $race ->
    [0] Development begins, before the first race.
   *[other] The planes are repaired; development begins.
}
hydroracers-event-CircuitChosen = { $who ->
    [you] You choose { $circuit } for the next race.
   *[other] { $seat } chooses { $circuit } for the next race.
}
hydroracers-event-GridChosen = The next grid: { $grid ->
    [random] at random.
    [last_heat] in the order of the last heat.
   *[reverse_prestige] lowest prestige first.
}
hydroracers-event-DeckReshuffled = The discard pile becomes the new development deck.
hydroracers-event-CardRevealed = On display space { $space }: { $card }.
hydroracers-event-AutopilotDrew = { $seat } draws { $card } { $result ->
    [kept] and keeps it.
    [used] and uses it.
    [exchanged] and trades in { $given } for it.
   *[discarded] and discards it.
}
hydroracers-event-TimeDrawn = A TIME marker is drawn: month { $month }.
hydroracers-event-DevTokenDrawn = { $who ->
    [you] Your development token is drawn.
   *[other] { $seat }’s development token is drawn.
}
hydroracers-event-DevTokenPlaced = { $who ->
    [you] Your
   *[other] { $seat }’s
} token goes { $where ->
    [card] on { $card }.
    [espionage] on the espionage track.
   *[aside] back: there is nowhere to put it.
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
} { $paid } AC to rush the work.
hydroracers-event-CardObtained = { $who ->
    [you] You take { $card }.
   *[other] { $seat } takes { $card }.
}
hydroracers-event-CardSpied = { $who ->
    [you] You take { $card } from the espionage track.
   *[other] { $seat } takes { $card } from the espionage track.
}
hydroracers-event-CardRecycled = { $who ->
    [you] You trade in { $card } for it
   *[other] { $seat } trades in { $card } for it
}{ $paid ->
    [0] .
   *[other] {" "}and { $who ->
        [you] pay
       *[other] pays
    } { $paid } AC.
}
hydroracers-event-AdvantageUsed = { $aim ->
    [none] { $card } has nobody to hit.
    [victim] { $who ->
        [you] { $card } hits your plane.
       *[other] { $card } hits { $target }’s plane.
    }
    [slot] { $who ->
        [you] Your plane has one more damage slot.
       *[other] { $target }’s plane has one more damage slot.
    }
   *[own] { $who ->
        [you] You fit { $card }
       *[other] { $target } fits { $card }
    }{ $element ->
        [none] .
       *[other] {" "}({ $element }).
    }
}
hydroracers-event-DevelopmentEnded = The year is over.

## Refusals and errors
error-bad_card_value = { $card } does not show that value.
error-no_such_ability = You have no technology for that now.
error-card_not_seen = "{ $card }" is not among the cards to choose from.
error-bad_circuit = There is no circuit "{ $circuit }".
error-bad_grid = There is no grid "{ $grid }".
error-bad_gain = The card does not pay "{ $gain }".
error-bad_place = It can’t go there.
error-not_an_opponent = You sabotage an opponent’s plane, not your own side’s.
error-already_owned = You already have { $card }.
error-cannot_pay_exchange = That token would complete the card, but you could not pay the exchange.
error-no_card_to_spy = A second token needs a card on the track that you can pay for.
error-space_taken = That exhibition space is taken.
error-not_your_space = That reserved space belongs to somebody else.
error-bad_recycle = "{ $card }" is not one of your cards.
error-not_on_track = "{ $card }" is not on the espionage track.
error-level_highest = { $element } is at its highest level.
error-edition_bad_values = { $file }: { $key } must list up to { $most } values, each higher than the one before.
error-edition_bad_ignores = { $file }: { $key } must give a number for each of the { $count } values.
