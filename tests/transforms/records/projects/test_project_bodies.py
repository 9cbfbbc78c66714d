"""Projects over the one line that says for whom."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.readers.markdown.markdown import read_markdown


def test_the_body_below_a_project_is_its_organization() -> None:
    found = read(
        "## Projects\n\n**Salt in sea ice**, 2019 – 2021\n- Ministry of Science, University of Turku\n\n"
        "**Looms that learn**, 2016 – 2018\n- Wove a loom that learns from the University of Leeds\n"
    ).projects
    assert [(project.title, project.organization) for project in found] == [
        ("Salt in sea ice", "Ministry of Science, University of Turku"),
        ("Looms that learn", None),
    ]


def test_the_body_stands_over_what_was_done() -> None:
    found = read(
        "## Projects\n\n**Moss that hears.**\t2019 – 2021\nSound Laboratory, FTU\nMy part:\n- I built the ears.\n\n"
        "**Looms that learn.**\t2016 – 2018\nLead Weaver | Guided by Dr. O. Reed\n- Wove a loom.\n"
    ).projects
    assert [(project.title, project.organization) for project in found] == [
        ("Moss that hears", "Sound Laboratory, FTU"),
        ("Looms that learn", None),
    ]


def test_titles_of_works_among_positions_are_projects() -> None:
    found = read(
        "## Experience\n\n**Hearing Aids That Learn From Moss**\t**Turku**\n*University of Turku*\t*2019 – 2021*\n\n"
        "- Built the ears.\n- Tested them in the rain.\n\n**University of Leeds**\t**Leeds**\n*Research Assistant*\t"
        "*2016 – 2018*\n\n- Wove a loom.\n"
    )
    assert [(one.title, one.organization) for one in found.projects] == [
        ("Hearing Aids That Learn From Moss", "University of Turku")
    ]
    assert [one.title for one in found.positions] == ["Research Assistant"]


def test_a_firm_and_any_town_stand_over_the_project() -> None:
    found = read(
        "## Projects\n\n**GLOBEX METAL CO., LTD.**\t**Nordhavnby, Norway**\n*Casting Cell (Phase 1, 2 & 3)*\t"
        "*2023–2024*\n- Wove a loom.\n- Led weavers.\n\n**Moth Works**\t**Oslo, Norway**\n*Lamp*\t*2021*\n- Lit.\n"
    ).projects
    assert [(one.title, one.organization) for one in found] == [
        ("Casting Cell (Phase 1, 2 & 3)", "GLOBEX METAL CO., LTD."),
        ("Lamp", "Moth Works"),
    ]


def test_in_plain_text_a_firm_and_a_town_stand_over_the_project_and_its_dates() -> None:
    lines = (
        "Globex Metal Co., Ltd.\tOslo, Norway\nCasting Cell\t2023–2024\n- Wove a loom.\n- Led weavers.\n\n"
        "University of Leeds\tLeeds, UK\nLamp that Hears\t2021\n- Lit.\n"
    )
    found = read(f"## Projects\n\n{lines}").projects
    assert [(one.title, one.organization) for one in found] == [
        ("Casting Cell", "Globex Metal Co., Ltd."),
        ("Lamp that Hears", "University of Leeds"),
    ]


def test_commas_before_the_stop_and_the_employer_are_the_titles_own() -> None:
    body = (
        "- Root depth, biomass below ground, and nitrogen in fens. Westmoor University, 2010-2012\n"
        "- Host range of microbes. Ridge College, 2007-2008"
    )
    assert [(one.title, one.organization) for one in read(f"## Research projects\n\n{body}").projects] == [
        ("Root depth, biomass below ground, and nitrogen in fens", "Westmoor University"),
        ("Host range of microbes", "Ridge College"),
    ]


def test_a_bold_date_in_front_is_no_title() -> None:
    found = read(
        "## Exhibitions\n\n- **2023** *Looms that hum*, Moss Museum, Turku (solo)\n- **2019** *Moths*, Felt Museum\n"
    )
    assert [project.title for project in found.projects] == ["Looms that hum", "Moths"]


ROWS = """\
| Project | Period | Funding |
|---|---|---|
| Mesh: water for dry coasts | 2022–2026 | Globex Fund |
| Maps: reading old sheets | 2014–2017 | Initech Fund |
"""
DEEDS = """\
- Maintainer of loomkit, a kit for looms
- Creator of **dyebase** (2k stars)
"""
CARDS = """\
<table><tr><td width=50%>

### [loomkit](https://globex.example/a)

A kit for looms.

</td><td>

### [dyebase](https://globex.example/b)

A base of dyes.

