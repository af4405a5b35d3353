# The board of Lucky Loop in the browser.

web-lucky-loop-card = { $figure } { $difficulty }: { $exact ->
    [one] 1 point
   *[other] { $exact } points
} exact, { $exceeded } exceeded
web-lucky-loop-lane-empty = no cards yet
web-lucky-loop-lay-here = { $lane }. Lay here
web-lucky-loop-locked = closed to you
web-lucky-loop-record = best result
web-lucky-loop-token-here = token for the first to reach it
web-lucky-loop-pilots = Pilots
web-lucky-loop-first = first player
web-lucky-loop-final = final phase
web-lucky-loop-free-done = free programme: { $points }
web-lucky-loop-programmes = { $done } of { $all } flown
web-lucky-loop-tokens = { $count ->
    [one] 1 bonus token
   *[other] { $count } bonus tokens
}
web-lucky-loop-backs = { $count } { $pile }
web-lucky-loop-supply = { $count ->
    [one] 1 token in the supply
   *[other] { $count } tokens in the supply
}
web-lucky-loop-last-round = Last round
web-lucky-loop-pile = { $pile } pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-lucky-loop-draw = Draw from the { $pile } pile ({ $count })
web-lucky-loop-discards = { $pile } discards: { $count }
web-lucky-loop-discards-title = Discards
web-lucky-loop-none = None.
web-lucky-loop-no-hand = No cards in hand.
web-lucky-loop-discard = { $count ->
    [one] Drag out 1 card or tap it
   *[other] Drag out { $count } cards or tap them: { $chosen } of { $count }
}
web-lucky-loop-discard-these = { $count ->
    [one] Discard this card
   *[other] Discard these { $count }
}
web-lucky-loop-die = Die showing { $face }
web-lucky-loop-stock = { $count ->
    [one] 1 die in the cup
   *[other] { $count } dice in the cup
}
web-lucky-loop-before-roll = Roll the dice, or spend a token first.
web-lucky-loop-hopeless = No figure can be flown with this roll.
web-lucky-loop-out-of-reach = out of reach
web-lucky-loop-exact = exact: { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-lucky-loop-exceeded = exceeded: { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-lucky-loop-no-fit = not with these dice
web-lucky-loop-star = star: exact only, counts { $factor } times
web-lucky-loop-with-dice = dice { $dice }
web-lucky-loop-go-lay_programme = Lay and fly { $programme }
web-lucky-loop-go-upgrade_card = Make { $programme } harder and fly it
web-lucky-loop-go-fly = Fly { $programme } as it lies
web-lucky-loop-missing = { $programme } still needs: { $figures }
web-lucky-loop-where = Now choose a programme that glows.
web-lucky-loop-nowhere = No programme takes these cards together.
web-lucky-loop-fly-it = Fly it
web-lucky-loop-reroll = Re-roll { $count ->
    [one] this die
   *[other] these { $count } dice
}
web-lucky-loop-roll = { $count ->
    [one] Roll the die
   *[other] Roll { $count } dice
}
web-lucky-loop-buy_seventh_die = Red die
web-lucky-loop-stop = Stop and take a token
web-lucky-loop-concede = { $token ->
    [yes] Give up the flight and take a token
   *[no] Give up the flight
}
web-lucky-loop-exchange = { $cost ->
    [0] Exchange { $count } cards
    [one] Exchange { $count } cards (−1 point)
   *[other] Exchange { $count } cards (−{ $cost } points)
}
web-lucky-loop-back = Cancel
web-lucky-loop-lay-free = Lay the free programme
web-lucky-loop-take-off = Take off
web-lucky-loop-place-star = Put your star on the figure you will fly exactly.
web-lucky-loop-gauge-difficulty = Difficulty { $value } (at least { $mark })
web-lucky-loop-gauge-dice = Needs { $value } dice (at most { $mark })
web-lucky-loop-dice-left = { $count ->
    [one] die
   *[other] dice
}
web-lucky-loop-outcome-scored = { $gain ->
    [0] No better than before
   *[other] +{ $gain ->
        [one] 1 point
       *[other] { $gain } points
    }
}
web-lucky-loop-outcome-void = Too few points: does not count
web-lucky-loop-outcome-stopped = Stopped after two figures
web-lucky-loop-outcome-failed = The flight fails
web-lucky-loop-outcome-free_flown = The free programme is flown!
web-lucky-loop-outcome-free_failed = The free flight fails: { $gain } points
web-lucky-loop-token-won = A bonus token!
web-lucky-loop-best = The coach’s choice
web-lucky-loop-average = avg. { $points }
web-lucky-loop-crossed = { $name } (crossed out)
web-lucky-loop-mean = { $points ->
    [one] 1 point
   *[other] { $points } points
}
