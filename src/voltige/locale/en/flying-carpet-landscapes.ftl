## Landscapes: how hard they are, and what is wrong with one that is being drawn
flying-carpet-level-training = For learning to fly
flying-carpet-level-easy = Easy
flying-carpet-level-fairly_easy = Fairly easy
flying-carpet-level-classic = Classic
flying-carpet-level-hard = Hard
flying-carpet-level-very_hard = Very hard
flying-carpet-flaw = { $check ->
    [LS-1] There is only one { $panel }, and it’s placed twice.
    [LS-2] The { $panel } must stand on the ground in columns { $first } to { $last }.
    [LS-3] The { $panel } is mirrored: only a house rule allows that.
    [LS-4] The { $panel } must hang in the wind, from row { $low } up, and wholly on the board.
    [LS-5] The { $panel } covers part of another panel.
    [LS-6] No free passage here: a carpet must get over the ground and under the clouds.
   *[LS-7] A trap: a carpet could be stuck here for ever.
}

## The coach
flying-carpet-chance-land = land next turn, left alone
flying-carpet-chance-no-card = no wind card to fly next turn
flying-carpet-chance-off = blown off next turn, whatever you do
flying-carpet-chance-met = your likeliest rival can land on you
flying-carpet-mean-turns = turns to go from there, on average
flying-carpet-mean-lost = turns that it costs them, on average
flying-carpet-coach-near = { $name } can land next turn ({ $percent }%)!
