## The page
page-line = Four board games about flying: play in the browser, in the terminal or from Python.
page-play = The browser client has not been built on this server (run make web). You can play in the terminal right away:
page-api = API

## Heads of pages, for search engines and previews
head-home = Voltige
head-home-line = Four board games about flying: LOOPS, Lucky Loop, The Flying Carpet and Hydroracers. Play at once in the browser, with bots or friends, without an account.
head-rules = Rules
head-rules-of = Rules: { $game }
head-rules-line = Every rule has a number, in English and in French.
head-table = A table is waiting
head-table-line = Take a seat or watch: no account, nothing to install.
head-replay = Replay
head-replay-line = Watch a match move by move, and play on from any of them.
head-new = New table
head-new-line = Choose a game, the seats and the rules.
head-lobby = Open tables
head-lobby-line = Public tables with free seats.
head-mine = My tables
head-mine-line = Your tables, running and finished.
head-landscapes = Landscapes
head-landscapes-line = Every landscape of The Flying Carpet, random ones, and an editor to draw your own.
head-editions = Editions
head-editions-line = Every card, plane, panel and number of our games, each with its source.
head-circuits = Circuits
head-circuits-line = Where the seaplanes race, drawn from the numbers of each circuit.
head-lab = Lab
head-lab-line = Change any number of a game, and watch what it does while bots play.
head-developers = API
head-developers-line = Seat a bot at the table: JSON over HTTP and WebSocket, with an example that runs.

## The log
log-undone = { $who ->
    [you] You undo the last move.
   *[other] { $name } undoes the last move.
}
log-rules = A new release has come: the match goes on under version { $version } of the rules, and every move still fits.
log-rules-undone = A new release has come: under version { $version } of the rules the last moves no longer fit, so they are undone and the match goes on from the position before them.

## Tables
error-no_table = There is no such table.
error-not_started = The match has not begun yet.
error-has_begun = The match has started; there are no free seats left.
error-match_over = The match is over.
error-not_over = The match is not over yet.
error-table_paused = The table is paused; resume it first.
error-not_paused = The table is not paused.
error-seat_replaced = A bot or the autopilot is playing for you; take your seat back first.
error-action_or_code = Send either an action or its code, not both.
error-vote_open = There is already an open proposal { $what ->
    [undo] to undo a move
    [end] to end the match
   *[pause] to pause
}; answer it first.
error-no_vote = No proposal is waiting for your answer.
error-race_open = A race is open; wait until it is settled.
error-too_early = Too early: the race was not open yet. Try again.
error-has_resigned = This player has resigned.
error-not_your_seat = That is not your seat.
error-no_odds = This game has no odds.
error-no_coach = This table plays without a coach.
error-not_your_table = You have no seat at this table.
error-not_a_person = Nobody holds this seat, so there is no one for a bot to play for.
error-unknown_controller = "{ $controller }" can’t play for a seat; use bot:<name> or autopilot.
error-owner_only = Only the owner of the table can do this.
error-muted = You can’t speak at this table: its owner has silenced your seat.
error-nothing_said = The message is empty.
error-seat_taken = This seat is not free.
error-sits_already = You already have a seat at this table.
error-bad_key = This recovery key does not match any seat at this table.
error-no_spectators = This table does not allow spectators.
error-id_used = This id was used for something else; give every request an id of its own.
error-superseded = Something has changed in the meantime; look again.
error-bot_failed = The bot { $name } could not decide.
error-unknown_order = There is no order { $name }; choose one of: { $names }.
error-no_standing_orders = Standing orders are only for races in correspondence play; this table has no such races.
error-edition_or_text = Name an edition or give one of your own, not both.
error-race_needs_live = Live races need a live table.
error-one_screen_seats = On one screen, every seat must be yours, a bot’s or the autopilot’s, and at least one must be yours.
error-several_me = You can hold several seats only at a one-screen table.
error-practice_seats = A practice table has exactly one person; all other seats are bots.
error-no_person = A table needs a person: give one seat to yourself or leave one open.

## Who asks
error-nobody = Take a seat first, or send a token.
error-bad_token = This token is not valid.
error-scope_missing = This token lacks the scope "{ $scope }".
error-persons_only = This is for people, not for tokens.
error-unknown_token = There is no such token.
error-too_many_tokens = You have { $most } tokens; revoke one first.
error-bad_origin = This request comes from another site’s page.

