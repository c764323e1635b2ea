"""A server whose shuffles are the same in every run, as tests of the browser table need it. Never for play."""

from __future__ import annotations

import hashlib
import itertools
import sys

from tessera.core.dealer import commit
from tessera.server import lobby, run
from tessera.server.settings import Settings

COUNTER = itertools.count(1)


def counted_secret() -> tuple[str, str]:
    """The secret of the next dealer and its commitment; the secrets of every run are the same."""
    secret = hashlib.sha256(b"browser test %d" % next(COUNTER)).digest()
    return secret.hex(), commit(secret)


if __name__ == "__main__":
    setattr(lobby, "dealer_secret", counted_secret)  # noqa: B010
    port, database, *packs = sys.argv[1:]
    url = f"sqlite:///{database}"
    generous = Settings(
        url,
        port=int(port),
        packs=tuple(packs),
        creations=9999,
        creations_per_day=99999,
        requests=99999,
        messages=400,
        tables_per_address=9999,
        agent_tables_per_address=9999,
        open_tables_per_address=9999,
        pause=0.2,
        sweep=0.5,
        seating="as-listed",
    )
    sys.exit(run.run(generous))
