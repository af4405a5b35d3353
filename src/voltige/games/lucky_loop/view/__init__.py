"""What one seat may see."""

from voltige.games.lucky_loop.view.seen import LuckyLoopView, build_view

__all__ = ["LuckyLoopView", "build_view"]
