"""The settings that a host chooses when the server starts."""

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
    """True if the last X-Forwarded-For entry is the caller's address, which holds only behind a proxy of the host."""
    secure_cookies: bool = False
    """True if cookies are for https only, as they should be behind every proxy that offers https."""
    log_level: str = "info"
    """The least that is logged: debug, info, warning or error."""
    games: str = "tessera.games:GAMES"
    """Where the registered games are, as module:name; agents' processes look there too."""

    frame_bytes: int = 8 * 1024
    body_bytes: int = 64 * 1024
    upload_bytes: int = 1024 * 1024
    """The most bytes of an uploaded record, which holds a whole match."""
    messages: int = 100
    """Socket messages within one window; one more closes the socket."""
    window: float = 20.0
    sockets_per_address: int = 20
    connections: int = 10_000
    """The most connections of all addresses together, as far as the system allows that many open files."""
    connections_per_address: int = 200
    """The most connections of one address. Behind a proxy, the proxy has to limit them."""
    unsent_bytes: int = 128 * 1024 * 1024
    """Bytes that may wait for all those who do not read them; whoever holds most is dropped then."""
    unsent_per_address: int = 32 * 1024 * 1024
    """Bytes that may wait for the connections of one address. Behind a proxy, which reads by itself, only their sum counts."""
    requests: int = 600
    """Requests that one address may make within one window."""
    creations: int = 60
    """Tables, links and uploads that one address may create within one window."""
    creations_per_day: int = 5000
    """Tables, links and uploads that one address may create within a day."""
    bytes_per_day: int = 200 * 1024 * 1024
    """Bytes that one address may send within a day to be stored: moves, talk, tables and uploads together."""
    tables_per_address: int = 100
    """Tables of one address that may be active, which means that something happened at them within ten minutes."""
    agent_tables_per_address: int = 4
    """The number of these tables that may be played by agents alone."""
    open_tables_per_address: int = 10
    """Public tables of one address that may wait for players at a time."""
    patience: float = 10.0
    """Seconds that a request may take to arrive, or an answer or the next part of it to be read."""

    agent_workers: int = 1
    agent_seconds: float = 10.0
    """The seconds after which an agent that is no level is stopped."""
    replay_seconds: float = 10.0
    """Seconds after which the replay of a finished match, or the check of an uploaded record, is stopped."""
    fold_seconds: float = 8.0
    """Seconds of processor time that one address may use within one window for tables with the record of another match.
    It is played again whenever such a table is read."""
    agent_slack: float = 2.0
    """Seconds that an agent may take beyond the time of its level before it is stopped, because the machine may be busy."""
    agent_bytes: int = 1 << 30
    presence_pause: float = 2.0
    """Seconds after which those at a table are told who has come or gone."""
    seating: str = "drawn"
    """How seats are given at tables that do not say: drawn or as-listed."""
    pause: float = 1.0
    """Seconds for which the table waits before it answers a question with one option for a person."""
    poker_pause: float = 3.0
    """At a table with `poker_face` no answer is shown sooner than this after its question."""
    opening_seconds: float = 60.0
    """Seconds for which a table waits for the nonces of its seats. After that the match begins without them."""
    sweep: float = 2.0
    """Seconds between two searches for tables that no process owns."""
    lease: float = 6.0
    """Seconds for which a process owns a table before it has to renew its claim."""
    key_days: float = 90.0
    """Days after which the cookie of a seat expires."""
    abandon_days: float = 30.0
    """Days after which a table that never started is closed. Its commitment stays listed."""
    keep_days: float = 365.0
    """Days without an act after which a table is exported and deleted, whether its match is over or not; 0 means never."""
    export_folder: str = ""
    """Where tables are exported to before they are deleted; empty: the folder "exported" beside an SQLite file. With PostgreSQL
    nothing is deleted unless it is set."""
    cached_tables: int = 2000
    """The most tables that are kept in memory while nobody uses them,"""
    cached_bytes: int = 256 * 1024 * 1024
    """and about how much memory they may take. Those that are finished take at most a fourth of it."""
    packs: tuple[str, ...] = ()
    """The only folders of this machine that tables may name for cards of their own."""
    webhooks: bool = False
    """True if tables may name an address that is told whose turn it is. It is off by default, because it lets callers make
    the server call out."""
    webhook_hosts: tuple[str, ...] = ()
    """The only hosts that may be told."""
