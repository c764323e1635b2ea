"""Writes web/src/wire.ts from the server's own schema. `--check` fails where the file is not what it should be."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from tessera.server import app
from tessera.server.openapi import message_schema, openapi

TARGET = Path(__file__).parent.parent / "src" / "wire.ts"
HEAD = "// Generated from the server's schema by web/tools/write_types.py. Do not edit: `make types` writes it anew.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


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
    if kind == "array":
        return f"({typed(schema.get('items', {}))})[]"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"Record<string, {typed(schema['additionalProperties'])}>"
    if kind == "object":
        return "Record<string, any>"
    return PLAIN.get(str(kind), "any")


def interface(name: str, schema: dict[str, Any]) -> str:
    """One message."""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"export type {name} = {typed(schema)}\n"
    required = set(schema.get("required", ()))
    about = schema.get("description", "")
    lines = [f"/** {' '.join(about.split())} */"] if about else []
    lines.append(f"export interface {name} {{")
    for key, one in schema["properties"].items():
        lines.append(f"  {key}{'' if key in required else '?'}: {typed(one)}")
    return "\n".join([*lines, "}"]) + "\n"


def written() -> str:
    assert app.DECLARED
    messages = message_schema()
    shapes = {**openapi()["components"]["schemas"], **messages["$defs"]}
    parts = [interface(name, shapes[name]) for name in sorted(shapes)]
    parts += [f"export type {name.capitalize()}Message = {typed(messages[name])}\n" for name in ("client", "server")]
    return HEAD + "\n" + "\n".join(parts)


def main() -> int:
    if "--check" not in sys.argv:
        TARGET.write_text(written(), encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == written():
        return 0
    print("web/src/wire.ts is not what the server's schema says; `make types` writes it anew", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
