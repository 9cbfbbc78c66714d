"""`vitae erase`: takes a person out of everything that Vitae keeps, and keeps them out."""

from __future__ import annotations

import sys

import click

from orchestration.cli import options


@options.example('vitae erase "Jane Q. Doe"', "vitae erase 0000-0002-1825-0097 --yes")
@click.command(short_help="Take a person out, and keep them out.")
@click.argument("person")
@click.option("-y", "--yes", is_flag=True, help="Do not ask.")
@options.state
def erase(person: str, state_folder: str, *, yes: bool) -> None:
    """Take a person out of the warehouse and of everything else in the state folder, and keep them out.

    PERSON is a name, an ORCID iD or a person_id. Their own documents go to quarantine, now and whenever they come
    again; in others' documents a name becomes x's of the same length. What is kept to recognise them are hashes. Source
    files are not touched: the command says which are theirs. Dagster's run history, which shows samples of rows, is
    cleared.
    """
    state = options.opened(state_folder)
    options.turn(state)
    from orchestration.whom import NobodyError, frames, whom

    try:
        known = whom(frames(state), person)
    except NobodyError as error:
        options.fail(str(error), 2)
    if not yes:
        where = f"{_documents(len(known.own))} of their own, named in {_documents(len(known.others), 'other ')}"
        click.confirm(f"Erase {known.name} ({where}) from {state.folder}? It cannot be undone", abort=True)
    from orchestration.erasing import erase as run
    from orchestration.state import Settings
    from warehouse.locks import BusyError

    try:
        done = run(state, Settings.read(state), person)
    except (NobodyError, ValueError) as error:
        options.fail(str(error), 2)
    except BusyError as error:
        options.fail(str(error))
    if not done.built.success:
        from orchestration.summary import failure

        click.echo("the person is out of the lake, but the old warehouse still stands:", err=True)
        for line in failure(state, done.built):
            click.echo(line, err=True)
        sys.exit(1)
    named = f"{_documents(done.mentions, 'other ')} named the person"
    click.echo(f"Erased. {named}; the warehouse was made again.")
    for uri in done.files:
        click.echo(f"Their own file is still in the source folder: {uri}")


def _documents(count: int, kind: str = "") -> str:
    return f"{count:,} {kind}document{'' if count == 1 else 's'}"
