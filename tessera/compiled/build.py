"""Compile the engine with mypyc: which modules, in which groups, with which settings.

    python -P tessera/compiled/build.py DIR        the extension modules of the engine, below DIR

The build hook and the background build of `tessera play` use this file. It needs the standard library only and imports
nothing of the package, because pip builds where the package's dependencies are not installed.

The source tree itself is never written to: a stale extension would shadow the source beside it.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REQUIRES = ("mypy==2.4.1", "setuptools")
"""What must be installed for compiling."""
COMPILERS = ("cc", "gcc", "clang")
FOLDERS = ("core", "games")
"""Below these folders every module is compiled that is no package file and imports nothing but COMPUTING and the package.
Modules that declare types for clients stay plain: a compiled TypedDict forgets what it inherits and what may be missing."""
COMPUTING = {"__future__", "abc", "bisect", "collections.abc", "math", "mypy_extensions", "random", "re", "time", "typing"}
"""Modules of rules import only these of the standard library. Whatever reads files, draws or hashes stays plain Python."""
ELSEWHERE = (
    "agents/search",
    "core/dealer",
    "research/lockstep",
    "solve/bayesian_game",
    "solve/draft",
    "solve/endgame",
    "solve/kingdoms",
    "solve/matrix",
    "solve/value_network",
)
"""Modules that import more and are compiled nevertheless: the search, the dealer, the inner loops of the solver, and those of
the vector environments."""
HOT = "core"
SMALL = 1_000
"""Full optimisation is for the kernel and for games of fewer lines than this: in a larger game it costs a minute and brings
nothing that can be measured."""
HINT = "install gcc and the headers of Python (on Debian: apt-get install gcc python3-dev)"


class CannotCompile(Exception):
    """Compiling is not possible here, or failed. The text is one line that says why."""


def engine(root: Path = ROOT) -> list[Path]:
    """The modules to compile, relative to the root."""
    package = root / "tessera"
    found = [package / f"{name}.py" for name in ELSEWHERE]
    for folder in FOLDERS:
        found += [path for path in (package / folder).rglob("*.py") if path.name != "__init__.py" and only_computes(path)]
    return sorted(path.relative_to(root) for path in found)


def only_computes(path: Path) -> bool:
    """True where a module imports nothing but what the engine may use, and declares no types for clients."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
            if any(alias.name == "TypedDict" for alias in node.names):
                return False
        if any(name not in COMPUTING and name.partition(".")[0] != "tessera" for name in names):
            return False
    return True


def group(module: Path) -> str:
    """The shared library that a module goes into: one for each game, one for the solver, one for everything else."""
    _, folder, name, *_ = module.parts
    return name if folder == "games" else "solve" if folder == "solve" else "core"


def has_compiler() -> bool:
    """True where a C compiler is on the path. On Windows setuptools looks for one by itself, and `probe` tells the result."""
    named = os.environ.get("CC", "").split()[:1] or COMPILERS
    return sys.platform == "win32" or any(shutil.which(compiler) for compiler in named)


def compile_into(target: Path, root: Path = ROOT) -> list[Path]:
    """Compile the engine below `target`; the extension modules, relative to it."""
    if not has_compiler():
        raise CannotCompile(f"no C compiler was found; {HINT}")
    target.mkdir(parents=True, exist_ok=True)
    sources = shutil.ignore_patterns("__pycache__", "static", "*.so", "*.pyd", "*.toml", "*.json", "*.md")
    shutil.copytree(root / "tessera", target / "tessera", ignore=sources, dirs_exist_ok=True)
    modules = engine(root)
    (target / "mypy.ini").write_text(mypy_settings(root), encoding="utf-8")
    (target / "setup.py").write_text(
        SETUP.format(
            modules=[str(each) for each in modules],
            groups=groups(modules),
            hot=[f"tessera_{name}__mypyc" for name in hot_groups(root, modules)],
        )
    )
    probe(target)
    run([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)], target)
    made = [*target.glob("*"), *(target / "tessera").rglob("*")]
    return sorted(path.relative_to(target) for path in made if path.suffix in {".so", ".pyd"})