</td></tr></table>
"""
ROLE = "- **{}**  \n  **Team Lead**  \n  Finished early · All looms sold  \n  Jan. – Jul. 2016\n\n"
LED = """\
- 2014 – 2015\t**KnotSafe** — [knots.example](https://knots.example)
  Research lead: nets that hold.

- 2012 – 2014\t**Felt Center** — [felt.example](https://felt.example)
  Research lead: felt that keeps.

Please check my [GitHub](https://github.com/quill) for more projects.
"""
NUMBERED = """\
**1. Looms that hum at night (2012.08 - 2014.02)**

Built by hand.

**2. Moths in old wool (2014.03 - 2016.02)**

Counted by hand.
"""


@pytest.mark.parametrize(
    ("body", "titles"),
    [
        (LED, ["KnotSafe", "Felt Center"]),
        (ROLE.format("Looms that hum") + ROLE.format("Moths"), ["Looms that hum", "Moths"]),
        (NUMBERED, ["Looms that hum at night", "Moths in old wool"]),
        (ROWS, ["Mesh: water for dry coasts", "Maps: reading old sheets"]),
        (DEEDS, ["loomkit", "dyebase"]),
        (CARDS, ["loomkit", "dyebase"]),
    ],
)
def test_titles_of_rows_deeds_and_cards(body: str, titles: list[str]) -> None:
    document = read(read_markdown(f"## Projects\n\n{body}")[0])
    assert [project.title for project in document.projects] == titles


def test_what_stands_below_a_dated_title_in_bold_tells_of_the_project() -> None:
    rows = (("Maps of moss", "Weft Institute"), ("Loom services", "Northern Wool Corporation"))
    body = "\n\n".join(
        f"**{title}**\t*2018 - 2020*  \n*Supporter: {who}*\n- Dyed in four mills." for title, who in rows
    )
    assert [(one.title, one.organization) for one in read(f"## Projects\n\n{body}\n").projects] == list(rows)


@pytest.mark.parametrize(
    ("line", "title"),
    [
        (
            "Quill, A.. Loomkit: weaves from threads, R software package. https://example.org/l",
            "Loomkit: weaves from threads",
        ),
        ("Quill, Anna, Ben Marsh, and Orla T. Reed (2021). “Dyes of the North.” Turku Archive.", "Dyes of the North"),
        ("Anna Quill & Ben Marsh (2012). loomr: weaves. Stable version.", "loomr: weaves"),
        ("Quill, A. and Marsh, B. loomkit: looms from threads. R package", "loomkit: looms from threads"),
        ("AB Quill, B Marsh. Dye tables. April, 2015", "Dye tables"),
        ("See my Software page for more.", None),
    ],
)
def test_software_cited_with_those_who_made_it(line: str, title: str | None) -> None:
    found = [project.title for project in read(f"## Software\n\n- Loomkit 2\n- {line}").projects]
    assert found == ["Loomkit 2", *filter(None, [title])]


def test_a_list_of_known_tools_with_levels_below_software_is_one_of_skills() -> None:
    parsed = read("## Software\n\n- Python (fundamental awareness)\n- QGIS (novice)\n- Loom Suite (advanced)\n")
    assert ([p.title for p in parsed.projects], [s.text for s in parsed.skills]) == (
        [],
        ["Python", "QGIS", "Loom Suite"],
    )


def test_what_stands_below_a_heading_is_told_of_its_project() -> None:
    found = read(
        "## Projects\n\n### Looms in Space\n*2021 – present, with Globex University*\n\nWeaving. We did.\n\n"
        "### Felt Atlas\n*2019*\n\nA map of felt.\n"
    ).projects
    assert [project.title for project in found] == ["Looms in Space", "Felt Atlas"]


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("- LOOMPROS (2021-2025), GLBX, coordinator: how looms are tuned", "LOOMPROS"),
        ("- Walkable Looms, Principal Investigator, 2022-2024", "Walkable Looms"),
        ("- Looms and Felt ([Part 1](https://a.example/1), [Part 2](https://a.example/2))", "Looms and Felt"),
        (
            "- New Looms: Quantum Wool, Dry Looms, Old Felt ([slides](a.pdf))",
            "New Looms: Quantum Wool, Dry Looms, Old Felt",
        ),
    ],
)
def test_where_a_title_ends(line: str, title: str) -> None:
    found = read(f"## Projects\n\n{line}\n- Slow Wool (2019)\n").projects
    assert (found[0].title, found[0].organization) == (title, None)


def test_where_code_is_kept_is_no_organization() -> None:
    found = read("## Software\n\n- *loomr*: tests of looms, with an interface. GitHub.\n- *wool*: knots. CRAN, 2021.\n")
    assert [(one.title, one.organization) for one in found.projects] == [("loomr", None), ("wool", None)]


def test_projects_with_a_leader_and_a_sum_are_grants() -> None:
    body = 'PRIN "Slow looms", unit leader, 98 kEUR, 2023-2025\n\nLoom Fund "Felt", PI, 1.4 MEUR, 2022-2027'
    found = read(f"## Projects and funding\n\n{body}\n")
    assert [one.title for one in found.grants] == ["Slow looms", "Felt"]
    assert found.projects == []


def test_projects_that_name_their_payers_behind_labels_are_grants() -> None:
    body = "".join(
        f"Title: {title}\nFunding body: {payer}\nDuration: 2019-2022\nPrincipal investigator: J. Miller\n\n"
        for title, payer in (("Slow looms in lambs", "Globex Foundation"), ("A net of old looms", "Moss Foundation"))
    )
    found = read(f"## Research projects\n\n{body}")
    assert [(one.title, one.funder) for one in found.grants] == [
        ("Slow looms in lambs", "Globex Foundation"),
        ("A net of old looms", "Moss Foundation"),
    ]
    assert found.projects == []


@pytest.mark.parametrize(
    "title",
    [
        "Moss and Salt: Slow Looms around Cold Harbours",
        "LoomLite: Cheap Weaves from Old Wool",
        "Rain, Rust, and Wool in Old Mills",
        "Evidence from Turku, Oslo and Brno: wool prices around harbours",
        "Cheap Weaves since 1945 of old wool",
    ],
)
def test_prepositions_and_a_last_of_several_part_no_title(title: str) -> None:
    found = read(f"## Projects\n\n{title} @Globex\n- Wove a loom.\n").projects
    assert [(project.title, project.organization) for project in found] == [(title, "Globex")]
