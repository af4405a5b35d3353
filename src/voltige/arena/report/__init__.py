"""Reports as single HTML files: they open offline, in light and dark, and need no script."""
