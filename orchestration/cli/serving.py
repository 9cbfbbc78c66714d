"""`vitae ui`: Dagster's UI, its daemon with it, on this machine only."""

from __future__ import annotations

import glob
import os
import signal
import socket
import sys
from pathlib import Path

import click

from orchestration.cli import options

_HOST = "127.0.0.1"
_UNWARNED = ("-W", "ignore:Function `dev_command` is superseded:FutureWarning")  # its successor is a package of its own


@options.example("vitae ui", "vitae ui --source cvs/ --port 3001")
@click.command(short_help="Start the Dagster UI on this machine.")
@click.option(
    "--source",
    "sources",
    multiple=True,
    metavar="PATH",
    envvar="VITAE_SOURCE",
    help="What the UI, the schedule and the sensor build from (default: config.toml of the state folder).",
)
@click.option("--port", default=3000, show_default=True, type=click.IntRange(1, 65535))
@options.state
def ui(sources: tuple[str, ...], port: int, state_folder: str) -> None:
    """Start the Dagster UI on this machine, with its home in the state folder."""
    state = options.opened(state_folder)
    for source in sources:
        if not glob.has_magic(source) and not Path(source).expanduser().exists():
            click.echo(f"Note: {source}: no such file or folder; there is nothing to build until it is there", err=True)
    _end_where_taken(port)
    environment = os.environ | state.environment(sources)
    click.echo(f"The Dagster UI will answer on http://{_HOST}:{port} (Ctrl-C ends it)", err=True)
    command = [
        sys.executable,
        *_UNWARNED,
        "-m",
        "dagster",
        "dev",
        "-m",
        "orchestration.code_location",
        "-h",
        _HOST,
        "-p",
        str(port),
    ]
    # A script's "&" leaves interrupts ignored; Dagster then ignores SIGTERM too, and nothing but SIGKILL would end it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.execve(sys.executable, command, environment)  # noqa: S606 - our own interpreter, no shell


def _end_where_taken(port: int) -> None:
    """Dagster would serve on another port than the one that was announced."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((_HOST, port))
        except OSError:
            options.fail(f"port {port} of this machine is taken; name another one with --port")
