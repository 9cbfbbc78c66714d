"""Careers: positions and degrees in the layouts that CVs use."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import degrees, positions, read

INTERN = ("Research Intern", "Alibaba Group", "2019-07", "2020-09", False)


@pytest.mark.parametrize(
    "text",
    [
        "### Research Intern\n\nTidal Lab,\nAlibaba Group, China\n\n*July 2019 - September 2020*\n",
        "Research Intern\tJuly 2019 - Sept 2020\nAlibaba Group, Hangzhou\n",
        "Alibaba Group\tHangzhou\nResearch Intern\tJuly 2019 - Sept 2020\n",
        "- **Alibaba Group *Tidal* Team** - Research Intern - Beijing Jul 2019 - Sep 2020\n",
        "07/2019 – 09/2020\tResearch Intern, Tidal Lab, Alibaba Group, China\n",
        "Research Intern at Alibaba Group (July 2019 – Sept. 2020)\n",
        "Alibaba Group: Research Intern\tJuly 2019 - Sept 2020\n",
        "- **July 2019 – Sept 2020:** Alibaba Group, Tidal Lab (Research Intern)\n",
        "**Research Intern | Alibaba Group | Hangzhou, China** | *Jul 2019 – Sep 2020*\n",
    ],
)
def test_one_position_in_many_layouts(text: str) -> None:
    assert positions(text) == [INTERN]


def test_several_roles_under_one_employer() -> None:
    text = (
        "**University of Essex**\n"
        "Honorary Lecturer, Department of Tides\tAugust 2026 –\n"
        "Postdoctoral Fellow, Tidal Institute\tMay 2019 – May 2023\n"
    )
    assert positions(text) == [
        ("Honorary Lecturer", "University of Essex", "2026-08", None, True),
        ("Postdoctoral Fellow", "University of Essex", "2019-05", "2023-05", False),
    ]


def test_an_unknown_employer_stands_where_its_siblings_have_theirs() -> None:
    text = "2019 – 2020 Data Consultant, Zorbix, Remote\n2016 – 2017 Research Assistant, Alibaba Group, China\n"
    assert [p[1] for p in positions(text)] == ["Zorbix", "Alibaba Group"]


def test_an_unknown_title_stands_where_its_siblings_have_theirs() -> None:
    text = (
        "Tide Whisperer\tMay 2020 - June 2021\n"
        "Globex Inc., Paris\n\n"
        "Software Engineer\tMay 2018 - June 2019\n"
        "Alibaba Group, China\n"
    )
    assert positions(text)[0][:2] == ("Tide Whisperer", "Globex Inc.")


def test_a_project_heading_is_no_title_where_a_role_stands_below() -> None:
    text = (
        "## Sampling of Tidal Pools\n\n"
        "Peking University\n\n"
        "Nov. 2023 - Present\n\n"
        "- Undergraduate Research Assistant\n"
        "- Advisor: Kun Marsh\n"
    )
    found = read("# Research Experience\n\n" + text).positions[0]
    assert (found.title, found.organization, found.supervisors) == (
        "Undergraduate Research Assistant", "Peking University", ["Kun Marsh"])  # fmt: skip


def test_titles_side_by_side_are_one() -> None:
    assert (
        positions("Software Engineer, Intern\tJune 2020 - Jan 2021\nGlobex Inc.\n")[0][0] == "Software Engineer, Intern"
    )


def test_a_degree_with_adviser_unit_and_place() -> None:
    text = (
        "### Ph.D., Computer Science\n\n"
        "Tidal School, Wuhan University, China\n\n"
        "Supervisor: Prof. Ada Marsh\n\n"
        "*September 2018 - June 2022*\n"
    )
    found = read("EDUCATION\n\n" + text).education[0]
    assert (found.degree, found.field, found.organization) == ("Ph.D.", "Computer Science", "Wuhan University")
    assert (found.unit, found.location, found.advisors) == ("Tidal School", "China", ["Ada Marsh"])
    assert (found.start, found.end, found.level) == ("2018-09", "2022-06", "doctorate")


@pytest.mark.parametrize(
    "text",
    [
        "- **Fudan University** | CS | BSc Sep 2018 - Jun 2022\n",
        "BSc in CS, Fudan University\tSep 2018 - Jun 2022\n",
        "Fudan University\nBSc, CS (Sep 2018 - Jun 2022)\nGPA: 3.9/4.0\n",
        "2018-09 – 2022-06\tBSc CS, Fudan University, Shanghai, China\n",
    ],
)
def test_one_degree_in_many_layouts(text: str) -> None:
    assert degrees(text) == [("BSc", "CS", "Fudan University", "2018-09", "2022-06")]


def test_several_degrees_of_one_university() -> None:
    text = "Wuhan University\tWuhan\nGPA: 3.9/4, M.S. in EECS + B.S. in EECS Aug 2016 - May 2021\n"
    assert [(d[0], d[2], d[4]) for d in degrees(text)] == [
        ("M.S.", "Wuhan University", "2021-05"), ("B.S.", "Wuhan University", "2021-05")]  # fmt: skip


def test_a_year_alone_ends_a_degree_and_starts_a_position() -> None:
    assert degrees("- Ph.D., English, University of Virginia, 2014.\n")[0][3:] == (None, "2014")
    assert positions("- Visiting Lecturer, University of Virginia, 2014.\n")[0][2:4] == ("2014", None)


def test_a_role_in_the_details_of_a_degree_is_a_position() -> None:
    text = (
        "- **Fudan University** | CS | BSc Sep 2018 - Jun 2022\n"
        "    - Research assistant at Tidal Security Laboratory, supervised by Prof. Ada Marsh.\n"
    )
    found = read("EDUCATION\n\n" + text).positions[0]
    assert (found.title, found.organization, found.unit) == (
        "Research assistant", "Fudan University", "Tidal Security Laboratory")  # fmt: skip
    assert found.supervisors == ["Ada Marsh"]


def test_a_role_that_a_sentence_below_a_degree_states_is_a_position() -> None:
    text = (
        "Lund University | Tides | BSc Oct 2011 - May 2014\n"
        "Laboratory assistant at the Tidal Acoustics Lab, advised by Prof. Ada Marsh.\n"
        "University of Bergen | Tides | Ph.D. Jan 2015 - Apr 2019\n"
    )
    found = read("EDUCATION\n\n" + text)
    assert [(one.title, one.organization) for one in found.positions] == [("Laboratory assistant", "Lund University")]
    assert [one.degree for one in found.education] == ["BSc", "Ph.D."]


def test_an_expected_end() -> None:
    found = read("EDUCATION\n\nPhD in Tides, Wuhan University, Sep. 2022 - Jul. 2026 (Expected)\n").education[0]
    assert (found.end, found.expected) == ("2026-07", True)


def test_roles_one_by_one_below_an_employers_heading() -> None:
    text = (
        "### Globex Labs — Lyon, France\n**Research Scientist** | *Mar 2021 – Present*\n- Led the team.\n\n"
        "**Research Intern** | *May 2019 – Aug 2019*\n- Built a tide gauge.\n"
    )
    assert positions(text) == [
        ("Research Scientist", "Globex Labs", "2021-03", None, True),
        ("Research Intern", "Globex Labs", "2019-05", "2019-08", False),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("* 2015-2021: Research Assistant\n  * Emory University\n", ("Research Assistant", "Emory University")),
        ("**Emory University**\t2015-2021\n*M.A. Program in Tides*\nLecturer\n", ("Lecturer", "Emory University")),
        ("2015-2021 NSF Postdoctoral Fellow, Emory University\n", ("NSF Postdoctoral Fellow", "Emory University")),
        ("2015-2021 Postdoc (with Bo Marsh), Emory University\n", ("Postdoc", "Emory University")),
    ],
)
def test_the_employer_of_a_title(text: str, expected: tuple[str, str]) -> None:
    assert [(title, employer) for title, employer, *_ in positions(text)] == [expected]


def test_an_employer_holds_below_lines_of_its_units() -> None:
    text = (
        "**The New School**\t1997-2011\n\n*B.A. Program in Tides*\nAssistant Professor\t2006-2011\n\n"
        "*M.A. Program in Waves*\t1997-2000\nActing Director\t1998-1999\n"
    )
    assert [p[:4] for p in positions(text)] == [
        ("Assistant Professor", "The New School", "2006", "2011"),
        ("Acting Director", "The New School", "1998", "1999"),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Emory University, Atlanta, GA **Ph.D.**, Ecology, 2019\n", ("Ph.D.", "Ecology", "Emory University")),
        ("Ph.D. (2008)  Emory University, Social Psychology\n", ("Ph.D.", "Social Psychology", "Emory University")),
        (
            "MSci Physics with Astrophysics, Emory University\n",
            ("MSci", "Physics with Astrophysics", "Emory University"),
        ),
        ("2009\tSJD, Emory University\n", ("SJD", None, "Emory University")),
    ],
)
def test_a_degree_its_field_and_university(text: str, expected: tuple[str, str | None, str]) -> None:
    assert [found[:3] for found in degrees(text)] == [expected]


@pytest.mark.parametrize("school", ["Globex University", "Institute of Rocks, Globex University"])
def test_a_field_on_the_line_below_a_bare_degree(school: str) -> None:
    text = f"**M.Sc.**\nGeology, {school}, 2003\n\n**B.Sc.**\nPhysics, {school}, 2001\n"
    assert degrees(text) == [
        ("M.Sc.", "Geology", "Globex University", None, "2003"),
        ("B.Sc.", "Physics", "Globex University", None, "2001"),
    ]


def test_universities_above_their_degrees() -> None:
    text = "**Emory University**, Atlanta\n- Ph.D., Statistics, 2026\n- M.S., Statistics, 2022\n"
    assert [(d[0], d[2], d[4]) for d in degrees(text)] == [
        ("Ph.D.", "Emory University", "2026"),
        ("M.S.", "Emory University", "2022"),
    ]


def test_the_head_of_a_table_is_no_unit() -> None:
    text = "Degree\tInstitution\tYear\n\nPh.D. (Physics)\tEmory University\t2021\n"
    assert [e.unit for e in read("EDUCATION\n\n" + text).education] == [None]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("2010 MFA Sculpture, Royal College of Art", ("MFA", "Sculpture", "Royal College of Art", None, "2010")),
        ("BSc Physics (First Class), Yale University, 2006", ("BSc", "Physics", "Yale University", None, "2006")),
        ("Ph.D. Animal Nutrition (Leeds)  2011", ("Ph.D.", "Animal Nutrition", "Leeds", None, "2011")),
        ("Studies of Physics, KTH, degree: Dipl.-Phys., 1987", ("Dipl.-Phys.", "Physics", "KTH", None, "1987")),
    ],
)  # fmt: skip
def test_a_degree_on_one_line(line: str, expected: tuple[str | None, ...]) -> None:
    assert degrees(line + "\n") == [expected]


def test_lines_below_a_degree_that_name_its_thesis_and_supervisors_state_no_other() -> None:
    parsed = read(
        "## Education\n\n**MSc in Loom Engineering @**\n**University of Leeds**\n(Leeds, UK)\n\n- September 2022 - "
        "July 2024\n- MSc Thesis in Route Control and Pallet Avoidance for a Mobile Loom\n- _Supervisors:_\n"
        "    - Prof. Dr. Jonas Brek\n"
        "      ([jbrek@example.edu](mailto:jbrek@example.edu))\n    - Mara Lind Solheim, PhD\n\n"
        "**BSc in Loom Engineering @**\n**University of Leeds**\n(Leeds, UK)\n\n- September 2019 - July 2022\n"
    )
    assert [(one.degree, one.field, one.end, one.advisors) for one in parsed.education] == [
        ("MSc", "Loom Engineering", "2024-07", ["Jonas Brek", "Mara Lind Solheim"]),
        ("BSc", "Loom Engineering", "2022-07", []),
    ]


def test_the_last_full_stop_of_initials_belongs_to_the_place() -> None:
    page = """Ada Quill

Employment
Economist, World Bank, Washington, D.C., 2019-2021
Clerk, Zorbix, Boston. 2017-2019

Education
Ph.D., Economics, Georgetown University, Washington, D.C., 2016
"""
    found = read(page)
    assert [one.location for one in found.positions] == ["Washington, D.C.", "Boston"]
    assert [one.location for one in found.education] == ["Washington, D.C."]
