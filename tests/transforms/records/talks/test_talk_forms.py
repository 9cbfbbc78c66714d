"""Talks whose words tell the title, whatever form their siblings have."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.parse import parse
from transforms.readers.dispatch import read as document

OTHERS = '- “Wet looms.” LoomConf, Turku, May 2019\n- Panel: "Are looms dead?" @ WEFT 2020\n'


@pytest.mark.parametrize(
    ("line", "title", "venue"),
    [
        ("[Looms for all](t1) @ Globex Labs, Turku, October 2025", "Looms for all", "Globex Labs"),
        ("Speaker for <Looms that speak> at LoomConf, June 2024", "Looms that speak", "LoomConf"),
        ("Spoke about slow looms @ Globex Labs, June 2024", "slow looms", "Globex Labs"),
        ("LOOMCON talk ([Sketching looms](t3)), Turku, June 2023", "Sketching looms", "LOOMCON"),
        ("Dissertation defense talk — Thrifty looms, Merrowby, April 2020", "Thrifty looms", "Merrowby"),
        (
            "Seminar talk on slow looms, Weaving Seminar, University of Vaasa, March 2021",
            "slow looms",
            "Weaving Seminar, University of Vaasa",
        ),
        (
            "Plenary talk at Northern Lectures in Weaving: *Signed looms*, Turku, April 2022",
            "Signed looms",
            "Northern Lectures in Weaving",
        ),
    ],
)
def test_words_that_tell_the_title(line: str, title: str, venue: str) -> None:
    found = read(f"## Talks\n\n- {line}\n{OTHERS}").talks
    assert (found[0].title, found[0].venue) == (title, venue)


@pytest.mark.parametrize(
    ("line", "title", "venue"),
    [
        ("“Who Spins?”: Warp after the Mills. Symposium on Looms (Turku), 2019", None, "Symposium on Looms"),
        (
            "2016. Who Buys Felt Today? Weaving Society of Pori (Turku)",
            "Who Buys Felt Today?",
            "Weaving Society of Pori",
        ),
    ],
)
def test_titles_go_to_their_own_end(line: str, title: str | None, venue: str) -> None:
    found = read(f"## Talks\n\n- {line}\n{OTHERS}").talks
    assert (found[0].title, found[0].venue) == (title or "“Who Spins?”: Warp after the Mills", venue)


def test_a_place_in_brackets_is_no_title() -> None:
    rows = "- Castle Looms and Weft Seminar (Turku, Finland), 2024\n- University of Vaasa, 2023\n"
    rows += "- Globex University, 2022\n"
    assert [talk.title for talk in read(f"## Talks\n\n{rows}").talks] == [None, None, None]


def test_a_title_ends_with_its_column() -> None:
    rows = "9/2012\tLooms and people: what we do not know\tGrand Rounds, University of Vaasa\n"
    rows += "2/2014\tTrials without looms\tVisiting Professor, Globex University, Turku\n"
    assert [talk.title for talk in read(f"## Talks\n\n{rows}").talks] == [
        "Looms and people: what we do not know",
        "Trials without looms",
    ]


def test_lines_that_their_years_lead_are_entries_each() -> None:
    rows = [
        "2016. Who Buys Felt Today? Harbour Trades Council (Vaasa).",
        "2012. Shuttles by Hand (keynote). Library of the Lake (Turku).",
        "2009. Dye Plants, Garden Club of Pori (Vaasa).",
        "2004. Warp. Evening School for Sailors (Vaasa).",
    ]
    body = "\n\n".join(rows)
    assert [talk.year for talk in read(f"## Public Presentations\n\n{body}").talks] == [2016, 2012, 2009, 2004]


def test_titles_in_the_last_column_of_a_table() -> None:
    rows = (
        "2024 Sep\tURSI AT-RASC, Gran Canaria\tLoom timescales (invited)\n"
        "2024 Jun\tEAS, Padova\tWeftPulse status (poster)\n2023 Mar\tVaasa University seminar\tWarp and binarity\n"
        "2022 Jul\tIAU General Assembly, Busan\tLoom populations (contributed)\n"
    )
    found = read(f"## Contributed Presentations\n\n{rows}").talks
    assert [talk.title for talk in found] == [
        "Loom timescales",
        "WeftPulse status",
        "Warp and binarity",
        "Loom populations",
    ]


def test_several_talks_between_semicolons() -> None:
    rows = (
        "2024: 'Wet looms', ACLA, Montréal; 'On warp', Weaving Studies Network, UEA.\n\n"
        "2022: 'Looms in Bergen', MLA, Washington DC (online); invited talk, University of Bergen.\n\n"
        "2019: 'Silence and the weft', SOAS Seminar in Weaving.\n"
    )
    assert [(talk.title, talk.year) for talk in read(f"## Papers given\n\n{rows}").talks] == [
        ("Wet looms", 2024),
        ("On warp", 2024),
        ("Looms in Bergen", 2022),
        (None, 2022),
        ("Silence and the weft", 2019),
    ]


def test_towns_with_years_of_their_own_are_places_of_talks() -> None:
    roll = "Oxford (Nov 2024), Durham (May 2023), LMU Munich (2022), Globex University (2019), INGV Pisa (2018)"
    assert [talk.year for talk in read(f"## Invited seminars\n\n{roll}\n").talks] == [2024, 2023, 2022, 2019, 2018]


def test_titles_before_meetings_in_italics_without_marks_and_partners() -> None:
    rows = (
        "2024 Wet looms and focus (with N. Bui). *LSA Annual Meeting*, New York, Jan 4–7.\n\n"
        "2023 \\*Scoping out of looms. *Sinn und Bedeutung 27*, Prague.\n\n"
        "2019 Tag looms and the table. *Weaving and Linguistic Theory (WALT) 29*, UCLA.\n"
    )
    found = read(f"## Conference presentations\n\n{rows}").talks
    assert [talk.title for talk in found] == ["Wet looms and focus", "Scoping out of looms", "Tag looms and the table"]


def test_the_title_is_the_cell_in_quotes() -> None:
    rows = (
        '14.11.2024\tDepartment seminar, University of Vaasa\t"Calcium gets to work"\n'
        '02.07.2024\tGordon Research Conference "Weaving Mechanisms", Galveston\t"Splitting looms, slowly"\n'
        '19.09.2022\tICCC, Rimini, keynote\t"Warp from the bottom up"\n'
    )
    found = read(f"## Invited lectures\n\n{rows}").talks
    assert [talk.title for talk in found] == [
        "Calcium gets to work",
        "Splitting looms, slowly",
        "Warp from the bottom up",
    ]


def test_a_question_and_what_it_is_about_in_one_cell_of_a_table() -> None:
    rows = "| 2021 | Do Looms Count? Numbers across Twelve Wefts | ICML |\n| 2022 | Moss on Slow Walls | CHI |"
    found = read(f"## Talks\n\n{rows}\n").talks
    assert [(one.title, one.venue) for one in found] == [
        ("Do Looms Count? Numbers across Twelve Wefts", "ICML"), ("Moss on Slow Walls", "CHI")]  # fmt: skip


def test_the_town_below_a_dated_title_tells_a_host_that_nobody_knows() -> None:
    page = """Ada Quill

INVITED TALKS

Wet Looms: How They Fold 2025
Helioform Cupertino, CA

Nets That Learn in Sparse Worlds 2025
Drumlin AI Menlo Park, CA

Sails of Old 2024
Pentavox, Cindergrove Mountain View, CA
"""
    talks = parse(document(page.encode(), "a.txt")).talks
    assert [(talk.title, talk.venue, talk.year) for talk in talks] == [
        ("Wet Looms: How They Fold", "Helioform", 2025),
        ("Nets That Learn in Sparse Worlds", "Drumlin AI", 2025),
        ("Sails of Old", "Pentavox, Cindergrove", 2024),
    ]
