"""The tables of docs/protocol.md, written from the declarations: `python -m tessera.server.reference` renews them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

from tessera.server import calls, library, lobby, review_calls, wire
from tessera.server.doors import ENDPOINTS
from tessera.server.openapi import SOCKET_PATH, SOCKET_QUERY, socket_operation

DECLARED = (calls, library, lobby, review_calls)
"""Reading these modules declares their endpoints."""
BEGIN, END = "<!-- generated -->", "<!-- end -->"


def endpoints() -> list[str]:
    lines = ["| call | who | sends | gets | what it does |", "| --- | --- | --- | --- | --- |"]
    for one in sorted(ENDPOINTS, key=lambda one: (one.path, one.method)):
        query = "".join(f" `?{name}`" for name in one.query)
        sends = name_of(one.body) if one.body is not None else ""
        about = " ".join(one.about.split())
        lines.append(f"| `{one.method} {one.path}`{query} | {one.door.value} | {sends} | {name_of(one.answer)} | {about} |")
    return [*lines, socket()]


def socket() -> str:
    query = "".join(f" `?{name}`" for name in SOCKET_QUERY)
    return f"| `WebSocket {SOCKET_PATH}`{query} | watcher | messages | messages | {socket_operation()['summary']} |"


def name_of(kind: Any) -> str:
    return getattr(kind, "__name__", "dict") if not str(kind).startswith("dict") else "record"


def messages() -> list[str]:
    lines = ["| message | from | fields | what it says |", "| --- | --- | --- | --- |"]
    for side, union in (("client", wire.ClientMessage), ("server", wire.ServerMessage)):
        for kind in get_args(union):
            fields = ", ".join(f"`{name}`" for name in kind.__struct_fields__)
            about = " ".join((kind.__doc__ or "").split())
            lines.append(f"| `{kind.__struct_config__.tag}` | {side} | {fields} | {about} |")
    return lines


def reference() -> str:
    return "\n".join([BEGIN, "", *endpoints(), "", *messages(), "", END])


def renewed(page: str) -> str:
    before, _, rest = page.partition(BEGIN)
    return before + reference() + rest.partition(END)[2]


def main(path: Path) -> None:
    path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/protocol.md"))
