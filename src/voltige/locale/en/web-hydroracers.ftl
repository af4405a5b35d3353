# The board of Hydroracers in the browser.

web-hydroracers-course = The course
web-hydroracers-order = Order of play
web-hydroracers-pier = Your pier
web-hydroracers-cockpit = Your cockpit
web-hydroracers-cockpit-short = Cockpit
web-hydroracers-card = value { $values }, repair time { $repair }
web-hydroracers-no-hand = No cards in hand.
web-hydroracers-deck = { $count } to draw, { $under } under the deck
web-hydroracers-drag = drag −{ $drag }
web-hydroracers-dangers = { $causes }: { $dangers ->
    [one] 1 danger
   *[other] { $dangers } dangers
}
web-hydroracers-damage = { $share }% chance of damage
web-hydroracers-penalty = { $share }% chance of a penalty
web-hydroracers-crash = { $share }% chance of a crash
web-hydroracers-share = { $share }%
web-hydroracers-safe = No danger.
web-hydroracers-to = to cell { $cell }
web-hydroracers-bag = Danger bag: { $damage } damage, { $alert } alert; { $share }% chance of damage
web-hydroracers-tile = { $element }, level { $level }
web-hydroracers-play = Play it
web-hydroracers-play_as = Play it as { $value }
web-hydroracers-play_braked = Play it, braking
web-hydroracers-play_as_braked = Play it as { $value }, braking
web-hydroracers-pass = Pass, card under the deck
web-hydroracers-pass_braked = Pass, braking
web-hydroracers-touch-card = Touch a card to see where it leads.
web-hydroracers-touch-thing = Touch what glows; touch it again to do it.
web-hydroracers-cancel = Cancel
web-hydroracers-slot = { $stake ->
    [0] Free slot
   *[other] Slot for { $stake } AC
}; pays { $wins } AC on the winner
web-hydroracers-pays = On which plane? Pays { $wins } AC if it wins, { $second } if it is second, { $third } if it is third.
web-hydroracers-crashed = Crash!
web-hydroracers-finish-title = Heat { $heat }: the result
web-hydroracers-rank = Rank
web-hydroracers-bet-won = Bet and winnings
web-hydroracers-paid = { $paid } AC
web-hydroracers-on = Fly on
web-hydroracers-development = Development
web-hydroracers-race = Race { $race } of { $races }
web-hydroracers-next = next: { $circuit }
web-hydroracers-calendar = Calendar
web-hydroracers-month-gone = month gone:
web-hydroracers-month-left = month to come:
web-hydroracers-empty = empty
web-hydroracers-cost = { $count ->
    [one] costs 1 token
   *[other] costs { $count } tokens
}
web-hydroracers-tokens-of = { $name }: { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
web-hydroracers-stand = Exhibition space reserved for { $plane }: { $paid } AC
web-hydroracers-stand-open = Public exhibition space: { $paid } AC
web-hydroracers-stand-held = Exhibition space taken by { $name }: { $paid } AC
web-hydroracers-bench = Cloth bag
web-hydroracers-in-bag = { $count ->
    [one] 1 token in the bag
   *[other] { $count } tokens in the bag
}{ $spies ->
    [0] {""}
   *[other] , { $spies } on espionage
}, { $aircoins } AC
web-hydroracers-cards = Your cards
web-hydroracers-lap = { $cells } cells
web-hydroracers-autopilot-any = Autopilot
web-hydroracers-autopilot-highest_odd = Autopilot: highest odd card
web-hydroracers-autopilot-highest_even = Autopilot: highest even card
web-hydroracers-autopilot-lowest = Autopilot: lowest card
web-hydroracers-autopilot-second_highest = Autopilot: second highest card
web-hydroracers-repair = repair time { $repair }
web-hydroracers-gazette = The Schneider Gazette
web-hydroracers-headline = { $points ->
    [one] { $name } leads with 1 point
   *[other] { $name } leads with { $points } points
}
web-hydroracers-headline-level = { $points ->
    [one] Level at 1 point!
   *[other] Level at { $points } points!
}
web-hydroracers-headline-eve = The season opens
web-hydroracers-mate = Hand of your team mate { $name }
web-hydroracers-mate-short = Team mate

# The coach, cells that are touched, the repair sheet.
web-hydroracers-coach-best = The coach’s choice
web-hydroracers-coach-would = The coach’s choice: { $choice }
web-hydroracers-goal = Cell { $cell }: { $ways ->
    [one] { $ways } way there
   *[other] { $ways } ways there
}
web-hydroracers-card-way = { $card }: { $deed }
web-hydroracers-repairs = Repair bench
web-hydroracers-repairs-start = Tokens
web-hydroracers-repairs-cards = Repairs
web-hydroracers-repairs-danger = Dangers
web-hydroracers-repairs-lead = Lead
web-hydroracers-repairs-left = Left
web-hydroracers-goals = Where you could fly
