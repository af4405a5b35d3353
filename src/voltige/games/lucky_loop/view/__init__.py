"""What one seat may see, and how events change it."""

from voltige.games.lucky_loop.view.seen import LuckyLoopView, build_view

__all__ = ["LuckyLoopView", "build_view"]
