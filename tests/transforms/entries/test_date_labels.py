"""Further dates of a degree on lines of their own: they begin no entry."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "line",
    [
        "Thesis submitted: June 2018",
        "Defense date: 3 June 2018",
        "Conferred: May 2018",
        "*Tentative completion date*\tMay 2018",
        "*Year of graduation*\t2018",
        "Enrolled: Sept 2014",
    ],
)
def test_what_stands_below_a_further_date_belongs_to_the_degree_above(line: str) -> None:
    parsed = read(
        f"## Education\n\n**PhD in Dyes**, University of Zurich, 2014-2018\n{line}\n- Supervisor: Elsa Tarn\n\n"
        "**MSc in Physics**, University of Oslo, 2010-2012\n- Supervisor: Bo Wick\n"
    )
    assert [(one.degree, one.start, one.end, one.advisors) for one in parsed.education] == [
        ("PhD", "2014", "2018", ["Elsa Tarn"]),
        ("MSc", "2010", "2012", ["Bo Wick"]),
    ]


def test_a_date_with_a_label_that_names_a_school_begins_one() -> None:
    parsed = read(
        "## Education\n\nPhD in Dyes, University of Zurich, 2014-2018\n"
        "Started MSc in Physics, University of Oslo, 2010\n"
    )
    assert [one.organization for one in parsed.education] == ["University of Zurich", "University of Oslo"]
