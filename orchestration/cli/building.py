"""`vitae build`: source files to a published warehouse, with a progress bar and a summary."""

from __future__ import annotations

import gc
import sys
import time
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from orchestration.cli import options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from orchestration.build import Built
    from orchestration.state import Settings, State


@options.example("vitae build", "vitae build cvs/ 'homepages/**/*.html'", "vitae build cvs/ --state /srv/vitae --quiet")
@click.command()
@click.argument("paths", nargs=-1)
@click.option(
    "--byte-limit",
    type=click.IntRange(min=1),
    envvar="VITAE_BYTE_LIMIT",
    metavar="BYTES",
    help="Set larger files aside (default: 20,000,000).",
)
@click.option(
    "--wait",
    "wait_seconds",
    default=600.0,
    show_default=True,
    metavar="SECONDS",
    help="How long to wait for another build that is going on.",
)
@click.option(
    "--select",
    multiple=True,
    metavar="NAME",
    help="Make only this again: ingest, parse, resolve, star, publish, or a table.",
)
@click.option("-q", "--quiet", is_flag=True, help="No progress bar.")
@options.state
def build(  # noqa: PLR0913 - one argument an option
    paths: tuple[str, ...],
    byte_limit: int | None,
    wait_seconds: float,
    select: tuple[str, ...],
    state_folder: str,
    *,
    quiet: bool,
) -> None:
    """Build the warehouse from documents, check it, and publish it.

    PATHS are files, folders (read with all folders below) and globs; without any, what the state folder's config.toml
    names, else the samples that come with Vitae. Nothing is published where a blocking check fails: the warehouse
    stays as it was, and the exit code is 1.
    """
    began = time.monotonic()
    state = options.opened(state_folder)
    settings = _settings(state, paths, byte_limit)
    settings = replace(settings, wait_seconds=options.turn(state, wait_seconds, quiet=quiet))
    with _progress(quiet=quiet):
        built = _run(state, settings, select)
    from orchestration.summary import failure, summary

    for line in summary(state, built, time.monotonic() - began) if built.success else failure(state, built):
        click.echo(line, err=not built.success)
    if not built.success:
        sys.exit(1)


def _run(state: State, settings: Settings, select: tuple[str, ...]) -> Built:
    from orchestration.auditor import RARE_COLLECTION, auditing

    gc.set_threshold(RARE_COLLECTION)
    with auditing():
        from orchestration.build import NoSuchAssetError
        from orchestration.build import build as run

        try:
            return run(state, settings, select)
        except NoSuchAssetError as error:
            options.fail(str(error), 2)


def _settings(state: State, paths: tuple[str, ...], byte_limit: int | None) -> Settings:
    from orchestration.sources import NoSourceError, find
    from orchestration.state import Settings

    try:
        configured = Settings.read(state)
        chosen = paths or configured.source
        find(chosen)  # raises where there is nothing to build from
    except (NoSourceError, ValueError) as error:
        options.fail(str(error), 2)
    return replace(configured, source=tuple(chosen), byte_limit=byte_limit or configured.byte_limit)


@contextmanager
def _progress(*, quiet: bool) -> Iterator[None]:
    if quiet:
        yield
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from orchestration.progress import STEPS, listening

    columns = (BarColumn(), TextColumn("{task.description}"), TextColumn("{task.fields[count]}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("starting", total=len(STEPS), count="")

        def listener(step: str, done: int, total: int) -> None:
            share = done / total if total else 0
            place = STEPS.index(step) if step in STEPS else None
            progress.update(
                task,
                description=step.replace("_", " "),
                count=f"{done:,} of {total:,}" if total else "",
                completed=None if place is None else place + share,
            )

        with listening(listener):
            yield
