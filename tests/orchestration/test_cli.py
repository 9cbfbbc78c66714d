"""The command line."""

from __future__ import annotations

import io
import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner, Result
from sqlalchemy.exc import OperationalError

from orchestration.build import Built
from orchestration.cli import cli
from orchestration.state import State
from warehouse.locks import locked

COMMANDS = sorted(cli.commands)


def vitae(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, [str(argument) for argument in arguments])


@pytest.fixture
def state(built: tuple[State, Built]) -> Path:
    return built[0].folder


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example_and_a_state_folder(command: str) -> None:
    result = vitae(command, "--help")
    assert result.exit_code == 0
    assert f"vitae {command}" in result.output.split("Examples:")[1]
    assert any(parameter.name == "state_folder" for parameter in cli.commands[command].params)


def test_parse_prints_one_object_a_readable_document_in_name_order(documents: Path) -> None:
    result = vitae("parse", documents)
    assert result.exit_code == 0
    assert [json.loads(line)["document"] for line in result.stdout.splitlines()] == ["bo.md", "mira.md"]
    assert "empty.md: empty" in result.stderr


def test_parse_explains_in_the_terminal_and_as_a_page(documents: Path, tmp_path: Path) -> None:
    result = vitae("parse", documents / "mira.md", "--explain", "--html", tmp_path / "page.html")
    assert result.exit_code == 0
    assert "Mira Solano" in result.stdout
    assert "Mira Solano" in (tmp_path / "page.html").read_text()


def test_parse_of_nothing_names_it(tmp_path: Path) -> None:
    result = vitae("parse", tmp_path / "nowhere")
    assert result.exit_code == 2
    assert "nowhere: no such file or folder" in result.output


@pytest.mark.parametrize("option", [[], ["--explain"]])
def test_parse_fails_where_nothing_can_be_read(tmp_path: Path, option: list[str]) -> None:
    (tmp_path / "empty.md").write_bytes(b"")
    result = vitae("parse", tmp_path, *option)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "empty.md: empty" in result.stderr


def test_a_page_that_cannot_be_written_is_explained(documents: Path, tmp_path: Path) -> None:
    result = vitae("parse", documents / "mira.md", "--html", tmp_path / "none" / "page.html")
    assert result.exit_code == 1
    assert "page.html: No such file or directory" in result.output


def test_parse_imports_nothing_heavy(documents: Path) -> None:
    code = (
        "import sys; from orchestration.cli import cli; cli(['parse', sys.argv[1]], standalone_mode=False);"
        "heavy = {'dagster', 'great_expectations', 'pandas', 'polars', 'duckdb'} & set(sys.modules);"
        "sys.exit(' '.join(heavy) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(documents)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_sql_as_table_csv_json_and_parquet(state: Path, tmp_path: Path) -> None:
    ask = "SELECT full_name FROM dim_person WHERE is_document_owner ORDER BY full_name"
    answers = {form: vitae("sql", ask, "--state", state, "--format", form) for form in ("table", "csv", "json")}
    assert answers["table"].output.split("\n")[2] == "Bo Lindgren"
    assert answers["csv"].output == "full_name\nBo Lindgren\nMira Solano\n"
    assert json.loads(answers["json"].output) == [{"full_name": "Bo Lindgren"}, {"full_name": "Mira Solano"}]
    vitae("sql", ask, "--state", state, "--format", "parquet", "-o", tmp_path / "answer.parquet")
    assert pl.read_parquet(tmp_path / "answer.parquet")["full_name"].to_list() == ["Bo Lindgren", "Mira Solano"]
    piped = vitae("sql", ask, "--state", state, "--format", "parquet")
    assert len(pl.read_parquet(io.BytesIO(piped.stdout_bytes))) == 2


def test_a_wrong_question_is_explained(state: Path, tmp_path: Path) -> None:
    wrong = vitae("sql", "SELECT nme FROM dim_person", "--state", state)
    assert wrong.exit_code == 1
    assert "nme" in wrong.output
    nowhere = vitae("sql", "SELECT 1", "--state", tmp_path)
    assert nowhere.exit_code == 1
    assert "vitae build" in nowhere.output


def test_questions_are_listed_and_asked_with_parameters(state: Path) -> None:
    assert "papers_of" in vitae("query").output
    answer = vitae("query", "papers_of", "person=Mira Solano", "--state", state, "--format", "csv")
    assert answer.exit_code == 0, answer.output
    assert "On the theory of wonder" in answer.output


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (["papers_of", "person=Mira Solamo"], "no person is called 'Mira Solamo'; near come Mira Solano"),
        (["worked_at", "organization=Zzyzx"], "no organization is called 'Zzyzx'\n"),
        (["referees_of", "person=Solano"], "'Solano' is known, but no such row"),
        (["program_committee", "role=pc"], "role='pc': reviewer, program committee"),
        (["referees_of"], "no rows: no document states any"),
    ],
)
def test_a_question_that_finds_nothing_says_why(state: Path, asked: list[str], words: str) -> None:
    answer = vitae("query", *asked, "--state", state)
    assert answer.exit_code == 0
    assert answer.stderr.startswith("no rows")
    assert words in answer.stderr


