"""Degrees with an honour, a subject or a word on their award between them and their school."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("line", "field", "school"),
    [
        ("PhD in Mosses (2010 - 2013), summa cum laude from the University of Tarn, Tarn", "Mosses",
         "University of Tarn"),
        ("MSc in Botany with distinction from Alder University, 2012", "Botany", "Alder University"),
        ("PhD (awarded June 2011), Alder University", None, "Alder University"),
        ("B.A., Alder College, 2015. Major in History, minor in French.", "History", "Alder College"),
        ("PhD in Botany, TH Tarnau, 2014", "Botany", "TH Tarnau"),
        ("PhD in Botany, FH Aachen, 2014", "Botany", "FH Aachen"),
    ],
)  # fmt: skip
def test_field_and_school(line: str, field: str | None, school: str) -> None:
    found = read(f"## Education\n\n- {line}\n").education
    assert [(one.field, one.organization) for one in found] == [(field, school)]


@pytest.mark.parametrize("remark", ["Major in Botany", "Majored in Botany", "Major in Botany, minor in Law"])
def test_an_item_below_a_degree_names_its_field(remark: str) -> None:
    found = read(f"## Education\n\n- BA, Alder College, 2015\n  - {remark}\n").education
    assert [(one.degree, one.field) for one in found] == [("BA", "Botany")]


@pytest.mark.parametrize(
    "degree",
    [
        "MSc in Finance (Felt Finance Specialization)",
        "MSc in Finance, Specialization in Felt",
        "Master in Finance (with a Teaching Certificate)",
        "Maestría en Finance, Especialización en Fieltro",
    ],
)
def test_branches_are_no_degrees_of_their_own(degree: str) -> None:
    found = read(f"## Education\n\n- {degree}, University of Tarn, 2019\n").education
    assert [(one.level, one.organization) for one in found] == [("master", "University of Tarn")]


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("PhD, *The Dyer and the Crown, 1790-1850*, Alder University, 2001", None),
        ("2001 DPhil, *Slow Growth of Coupled Mosses*, Alder University", None),
        ("MA, History, *Guilds of the Lower Tarn*, Alder University, 2001", "History"),
        ("MA, *History*, Alder University, 2001", "History"),
    ],
)
def test_a_thesis_in_italics_is_no_field_town_or_time(line: str, field: str | None) -> None:
    (one,) = read(f"## Education\n\n- {line}\n").education
    found = (one.field, one.organization, one.unit, one.location, one.start, one.end)
    assert found == (field, "Alder University", None, None, None, "2001")
