"""The settings of a server: from flags, the environment and a file, checked before anything is opened."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from tessera.cli import serve
from tessera.cli.main import main, parser
from tessera.core.refusal import BadCall
from tessera.server import run
from tessera.server.settings import Settings


def settings_of(*flags: str, **environment: str) -> Any:
    return serve.gather(parser().parse_args(["serve", *flags]), environment, Settings)


@pytest.mark.parametrize(
    ("flags", "why"),
    [
        (("--port", "99999"), "port"),
        (("--port", "-1"), "port"),
        (("--agent-workers", "0"), "agents"),
        (("--pack", "/nope"), "/nope"),
        (("--name", "https://play.example.org"), "host name"),
        (("--name", "bad name"), "host name"),
        (("--origin", "play.example.org"), "origin"),
        (("--origin", "https://play.example.org/path"), "origin"),
        (("--database-url", "mysql://x"), "sqlite:///"),
        (("--redis-url", "http://x"), "redis://"),
        (("--set", "lease=soon"), "lease"),
        (("--set", "lease=-1"), "negative"),
        (("--set", "nothing=1"), "nothing"),
        (("--config", "/nope.toml"), "/nope.toml"),
    ],
)
def test_a_wrong_flag_is_refused_in_a_line(
    flags: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "run", lambda settings: pytest.fail("it should not start"))
    assert main(["serve", *flags]) == 2
    said = capsys.readouterr().err.strip()
    assert why in said
    assert len(said.splitlines()) == 1


def test_flags_come_before_the_environment_and_that_before_a_file(tmp_path: Path) -> None:
    file = tmp_path / "tessera.toml"
    file.write_text('port = 1000\nhost = "0.0.0.0"\nnames = ["play.example.org"]\nlease = 7\nbehind_proxy = true\n')
    found = settings_of("--config", str(file), "--port", "3000", TESSERA_PORT="2000", TESSERA_LEASE="8", PATH="/bin")
    assert (found.port, found.host, found.lease, found.names) == (3000, "0.0.0.0", 8.0, ("play.example.org",))
    assert found.secure_cookies, "behind a proxy"
    assert settings_of(TESSERA_NAMES="a.example, b.example").names == ("a.example", "b.example")
    assert settings_of() == Settings()


@pytest.mark.parametrize(
    ("text", "why"), [("port = 'x'", "whole number"), ("sport = 1", "no such setting"), ("port = ", "cannot be read")]
)
def test_a_wrong_file_is_refused_with_its_place(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "tessera.toml"
    file.write_text(text)
    with pytest.raises(BadCall, match=why) as error:
        settings_of("--config", str(file))
    assert "tessera.toml" in str(error.value)
    with pytest.raises(BadCall, match="TESSERA_PORT should be a whole number"):
        settings_of(TESSERA_PORT="many")


@pytest.mark.parametrize(
    ("flag", "package"), [("--database-url=postgresql://x/y", "asyncpg"), ("--redis-url=redis://x", "redis")]
)
def test_a_missing_package_names_the_extra(
    flag: str, package: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = ("tessera.server.store.postgres", "tessera.server.bus.redis")
    for name in [name for name in sys.modules if name in ours]:
        monkeypatch.delitem(sys.modules, name)
    for name in [name for name in sys.modules if name.split(".")[0] == package]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.chdir(tmp_path)
    assert main(["serve", flag]) == 2
    assert 'pip install ".[servers]" in the checkout' in capsys.readouterr().err


def test_the_help_shows_every_default(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    for default in ("8321", "127.0.0.1", "sqlite:///tessera.db", "info"):
        assert f"(default: {default})" in said
