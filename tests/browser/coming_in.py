"""How people come in by their pages, in either language; and what the server tells whoever sits at a page."""

import re

from playwright.sync_api import Page


def open_table(page: Page, game: str, name: str) -> str:
    """From the lobby, as somebody without a name; ``game`` is the beginning of its title. Gives the table's path."""
    page.get_by_role("button", name=re.compile(f"(Open een tafel|Open a table).*{game}")).click()
    say_name(page, name)
    page.get_by_role("button", name=re.compile("Ik ben klaar|I am ready")).wait_for()
    return re.sub(r"^https?://[^/]+", "", page.url)


def say_name(page: Page, name: str) -> None:
    """Fill in what one is called, where one is asked for it."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox", name=re.compile("Je naam|Your name")).fill(name)
    dialog.get_by_role("button", name=re.compile("Verder|Go on|Continue")).click()
    dialog.wait_for(state="hidden")


def fetched(page: Page, what: str) -> str:
    """What the server tells this page of its table: its ``log``, or its position as ``text``."""
    text: str = page.evaluate(
        """async what => {
            const table = location.pathname.split('/').pop()
            const headers = { Authorization: `Bearer ${localStorage.getItem('speeltafel:token')}` }
            return (await fetch(`/api/tables/${table}/${what}`, { headers })).text()
        }""",
        what,
    )
    return text
