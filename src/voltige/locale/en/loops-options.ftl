loops-several = { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}

## Table options
loops-option-target_points = Points that end the game
loops-option-target_points-hint = The game ends when somebody has more than this.
loops-option-max_rounds = Most rounds
loops-option-max_rounds-hint = 0 means as many as it takes.
loops-option-race_mode = Speed races
loops-option-race_mode-live = live: the fastest click wins
loops-option-race_mode-secret = secret: everybody chooses, luck decides
loops-option-race_window_ms = Live race: milliseconds to claim
loops-option-race_commit_ms = Secret race at a live table: milliseconds to answer
loops-option-race_deadline_h = Secret race by correspondence: hours to answer
loops-option-race_weights = Handicap in secret races
loops-option-race_weights-hint = A heavier seat wins more of the draws between several claims.
loops-option-first_player = Who starts the next round
loops-option-first_player-rotate = the next player to the left
loops-option-first_player-winner = the winner of the round
loops-option-first_player-loser = the one with most points in the round
loops-option-conditions_carry_over = Attitude and direction stay for the next round
loops-option-looping_return = Where a Looping puts the pile
loops-option-looping_return-shuffle = shuffled into the draw pile
loops-option-looping_return-bottom = under the draw pile, in order
loops-option-draw_target = Whom a Draw card may strike
loops-option-draw_target-others = the others only
loops-option-draw_target-any = anybody, oneself too
loops-option-final_card_effect = Effect of a last Draw card
loops-option-final_card_effect-none = none
loops-option-final_card_effect-resolve = it still strikes
loops-option-pass_on_empty = One may pass on an empty pile
loops-option-tie_break = Equal totals at the end
loops-option-tie_break-shared = share the place
loops-option-tie_break-rounds_won = more rounds won goes first
loops-option-fault_mode = Wrong plays
loops-option-fault_mode-refuse = are refused
loops-option-fault_mode-pick_up = are punished: pick up the pile
loops-option-pile_browse = The pile may be looked through
loops-option-memory_aid = Show cards known to be in a hand
loops-option-round_play_cap = Most plays in a round
loops-option-turn_timeout_s = Seconds per turn
loops-option-turn_timeout_s-hint = 0 means no limit of its own.
