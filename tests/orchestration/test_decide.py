"""`vitae decide`: a decision on identities is undone and stays so."""

from __future__ import annotations

import shutil
from pathlib import Path

import duckdb
import pytest
from click.testing import CliRunner, Result

from orchestration.build import Built, build
from orchestration.cli import cli
from orchestration.ruled import FILE, RulingError, read
from orchestration.state import Settings, State
from tests.orchestration.conftest import CV


def decide(state: State, *arguments: object) -> Result:
    return CliRunner().invoke(cli, ["decide", *map(str, arguments), "--state", str(state.folder)])


def ask(state: State, sql: str) -> list[tuple[object, ...]]:
    with duckdb.connect(state.warehouse, read_only=True) as connection:
        return connection.sql(sql).fetchall()


def test_a_merge_is_undone_and_stays_undone(built: tuple[State, Built], documents: Path, tmp_path: Path) -> None:
    shutil.copytree(built[0].folder, tmp_path / "state")
    state = State.open(tmp_path / "state")
    works = "SELECT count(*) FROM fact_paper WHERE title LIKE 'On the theory%'"
    owner = "SELECT left_id, right_id, detail FROM match_decision WHERE rule = 'same title, common author, near years'"
    (left, right, _), *_ = ask(state, owner)
    assert ask(state, works) == [(1,)]
    result = decide(state, "apart", left, right)
    assert result.exit_code == 0, result.output
    assert ask(state, works) == [(2,)]
    assert "apart" in decide(state).output
    (documents / "cy.md").write_text(CV.replace("Mira Solano", "Cy Dell").replace("On the theory", "Of the theory"))
    assert build(state, Settings((str(documents),))).success
    assert ask(state, works) == [(2,)]


def test_no_rulings_are_told_aside(built: tuple[State, Built]) -> None:
    result = decide(built[0])
    assert (result.exit_code, result.stdout) == (0, "")
    assert "nothing is ruled" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(("same", 1, 2), "nothing has the id 1"), (("apart",), "two ids are needed"), (("perhaps", 1, 2), "same")],
)
def test_what_cannot_be_decided_is_told(built: tuple[State, Built], arguments: tuple[object, ...], told: str) -> None:
    result = decide(built[0], *arguments)
    assert result.exit_code == 2
    assert told in result.output


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("entity,left\n", "must name the columns"),
        ("entity,verdict,left,left_document,right,right_document\nperson,maybe,A,,B,\n", "line 2"),
        ("entity,verdict,left,left_document,right,right_document\nperson,same,,,B,\n", "line 2"),
    ],
)
def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / FILE).write_text(text)
    with pytest.raises(RulingError, match=told):
        read(tmp_path / FILE)


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes("entity,verdict,left,Zoë".encode("latin-1"))
    with pytest.raises(RulingError, match=r"rulings\.csv: no UTF-8 \(.*\); save it as UTF-8"):
        read(tmp_path / FILE)
