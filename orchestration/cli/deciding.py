"""`vitae decide`: undoes a decision on identities, or makes one that no rule makes."""

from __future__ import annotations

import sys

import click

from orchestration.cli import options


@options.example(
    "vitae query identity_decisions",
    "vitae decide apart 1971018735038 4664988786123",
    "vitae decide same 1971018735038 4664988786123",
    "vitae decide",
)
@click.command(short_help="Rule that two are the same, or keep them apart.")
@click.argument("verdict", required=False, type=click.Choice(["same", "apart"]))
@click.argument("left_id", required=False, type=int)
@click.argument("right_id", required=False, type=int)
@options.state
def decide(verdict: str | None, left_id: int | None, right_id: int | None, state_folder: str) -> None:
    """Rule that two are the same, or that they are to be kept apart; without arguments, list what was ruled.

    LEFT_ID and RIGHT_ID are those of a row of match_decision (`vitae query identity_decisions`), or two person_ids. The
    ruling holds over every rule and is kept in rulings.csv of the state folder, by names and documents: it outlives
    new versions of the warehouse, and to delete its line takes it back at the next build.
    """
    state = options.opened(state_folder)
    if verdict is not None:
        options.turn(state)
    from orchestration.ruled import FILE, RulingError, read, ruling_on, write
    from orchestration.state import Settings

    path = state.folder / FILE
    try:
        rulings = read(path)
        if verdict is None:
            for ruling in rulings:
                click.echo("\t".join(ruling))
            if not rulings:
                click.echo(f"nothing is ruled in {path}; see `vitae query identity_decisions`", err=True)
            return
        if left_id is None or right_id is None:
            options.fail("two ids are needed: vitae decide same|apart LEFT_ID RIGHT_ID", 2)
        ruling = ruling_on(state.lake, verdict, left_id, right_id)
    except RulingError as error:
        options.fail(str(error), 2)
    opposite = ruling._replace(verdict="apart" if verdict == "same" else "same")
    write(path, [*(r for r in rulings if r not in (ruling, opposite)), ruling])
    from orchestration.build import build
    from orchestration.summary import failure

    built = build(state, Settings.read(state), ("resolve", "star", "publish"))
    if not built.success:
        for line in failure(state, built):
            click.echo(line, err=True)
        sys.exit(1)
    click.echo(f"{ruling.left} {'=' if verdict == 'same' else '≠'} {ruling.right}; the warehouse was made again.")
