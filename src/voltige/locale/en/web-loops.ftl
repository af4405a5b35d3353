# The board of LOOPS in the browser.

web-loops-altimeter = Altimeter: { $altitude ->
    [0] no altitude yet, the aeroplane is on the runway
   *[other] { NUMBER($altitude, useGrouping: 0) } metres
}
web-loops-free-short = any
web-loops-may-follow = { $altitude ->
    [0] Any altitude may follow
   *[other] { $pitch ->
        [positive] { NUMBER($altitude, useGrouping: 0) } or higher
       *[negative] { NUMBER($altitude, useGrouping: 0) } or lower
    }
}
web-loops-of = { $total } / { $limit } pts
web-loops-turn = to play
web-loops-next = next
web-loops-next-is = next: { $name }
web-loops-racing = racing
web-loops-known = { $count } known
web-loops-known-title = Cards known to be in { $name }’s hand
web-loops-target = { $name }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}: choose as target
web-loops-runway = clear runway
web-loops-draw-pile = Draw pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-loops-to-draw = to draw
web-loops-in-pile = in the pile
web-loops-pile = Pile, { $count ->
    [0] empty
    [one] 1 card: { $card }
   *[other] { $count } cards, { $card } on top
}
web-loops-browse = Look through the pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $card } on top
web-loops-pile-title = The pile from the top ({ $count })
web-loops-unseen = hidden cards
web-loops-set = { $card }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}{ $playable ->
    [yes] , can be played
    [no] , cannot be played now
   *[wait] {""}
}
web-loops-how-many = How many?
web-loops-fewer = One card fewer
web-loops-more = One card more
web-loops-aim = Who takes the cards? Choose a pilot.
web-loops-back = Cancel
web-loops-play = Play
web-loops-take = Pick up
web-loops-claim = Claim
web-loops-let-go = Stay out
web-loops-pick-up = { $count ->
    [0] Pass
    [one] Pick up (1 card)
   *[other] Pick up ({ $count } cards)
}
web-loops-would-get = You would get { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-loops-then-altitude = { $first ->
    [yes] We take off to { NUMBER($altitude, useGrouping: 0) }.
   *[no] { $move ->
        [climbs] We climb to { NUMBER($altitude, useGrouping: 0) }.
        [dives] We dive to { NUMBER($altitude, useGrouping: 0) }.
       *[stays] We stay at { NUMBER($altitude, useGrouping: 0) }.
    }
} Then { $name } plays.
web-loops-then-pitch = { $pitch ->
    [positive] The nose goes up: from now on we climb.
   *[negative] The nose goes down: from now on we dive.
} Then { $name } plays.
web-loops-then-direction = Play now goes { $direction ->
    [left] to the left
   *[right] to the right
}: { $name } is next.
web-loops-then-speed = A race: anybody but you may play next.
web-loops-then-draw = { $target } takes { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
web-loops-then-loop = The pile goes back into the draw pile, and any altitude may follow. Then { $name } plays.
web-loops-then-pick_up = { $count ->
    [0] You pass, and { $name } opens the pile.
    [one] You take 1 card into your hand; { $name } opens a new pile.
   *[other] You take { $count } cards into your hand; { $name } opens a new pile.
}
web-loops-then-win = Your last card: you win the round!
web-loops-too-early = Wait for the start!
web-loops-race-touch = Race! Tap a raised card or set: the fastest claim plays next.
web-loops-race-by = { $name } played Speed
web-loops-race-own = The others race
web-loops-race-answered = Your answer is in
web-loops-race-watching = They race
web-loops-race-secret = Choose in secret
web-loops-race-ready = Ready…
web-loops-race-go = Now!
web-loops-game-won = { $count ->
    [one] { $who ->
        [you] You win the game!
       *[other] { $names } wins the game
    }
   *[other] { $names } share the victory
}
web-loops-round-none = Round { $round } ends without a winner
web-loops-round-won = { $who ->
    [you] You win round { $round }!
   *[other] { $name } wins round { $round }
}
web-loops-empty-hand = no card left
web-loops-left = { $over ->
    [yes] over the limit
   *[no] { $count } to the limit
}
web-loops-see-table = See the table
web-loops-next-round = Continue

# The coach.
web-loops-odds-meaning = On the cards: chance that { $name } has no altitude.
web-loops-odds-meaning-open = On the cards: chance that the player after you has no altitude.
web-loops-odds-wins = wins
web-loops-odds-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-loops-coach-best = The coach’s choice
web-loops-coach-would = The coach’s choice: { $choice }

# Faults, where the table punishes them.
web-loops-fault = Playing it here is a fault: you would pick up the pile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}).
web-loops-fault-play = Play it anyway
web-loops-race-fault = Careful: with a wrong card you pick up the pile.
