"""Fields that a list's own form tells: what its siblings show, and what a style sets off as one."""

from __future__ import annotations

import pytest

from tests.transforms.records.awards.test_awards import awards
from tests.transforms.records.one_section import read, talks
from tests.transforms.records.serving import service


@pytest.mark.parametrize(
    ("mark", "open_", "close"), [(".", "**", "**"), (" –", "*", "*"), (" |", "**", "**"), (" --", "", "")]
)
def test_siblings_tell_who_gives_an_honour(mark: str, open_: str, close: str) -> None:
    rows = [("Heron Prize", "Globex University"), ("Moss Medal", "Initech Society"), ("Salt Prize", "Kommune Vik")]
    body = "\n".join(f"- 201{n}: {open_}{name}{close}{mark} {giver}" for n, (name, giver) in enumerate(rows))
    assert [(name, giver) for name, giver, *_ in awards(body)] == rows


def test_a_name_in_bold_keeps_its_colon() -> None:
    body = (
        "- 2010: **Heron Prize.** Globex University\n- 2011: **Moss Medal.** Initech Society\n"
        "- 2012: **Hands at Looms: Young Weavers.** Globex Foundation, Norway. _Finalist_"
    )
    assert awards(body)[-1][:2] == ("Hands at Looms: Young Weavers", "Globex Foundation")


def test_a_sentence_among_dated_honours_is_none() -> None:
    body = "- Heron Prize, 2010\n- Moss Medal, 2011\n- Salt Prize, 2012\n\nA prize is always a nice surprise for me."
    assert [name for name, *_ in awards(body)] == ["Heron Prize", "Moss Medal", "Salt Prize"]


@pytest.mark.parametrize(
    "body",
    [
        "- 2012: Best Paper Award, LoomConf for the paper “Warps at any scale”",
        "- 2012: **Best Paper Award**  \n  LoomConf  \n  *Warps at any scale*",
    ],
)
def test_the_work_is_no_part_of_who_gives(body: str) -> None:
    found = read(f"## Awards\n\n{body}\n- 2011: Moss Medal, Globex University").awards
    assert (found[0].granter, found[0].paper) == ("LoomConf", "Warps at any scale")


def test_italics_hold_a_grants_title_together() -> None:
    body = (
        "- PI, *Looms at scale: warps, dyes, and their makers*, Globex Fund (GF), 1/2015–2/2019, EUR 9,000\n"
        "- Core Partner, *LoomNet*, Ministry of Looms, Dyes and Fibres, 2010–2012, EUR 8,000"
    )
    assert [(g.title, g.funder) for g in read(f"## Grants\n\n{body}").grants] == [
        ("Looms at scale: warps, dyes, and their makers", "Globex Fund (GF)"),
        ("LoomNet", "Ministry of Looms, Dyes and Fibres"),
    ]


def test_years_part_a_list_behind_a_sentence() -> None:
    body = (
        "I brought in more than a million for my group.\n\n**2019**\n\n1. Warps at night, Globex Fund, $10,000, PI\n"
        "2. Salt in soup, Initech Trust, $20,000, 40% effort\n\n**2018**\n\n1. Moss on stones, Globex Fund, $30,000, PI"
    )
    found = [(g.title, g.start) for g in read(f"## Grants\n\n{body}").grants if g.funder]
    assert found == [("Warps at night", "2019"), ("Salt in soup", "2019"), ("Moss on stones", "2018")]


def test_a_label_says_which_words_are_the_title() -> None:
    body = (
        "**LoomConf 2023.** Conference of Weavers, “Looms & Mobility”. Title: “How looms hum”, Oslo, Summer 2023.\n\n"
        "**WarpDays 2022.** Second Workshop on Warps.\nTitle: “Salt in soup”, Turku, Fall 2022."
    )
    assert [(title, year) for title, _, year in talks(body)] == [("How looms hum", 2023), ("Salt in soup", 2022)]


def test_a_title_in_italics_that_begins_like_a_name_is_one() -> None:
    body = "- _Warps AB and their dyes_, Globex University, 2015\n- _How looms hum_, Initech Institute, 2014"
    assert [title for title, *_ in talks(body)] == ["Warps AB and their dyes", "How looms hum"]


@pytest.mark.parametrize(
    ("line", "venue"),
    [
        ("- ACM LoomWeb organizer, 2012", "ACM LoomWeb"),
        ("- NSF panel member, 2012", "NSF"),
        ("- NSF emergency reviewer, 2013", "NSF"),
    ],
)
def test_the_words_before_a_role_say_where(line: str, venue: str) -> None:
    assert [row[1] for row in service(line)] == [venue]


def test_a_list_may_name_who_gives_over_the_honour() -> None:
    body = (
        "**Globex Foundation**\nHeron Prize\t2015\n\n**Initech University**\nMoss Scholarship\t2014\n\n"
        "**Academy of Erewhon**\n3rd prize for weavers\t2013"
    )
    assert [(name, giver) for name, giver, *_ in awards(body)] == [
        ("Heron Prize", "Globex Foundation"),
        ("Moss Scholarship", "Initech University"),
        ("3rd prize for weavers", "Academy of Erewhon"),
    ]


