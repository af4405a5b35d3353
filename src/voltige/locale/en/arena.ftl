# Many games: simulate, arena, tune, lab, and bots of one's own.

## Bots of your own
error-bot_no_file = There is no file { $file } to take a bot from.
error-bot_no_class = There is no class "{ $name }" in { $file }; its bots are: { $names }.
error-bot_not_bot = { $name } in { $file } is not a bot: the class must extend voltige.Bot.
error-bot_crashed = { $name } failed at line { NUMBER($line, useGrouping: 0) } of { $file }: { $reason }
error-bot_foul = { $name } chose { $chosen }, which it may not play now; it may play: { $legal }.
error-program_command = "{ $name }" can’t be read as a command: { $reason }.
error-program_missing = There is no program "{ $program }" that could be started.
error-program_late = "{ $name }" has not answered within { $seconds } s.
error-program_died = "{ $name }" has ended instead of answering (exit code { $status }; its last words: { $reason }).
error-program_huge = "{ $name }" answered with a line of more than { NUMBER($bytes, useGrouping: 0) } bytes.
error-program_unreadable = "{ $name }" answered "{ $answer }", which is not JSON on one line.
error-program_illegal = "{ $name }" answered { $answer }, which is neither the code nor the action of one of its choices.
error-program_unasked = "{ $name }" wrote a line that nobody had asked for; it must answer each question with one line.
error-program_given_up = "{ $name }" has failed { $failures } times in a row and is not asked again in this game.
play-no-answer = { $reason } The default action is played instead.

