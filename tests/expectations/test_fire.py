"""Every expectation fires: the made-up tables pass, and with one defect put in, exactly that expectation fails."""

from __future__ import annotations

from collections.abc import Callable

import polars as pl
import pytest

from expectations.declared import Expected
from expectations.rules import rules
from expectations.run import check, expected_of
from warehouse import derive, store
from warehouse.tables import TABLES

Frames = dict[str, pl.DataFrame]
Defect = Callable[[pl.DataFrame], pl.DataFrame]

LAKE = [name for name, table in TABLES.items() if table.layer != "publish"]
DECLARED = [item for item in expected_of(LAKE) if item.gx or item.kind in ("schema", "references")]


def _name(item: Expected) -> str:
    return f"{item.asset}: {item.name}"


def in_first_row(column: str, value: object) -> Defect:
    """The frame with another value in the first row of a column."""

    def defect(frame: pl.DataFrame) -> pl.DataFrame:
        values = [value, *frame[column].to_list()[1:]]
        return frame.with_columns(pl.Series(column, values, dtype=frame.schema[column], strict=False))

    return defect


def everywhere(column: str, value: object) -> Defect:
    """The frame with one value in all rows of a column."""
    return lambda frame: frame.with_columns(pl.lit(value, dtype=frame.schema[column]).alias(column))


def without_first_row(frame: pl.DataFrame) -> pl.DataFrame:
    return frame[1:]


def with_first_row_twice(frame: pl.DataFrame) -> pl.DataFrame:
    return pl.concat([frame, frame.head(1)])


def of_declared(item: Expected) -> list[Defect]:
    """What breaks an expectation that follows from the declaration."""
    column = item.column
    by_kind: dict[str, list[Defect]] = {
        "schema": [
            lambda frame: frame.drop(frame.columns[-1]),
            lambda frame: frame.select(reversed(frame.columns)),
            lambda frame: frame.with_columns(
                pl.col(frame.columns[0]).cast(pl.Binary if frame.schema[frame.columns[0]] == pl.String else pl.String)
            ),
        ],
        "rows": [lambda frame: frame.clear()],
        "key": [with_first_row_twice],
        "not_null": [in_first_row(column, None)],
        "values": [in_first_row(column, "no such value")],
        "pattern": [in_first_row(column, "?")],
        "range": [in_first_row(column, bound) for bound in _beyond(item)],
        "text": [in_first_row(column, words) for words in ("a <b>bold</b> word", "JosÃ©", "  ", " led by a blank")],
        "references": [in_first_row(column, -1)],
        "coverage": [everywhere("coverage", 0.49)],
        "coverage_warning": [in_first_row("coverage", 0.89)],
    }
    return by_kind[item.kind]


def _beyond(item: Expected) -> list[float]:
    low, high = (item.arguments.get(bound) for bound in ("min_value", "max_value"))
    return [bound + step for bound, step in ((low, -1), (high, 1)) if isinstance(bound, float)]


CASES = [
    pytest.param(item, number, id=f"{_name(item)} {number}")
    for item in DECLARED
    for number in range(len(of_declared(item)))
]


def test_the_made_up_tables_pass(good: Frames) -> None:
    expected = [item for item in expected_of(LAKE) if item.kind != "coverage_warning"]
    outcomes = check(good, expected, store.all_violations)
    assert [(_name(o.expected), o.error, o.rows) for o in outcomes if not o.success] == []
    assert all(len(good[name]) for name in LAKE)


@pytest.mark.parametrize(("item", "number"), CASES)
def test_declared_expectation_fires(good: Frames, item: Expected, number: int) -> None:
    broken = good | {item.asset: of_declared(item)[number](good[item.asset])}
    [outcome] = check(broken, [item], store.all_violations)
    assert not outcome.success
    assert not outcome.error
    assert outcome.unexpected_count >= 1


def _moved(column: str) -> Defect:
    return lambda frame: in_first_row(column, frame[column][0] + 1)(frame)


def _as_the_other(column: str) -> Defect:
    """All rows with the first row's value."""
    return lambda frame: everywhere(column, frame[column][0])(frame)


def _as_column(column: str, other: str) -> Defect:
    return lambda frame: frame.with_columns(pl.col(other).alias(column))


def _without(column: str, value: str) -> Defect:
    return lambda frame: frame.filter(pl.col(column) != value)


def _backwards(frame: pl.DataFrame) -> pl.DataFrame:
    day = pl.date
    return frame.with_columns(start_date=day(2020, 1, 1), end_date=day(2010, 1, 1))


def _set_aside_too(frames: Frames) -> pl.DataFrame:
    return everywhere("uri", frames["raw_documents"]["uri"][0])(frames["quarantined_documents"])


