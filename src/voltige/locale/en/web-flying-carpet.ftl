# The board of The Flying Carpet in the browser.

web-flying-carpet-sky = The sky over the city. Carpets: { $places }
web-flying-carpet-force = Wind to the right, force { $force }
web-flying-carpet-start = Start: the terrace
web-flying-carpet-finish = Finish: the blue platform
web-flying-carpet-zoom = Look closer
web-flying-carpet-directions = Direction cards: { $count ->
    [one] 1 left
   *[other] { $count } left
}
web-flying-carpet-direction = Direction card { $direction }
web-flying-carpet-no-card = No card
web-flying-carpet-idle = { $how ->
    [drift] drift { $count }
    [sink] sink 1
    [off] blown off!
   *[stay] stay
}
web-flying-carpet-wind-first = wind first
web-flying-carpet-arrows = Arrows of this card
web-flying-carpet-other-ways = Ways there
web-flying-carpet-goal-more = { $way } ({ $count ->
    [one] and 1 other way
   *[other] and { $count } other ways
})
web-flying-carpet-look-round = Look round with the arrow keys.
web-flying-carpet-touch-first = Touch a card to see where it flies, or a cell to see what leads there.
web-flying-carpet-touch-arrow = Touch an arrow, or a cell on the board. A direction card adds one cell.
web-flying-carpet-touch-swap = Touch a wind card to swap it afterwards.
web-flying-carpet-touch-place = Touch a place on the board.
web-flying-carpet-fly = { $how ->
    [none] Play no card
   *[card] Fly
}
web-flying-carpet-back = Cancel
