"""What deploy/ holds does what it says: Caddy in front with TLS, sockets and people's own addresses; the units."""

from __future__ import annotations

import json
import re
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from sacbe.ops.reading import read
from tests.needs import HANGS, free_port, lacking, needs_caddy, until
from tests.web.server import PATIENT, ROOT, Server

DEPLOY = ROOT / "deploy"
# Certificates of Caddy's own making, and nothing of this machine is touched.
PRIVATE = """{{
	admin off
	local_certs
	skip_install_trust
	auto_https disable_redirects
	storage file_system {folder}
}}
"""


@asynccontextmanager
async def site(folder: Path, rate: int) -> AsyncIterator[tuple[str, ssl.SSLContext]]:
    """The address of a server behind Caddy, and the certificate to know it by."""
    port, upstream = free_port(), free_port()
    url = f"https://localhost:{port}"
    server = Server(
        f"{folder}/t.db", "--url", url, "--port", str(upstream), "--rate", str(rate), "--proxies", "127.0.0.1"
    )
    await server.start()
    caddyfile = PRIVATE.format(folder=folder / "caddy") + (DEPLOY / "Caddyfile").read_text()
    try:
        with needs_caddy(caddyfile, port, SACBE_SITE=url, SACBE_UPSTREAM=f"127.0.0.1:{upstream}", HOME=str(folder)):
            root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
            until(root.is_file)
            yield url, ssl.create_default_context(cafile=str(root))
    finally:
        await server.stop()


def client(url: str, trust: ssl.SSLContext, address: str) -> httpx.AsyncClient:
    """Somebody who comes from this address."""
    transport = httpx.AsyncHTTPTransport(verify=trust, local_address=address, retries=3)
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=HANGS, headers={"accept-language": "en"})


async def test_tls_sockets_and_addresses_through_caddy(tmp_path: Path) -> None:
    async with (
        site(tmp_path, rate=12) as (url, trust),
        client(url, trust, "127.0.0.2") as ann,
        client(url, trust, "127.0.0.3") as bob,
    ):
        page = await ann.get("/about", headers={"accept": "text/html"})
        assert page.status_code == 200
        assert page.headers["strict-transport-security"]
        assert all("secure" in cookie.lower() for cookie in page.headers.get_list("set-cookie"))
        made = await ann.post(
            "/api/tables",
            json={"game": "trek12", "seats": [{"kind": "me"}, {"kind": "open"}]},
            headers={"x-csrf-token": ann.cookies["csrf"]},
        )
        table = made.json()["table"]
        invitation = await ann.get(f"/t/{table}", headers={"accept": "text/html"})
        assert f"{url}/t/{table}" in invitation.text
        cookies = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
        address = f"{url.replace('https', 'wss')}/api/tables/{table}/socket"
        headers = {"cookie": cookies, "origin": url}
        async with connect(address, ssl=trust, additional_headers=headers, max_size=None, **PATIENT) as socket:
            await socket.send(json.dumps({"t": "hello", "lang": "en", "view": "data"}))
            assert json.loads(await socket.recv())["t"] == "lobby"
        assert (await ann.get("/metrics")).status_code == 404
        # Caddy says who is asking, and does not repeat what he says of himself.
        spoofed = [await ann.get("/api/games", headers={"x-forwarded-for": f"203.0.113.{k}"}) for k in range(14)]
        assert spoofed[-1].status_code == 429
        assert (await bob.get("/api/games")).status_code == 200


def test_the_caddyfile_is_as_caddy_would_write_it() -> None:
    program = shutil.which("caddy")
    if program is None:
        lacking("Caddy", "caddy")
    assert program is not None
    told = subprocess.run([program, "fmt", DEPLOY / "Caddyfile"], capture_output=True, text=True, check=False)
    assert told.stdout == (DEPLOY / "Caddyfile").read_text()


def test_the_units_are_right(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        lacking("systemd-analyze", "systemd")
    units = []
    for name in ("sacbe.service", "sacbe-backup.service", "sacbe-backup.timer"):
        text = (DEPLOY / name).read_text()
        # Neither the program nor the account is on this machine; all the rest is looked at.
        text = re.sub(r"^(User|Group)=.*\n", "", text.replace("/opt/sacbe/bin/sacbe", "/bin/true"), flags=re.MULTILINE)
        units.append(tmp_path / name)
        units[-1].write_text(text)
    told = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True, check=False
    )
    ours = [line for line in told.stderr.splitlines() if "sacbe" in line]
    assert ours == []
    assert told.returncode == 0, told.stderr


def test_the_settings_file_is_one() -> None:
    values = read(file=DEPLOY / "sacbe.toml", environment={})
    assert values["url"] == "https://play.example.org"


def test_settings_that_are_commented_out_are_settings_too(tmp_path: Path) -> None:
    text = (DEPLOY / "sacbe.toml").read_text().replace('data = "/var/lib/sacbe/"\n', "")
    file = tmp_path / "sacbe.toml"
    file.write_text(re.sub(r"^#(\w+ = )", r"\1", text, flags=re.MULTILINE))
    values = read(file=file, environment={})
    assert (values["workers"], values["contact"]) == (2, "mailto:security@example.org")
