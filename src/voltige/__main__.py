"""``python -m voltige`` is the command ``voltige``."""

from voltige.cli.main import main

raise SystemExit(main())
