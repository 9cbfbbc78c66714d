"""Service: roles, venues and years in the layouts that CVs use."""

from __future__ import annotations

import pytest

from tests.transforms.records.lists import read
from transforms.records.roles import is_role, role_of

Stated = tuple[str, str | None, str | None, str | None]


def service(body: str, heading: str = "## Professional Service") -> list[Stated]:
    return [(s.role, s.venue, s.start, s.end) for s in read(f"{heading}\n\n{body}").service]


def test_a_list_gives_each_venue_its_own_years() -> None:
    assert service("- Reviewer: NeurIPS 2021-24, ICLR, ICML (2020, 2022)") == [
        ("reviewer", "NeurIPS", "2021", "2024"),
        ("reviewer", "ICLR", None, None),
        ("reviewer", "ICML", "2020", "2022"),
    ]


def test_a_range_after_the_last_venue_holds_for_all() -> None:
    assert service("- PC member for SOSP, OSDI and NSDI (2019–2021)") == [
        ("program committee", venue, "2019", "2021") for venue in ("SOSP", "OSDI", "NSDI")
    ]


def test_role_line_over_venue_lines() -> None:
    body = "**PC Member** *2025*  \nIEEE ICDCS\n\n**Reviewer**  \nIEEE/ACM Transactions on Networking  \nIEEE INFOCOM"
    assert service(body) == [
        ("program committee", "IEEE ICDCS", "2025", None),
        ("reviewer", "IEEE/ACM Transactions on Networking", None, None),
        ("reviewer", "IEEE INFOCOM", None, None),
    ]


def test_role_and_years_over_the_venue() -> None:
    assert service(
        "Reviewer\t2021-2025\n*Conference on Robot Learning "
        "(CoRL)*\nReviewer\t2021-2023\n*International Conference on Machine Learning (ICML)*"
    ) == [
        ("reviewer", "Conference on Robot Learning (CoRL)", "2021", "2025"),
        ("reviewer", "International Conference on Machine Learning (ICML)", "2021", "2023"),
    ]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("- Session Chair, CHI 2021", ("chair", "CHI", "2021", None)),
        ("- Globex Retreat, Co-Organizer, 2022-2024", ("organizer", "Globex Retreat", "2022", "2024")),
        ("- Area Chair at NLPCC'25", ("area chair", "NLPCC", "2025", None)),
        (
            '- CVPR 2024: Coorganizing workshop "Things Seen Twice", Seattle',
            ("organizer", "Things Seen Twice", "2024", None),
        ),
        (
            "- Graduate Admissions Committee, Example University, 2020",
            ("committee", "Graduate Admissions Committee, Example University", "2020", None),
        ),
        (
            "- Member, Privacy Working Group, Example University, 2018",
            ("committee", "Privacy Working Group, Example University", "2018", None),
        ),
        (
            "- Treasurer, Society for Industrial Statistics, 2018-2020",
            ("other", "Society for Industrial Statistics", "2018", "2020"),
        ),
        ("- Theory Summer School (main organizer), 2021", ("organizer", "Theory Summer School", "2021", None)),
    ],
)
def test_one_line(line: str, expected: Stated) -> None:
    assert service(line) == [expected]


def test_names_that_hold_commas_and_ands_stay_whole() -> None:
    body = (
        "- Journal Reviewer: IEEE Transactions on Systems, Man, and Cybernetics; Journal of "
        "Elections, Public Opinion and Parties; Brain and Cognition"
    )
    assert [s[1] for s in service(body)] == [
        "IEEE Transactions on Systems, Man, and Cybernetics",
        "Journal of Elections, Public Opinion and Parties",
        "Brain and Cognition",
    ]


def test_subheading_as_role_and_a_label_column() -> None:
    body = "**Area Chair**\n\nRobotics\tRSS, CoRL\nLearning\tNeurIPS\n\n**Reviewer**\n\nVision\tCVPR, ICCV\n"
    assert [(s[0], s[1]) for s in service(body)] == [
        ("area chair", "RSS"),
        ("area chair", "CoRL"),
        ("area chair", "NeurIPS"),
        ("reviewer", "CVPR"),
        ("reviewer", "ICCV"),
    ]


