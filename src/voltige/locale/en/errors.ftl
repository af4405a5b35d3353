# One sentence for each error code: what is wrong, and what would be right.

## Table
error-bad_players = { $game } needs { $low } to { $high } seats, not { $seats }.
error-race_weights_live = Handicaps count in secret races only: choose secret Speed races, or leave the handicap out ({ $rule }).
error-bad_option = The option { $name } can’t be "{ $value }"; allowed: { $allowed } ({ $rule }).
error-bad_option_name = There is no option "{ $name }"; the options are: { $names }.
error-unknown_game = There is no game "{ $name }"; the games are: { $names }.
error-unknown_bot = There is no bot "{ $name }"; the bots are: { $names }.
error-no_landscapes = { $game } has no landscapes.
error-unknown_landscape = There is no landscape "{ $name }"; the landscapes are: { $names }.
error-bad_games = The number of games must be 1 or more, not { $games }.
error-bad_random_seed = A seed is a whole number from 0 to 9223372036854775807, not { $seed }.

## Editions
error-edition_unknown = { $game } has no edition "{ $name }"; it has: { $names }. A file of your own ends in .toml.
error-bad_edition_name = The name of an edition has letters, digits or signs, and it is not empty.
error-edition_unreadable = { $file } can’t be read: { $reason }.
error-edition_syntax = { $file } is not valid TOML: { $reason }.
error-edition_missing_key = { $file }: the key { $key } is missing.
error-edition_unknown_key = { $file }: the key { $key } is unknown{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
}
error-edition_wrong_type = { $file }: { $key } must be { $expected ->
    [whole] a whole number
    [text] a non-empty string
    [texts] a list of strings
    [wholes] a list of whole numbers
    [corners] a list of corners, each a cell and a limit: [[6, 5], [12, 4]]
    [table] a table
    [pair] two whole numbers
    [placements] a list of panels, each as panel, column, row
   *[tables] a list of tables, at least one
}.
error-edition_out_of_range = { $file }: { $key } is { $value }; it must be from { $low } to { $high }.
error-edition_not_one_of = { $file }: { $key } is "{ $value }"; it must be one of { $allowed }.
error-edition_not_multiple = { $file }: { $key } is { $value }, which is not a multiple of { $step }.
error-edition_duplicate = { $file }: { $key } repeats "{ $value }".
error-edition_no_such_card = { $file }: { $key } names "{ $value }", which is not a card of this edition.
error-edition_no_altitude = { $file }: { $key } must leave at least one altitude card, in the two-player deck as well.
error-edition_deck_too_small = { $file }: { $key } gives a deck of { $size } cards; at least { $least } are needed.
error-edition_count = { $file }: { $key } adds up to { $value }; it must be { $wanted }.
error-edition_fixed_value = { $file }: { $key } must be { $expected }.
error-edition_zone_rows = { $file }: { $key } must continue from row { $first }, and the last zone must end at row { $height }.
error-edition_bad_id = { $file }: { $key } is "{ $value }"; an id is one short word of letters, digits and underscores.
error-edition_bad_picture = { $file }: { $key } is not a picture of a panel; draw it in lines of equal length with X and dots, no larger than the board.
error-edition_floating_panel = { $file }: { $key } shows a ground panel that does not stand on the ground.
error-edition_no_such_landscape = { $file }: { $key } names "{ $value }", which is not a landscape of this edition.
error-edition_bad_landscape = { $file }: { $key } is not allowed: { $check ->
    [LS-1] the panel { $panel } is used twice
    [LS-2] { $panel } must stand on the lower edge between the columns beside start and finish, which stay free
    [LS-3] { $panel } can’t be mirrored
    [LS-4] { $panel } must lie entirely in the windy rows
    [LS-5] { $panel } covers cells of another panel: { $cells }
    [LS-6] there is no free passage between sky and earth at { $cells }
   *[LS-7] a carpet can be trapped for ever at { $cells }
} ({ $check }).
error-file_exists = { $file } already exists; choose another name or remove it first.

## Positions and notation
error-bad_position = The position is wrong at { $key }: expected { $expected }.
error-bad_position_key = A position has no key "{ $key }".
error-impossible_position = This position can’t arise: { $reason }.
error-too_many_cards = The position uses more than the { $copies } copies of { $card }.
error-bad_state_line = "{ $text }" can’t be read as part of a position.
error-bad_seat = "{ $text }" is not a seat; seats are A, B, C and so on.
error-bad_card = "{ $text }" is not a card of this edition.
error-bad_perft_line = A perft file can’t be read at "{ $text }".
error-unknown_action = "{ $text }" is not an action of this game.
error-unknown_action_key = The action { $verb } has no "{ $key }".

