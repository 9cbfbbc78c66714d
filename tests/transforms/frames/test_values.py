"""Values made fit for a column: what the checks call a defect never gets that far."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expectations.declared import UNCLEAN
from tests.documents import cv, lake
from transforms.frames.values import clean, homepage, orcid


@pytest.mark.parametrize(("text", "expected"), [
    ("Westmoor University", "Westmoor University"), ("  two  blanks\tand\nmore ", "two blanks and more"),
    ("<b>Bold</b> and <i>slanted</i>", "Bold and slanted"), ("The <video> tag", "The ‹video› tag"),
    ("R&amp;D at AT&T", "R&D at AT&T"), ("&amp;lt;b&amp;gt;", ""), ("**Professor**", "Professor"),
    ("[Westmoor](https://westmoor.example)", "Westmoor"), (r"\textbf{Ink}", "{Ink}"), ("MÃ¼ller", "Müller"),
    ("caf\ufffd", "caf"), ("x < 3 & y > 2", "x < 3 & y > 2"), ("Ångström & Œuvre", "Ångström & Œuvre"),
])  # fmt: skip
def test_clean(text: str, expected: str) -> None:
    assert clean(text) == expected
    assert not expected or not re.search(UNCLEAN, clean(text))


@given(st.text(alphabet=st.sampled_from("<>/&;#*][(\\ab\t\n \x00Ã¼â€\ufffdÂ\u200b19:http")), st.text())
def test_whatever_the_text_the_check_holds(marked: str, other: str) -> None:
    for text in (marked, other, f"<{marked}>", f"&{marked};", f"](http:{other}"):
        made = clean(text)
        assert not made or not re.search(UNCLEAN, made)


def test_orcid_and_homepage() -> None:
    assert orcid("https://orcid.org/0000-0002-1825-0097") == "0000-0002-1825-0097"
    assert orcid("0000-0002") is None
    assert homepage(["https://github.com/ada", "https://ada.example"]) == "https://ada.example"
    assert homepage(["https://www.linkedin.com/in/ada"]) is None


@pytest.mark.parametrize(("start", "end", "kept"), [
    ("2021-09", "2021", ("2021-09", "2021")), ("2021", "2019", ("2021", None)), ("2045", "2046", (None, None)),
    ("2020", "2037", ("2020", "2037")), ("2020", "2060", ("2020", None)),
])  # fmt: skip
def test_dates_that_cannot_be_are_left_out(start: str, end: str, kept: tuple[str | None, str | None]) -> None:
    made = lake(cv("a.txt", "Ada Quill", as_of="2024-05", positions=[{"title": "Fellow", "start": start, "end": end}]))
    row = made["parsed_positions"]
    assert row.select("start_text", "end_text").row(0) == kept
    assert (row["issues"].item() is None) is (kept == (start, end))


def test_codes_and_blank_titles_never_break_the_declaration() -> None:
    made = lake(cv("a.txt", "Ada Quill", service=[{"role": "king", "venue": "Quill Days"}], skills=[{"text": " "}],
                   education=[{"degree": "PhD", "level": "highest"}],
                   papers=[{"title": "", "status": "lost", "authors": ["", "Bo Tarn"]}]))  # fmt: skip
    assert made["parsed_service"]["role"].item() == "other"
    assert made["parsed_education"]["degree_level"].item() == "other"
    assert made["parsed_papers"].select("title", "status").row(0) == ("papers: | lost | ['', 'Bo Tarn']", "published")
    assert made["parsed_skills"]["skill"].item() == "skills:"
    assert sorted(made["parsed_authors"]["person_name"]) == ["Bo Tarn", "unnamed"]
