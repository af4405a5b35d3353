### The pages that show what an edition is made of.

web-editions = Editions
web-editions-line = Every card, plane, panel and number, each with the place it comes from.
web-editions-see = See every component
web-edition-of = { $game }: what it is made of
web-edition-numbers = Numbers
web-edition-things = { $kinds ->
    [one] 1 kind of component
   *[other] { $kinds } kinds of components
}, { $things ->
    [one] 1 piece
   *[other] { $things } pieces
}
web-edition-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
web-edition-copies = × { $count }
web-edition-sources = Where each number comes from
web-edition-rule = Rule { $rule }
web-edition-play = Play with it
web-edition-lab = Change it in the lab
web-edition-source-stated = stated
web-edition-source-stated-line = The rulebook says so.
web-edition-source-found = found
web-edition-source-found-line = Seen on pictures of the printed game.
web-edition-source-inferred = inferred
web-edition-source-inferred-line = It follows from what is known.
web-edition-source-reconstructed = reconstructed
web-edition-source-reconstructed-line = The printed value is lost; ours was chosen and tested.

## The circuits of Hydroracers

web-circuits = Circuits
web-circuits-line = Where the seaplanes race. Every course is drawn from its numbers.
web-circuits-lap = { $cells } cells
web-circuits-corners = Corners: { $limits }
web-circuits-play = Play here

## LOOPS

web-loops-edition-edition = The game
web-loops-edition-min_players = Minimum players
web-loops-edition-max_players = Maximum players
web-loops-edition-hand_size = Cards dealt
web-loops-edition-hand_size_two = Cards dealt to two
web-loops-edition-target_points = Points that end the match
web-loops-edition-two_player_removed = Left out with two
web-loops-edition-card = Cards
web-loops-edition-kind = Kind
web-loops-edition-value = Number
web-loops-edition-amount = Cards to draw
web-loops-edition-points = Points
web-loops-edition-value-altitude = Altitude
web-loops-edition-value-pitch = Pitch
web-loops-edition-value-direction = Direction
web-loops-edition-value-draw = Draw
web-loops-edition-value-loop = Loop
web-loops-edition-value-speed = Speed

## Lucky Loop

web-lucky-loop-edition-players = Players
web-lucky-loop-edition-min = Minimum
web-lucky-loop-edition-max = Maximum
web-lucky-loop-edition-dice = Dice
web-lucky-loop-edition-black = Black
web-lucky-loop-edition-dice-red = Red
web-lucky-loop-edition-max_per_roll = Maximum in a roll
web-lucky-loop-edition-hand = Hand
web-lucky-loop-edition-size = Cards
web-lucky-loop-edition-deal_per_pile = Dealt from each pile
web-lucky-loop-edition-exchange = Cards exchanged at most
web-lucky-loop-edition-scoring = Scoring
web-lucky-loop-edition-programme_minimum = Minimum that counts
web-lucky-loop-edition-first_bonus_threshold = Result that earns a bonus token
web-lucky-loop-edition-unrepeatable_from = Can’t be flown again from
web-lucky-loop-edition-free = Free programme
web-lucky-loop-edition-min_cards = Minimum cards
web-lucky-loop-edition-max_cards = Maximum cards
web-lucky-loop-edition-min_difficulty = Minimum difficulty
web-lucky-loop-edition-highlight_factor = The star counts times
web-lucky-loop-edition-failure_cost = A failure costs
web-lucky-loop-edition-exchange_cost = An exchange costs
web-lucky-loop-edition-illegal_cost = A programme against the rules costs
web-lucky-loop-edition-tokens = Tokens
web-lucky-loop-edition-bonus = Bonus tokens
web-lucky-loop-edition-board = Track
web-lucky-loop-edition-track_first = First space
web-lucky-loop-edition-track_last = Last space
web-lucky-loop-edition-pile = Piles
web-lucky-loop-edition-colours = Colours
web-lucky-loop-edition-programme = Programmes
web-lucky-loop-edition-slots = Figures
web-lucky-loop-edition-card = Flight cards
web-lucky-loop-edition-colour = Colour
web-lucky-loop-edition-difficulty = Difficulty
web-lucky-loop-edition-points_exact = Points if hit exactly
web-lucky-loop-edition-points_exceeded = Points if exceeded
web-lucky-loop-edition-value-red = red
web-lucky-loop-edition-value-blue = blue
web-lucky-loop-edition-value-green = green
web-lucky-loop-edition-value-yellow = yellow

