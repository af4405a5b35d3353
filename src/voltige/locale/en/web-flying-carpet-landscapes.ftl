# Landscapes of The Flying Carpet in the browser: the gallery and the drawing board.

web-landscapes = Landscapes
web-landing-landscapes = Landscapes of The Flying Carpet

web-flying-carpet-gallery-line = Where will you fly? Every landscape of The Flying Carpet, from the open desert to the djinn’s gate.
web-flying-carpet-picture = The landscape { $name }
web-flying-carpet-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns expected
web-flying-carpet-turns-how = Expected turns are worked out from the rules: a lone carpet, a fresh hand each turn, no direction cards.
web-flying-carpet-play-in = Play here
web-flying-carpet-edit = Edit
web-flying-carpet-draw-own = Draw your own
web-flying-carpet-random = At random
web-flying-carpet-random-line = The same number and level always give the same landscape, with a free passage and no trap.
web-flying-carpet-level = Level
web-flying-carpet-number = Number
web-flying-carpet-another = Another
web-flying-carpet-share = Share
web-flying-carpet-share-link = Link to the landscape
web-flying-carpet-share-line = Anyone who opens this link sees this landscape.

web-flying-carpet-draw = Draw a landscape
web-flying-carpet-draw-line = Drag panels onto the board, or press one. Then drag it, or use the arrow keys; R mirrors it, Delete takes it away.
web-flying-carpet-own = My landscape
web-flying-carpet-board = The board with { $count ->
    [one] 1 panel
   *[other] { $count } panels
}
web-flying-carpet-piece = { $panel }, column { $column }, row { $row }{ $mirrored ->
    [yes] , mirrored
   *[no] {""}
}
web-flying-carpet-box = Panels in the box
web-flying-carpet-box-empty = All panels are on the board. Drag one off it to put it back.
web-flying-carpet-put = Put the { $panel } on the board
web-flying-carpet-tools = The chosen panel
web-flying-carpet-move = { $way ->
    [left] One cell to the left
    [right] One cell to the right
    [up] One cell up
   *[down] One cell down
}
web-flying-carpet-turn = Mirror
web-flying-carpet-even = It looks the same mirrored.
web-flying-carpet-remove = Take away
web-flying-carpet-cleared = Cleared for take-off
web-flying-carpet-refused = Not allowed
web-flying-carpet-judging = Looking at it…
web-flying-carpet-like = About as hard as { $name }
web-flying-carpet-allow-mirrored = Allow it: house rule
web-flying-carpet-name = Name
web-flying-carpet-test-flight = Test flight
web-flying-carpet-save = Save as an edition
web-flying-carpet-undo = Undo
web-flying-carpet-clear = Clear the board

# The coach.
web-flying-carpet-coach-best = The coach’s choice
web-flying-carpet-coach-would = The coach’s choice: { $choice }
web-flying-carpet-odds-short = { $what ->
    [land] land next
    [off] blown off
    [no-card] no card
    [met] met
    [lost] turns lost
   *[turns] turns to go
}
web-flying-carpet-odds-turns = { NUMBER($turns, maximumFractionDigits: 1) }
