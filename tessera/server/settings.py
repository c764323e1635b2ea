"""What a host may choose when the server starts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Every number and address of one server process."""

    database_url: str = "sqlite:///tessera.db"
    redis_url: str = ""
    host: str = "127.0.0.1"
    port: int = 8321
    names: tuple[str, ...] = ()
    """Names by which browsers reach this server, as "play.example.org"; localhost and plain addresses always are."""
    origins: tuple[str, ...] = ()
    """Origins that may call besides the server's own, as "https://play.example.org"."""
    behind_proxy: bool = False
    """Is the last X-Forwarded-For entry the caller's address? Only when a proxy of ours wrote it."""
    secure_cookies: bool = False
    """Are cookies for https only? Right behind every proxy that speaks it."""
    log_level: str = "info"
    """The least that is logged: debug, info, warning or error."""
    games: str = "tessera.games:GAMES"
    """Where the registered games are, as module:name; agents' processes look there too."""

    frame_bytes: int = 8 * 1024
    body_bytes: int = 64 * 1024
    upload_bytes: int = 1024 * 1024
    """Of an uploaded record, which holds a whole match."""
    messages: int = 100
    """Socket messages within one window; one more closes the socket."""
    window: float = 20.0
    sockets_per_address: int = 20
    connections: int = 10_000
    """Connections in all, as far as the system allows so many open files,"""
    connections_per_address: int = 200
    """and those of one address. Behind a proxy it is the proxy that counts them."""
    requests: int = 600
    """Requests of one address within one window."""
    creations: int = 60
    """Tables, links and uploads of one address within one window,"""
    creations_per_day: int = 5000
    """and within a day."""
    bytes_per_day: int = 200 * 1024 * 1024
    """What one address may send within a day to be stored: moves, talk, tables and uploads together."""
    tables_per_address: int = 100
    """Tables of one address at which something happened within ten minutes,"""
    agent_tables_per_address: int = 4
    """and how many of them may be played by agents alone."""
    patience: float = 10.0
    """Seconds that a request may take to arrive, or an answer to be read."""

    agent_workers: int = 1
    agent_seconds: float = 10.0
    """After so long an agent that is no level is stopped."""
    replay_seconds: float = 10.0
    """After so long the replay of a finished match is stopped, and the check of an uploaded record."""
    agent_slack: float = 2.0
    """Seconds beyond its level's own after which an agent is stopped: a busy machine is not its fault."""
    agent_bytes: int = 1 << 30
    pause: float = 1.0
    """How long the table waits before it answers a question with one option for a person."""
    poker_pause: float = 3.0
    """At a poker-summary table no answer is shown sooner than this after its question."""
    opening_seconds: float = 60.0
    """So long a table waits for the nonces of its seats before the match begins without them."""
    sweep: float = 2.0
    """Seconds between looks for tables that nobody tends."""
    lease: float = 6.0
    """Seconds for which one process tends a table unless it says so again."""
    key_days: float = 90.0
    """After so long a seat's cookie is worth nothing."""
    abandon_days: float = 30.0
    """After so long an unstarted table is given up; its commitment stays listed."""
    keep_days: float = 365.0
    """After so long a table at which nothing happened is exported and deleted, whether it is over or not; 0: never."""
    export_folder: str = ""
    """Where tables are exported to before they are deleted; empty: the folder "exported" beside an SQLite file. With PostgreSQL
    nothing is deleted unless it is set."""
    cached_tables: int = 2000
    packs: tuple[str, ...] = ()
    """The only folders of this machine that tables may name for cards of their own."""
    webhooks: bool = False
    """May tables name an address that is told whose turn it is? Off: it lets callers make the server call out."""
    webhook_hosts: tuple[str, ...] = ()
    """The only hosts that may be told."""
