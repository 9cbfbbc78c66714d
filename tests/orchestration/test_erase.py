"""Erasure: a person is out of everything that is kept, stays out, and nobody else's facts are lost."""

from __future__ import annotations

import shutil
from pathlib import Path

import duckdb
import polars as pl
import pytest
from click.testing import CliRunner, Result

from orchestration.build import build
from orchestration.cli import cli
from orchestration.erased import FILE, Erasures
from orchestration.ruled import FILE as RULINGS
from orchestration.ruled import write as write_rulings
from orchestration.state import Settings, State
from transforms.resolve.rulings import Ruling

ERASED = "Mira Solano"
MIRA = """# Mira Solano
mira@solano.example

## Education
- PhD in Physics, University of Marvel, 2016 - 2020

## Publications
1. Mira Solano, Otto Kern. "On the theory of wonder." Journal of Wonder, 2020.

## References
- Prof. Ilse Brandt, University of Awe, ilse@brandt.example
"""
OTTO = """# Otto Kern
otto@kern.example

## Education
- PhD in Physics, University of Awe, 2014 - 2018

## Publications
1. Mira Solano, Otto Kern. "On the theory of wonder." Journal of Wonder, 2020.
2. M. Solano and O. Kern. "Wonder, measured again." Journal of Wonder, 2021.

## Students
- Mira Solano (mira@solano.example), PhD 2020

## References
- Dr. Mira Solano, University of Marvel, mira.solano@marvel.example
- Prof. Ilse Brandt, University of Awe, ilse@brandt.example
"""


def write(folder: Path) -> Path:
    folder.mkdir()
    (folder / "mira-solano.md").write_text(MIRA)
    (folder / "otto.md").write_text(OTTO)
    return folder


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> State:
    folder = tmp_path_factory.mktemp("published")
    state = State.open(folder / "state")
    assert build(state, Settings((str(write(folder / "cvs")),))).success
    return state


@pytest.fixture(scope="module")
def erased(published: State, tmp_path_factory: pytest.TempPathFactory) -> tuple[State, Result]:
    state = copy(published, tmp_path_factory.mktemp("erased"))
    write_rulings(
        state.folder / RULINGS,
        [
            Ruling("person", "apart", ERASED, "", "Otto Kern", ""),
            Ruling("venue", "apart", "Journal of Wonder", "", "X", ""),
        ],
    )
    return state, erase(state, ERASED)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return write(tmp_path / "cvs")


def copy(state: State, folder: Path) -> State:
    shutil.copytree(state.folder, folder / "state")
    return State.open(folder / "state")


def erase(state: State, person: str) -> Result:
    return CliRunner().invoke(cli, ["erase", person, "--yes", "--state", str(state.folder)])


def held(state: State) -> str:
    """Everything that the state folder holds, as text."""
    texts = []
    for path in sorted(state.folder.rglob("*")):
        if path.suffix == ".parquet":
            texts.append(pl.read_parquet(path).write_json())
        elif path.suffix == ".duckdb":
            with duckdb.connect(path, read_only=True) as connection:
                names = connection.sql("SELECT table_name FROM duckdb_tables()").fetchall()
                texts += [connection.sql(f'FROM "{name}"').pl().write_json() for (name,) in names]
        elif path.is_file():
            texts.append(path.read_bytes().decode("utf-8", "replace") + path.name)
    return "\n".join(texts).casefold()


def papers(state: State) -> dict[str, int]:
    with duckdb.connect(state.warehouse, read_only=True) as connection:
        return dict(connection.sql("SELECT title, author_count FROM fact_paper").fetchall())


def test_nothing_in_the_state_folder_names_the_erased(published: State, erased: tuple[State, Result]) -> None:
    state, result = erased
    assert result.exit_code == 0, result.output
    assert "mira-solano.md" in result.output
    assert "solano" in held(published)
    assert "solano" not in held(state)
    assert papers(state) == papers(published)
    assert "ilse@brandt.example" in held(state)
    assert "journal of wonder" in (state.folder / RULINGS).read_text().casefold()


def test_documents_that_come_again_stay_out(erased: tuple[State, Result], source: Path, tmp_path: Path) -> None:
    state = copy(erased[0], tmp_path)
    (source / "new.md").write_text(MIRA + "2. Mira Solano. “A third look at wonder.” Journal of Wonder, 2023.\n")
    (source / "otto.md").write_text(OTTO + "- Lea Brand, PhD 2022\n")
    assert build(state, Settings((str(source),))).success
    kept = held(state)
    assert "solano" not in kept
    assert "lea brand" in kept
    assert "a third look" not in kept


def test_a_namesake_stays(published: State, source: Path, tmp_path: Path) -> None:
    state = copy(published, tmp_path)
    (source / "other.md").write_text(
        "# Mira Solano\nmira@elsewhere.example\n\n## Education\n- BA in Law, University of Wit, 1980 - 1984\n"
    )
    assert build(state, Settings((str(source),))).success
    assert "2 people are called Mira Solano" in erase(state, ERASED).output
    with duckdb.connect(state.warehouse, read_only=True) as connection:
        number = connection.sql(
            "SELECT person_id FROM fact_authorship JOIN dim_person USING (person_id) WHERE full_name = 'Mira Solano'"
        ).fetchall()
    erase(state, str(number[0][0]))
    with duckdb.connect(state.warehouse, read_only=True) as connection:
        names = connection.sql("SELECT full_name FROM dim_person WHERE is_document_owner ORDER BY ALL").fetchall()
    assert names == [("Mira Solano",), ("Otto Kern",)]


def test_nobody_is_told(published: State) -> None:
    result = erase(published, "Nobody Known")
    assert result.exit_code == 2
    assert "nobody is called Nobody Known" in result.output


def test_it_looks_before_it_asks(published: State) -> None:
    def ask(person: str) -> Result:
        return CliRunner().invoke(cli, ["erase", person, "--state", str(published.folder)], input="n\n")

    assert "Erase Mira Solano (1 document of their own, named in 1 other document) from" in ask("mira solano").output
    nobody = ask("Nobody Known")
    assert nobody.exit_code == 2
    assert "Erase" not in nobody.output


def test_a_damaged_list_lets_nobody_in(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{")
    with pytest.raises(ValueError, match="is damaged"):
        Erasures.read(tmp_path / FILE)


def test_a_build_after_a_kill_keeps_the_person_out(
    published: State, erased: tuple[State, Result], source: Path, tmp_path: Path
) -> None:
    state = copy(published, tmp_path)
    shutil.copy(erased[0].lake / FILE, state.lake / FILE)  # as if killed right after it was written
    assert build(state, Settings((str(source),))).success
    texts = [pl.read_parquet(path).write_json() for path in state.lake.rglob("*.parquet")]
    assert "solano" not in "".join(texts).casefold()
