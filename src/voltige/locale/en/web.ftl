# The browser: its shell and pages. Boards say the rest with the sentences of their games.

web-skip = To the content
web-ways = Pages
web-home = To the start
web-close = Close
web-lobby = Open tables
web-mine = My tables
web-rules = Rules
web-settings = Settings
web-name = Your name
web-name-usual = Pilot
web-language = Language
web-theme = Light
web-theme-auto = As the system
web-theme-light = Day
web-theme-dark = Night
web-pace = Others’ turns
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-instant = At once
web-coach = Coach
web-coach-off = Silent
web-coach-odds = Shows the odds
web-coach-advice = Odds and advice
web-text-size = Size of text
web-sound = Sound
web-still = Fewer movements
web-offline = No line to the tower
web-offline-line = The server cannot be reached. Your tables are safe there; we try again by ourselves.
web-lost = Off course
web-lost-line = There is nothing at this address.
web-position = The position
web-rule-of = Rule { $rule }: what it says

# The landing page

web-landing-title = Take to the air
web-landing-lead = Four flying board games. One press, and you are off.
web-landing-play = Play now
web-landing-busy = Cleared for take-off …
web-landing-players = { $least }–{ $most } players
web-landing-minutes-loops = 15–25 min
web-landing-minutes-lucky-loop = 40–60 min
web-landing-minutes-flying-carpet = 20–40 min
web-landing-minutes-hydroracers = 45–90 min
web-landing-line-loops = One aeroplane, many pilots. Shed your cards while it climbs and dives.
web-landing-line-lucky-loop = Six dice, four programmes of stunts, and how far you dare to go.
web-landing-line-flying-carpet = Ride the winds over the Sultan’s city, and land before the others.
web-landing-line-hydroracers = Ten cards, three heats, and corners that punish haste.
# Titles as they are set on the posters, line by line.
web-landing-letters-loops = LOOPS
web-landing-letters-lucky-loop = Lucky|Loop
web-landing-letters-flying-carpet = The Flying|Carpet
web-landing-letters-hydroracers = Hydro|racers

web-landing-ways = Other ways to play
web-landing-invite = Invite friends
web-landing-one-screen = One screen
web-landing-continue = Continue
web-landing-waiting = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
web-landing-programs = For programs
web-landing-source = Open source, MIT licence
web-landing-version = Version { $version }

## The board of LOOPS
web-loops-altimeter = Altimeter: { $altitude ->
    [0] free, the aeroplane stands on the runway
   *[other] { NUMBER($altitude, useGrouping: 0) } metres
}
web-loops-free-short = free
web-loops-may-follow = { $altitude ->
    [0] Any altitude may follow
   *[other] { $attitude ->
        [positive] { NUMBER($altitude, useGrouping: 0) } or higher
       *[negative] { NUMBER($altitude, useGrouping: 0) } or lower
    }
}
web-loops-of = { $total } / { $limit } pts
web-loops-turn = in turn
web-loops-next = next
web-loops-racing = racing
web-loops-known = { $count } known
web-loops-known-title = Known to be in the hand of { $name }
web-loops-target = { $name }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}: strike here
web-loops-runway = free runway
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
web-loops-aim = On whom? Choose a pilot.
web-loops-back = Take back
web-loops-play = Play
web-loops-take = Pick up
web-loops-claim = Claim
web-loops-let-go = Let it go
web-loops-pick-up = Pick up ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})
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
web-loops-then-attitude = { $attitude ->
    [positive] The nose goes up: from now on we climb.
   *[negative] The nose goes down: from now on we dive.
} Then { $name } plays.
web-loops-then-direction = Play turns { $direction ->
    [left] to the left
   *[right] to the right
}: { $name } is next.
web-loops-then-speed = A race: anybody but you may make the next play.
web-loops-then-draw = The one you aim at takes the cards. Then { $name } plays.
web-loops-then-looping = The pile goes back into the draw pile, the sky is free. Then { $name } plays.
web-loops-then-pick_up = You take { $count ->
    [one] 1 card
   *[other] { $count } cards
} into your hand; { $name } opens a new pile.
web-loops-then-win = Your last card: you win the round!
web-loops-too-early = Wait for the start!
web-loops-race-by = { $name } played Speed
web-loops-race-own = The others race
web-loops-race-answered = Your answer is in
web-loops-race-watching = They race
web-loops-race-secret = Choose secretly
web-loops-race-ready = Ready …
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
web-loops-next-round = Go on

## The board of Lucky Loop
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
web-lucky-mean = { $points } points
