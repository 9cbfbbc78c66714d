"""Service: how offices, duties and venues are worded. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from tests.transforms.records.serving import Stated, service


def test_an_unknown_heading_over_duties_heads_service() -> None:
    body = "Associate Editor, Journal of Tides (2020-)\nReviewer: Foam, Waves Letters\nReviewer for Salt\n"
    above = "EDUCATION\n\nPhD, Tide University, 2010\n\nAWARDS\n\nFoam Prize, 2012\n\nODDS FOR THE GUILD\n\n"
    assert {s.venue for s in read(above + body).service} == {
        "Journal of Tides",
        "Foam",
        "Waves Letters",
        "Salt",
    }


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "- **Program Vice-Chair**: 11th Symposium on Looms and Threads (SLYT), Long Beach, California, May 2011.",
            ("chair", "11th Symposium on Looms and Threads (SLYT)", "2011-05", None),
        ),
        (
            "- Member of the Editorial Board of the Annals of Weaving, 2004-2009",
            ("editor", "Annals of Weaving", "2004", "2009"),
        ),
        (
            "- Associate Chair of the Department of Textiles, 2015",
            ("chair", "Department of Textiles", "2015", None),
        ),
        ("- Co-organizer: Workshop on Quiet Looms, ICML 2023", ("organizer", "Workshop on Quiet Looms", "2023", None)),
        ("- Member of the local organising committee of Vertex 2019", ("organizer", "Vertex", "2019", None)),
        ('- Chair of the session "Timing" at TREDI 2022', ("chair", "TREDI", "2022", None)),
        ("- Member of the scientific committee: Many Looms, 2023", ("program committee", "Many Looms", "2023", None)),
    ],
)
def test_one_event_board_or_department(line: str, expected: Stated) -> None:
    assert service(line) == [expected]


def test_years_part_the_list_under_a_role() -> None:
    body = "**Program committees**\n\n*2015*\n\n- Loom Days\n- Yarn Forum\n\n*2014*\n\n- Thread Meeting\n"
    assert service(body) == [
        ("program committee", "Loom Days", "2015", None),
        ("program committee", "Yarn Forum", "2015", None),
        ("program committee", "Thread Meeting", "2014", None),
    ]


def test_a_convener_at_a_school_convenes_one_meeting() -> None:
    assert service("- Convener, Text Analysis Conference, LSE") == [
        ("organizer", "Text Analysis Conference, LSE", None, None)
    ]


def test_counts_behind_a_colon_and_profiles_are_no_venues() -> None:
    body = "**Peer Reviewer**  \nLoom Journal (Globex): 3x  \nProfile: https://reviews.example/77\n"
    assert service(body) == [("reviewer", "Loom Journal (Globex)", None, None)]


def test_a_heading_that_is_a_duty_heads_service() -> None:
    body = "- Yarns, 2020\n\n"
    body += "## Technical Committee Co-chair\n\n- Loom Days (LD) - Threads, Yarns, and Dyes track, 2025"
    assert service(body, "## Journal Reviewer")[1:] == [
        ("chair", "Loom Days (LD) - Threads, Yarns, and Dyes track", "2025", None)
    ]


def test_a_journal_with_a_colon_is_no_label() -> None:
    assert service("- Journal of Software: Evolution and Process, 2023", "## Journal Reviewer") == [
        ("reviewer", "Journal of Software: Evolution and Process", "2023", None)
    ]


def test_service_in_the_rank_of_the_section_above_ends_it() -> None:
    cv = read("## Experience\n\n- Lecturer, University of Leeds, 2019\n\n## Reviewing\n\n- Reviewer, Glossa, 2024\n")
    assert [one.title for one in cv.positions] == ["Lecturer"]
    assert [one.venue for one in cv.service] == ["Glossa"]


def test_a_work_among_activities_is_no_service() -> None:
    body = "- Ada Quill, Wei Tan, Rosa Marsh, *Lattices of looms*, Submitted.\n- Reviewer, Loom Journal, 2020\n"
    assert service(body) == [("reviewer", "Loom Journal", "2020", None)]


def test_terms_behind_an_and_and_a_label_beside_a_role() -> None:
    body = "Conference Organization\tLoom Society, Spring 2014, Fall 2017, and Spring 2019; Dye Forum, 2015\n\n"
    body += "Editorial Positions\tAssociate Editor, *Loom Science*, 2013-2016\n"
    assert service(body) == [
        ("organizer", "Loom Society", "2014", "2019"),
        ("organizer", "Dye Forum", "2015", None),
        ("editor", "Loom Science", "2013", "2016"),
    ]


def test_duties_in_sentences_over_wrapped_lines() -> None:
    body = """Chair of the organising committee, European Loom Conference
