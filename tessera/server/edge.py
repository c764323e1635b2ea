"""The edge: who calls, from where, and the headers that every answer carries."""

from __future__ import annotations

import re
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tessera.server.doors import Call
from tessera.server.seats import read_cookies
from tessera.server.server import TableServer
from tessera.server.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self';"
    " manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HOST = re.compile(r"([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")
"""A name or an address, and perhaps a port: nothing before it, between them or after."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def caller(server: TableServer, connection: HTTPConnection) -> Call:
    """A call as it arrived, before anything in it is checked."""
    cookies = read_cookies(connection.headers.get("cookie", ""))
    path, query = dict(connection.path_params), dict(connection.query_params)
    return Call(server, address(server.settings, connection), cookies, path, query)


def address(settings: Settings, connection: HTTPConnection) -> str:
    """The caller's address. The header counts only behind a proxy of ours, and then its last entry, which the proxy wrote."""
    if settings.behind_proxy and (said := connection.headers.get("x-forwarded-for")):
        return caller_network(said.split(",")[-1].strip()[:64])
    return caller_network(connection.client.host) if connection.client else "local"


def caller_network(address: str) -> str:
    """The key under which one caller is counted. For IPv6 it is the whole /64, since one caller has all its addresses."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network(f"{found}/64", strict=False))


def known_name(settings: Settings, host: str) -> bool:
    """True if this is a name of the server. With a foreign name that resolves to us, browsers would take us for that site.

    A plain address cannot be such a name, and programs that send no host were not tricked.
    """
    if not host:
        return True
    found = HOST.fullmatch(host.lower())
    if found is None:
        return False
    name = found[1].strip("[]")
    if name in ("localhost", *settings.names) or name in [urlsplit(one).hostname for one in settings.origins]:
        return True
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


def same_origin(settings: Settings, connection: HTTPConnection) -> bool:
    """True if a page of this origin may call us. Programs send no origin; browsers always do where it matters.

    An origin is a scheme and a host: a page that came by http may have been altered on its way, so it is not one of ours
    where we are reached by https.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    secure = settings.secure_cookies or connection.scope["scheme"] in ("https", "wss")
    host = connection.headers.get("host", "")
    return host != "" and origin.lower() == f"{'https' if secure else 'http'}://{host.lower()}"