## The Flying Carpet

web-flying-carpet-edition-edition = The game
web-flying-carpet-edition-min_players = Minimum players
web-flying-carpet-edition-max_players = Maximum players
web-flying-carpet-edition-hand_size = Wind cards in hand
web-flying-carpet-edition-edition-landscape = Usual landscape
web-flying-carpet-edition-board = Board
web-flying-carpet-edition-width = Columns
web-flying-carpet-edition-height = Rows
web-flying-carpet-edition-start = Start (column, row)
web-flying-carpet-edition-finish = Finish (column, row)
web-flying-carpet-edition-keep_empty = Always empty
web-flying-carpet-edition-zones = Zones
web-flying-carpet-edition-rows = Rows from, to
web-flying-carpet-edition-force = Force of the wind
web-flying-carpet-edition-direction_cards = Direction cards
web-flying-carpet-edition-per_player = For each player
web-flying-carpet-edition-panel = Panels
web-flying-carpet-edition-kind = Kind
web-flying-carpet-edition-panel-rows = Size
web-flying-carpet-edition-wind_card = Wind cards
web-flying-carpet-edition-vertical = Rows up or down
web-flying-carpet-edition-sideways = Columns sideways
web-flying-carpet-edition-up_goes = Upwards it goes to the
web-flying-carpet-edition-landscape = Landscapes
web-flying-carpet-edition-level = Level
web-flying-carpet-edition-place = What stands where
web-flying-carpet-edition-value-ground = stands on the ground
web-flying-carpet-edition-value-cloud = cloud
web-flying-carpet-edition-value-diagonal = diagonal
web-flying-carpet-edition-value-vertical = vertical
web-flying-carpet-edition-value-left = left
web-flying-carpet-edition-value-right = right
web-flying-carpet-edition-value-training = training
web-flying-carpet-edition-value-easy = easy
web-flying-carpet-edition-value-fairly_easy = fairly easy
web-flying-carpet-edition-value-classic = classic
web-flying-carpet-edition-value-hard = hard
web-flying-carpet-edition-value-very_hard = very hard
web-flying-carpet-edition-value-calm = Calm
web-flying-carpet-edition-value-breeze = Breeze
web-flying-carpet-edition-value-gale = Gale

## Hydroracers