2015; secretary, Dye Forum 2001. Referee for journals including *Glossa*, *Acta
Sociologica* and *Loom Studies*. Expert for funding bodies including
the Loom Fund (2021) and Thread Council (2014)."""
    assert service(body, "## Other academic duties") == [
        ("chair", "European Loom Conference", "2015", None),
        ("other", "Dye Forum", "2001", None),
        ("reviewer", "Glossa", None, None),
        ("reviewer", "Acta Sociologica", None, None),
        ("reviewer", "Loom Studies", None, None),
        ("other", "Loom Fund", "2021", None),
        ("other", "Thread Council", "2014", None),
    ]


def test_a_journal_with_commas_between_semicolons_and_names_cut_short() -> None:
    found = service(
        "- Reviewer for Looms, Threads, & Dyes; Glossa; Acta Sociologica.\n- Referee: J. Loom Res., Glossa\n"
    )
    assert [one[1] for one in found] == ["Looms, Threads, & Dyes", "Glossa", "Acta Sociologica", "J. Loom Res"]


def test_people_examined_are_no_venues() -> None:
    assert service("2026 Ada Quill, University of Oslo · 2021 Wei Tan, Leeds.\n", "## Thesis examinations") == []


def test_an_office_may_be_all_that_a_line_says() -> None:
    assert service(
        "Erasmus Coordinator (2009-2011)\n\nDeputy Weaving Programme Lead (evening courses; 2014–2017)."
    ) == [
        ("other", "Erasmus Coordinator", "2009", "2011"),
        ("other", "Deputy Weaving Programme Lead", "2014", "2017"),
    ]


def test_an_office_behind_a_list_of_venues() -> None:
    assert service("Reviewer: Journal of Tides; Nature Plants\n\nErasmus Coordinator, 2019-2021")[-1] == (
        "other",
        "Erasmus Coordinator",
        "2019",
        "2021",
    )


def test_works_that_are_cited_among_activities_are_papers() -> None:
    found = read("## Current activities\n\n- Jane Q. Miller, Bo Marsh, Cy Reed, *Lattices of the north,* Submitted.\n")
    assert [(paper.title, paper.status) for paper in found.papers] == [("Lattices of the north", "submitted")]


def test_publishers_ranks_and_months_beside_a_venue() -> None:
    body = "- Mar 2025\tReviewer for the Journal of Looms (JL), Elsevier, Q1 on Scimago\n"
    body += "- Sep 2024\tStudent Volunteer at the Int. Conf. on Threads (ICT 2024), ACM, A on CORE\n"
    assert [(one[1], one[2]) for one in service(body)] == [
        ("Journal of Looms (JL)", "2025-03"),
        ("Int. Conf. on Threads", "2024-09"),
    ]
    assert [one[1] for one in service("- Member of Loom Society, Thread Association, Mill Academy.\n")] == [
        "Loom Society",
        "Thread Association",
        "Mill Academy",
    ]


def test_unnamed_venues_and_how_one_reviewed() -> None:
    body = "Reviewing, ad hoc: Glossa, Acta Sociologica\n"
    assert [one[:2] for one in service(body)] == [("reviewer", "Glossa"), ("reviewer", "Acta Sociologica")]
    assert service("- Reviewer for several journals, presses, conferences and publishers\n") == []


def test_lists_and_duties_of_one_line_are_parted() -> None:
    line = "Journals: Journal of Looms, Wool Letters and others. Presses: Loom Press, Weft Print. Funders: Dye Council"
    assert [venue for _, venue, _, _ in service(line, "## Reviewing")] == [
        "Journal of Looms",
        "Wool Letters",
        "Loom Press",
        "Weft Print",
        "Dye Council",
    ]
    line = "Graduate Loom Committee (chair 2014–2017); College Dye Committee, 2018–2020; Senate, 2012"
    assert [stated[1:] for stated in service(line, "## University Service")] == [
        ("Graduate Loom Committee", "2014", "2017"),
        ("College Dye Committee", "2018", "2020"),
        ("Senate", "2012", None),
    ]


@pytest.mark.parametrize(
    ("line", "venue"),
    [
        ("Turku Graduate Student Council Representative, 2004", "Turku Graduate Student Council"),
        ("Department Graduate Student Representative, 2012", "Department"),
    ],
)
def test_a_body_before_what_one_was_in_it(line: str, venue: str) -> None:
    assert venue in [one.venue for one in read(f"## Service\n\n- {line}\n- Chair, Weft Days, 2019\n").service]


@pytest.mark.parametrize(
    ("line", "venue"),
    [
        ("2002-05. Member, Senate Library Committee. Moss University.", "Senate Library Committee"),
        ("2013. Reviewer, Basket Studies Review (Tarn, Indiana).", "Basket Studies Review"),
        ("2013. Reviewer, Basket Studies Review (new series).", "Basket Studies Review (new series)"),
    ],
)
def test_what_a_venue_belongs_to_and_where_it_sits(line: str, venue: str) -> None:
    assert [s.venue for s in read(f"SERVICE\n\n{line}\n").service] == [venue]


@pytest.mark.parametrize("label", ["Reviewer For:", "Reviewer For\t", "Reviewer for:"])
def test_a_list_behind_a_role_whose_label_is_in_capitals(label: str) -> None:
    assert [venue for _, venue, *_ in service(f"{label} EMNLP 2021, NAACL 2020, EMNLP 2018\n")] == ["EMNLP", "NAACL"]


def test_the_end_of_a_list_left_open_is_no_venue() -> None:
    assert [s.venue for s in read("## Service\n\n- Journal Reviewer: Foam Letters, Salt Studies, etc.\n").service] == [
        "Foam Letters",
        "Salt Studies",
    ]
