"""Writes the client's types: src/wire.ts from the server's schema, and src/games/<game>/types.ts from each game.

`--check` writes nothing and fails where a file is not what it should be.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from tessera.core.game import Game
from tessera.games import GAMES
from tessera.server import app
from tessera.server.openapi import message_schema, openapi

SOURCES = Path(__file__).parent.parent / "src"
HEAD = "// Generated from {origin} by web/tools/write_types.py. Do not edit: `make types` writes it anew.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
ANYTHING = "Record<string, unknown>"
"""The type of a view or of components that a game has not described."""


def typed(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(typed(one) for one in schema[key]))
    if "enum" in schema:
        return " | ".join(repr(value) for value in schema["enum"])
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(typed(one) for one in schema['prefixItems'])}]"
    if kind == "array":
        item = typed(schema.get("items", {}))
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"Record<string, {typed(schema['additionalProperties'])}>"
    if kind == "object":
        return "Record<string, unknown>"
    return PLAIN.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any], docs: dict[str, str] | None = None) -> str:
    """One message or one part of a view, with what its fields mean."""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"export type {name} = {typed(schema)}\n"
    required = set(schema.get("required", ()))
    about = schema.get("description", "")
    lines = [f"/** {' '.join(about.split())} */"] if about else []
    lines.append(f"export interface {name} {{")
    for key, one in schema["properties"].items():
        if docs and key in docs:
            lines.append(f"  /** {docs[key]} */")
        lines.append(f"  {named(key)}{'' if key in required else '?'}: {typed(one)}")
    return "\n".join([*lines, "}"]) + "\n"


def named(key: str) -> str:
    return key if IDENTIFIER.fullmatch(key) else json.dumps(key)


def wire_types() -> str:
    """The messages of the server."""
    assert app.DECLARED
    messages = message_schema()
    shapes = {**openapi()["components"]["schemas"], **messages["$defs"]}
    parts = [interface(name, shapes[name]) for name in sorted(shapes)]
    parts += [f"export type {name.capitalize()}Message = {typed(messages[name])}\n" for name in ("client", "server")]
    return "\n".join([HEAD.format(origin="the server's schema"), *parts])


def game_types(game: Game) -> str:
    """The view and the components of a game, with every type that they are made of."""
    return "\n".join([HEAD.format(origin=f"{game.id}'s view_type and kit_type"), *declared(game.view_type, game.kit_type)])


def declared(view_type: Any, kit_type: Any) -> list[str]:
    """The declarations for these two typed dictionaries, which are exported as View and Components."""
    roots = {"View": view_type, "Components": kit_type}
    known = {name: one for name, one in roots.items() if one is not None}
    references, shapes = msgspec.json.schema_components(known.values(), ref_template="#/{name}")
    own = {typed(reference): name for name, reference in zip(known, references, strict=True)}
    if clash := (set(shapes) - set(own)) & set(roots) or {name for name in shapes if not IDENTIFIER.fullmatch(name)}:
        raise SystemExit(f"several types are called {', '.join(sorted(clash))}; each needs a name of its own")
    parts = [f"export type {name} = {ANYTHING}\n" for name in roots if name not in known]
    docs: dict[str, dict[str, str]] = {}
    for module in dict.fromkeys(sys.modules[one.__module__] for one in known.values()):
        docs.update(field_docs(ast.parse(inspect.getsource(module))))
    order = sorted(shapes, key=lambda name: name not in own)
    return parts + [interface(own.get(name, name), renamed(shapes[name], own), docs.get(name)) for name in order]


def field_docs(module: ast.Module) -> dict[str, dict[str, str]]:
    """For each class of a module the docstrings of its fields, those of its base classes included."""
    found: dict[str, dict[str, str]] = {}
    for one in module.body:
        if not isinstance(one, ast.ClassDef):
            continue
        docs = found[one.name] = {}
        for base in one.bases:
            docs.update(found.get(ast.unparse(base), {}))
        for field, said in pairwise(one.body):
            if isinstance(field, ast.AnnAssign) and isinstance(said, ast.Expr) and isinstance(said.value, ast.Constant):
                docs[ast.unparse(field.target)] = " ".join(str(said.value.value).split())
    return found


def renamed(value: Any, own: dict[str, str]) -> Any:
    """A schema in which references to the roots use the names under which these are exported."""
    if isinstance(value, list):
        return [renamed(one, own) for one in value]
    if not isinstance(value, dict):
        return value
    if "$ref" in value:
        name = typed(value)
        return {"$ref": f"#/{own.get(name, name)}"}
    return {key: renamed(one, own) for key, one in value.items()}


def written() -> dict[Path, str]:
    """What each generated file should hold."""
    found = {SOURCES / "games" / game.id / "types.ts": game_types(game) for game in GAMES.values()}
    return {SOURCES / "wire.ts": wire_types(), **found}


def main() -> int:
    stale = [(path, text) for path, text in written().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" not in sys.argv:
        for path, text in stale:
            path.write_text(text, encoding="utf-8")
        return 0
    for path, _ in stale:
        print(f"web/src/{path.relative_to(SOURCES)} is not up to date; `make types` writes it anew", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
