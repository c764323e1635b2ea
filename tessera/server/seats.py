"""Seats and their secrets: a link is exchanged once for a cookie, and only hashes are kept."""

from __future__ import annotations

import hashlib
import secrets

from tessera.server.store import Key

SECRET_BYTES = 24
"""192 bits from the operating system."""
KINDS = {"link": "seat", "share-link": "share"}
"""What a link of each kind is exchanged for."""
DAY = 86400.0


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    """80 bits, in letters that survive being read aloud."""
    alphabet = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(alphabet) for _ in range(16))


def hashed(secret: str) -> str:
    """The hash of a secret, which is stored in its place. A secret is random and long, so one round of SHA-256 suffices."""
    return hashlib.sha256(f"tessera key {secret}".encode()).hexdigest()


def new_link(table: str, seat: int, kind: str, expires: float) -> tuple[str, Key]:
    secret = new_secret()
    return secret, Key(hashed(secret), table, seat, kind, expires)


def cookie_name(table: str, seat: int, kind: str) -> str:
    return f"tessera-{kind}-{table}-{seat}"


def set_cookie(name: str, value: str, table: str, seconds: float, secure: bool) -> str:
    """A cookie that no script can read and no foreign page can send, for one table only."""
    parts = [f"{name}={value}", f"Path=/api/tables/{table}", f"Max-Age={int(seconds)}", "HttpOnly", "SameSite=Strict"]
    return "; ".join(parts + (["Secure"] if secure else []))


def read_cookies(header: str) -> dict[str, str]:
    """The cookies of a request. What other pages of the same host have set is passed over, however odd."""
    found: dict[str, str] = {}
    for part in header[:16384].split(";"):
        name, equals, value = part.strip().partition("=")
        if equals and name.startswith("tessera-"):
            found[name] = value
    return found
