"""Grants and projects."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

Stated = tuple[str | None, str | None, str | None, str | None, str | None]


def grants(body: str) -> list[Stated]:
    return [(g.title, g.funder, g.amount, g.start, g.end) for g in read(f"## Research Grants\n\n{body}").grants]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "- Robust Learning, National Science Foundation, $550,000, 2021–2026 (PI)",
            ("Robust Learning", "National Science Foundation", "$550,000", "2021", "2026"),
        ),
        (
            '- "Sleep and Memory", NIH R01 MH123456, $1.2M, 09/2019 – 08/2024',
            ("Sleep and Memory", "NIH", "$1.2M", "2019-09", "2024-08"),
        ),
        (
            "- Swiss National Science Foundation, Ambizione Grant, CHF 850,000, 2018-2022",
            ("Ambizione Grant", "Swiss National Science Foundation", "CHF 850,000", "2018", "2022"),
        ),
    ],
)
def test_one_line(line: str, expected: Stated) -> None:
    assert grants(line) == [expected]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            '- PI: "Tests of heat" – Globex XRP 80NSSC22K0123 – $398,221 (2022–2025)',
            ("Tests of heat", "Globex XRP", "$398,221", "2022", "2025"),
        ),
        (
            '- 2012 Crafton Foundation, Pilot grant for "Digital tests," SEK 150,000',
            ("Digital tests", "Crafton Foundation", "SEK 150,000", "2012", None),
        ),
    ],
)
def test_a_title_in_quotes_and_who_pays_beside_it(line: str, expected: Stated) -> None:
    assert grants(line) == [expected]


def test_scheme_over_title_and_labels() -> None:
    body = (
        "NIMH/NIH – Pathway to Independence Award\nNeural mechanisms of effort and its "
        "allocation\nDates: 09/2024–08/2029; Total Direct Costs: $981,196\nRole: "
        "PI\n\nNIDA/NIH – Pilot Award\nInteractions of sleep and decision-making\nDates: "
        "6/2017–8/2018; Direct Costs: $30,000\nRole: PI\n"
    )
    assert grants(body) == [
        ("Neural mechanisms of effort and its allocation", "NIMH/NIH", "$981,196", "2024-09", "2029-08"),
        ("Interactions of sleep and decision-making", "NIDA/NIH", "$30,000", "2017-06", "2018-08"),
    ]


def test_the_same_scheme_several_times() -> None:
    body = (
        "**Grants for young scientists**\nAwarded by University of Oslo\nPrincipal "
        "investigator\tJune 2015 - Dec. 2016\nPrincipal investigator\tJune 2014 - Dec. 2015\n"
    )
    assert [(g[1], g[3]) for g in grants(body)] == [
        ("University of Oslo", "2015-06"),
        ("University of Oslo", "2014-06"),
    ]


def test_project_heads_with_their_organisation() -> None:
    body = (
        "Scheduling of Shared Things @Globex\n- Built it.\n- Proved it.\n\nServing of Things "
        "via Stages @Initech\n- Built that, too.\n"
    )
    assert [(p.title, p.organization) for p in read(f"Selected Projects\n\n{body}").projects] == [
        ("Scheduling of Shared Things", "Globex"),
        ("Serving of Things via Stages", "Initech"),
    ]


def test_numbered_projects_under_a_position() -> None:
    section = (
        "## Research Experience\n\n### Analysis of Things\n\nUniversity of Turku\n\nNov. 2023 - "
        "Present\n\n- Advisor: Ann Lee\n"
        "  - Project 1: Geese and Their Winters\n    - Proved it.\n  - Project 2: Maps "
        "of Nests\n    - Proved that.\n"
    )
    assert [(p.title, p.organization) for p in read(section).projects] == [
        ("Geese and Their Winters", "University of Turku"),
        ("Maps of Nests", "University of Turku"),
    ]


def test_a_number_without_a_title_is_no_project() -> None:
    parsed = read("## Research Experience\n\n- Project 1: Geese and Their Winters\n- Project 2: x\n")
    assert ([p.title for p in parsed.projects], parsed.issues) == (["Geese and Their Winters"], [])


def test_projects_named_by_label_list_and_link() -> None:
    body = (
        "- **Traffic Signs:** used networks to classify signs with care.\n- Packages of Example: alpha, beta\n"
        "- I am the creator of the [gamma](https://github.com/example/gamma) library.\n"
    )
    assert [p.title for p in read(f"## Projects\n\n{body}").projects] == ["Traffic Signs", "alpha", "beta", "gamma"]


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("Testlab -- Fits curves to phases in Python", "Testlab"),
        ("Testlab | Lead developer | 2021 – 2023", "Testlab"),
        ("Testlab (R package, 2019) — networks from field notes. With funding.", "Testlab"),
        ("Testlab, a granular synthesis plug-in, 2021", "Testlab"),
        ("Testlab is a Python library for tests of all kinds", "Testlab"),
        ("The ‘testlab’ package for R, which is available from a network of archives for all", "testlab"),
        ("An R package for tests, 2019", "An R package for tests"),
        ('Hackathon project "Testlab" – winner of 2015', "Testlab"),
        ("Water, Work and Power in Springfield, 2019", "Water, Work and Power in Springfield"),
    ],
)
def test_where_a_title_ends(line: str, title: str) -> None:
    assert [project.title for project in read(f"## Projects\n\n- {line}").projects] == [title]


def test_a_sentence_below_a_title_is_no_project() -> None:
    body = "## Projects\n\nTestlab, 2019\n\nA tool that was made for tests of many kinds.\n\nSoftTest, 2020"
    assert [project.title for project in read(body).projects] == ["Testlab", "SoftTest"]


def test_a_table_with_serial_numbers_and_column_names() -> None:
    rows = "S. No.\tTitle\tFunding Agency\tDuration\n1\tBase isolation for schools\tGUJCOST\t2019–2022\n"
    assert grants(rows + "2\tFragility of walls\tSERB\t2021–2023") == [
        ("Base isolation for schools", "GUJCOST", None, "2019", "2022"),
        ("Fragility of walls", "SERB", None, "2021", "2023"),
    ]


def test_a_grants_name_goes_on_behind_its_colon() -> None:
    body = "1. **NSF CAREER: Foam at Scale.** CNS-1234567. PI. $599,874. 2024–2029.\n"
    found = [(g.title, g.funder, g.start) for g in read(f"## Funding\n\n{body}").grants]
    assert found == [("CAREER: Foam at Scale", "NSF", "2024")]


def test_a_dated_row_is_complete() -> None:
    body = (
        "Overseas Visit Scheme (£3000)\t2014  \nElectoral Reform Society (£10,000)\t2013  \nSeed Grant (£500)\t2012\n"
    )
    assert [grant.amount for grant in read(f"## External Funding\n\n{body}").grants] == ["£3000", "£10,000", "£500"]


def test_a_span_of_years_is_no_title() -> None:
    assert grants("- $5,000 / 3 years (co-PI), National Science Foundation, 2003-2006\n  *On Leaves and their Roots*\n") == [  # noqa: E501
        ("On Leaves and their Roots", "National Science Foundation", "$5,000", "2003", "2006")]  # fmt: skip


def test_a_heading_over_dated_grants_is_their_group() -> None:
    rows = "2022–2025\tR21 CA257864, NIH\nOn leaves and their roots\n\n2017–2019\tR01 CA257865, NIH\nOn mosses and their spores\n"  # noqa: E501
    assert [g[0] for g in grants(f"### Completed: Investigator\n\n{rows}")] == [
        "On leaves and their roots", "On mosses and their spores"]  # fmt: skip


def test_a_payer_named_grant_over_the_title() -> None:
    rows = "Total Funding\t$9,000\n\nWilliam T. Grant Foundation\t$5,000 – 2018-2020\nOn the Leaves of Common Mosses\n"
    assert grants(rows) == [
        ("On the Leaves of Common Mosses", "William T. Grant Foundation", "$5,000", "2018", "2020")]  # fmt: skip


def test_a_payer_behind_the_title_in_quotes() -> None:
    assert grants("2013–2015. “Resilient leaves” EPSRC, £93k (partner).")[0][:2] == (
        "Resilient leaves",
        "EPSRC",
    )


def test_a_sum_tells_a_grant_among_awards() -> None:
    found = read("## Awards & Grants\n\n- Leaf Prize, 2019\n- Open Society Foundations: Leaves in Crisis, $250,000\n")
    assert [g.amount for g in found.grants] == ["$250,000"]
    assert [a.name for a in found.awards] == ["Leaf Prize"]


def test_a_project_in_italics_below_its_firm_and_town() -> None:
    body = "**Globex Looms Ltd**\t**Turin, Italy**  \n*Inspection of Threads*\t*2023–2024*  \n- Led it\n"
    assert [(one.title, one.organization) for one in read(f"## Projects\n\n{body}").projects] == [
        ("Inspection of Threads", "Globex Looms Ltd")
    ]


def test_a_role_before_the_title_is_no_part_of_it() -> None:
    assert grants("- co-PI on Discovery of Leaves (PI: Ida Moss), 2017-2021\n")[0][0] == "Discovery of Leaves"


def stated(body: str) -> list[tuple[str | None, str | None, str | None, str | None]]:
    return [(title, funder, start, end) for title, funder, _, start, end in grants(body)]


def test_grants_cited_like_papers() -> None:
    body = (
        "Poe, M. (2021–2023). Likely models of geese. Leverhulme Trust Research Fellowship, £50k.\n\n"
        "Lee, A., Roe, D., & Poe, M. (2016-2020). NEST: Nests in Towns. Natural Environment Research Council, £80k.\n\n"
        "Roe, D. (PI), A. Lee (Co-PI), and M. Poe (Co-PI). Eggs of the western coast. Sigma Xi. 5/2011-6/2012. $900."
    )
    assert stated(body) == [
        ("Likely models of geese", "Leverhulme Trust", "2021", "2023"),
        ("NEST: Nests in Towns", "Natural Environment Research Council", "2016", "2020"),
        ("Eggs of the western coast", "Sigma Xi", "2011-05", "2012-06"),
    ]


def test_what_is_neither_title_nor_funder_is_left_out() -> None:
    body = (
        "- **Co-Investigator** • Winters of the northern geese (GEESE) • NASA • $400K • 2022-25\n"
        "- 2012–17 — PI, Geese and their towns, Academy of Finland, €310 000.\n"
        "- 2015 • **Principal Investigator** • Nests on roofs of southern towns • Globex seed Grant • $15K\n"
    )
    assert stated(body) == [
        ("Winters of the northern geese (GEESE)", "NASA", "2022", "2025"),
        ("Geese and their towns", "Academy of Finland", "2012", "2017"),
        ("Nests on roofs of southern towns", "Globex seed Grant", "2015", None),
    ]


def test_labelled_lines_say_what_they_are() -> None:
    body = (
        "Title: Clean Nests\nDates: 9/2022 – 8/2027\nSponsoring agency: National Science Foundation (R01ES00)\n"
        "Funding level: $3,000\nRole: Co-Investigator (PI: Roe)\n\n"
        "Title: Warm Nests\nDates: 1/2019 – 12/2020\nSponsoring agency: Crafton Foundation\nRole: PI\n"
    )
    assert stated(body) == [
        ("Clean Nests", "National Science Foundation", "2022-09", "2027-08"),
        ("Warm Nests", "Crafton Foundation", "2019-01", "2020-12"),
    ]


@pytest.mark.parametrize(
    ("line", "title", "funder"),
    [
        ("2019–2022: PI of the ANR PRC project Rigflow (94 k€)", "Rigflow", "ANR"),
        ("FWF Principal Investigator Project: *Nests of geese* (P 36999), 2023–2027", "Nests of geese", "FWF"),
        ("Administrative supplement to *Growth of young geese*, NIH, 2019–2020", "Growth of young geese", "NIH"),
        ("2022 Co-I Geese on Mars (PI: Roe – NASA XRP, 2 years)", "Geese on Mars", "NASA"),
        ("Leverhulme Early Career Fellowship, “Mud and memory” (2013–2016)", "Mud and memory", "Leverhulme"),
        ("NSF OAC-2027599\tCo-PI, RAPID: Geese at Risk of Flood in Crowded Towns, $50,000, 2020-2021", None, "NSF"),
    ],
)
def test_the_words_round_a_title(line: str, title: str | None, funder: str) -> None:
    found = stated("- " + line)
    assert [(found[0][0] if title else None, found[0][1])] == [(title, funder)]


def test_the_order_of_the_siblings_decides() -> None:
    body = (
        "- NSF, Winters of the northern geese, 2019–2021\n- NIH, Growth of the youngest geese, 2017–2018\n"
        "- Crafton Trust, Geese Museum, 2015\n"
    )
    assert stated(body)[2] == ("Geese Museum", "Crafton Trust", "2015", None)


def test_bullets_that_are_alike_but_for_figures_are_no_running_heads() -> None:
    body = (
        "- $61,300 / 2 years (co-PI), National Science Foundation, 03/14 - 02/16\n  Racks for towns\n"
        "- $275,000 / 2 years (co-PI), National Science Foundation, 05/11 - 04/13\n  Traces of towns\n"
    )
    assert [title for title, _, _, _ in stated(body)] == ["Racks for towns", "Traces of towns"]


def test_titles_in_bold_begin_projects_though_few_have_a_date() -> None:
    body = "**Felt**\n\n*Course work*\n\n**Wool in the sea**\n\n*Course work*\n\n**Dyes**\n\n*Loom Lab, Fall 2018*\n"
    assert [one.title for one in read(f"## Projects\n\n{body}").projects] == ["Felt", "Wool in the sea", "Dyes"]


def test_research_projects_of_several_lines_with_their_sums_are_grants():
    parsed = read(
        "## Research projects\n\n`2021-2024` Principal investigator, “Wool or Indifference: A Study of\nLooms in the "
        "North”, *National Loom\nFund, OPUS 20*, 783,228 zł.\n\n`2017-2018` Co-investigator, “A Survey of Felt and\n"
        "Dyes”, *Leeds University\nBST grant*, €26,876.\n"
    )
    assert not parsed.projects
    assert [(one.title, one.start, one.end) for one in parsed.grants] == [
        ("Wool or Indifference: A Study of Looms in the North", "2021", "2024"),
        ("A Survey of Felt and Dyes", "2017", "2018"),
    ]


def test_no_project_is_called_by_its_address() -> None:
    line = "**A set of daily wool data** ([https://doi.org/10.5281/zenodo.119](https://doi.org/10.5281/zenodo.119))"
    found = read(f"## Datasets\n\n{line}\n\n**Wool grid** (2019)\n").projects
    assert [one.title for one in found] == ["A set of daily wool data", "Wool grid"]


def test_nights_at_telescopes_are_no_projects() -> None:
    found = read("## Observing Experience\n\n- Summer 2012: Globex 4-m at Fernhill\n- 2010: Moss 0.9-m\n")
    assert not found.projects
