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
web-landing-busy = Cleared for take-off…
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

## Pages around the table: the table itself
web-loading = One moment…
web-busy = One moment…
web-yes = yes
web-no = no
web-more = { $what }: more
web-less = { $what }: less
web-your-turn = Your turn
web-table = Table
web-table-closed = This table is closed to you
web-line-lost = The line is lost; we are calling the tower again…
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-seats = Seats
web-seat-open = Free seat
web-seat-bot = Bot
web-seat-autopilot = Autopilot
web-seat-program = Program
web-seat-away = Away
web-seat-resigned = Has given up
web-seat-turn = (to play)
web-skip-ahead = Skip ahead
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-wall = You can’t undo this any more: it has shown somebody something new.
web-usual = When the time is up: { $choice }
web-choices = { $count ->
    [one] One choice
   *[other] All { $count } choices
}
web-choices-title = What you can do
web-rule = Rule { $rule }
web-rule-all = Read it in the rules
web-paused = The match is paused.
web-order = If a race opens while you are away
web-order-none = Wait for me
web-order-altitudes = Play my nearest altitude, all copies
web-order-anything = Failing that, my cheapest special card
web-pause = Propose a pause
web-resume = Go on
web-end = Propose to end the match
web-resign = Give up
web-resign-sure = Give the match up? The autopilot flies your plane home, and you rank behind those who stay.
web-stand-up = Stand up again
web-leave = Leave: the autopilot sits in
web-record = Download the record
web-proposal-undo = { $name } would like to undo the last move.
web-proposal-end = { $name } proposes to end the match here.
web-proposal-pause = { $name } proposes a pause.
web-agree = Agree
web-refuse = Refuse
web-mode-live = Live
web-mode-correspondence = By correspondence
web-mode-one_screen = On one screen
web-mode-line-live = Everybody is there at the same time, each with a screen of their own.
web-mode-line-correspondence = A move when you have time: the table waits for hours or days.
web-mode-line-one_screen = Everybody round this screen; a curtain hides the hands between two turns.
web-share = Invite
web-share-line = Whoever has this link can sit down, without an account. Send it, or let it be scanned.
web-share-link = Link to the table
web-share-code = The link as a square code
web-share-send = Send…
web-copy = Copy
web-copied = Copied
web-waiting = { $count ->
    [0] Ready for take-off
    [one] Waiting for one more pilot
   *[other] Waiting for { $count } more pilots
}
web-waiting-line = The match begins by itself as soon as every seat is taken. You may close this page: the table stays.
web-waiting-you = you
web-waiting-reserved = kept for { $name }
web-invited = Your seat is waiting
web-invited-line = Choose a seat and you are in: no account, nothing to install.
web-full = This table is full
web-full-line = You may look on as soon as the match begins.
web-sit = Sit down here
web-bots-fill = Don’t wait: bots take the free seats
web-bots-fill-line = This makes the same table anew, with bots; the old link is free again.
web-seat-replace = A bot sits in for me
web-seat-back = Take my seat back
web-seat-for = { $name }: let a bot sit in
web-seat-flown-bot = A bot flies for { $name }.
web-seat-flown-autopilot = The autopilot flies for { $name }.
web-recovery = Way back to your seat
web-recovery-line = On another device or after clearing this browser, this link gives you your seat again. Keep it to yourself.
web-recovery-of = Way back to the seat of { $name }
web-recovery-failed = This way back leads nowhere
web-sealed = The luck of this match was sealed before it began. The seal:
web-curtain = Hand the screen to { $name }
web-curtain-line = Nobody else looks, please.
web-curtain-lift = I am { $name }

## Pages around the table: a new table
web-new = A new table
web-new-game = Which game?
web-new-edition = Edition
web-new-edition-is = Edition: { $title }
web-new-mode = How do you play?
web-new-clock = Clock
web-new-clock-line = When the time is up, the simplest action is done for you. Nobody loses by the clock alone.
web-clock-none = No clock
web-clock-relaxed = Relaxed: 90 s a move, 10 min in reserve
web-clock-fast = Fast: 20 s a move, 2 min in reserve
web-clock-days1 = One day a move
web-clock-days3 = Three days a move
web-clock-days7 = A week a move
web-new-seats = Who flies?
web-new-seat = Seat { $number }
web-new-seat-me = Me
web-new-seat-here = Somebody at this screen
web-new-seat-open = Free for a friend
web-new-seat-bot-random = Bot: passenger
web-new-seat-bot-heuristic = Bot: pilot
web-new-seat-bot = Bot: { $name }
web-new-seat-autopilot = Autopilot
web-new-about-open = Whoever has the link sits down here.
web-new-about-bot-random = Presses any button. For a first look.
web-new-about-bot-heuristic = Flies sensibly and makes you work for it.
web-new-about-autopilot = Always does the simplest thing.
web-new-name-of = Pilot { $number }
web-new-seat-add = Add a seat
web-new-seat-remove = Remove seat { $number }
web-new-seats-range = { $low } to { $high } seats
web-practice = Practice
web-practice-line = A practice table: undo goes back beyond luck, and the same luck comes again.
web-new-practice = Practice
web-new-practice-line = Undo as far back as you like, beyond cards and dice; the same luck comes again. Everybody sees the mark.
web-new-public = Show it among the open tables
web-new-public-line = Strangers may take the free seats.
web-new-spectators = Spectators welcome
web-new-spectators-line = Whoever has the link may look on; hands stay hidden from them.
web-new-rules = Which rules?
web-new-presets = Ready-made rules
web-preset-printed = As printed
web-preset-first = First flight
web-preset-own = Your own
web-preset-loops-judges = Strict judges
web-preset-lucky-loop-daredevils = Daredevils
web-preset-flying-carpet-nights = Thousand and one nights
web-preset-hydroracers-aces = Old aces
web-new-changed = What differs from the printed rules
web-new-back = { $what }: as printed again
web-new-options = All { $count } options
web-new-none = none
web-new-range = { $low } to { $high }
web-new-each-own = Choose for each seat
web-options-setting = Before take-off
web-options-length = How long it lasts
web-options-seen = What everybody sees
web-options-races = Races
web-options-bots = Autopilots
web-options-fine = Fine points
web-new-go = Make the table

