"""Runs `vitae build` in a process of its own, and reads what it published."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import duckdb

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "orchestration" / "samples"
_MAIN = "from orchestration.cli import main; main()"
_DOCUMENTS = re.compile(r"documents\s+(\d+) \((\d+) parsed, (\d+) reused\)")

Rows = dict[str, list[tuple[object, ...]]]


@dataclass(frozen=True)
class Outcome:
    """What a build said."""

    status: int
    text: str

    @property
    def parsed(self) -> int:
        """How many documents it parsed."""
        found = _DOCUMENTS.search(self.text)
        assert found, self.text
        return int(found[2])


def copy_samples(folder: Path, names: list[str] | None = None) -> Path:
    """A folder of its own with the bundled samples, written in the order of `names`."""
    folder.mkdir(parents=True)
    for name in names or sample_names():
        shutil.copyfile(SAMPLES / name, folder / name)
    return folder


def sample_names() -> list[str]:
    """The bundled samples."""
    return sorted(path.name for path in SAMPLES.iterdir() if path.is_file() and path.suffix != ".py")


def start(documents: Path, state: Path, **environment: str) -> subprocess.Popen[str]:
    """A build that goes on in a process group of its own."""
    command = [sys.executable, "-c", _MAIN, "build", str(documents), "--state", str(state)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    return subprocess.Popen(
        command, cwd=documents.parent, env=environment, start_new_session=True, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip


def build(documents: Path, state: Path, **environment: str) -> Outcome:
    """A build from beginning to end."""
    process = start(documents, state, **environment)
    text, _ = process.communicate()
    return Outcome(process.returncode, text)


def kill(process: subprocess.Popen[str]) -> None:
    """SIGKILL to the build and all its children."""
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert process.stdout
    process.stdout.close()


def rows(state: Path) -> Rows:
    """Every row of every published table, contacts too, in a fixed order."""
    published: Rows = {}
    for file in (state / "warehouse.duckdb", state / "contacts.duckdb"):
        with duckdb.connect(str(file), read_only=True) as connection:
            for (table,) in connection.sql("SELECT table_name FROM duckdb_tables() ORDER BY 1").fetchall():
                published[table] = sorted(connection.sql(f'FROM "{table}"').fetchall(), key=repr)
    return published


def facts_of(state: Path, file_name: str) -> Rows:
    """The rows of every fact table that were read from one document, by its file's name."""
    with duckdb.connect(str(state / "warehouse.duckdb"), read_only=True) as connection:
        tables = connection.sql(
            "SELECT table_name FROM duckdb_columns() WHERE column_name = 'document_id' "
            "AND starts_with(table_name, 'fact_') ORDER BY 1"
        ).fetchall()
        query = 'SELECT fact.* FROM "{}" fact JOIN dim_document USING (document_id) WHERE file_name = ?'
        return {t: sorted(connection.execute(query.format(t), [file_name]).fetchall(), key=repr) for (t,) in tables}
