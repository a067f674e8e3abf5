"""`spieltisch serve`: the server, for oneself or for many. And what a host needs around it.

The database is imported only by the commands that use it: it takes half a second.
"""

import argparse
import contextlib
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any

import msgspec

from spieltisch.cli import common
from spieltisch.server.config import PREFIX, BadConfig, Config, from_environment, to_environment
from spieltisch.tables.record_file import load_record

HELP = {
    "host": "address to listen on",
    "port": "port to listen on",
    "workers": "processes; more than one need --redis",
    "database": "sqlite:///FILE or postgresql://…",
    "redis": "redis://… for several processes",
    "public_url": "where people reach the server",
    "games": "modules with games of your own, separated by commas",
    "bots": "processes in which bots think",
    "log": "level of the log: debug, info, warning, error",
}


def add_to(commands: common.Commands) -> None:
    """Make the commands known."""
    _add_serve(commands)
    _add_verify(commands)
    _add_store_commands(commands)


def _add_serve(commands: common.Commands) -> None:
    parser = commands.add_parser(
        "serve",
        description="Serve tables. Every setting can also come from the environment as "
        f"{PREFIX}NAME; docs/hosting.md lists them all.",
    )
    for field in msgspec.structs.fields(Config):
        if field.name in HELP:
            kind: Any = int if field.type is int else str
            flag = "--" + field.name.replace("_", "-")
            parser.add_argument(flag, dest=field.name, type=kind, help=HELP[field.name])
    parser.set_defaults(command=serve)


def _add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", help=HELP["database"])


def _add_verify(commands: common.Commands) -> None:
    parser = commands.add_parser(
        "verify",
        description="Check the secret of a record against its commitment, and every roll and draw "
        "against the secret.",
    )
    parser.add_argument("file", metavar="FILE")
    common.add_json(parser)
    parser.set_defaults(command=run_verify)


def _add_store_commands(commands: common.Commands) -> None:
    saving = commands.add_parser("backup", description="save the whole database into one file")
    saving.add_argument("file", metavar="FILE")
    _add_database(saving)
    saving.set_defaults(command=run_backup)
    restoring = commands.add_parser("restore", description="fill an empty database from a backup")
    restoring.add_argument("file", metavar="FILE")
    _add_database(restoring)
    restoring.set_defaults(command=run_restore)
    complaining = commands.add_parser(
        "complaints", description="what people at the tables have told the host about others"
    )
    _add_database(complaining)
    common.add_json(complaining)
    complaining.set_defaults(command=run_complaints)
    examining = commands.add_parser(
        "examine-store",
        description="play all stored games again with this version and list what differs",
    )
    _add_database(examining)
    examining.set_defaults(command=run_examine)


def config_of(given: argparse.Namespace) -> Config:
    """The settings from the command line over those from the environment."""
    chosen = {
        PREFIX + field.name.upper(): str(value)
        for field in msgspec.structs.fields(Config)
        if (value := getattr(given, field.name, None)) is not None
    }
    return from_environment({**os.environ, **chosen})


def serve(given: argparse.Namespace) -> int:
    """Serve until told to stop."""
    run(config_of(given))
    return 0


def serve_local(open_browser: bool) -> int:
    """A server for this machine, with the lobby in the browser."""
    config = from_environment()
    config = msgspec.structs.replace(config, port=_free_port(config.host, config.port))
    address = f"http://{config.host}:{config.port}/"
    print(f"Spieltisch is served at {address} (Ctrl-C stops it).", flush=True)
    if open_browser:
        opening = threading.Thread(target=_open_when_served, args=[config, address], daemon=True)
        opening.start()
    run(msgspec.structs.replace(config, log=os.environ.get(f"{PREFIX}LOG", "warning")))
    return 0


def _open_when_served(config: Config, address: str) -> None:
    """Open the browser as soon as somebody answers, which takes longer on the first start."""
    for _ in range(600):
        with contextlib.suppress(OSError):
            socket.create_connection((config.host, config.port)).close()
            webbrowser.open(address)
            return
        time.sleep(0.1)


