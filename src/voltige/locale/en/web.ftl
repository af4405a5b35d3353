# The browser: its shell and pages. Boards say the rest with the sentences of their games.

web-skip = Skip to content
web-ways = Main menu
web-close = Close
web-lobby = Open tables
web-mine = My tables
web-rules = Rules
web-settings = Settings
web-name = Your name
web-name-usual = Pilot
web-language = Language
web-theme = Theme
web-theme-auto = Same as system
web-theme-light = Day
web-theme-dark = Night
web-pace = Speed of others’ turns
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-instant = Instant
web-coach = Coach
web-coach-off = Off
web-coach-odds = Odds
web-coach-advice = Odds and advice
web-text-size = Text size
web-sound = Sound
web-still = Reduce motion
web-new-version = A newer Voltige has landed.
web-new-version-take = Change planes
web-lost = Off course
web-lost-line = There is nothing at this address.
web-lost-lab = The lab plays hundreds of games: it needs a server.
web-position = The position
web-rule-of = Read rule { $rule }

# The landing page

web-landing-title = Take to the air
web-landing-lead = Four board games about flying. Pick one and you’re off.
web-landing-play = Play now
web-landing-busy = Cleared for take-off…
web-landing-offline = The server does not answer. Try again in a moment.
web-landing-players = { $least }–{ $most } players
web-landing-minutes-loops = 15–25 min
web-landing-minutes-lucky-loop = 40–60 min
web-landing-minutes-flying-carpet = 20–40 min
web-landing-minutes-hydroracers = 45–90 min
web-landing-line-loops = One aeroplane, many pilots. Shed your cards while it climbs and dives.
web-landing-line-lucky-loop = Six dice, four stunt programmes, and the question of how far you dare to go.
web-landing-line-flying-carpet = Ride the winds over the Sultan’s city, and land before the others.
web-landing-line-hydroracers = Ten cards, three heats, and corners that punish haste.
# Titles as they are set on the posters, line by line.
web-landing-letters-loops = LOOPS
web-landing-letters-lucky-loop = Lucky|Loop
web-landing-letters-flying-carpet = The Flying|Carpet
web-landing-letters-hydroracers = Hydro|racers

web-landing-ways = Other ways to play
web-landing-invite = Invite friends
web-landing-one-screen = Share one screen
web-landing-continue = Continue
web-landing-waiting = { $count ->
    [one] { $count } waiting for you
   *[other] { $count } waiting for you
}
web-landing-programs = API
web-landing-source = Open source, MIT licence
web-landing-version = Version { $version }
web-landing-interpreted = The engine runs interpreted for now: same games, slower bots. Once it is compiled, a restart brings full speed.

