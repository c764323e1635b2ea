"""The edge: who calls, from where, and the headers that every answer carries."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tessera.server.doors import Call
from tessera.server.house import House
from tessera.server.seats import read_cookies
from tessera.server.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self';"
    " manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def caller(house: House, connection: HTTPConnection) -> Call:
    """Who calls, before anything is believed."""
    cookies = read_cookies(connection.headers.get("cookie", ""))
    path, query = dict(connection.path_params), dict(connection.query_params)
    return Call(house, address(house.settings, connection), cookies, path, query)


def address(settings: Settings, connection: HTTPConnection) -> str:
    """The caller's address. A header counts only behind a proxy of ours, and then its last entry: ours."""
    if settings.behind_proxy and (said := connection.headers.get("x-forwarded-for")):
        return neighbourhood(said.split(",")[-1].strip()[:64])
    return neighbourhood(connection.client.host) if connection.client else "local"


def neighbourhood(address: str) -> str:
    """What is counted as one caller: of version 6 a whole /64, since everybody there has as many addresses as they like."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network(f"{found}/64", strict=False))


def known_name(settings: Settings, host: str) -> bool:
    """Is this how we are called? A foreign name that leads here is a trick to make browsers take us for that site.

    A plain address cannot be such a name, and programs that name nobody were not tricked.
    """
    name = urlsplit(f"//{host}").hostname or ""
    if not host or name in ("localhost", *settings.names) or name in [urlsplit(one).hostname for one in settings.origins]:
        return True
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


def same_origin(settings: Settings, connection: HTTPConnection) -> bool:
    """May a page of this origin call us? Programs send none; browsers always do where it matters."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "") != ""
