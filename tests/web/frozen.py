"""A client that opens a socket, asks for a lot, and never reads a byte of it: what a frozen phone looks like."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from typing import Any
from urllib.parse import urlsplit


class Frozen:
    def __init__(self, url: str, table: str, headers: dict[str, str]) -> None:
        self._url, self._table, self._headers = urlsplit(url), table, headers

    async def __aenter__(self) -> Frozen:
        self._sock = sock = socket.socket()
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(sock, (self._url.hostname, self._url.port))
        lines = {
            "Host": self._url.netloc,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        } | self._headers
        head = f"GET /api/tables/{self._table}/socket HTTP/1.1\r\n"
        await loop.sock_sendall(sock, (head + "".join(f"{k}: {v}\r\n" for k, v in lines.items()) + "\r\n").encode())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._sock.close()

    async def send(self, **message: Any) -> None:
        body = json.dumps(message).encode()
        assert len(body) < 126
        mask = os.urandom(4)
        frame = bytes([0x81, 0x80 | len(body)]) + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(body))
        await asyncio.get_running_loop().sock_sendall(self._sock, frame)