## Pages around the table: the table itself
web-loading = One moment…
web-busy = One moment…
web-yes = yes
web-no = no
web-more = { $what }: more
web-less = { $what }: less
web-your-turn = Your turn
web-table = Table
web-no-table = No such table
web-no-table-line = There is no table at this address. It may have been mistyped, or the table is long gone.
web-table-closed = This table is closed to you
web-line-lost = Contact lost; calling the tower again…
web-unfetched = Still on the way
web-unfetched-line = A part of this page has not arrived yet. We keep asking for it; your tables are safe.
web-log = Log
web-log-earlier = Earlier moves
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
web-chat-say = Say something
web-chat-send = Send
web-seats = Seats
web-seat-open = Free seat
web-seat-bot = Bot
web-level = Strength of the bots
web-level-ask = How strong should the bots be?
web-level-later = You can change this in Settings, and mix levels at a new table.
web-level-cadet = Cadet
web-level-pilot = Pilot
web-level-ace = Ace
web-level-master = Master
web-seat-autopilot = Autopilot
web-seat-program = Remote bot
web-seat-away = Away
web-seat-resigned = Resigned
web-seat-coached = Coached
web-seat-turn = (to play)
web-watching = You are watching{ $count ->
    [0] .
    [1] .
   *[other] , one of { $count }.
}
web-spectators = { $count ->
    [one] One spectator is watching.
   *[other] { $count } spectators are watching.
}
web-practice = Practice
web-practice-line = Undo as often and as far as you like; the same move then meets the same luck. Everybody sees that it is a practice table.
web-practice-mark = A practice table.
web-skip-ahead = Skip ahead
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-wall = You can’t undo this any more: it has shown somebody something new.
web-usual = When the time is up: { $choice }
web-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
web-choices-title = What you can do
web-rule = Rule { $rule }
web-rule-all = Read it in the rules
web-paused = The match is paused.
web-order = If a race opens while you are away
web-order-none = Wait for me
web-pause = Propose a pause
web-resume = Resume
web-end = Propose to end the match
web-resign = Resign
web-sure-yes = Do it
web-sure-no = Cancel
web-resign-sure = Resign? The autopilot takes over your seat, and you rank behind everyone who stays.
web-stand-up = Leave the table
web-leave = Leave (the autopilot takes over)
web-record = Download the game record
web-proposal-undo = { $who ->
    [you] You have asked to undo your last move.
   *[other] { $name } would like to undo the last move.
}
web-proposal-end = { $who ->
    [you] You have proposed to end the match here.
   *[other] { $name } proposes to end the match here.
}
web-proposal-pause = { $who ->
    [you] You have proposed a pause.
   *[other] { $name } proposes a pause.
}
web-proposal-waiting = Waiting for { $names }.
web-withdraw = Withdraw
# $side: "asker" reads what became of a proposal of their own, "answerer" has ended somebody else’s.
web-settled-refused = { $side ->
    [asker] { $by } has declined your { $what ->
        [undo] wish to undo
        [end] proposal to end the match
       *[pause] proposal to pause
    }.
    [answerer] You have declined.
   *[other] { $by } has declined.
}
web-settled-withdrawn = { $side ->
    [asker] You have withdrawn your { $what ->
        [undo] wish to undo
        [end] proposal to end the match
       *[pause] proposal to pause
    }.
   *[other] { $name } has withdrawn the { $what ->
        [undo] wish to undo
        [end] proposal to end the match
       *[pause] proposal to pause
    }.
}
web-settled-lapsed = { $side ->
    [asker] The game has gone on; your wish to undo has lapsed.
   *[other] The game has gone on; the wish to undo has lapsed.
}
web-agree = Agree
web-refuse = Decline
web-mode-live = Live
web-mode-correspondence = By correspondence
web-mode-one_screen = On one screen
web-mode-line-live = Everybody plays at the same time, each on their own screen.
web-mode-line-correspondence = Move when you have time: the table waits for hours or days.
web-mode-line-one_screen = Everybody shares this screen; a curtain hides the hands between turns.
web-share = Invite
web-share-line = Anyone with this link can take a seat, no account needed. Send it, or let friends scan the code.
web-share-link = Link to the table
web-share-code = QR code of the link
web-share-send = Send…
web-copy = Copy
web-copied = Copied
web-waiting = { $count ->
    [0] Ready for take-off
    [one] Waiting for one more pilot
   *[other] Waiting for { $count } more pilots
}
web-waiting-line = The match starts as soon as every seat is taken. You can close this page: the table will wait.
web-waiting-you = you
web-waiting-reserved = kept for { $name }
web-invited = Your seat is waiting
web-invited-line = Choose a seat and you are in: no account, nothing to install.
web-full = This table is full
web-full-line = You can watch once the match starts.
web-sit = Sit down here
web-bots-fill = Don’t wait: fill the free seats with bots
web-bots-fill-line = This opens a new table with the same settings and bots in the free seats; you leave this one.
web-seat-replace = Let a bot play for me
web-seat-back = Take my seat back
web-seat-for = Let a bot play for { $name }
web-seat-flown-bot = A bot is playing for { $name }.
web-seat-flown-autopilot = The autopilot is playing for { $name }.
web-recovery = Link back to your seat
web-recovery-line = This link gives you your seat back on another device, or after you clear this browser. Keep it to yourself.
web-recovery-of = Link back to { $name }’s seat
web-recovery-failed = This link opens no seat
web-sealed = The luck of this match was sealed before it began. The seal:
web-curtain = Hand the screen to { $name }
web-curtain-line = Everybody else, please look away.
web-curtain-lift = I am { $name }

