"""Service: roles, venues and years in the layouts that CVs use."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from tests.transforms.records.serving import Stated, service
from transforms.records.service.role_words import is_role, role_of


def test_a_list_gives_each_venue_its_own_years() -> None:
    assert service("- Reviewer: NeurIPS 2021-24, ICLR, ICML (2020, 2022)") == [
        ("reviewer", "NeurIPS", "2021", "2024"),
        ("reviewer", "ICLR", None, None),
        ("reviewer", "ICML", "2020", "2022"),
    ]


def test_a_conference_of_several_subjects_is_one_venue() -> None:
    name = "International Conference on Availability, Reliability and Security"
    found = service(f"- PC member for SOSP, {name}, OSDI (2019)")
    assert [venue for _, venue, *_ in found] == ["SOSP", name, "OSDI"]


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
    body = "Tide Letters [12, 3], Int. J. Foam [9, 4], Waves & Design [4]\n"
    assert [s.venue for s in read(f"## Service\n\n### Guest Editor\n\n{body}").service] == [
        "Tide Letters",
        "Int. J. Foam",
        "Waves & Design",
    ]


def test_a_date_that_a_margin_tore_heads_no_list() -> None:
    body = (
        "### Societies\n\nSociety for the Study of Slow Rivers. (November\n2013 - Present).\n\n"
        "Tidal Union. (2011 -\nPresent).\n\nFoam Society. (2009 - 2013).\n"
    )
    assert [(s.venue, s.start, s.end) for s in read(f"## Professional Service\n\n{body}").service] == [
        ("Society for the Study of Slow Rivers", "2013-11", None),
        ("Tidal Union", "2011", None),
        ("Foam Society", "2009", "2013"),
    ]


def test_a_member_of_committees_that_bodies_have_serves() -> None:
    body = "Committee Member, Tidal Days Program Committee. (2018).\n\nCommittee Member, Foam Committee. (2021).\n"
    found = read(f"## Committee Member\n\n{body}")
    assert [s.role for s in found.service] == ["committee", "committee"]
    assert not found.advising
    found = read("## Committee Member\n\nAda Quill, PhD, 2019\n\nBo Marsh, PhD, 2021\n")
    assert [one.student for one in found.advising] == ["Ada Quill", "Bo Marsh"]


def test_a_role_that_ends_in_its_preposition_heads_the_venues_below() -> None:
    body = "- Reviewer for articles in\n    - Felt Letters (2023 & 2024)\n    - Looms (2022)\n    - PLOS One (2021)\n"
    assert service(body) == [
        ("reviewer", "Felt Letters", "2023", "2024"),
        ("reviewer", "Looms", "2022", None),
        ("reviewer", "PLOS One", "2021", None),
    ]


def test_a_committee_below_another_is_one_of_its_own() -> None:
    body = (
        "- Globex Committees\n  - Loom Committee (2024-25)\n  - Curriculum Committee (2022-23)\n  - Dye Board (2021)\n"
    )
    assert [stated[1:] for stated in service(body)][1:] == [
        ("Loom Committee", "2024", "2025"),
        ("Curriculum Committee", "2022", "2023"),
        ("Dye Board", "2021", None),
    ]


def test_bullets_below_a_dated_office_that_tell_what_was_done_are_no_service() -> None:
    body = (
        "Loom Club Choice Committee\t2013-2014\nVoting Member\n- Planned the 2014 fair of wool (700 guests)\n"
        "- Recruited 80 students\n- Co-led the choice of yarn, including dyes, felt, and looms\n"
    )
    assert service(body) == [("committee", "Loom Club Choice Committee", "2013", "2014")]


@pytest.mark.parametrize("meeting", ["Loom Conference", "Weft Symposium", "Society of Yarn Workshop"])
def test_the_name_of_a_meeting_is_no_part_of_its_committees(meeting: str) -> None:
    assert service(f"{meeting} Organizing Committee, 2013") == [("organizer", meeting, "2013", None)]
    assert service("Conference Organizing Committee, Loom Society, 2013")[0][1] == "Loom Society"