web-hydroracers-edition-numbers = Race
web-hydroracers-edition-heats = Heats of a race
web-hydroracers-edition-hand_size = Cards in hand
web-hydroracers-edition-pass_distance = Cells of a pass
web-hydroracers-edition-drag = Cells that the leader loses
web-hydroracers-edition-slipstream = Cells of a slipstream
web-hydroracers-edition-double_slipstream = Cells of a double slipstream
web-hydroracers-edition-no_drag_from = No drag with a card from
web-hydroracers-edition-damage_slots = Damage slots
web-hydroracers-edition-autopilot_slots = Damage slots of an autopilot
web-hydroracers-edition-crash_returns = Damage tokens put back after a crash
web-hydroracers-edition-min_move = Minimum speed
web-hydroracers-edition-round_cap = Rounds after which a heat stops
web-hydroracers-edition-aircoins = AIRCOINS at the start
web-hydroracers-edition-aircoins_per_point = AIRCOINS for a point at the end
web-hydroracers-edition-danger_bag = Danger bag
web-hydroracers-edition-damage = Damage tokens
web-hydroracers-edition-alert = Alert tokens
web-hydroracers-edition-bets = Bets
web-hydroracers-edition-stakes = Stakes
web-hydroracers-edition-winner_times = A winning bet pays its stake times
web-hydroracers-edition-winner_plus = … plus
web-hydroracers-edition-second = A bet on the second pays
web-hydroracers-edition-third = A bet on the third pays
web-hydroracers-edition-development = Development
web-hydroracers-edition-tokens = Development tokens
web-hydroracers-edition-opening_tokens = Tokens in an opening phase
web-hydroracers-edition-time = TIME markers
web-hydroracers-edition-display = Display cards
web-hydroracers-edition-track = Cards on the espionage track
web-hydroracers-edition-leader_cost = Tokens that the prestige leader loses
web-hydroracers-edition-rush = AIRCOINS for the last token
web-hydroracers-edition-display_rate = AIRCOINS for a difference of 1, display
web-hydroracers-edition-spy_rate = AIRCOINS for a difference of 1, espionage
web-hydroracers-edition-autopilot_cards = Cards that an autopilot draws
web-hydroracers-edition-upgrade_step = The card it trades in is lower by
web-hydroracers-edition-spare_damage = Damage tokens in the supply
web-hydroracers-edition-spare_alert = Alert tokens in the supply
web-hydroracers-edition-exhibition = Exhibition
web-hydroracers-edition-reserved = AIRCOINS of a reserved space
web-hydroracers-edition-public = AIRCOINS of each public space
web-hydroracers-edition-prestige = Prestige
web-hydroracers-edition-planes_2 = With two planes
web-hydroracers-edition-planes_3 = With three planes
web-hydroracers-edition-planes_4 = With four planes
web-hydroracers-edition-plane = Seaplanes
web-hydroracers-edition-nation = Nation
web-hydroracers-edition-colour = Colour
web-hydroracers-edition-cards = Cards (value/repair time)
web-hydroracers-edition-cooling = Cooling, level
web-hydroracers-edition-propulsion = Propulsion, level
web-hydroracers-edition-controls = Controls, level
web-hydroracers-edition-structure = Structure, level
web-hydroracers-edition-autopilot_passes = I-pass cards
web-hydroracers-edition-autopilot_plays = As an autopilot it plays
web-hydroracers-edition-pilot = Pilots
web-hydroracers-edition-skill = Skill
web-hydroracers-edition-circuit = Circuits
web-hydroracers-edition-cells = Cells
web-hydroracers-edition-grid = Grid
web-hydroracers-edition-corners = Corners (after cell/limit)
web-hydroracers-edition-element = Cockpit tiles
web-hydroracers-edition-penalty = Penalty
web-hydroracers-edition-level_1 = Level 1
web-hydroracers-edition-level_2 = Level 2
web-hydroracers-edition-level_3 = Level 3
web-hydroracers-edition-movement = Movement cards
web-hydroracers-edition-values = Value
web-hydroracers-edition-exchange = Exchange value
web-hydroracers-edition-removes = Danger tokens removed
web-hydroracers-edition-cost = Cost
web-hydroracers-edition-repair = Repair time
web-hydroracers-edition-points = Points
web-hydroracers-edition-movement-pass_distance = Cells of a pass
web-hydroracers-edition-looks = Cards to choose the next from
web-hydroracers-edition-dangers = Dangers
web-hydroracers-edition-movement-aircoins = AIRCOINS
web-hydroracers-edition-ignores = Corners ignored at each value
web-hydroracers-edition-technology = Technologies
web-hydroracers-edition-effect = Effect
web-hydroracers-edition-advantage = Advantages
web-hydroracers-edition-value-italy = Italy
web-hydroracers-edition-value-united_states = United States
web-hydroracers-edition-value-great_britain = Great Britain
web-hydroracers-edition-value-france = France
web-hydroracers-edition-value-red = red
web-hydroracers-edition-value-black = black
web-hydroracers-edition-value-blue = blue
web-hydroracers-edition-value-light_blue = light blue
web-hydroracers-edition-value-highest_odd = the highest odd card
web-hydroracers-edition-value-highest_even = the highest even card
web-hydroracers-edition-value-lowest = the lowest card
web-hydroracers-edition-value-second_highest = the second highest card
web-hydroracers-edition-value-double_slip = double slipstream
web-hydroracers-edition-value-large_hand = one more card in hand
web-hydroracers-edition-value-long_slip = slipstream across an empty cell
web-hydroracers-edition-value-no_drag = no drag with fast cards
web-hydroracers-edition-value-penalty_corner = corners at the limit are dangerous
web-hydroracers-edition-value-penalty_hand = one card fewer
web-hydroracers-edition-value-penalty_pilot = pilot’s skill lost
web-hydroracers-edition-value-penalty_slow = one cell slower
web-hydroracers-edition-value-penalty = penalty
web-hydroracers-edition-value-cross = crash
web-hydroracers-edition-value-brake = fly one cell less
web-hydroracers-edition-value-goggles = draw two, keep one
web-hydroracers-edition-value-hop = hop over the plane right ahead
web-hydroracers-edition-value-mirror = let a plane behind you pass
web-hydroracers-edition-value-supercharge = one more cell after overtaking
web-hydroracers-edition-value-wake_breaker = no slipstream behind you
web-hydroracers-edition-value-any_element = one more damage slot, or any tile +1
web-hydroracers-edition-value-sabotage = a damage token into an opponent’s bag
web-hydroracers-edition-value-spare_parts = an alert token into your bag
web-hydroracers-edition-value-tuning = a damage token out of your bag
