"""A server whose shuffles are the same in every run, as tests of the browser table need it. Never for play."""

from __future__ import annotations

import hashlib
import sys

from tessera.core.dealer import commit
from tessera.server import run
from tessera.server.house import House
from tessera.server.settings import Settings


class SeededHouse(House):
    """The house, but its secrets are counted."""

    n_secrets = 0

    def new_secret(self) -> tuple[str, str]:
        SeededHouse.n_secrets += 1
        secret = hashlib.sha256(b"browser test %d" % SeededHouse.n_secrets).digest()
        return secret.hex(), commit(secret)


if __name__ == "__main__":
    setattr(run, "House", SeededHouse)  # noqa: B010
    port, database = sys.argv[1:]
    url = f"sqlite:///{database}"
    generous = Settings(url, port=int(port), creations=9999, requests=99999, messages=400, pause=0.2, sweep=0.5)
    sys.exit(run.run(generous))
