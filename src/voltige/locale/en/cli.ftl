## voltige play
play-you = You
play-person = Pilot { $letter }
play-sealed = Luck is sealed before the game and opened after it. Seal: { $seal }…
play-practice = Practice: undo goes back as far as you like, and the same luck comes again.
play-help = A number chooses · ?2 explains choice 2 · u takes back · b shows the table · r { $rule } reads a rule · q leaves
play-prompt = Your choice
play-not-a-choice = "{ $text }" is no choice: type a number from 1 to { $last }, or h for help.
play-forced = There is only one thing you can do.
play-turn-of = { $name }, it is your turn. Press Enter when nobody else looks.
play-undone = Undone.
play-left = You have left the game at step { $version }.
play-input-ended = The input has ended; the game stands at step { $version }.
play-over = The game is over
play-place = { $place }. { $name }
play-opened = The seal is opened: { $draws } draws of luck, all match.
play-saved = Saved as { $file }. Check it with: voltige verify { $file }

## Other commands
verify-moves = { $steps ->
    [one] One step, legal, and leading where the record says.
   *[other] { $steps } steps, all legal, and leading where the record says.
}
verify-luck = { $draws ->
    [one] The seal is opened: one draw of luck, it matches.
   *[other] The seal is opened: { $draws } draws of luck, all match.
}
verify-alone = To check the draws without this program: python { $file } FILE (standard library alone; docs/fair-luck.md explains it)
verify-draws = step  number  from  total  outcome  weights
verify-sealed = The luck is sealed; the seed is opened when the game is over.
verify-no-seal = The record says nothing about where its luck comes from.
scenario-summary = { $held } passed, { $failed } failed
edition-good = { $file }: { $title }, { $seats } seats
edition-written = { $file } is written. Change what you like, then: voltige edition check { $file }
golden-summary = { $count ->
    [0] All golden files are as they were.
    [one] One golden file was written anew:
   *[other] { $count } golden files were written anew:
}
replay-at = Step { $version } of { $last }

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
odds-aims = Best chances, each with decisions made for it
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
odds-consolation = earn the token of the last figure
odds-points = expected points
odds-gain = expected gain over { $number }
odds-change = expected change (lowest score { $number })
odds-choices = Decisions now, for: { $aim }
odds-endings = How it ends, deciding for: { $aim }
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
odds-hand = What the hand allows for: { $aim } ({ $tokens ->
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
odds-percent = { $value } %
odds-decimal-mark = .
