"""Grants whose lines say what they state; lists below a sentence; honours and grants on one page."""

from __future__ import annotations

from tests.transforms.records.one_section import read
from transforms.parsed import ParsedCV

TITLES = ("Warps and Their Effect on Winter Fog", "LOOM: Yarn-to-yarn Ways of Old Mills", "Dyes of the North")


def told(parsed: ParsedCV) -> list[tuple[str | None, str | None, str | None]]:
    return [(one.title, one.funder, one.start) for one in parsed.grants]


def test_titles_over_labelled_lines_begin_entries_whatever_dates_end_them() -> None:
    payers = ("Globex Foundation", "Wellcome Trust", "Initech Society")
    blocks = [
        f"{title}  \n*Source of support:* {payer}  \n*Role:* Co-I  \n*Name of PI:* Ada Quill, Professor of Weaving  \n"
        f"*Award Period:* January {year}-December {year}  $62,477  \n"
        for title, payer, year in zip(TITLES, payers, (2021, 2022, 2023), strict=True)
    ]
    found = told(read("## Grants\n\n" + "".join(blocks)))
    assert found == [
        (title, payer, f"202{i + 1}-01") for i, (title, payer) in enumerate(zip(TITLES, payers, strict=True))
    ]


def test_a_label_names_the_project_below_its_programme() -> None:
    rows = [
        ("Weaving Office | $15,000", "Wellcome Trust", "2021"),
        ("Rivers and Mills | Grant No: G-17 | $8,000", "National Science Foundation", "2019"),
    ]
    body = "".join(
        f"**{programme}**, *{payer}*, *{year}*  \nProject: {title}  \nRole: Principal Investigator\n\n"
        for (programme, payer, year), title in zip(rows, TITLES, strict=False)
    )
    found = read(f"## Grants\n\n{body}").grants
    assert [one.title for one in found] == list(TITLES[:2])


def test_a_sentence_over_dated_rows_heads_them_and_no_company_is_a_person() -> None:
    body = (
        "Awarded $2.5M in competitive funding through Globex, Initech, and others.\n\n"
        "PI, $14,190\tImproving the looms of narrow rivers\tFlax Incorporated\t2021 - 2022\n\n"
        "co-PI, $9,500\tBreeding the dyes of wide rivers\tNational Science Foundation\t2019 - 2020\n\n"
        "PI, $5,500\tCounting the mills of old rivers\tWheat Commission\t2017 - 2018\n"
    )
    assert told(read(f"## Grants\n\n{body}")) == [
        ("Improving the looms of narrow rivers", "Flax Incorporated", "2021"),
        ("Breeding the dyes of wide rivers", "National Science Foundation", "2019"),
        ("Counting the mills of old rivers", "Wheat Commission", "2017"),
    ]


def test_a_heading_of_grants_on_a_page_of_honours_too_lists_grants() -> None:
    body = (
        "# Grants and Awards\n\n## Research grants\n\n"
        "* **Globex Works 104 (Looms of the Pacific)** — *2025*, USD 16,000  \n"
        "  *Yarns and their mills in winter towns*\n"
        "* **NSF Small Project** — *2022*, USD 9,000  \n  *Dyes and their makers in summer towns*\n"
    )
    found = read(body)
    assert not found.awards
    assert [one.title for one in found.grants] == [
        "Yarns and their mills in winter towns",
        "Dyes and their makers in summer towns",
    ]


def test_who_works_along_in_a_transfer_partnership_does_not_pay() -> None:
    body = "- PI, Knowledge Transfer Partnership with LoomMetrics, Innovate UK, 2022-2023, £9,000\n"
    body += '- PI, "Dyes of old mills", NERC, 2019'
    assert read(f"## Grants\n\n{body}").grants[0].funder == "Innovate UK"


def test_investigators_behind_with_and_a_stroke_are_people() -> None:
    body = (
        "- Yarn Spinning Contest.  Globex Laboratories, 2012. *PI* $44,700.\n"
        "- LOOM Centre for Winter Fog over Narrow Rivers. Wellcome Trust, 2013-2018. XYZBAA12-020, "
        "*co-PI w/ E. Ode (Leeds), F. Bo (Oslo), N. Lund (Turku State), Q. Reed (Brno)* Total Award $7,500,000.  "
        "Quill Award: $959,153.\n"
    )
    found = read(f"## Grants\n\n{body}").grants
    assert found[-1].title == "LOOM Centre for Winter Fog over Narrow Rivers"


def test_labelled_fields_side_by_side_say_what_they_state() -> None:
    text = (
        "## Research Support\n\n"
        "Agency: Globex Foundation; Title: Warps of the North; Amount: $62,477; Period: 2021 – 2023\n\n"
        "Agency: Initech Society; Title: Cheap Looms; Period: 2018 – 2020\n"
    )
    assert told(read(text)) == [
        ("Warps of the North", "Globex Foundation", "2021"),
        ("Cheap Looms", "Initech Society", "2018"),
    ]


def test_the_last_word_of_a_payers_name_is_no_label() -> None:
    body = (
        "**Norland Space Agency: Study of dust on tidal flats**, 2019–2021, EUR 300,000\n\n"
        "**Wadden Source: Rust on masts and bells**, 2016–2018, EUR 120,000\n"
    )
    assert told(read(f"## Grants\n\n{body}")) == [
        ("Study of dust on tidal flats", "Norland Space Agency", "2019"),
        ("Rust on masts and bells", "Wadden Source", "2016"),
    ]
