"""`tessera serve` runs the table server."""

from __future__ import annotations

import argparse
import os
import re
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tessera.compiled import describe
from tessera.core.refusal import BadCall

EXAMPLE = "tessera serve --database-url sqlite:///tessera.db --port 8321"
PREFIX = "TESSERA_"
"""Of the environment variables that hold settings: TESSERA_PORT, TESSERA_DATABASE_URL."""
NAME = re.compile(r"(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*")
LOG_LEVELS = ("debug", "info", "warning", "error")
EXTRA = 'pip install ".[servers]" in the checkout, or pip install "WHEEL[servers]" with the file of the wheel'
PACKAGES = {"asyncpg": "PostgreSQL", "redis": "Redis"}
"""What only servers of several processes need."""


def add_arguments(made: argparse.ArgumentParser) -> None:
    """Flags have no defaults here, so that what was not said can come from the environment or a file."""
    made.add_argument("--config", metavar="FILE", help="a TOML file with any of the settings of docs/hosting.md")
    made.add_argument(
        "--database-url", metavar="URL", help="sqlite:///FILE or postgresql://... (default: sqlite:///tessera.db)"
    )
    made.add_argument("--redis-url", metavar="URL", help="redis://... for several processes (default: none)")
    made.add_argument("--host", help="the address to listen at (default: 127.0.0.1)")
    made.add_argument("--port", type=int, help="(default: 8321)")
    made.add_argument(
        "--name", action="append", metavar="NAME", help="a host name of this server: play.example.org (default: none)"
    )
    made.add_argument("--origin", action="append", metavar="ORIGIN", help="a further origin that may call it (default: none)")
    made.add_argument(
        "--behind-proxy",
        action="store_true",
        default=None,
        help="trust the proxy's X-Forwarded-For; cookies for https only (default: off)",
    )
    made.add_argument("--agent-workers", type=int, metavar="N", help="number of processes for agents (default: 1)")
    made.add_argument("--pack", action="append", metavar="FOLDER", help="a pack that tables may use (default: none)")
    made.add_argument("--webhook-host", action="append", metavar="HOST", help="a host that webhooks may call (default: none)")
    made.add_argument("--log-level", choices=LOG_LEVELS, help="the least that is logged (default: info)")
    made.add_argument("--set", action="append", default=[], metavar="NAME=NUMBER", help="another limit; see docs/hosting.md")


def run(args: argparse.Namespace) -> int:
    """Start the server and print its address."""
    try:
        from tessera.server.run import run as serve
        from tessera.server.settings import Settings
    except ImportError as error:
        raise BadCall(f"the package {error.name}, which the server needs, is missing; see docs/hosting.md") from None
    settings = gather(args, os.environ, Settings)
    print(f"the engine is {describe()}", file=sys.stderr)
    print(f"tables at http://{settings.host}:{settings.port}", file=sys.stderr)
    try:
        return serve(settings)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in PACKAGES:
            raise
        raise BadCall(f"{PACKAGES[package]} needs the package {package}: {EXTRA}") from None


def gather(args: argparse.Namespace, environment: Mapping[str, str], kind: Any) -> Any:
    """The settings: a flag comes before the environment, the environment before the file, the file before the defaults."""
    found: dict[str, Any] = {}
    if args.config:
        found |= from_file(args.config, kind)
    found |= from_environment(environment, kind)
    flags = {
        "database_url": args.database_url,
        "redis_url": args.redis_url,
        "host": args.host,
        "port": args.port,
        "names": args.name,
        "origins": args.origin,
        "behind_proxy": args.behind_proxy,
        "agent_workers": args.agent_workers,
        "packs": args.pack,
        "webhook_hosts": args.webhook_host,
        "log_level": args.log_level,
    }
    found |= {name: tuple(value) if isinstance(value, list) else value for name, value in flags.items() if value is not None}
    found |= from_pairs(args.set, kind)
    if found.get("behind_proxy"):
        found.setdefault("secure_cookies", True)
    if found.get("webhook_hosts"):
        found.setdefault("webhooks", True)
    found["names"] = tuple(name.lower() for name in found.get("names", ()))
    settings = kind(**found)
    check(settings)
    return settings


