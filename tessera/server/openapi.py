"""The OpenAPI page and the schema of socket messages, made from the declared endpoints and the wire types."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from tessera import __version__
from tessera.server import wire
from tessera.server.doors import ENDPOINTS, Door, Endpoint

REF = "#/components/schemas/{name}"
SOCKET_PATH = "/api/tables/{table}/socket"
SOCKET_QUERY = ("seat", "place", "mark")
SOCKET = {"client": wire.ClientMessage, "server": wire.ServerMessage}


def types() -> list[Any]:
    found = [one.answer for one in ENDPOINTS] + [one.body for one in ENDPOINTS if one.body is not None]
    return [*found, wire.Refusal]


def openapi() -> dict[str, Any]:
    """What a client can call, as OpenAPI 3.1. `x-door` says who is let in."""
    shapes, components = msgspec.json.schema_components(types(), ref_template=REF)
    by_type = dict(zip([str(kind) for kind in types()], shapes, strict=True))
    paths: dict[str, Any] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one, by_type)
    paths[SOCKET_PATH] = {"get": socket_operation()}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tessera table server", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(one: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    refusal = content(by_type[str(wire.Refusal)], "no, and why")
    said: dict[str, Any] = {
        "operationId": f"{one.method.lower()}{re.sub('[^a-z]+', '-', one.path)}".rstrip("-"),
        "summary": one.about,
        "x-door": one.door.value,
        "parameters": parameters(one),
        "responses": {str(one.status): content(by_type[str(one.answer)], "done"), "default": refusal},
    }
    for status in refusals(one):
        said["responses"][status] = refusal
    if one.body is not None:
        said["requestBody"] = {"required": True, "content": {"application/json": {"schema": by_type[str(one.body)]}}}
    return said


def socket_operation() -> dict[str, Any]:
    """The socket of a table. What crosses it is in the schema of messages."""
    in_path = [{"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}]
    in_query = [{"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in SOCKET_QUERY]
    return {
        "operationId": "get-api-tables-table-socket",
        "summary": "A WebSocket with the news of a table; ?seat or ?place says as whom, ?mark=M sends only what is new.",
        "x-door": Door.WATCHER.value,
        "x-messages": "/api/messages.json",
        "parameters": in_path + in_query,
        "responses": {"101": {"description": "the connection becomes a WebSocket"}},
    }


def refusals(one: Endpoint) -> list[str]:
    """The refusals that every caller must expect."""
    found = ["429", "503"]
    if one.body is not None or one.query:
        found.append("400")
    if one.door is not Door.ANYONE:
        found += ["403", "404", "409", "410"]
    return sorted(found)


def content(schema: Any, about: str) -> dict[str, Any]:
    return {"description": about, "content": {"application/json": {"schema": schema}}}


def parameters(one: Endpoint) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)\}", one.path)
    ]
    return in_path + [{"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in one.query]


def message_schema() -> dict[str, Any]:
    """Every message that crosses a socket."""
    shapes, components = msgspec.json.schema_components(list(SOCKET.values()), ref_template="#/$defs/{name}")
    return {"address": SOCKET_PATH, "$defs": components, **dict(zip(SOCKET, shapes, strict=True))}
