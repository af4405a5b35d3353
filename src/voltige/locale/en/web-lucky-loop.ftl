# The board of Lucky Loop in the browser.

web-lucky-card = { $figure } { $difficulty }: { $exact ->
    [one] 1 point
   *[other] { $exact } points
} exact, { $exceeded } exceeded
web-lucky-lane-empty = no cards yet
web-lucky-lay-here = { $lane }. Lay here
web-lucky-locked = 20 reached
web-lucky-record = best result
web-lucky-token-here = token for the first
web-lucky-pilots = Pilots
web-lucky-first = first player
web-lucky-final = final phase
web-lucky-free-done = free programme: { $points }
web-lucky-programmes = { $done } of 4 flown
web-lucky-tokens = { $count ->
    [one] 1 bonus token
   *[other] { $count } bonus tokens
}
web-lucky-backs = { $count } { $pile }
web-lucky-supply = { $count ->
    [one] 1 token in the supply
   *[other] { $count } tokens in the supply
}
web-lucky-last-round = Last round
web-lucky-pile = { $pile } pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-lucky-draw = Draw from the { $pile } pile ({ $count })
web-lucky-discards = { $pile } discards: { $count }
web-lucky-discards-title = Discards
web-lucky-none = None.
web-lucky-no-hand = No cards in hand.
web-lucky-discard = Drag out three cards or tap them: { $chosen } of { $count }
web-lucky-discard-these = Discard these { $count }
web-lucky-die = Die showing { $face }
web-lucky-stock = { $count ->
    [one] 1 die in the cup
   *[other] { $count } dice in the cup
}
web-lucky-before-roll = Throw the dice, or change the odds first.
web-lucky-hopeless = No figure can be flown with this roll.
web-lucky-out-of-reach = out of reach
web-lucky-exact = exact: { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-lucky-exceeded = exceeded: { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-lucky-too-low = { $sum } of { $difficulty }
web-lucky-star = star: exact only, counts double
web-lucky-star-exact = the star needs exactly { $difficulty }
web-lucky-with-dice = dice { $dice }
web-lucky-go-lay_programme = Lay and fly { $programme }
web-lucky-go-upgrade_card = Upgrade and fly { $programme }
web-lucky-go-fly = Fly { $programme } as it lies
web-lucky-missing = { $programme } still needs: { $figures }
web-lucky-where = Now choose a programme that glows.
web-lucky-nowhere = No programme takes these cards together.
web-lucky-fly-it = Fly it
web-lucky-reroll = Re-roll { $count ->
    [one] this die
   *[other] these { $count } dice
}
web-lucky-roll = { $count ->
    [one] Roll the die
   *[other] Roll { $count } dice
}
web-lucky-buy_seventh_die = Red die
web-lucky-stop = Stop and take a token
web-lucky-concede = Give up the flight
web-lucky-exchange = { $cost ->
    [0] Exchange three cards
    [one] Exchange three cards (− 1 point)
   *[other] Exchange three cards (− { $cost } points)
}
web-lucky-back = Take back
web-lucky-lay-free = Lay the free programme
web-lucky-take-off = Take off
web-lucky-place-star = Put your star on the figure that you will fly exactly. A failure costs 2 points.
web-lucky-gauge-difficulty = Difficulty { $value } (at least { $mark })
web-lucky-gauge-dice = Needs { $value } dice (at most { $mark })
web-lucky-dice-left = { $count ->
    [one] die
   *[other] dice
}
web-lucky-outcome-scored = { $gain ->
    [0] No better than before
   *[other] + { $gain } in all
}
web-lucky-outcome-void = Below 8: void
web-lucky-outcome-stopped = Stopped after two figures
web-lucky-outcome-failed = The flight fails
web-lucky-outcome-free_flown = The free programme is flown!
web-lucky-outcome-free_failed = The free flight fails: { $gain } points
web-lucky-token-won = A bonus token!
web-lucky-best = The coach’s choice
web-lucky-average = Ø { $points }
web-lucky-crossed = { $name } (crossed out)
web-lucky-mean = { $points } points
