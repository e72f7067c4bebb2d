"""Real proxies before a server, set up with the very lines that docs/hosting.md shows."""

import asyncio
import re
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import pytest

from tests.server.client import House

PAGE: Final = Path(__file__).parents[2] / "docs" / "hosting.md"
START_S: Final = 20.0

_NGINX: Final = """
daemon off; master_process off; pid {folder}/nginx.pid; error_log stderr;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    server {{ listen 127.0.0.1:{port}; {lines} }}
}}
"""
_CADDY: Final = "{{\n admin off\n auto_https off\n}}\n{lines}"


def shown(language: str, *, under_a_path: bool) -> str:
    """The lines for a host's root, or those for a path of it."""
    root, path = re.findall(rf"^```{language}\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    return str(path if under_a_path else root)


@asynccontextmanager
async def nginx(lines: str, behind: House, port: int, folder: Path) -> AsyncIterator[House]:
    """nginx with these lines, before the server ``behind``."""
    settings = folder / "nginx.conf"
    settings.write_text(_NGINX.format(folder=folder, port=port, lines=_leading_to(behind, lines)))
    async with _running(["nginx", "-p", str(folder), "-e", "stderr", "-c", str(settings)], port) as proxy:
        yield proxy


@asynccontextmanager
async def caddy(lines: str, behind: House, port: int, folder: Path) -> AsyncIterator[House]:
    """Caddy with these lines, before the server ``behind``; without TLS, for which nobody here has a certificate."""
    settings = folder / "Caddyfile"
    here = re.sub(r"^\S*example\.org", f"http://127.0.0.1:{port}", _leading_to(behind, lines), flags=re.MULTILINE)
    settings.write_text(_CADDY.format(lines=here))
    async with _running(["caddy", "run", "--adapter", "caddyfile", "--config", str(settings)], port) as proxy:
        yield proxy


def _leading_to(house: House, lines: str) -> str:
    assert "127.0.0.1:8000" in lines
    return lines.replace("127.0.0.1:8000", house.address)


@asynccontextmanager
async def _running(command: list[str], port: int) -> AsyncIterator[House]:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed here")
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        await _listening(process, port)
        yield House("127.0.0.1", port)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _listening(process: asyncio.subprocess.Process, port: int) -> None:
    async with asyncio.timeout(START_S):
        while True:
            assert process.returncode is None, "the proxy did not start"
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            await asyncio.sleep(0.05)