# The beginning of a rule's words: the table that gets the defect ("" for the rule's own), and the defects.
RULES: dict[str, tuple[str, list[Defect]]] = {
    "the evidence is text of the document": (
        "",
        [
            _as_column("char_end", "char_start"),
            in_first_row("line_start", 99),
            everywhere("char_end", 10_000),
            in_first_row("char_start", None),
        ],
    ),
    "each line is the document's own text": ("", [in_first_row("text", "other words")]),
    "raw_text is the document's own text": ("", [in_first_row("raw_text", "other words")]),
    "the evidence is that of": ("", [_moved("char_end"), in_first_row("line_start", None)]),
    "each record of": ("", [without_first_row]),
    "each listed paper": ("", [without_first_row, with_first_row_twice]),
    "each paper that is one": ("paper_entities", [_as_the_other("paper_id")]),
    "each person that is one": ("person_entities", [_as_the_other("person_id")]),
    "each work is one": ("", [without_first_row, in_first_row("paper_id", 1)]),
    "the authors of a work": ("", [without_first_row, in_first_row("author_position", 9)]),
    "each readable document": ("", [without_first_row, in_first_row("document_id", 1)]),
    "each document that was set aside": ("", [without_first_row]),
    "the lines of a document": ("", [without_first_row, in_first_row("line_number", 99)]),
    "a line is evidence only": ("", [everywhere("line_status", "evidence"), everywhere("line_status", "unparsed")]),
    "a line with letters": ("", [in_first_row("line_status", "blank")]),
    "each parsed line": ("", [without_first_row, in_first_row("line_status", "structure")]),
    "each unparsed line": ("", [without_first_row, in_first_row("line_number", 1)]),
    "coverage is the share": ("", [in_first_row("coverage", 0.7)]),
    "each document has one owner": ("", [_without("mention_role", "owner"), everywhere("mention_role", "owner")]),
    "each author, adviser": ("", [_without("mention_role", role) for role in ("author", "advisor", "referee")]),
    "nobody advises": ("", [_as_column("advisor_person_id", "advisee_person_id")]),
    "nobody speaks": ("", [_as_column("referee_person_id", "person_id")]),
    "each contact": ("", [without_first_row, everywhere("mention_role", "owner"), _as_the_other("person_id")]),
    "each uri has one": ("", [in_first_row("is_current", value=False), _as_the_other("uri")]),
    "no organisation": ("", [_as_column("parent_organization_id", "organization_id")]),
    "nothing ends": ("", [_backwards]),
    "starts lie": (
        "",
        [
            everywhere("start_date", pl.Series(["2300-01-01"]).str.to_date()[0]),
            everywhere("end_date", pl.Series(["1800-01-01"]).str.to_date()[0]),
        ],
    ),
    "a date has a precision": ("", [lambda frame: _backwards(everywhere("start_precision", None)(frame))]),
}


def _defects_of(item: Expected) -> tuple[str, list[Defect]]:
    return next(value for words, value in RULES.items() if item.name.startswith(words))


RULE_CASES = [
    pytest.param(rule, number, id=f"{_name(rule)} {number}")
    for rule in rules()
    if not rule.name.startswith("no document is both")
    for number in range(len(_defects_of(rule)[1]))
]


@pytest.mark.parametrize(("rule", "number"), RULE_CASES)
def test_rule_fires(good: Frames, rule: Expected, number: int) -> None:
    table, defects = _defects_of(rule)
    table = table or rule.asset
    [outcome] = check(good | {table: defects[number](good[table])}, [rule], store.all_violations)
    assert not outcome.success
    assert not outcome.error
    assert len(outcome.rows) >= 1


def test_a_document_both_read_and_set_aside_fires(good: Frames) -> None:
    [rule] = [rule for rule in rules() if rule.name.startswith("no document is both")]
    [outcome] = check(good | {"quarantined_documents": _set_aside_too(good)}, [rule], store.all_violations)
    assert not outcome.success


def test_every_rule_is_of_a_declared_table_and_unique() -> None:
    names = [_name(rule) for rule in rules()]
    assert len(set(names)) == len(names)
    assert {rule.asset for rule in rules()} <= set(TABLES)


def test_an_error_is_told_from_a_failure(good: Frames) -> None:
    item = Expected("dim_person", "not_null", "age is not null", "age", "ExpectColumnValuesToNotBeNull")
    rule = Expected("dim_person", "reconcile", "a broken query", sql="SELECT age FROM dim_person")
    outcomes = check(good, [item, rule], store.all_violations)
    assert [o.success for o in outcomes] == [False, False]
    assert all("age" in o.error for o in outcomes)


def test_results_belong_to_their_expectations_whatever_the_order(good: Frames) -> None:
    expected = [item for item in expected_of(["fact_paper"]) if item.gx]
    broken = good | {"fact_paper": in_first_row("status", "no such value")(good["fact_paper"])}
    for order in (expected, expected[::-1]):
        outcomes = check(broken, order, store.all_violations)
        assert [o.expected.name for o in outcomes if not o.success] == ["status is a declared value"]


def test_failing_rows_are_shown(good: Frames) -> None:
    [item] = [item for item in expected_of(["dim_person"]) if item.name == "full_name is not null"]
    broken = in_first_row("full_name", None)(good["dim_person"])
    [outcome] = check(good | {"dim_person": broken}, [item], store.all_violations)
    assert outcome.rows["person_id"].to_list() == [broken["person_id"][0]]


def test_no_documents_at_all_is_told(good: Frames) -> None:
    frames = good | {name: derive.empty(TABLES[name]) for name in LAKE}
    failed = [o.expected.name for o in check(frames, expected_of(LAKE), store.all_violations) if o.blocks]
    assert failed == ["at least one document was read", "coverage of the corpus is at least 0.5"]
