## voltige play
play-you = You
play-person = Pilot { $letter }
play-sealed = The luck of this game is sealed now and opened at the end. Seal: { $seal }…
play-practice = Practice: undo goes back as far as you like, and the same luck comes again.
play-help = Type a number to choose · ?2 explain choice 2 · u undo · b show the board · r { $rule } read a rule · h help · q quit
play-prompt = Your choice
play-not-a-choice = "{ $text }" is not a choice: type a number from 1 to { $last }, or h for help.
play-empty = Type a number from 1 to { $last } and press Enter, or h for help.
play-forced = { $who ->
    [you] Only one thing can be done: { $choice }
   *[other] Only one thing can be done, { $name }: { $choice }
}
play-go-on = Press Enter to go on, or u and Enter to undo.
play-first = First: { $question }
play-sure = y for yes, anything else for no
play-commands = You can type:
play-command-number = the number of a choice: do it
play-command-explain = what choice 2 does, and its rule
play-command-undo = undo your last move
play-command-board = show the whole board
play-command-rule = read a rule
play-command-notation = an action in short, as a record writes it
play-command-help = this help
play-command-quit = quit
play-turn-of = { $name }, it is your turn. Press Enter when nobody else is looking.
play-undone = Undone.
play-left = You left the game at move { $version }.
play-input-ended = End of input; the game is at move { $version }.
play-over = The game is over
play-place = { $place }. { $name }
play-opened = { $draws ->
    [0] The seal is open: nothing had to be drawn.
    [one] The seal is open: one draw, and it matches.
   *[other] The seal is open: { $draws } draws, and all of them match.
}
play-saved = Saved as { $file }. Check it with: voltige verify { $file }

## Other commands
verify-moves = { $steps ->
    [one] One move, legal, and it leads where the record says.
   *[other] { $steps } moves, all legal, and they lead where the record says.
}
verify-luck = { $draws ->
    [0] The seal is open: nothing had to be drawn.
    [one] The seal is open: one draw, and it matches.
   *[other] The seal is open: { $draws } draws, and all of them match.
}
verify-void = { $draws ->
    [one] One draw is void: it was made under older rules, keeps its number and can’t be checked.
   *[other] { $draws } draws are void: they were made under older rules, keep their numbers and can’t be checked.
}
verify-alone = To check the draws without this program: python { $file } FILE (standard library alone; docs/fair-luck.md explains it)
verify-draws = step  number  from  total  outcome  weights
verify-sealed = The luck is still sealed; the seed is revealed when the game is over.
verify-no-seal = The record says nothing about where its luck comes from.
scenario-summary = { $held } passed, { $failed } failed
edition-good = { $file }: { $title }, { $seats } seats
edition-written = { $file } is written. Change what you like, then: voltige edition check { $file }
golden-summary = { $count ->
    [0] All golden files are as they were.
    [one] One golden file was rewritten:
   *[other] { $count } golden files were rewritten:
}
games-head = { $title } · { $min_seats }–{ $max_seats } players · voltige play { $name }
games-editions = Editions: { $editions }
simulate-title = { $title }, { $games ->
    [one] one game
   *[other] { NUMBER($games, useGrouping: 0) } games
}, seed { NUMBER($seed, useGrouping: 0) }
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-interval = 95%
simulate-place = mean place
simulate-return = mean return
simulate-per-game = Per game: { $facts }
simulate-mean-decisions = decisions
simulate-mean-rounds = rounds
simulate-mean-turns = turns
simulate-mean-mean_total = mean total
simulate-mean-best_total = best total
simulate-mean-programmes = programmes
simulate-mean-free_flights = free flights
simulate-mean-tokens_held = tokens held
simulate-mean-ended_by_cap = ended by the cap
simulate-mean-crashes = crashes
simulate-mean-cards_left = cards left
simulate-recorded = { $count ->
    [one] One game record is in { $folder }.
   *[other] { $count } game records are in { $folder }.
}
replay-at = Move { $version } of { $last }

## voltige odds
odds-headline = { $cards } · { $dice ->
    [one] one die
   *[other] { $dice } dice
} · { $tokens ->
    [0] no token
    [one] one token
   *[other] { $tokens } tokens
}
odds-headline-roll = { " " }· on the table: { $roll }
odds-aims = Best chance of each aim, deciding for that aim alone
odds-without = without tokens
odds-with = { $tokens ->
    [one] with one token
   *[other] with { $tokens } tokens
}
odds-complete = complete the programme
odds-success = complete the free programme
odds-reach = result of { $number } or more
odds-token = { $number ->
    [0] earn a token
   *[other] earn a token (best so far { $number })
}
odds-consolation = earn the consolation token
odds-points = expected points
odds-gain = expected gain over { $number }
odds-change = expected change (lowest score { $number })
odds-choices = Choices now, aiming for: { $aim }
odds-endings = How it ends, aiming for: { $aim }
odds-do-roll = roll
odds-do-buy-seventh-die = buy the seventh die
odds-do-stop = stop
odds-do-concede = concede
odds-do-assign = { $dice } on { $card }
odds-do-reroll = re-roll { $dice }
odds-left-open = { $count ->
    [one] one open
   *[other] { $count } open
}
odds-hand = What this hand allows, aiming for: { $aim } ({ $tokens ->
    [0] no token
    [one] one token
   *[other] { $tokens } tokens
}; chances in %)
odds-programme = programme
odds-cards = cards
odds-short-complete = complete
odds-short-reach = ≥ { $number }
odds-short-token = token
odds-short-points = points
odds-nothing-to-lay = This hand has no programme to lay: exchange cards.
odds-number = { $value }
odds-percent = { $value }%
odds-decimal-mark = .

## voltige site
site-fetching = Fetching { $part }
site-compiling = { $modules ->
    [one] Compiling one module for Python { $python }
   *[other] Compiling { $modules } modules for Python { $python }
}
site-packing = Packing the engine
site-documents = Writing texts, catalogue and rules
site-compressing = Compressing
site-done = { $folder } is ready; its engine weighs { NUMBER($engine, minimumFractionDigits: 1) } MB. Copy the folder to any web host, or try it here: python -m http.server --directory { $folder }
