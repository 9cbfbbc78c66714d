"""What stands as items below an entry: fields of a role, sentences on a course, honours of a work, talk or service."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.careers import positions
from tests.transforms.records.cited import OWNER, records
from tests.transforms.records.one_section import read
from transforms.parsed import Award, Paper
from transforms.records.papers.papers import read_papers

ROLES = [
    (
        "Registrar",
        "Fenwick Hospital",
        "Leeds, UK",
        "August 2018 - August 2019",
        "Burn Care, Day Surgery, Dialysis",
    ),
    ("Data Analyst", "Brindle Energy", "Oslo, Norway", "July 2017 - August 2018", "Forecasting, Dashboards, Reporting"),
    ("Lecturer", "Harlow University", "Turku, Finland", "2015 - 2017", "Statistics, Linear Algebra"),
]
STATED = [
    ("Registrar", "Fenwick Hospital", "2018-08", "2019-08", False),
    ("Data Analyst", "Brindle Energy", "2017-07", "2018-08", False),
    ("Lecturer", "Harlow University", "2015", "2017", False),
]
TITLE, EMPLOYER, PLACE, DATES, FIELDS, DEED = range(6)


@pytest.mark.parametrize(
    "order",
    [
        (TITLE, FIELDS, EMPLOYER, DATES),
        (TITLE, EMPLOYER, PLACE, DATES),
        (TITLE, FIELDS, EMPLOYER, PLACE, DATES),
        (TITLE, DATES, EMPLOYER),
        (TITLE, EMPLOYER, DATES, DEED),
        (TITLE, DATES, EMPLOYER, DEED),
    ],
)
@pytest.mark.parametrize("marks", ["* **{}**\n", "- {}\n"])
def test_a_role_whose_fields_are_items_below_it(order: tuple[int, ...], marks: str) -> None:
    text = ""
    for role in ROLES:
        said = (*role, "Built a model of the flow of patients and led a team of four")
        text += marks.format(said[order[0]]) + "".join(f"  * {said[field]}\n" for field in order[1:]) + "\n"
    assert positions(text) == STATED


HEADS = ["**Fen Methods**, Botany, University of Leeds", "**Numbers for Botanists**, Botany, University of Leeds",
         "**Moss and Trade**, Botany, University of Leeds"]  # fmt: skip
SENTENCES = ["- A two-semester course for first-year students that is on field notes.\n- This course uses my book.",
             "- Required numbers course for undergraduate moss pupils.",
             "- Undergraduate course which introduces the study of moss."]  # fmt: skip


@pytest.mark.parametrize("change", [("", ""), ("**", ""), (", Botany", ""), ("- ", ""), ("- ", "  ")])
def test_sentences_below_courses_are_none(change: tuple[str, str]) -> None:
    text = "\n\n".join(f"{head}\n\n{told}" for head, told in zip(HEADS, SENTENCES, strict=True))
    found = read("## Courses Taught\n\n" + text.replace(*change)).teaching
    assert [(one.course, one.organization) for one in found] == [
        (name, "University of Leeds") for name in ("Fen Methods", "Numbers for Botanists", "Moss and Trade")
    ]


@pytest.mark.parametrize("mark", ["- ", "* "])
def test_an_honour_below_a_work(mark: str) -> None:
    body = (
        "2012 **Ladders and Looms**, *Demography* 49(4):1377-1398\n\n"
        f"{mark}Winner of the 2012 Fenus Medal for Finest Essay\n\n"
        "2010 **Claims on the Cloth**, *Social Science Research* 39(4):655-669\n"
        "2009 **Lines in Town**, *Fens* 11(2):41-45\n\n"
        f"{mark}Finalist, Best Paper Prize, Society for Wool Studies\n\n2008 **Wool and Water**, *Fens* 10(2):1-5\n"
    )
    found, _ = records(read_papers, body)
    works = [(one.title, one.year, one.authors) for one in found if isinstance(one, Paper)]
    assert works == [
        ("Ladders and Looms", 2012, [OWNER]),
        ("Claims on the Cloth", 2010, [OWNER]),
        ("Lines in Town", 2009, [OWNER]),
        ("Wool and Water", 2008, [OWNER]),
    ]
    assert [(one.name, one.granter, one.start, one.paper) for one in found if isinstance(one, Award)] == [
        ("2012 Fenus Medal for Finest Essay", None, "2012", "Ladders and Looms"),
        ("Finalist, Best Paper Prize", "Society for Wool Studies", "2009", "Lines in Town"),
    ]


def test_honours_below_talks_and_service() -> None:
    found = read(
        "## Presentations\n\n"
        "2026 **Wool Villages: A Model**, Poster presented at the Fen Association Annual Meeting (with Leila Oak)\n\n"
        "- Poster Session Award\n\n2025 **Cloth and Kin**, Paper presented at the Fen Association Annual Meeting\n\n"
        "- Received the Young Weaver Prize from the Guild of Fens\n\n"
        "## Service\n\n2013-2019 **Director of Graduate Studies**, Botany Department, University of Leeds\n\n"
        "- Received Merit Award for Head of Studies from the Graduate School at Lund University in 2017\n"
    )
    assert [(one.title, one.venue, one.year) for one in found.talks] == [
        ("Wool Villages: A Model", "Fen Association Annual Meeting", 2026),
        ("Cloth and Kin", "Fen Association Annual Meeting", 2025),
    ]
    assert [(one.name, one.granter, one.start) for one in found.awards] == [
        ("Poster Session Award", None, "2026"),
        ("Young Weaver Prize", "Guild of Fens", "2025"),
        ("Merit Award for Head of Studies", "Graduate School at Lund University", "2017"),
    ]
    assert len(found.service) == 1


def test_honours_and_talks_in_one_list() -> None:
    found = read(
        "## Awards & Presentations\n\n- **Finalist: Bedside Teaching (BT) Prize** - RSEN (2019)\n"
        "- Runner-up: Fern Medal, Botany Society (2018)\n"
        "- **Regional Presentation**: Safe Handover in Surgical Practice - North Fen Medical School (2020)\n"
        "- **Poster**: Otters and Eels in a Warming Fen, European Mammal Congress, 2016\n"
    )
    assert [(one.name, one.granter, one.start) for one in found.awards] == [
        ("Finalist: Bedside Teaching (BT) Prize", "RSEN", "2019"),
        ("Runner-up: Fern Medal", "Botany Society", "2018"),
    ]
    assert [(one.title, one.venue, one.year) for one in found.talks] == [
        ("Safe Handover in Surgical Practice", "North Fen Medical School", 2020),
        ("Otters and Eels in a Warming Fen", "European Mammal Congress", 2016),
    ]


def test_a_mark_behind_the_last_name_of_an_item_makes_no_heading() -> None:
    text = (
        "# Ada Quill\n\n## Education\n\nPhD in Botany, Lund University, 2011\n\n## Publications\n\n"
        "- **Ada Quill**, Bo Fern\\*  \n  Slow looms of the north  \n  *LOOMCON, 2023*\n"
        "- Cleo Ode\\*, **Ada Quill**, Bo Fern\\*  \n  Fast nets without hooks  \n  *FabSys, 2022*\n"
        "- **Ada Quill**, Cleo Ode\\*  \n  Where the dyes of two mills go  \n  *WEAVE, 2021*\n"
    )
    assert [one.authors for one in whole(text).papers] == [
        ["Ada Quill", "Bo Fern"],
        ["Cleo Ode", "Ada Quill", "Bo Fern"],
        ["Ada Quill", "Cleo Ode"],
    ]


@pytest.mark.parametrize(
    ("honour", "name", "granter", "year"),
    [
        ("Distinguished Paper Award.", "Distinguished Paper Award", "FELT", "2015"),
        ("Best Paper Award at the Moss Student Workshop 2016.", "Best Paper Award", "Moss Student Workshop", "2016"),
        ("2017 WEFT Applied Research Finalist.", "WEFT Applied Research Finalist", None, "2017"),
    ],
)
@pytest.mark.parametrize("style", ["**{0}**", "**[{0}](https://weft.example)**"])
def test_an_honour_on_a_line_of_its_own_dates_no_work(
    style: str, honour: str, name: str, granter: str | None, year: str
) -> None:
    work = "**{}: Reading Loops in Wool.**  \nB. Orr, **Jane Q. Miller**, C. Moss  \n{}: Loom Days  \n[[pdf](a.pdf)]"
    text = f"{work.format('CLAP', 'FELT 2015')}  \n{style.format(honour)}\n\n{work.format('SNAP', 'REED 2014')}\n"
    found = read(f"## Publications\n\n{text}")
    assert [(one.year, one.venue) for one in found.papers] == [(2015, "FELT"), (2014, "REED")]
    assert [(one.name, one.granter, one.start) for one in found.awards] == [(name, granter, year)]
    assert found.awards[0].paper == "CLAP: Reading Loops in Wool"


def test_a_sentence_in_italics_below_a_journal_is_none() -> None:
    work = "- **2016.03.20**\t**[On the slowness of wet wool](https://a.example)**  \n  Loom Letters  \n"
    work += "  *The paper made wool known to all.*\n"
    (one,) = read(f"## Publications\n\n{work}").papers
    assert (one.title, one.venue, one.year) == ("On the slowness of wet wool", "Loom Letters", 2016)