## Matches
error-bad_seed = The seed must have { $bytes } bytes.
error-bad_nonce = A nonce must have { $bytes } bytes, or be empty.
error-impossible_luck = "{ $word }" can’t come up now; possible: { $possible }.
error-unused_luck = "{ $word }" was given, but nothing is left to chance here.
error-wrong_seats = The table has { $wanted } seats, but { $given } were given.
error-bad_controller = "{ $controller }" can’t hold a seat: write one word, such as person or bot:pilot.
error-no_such_seat = There is no seat { $seat }; the table has { $seats }.
error-not_asked = Seat { $seat } has nothing to decide now.
error-nothing_to_undo = There is nothing to undo.
error-undo_wall = That can’t be undone any more: something new has been seen since. Only a practice table goes back beyond luck.
error-too_many_undos = This match has had its { $most } undos; from now on every move stands.

## Records
error-record_syntax = The record is not valid TOML: { $reason }.
error-record_format = This is not a record in the format { $format }.
error-record_key = A record has no key "{ $key }".
error-record_value = The record is wrong or incomplete at { $key }.
error-record_game = The record is of the game "{ $game }", which is not available here.
error-record_rules = The record was made with rules version { $version }; this is version { $ours }.
error-record_edition = The record was made with the edition "{ $edition }", and no identical one is available here.
error-record_version = Line { $line } of the log has the number "{ $text }".
error-record_line = Line { $line } of the log can’t be read: "{ $text }".
error-record_move = Line { $line } of the log can’t be played: { $reason }
error-record_fault = That was not a fault of the kind { $fault }.
error-record_luck = Line { $line } of the log leaves luck undecided.
error-record_hash = The position after line { $line } of the log does not match the fingerprint in the record.
error-record_share = Line { $line } of the log: "{ $word }" should carry the share { $share }.
error-record_result = The moves lead to another result than the one in the record.
error-luck_not_opened = The luck of this record is still sealed: it has no seed to check.
error-luck_seal_broken = The seed does not match the seal shown before the game.
error-luck_differs = Draw { $draw } gives { $drawn }, but the record says { $written }.

## Scenarios
error-scenario_syntax = The scenario is not valid TOML: { $reason }.
error-scenario_key = A scenario has no key "{ $key }".
error-scenario_value = The scenario is wrong or incomplete at { $key }.
error-scenario_path = { $nearest ->
    [none] There is no "{ $path }" in the position.
   *[other] There is no "{ $path }" in the position: did you mean "{ $nearest }" instead of "{ $key }"?
}
error-scenario_step = Step { $step } can’t be done: { $reason }
error-scenario_unmet = Step { $step }: { $what } should be { $expected }, but is { $found }.

## Files and commands
error-unreadable_file = { $file } can’t be read: { $reason }.
error-needs_person = Autopilots fly by themselves: give at least one seat to a person (you) or to a bot.
error-unwritable_file = { $file } can’t be written: { $reason }.
error-unknown_rule = { $game } has no rule { $number }.
error-no_such_version = The record has versions 0 to { $last }; there is no version { $version }.
error-bad_seats = "{ $text }" is not a list of seats; write, for example, you,pilot,cadet.
error-no_bench = The benchmark only runs from a source checkout: there is no bench folder here.
error-golden_differs = { $count ->
    [one] One golden file differs from what the code gives: { $files }.
   *[other] { $count } golden files differ from what the code gives: { $files }.
}
error-seat_count = { $seats } seats were asked for, but { $bots } bots were named.

## Odds
error-odds_no_game = There are no odds to compute in { $game }; try lucky-loop.
error-odds_card = There is no card "{ $text }" in this edition; write a difficulty like 8 or a name like R08a.
error-odds_twice = The card { $text } is named twice.
error-odds_stars = Exactly one card must have the star, not { $count }.
error-odds_number = { $name } can’t be { $value }; it must be from { $low } to { $high }.
error-odds_roll = "{ $text }" is not a list of dice; write, for example, 1,3,5.
error-odds_roll_size = "{ $text }" can’t lie on the table: the next roll has { $dice } dice and must be able to reach a figure.
error-odds_reach = --aim reach needs a result to reach, for example --reach 12.

## LOOPS
error-not_your_turn = It is not your turn.
error-not_in_hand = You don’t have that many: you hold { $held } × { $card }.
error-bad_count = This is not the right number of cards.
error-unknown_card = There is no card "{ $card }" in this deck.
error-mixed_values = Altitudes played together must all be the same.
error-one_special_only = A special card is played alone.
error-against_pitch = { $pitch ->
    [positive] We are climbing: { NUMBER($altitude, useGrouping: 0) } is below the base altitude { NUMBER($base, useGrouping: 0) }.
   *[negative] We are diving: { NUMBER($altitude, useGrouping: 0) } is above the base altitude { NUMBER($base, useGrouping: 0) }.
}
error-nothing_to_pick_up = The pile is empty: there is nothing to pick up.
error-no_pick_up_in_race = In a race the pile can’t be picked up.
error-bad_target = A Draw card needs another player as its target.
error-target_not_wanted = Only a Draw card has a target.
error-own_race = You started this race: only the others may claim.
error-already_committed = You have already answered in this race.
error-race_closed = The race is over.
error-locked_out = One moment: your last claim was not allowed.
error-round_over = The round is over.
error-game_over = The game is over.
error-stale_state = Something has changed in the meantime; look again.

