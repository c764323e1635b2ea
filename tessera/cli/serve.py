"""`tessera serve`: the table server."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from tessera.core.refusal import BadCall

EXAMPLE = "tessera serve --database-url sqlite:///tessera.db --port 8321"


def add_arguments(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--database-url", default="sqlite:///tessera.db", metavar="URL", help="sqlite:///FILE or postgresql://..."
    )
    made.add_argument("--redis-url", default="", metavar="URL", help="redis://... for several processes")
    made.add_argument("--host", default="127.0.0.1")
    made.add_argument("--port", type=int, default=8321)
    made.add_argument("--name", action="append", default=[], metavar="NAME", help="a name of this server, as play.example.org")
    made.add_argument("--origin", action="append", default=[], metavar="ORIGIN", help="a further origin that may call")
    made.add_argument("--behind-proxy", action="store_true", help="believe the proxy's X-Forwarded-For; cookies for https only")
    made.add_argument("--agent-workers", type=int, default=1, metavar="N", help="processes in which agents think")
    made.add_argument("--pack", action="append", default=[], metavar="FOLDER", help="cards that tables may be played with")
    made.add_argument("--webhook-host", action="append", default=[], metavar="HOST", help="a host that may be told of turns")
    made.add_argument("--set", action="append", default=[], metavar="NAME=NUMBER", help="any other limit, see docs/hosting.md")


def run(args: argparse.Namespace) -> int:
    """Start the server, and say where it is."""
    try:
        from tessera.server.run import run as serve
        from tessera.server.settings import Settings
    except ImportError as error:
        raise BadCall(f"the server needs a package that is missing ({error.name}); install tessera[server]") from None
    settings = Settings(
        database_url=args.database_url,
        redis_url=args.redis_url,
        host=args.host,
        port=args.port,
        names=tuple(name.lower() for name in args.name),
        origins=tuple(args.origin),
        behind_proxy=args.behind_proxy,
        secure_cookies=args.behind_proxy,
        agent_workers=args.agent_workers,
        packs=tuple(args.pack),
        webhooks=bool(args.webhook_host),
        webhook_hosts=tuple(args.webhook_host),
        **chosen(args.set, Settings),
    )
    print(f"tables at http://{settings.host}:{settings.port}", file=sys.stderr)
    return serve(settings)


def chosen(pairs: list[str], settings: Any) -> dict[str, Any]:
    """Limits by name, each of the type it has by default."""
    found: dict[str, Any] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        default = getattr(settings, name, None)
        if name not in settings.__annotations__ or not isinstance(default, int | float | str) or isinstance(default, bool):
            raise BadCall(f"there is no limit '{name}'")
        try:
            found[name] = type(default)(value)
        except ValueError:
            raise BadCall(f"{name} is a number, not '{value}'") from None
    return found
