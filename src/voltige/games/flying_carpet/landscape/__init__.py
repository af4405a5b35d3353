"""The board, its panels, and how carpets fly over them."""
