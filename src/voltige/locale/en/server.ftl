## The page
page-line = Four flying board games: one exact rules engine, many doors.
page-play = The browser client was not built here; make web builds it. In the terminal you play at once:
page-api = For programs

## Tables
error-no_table = There is no such table.
error-not_started = The match has not begun yet.
error-has_begun = The match has begun; there is no free seat any more.
error-match_over = The match is over.
error-not_over = The match is not over yet.
error-table_paused = The table is paused; resume it first.
error-not_paused = The table is not paused.
error-seat_replaced = { $controller } plays for this seat now; take it back first.
error-action_or_code = Give either an action or its code, one of the two.
error-vote_open = There is an open proposal already ({ $what }); answer it first.
error-no_vote = There is no proposal that waits for your answer.
error-race_open = A race is open; wait until it is settled.
error-too_early = Too early: the race was not open yet. Try again.
error-has_resigned = This seat has given up.
error-not_your_seat = That is not your seat.
error-no_odds = There are no odds for { $game }.
error-no_coach = This table plays without a coach.
error-not_your_table = You do not sit at this table.
error-not_a_person = Nobody holds this seat whom a bot could sit in for.
error-unknown_controller = "{ $controller }" can’t play for a seat; use bot:<name> or autopilot.
error-owner_only = Only the one who made the table may do this.
error-muted = You can’t speak at this table: its owner has silenced your seat.
error-nothing_said = There is nothing to say in that.
error-seat_taken = This seat is not free.
error-sits_already = You sit at this table already.
error-bad_key = This recovery key fits no seat of this table.
error-no_spectators = This table lets nobody look on.
error-id_used = This id was used for something else; give every request an id of its own.
error-superseded = Something has happened meanwhile; look again.
error-bot_failed = The bot { $name } could not decide.
error-no_standing_orders = Standing orders are for races by correspondence; this table has none.
error-edition_or_text = Name an edition or give one of your own, not both.
error-race_needs_live = Live races need a live table.
error-one_screen_seats = On one screen every seat is yours, a bot’s or the autopilot’s, and one at least is yours.
error-several_me = Several seats of your own are for one-screen tables only.
error-practice_seats = A practice table has exactly one person; all other seats are bots.
error-no_person = A table needs a person: give one seat to yourself or leave one open.

## Who asks
error-nobody = Sit down first: without a seat or a token there is nothing to ask for.
error-bad_token = This token is not valid.
error-scope_missing = This token lacks the scope "{ $scope }".
error-persons_only = This is for people, not for tokens.
error-unknown_token = There is no such token.
error-too_many_tokens = You have { $most } tokens; revoke one first.
error-bad_origin = This request comes from another site’s page.

## Limits and the network
error-too_often = That is too much in too short a time; wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-too_many_lines = This address holds { $most } connections open; close one first.
error-too_many_tables = You have made { $most } tables within an hour; wait a little.
error-message_too_long = A message may have { $most } bytes.
error-bad_message = This is no message of the protocol: { $reason }.
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
error-wrong_method = This address does not understand that method.
error-body_too_large = The request is too large.
error-not_json = The request must be JSON.
error-internal = Something went wrong on our side; it is noted.
error-no_language = There is no such language; there are: { $names }.

## Running a server
error-no_database = The database does not answer.
error-bad_database_url = The database must be a file name, sqlite:///… or postgresql://….
error-bad_setting = The setting { $name } can’t be "{ $value }".
error-bad_setting_range = The setting { $name } must lie between { $low } and { $high }.
error-unknown_setting = There is no setting "{ $name }".
error-port_taken = Can’t listen on { $host } port { NUMBER($port, useGrouping: 0) }: { $reason }.