## Many games
error-rotated_autopilots = Autopilots keep their planes and can’t change seats: name bots alone, or use voltige simulate.
error-bad_workers = The number of workers must be 1 or more, not { $workers }.
error-bad_patience = The patience with programs must be more than 0 seconds, not { $seconds }.
error-resume_what = To resume, name the folder of the results as well: --out DIR --resume.
error-vary_values = To vary { $name }, name at least two of its values ({ $allowed }): --vary { $name }=A,B.
error-vary_many = These are { NUMBER($count, useGrouping: 0) } combinations of values; { NUMBER($most, useGrouping: 0) } are the most that can vary at once.
error-vary_fixed = { $name } can’t be fixed by --options and vary as well.
error-vary_curve = A skill curve plays with one value of each option: leave --vary out.
error-results_exist = { $folder } already holds results: add --resume to go on with them, or name another folder.
error-results_unreadable = { $folder } holds results, but the file that says what was played can’t be read.
error-results_differ = { $folder } holds results of something else: the { $name ->
    [game] game was
    [edition] edition was
    [edition_text] text of the edition was
    [options] options of the table were
    [bots] bots were
    [seed] seed was
    [vary] varied options were
   *[other] seating was
} different.
error-results_unwritable = Results can’t be written into { $folder }: { $reason }.
error-worker_died = A worker process died while it played game { NUMBER($game, useGrouping: 0) }; another one plays that game again.
error-worker_lost = Game { NUMBER($game, useGrouping: 0) } has ended { $times } worker processes and is given up; is there enough memory?
error-extra_missing = This needs the package { $module }: pip install "voltige[{ $extra }]".
error-no_ray = The Ray cluster "{ $address }" can’t be reached: { $reason }
error-ray_failed = The Ray cluster could not finish its work: { $reason }
arena-fault = { $reason } The default action is played instead; more of this kind are only counted.
arena-faults = { $count ->
    [one] One decision was made by default because a program gave no usable answer.
   *[other] { NUMBER($count, useGrouping: 0) } decisions were made by default because programs gave no usable answer.
}
arena-stopped = Stopped after { NUMBER($done, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games. With --out DIR they would be kept.
arena-stopped-kept = Stopped after { NUMBER($done, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games; they are in { $folder }, and --resume goes on from there.
arena-no-parquet = games.parquet is not written: pip install "voltige[arena]".

## voltige join
error-join_program = "{ $text }" can’t sit at a server’s table: name a program, for example "exec:python3 mybot.py".
error-join_address = "{ $text }" is not the address of a table; it looks like http://127.0.0.1:8080/table/BZ6ZsZQYQJQo.
error-join_refused = The server refuses: { $reason }
error-join_unreachable = { $server } can’t be reached: { $reason }.
error-join_ended = The server has ended the stream before the match was over.
join-no-answer = { $reason } The first of its choices is played instead; more of this kind are not told.

## voltige arena
error-short_curve = A skill curve needs at least two bots, the weakest first.
arena-rating = rating
arena-fair = Equal bots would win { $share } each.
arena-cross = How often the bot of the row came before the bot of the column
arena-no-ratings = Ratings need OpenSkill: pip install "voltige[arena]".
arena-curve = { $title }: each bot against copies of the one before it
arena-against = against

## Reports
report-written = The report is in { $file }; it opens in any browser, without a network.
report-title = { $title } in the arena
report-games = { $count ->
    [one] One game of bots, seed { NUMBER($seed, useGrouping: 0) }. Intervals are 95%.
   *[other] { NUMBER($count, useGrouping: 0) } games of bots, seed { NUMBER($seed, useGrouping: 0) }. Intervals are 95%.
}
report-table = Edition: { $edition }. Options that differ from the usual ones: { $options }
report-bots = Bots
report-win-share = share of wins per seat, with interval; the dashed line is what equal bots win
report-seats = Seats
report-seat-share = share of wins of each seat, all bots together
report-lengths = Lengths and choices
report-decisions = decisions of a game
report-branching = legal actions per decision, mean of a game
report-count = games
report-fact = per game
report-mean = mean
report-least = minimum
report-middle = median
report-most = maximum
report-fact-decisions = decisions
report-fact-choices = legal actions per decision
report-fact-widest = legal actions at once, at the most
report-scores = Scores
report-return = result of a game: box from quarter to quarter, line at the median
report-actions = What is chosen
report-chosen = share of all decisions
report-action = action
report-share = share
report-per-game = per game
report-winner = winner
report-loser = loser
report-gap = difference
report-sides = A winner and a loser: per seat and game, compared within each game. What stands out is surely different; that winners choose it more often does not yet mean that it wins.
report-varied = Options
report-varied-reading = Every deal is played with each value, with the same luck. Differences are from the first value, shares in percentage points, with 95% intervals; one whose interval leaves zero out is marked. Among figures that nothing has changed, about one in twenty is marked as well. Bots of the house have not learnt the values.
report-varied-bots = share of wins of each bot, per seat
report-varied-seats = share of wins of each seat
report-varied-course = per game
report-varied-decisions = decisions of a game, mean with interval
report-varied-actions = actions per game
report-varied-things = cards and other things, uses per game

## voltige lab
error-lab_no_change = Nothing is changed: name an edition (--edition mine.toml) or an option (--option K=V) that differs from the usual game.
lab-title = { $title } in the lab
lab-games = { $count ->
    [one] One game with and without the change, by { $bots }, seed { NUMBER($seed, useGrouping: 0) }.
   *[other] { NUMBER($count, useGrouping: 0) } games with and without the change, by { $bots }, seed { NUMBER($seed, useGrouping: 0) }.
}
lab-change = Changed: { $change }
lab-reading = Differences are per game, with 95% intervals, from the same deals with and without the change. One whose interval leaves zero out is marked; among lines that nothing has changed, about one in twenty is marked as well. Bots of the house play as they always do: they have not learnt the change.
lab-seats = Seats: share of wins
lab-course = Games
lab-actions = Actions per game
lab-things = Cards and other things, uses per game
lab-figure = figure
lab-usual = usual
lab-changed = changed
lab-difference = difference
lab-drawn-share = difference of the shares, with interval
lab-drawn-count = difference per game, with interval
report-fact-spread = from best to last result

## voltige tune
error-bot_no_number = "{ $name }": there is no number "{ $number }"; the class offers: { $names }.
error-bot_bad_number = "{ $name }": { $number } can’t be "{ $value }"; it must be from { $low } to { $high }.
error-tune_own = "{ $name }" can’t be tuned: name a class of your own, for example mybot.py:MyBot.
error-tune_nothing = { $name } offers no numbers: give the class an attribute NUMBERS with names and bounds.
error-tune_few = There must be at least two candidates, not { $count }.
error-tune_rounds = There must be at least one round, not { $count }.
tune-rung = Rung { $number }: { NUMBER($games, useGrouping: 0) } games each
tune-found = The best numbers: { $numbers }. They are kept in { $file }.
tune-kept = The bot as it is came first. This is kept in { $file }.
tune-gain = Beside the bot as it is, on the same deals: { $low } to { $high } points of percent of the wins (95%). The best of many is a little worse than it looks: measure it once more with another seed.

## make ladder
error-ladder_table = There is no table "{ $name }"; the tables are: { $names }.