def groups(modules: list[Path]) -> list[tuple[list[str], str]]:
    """The modules of each shared library, and its name. Libraries lie beside the package: from their place mypyc works out
    the `__file__` of their modules."""
    found: dict[str, list[str]] = {}
    for module in modules:
        found.setdefault(group(module), []).append(str(module))
    return [(files, f"tessera_{name}") for name, files in found.items()]


def hot_groups(root: Path, modules: list[Path]) -> list[str]:
    """The groups that are built with full optimisation."""
    lines: dict[str, int] = {}
    for module in modules:
        size = len((root / module).read_text(encoding="utf-8").splitlines())
        lines[group(module)] = lines.get(group(module), 0) + size
    return sorted(name for name, size in lines.items() if name == HOT or size < SMALL)


def mypy_settings(root: Path) -> str:
    """Package files only put the parts together. Following them would lead to rich, msgspec and numpy, which are not there
    when pip builds; so they are left out, and an engine module that needs one of those is an error."""
    packages = [path.parent.relative_to(root).parts for path in (root / "tessera").rglob("__init__.py")]
    names = ",".join(sorted(".".join(parts) for parts in packages))
    return f"[mypy]\nstrict = True\nwarn_unused_ignores = False\n\n[mypy-{names}]\nfollow_imports = skip\n"


SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify(
    ["--config-file", "mypy.ini", *{modules!r}], opt_level="1", debug_level="0", separate={groups!r}, target_dir="build"
)
for extension in extensions:
    if extension.name in {hot!r}:
        extension.extra_compile_args = [word if word != "-O1" else "-O3" for word in extension.extra_compile_args]
setup(name="engine", ext_modules=extensions)
"""
PROBE = """\
from setuptools import Extension, setup

setup(name="probe", ext_modules=[Extension("probe", ["probe.c"])])
"""


def probe(target: Path) -> None:
    """Compile three lines first: what is wrong with a compiler shows in a second and in words of its own."""
    (target / "probe.c").write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    (target / "probe.py").write_text(PROBE)
    run([sys.executable, "probe.py", "--quiet", "build_ext", "--build-lib", "probe", "--build-temp", "probe"], target)


def run(command: list[str], target: Path) -> None:
    """Run a command whose temporary files lie below `target`, too."""
    done = subprocess.run(
        command, cwd=target, env={**os.environ, "TMPDIR": str(target)}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CannotCompile(reason(f"{done.stdout}\n{done.stderr}"))


FULL = ("No space left on device", "database or disk is full")
"""How the compiler and mypy's cache say that the disk is full."""


def reason(said: str) -> str:
    """The line of a failed build that says most, cut to a length that can be read. The compiler's own words come first."""
    if any(sign in said for sign in FULL):
        return "No space left on device: the build needs about 100 MB below build/engine"
    everything = [line.strip() for line in said.splitlines() if line.strip()]
    lines = [line for line in everything if not line.lower().startswith("error: command ")] or everything
    for sign in ("No module named", "fatal error", ": error:", "error:", "Error"):
        for line in lines:
            if sign in line:
                return line[:300]
    return lines[-1][:300] if lines else "the compiler failed without a word"


def build(target: Path, root: Path = ROOT) -> list[Path]:
    """Compile into `target`, and leave nothing there but the extension modules."""
    with tempfile.TemporaryDirectory(prefix="building-", dir=target) as staging:
        made = compile_into(Path(staging), root)
        for path in made:
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(Path(staging) / path, target / path)
    return made


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    try:
        print(f"{len(build(folder))} extension modules in {sys.argv[1]}")
    except CannotCompile as error:
        sys.exit(f"the engine does not compile: {error}")
