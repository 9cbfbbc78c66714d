"""What the README says is there, is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_its_test_command_is_what_ci_runs() -> None:
    command = re.search(r"```sh\n(.+)\n```", README)
    assert command
    assert (ROOT / ".ci" / "run").read_text().rstrip().splitlines()[-1].endswith(command[1])


def test_the_files_that_it_names_are_there() -> None:
    named = re.findall(r"(?:`|\()((?:tests|warehouse|transforms|expectations|orchestration|\.github)/[\w./-]*)", README)
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_commands_that_it_names_are_there() -> None:
    from orchestration.cli import cli  # noqa: PLC0415

    named = set(re.findall(r"vitae (build|parse|sql|query|schema|ui|citations|erase|decide)\b", README))
    assert named <= set(cli.commands)


def test_the_questions_that_it_asks_are_there() -> None:
    asked = re.findall(r"vitae query (\w+) \w+=", README)
    assert asked
    assert [name for name in asked if not (ROOT / "warehouse" / "queries" / f"{name}.sql").exists()] == []
