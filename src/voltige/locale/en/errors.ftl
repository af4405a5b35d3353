# One sentence for each error code: what is wrong, and what would be right.

## Table
error-bad_players = { $game } is played by { $low } to { $high } seats, not by { $seats }.
error-bad_option = The option { $name } can't be "{ $value }"; allowed: { $allowed } ({ $rule }).
error-bad_option_name = There is no option "{ $name }"; the options are: { $names }.
error-unknown_game = There is no game "{ $name }"; the games are: { $names }.
error-unknown_bot = There is no bot "{ $name }"; the bots are: { $names }.
error-bad_games = The number of games must be 1 or more, not { $games }.
error-bad_random_seed = A seed is a whole number from 0 to 9223372036854775807, not { $seed }.

## Editions
error-edition_unknown = { $game } has no edition "{ $name }"; it has: { $names }. A file of your own ends in .toml.
error-edition_unreadable = { $file } can't be read: { $reason }.
error-edition_syntax = { $file } is no TOML file: { $reason }.
error-edition_missing_key = { $file }: the key { $key } is missing.
error-edition_unknown_key = { $file }: the key { $key } means nothing.
error-edition_wrong_type = { $file }: { $key } must be { $expected ->
    [whole] a whole number
    [text] a text that is not empty
    [texts] a list of texts
    [wholes] a list of whole numbers
    [corners] a list of corners, each a cell and a limit: [[6, 5], [12, 4]]
    [table] a table
   *[tables] a list of tables, at least one
}.
error-edition_out_of_range = { $file }: { $key } is { $value }, allowed is { $low } to { $high }.
error-edition_not_one_of = { $file }: { $key } is "{ $value }", allowed is one of { $allowed }.
error-edition_not_multiple = { $file }: { $key } is { $value }, which is no multiple of { $step }.
error-edition_duplicate = { $file }: { $key } repeats "{ $value }".
error-edition_no_such_card = { $file }: { $key } names "{ $value }", which is no card of this edition.
error-edition_no_altitude = { $file }: { $key } leaves no altitude card in the deck, also with two players.
error-edition_deck_too_small = { $file }: { $key } gives a deck of { $size } cards; at least { $least } are needed.
error-file_exists = { $file } is there already; choose another name or remove it first.

## Positions and notation
error-bad_position = The position is wrong at { $key }: expected { $expected }.
error-bad_position_key = A position has no key "{ $key }".
error-impossible_position = This position can't arise: { $reason }.
error-too_many_cards = The position uses more than the { $copies } copies of { $card }.
error-bad_state_line = "{ $text }" can't be read as part of a position.
error-bad_seat = "{ $text }" is no seat; seats are A, B, C and so on.
error-bad_card = "{ $text }" is no card of this edition.
error-bad_perft_line = A perft file can't be read at "{ $text }".
error-unknown_action = "{ $text }" is no action of this game.
error-unknown_action_key = The action { $verb } has no "{ $key }".

## Matches
error-bad_seed = The seed of fair luck has { $bytes } bytes.
error-bad_nonce = A nonce has { $bytes } bytes, or none.
error-impossible_luck = Luck can't bring "{ $word }" now; possible: { $possible }.
error-unused_luck = There is no luck to decide where "{ $word }" stands.
error-wrong_seats = The table has { $wanted } seats, but { $given } were given.
error-bad_controller = "{ $controller }" is nobody who could hold a seat: it must be one word, such as person or bot:random.
error-no_such_seat = There is no seat { $seat }; the table has { $seats }.
error-not_asked = Seat { $seat } is not asked for anything now.
error-nothing_to_undo = There is nothing to take back.
error-undo_wall = It can't be taken back: something new has been seen since.

## Records
error-record_syntax = The record is no TOML file: { $reason }.
error-record_format = This is no record of the format { $format }.
error-record_key = A record has no key "{ $key }".
error-record_value = The record is wrong or incomplete at { $key }.
error-record_game = The record is of the game "{ $game }", which is not here.
error-record_rules = The record was made with rules version { $version }; this is version { $ours }.
error-record_edition = The record was made with the edition "{ $edition }", of which no identical one is here.
error-record_version = Line { $line } of the log has the number "{ $text }".
error-record_line = Line { $line } of the log can't be read: "{ $text }".
error-record_move = Line { $line } of the log can't be played: { $reason }
error-record_fault = That was no fault of the kind { $fault }.
error-record_luck = Line { $line } of the log leaves luck undecided.
error-record_hash = The position after line { $line } of the log has another fingerprint than the record says.
error-record_result = The result that the record claims is not the one that its moves lead to.
error-luck_not_opened = The luck of this record is still sealed: it has no seed to check.
error-luck_seal_broken = The seed does not fit the seal that was shown before the game.
error-luck_differs = Draw { $draw } gives { $drawn }, but the record says { $written }.

## Scenarios
error-scenario_syntax = The scenario is no TOML file: { $reason }.
error-scenario_key = A scenario has no key "{ $key }".
error-scenario_value = The scenario is wrong or incomplete at { $key }.
error-scenario_path = There is no "{ $path }" in the position.
error-scenario_step = Step { $step } can't be done: { $reason }
error-scenario_unmet = Step { $step }: { $what } should be { $expected }, but is { $found }.

## Files and commands
error-unreadable_file = { $file } can't be read: { $reason }.
error-unwritable_file = { $file } can't be written: { $reason }.
error-unknown_rule = { $game } has no rule { $number }.
error-no_such_version = The record has the versions 0 to { $last }; { $version } is none of them.
error-bad_seats = "{ $text }" is no list of seats; write for example you,heuristic,random.
error-no_bench = The benchmark runs from a checkout of the source: the folder bench is not here.
error-golden_differs = { $count ->
    [one] One golden file differs from what the code gives: { $files }.
   *[other] { $count } golden files differ from what the code gives: { $files }.
}
error-seat_count = { $seats } seats were asked for, but { $bots } bots were named.

## LOOPS
error-not_your_turn = It is another seat's turn.
error-not_in_hand = You don't hold that many of { $card }: you have { $held }.
error-bad_count = Play at least one card.
error-unknown_card = There is no card "{ $card }" in this deck.
error-mixed_values = Altitudes played together must all be the same.
error-one_special_only = A special card is played alone.
error-against_attitude = { $attitude ->
    [positive] We are climbing: { NUMBER($altitude, useGrouping: 0) } is below the base altitude { NUMBER($base, useGrouping: 0) }.
   *[negative] We are descending: { NUMBER($altitude, useGrouping: 0) } is above the base altitude { NUMBER($base, useGrouping: 0) }.
}
error-nothing_to_pick_up = The pile is empty: there is nothing to pick up.
error-no_pick_up_in_race = In a race the pile can't be picked up.
error-bad_target = A Draw card needs another player as its target.
error-target_not_wanted = Only a Draw card has a target.
error-own_race = Your own Speed card is for the others.
error-already_committed = You have already answered in this race.
error-race_closed = The race is over.
error-locked_out = One moment: your last claim was not allowed.
error-round_over = The round is over.
error-game_over = The game is over.
error-stale_state = Something has happened meanwhile; look again.
