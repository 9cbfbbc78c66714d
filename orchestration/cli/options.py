"""Options that several commands share, and how a command ends when it cannot do what was asked."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

if TYPE_CHECKING:
    from collections.abc import Callable

    from orchestration.state import State

FORMATS = ("table", "csv", "json", "parquet")

state = click.option(
    "--state",
    "state_folder",
    metavar="DIR",
    envvar="VITAE_STATE",
    default=".vitae",
    show_default=True,
    show_envvar=True,
    help="The folder that holds the warehouse and everything kept between runs.",
)

answer_format = click.option(
    "--format", "form", type=click.Choice(FORMATS), default="table", show_default=True, help="How to print the answer."
)

output = click.option(
    "-o", "--output", type=click.Path(dir_okay=False, writable=True), help="Write the answer to this file."
)


def example(*commands: str) -> Callable[[click.Command], click.Command]:
    """Puts examples below a command's options."""

    def add(command: click.Command) -> click.Command:
        command.epilog = "\b\nExamples:\n" + "\n".join(f"  {line}" for line in commands)
        return command

    return add


class UsageError(click.ClickException):
    """What was asked cannot be asked."""

    exit_code = 2


def opened(folder: str) -> State:
    """The state folder, made if it is not there; the program ends in words where it cannot be written."""
    from orchestration.state import State

    try:
        state = State.open(folder)
        with state.lock.open("a"):
            return state
    except OSError as error:
        fail(f"the state folder {folder} cannot be written ({_reason(error)}); name another one with --state DIR")


def _reason(error: OSError) -> str:
    """What the system said, and of which file: it may lie deep in the folder."""
    return f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror)


def turn(state: State, wait_seconds: float | None = None, *, quiet: bool = False) -> float:
    """Waits until no other build holds the state folder, before anything heavy is imported; the seconds that are left.

    Another may begin before this one does: whoever builds takes the lock for itself.
    """
    from orchestration.state import WAIT_SECONDS
    from warehouse.locks import BusyError, locked

    seconds = WAIT_SECONDS if wait_seconds is None else wait_seconds
    began = time.monotonic()
    try:
        with locked(state.lock, seconds, None if quiet else lambda words: click.echo(words, err=True)):
            return max(0.0, seconds - (time.monotonic() - began))
    except BusyError as error:
        fail(str(error))


def write(data: bytes, output: str | None) -> None:
    """Writes to a file, or to the standard output; the program ends in words where the file cannot be made."""
    if output is None:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    try:
        Path(output).write_bytes(data)
    except OSError as error:
        fail(f"{output}: {error.strerror}")


def fail(message: str, code: int = 1) -> NoReturn:
    """Ends the program with a message: 1 for what went wrong, 2 for what was asked wrongly."""
    raise UsageError(message) if code == 2 else click.ClickException(message)
