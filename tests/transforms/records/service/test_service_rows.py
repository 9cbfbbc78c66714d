"""Service in rows: roles below venues, duties between commas, headings over duties, where a thing was held."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

Stated = tuple[str, str | None, str | None, str | None]


def service(body: str, heading: str = "## Service") -> list[Stated]:
    return [(s.role, s.venue, s.start, s.end) for s in read(f"{heading}\n\n{body}").service]


def test_a_role_below_its_body_and_what_was_done_there() -> None:
    body = (
        "**Moth Night Society**\tOhio\n*Trustee*\t2015 — 2017\n\n"
        "- Planned walks for members of the public and their children.\n\n"
        "**Student Loom Committee**\tWestmoor University\n*Chair*\t2013 — 2014\n\n- Heard what students had to say."
    )
    assert service(body) == [
        ("other", "Moth Night Society", "2015", "2017"),
        ("chair", "Student Loom Committee", "2013", "2014"),
    ]


def test_a_role_over_venues_is_no_role_of_what_stands_above() -> None:
    body = "**Textile Letters**, 2006\n\n**Reviewer**  \nCloth Quarterly  \nLoom Review"
    assert ("other", "Textile Letters", "2006", None) in service(body)


def test_duties_between_commas_are_one_each() -> None:
    body = "- 2024\tBOT Director of Graduate Studies (DGS), Tenure Committee (TC), served on the Library Board"
    assert service(body) == [
        ("other", "BOT Director of Graduate Studies", "2024", None),
        ("committee", "Tenure Committee (TC)", "2024", None),
        ("committee", "Library Board", "2024", None),
    ]


def test_a_member_and_the_committee_are_one_duty() -> None:
    assert service("- Member, Hiring Committee, 2011") == [("committee", "Hiring Committee", "2011", None)]


def test_headings_say_for_whom_the_duties_were_done() -> None:
    body = (
        "### To the University\n\n- Tenure Committee 2015\n- Yarn Committee 2016\n\n"
        "### To the profession\n\n- Trustee of the Loom Society 2019"
    )
    assert [venue for _, venue, _, _ in service(body)] == ["Tenure Committee", "Yarn Committee", "Loom Society"]


def test_conferences_below_reviewing_were_reviewed_for() -> None:
    body = "### Conferences\n\nConference on Looms (LOOM 2023, 2024), Conference on Yarn (YARN 2024)."
    assert [row[:2] for row in service(body, "## Reviewing")] == [
        ("reviewer", "Conference on Looms"),
        ("reviewer", "Conference on Yarn"),
    ]


def test_where_it_was_held_is_no_part_of_the_name() -> None:
    body = "- Chair of the workshop on the Analysis and Care of Yarn (ACY) held at the LOOM 2023 meeting in Bergen"
    assert service(body) == [("chair", "workshop on the Analysis and Care of Yarn (ACY)", "2023", None)]


def test_rows_of_roles_below_their_bodies() -> None:
    body = (
        "**Loom Planning Committee**  \nAmerican Weaving Society  \nCo-Chair\t2016-2017  \nMember\t2012-2015\n\n"
        "**Yarn Colloquium Committee**  \nDepartment of Textiles  \nChair\t2010-2011"
    )
    assert service(body) == [
        ("chair", "Loom Planning Committee", "2016", "2017"),
        ("committee", "Loom Planning Committee", "2012", "2015"),
        ("chair", "Yarn Colloquium Committee", "2010", "2011"),
    ]


@pytest.mark.parametrize("mark", ["", "- "])
def test_roles_below_bodies_that_are_headings(mark: str) -> None:
    body = (
        f"**Yarn Colloquium Committee**\nAmerican Weaving Society\n{mark}Member\t2010-present\n\n"
        f"**Student Felt Committee**\nAmerican Weaving Society\n{mark}Co-Chair\t2009\n\n"
        f"**Loom Days Executive Committee**\nGuild of Weavers/University of Oslo\n{mark}Co-Chair\t2016\n"
        f"{mark}Steering Committee Member\t2012\n\n**Reviewer**\n{mark}Loom Letters\n{mark}Yarn and Felt\n"
    )
    assert service(body)[:4] == [
        ("committee", "Yarn Colloquium Committee", "2010", None),
        ("chair", "Student Felt Committee", "2009", None),
        ("chair", "Loom Days Executive Committee", "2016", None),
        ("committee", "Loom Days Executive Committee", "2012", None),
    ]


def test_reviewing_for_several_heads_those_below() -> None:
    body = (
        "- Refereeing for several organizations.\n    - Loom Foundation\n    - Yarn Fund\n- President, Cloth Guild 2004"
    )
    assert service(body) == [
        ("reviewer", "Loom Foundation", None, None),
        ("reviewer", "Yarn Fund", None, None),
        ("other", "Cloth Guild", "2004", None),
    ]


def test_members_of_boards_and_of_committees_on_reviews() -> None:
    body = "- Slow Yarn Board Member, 2003-14\n- Member of the committee on reviews, 1978"
    assert service(body) == [
        ("committee", "Slow Yarn Board", "2003", "2014"),
        ("committee", "committee on reviews", "1978", None),
    ]


def test_a_break_in_the_first_item_makes_it_no_heading() -> None:
    body = (
        "- 12^th^ Symposium on Looms --\n    Tool Demo Track\n- 3^rd^ Workshop on Moths --\n    Night Track\n"
        "- 41^st^ Fibre Conference"
    )
    assert [venue for _, venue, _, _ in service(body, "## Program Committee Member")] == [
        "12th Symposium on Looms -- Tool Demo Track",
        "3rd Workshop on Moths -- Night Track",
        "41st Fibre Conference",
    ]


def test_an_office_is_held_in_the_council_behind_it() -> None:
    body = "Communications Officer, Graduate Weaving Council\t2023 - \nChair, Moth Society\t2019"
    assert service(body) == [
        ("other", "Graduate Weaving Council", "2023", None),
        ("chair", "Moth Society", "2019", None),
    ]


def test_years_between_two_hyphens_are_a_range() -> None:
    assert service("- IEEE, 2010 -- 2014\n- ACM, 2007 -- 2014", "## Memberships") == [
        ("other", "IEEE", "2010", "2014"),
        ("other", "ACM", "2007", "2014"),
    ]


def test_those_mentored_are_no_venues() -> None:
    body = (
        "- Graduate Loom Council\n    Representative, 2013\n\n### Mentoring\n\n"
        "- Globex Summer of Looms\n  Mentor, 2010 -- 2013\n    - 2013:\n        Ada B. Quill\n"
        "        (BS student, Weaving, Westmoor College),\n        Wei Tan\n- Moth Night\n  Mentor, 2014\n"
    )
    found = [venue for _, venue, _, _ in service(body)]
    assert "Ada B. Quill" not in found
    assert "Wei Tan" not in found


@pytest.mark.parametrize(
    ("role", "names"),
    [
        ("Reviewer for scientific journals (see my profile)", "For *Tides*, *Foam Letters*, and *Salt*"),
        ("Referee for international journals", "Including: Tides, Foam Letters, Salt"),
        ("Relecteur de journaux scientifiques (voir mon profil)", "Pour *Tides*, *Foam Letters*, et *Salt*"),
    ],
)
def test_journals_named_below_a_role_at_some_of_them(role: str, names: str) -> None:
    body = f"2016-present\t**{role}**  \n{names}\n\n2015\t**Chair of the Moth Society**  \nWestmoor\n"
    assert service(body)[:3] == [("reviewer", venue, "2016", None) for venue in ("Tides", "Foam Letters", "Salt")]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("2021\tReviewer of scientific software for Globex", ("reviewer", "Globex", "2021", None)),
        ("2017\tCo-organisateur d'une école sur les mousses", ("organizer", "école sur les mousses", "2017", None)),
        (
            "2016\tOrganisateur de la journée des chercheur·euses",
            ("organizer", "journée des chercheur·euses", "2016", None),
        ),
    ],
)
def test_what_a_role_was_for_and_words_for_both_genders(body: str, expected: Stated) -> None:
    assert service(f"{body}\n2014\tReviewer, Tides\n")[0] == expected


def test_venues_that_italics_set_apart() -> None:
    body = "- Reviewer, *Wool: Art, Craft and Trade*, *Looms*, *Dyes* (2019–2021), and *Weaving, Theory and Play*"
    assert service(body) == [
        ("reviewer", "Wool: Art, Craft and Trade", None, None),
        ("reviewer", "Looms", None, None),
        ("reviewer", "Dyes", "2019", "2021"),
        ("reviewer", "Weaving, Theory and Play", None, None),
    ]


def test_many_places_behind_the_comma_of_a_reviewer() -> None:
    body = "- Reviewer, Energy Looms, Building Threads, Wool Forecasting and Social Change, Dyes, Silk Economics"
    assert [venue for _, venue, _, _ in service(body)] == [
        "Energy Looms",
        "Building Threads",
        "Wool Forecasting and Social Change",
        "Dyes",
        "Silk Economics",
    ]
    assert len(service("- Reviewer, Journal of Looms, Globex Press, Turku, Finland")) == 1


def test_a_date_in_a_column_is_not_the_year_of_the_meeting() -> None:
    body = "Reviewer, Digital Looms 2019 (Utrecht)\t2018\n\nPanelist (Peer Reviewer), Loom Institute\t2015\n"
    assert service(body, "## Peer Review") == [
        ("reviewer", "Digital Looms", "2018", None),
        ("reviewer", "Loom Institute", "2015", None),
    ]


def test_copyright_is_what_a_committee_is_for_too() -> None:
    body = "Copyright Committee, Crafton University\t2017\n\nLoom Committee, Crafton University\t2016\n"
    assert [start for *_, start, _ in service(body)] == ["2017", "2016"]


def test_affiliations_with_societies_are_no_posts() -> None:
    body = "2010–present. Member, Society for Weaving.\n2009–present. Member and Fellow, Loom Academy.\n"
    assert not read(f"## Affiliations\n\n{body}").positions
    assert len(read(f"## Affiliations\n\n{body.replace('Member', 'Research Fellow')}").positions) == 2


def test_sessions_that_are_cited_with_those_who_spoke() -> None:
    body = (
        "Quill A, Reed B, **Miller JQ** (2022). Water security in winter, *AMS, Houston, United States*\n\n"
        "**Miller JQ,** Reed B (2020). Weighing the ‘Silent Cost’ of floods, *AGU, San Francisco, United States*"
    )
    found = read(f"## Session Chairing\n\n{body}")
    assert [(one.role, one.venue, one.start) for one in found.service] == [
        ("chair", "AMS", "2022"),
        ("chair", "AGU", "2020"),
    ]
    assert not found.papers


def test_a_line_that_lists_journals_over_other_duties_is_read() -> None:
    duties = "- Chair, LoomConf 2021\n- Chair, PeatConf"
    text = f"## Service\n\nReviewer for Weft Letters, Moss Journal, and Felt Letters\n\n{duties}"
    assert [(one.role, one.venue, one.start) for one in read(text).service] == [
        ("reviewer", "Weft Letters", None),
        ("reviewer", "Moss Journal", None),
        ("reviewer", "Felt Letters", None),
        ("chair", "LoomConf", "2021"),
        ("chair", "PeatConf", None),
    ]


def test_a_line_that_names_one_venue_heads_those_below() -> None:
    text = "## Service\n\nReviewer for the Weft Society\n\n- Weft Letters\n- Moss Letters"
    assert [(one.role, one.venue) for one in read(text).service] == [
        ("reviewer", "Weft Letters"),
        ("reviewer", "Moss Letters"),
    ]


@pytest.mark.parametrize(
    ("line", "held"),
    [
        (
            "- **Feb 2021 - May 2022** Member of the Local Organising Committee for the Felt 2022 Symposium at Globex",
            ("organizer", "Local Organising Committee for the Felt 2022 Symposium at Globex", "2021-02", "2022-05"),
        ),
        (
            "- Dec 2019 - May 2020\tOrganiser of the 'Weaving Day 2020' event at Globex",
            ("organizer", "'Weaving Day 2020' event at Globex", "2019-12", "2020-05"),
        ),
        ("- **2020** Reviewer for LoomConf 2021", ("reviewer", "LoomConf", "2021", None)),
    ],
)
def test_months_in_front_say_when_and_the_year_in_a_name_is_the_meetings(line: str, held: Stated) -> None:
    assert service(line) == [held]


@pytest.mark.parametrize(
    "body",
    ["Equity, Diversity, and Inclusion Committee at Globex", "Equity, Diversity and Inclusion Committee, Globex"],
)
def test_a_committee_of_several_causes_is_one_wherever_it_sits(body: str) -> None:
    assert service(f"- Member of the {body}, 2019") == [("committee", body, "2019", None)]
