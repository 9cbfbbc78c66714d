"""A document beside what was read: the rows, and the facts as a person reads them."""

from __future__ import annotations

from orchestration.explain import as_html, facts, rows
from transforms.parse import parse
from transforms.readers.dispatch import read

_PAGE = (
    b"# Ada Vale\n\n## News\n\n- Our paper <Mosses of Kent> is in Science 2021.\n\n## Contact\n\nada.vale@example.edu\n"
)


def test_other_lines_that_state_a_record_are_named_by_their_numbers() -> None:
    person = parse(read(_PAGE, "a.md")).person
    assert person
    assert facts(person) == [("name", "Ada Vale"), ("emails", "ada.vale@example.edu"), ("also on line", "9")]


def test_each_line_is_shown_once_and_markup_of_the_document_is_text() -> None:
    document = read(_PAGE, "a.md")
    parsed = parse(document)
    assert [row.number for row in rows(document, parsed)] == list(range(1, document.text.count("\n") + 2))
    assert "&lt;Mosses of Kent&gt;" in as_html([(document, parsed)])
