"""Roles that go on over others in lists with bullets, and dates behind a bar at a line's end. All made up."""

from __future__ import annotations

from transforms.parse import parse
from transforms.readers.dispatch import read


def test_a_role_that_still_goes_on_begins_as_those_below_do() -> None:
    page = (
        "Ada Vale\n\nAppointments\nAssistant Professor (2029 – Present)\nMarsh University, Department of Dyes\n"
        "• School of Cloth\n• Affiliated Faculty, Center for Felt and the Study of Very Old Looms and Mills\n"
        "Research Professor (2025 – 2029)\nUniversity of Turku\n• Affiliate, Institute of Moss\n"
    )
    found = parse(read(page.encode(), "cv.txt")).positions
    assert [(one.title, one.organization) for one in found if one.start] == [
        ("Assistant Professor", "Marsh University"),
        ("Research Professor", "University of Turku"),
    ]


def test_a_date_behind_a_bar_goes_on_with_its_degree() -> None:
    page = (
        "Ada Vale\n\nEducation\nPhD in Dyes | Marsh University | 2028-2031\n"
        "MSc Felt | University of Turku | 2025-2028\n"
        "BSc in the History of Northern Looms and Mills | University of the Long Shore |\n2021-2025\n"
    )
    found = parse(read(page.encode(), "cv.txt")).education
    assert [(one.degree, one.start, one.end) for one in found] == [
        ("PhD", "2028", "2031"),
        ("MSc", "2025", "2028"),
        ("BSc", "2021", "2025"),
    ]
