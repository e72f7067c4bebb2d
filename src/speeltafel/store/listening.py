"""Those in this process who want to hear what happened in the store."""

import asyncio

from speeltafel.tables.storing import OnWord, Word


class Listeners:
    """Tells each of them, one by one: what one raises is the loop's to report and does not silence the others."""

    def __init__(self) -> None:
        self._all: list[OnWord] = []

    def __bool__(self) -> bool:
        return bool(self._all)

    def add(self, on_word: OnWord) -> None:
        self._all.append(on_word)

    def tell(self, word: Word | None) -> None:
        """Tell all of them soon, in this loop: whoever stored it wakes first."""
        loop = asyncio.get_running_loop()
        for on_word in self._all:
            loop.call_soon(on_word, word)