def defaults_of(kind: Any) -> dict[str, Any]:
    return {field.name: field.default for field in fields(kind)}


def from_file(name: str, kind: Any) -> dict[str, Any]:
    """Settings from a TOML file: port = 8321, names = ["play.example.org"]."""
    try:
        said = tomllib.loads(Path(name).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadCall(f"{name} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    return {key: fitting(f"{name}: {key}", value, defaults_of(kind), key) for key, value in said.items()}


def from_environment(environment: Mapping[str, str], kind: Any) -> dict[str, Any]:
    """Settings from TESSERA_PORT and the like; lists are separated by commas."""
    defaults, found = defaults_of(kind), {}
    for key, text in environment.items():
        name = key.removeprefix(PREFIX).lower()
        if key.startswith(PREFIX) and name in defaults:
            found[name] = fitting(key, as_typed(text, defaults[name]), defaults, name)
    return found


def from_pairs(pairs: list[str], kind: Any) -> dict[str, Any]:
    """Limits given as NAME=NUMBER."""
    defaults, found = defaults_of(kind), {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        if not isinstance(defaults.get(name), int | float | str) or isinstance(defaults[name], bool):
            raise BadCall(f"there is no limit '{name}'")
        found[name] = fitting(name, as_typed(text, defaults[name]), defaults, name)
    return found


def as_typed(text: str, default: Any) -> Any:
    """A text as a value of the same type as the default, where it can be read as one."""
    if isinstance(default, bool):
        return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}.get(text.lower(), text)
    if isinstance(default, tuple):
        return [part.strip() for part in text.split(",") if part.strip()]
    try:
        return type(default)(text)
    except ValueError:
        return text


def fitting(where: str, value: Any, defaults: dict[str, Any], name: str) -> Any:
    """A value of the type that a setting has, or an error that says where it stands and what was expected."""
    if name not in defaults:
        raise BadCall(f"{where}: there is no such setting; docs/hosting.md lists them")
    wanted = type(defaults[name])
    if wanted is tuple and isinstance(value, list) and all(isinstance(one, str) for one in value):
        return tuple(value)
    if wanted is float and type(value) is int:
        return float(value)
    if type(value) is not wanted:
        spoken = {int: "a whole number", float: "a number", bool: "true or false", tuple: "a list of texts", str: "a text"}
        raise BadCall(f"{where} should be {spoken[wanted]}, not '{value}'")
    return value


def check(settings: Any) -> None:
    """Refuse what could only fail later, or do something else than was meant."""
    if not 0 <= settings.port <= 65535:
        raise BadCall(f"a port is a number from 1 to 65535 (0 for any free one), not {settings.port}")
    if not 1 <= settings.agent_workers <= 256:
        raise BadCall(f"there are 1 to 256 processes for agents, not {settings.agent_workers}")
    if settings.log_level not in LOG_LEVELS:
        raise BadCall(f"a log level is one of {', '.join(LOG_LEVELS)}, not '{settings.log_level}'")
    if not settings.database_url.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise BadCall("--database-url starts with sqlite:/// or postgresql://")
    if settings.redis_url and not settings.redis_url.startswith(("redis://", "rediss://", "unix://")):
        raise BadCall("--redis-url starts with redis://, rediss:// or unix://")
    check_names(settings)
    for folder in settings.packs:
        if not any(Path(folder).expanduser().glob("*.toml")):
            raise BadCall(f"there is no pack in '{folder}': a pack is a folder with TOML files (docs/packs.md)")
    for field in fields(settings):
        value = getattr(settings, field.name)
        if isinstance(value, int | float) and not isinstance(value, bool) and not 0 <= value < float("inf"):
            raise BadCall(f"{field.name} should not be negative, and have an end")


def check_names(settings: Any) -> None:
    """Refuse names and origins that no request could ever have."""
    for name in (*settings.names, *settings.webhook_hosts):
        if not NAME.fullmatch(name.lower()):
            raise BadCall(f"'{name}' is no host name; write it without scheme and port, as play.example.org")
    for origin in settings.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.hostname or origin != f"{parts.scheme}://{parts.netloc}":
            raise BadCall(f"'{origin}' is no origin; write scheme, name and no path, as https://play.example.org")
