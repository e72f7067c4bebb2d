"""The program that docs/how-to/write-a-program.md shows, against a real server."""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from tests.server.client import ANSWER_S, House

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "write-a-program.md"


async def test_the_program_that_is_shown_plays_to_the_end(house: House) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    started = [sys.executable, "-W", "error", "-c", program, f"http://{house.address}"]
    process = await asyncio.create_subprocess_exec(*started, stdout=PIPE, stderr=PIPE)
    try:
        async with asyncio.timeout(6 * ANSWER_S):
            said, wrong = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert wrong.decode() == ""
    assert "'winners': [" in said.decode()
