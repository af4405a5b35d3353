"""An edition of Hydroracers: planes, pilots, circuits, tiles and numbers, checked on loading."""