## Pages around the table: a new table
web-new = New table
web-new-game = Which game?
web-new-edition = Edition
web-new-edition-is = Edition: { $title }
web-new-mode = How will you play?
web-new-clock = Clock
web-new-clock-line = When your time is up, the simplest move is made for you. Nobody loses on time alone.
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
web-new-seat-bot-cadet = Bot: cadet
web-new-seat-bot-pilot = Bot: pilot
web-new-seat-bot-ace = Bot: ace
web-new-seat-bot-master = Bot: master
web-new-seat-bot = Bot: { $name }
web-new-seat-autopilot = Autopilot
web-new-about-open = For anyone who has the link.
web-new-about-bot-cadet = Knows the controls, and sometimes mixes them up.
web-new-about-bot-pilot = Flies sensibly and makes you work for it.
web-new-about-bot-ace = Thinks ahead. Bring your best gloves.
web-new-about-bot-master = Thinks longest and forgives least.
web-new-about-autopilot = Always does the simplest thing.
web-new-name-of = Pilot { $number }
web-new-seat-add = Add a seat
web-new-seat-remove = Remove seat { $number }
web-new-seats-range = { $low } to { $high } seats
web-new-undo = Match or practice?
web-new-match = A match
web-new-match-line = You can undo a move until it has shown somebody something new.
web-new-coach = The coach may help
web-new-coach-line = Anyone who turns the coach on is marked for all to see. Off: nobody is shown odds or advice.
web-new-public = List it under Open tables
web-new-public-line = Strangers may take the free seats.
web-new-spectators = Spectators welcome
web-new-spectators-line = Anyone with the link can watch; hands stay hidden.
web-new-rules = Which rules?
web-new-presets = Ready-made rules
web-preset-printed = As printed
web-preset-first = First flight
web-preset-own = Your own
web-preset-loops-judges = Strict judges
web-preset-lucky-loop-daredevils = Daredevils
web-preset-flying-carpet-nights = Thousand and one nights
web-preset-hydroracers-aces = Old aces
web-preset-hydroracers-campaign = A campaign
web-new-changed = What differs from the printed rules
web-new-back = { $what }: back to the printed rule
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
web-new-go = Create the table

## Pages around the table: open tables and my tables
web-lobby-line = Public tables. Those with a free seat come first.
web-lobby-empty = The field is quiet
web-lobby-empty-line = No public tables at the moment. Create one, and somebody may join.
web-lobby-make = Create a table
web-lobby-free = { $count ->
    [0] Full
    [one] One free seat
   *[other] { $count } free seats
}
web-lobby-sit = Sit down
web-lobby-watch = Watch
web-lobby-open = Open
web-mine-empty = No tables yet
web-mine-empty-line = Your tables, running and finished, will appear here. They belong to this browser.
web-mine-waiting = Waiting for you
web-mine-running = Under way
web-mine-finished = Landed
web-mine-your-turn = Your turn
web-mine-replay = Replay
web-mine-import = Open a game record
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
web-rules-line = Every rule has a number. The table quotes it whenever the rule decides something.
web-rules-read = Read the rules
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing found
    [one] One result
   *[other] { $count } results
}
web-rules-play = Play
web-rules-try = Try it
web-rules-try-named = Try it: example { $name }
web-examples = Worked examples
web-examples-line = Each example shows a rule at work. Try it: you sit at its position, with bots around you.
web-examples-see = See the examples
web-examples-search = Search by words, example or rule
web-examples-count = { $count ->
    [one] { $count } example
   *[other] { $count } examples
}
web-examples-over = Nothing left to decide: it shows how a match is counted.

## Pages around the table: replay
web-replay = Replay
web-replay-line = Open a record and watch it move by move.
web-replay-closed = This replay can’t be shown
web-replay-at = Move { $at } of { $last }
web-replay-scrub = Where in the match
web-replay-first = To the start
web-replay-last = To the end
web-replay-back = One move back
web-replay-on = One move forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed: { $speed }
web-replay-seen-by = View as
web-replay-spectator = Spectator
web-replay-undone = (undone later)
web-replay-share = Share this move
web-replay-share-line = The link opens the replay exactly here.
web-replay-continue = Play on from here
web-replay-continue-line = A practice table starts from this position, with freshly sealed luck. Which seat will you take? Bots play the others.
web-replay-start = The start
web-replay-keys = Keys: ← → step, Home, End, space

