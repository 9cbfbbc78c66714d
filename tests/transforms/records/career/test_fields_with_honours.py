"""Fields of degrees with an honour right behind them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import degrees


@pytest.mark.parametrize("honour", ["Cum Laude", "cum laude", "*Cum Laude*", "Magna Cum Laude", "summa cum laude"])
def test_an_honour_behind_a_field_is_no_part_of_it(honour: str) -> None:
    found = degrees(f"Globex University, May 2022\nBachelor of Arts, Economics {honour}\n")
    assert [one[:2] for one in found] == [("Bachelor of Arts", "Economics")]


@pytest.mark.parametrize(
    "said",
    [
        "Bachelor of Arts: Honours Botany, Globex University",
        "Bachelor of Arts: Joint Honours Botany, Globex University",
        "Bachelor of Arts with Botany (Hons.), Globex University",
        "Bachelor of Arts with Botany (Honours), Globex University",
    ],
)
def test_honours_are_no_field(said: str) -> None:
    assert [one[:3] for one in degrees(f"{said} (2015)\n")] == [("Bachelor of Arts", "Botany", "Globex University")]


@pytest.mark.parametrize("row", ["| 2014 – now | {} |", "- {}"])
def test_two_degrees_of_one_field_have_dates_of_their_own(row: str) -> None:
    said = row.format("M.Sc (2014–2016) & Ph.D. (2016–now) in Botany, Globex University")
    head = "| Year | Degree |\n| --- | --- |\n" if "|" in row else ""
    last = row.replace("2014 – now", "2010 – 2013").format("B.Sc in Botany, University of York")
    found = degrees(f"{head}{said}\n{last}{'' if '|' in row else ', 2013'}\n")
    assert [one[:4] for one in found[:2]] == [
        ("M.Sc", "Botany", "Globex University", "2014"),
        ("Ph.D.", "Botany", "Globex University", "2016"),
    ]


@pytest.mark.parametrize("field", ["Psychology with Neuropsychology", "English with Creative Writing"])
def test_two_fields_of_one_degree(field: str) -> None:
    assert [one[1] for one in degrees(f"BSc {field}, Globex University, 2010 - 2013\n")] == [field]


@pytest.mark.parametrize(
    "honour",
    ["with High Honors", "with Honours and Great Distinction", "with University Honors", ", with highest honours"],
)
@pytest.mark.parametrize(
    "said", ["B.A., Botany{}, Globex University, 2006", "BA in Botany {} (Globex University), 2006"]
)
def test_honours_taken_with_a_degree_are_no_field(said: str, honour: str) -> None:
    text = said.format(honour if honour[0] == "," else f" {honour}").replace("  ", " ")
    assert [one[1:3] for one in degrees(f"{text}\n")] == [("Botany", "Globex University")]