def test_an_at_sign_parts_titles_from_meetings() -> None:
    body = "- How looms hum: a study @ LoomConf 2019\n- Salt, soup and stones @ WarpDays 2018"
    assert talks(body) == [("How looms hum: a study", "LoomConf", 2019), ("Salt, soup and stones", "WarpDays", 2018)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("- Member • Loom Committee • Globex Institute, 2015", ("committee", "Loom Committee, Globex Institute")),
        ("- Chair, Warp Working Group, Globex Forum, 2012", ("chair", "Warp Working Group, Globex Forum")),
        ("Chair\tLoom Award Committee\t2014", ("chair", "Loom Award Committee")),
    ],
)
def test_a_body_and_whose_it_is_are_one_place(line: str, expected: tuple[str, str]) -> None:
    assert [row[:2] for row in service(line)] == [expected]


def test_a_sentence_over_duties_is_none() -> None:
    body = (
        "I am glad to help the community in many small ways.\n\n- Reviewer for LoomConf, 2015\n- Chair, WarpDays, 2014"
    )
    assert [row[1] for row in service(body)] == ["LoomConf", "WarpDays"]


def test_roles_and_occasions_below_service_stay_service() -> None:
    body = "### Committee Member\n\n- **2025**: Committee Member at LoomConf\n- **2024**: Reviewer for WarpDays"
    found = read(f"# Service\n\n{body}")
    assert [(s.role, s.venue) for s in found.service] == [("committee", "LoomConf"), ("reviewer", "WarpDays")]


def test_an_at_sign_parts_roles_from_their_venues() -> None:
    body = "### 2025\n- PC Member @ LoomConf\n- Workshop Chair @ WarpDays\n- Reviewer @ Journal of Looms"
    found = read(f"## Service\n\n{body}").service
    assert [(s.role, s.venue, s.start) for s in found] == [
        ("program committee", "LoomConf", "2025"),
        ("chair", "WarpDays", "2025"),
        ("reviewer", "Journal of Looms", "2025"),
    ]


def test_a_duty_in_the_rank_of_education_heads_a_section() -> None:
    body = "## Education\n\nPhD in Weaving, Globex University, 2012\n\n## Publicity Chair\n\n- Workshop on Looms, 2021."
    found = read(body)
    assert [(s.role, s.venue) for s in found.service] == [("chair", "Workshop on Looms")]
    assert not found.positions


def test_a_hyphen_behind_a_year_parts_as_a_dash_does() -> None:
    body = "- Heron Prize 2018 - Tuition fee waiver\n- Moss Medal 2017 - For an essay on looms"
    assert [(name, start) for name, _, start, _ in awards(body)] == [("Heron Prize", "2018"), ("Moss Medal", "2017")]


TALK_ROWS = [("Looms of the north", "Globex University", "Mar. 2022"), ("Salt in summer", "Loom Days", "May 2020")]


def test_rows_of_a_list_are_one_entry_each() -> None:
    body = "\n".join(f"- **{title}**\t{when}\n- *Invited talk, {where}*" for title, where, when in TALK_ROWS)
    assert talks(body) == [("Looms of the north", "Globex University", 2022), ("Salt in summer", "Loom Days", 2020)]
    body = "- **Reviewer**\t2020 – 2022\n- *Journal of Looms*\n- **Program Committee Member**\t2019\n- *LoomConf*"
    assert [(one.role, one.venue) for one in read(f"## Service\n\n{body}").service] == [
        ("reviewer", "Journal of Looms"),
        ("program committee", "LoomConf"),
    ]
    body = "- **Heron Prize**\t2021\n- *Globex Society*\n- **Best Poster Award**\t2019\n- *European Loom Congress*"
    assert [(name, giver) for name, giver, *_ in awards(body)] == [
        ("Heron Prize", "Globex Society"),
        ("Best Poster Award", "European Loom Congress"),
    ]


def test_rows_of_careers_hold_the_employer_below_the_role() -> None:
    body = (
        "- **Postdoctoral Researcher, Weaving**\tPresent\n- *University of Oslo*\n  - Looms and their looks\n"
        "- **Ph.D. in Geology**\t2023\n- *Technical University of Hamburg, Germany*\n"
        "- **M.Sc. in Geology**\t2019\n- *University of Leeds, UK*\n- **B.Sc. in Geology**\t2017\n- *Globex College*"
    )
    found = read(f"## Education\n\n{body}")
    assert [one.organization for one in found.education] == [
        "Technical University of Hamburg",
        "University of Leeds",
        "Globex College",
    ]
    assert [(one.organization, one.current) for one in found.positions] == [("University of Oslo", True)]


def test_bold_bullets_without_a_date_begin_no_rows() -> None:
    body = "- **Reviewer**, Journal of Looms, 2020\n- Organizer of the salt workshop\n- **Chair**, Loom Days, 2019"
    assert len(read(f"## Service\n\n{body}").service) == 3