## Pages around the table: the result
web-result = Result
web-result-wins = { $name } wins!
web-result-you = You win!
web-result-team = The team of { $names } wins
web-result-shared = { $names } share the victory
web-result-agreed = Ended by agreement
web-result-by-game = Flown to the end.
web-result-by-resign = The others have resigned.
web-result-by-length = The match was ended: its log has become as long as a log may be.
web-result-by-release = The match was finished under older rules; this release can’t show its last moves.
web-result-by-agreement = You agreed to end here; nobody is ranked.
web-result-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-result-podium = Ranking
web-result-sheet = Score sheet
web-result-rank = Place
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
web-result-join = Join the rematch
web-result-replay = Replay
web-result-board = Look at the board
web-result-show = Show the result
web-result-again = New table

## The page for developers
web-api = API
web-api-line = Everything that this page does, your program can do: create tables, take seats, play, watch, download records. It is JSON over HTTP and WebSocket.
web-api-token = A token
web-api-token-line = A program shows who it is with a token. Its seats are marked as remote bots, so everybody at the table knows.
web-api-token-make = Create a token
web-api-token-once = It is shown only now: copy it. It may look at tables, create them and play.
web-api-bot = A bot in thirty lines
web-api-bot-line = It needs Python and nothing else. Every state brings its legal choices along, so a bot needs no rules of its own.
web-api-doors = Ways in
web-api-look = A look around from a shell
web-api-door-stream = a table as lines of JSON, the simplest way for a bot
web-api-door-events = the same as server-sent events
web-api-door-socket = the same over a WebSocket, requests included
web-api-door-do = one request: act, undo, propose, vote, say and all others
web-api-door-record = the game record, with all its luck, to be replayed and checked
web-api-schema = OpenAPI document
web-api-metrics = Metrics (Prometheus)
web-api-lab = Lab for designers
web-api-source = Voltige is free software: use it, change it, pass it on. It is plain Python and TypeScript, and the server that you are talking to carries its own Python source. Ask the person who runs it for their copy.

## The last round once more
web-again = Last round
web-again-line = Show what happened since your last turn
web-again-line-watching = Show the last round again
web-again-at = Last round, move { $at } of { $last }
web-again-start = This is how it stood.
web-again-stop = Back to now
web-again-nothing = Nothing has happened yet.

## Without a server
web-local-loading = The engine is on its way: { $loaded } of { $total } MB
web-local-starting = The engine starts…
web-local-failed-engine = The engine didn’t arrive: check your connection and try again.
web-local-failed-storage = This browser keeps nothing for this page, so no match can be kept: leave the private window, or allow storage for this page.
web-local-again = Try again
web-local-crashed = The engine has stopped. Every move that was accepted is kept.
web-local-start-again = Start it again
web-offline-alone = The engine is not there
web-offline-line-alone = The engine did not start. Your tables are safe; load the page again.
web-landing-offline-alone = The engine did not start. Load the page again.
web-landing-invite-alone = Create a table
web-line-lost-alone = The engine moves to this tab…
web-mode-live-alone = Against bots
web-mode-line-live-alone = Bots fly along and play at their own pace.
web-local-keep = Keep your matches
web-local-keep-line = All matches lie in this browser alone, and it may drop them when room gets scarce. Save them as game records from time to time, and bring them back here or elsewhere.
web-local-save-all = Save all matches
web-local-bring = Bring matches back…
web-local-show = Show all matches and their sizes
web-local-room = { $count ->
    [0] No match is kept in this browser.
    [one] One match is kept in this browser.
   *[other] { $count } matches are kept in this browser, the largest first.
}
web-local-size = { $size } kB
web-local-delete = Delete
web-local-delete-named = Delete { $match }
web-local-delete-line = What is deleted is gone for good. Save it as a game record first if you may want it again.
web-local-save-first = Save it first
web-local-delete-now = Delete it for good
web-local-full = This browser has no room left for Voltige: delete matches that you don’t need any more.
web-local-make-room = Make room
web-local-saved = { $count ->
    [one] One match is saved.
   *[other] { $count } matches are saved.
}
web-local-brought = { $count ->
    [0] No match was brought back.
    [one] One match was brought back.
   *[other] { $count } matches were brought back.
}
web-local-wrong = { $name }: { $reason }
