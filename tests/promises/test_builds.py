"""What a build promises: bad documents are set aside, the same input gives the same rows, nothing is done twice."""

from __future__ import annotations

from pathlib import Path

import duckdb

from tests.promises.builds import Outcome, build, facts_of, rows, sample_names
from tests.promises.conftest import BAD

_REASONS = {
    "empty.txt": {"empty"}, "noise.txt": {"binary"}, "broken.pdf": {"damaged", "no text"},
    "archive.docx": {"damaged", "unsupported form", "binary"}, "the-same-again.txt": {"duplicate content"},
    "elsewhere.txt": {"outside the folder"}, "huge.txt": {"too large"},
}  # fmt: skip


def test_bad_documents_are_set_aside_and_the_rest_goes_through(first: tuple[Path, Outcome]) -> None:
    state, outcome = first
    assert outcome.status == 0, outcome.text
    with duckdb.connect(str(state / "warehouse.duckdb"), read_only=True) as connection:
        reasons = dict(connection.sql("SELECT parse_filename(uri), reason FROM quarantine").fetchall())
        read = connection.sql("SELECT file_name FROM dim_document").fetchall()
    assert set(reasons) == set(_REASONS) >= set(BAD)
    assert not {name: reason for name, reason in reasons.items() if reason not in _REASONS[name]}
    assert {name for (name,) in read} == set(sample_names())
    assert all(reason in outcome.text for reason in reasons.values())


def test_the_same_input_gives_the_same_rows(first: tuple[Path, Outcome], documents: Path, tmp_path: Path) -> None:
    """Files written in another order, another time zone, another hash seed, another place."""
    folder = tmp_path / "cvs"
    folder.mkdir()
    for path in sorted(documents.iterdir(), reverse=True):
        if path.is_symlink():
            (folder / path.name).symlink_to(path.readlink())
        else:
            (folder / path.name).write_bytes(path.read_bytes())
    state = tmp_path / "other" / "state"
    outcome = build(folder, state, TZ="Pacific/Kiritimati", PYTHONHASHSEED="7", LC_ALL="C")
    assert outcome.status == 0, outcome.text
    expected, found = rows(first[0]), rows(state)
    assert set(expected) == set(found)
    assert [table for table in expected if expected[table] != found[table]] == []


def test_only_what_changed_is_parsed_and_changes(copied: tuple[Path, Path]) -> None:
    folder, state = copied
    before = rows(state)
    again = build(folder, state)
    assert (again.status, again.parsed) == (0, 0), again.text
    assert rows(state) == before

    untouched = [name for name in sample_names() if name not in {"aasgaard.txt", "belhassen.txt"}]
    kept = {name: facts_of(state, name) for name in untouched}
    changed = folder / "belhassen.txt"
    changed.write_text(changed.read_text() + "- Third Prize, Harbour Chess Cup, 2013\n")
    (folder / "aasgaard.txt").unlink()
    (folder / "new.txt").write_text(
        "Ngozi Tarrant\nngozi@example.org\n\nEDUCATION\nPhD in Botany, Lund University, 2012\n"
    )
    outcome = build(folder, state)
    assert (outcome.status, outcome.parsed) == (0, 2), outcome.text
    assert [name for name in untouched if _own(facts_of(state, name)) != _own(kept[name])] == []
    assert facts_of(state, "aasgaard.txt")["fact_education"] == []
    assert len(facts_of(state, "new.txt")["fact_education"]) == 1
    assert any("Harbour Chess Cup" in str(row) for row in facts_of(state, "belhassen.txt")["fact_award"])


def _own(facts: dict[str, list[tuple[object, ...]]]) -> dict[str, list[tuple[object, ...]]]:
    """The facts that one document alone decides: a paper that others list too may change with them."""
    return {table: found for table, found in facts.items() if table not in {"fact_paper", "fact_authorship"}}
