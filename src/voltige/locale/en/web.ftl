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
web-landing-lead = Four flying board games. Press, and you are off.
web-landing-play = Play now
web-landing-busy = Cleared for take-off …
web-landing-offline = The server does not answer. Try again in a moment.
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