## Pages around the table: open tables and my tables
web-lobby-line = Public tables. Those with a free seat come first.
web-lobby-empty = The field is quiet
web-lobby-empty-line = No public table at the moment. Make one, and somebody will come.
web-lobby-make = Make a table
web-lobby-free = { $count ->
    [0] Full
    [one] One free seat
   *[other] { $count } free seats
}
web-lobby-sit = Sit down
web-lobby-watch = Look on
web-lobby-open = Open
web-mine-empty = No table yet
web-mine-empty-line = Your tables will stand here, running and finished, for this browser.
web-mine-waiting = Waiting for you
web-mine-running = Under way
web-mine-finished = Landed
web-mine-your-turn = Your turn
web-mine-replay = Replay
web-mine-import = Open a record
web-mine-import-line = A .flight file from here or from the terminal: watch it, or play on from any move.
web-mine-import-file = Choose a file…
web-mine-import-bad = This file can’t be read as a record.
web-mine-left = { $time } left
web-status-open = Waiting for players
web-status-playing = Under way
web-status-paused = Paused
web-status-over = Finished
web-status-ended = Ended
web-ago-now = just now
web-ago-minutes = { $count ->
    [one] one minute ago
   *[other] { $count } minutes ago
}
web-ago-hours = { $count ->
    [one] one hour ago
   *[other] { $count } hours ago
}
web-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## Pages around the table: rules
web-rules-line = Every rule has a number. The table quotes it whenever it decides something.
web-rules-read = Read the rules
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
}
web-rules-play = Play

## Pages around the table: replay
web-replay = Replay
web-replay-line = Open a record and watch it move by move.
web-replay-closed = This replay can’t be shown
web-replay-at = Move { $at } of { $last }
web-replay-scrub = Where in the match
web-replay-first = To the start
web-replay-last = To the end
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed: { $speed }
web-replay-seen-by = Seen by
web-replay-spectator = Spectator
web-replay-undone = (undone later)
web-replay-share = Share this move
web-replay-share-line = The link opens the replay exactly here.
web-replay-continue = Play on from here
web-replay-continue-line = A practice table begins at this position, with luck sealed anew. Which seat do you take? Bots fly the others.
web-replay-round = Round { $round }
web-replay-start = The start
web-replay-keys = Keys: ← → step, Home, End, space

## Pages around the table: the result
web-result = Result
web-result-wins = { $name } wins!
web-result-you = You win!
web-result-shared = { $names } share the victory
web-result-agreed = Ended by agreement
web-result-by-game = Flown to the end.
web-result-by-resign = The others have given up.
web-result-by-length = The match was ended: its log has become as long as a log may be.
web-result-by-agreement = You agreed to end here; nobody is ranked.
web-result-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-result-podium = Ranking
web-result-sheet = Score sheet
web-result-pilot = Pilot
web-result-luck = Was the luck fair?
web-result-luck-line = Sealed before the game, opened after.
web-result-check = Open the envelope
web-result-match = { $draws ->
    [0] The envelope was opened: no draw was needed.
    [one] The envelope was opened: one draw, and it matches.
   *[other] The envelope was opened: { $draws } draws, all match.
}
web-result-checked = This browser did every draw again.
web-result-checked-seal = This browser did every draw again, and the seal is the one it saw before it added to the luck.
web-result-waived = nothing
web-result-mismatch = Something does not match. Download the record and tell us.
web-result-details = How to check it without us
web-result-seal = The seal, shown before the first draw
web-result-seed = The seed inside
web-result-nonce = What { $name } added
web-result-method = The method
web-result-share = Share the match
web-result-rematch = Rematch
web-result-join = To the rematch
web-result-replay = Replay
web-result-board = Look at the board
web-result-show = Show the result
web-result-again = A new table