def test_one_role_at_one_venue_is_one_record_with_both_places() -> None:
    (found,) = read("## Service\n\n- Reviewer, ICML, 2022\n- Reviewer, ICML, 2020\n").service
    assert (found.start, found.end, len(found.also)) == ("2020", "2022", 1)


def test_an_honour_beside_the_venue_is_an_award() -> None:
    parsed = read(
        "## Service\n\n2021-2025 Reviewer for (Conference/Times):\n\n- NeurIPS (3) - "
        "**Selected as a Top Reviewer at NeurIPS 2022 (Top 8%).**\n- ICLR (2)\n"
    )
    assert [(s.venue, s.start, s.end) for s in parsed.service] == [
        ("NeurIPS", "2021", "2025"),
        ("ICLR", "2021", "2025"),
    ]
    assert [(a.name, a.granter, a.start) for a in parsed.awards] == [("Top Reviewer", "NeurIPS", "2022")]


@pytest.mark.parametrize(
    ("phrase", "role"),
    [
        ("Senior Program and Mentorship Co-chair", "chair"),
        ("Conference Panel Discussant", "other"),
        ("Technical Program Committee", "program committee"),
        ("Editorial Board Member", "editor"),
        ("Ad Hoc Journal Reviewer", "reviewer"),
    ],
)
def test_the_last_role_word_decides(phrase: str, role: str) -> None:
    assert role_of(phrase) == role
    assert is_role(phrase)


def test_an_organisation_that_sounds_like_a_committee_is_no_role() -> None:
    assert not is_role("Economic and Social Research Council")


def test_service_words_of_other_languages_and_shorthand() -> None:
    body = "- LOC, Lensing in the North workshop, 2022\n- Membre du comité de rédaction de *Mots* depuis 2020\n"
    assert [(s[0], s[1], s[2]) for s in service(body)] == [
        ("organizer", "Lensing in the North workshop", "2022"),
        ("editor", "Mots", "2020"),
    ]


def test_committees_for_prizes_are_service() -> None:
    parsed = read("## University Service\n\nUndergraduate Prize Committee\nGraduate Awards Committee, Chair\n")
    assert (parsed.awards, [s.role for s in parsed.service]) == ([], ["committee", "chair"])


def test_under_peer_review_the_work_reviewed_is_no_venue() -> None:
    body = "**Peer Review**\n\n“Tides of Empire: A Long Title about Waves,” *Journal of Coastal Culture* (2009)\n\n"
    body += "Book proposal, *Foam: A History*, for Example Harbour Press (2013)\n"
    found = [(s.role, s.venue) for s in read(f"## Professional Service\n\n{body}").service]
    assert found == [("reviewer", "Journal of Coastal Culture"), ("reviewer", "Example Harbour Press")]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "- Reviewer and Panelist for NASA XRP, JWST TAC, ESA (2020–)",
            [("reviewer", venue, "2020", None) for venue in ("NASA XRP", "JWST TAC", "ESA")],
        ),
        (
            "- Ad hoc reviewer for over 20 journals including Urban Tests, Social Testing and Nature",
            [("reviewer", venue, None, None) for venue in ("Urban Tests", "Social Testing", "Nature")],
        ),
        (
            "- Provost's Task Force on Academic Freedom, 2021",
            [("committee", "Provost's Task Force on Academic Freedom", "2021", None)],
        ),
        (
            "- Appointments Committee (2019–2020; Chair 2022–2023)",
            [("chair", "Appointments Committee", "2019", "2023")],
        ),
        (
            '- Co-organiser, "Cities of Tests", Springfield, 2022',
            [("organizer", "Cities of Tests", "2022", None)],
        ),
    ],
)
def test_several_roles_bodies_and_quotes(line: str, expected: list[Stated]) -> None:
    assert service(line) == expected


def test_each_of_a_list_with_its_own_years_is_one_and_counts_make_a_list() -> None:
    body = "External examiner: University of Tide (2019-2022), University of Foam (2021)\n"
    assert [(s.venue, s.start) for s in read(f"## Service\n\n{body}").service] == [
        ("University of Tide", "2019"),
        ("University of Foam", "2021"),
    ]
    body = "Tide Letters (12), Int. J. Foam (9), Waves & Design (4)\n"
    assert [s.venue for s in read(f"## Reviewing\n\n{body}").service] == [
        "Tide Letters",
        "Int. J. Foam",
        "Waves & Design",
    ]


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