def _free_port(host: str, wanted: int) -> int:
    """The port wanted, or one that nobody uses."""
    for port in (wanted, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    return wanted


def run(config: Config) -> None:
    """Run the server in this process, or several workers under it."""
    import uvicorn

    from spieltisch.server.connections import raise_file_limit

    raise_file_limit()
    os.environ.update(to_environment(config))
    if config.workers > 1 and "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="spieltisch-metrics-")
    _prepare(config)
    uvicorn.run(
        "spieltisch.server.asgi:from_settings",
        factory=True,
        host=config.host,
        port=config.port,
        workers=config.workers,
        http="spieltisch.server.connections:Gate",
        ws="spieltisch.server.live.wire:Wire",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
        forwarded_allow_ips=config.trusted_proxies,
    )


def _prepare(config: Config) -> None:
    """What has to be right before anything is served; else one sentence says what is not."""
    from sqlalchemy.exc import DBAPIError

    from spieltisch.store import Store
    from spieltisch.store.database import BadDatabase

    _check_port(config)
    store = Store(config.database)
    try:
        store.migrate()
        store.key("cookie")
        store.ping(0)
    except DBAPIError as fault:
        raise BadDatabase(f"the database cannot be written: {fault.orig}") from fault
    finally:
        store.close()


def _check_port(config: Config) -> None:
    try:
        family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
        with socket.socket(family) as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((config.host, config.port))
    except (OSError, OverflowError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        place = f"{config.host}, port {config.port}"
        raise BadConfig(f"cannot listen on {place}: {why}. Choose another with --port") from fault


def run_complaints(given: argparse.Namespace) -> int:
    """What people have told the host."""
    from spieltisch.store import Store

    store = Store(config_of(given).database)
    store.migrate()
    told = store.manners.complaints()
    store.close()
    if given.json:
        common.print_json([msgspec.structs.asdict(one) for one in told])
        return 0
    for one in told:
        when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(one.at / 1000))
        print(f"{when} table {one.table_id}: {one.name!r} about {one.about_name!r}: {one.text!r}")
    print(f"{len(told)} complaints.")
    return 0


def run_verify(given: argparse.Namespace) -> int:
    """Prove a record's luck."""
    from spieltisch.tables.verify import verify

    proof = verify(load_record(given.file))
    if given.json:
        common.print_json(
            {"proved": not proof.faults, "outcomes": proof.outcomes, "faults": proof.faults}
        )
    elif proof.faults:
        print("\n".join(proof.faults), file=sys.stderr)
    else:
        print(f"All {proof.outcomes} rolls and draws are what the secret says.")
        if proof.skipped:
            print(f"{proof.skipped} more belong to the game this one continues.")
    return 1 if proof.faults else 0


def run_backup(given: argparse.Namespace) -> int:
    """Save everything."""
    from spieltisch.store import Store
    from spieltisch.store.backup import backup

    store = Store(config_of(given).database)
    print(f"{backup(store, Path(given.file))} rows saved.")
    store.close()
    return 0


def run_restore(given: argparse.Namespace) -> int:
    """Fill an empty database."""
    from spieltisch.store import Store
    from spieltisch.store.backup import restore_backup

    store = Store(config_of(given).database)
    print(f"{restore_backup(store, Path(given.file))} rows restored.")
    store.close()
    return 0


def run_examine(given: argparse.Namespace) -> int:
    """Old against new."""
    from spieltisch.store import Store
    from spieltisch.store.examine import examine

    store = Store(config_of(given).database)
    results = list(examine(store))
    found = [difference for difference in results if difference is not None]
    for each in found:
        print(f"{each.table_id} ({each.game}, engine {each.engine}), entry {each.seq}: {each.what}")
    print(f"{len(results)} stored games, {len(found)} differ.")
    store.close()
    return 1 if found else 0