## Limits and the network
error-too_often = Too many requests; wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-nonce_too_early = Don’t send a nonce along with this request: you don’t know the seal yet. Give it once the answer has shown you the seal, or waive it with "waived".
error-nonce_too_late = The match has begun; nothing can be added to its luck any more.
error-nonce_given = This seat has already added to the luck.
error-log_full = This table has reached { $most } entries, the most that are kept of one; make a new table.
error-too_many_lines = This address holds { $most } connections open; close one first.
error-too_many_tables = You have created { $most } tables in the last hour; wait a little.
error-message_too_long = A message may have at most { $most } bytes.
error-bad_message = This is not a valid message: { $reason }.
error-unreadable_request = The request can’t be read: { $reason }.
error-unknown_field = There is no field "{ $field }" here{ $near ->
    [none] .
   *[other] ; did you mean "{ $near }"?
}
error-bad_name = A name can’t have invisible signs such as { $sign }.
error-bad_words = This can’t be said: it has an invisible sign, { $sign }.
error-bad_host = This server does not answer to that name.
error-too_deep = This is nested too deeply; at most { $most } levels are read.
error-too_many_keys = This has too many parts; at most { $most } are read.
error-number_too_long = A number here is too long; at most { $most } characters are read.
error-too_costly = Checking this takes too much time or memory; make it smaller.
error-not_here = There is nothing here.
error-wrong_method = This address does not support that HTTP method.
error-body_too_large = The request is too large.
error-not_json = The request must be JSON.
error-overloaded = { $seconds ->
    [one] The server is busy right now; please try again in 1 second. Running matches go on.
   *[other] The server is busy right now; please try again in { $seconds } seconds. Running matches go on.
}
error-too_many_connections = { $seconds ->
    [one] There are too many connections; please try again in 1 second.
   *[other] There are too many connections; please try again in { $seconds } seconds.
}
error-request_too_large = The request or its headers are too large.
error-request_too_slow = The request took too long to arrive.
error-internal = Something went wrong on our side; we have logged it.
error-unknown_example = There is no worked example { $name }; the rules name those that there are.
error-example_over = { $name } begins where the match is over: there is nothing left to decide.
error-no_examples = The worked examples can’t be fetched; try again when you are online.
error-no_language = This language is not available; choose one of: { $names }.

## Running a server
error-no_database = The database does not answer.
error-unwritable = It contains a character that can’t be stored.
error-browser_full = This browser has no room left for Voltige, so nothing was kept: save matches as files, then delete them here.
error-browser_gone = This browser has deleted what Voltige had kept, so nothing more is kept: load the page again, and bring your matches back from their files.
error-browser_storage = This browser doesn’t keep what Voltige writes ({ $reason }), so nothing was kept: allow storage for this page, then load it again.
error-disk_full = The server’s disk is full; nothing can be saved at the moment.
error-database_unreachable = Can’t open the database: { $reason }.
error-database_newer = The database belongs to a newer release of Voltige; this one can’t open it.
error-database_junk = The database file holds something else; it is not an SQLite database.
error-database_is_folder = The database must be a file, but { $file } is a folder.
error-no_database_folder = There is no folder { $folder } for the database; create it first.
error-bad_database_url = The database must be a file name, sqlite:///… or postgresql://….
error-no_site = { $folder } holds no site; build one with: voltige site --out { $folder }
error-bad_setting = The setting { $name } can’t be "{ $value }".
error-bad_setting_range = The setting { $name } must lie between { $low } and { $high }.
error-unknown_setting = There is no setting "{ $name }".
error-port_taken = Can’t listen on { $host } port { NUMBER($port, useGrouping: 0) }: { $reason }.
check-plays_on = can be played on.
check-migrates = can be played on: every move made under version { $rules } of the rules fits the present one.
check-undoes = goes on from move { $last }: what was played after it under version { $rules } of the rules does not fit the present one and is undone.
check-sum = { $tables ->
    [one] { $tables } table is not over
   *[other] { $tables } tables are not over
}; { $stuck ->
    [0] all can be played on with this release.
    [one] { $stuck } of them can’t be played on with this release, and is kept as it is.
   *[other] { $stuck } of them can’t be played on with this release, and are kept as they are.
}
error-other_rules = It was begun under version { $rules } of the rules of { $game }; this release plays version { $now }. It is kept as it is, but can’t be played on here.
error-other_edition = It was begun with an edition "{ $edition }" that this release does not have. It is kept as it is, but can’t be played on here.
error-unreplayable_table = Its log can’t be replayed with this release. It is kept as it is, but can’t be played on here.
