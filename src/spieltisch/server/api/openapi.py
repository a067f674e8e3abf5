"""The API describes itself: OpenAPI 3.1 from the list of endpoints and their messages."""

import re
from typing import Any

import msgspec

from spieltisch import texts
from spieltisch.server.messages import Problem
from spieltisch.server.routing import Endpoint
from spieltisch.version import __version__

_REF = "#/components/schemas/{name}"
_QUERY = {
    "again": {"type": "integer", "minimum": 0, "maximum": 1},
    "entry": {"type": "integer", "minimum": -1},
    "language": {"type": "string", "enum": list(texts.LANGUAGES)},
    "last": {"type": "integer", "minimum": -1},
    "since": {"type": "integer", "minimum": 0},
    "seat": {"type": "integer", "minimum": -1},
    "stage": {"type": "integer", "minimum": 0, "maximum": 1},
    "move": {"type": "string", "maxLength": 200},
    "status": {"type": "string", "enum": ["waiting", "playing", "finished"]},
    "game": {"type": "string", "maxLength": 40},
    "seats": {"type": "integer", "minimum": 1},
    "pace": {"type": "string", "enum": ["live", "days"]},
    "spoken": {"type": "string", "enum": list(texts.LANGUAGES)},
    "with": {"type": "string", "maxLength": 40},
}


def describe(endpoints: list[Endpoint], prefix: str) -> dict[str, Any]:
    """The whole description."""
    types = [e.body for e in endpoints if e.body] + [e.reply for e in endpoints] + [Problem]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    schema_of = {str(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, schema_of)
        paths.setdefault(prefix + endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Spieltisch", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    kind = endpoint.plain or "application/json"
    problem = {"application/json": {"schema": schema_of[str(Problem)]}}
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint)],
        "security": [{"token": []}, {}],
        "responses": {
            "200": {
                "description": "Done",
                "content": {kind: {"schema": schema_of[str(endpoint.reply)]}},
            },
            "default": {"description": "Why not", "content": problem},
        },
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": schema_of[str(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [{"name": name, "in": "query", "schema": _QUERY[name]} for name in endpoint.query]