## Lucky Loop
error-edition_colour_pile = { $file }: { $key } must put the colour { $colour } in exactly one pile.
error-edition_programme_colours = { $file }: { $key } must name three different colours.
error-edition_bad_name = { $file }: { $key } is "{ $value }"; a name is one word without | # ' / , : =
error-bad_request = There is no "{ $text }" here.
error-wrong_phase = Something else has to be done first.
error-card_not_in_hand = You do not hold { $card }.
error-duplicate_card = { $card } is named twice.
error-wrong_colour = { $programme } needs other colours, in the order of its places.
error-programme_maxed = You already have { $least } or more in { $programme }.
error-programme_empty = { $programme } has no cards yet.
error-not_higher = The new card must be harder than { $least }.
error-single_card_too_early = Single cards may be played from round 2 on.
error-must_play_card = To fly, play three cards or one.
error-already_final_phase = You have all four programmes: fly your free programme.
error-not_final_phase = Before the free programme you need a score in all four; missing: { $missing }.
error-difficulty_too_low = Too easy: difficulty { $sum }; it must be { $least } or more.
error-too_many_dice_needed = These cards need at least { $dice } dice; you have { $most }.
error-free_programme_fixed = Your free programme is fixed.
error-pile_empty = There are no { $pile } cards left.
error-discard_count = { $count ->
    [one] Discard exactly 1 card.
   *[other] Discard exactly { $count } cards.
}
error-no_dice_chosen = Choose at least one die.
error-dice_not_available = Those dice are not in the roll: { $roll }.
error-sum_too_low = { $sum } does not reach { $difficulty }.
error-highlight_must_be_exact = The star needs exactly { $difficulty }.
error-figure_done = Figure { $figure } is already flown.
error-no_token = You have no bonus token.
error-seventh_already_used = The seventh die can be bought only once per turn.
error-too_late_for_seventh = The seventh die can be bought only before the roll.
error-cannot_stop_now = You can stop only after the second figure and before the third roll.
error-too_few_dice = The dice left ({ $dice }) can’t reach any open figure.
error-must_assign = The roll is enough for { $card }: fly it, or re-roll.
error-cannot_concede_now = Roll first, or stop.

## The Flying Carpet
error-held = You are held and miss your next turn.
error-no_such_arrow = The card { $card } has no arrow "{ $arrow }".
error-no_direction_card = You have no direction card left.
error-two_direction_cards = Only one direction card may be played in a turn.
error-two_wind_cards = Only one wind card may be played or swapped in a turn.
error-blocked = The way is blocked at { $cell }.
error-below_ground = That flight would go below the ground.
error-above_sky = That flight would go above the sky.
error-left_edge = That flight would leave the board on the left.
error-overshoot_refused = That flight would leave the board on the right, which this table does not allow.
error-direction_not_on_card = At this table a direction card adds no sideways leg to a vertical card.
error-no_wind_first = The wind can’t come first here.
error-swap_not_allowed = A card can be swapped only when no card is played.
error-swap_card_not_in_hand = You can’t swap { $card }: you don’t have it.
error-must_choose_landing = First choose: hold the other carpet, or force it down.
error-cannot_force_down = There is no carpet that you could force down.
error-zigzag = No zigzag: a turn has at most one straight leg up or down and one sideways.
error-no_such_flight = None of your cards flies that way.
error-not_now = That can’t be done in this part of the game.
error-no_room = There is no place left for { $panel } that leaves a free passage.
error-bad_landscape = The landscape is not allowed: { $check ->
    [LS-1] the panel { $panel } is used twice
    [LS-2] { $panel } must stand on the lower edge between the columns beside start and finish, which stay free
    [LS-3] { $panel } can’t be mirrored
    [LS-4] { $panel } must lie entirely in the windy rows
    [LS-5] { $panel } covers cells of another panel: { $cells }
    [LS-6] there is no free passage between sky and earth at { $cells }
   *[LS-7] a carpet can be trapped for ever at { $cells }
} ({ $check }).
error-bad_action_value = "{ $value }" is not a { $key } for the action { $verb }.

## voltige site
error-no_node = Building a site needs Node { $oldest } or newer, and { $package } can’t be installed: install one of them.
error-not_fetched = { $part } can’t be fetched ({ $reason }): building a site needs a line to npm and to the package index.
error-other_part = { $part } is not what this release was tested with, so nothing was built: check where npm and pip fetch from.
error-not_compiled = The engine can’t be compiled for a browser: { $reason }
error-folder_not_empty = { $folder } is not empty and holds no site; choose another folder.
error-no_site_client = The client of the site is not built here; run: make web
