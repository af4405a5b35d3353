### The lab: an edition changed in a form, and what the change does.

web-lab = Lab
web-lab-of = { $game } in the lab
web-lab-line = Change any value. Bots then play the same deals twice, once as usual and once with your changes, and the figures fill up as they land.
web-lab-games = Another game
web-lab-values = Values
web-lab-default = usual: { $value }
web-lab-copies = Copies
web-lab-changed = changed
web-lab-reset = Reset to the usual value: { $what }
web-lab-reset-short = Reset
web-lab-reset-all = Reset all values
web-lab-count = { $count ->
    [0] Nothing is changed yet.
    [one] { $count } value is changed.
   *[other] { $count } values are changed.
}
web-lab-faults = { $count ->
    [one] { $count } value can’t be flown
   *[other] { $count } values can’t be flown
}
web-lab-judging = The rules have a look…
web-lab-sound = Cleared for take-off
web-lab-group-changed = { $count } changed
web-lab-group-wrong = wrong
web-lab-options = Options of the changed game
web-lab-balance = Balance
web-lab-seats = Seats at the table
web-lab-bots = Who plays
web-lab-start = Start
web-lab-go-on = Go on
web-lab-pause = Pause
web-lab-change-first = Change a value or an option, then start.
web-lab-mend-first = Mend what is wrong, then start.
web-lab-waiting = The lab is full; we’re next in line.
web-lab-deals = { $count ->
    [one] { $count } deal, played both ways
   *[other] { $count } deals, each played both ways
}
web-lab-rate = { $rate } deals per second
web-lab-shares = Wins by seat
web-lab-shares-drawn = Share of wins by seat, usual and changed; an even share is { $fair }.
web-lab-fair = even: { $fair }
web-lab-course = Course of a game
web-lab-things = Uses of each card per game
web-lab-figure = Figure
web-lab-usual = Usual
web-lab-yours = Changed
web-lab-difference = Difference
web-lab-none-yet = no difference shown yet
web-lab-reading = Differences come with 95% intervals. Among figures that nothing has changed, about one in twenty shows a difference all the same. The bots have not learnt your changes.
web-lab-save = Save as an edition
web-lab-play = Play with it
