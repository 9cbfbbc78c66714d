"""The command line. Nothing heavy is imported before the command that needs it runs."""

from __future__ import annotations

import click

from orchestration.cli import asking, building, deciding, erasing, reading, serving
from orchestration.errors import SaidError

__all__ = ["cli", "main"]

_HELP = """Researchers' CVs, home pages and bios, read into a checked DuckDB warehouse.

\b
  vitae build                  a first warehouse, from the samples
  vitae build cvs/             a warehouse from your own documents
  vitae query                  the questions that have a name
  vitae sql "FROM dim_person"  any question
"""


class _Group(click.Group):
    def invoke(self, ctx: click.Context) -> object:
        """Runs a command; what it cannot do is said in words."""
        try:
            return super().invoke(ctx)
        except SaidError as error:
            raise click.ClickException(str(error)) from error


@click.group(cls=_Group, help=_HELP, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(package_name="vitae", prog_name="vitae")
def cli() -> None:
    """All commands."""


_ALL = (
    building.build, reading.parse, reading.citations, asking.sql, asking.query, asking.schema, deciding.decide,
    erasing.erase, serving.ui,
)  # fmt: skip
for _command in _ALL:
    cli.add_command(_command)


def main() -> None:
    """The entry point of the `vitae` program."""
    cli.main(prog_name="vitae")