def test_an_answer_without_rows_says_so_aside(state: Path) -> None:
    answer = vitae("sql", "FROM dim_person WHERE false", "--state", state, "--format", "csv")
    assert answer.stdout.startswith("person_id,")
    assert answer.stderr == "no rows\n"


def test_messages_name_the_state_folder_without_dots(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    answer = vitae("sql", "SELECT 1", "--state", tmp_path / "inner" / ".." / "nowhere")
    assert f"there is no warehouse at {tmp_path.resolve()}/nowhere/warehouse.duckdb" in answer.output
    assert State.open(tmp_path / "inner" / ".." / "made").folder == tmp_path.resolve() / "made"


def test_a_build_that_finds_another_says_so_before_it_imports_anything_heavy(documents: Path, tmp_path: Path) -> None:
    code = (
        "import sys; from orchestration.cli import cli\n"
        "try: cli(sys.argv[1:], standalone_mode=False)\n"
        "finally: print({'dagster', 'great_expectations', 'pandas', 'polars', 'duckdb'} & set(sys.modules))"
    )
    state = State.open(tmp_path / "state")
    command = [sys.executable, "-c", code, "build", str(documents), "--state", str(state.folder), "--wait", "0.3"]
    with locked(state.lock):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"another build (process {os.getpid()}) holds {state.lock}; waiting up to 0.3 s" in done.stderr
    assert done.stdout == "set()\n"


@pytest.mark.parametrize("asked", [["no_such"], ["papers_of", "persn=x"], ["papers_of", "person"]])
def test_a_question_asked_wrongly_names_the_choices(state: Path, asked: list[str]) -> None:
    result = vitae("query", *asked, "--state", state)
    assert result.exit_code == 2
    assert "papers_of" in result.output or "name=value" in result.output


def test_the_list_of_questions_comes_in_every_format(tmp_path: Path) -> None:
    listed = json.loads(vitae("query", "--format", "json").output)
    assert {row["question"]: row["parameters"] for row in listed}["papers_of"] == "person='' status=''"
    vitae("query", "--output", tmp_path / "questions.csv", "--format", "csv")
    assert (tmp_path / "questions.csv").read_text().startswith("question,what_it_tells,parameters\n")


def test_a_value_without_a_name_is_answered_with_an_example() -> None:
    assert "such as person=" in vitae("query", "papers_of", "Solano").output


def test_schema_tells_tables_and_columns() -> None:
    assert "One distinct work" in vitae("schema", "fact_paper").output
    assert "## parsed_lines" not in vitae("schema").output
    assert "## parsed_lines" in vitae("schema", "--all").output
    assert vitae("schema", "no_such").exit_code == 2
    assert "did you mean fact_paper" in vitae("schema", "fact_papr").output
    assert "dim_person" not in vitae("schema", "fact_papr").output  # all sixty names would hide what was meant
    assert "column" in json.loads(vitae("schema", "dim_date", "--format", "json").output)[0]


def test_schema_tells_views_too(tmp_path: Path) -> None:
    assert "| person | VARCHAR | The person's name. |" in vitae("schema", "positions").output
    assert "## coauthors" in vitae("schema").output
    rows = json.loads(vitae("schema", "topics", "dim_date", "--format", "json").output)
    assert {row["table"] for row in rows} == {"topics", "dim_date"}
    vitae("schema", "topics", "--output", tmp_path / "topics.md")
    assert "stated_as" in (tmp_path / "topics.md").read_text()


def test_an_answer_that_cannot_be_written_is_explained(state: Path, tmp_path: Path) -> None:
    result = vitae("sql", "SELECT 1", "--state", state, "-o", tmp_path / "none" / "answer.csv")
    assert result.exit_code == 1
    assert "No such file or directory" in result.output
    empty = vitae("sql", " ;", "--state", state)
    assert empty.exit_code == 2
    assert "no statement" in empty.output


@pytest.mark.parametrize("command", [["build"], ["ui"], ["decide"], ["erase", "Nobody", "--yes"]])
def test_a_state_folder_that_cannot_be_written_is_named(tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "file").write_text("")
    result = vitae(*command, "--state", tmp_path / "file")
    assert result.exit_code == 1
    assert "file cannot be written" in result.output
    assert "--state DIR" in result.output


def test_a_full_disk_is_told_in_words(documents: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr("dagster.JobDefinition.execute_in_process", full)
    result = vitae("build", documents, "--state", tmp_path / "vitae", "--quiet")
    assert result.exit_code == 1
    assert "cannot be written: database or disk is full" in result.output


@pytest.mark.parametrize("command", ["build", "parse"])
def test_an_empty_folder_is_named(tmp_path: Path, command: str) -> None:
    (tmp_path / "cvs").mkdir()
    (tmp_path / "cvs" / ".hidden.md").write_text(" ")
    result = vitae(command, tmp_path / "cvs", "--state", tmp_path / "vitae")
    assert result.exit_code == 2
    assert "cvs: there is no file" in result.output


def test_build_of_nothing_and_of_an_unknown_part(tmp_path: Path) -> None:
    state = ("--state", tmp_path / "vitae")
    assert vitae("build", tmp_path / "nowhere", *state).exit_code == 2
    wrong = vitae("build", tmp_path, "--select", "strar", *state)
    assert wrong.exit_code == 2
    assert "did you mean star?" in wrong.output
    assert "ingest, parse" in vitae("build", tmp_path, "--select", "zz", *state).output


def test_a_build_that_is_blocked_exits_with_1(tmp_path: Path) -> None:
    (tmp_path / "cvs").mkdir()
    (tmp_path / "cvs/empty.txt").write_text("")
    result = vitae("build", tmp_path / "cvs", "--state", tmp_path / "vitae", "--quiet")
    assert result.exit_code == 1
    assert "nothing was published" in result.output
    assert "empty: 1, such as empty.txt: 0 bytes" in result.output
    assert not (tmp_path / "vitae/warehouse.duckdb").exists()


def test_the_config_file_names_the_source(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text('source = ["nowhere"]')
    result = vitae("build", "--state", tmp_path)
    assert result.exit_code == 2
    assert "nowhere" in result.output


@pytest.mark.parametrize(
    ("written", "words"),
    [
        (b"source = 3", "`source` must be a path or a list of paths"),
        (b"source = [", "config.toml: Invalid value"),
        (b"\xff\xfe", "config.toml: 'utf-8' codec can't decode byte 0xff"),
        (b"byte_limit = 'many'", "config.toml: `byte_limit` must be a number of bytes from 1"),
        (b"keep_runs = 0", "config.toml: `keep_runs` must be a number of runs from 1, as in 30; it is '0'"),
        (b"byte_limt = 3", "config.toml: no setting is called byte_limt (did you mean byte_limit?)"),
    ],
)
def test_a_config_file_that_cannot_be_is_explained(tmp_path: Path, written: bytes, words: str) -> None:
    (tmp_path / "config.toml").write_bytes(written)
    result = vitae("build", "--state", tmp_path)
    assert result.exit_code == 2
    assert words in result.output


def test_settings_of_dagster_that_cannot_be_are_explained(documents: Path, tmp_path: Path) -> None:
    state = State.open(tmp_path / "vitae")
    for written, words in (("a: [", "while parsing"), ("no_such: 3", 'Received unexpected config entry "no_such"')):
        (state.dagster_home / "dagster.yaml").write_text(written)
        result = vitae("build", documents, "--state", state.folder, "--quiet")
        assert result.exit_code == 1
        assert words in result.output
        assert f"Error: {state.dagster_home}/dagster.yaml: " in result.output
        assert "Expected" not in result.output  # all hundred settings


def test_a_damaged_lake_is_explained(state: Path, tmp_path: Path) -> None:
    copy = tmp_path / "vitae"
    shutil.copytree(state, copy)
    (copy / "lake/raw_documents.parquet").write_bytes(b"PAR1")
    for command in (["decide", "same", 1, 2], ["erase", "Mira Solano", "--yes"]):
        result = vitae(*map(str, command), "--state", copy)
        assert result.exit_code == 1
        assert "raw_documents.parquet is damaged" in result.output


def test_citations_of_any_encoding(tmp_path: Path) -> None:
    (tmp_path / "old.txt").write_bytes("Müller, J. (2020). A loom. Journal of Looms, 3(2), 1-9.".encode("cp1252"))
    result = vitae("citations", tmp_path / "old.txt")
    assert json.loads(result.stdout)["authors"] == ["J. Müller"]


def _free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def test_the_ui_of_a_script_in_the_background_can_be_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[object] = []
    monkeypatch.setattr(os, "execve", lambda *_: left.append(signal.getsignal(signal.SIGINT)))
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as a shell leaves it behind "&"
    try:
        result = vitae("ui", "--state", tmp_path, "--port", _free_port())
    finally:
        signal.signal(signal.SIGINT, before)
    assert (result.exit_code, left) == (0, [signal.SIG_DFL])


def test_the_ui_notes_a_source_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "execve", lambda *_: None)
    before = signal.getsignal(signal.SIGINT)
    sources = ("--source", tmp_path / "nowhere", "--source", tmp_path / "*.pdf")
    result = vitae("ui", "--state", tmp_path, "--port", _free_port(), *sources)
    signal.signal(signal.SIGINT, before)
    assert result.exit_code == 0
    assert result.stderr.count("Note:") == result.stderr.count("nowhere: no such file or folder") == 1


def test_the_ui_says_that_its_port_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        result = vitae("ui", "--state", tmp_path, "--port", str(other.getsockname()[1]))
    assert result.exit_code == 1
    assert "is taken; name another one with --port" in result.output
