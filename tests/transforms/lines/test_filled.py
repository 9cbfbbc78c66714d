"""Text that an editor filled to a margin is read as if each paragraph and item stood on one line."""

from __future__ import annotations

import textwrap

import pytest

from transforms.lines.filled import with_whole_lines
from transforms.lines.read import read_lines
from transforms.parse import parse
from transforms.readers.dispatch import read

_TALKS = """Ines Falk

TALKS

Counting Barnacles on Piers Without Ever Getting One's Feet Wet in Winter 2021
Harbour Institute, Bergen

Why the Tide Gauge of the Old Harbour Lies, and What to Do About It 2019
Globex University, Lund

- [1] **Ines Falk**, Ole Brandt, Mira Sand, Pia Holm, and J. Vik. “Barnacle counts from shore and air.” Barnacles, 2021.
- [2] Ole Brandt, **Ines Falk**, and Mira Sand. “Gauges that drift in nine old harbours.” Marine Geodesy, 2019.
- [3] **Ines Falk** and Pia Holm. “Tides, piers, and the people who paint them.” Ocean & Coastal Management, 2018.
- [4] Jon Vik, Mira Sand, and **Ines Falk**. “What a bucket of seawater says of a bay.” Limnology, 2016.
"""


def _filled(text: str, width: int) -> str:
    lines = (
        textwrap.wrap(line, width, break_long_words=False, break_on_hyphens=False) or [""] for line in text.split("\n")
    )
    return "\n".join(part for parts in lines for part in parts)


@pytest.mark.parametrize("width", [64, 72, 80, 100])
def test_a_filled_text_says_what_it_said_before(width: int) -> None:
    whole, filled = (parse(read(text.encode(), "cv.txt")) for text in (_TALKS, _filled(_TALKS, width)))
    assert len(whole.papers) == 4
    assert [one.title for one in whole.papers] == [one.title for one in filled.papers]
    assert [(one.title, one.authors) for one in filled.papers][2:3] == [
        ("Tides, piers, and the people who paint them", ["Ines Falk", "Pia Holm"])
    ]
    assert [(one.title, one.year) for one in filled.talks] == [(one.title, one.year) for one in whole.talks]


def _lines(text: str) -> list[str]:
    return [line.text for line in with_whole_lines(read_lines(read(text.encode(), "cv.txt")))]


_ITEMS = """Interests

- Weaving at night: counting barnacles, yarn budgets in small harbours, slow looms analysis
- Tides and gauges: drift of old instruments, harbour acoustics, state-of-the-art reed sounding
- Piers: painting in winter, what ferries carry, the price of rope in the northern islands
- Salt: how it creeps, where it stays, and who sweeps it off the quays after the autumn storms
- Reefs: rafts for economists, the bookkeeping of oysters, and maps that nobody ever folds right
- Ropes: knots that hold in frost, hemp against nylon, and who first tied a bowline on a pier head
- Buoys: their voices in the fog, paint that lasts for ten winters, and gulls that call them a home
"""


@pytest.mark.parametrize("width", [55, 60, 72, 80])
def test_items_that_a_margin_broke_are_whole_lines(width: int) -> None:
    filled = _filled(_ITEMS, width)
    assert _lines(filled) == _lines(_ITEMS)
    assert len(_lines(filled)) < len(filled.split("\n"))
    assert [one.text for one in parse(read(filled.encode(), "cv.txt")).interests] == [
        one.text for one in parse(read(_ITEMS.encode(), "cv.txt")).interests
    ]


def test_a_meeting_goes_on_behind_its_year_at_the_margin() -> None:
    works = "\n".join(
        f"- [{n}] Ada Vale, Bo Orr, and Cy Lund. “Looms of Wood and Stone, Part {n}.” Proceedings of the {2000 + n} "
        "International Conference on Slow Looms and Weft (LOOM), 2011, pp. 10–20."
        for n in range(1, 9)
    )
    filled = "\n".join(
        textwrap.fill(work, work.index(" International"), break_on_hyphens=False) for work in works.split("\n")
    )
    assert len(_lines(filled)) == 8


def test_each_line_of_a_filled_text_has_its_fate() -> None:
    filled = _filled(_ITEMS, 72)
    fates = parse(read(filled.encode(), "cv.txt")).lines
    assert [one.number for one in fates] == list(range(1, filled.count("\n") + 2))


def test_a_mark_that_a_margin_parts_is_read_whole() -> None:
    text = "\n\n".join(f"Alder, birch, elder, willow, oak, hazel {n}, with **Fern\nand Moss** above" for n in range(9))
    lines = with_whole_lines(read_lines(read(text.encode(), "cv.txt")))
    bold = [line.text[span.start : span.end] for line in lines for span in line.bold]
    assert bold == ["Fern and Moss"] * 9


def test_a_hanging_entry_ends_where_the_next_one_stands_out() -> None:
    entry = "Warden of wool and of all the looms that stand in the old harbour of the northern town of Utrecht"
    hung = "\n".join(textwrap.fill(f"{entry}{' again' * (n % 3)}", 60, subsequent_indent="    ") for n in range(9))
    assert len(_lines(hung)) == 9


@pytest.mark.parametrize(("end", "whole"), [("103", 9), ("2003", 18)])
def test_a_volume_at_the_margin_ends_nothing_and_a_year_does(end: str, whole: int) -> None:
    above = f"“Salt.” On barnacles that climb old piers of Bergen, Tides of Salt {end}"
    filled = "\n\n".join(f"{above}\nUNESCO-Sources July 1998, {number}" for number in range(9))
    assert len([line for line in _lines(filled) if line]) == whole


def test_where_links_lead_is_no_part_of_the_margin() -> None:
    text = _filled(_ITEMS, 64).replace("harbour", "[harbour](https://harbour.example/of/the/old/town/and/its/piers)")
    assert len(_lines(text)) == len(_lines(_ITEMS))


def _typeset() -> str:
    """Prose as print sets it: a fourth of the full lines has room for the word that was put below."""
    return "\n".join("loom " * (12 if number % 4 else 10) + "yarn" for number in range(24))


def _roomy() -> str:
    """Lines that go on anywhere: some at the margin, as many far before it."""
    return "\n".join("reed " * (13 if number % 2 else 9) + "moss" for number in range(24))


def _passed() -> str:
    """Filled lines among as many that run on behind the margin though they have blanks."""
    return "\n".join("tide " * 13 + "gauge" + (" and pier" * 9 + "\n" if number % 2 else "") for number in range(24))


@pytest.mark.parametrize("text", [_typeset(), _roomy(), _passed()])
def test_lines_that_no_margin_broke_stay_as_they_are(text: str) -> None:
    assert len(_lines(text)) == len(text.split("\n"))


def test_lines_that_their_author_ended_stay_apart() -> None:
    rows = "\n".join(
        f"Reader in Weaving, University of Turku, {'Hall of Looms ' * (number % 4)}20{number:02}"
        for number in range(12)
    )
    assert len(_lines(rows)) == len(rows.split("\n"))


def test_wrapped_works_without_a_heading_are_seen_below_talks() -> None:
    hung = _TALKS.replace("- [", "• [").replace(". “", ".\n  “").replace(".” ", ".”\n  ")
    found = parse(read(hung.encode(), "cv.txt"))
    assert len(found.papers) == 4
    assert len(found.talks) == 2


def test_no_paragraph_is_endless() -> None:
    text = textwrap.fill("the looms of the north go on in wool and rain while reeds hold their tide " * 300, 80)
    assert max(map(len, _lines(text))) < 4_000


def test_a_range_broken_before_its_dash_is_one_range() -> None:
    body = "the gauges of nine old harbours drift in ways that no one has told so far and " * 8
    job = "Research Assistant at the Harbour Institute for Tides, Oulu, August 2016"
    assert len(job) == 72
    whole = _lines(f"{textwrap.fill(body, 72)}\n\n{job}\n- May 2021\n\n")
    assert f"{job} - May 2021" in whole


def test_a_range_broken_before_its_dash_ends_an_item_without_a_margin() -> None:
    text = (
        "GRANTS\n\n   • Globex Council, “Inner life of mosses”, EUR 240,000, 2017\n     – 2021\n   • Moss Fund, 2014\n"
    )
    lines = with_whole_lines(read_lines(read(text.encode(), "made-up.txt"), 10_000))
    assert [line.text for line in lines if line.text][1:] == [
        "Globex Council, “Inner life of mosses”, EUR 240,000, 2017 – 2021",
        "Moss Fund, 2014",
    ]


def test_a_month_at_the_end_of_a_line_goes_with_its_year() -> None:
    lines = read_lines(
        read(b"- Harbour Institute - Intern - Bergen Nov\n    2011 - Jun 2012\n- Counted barnacles.\n", "cv.md")
    )
    assert [line.text for line in with_whole_lines(lines) if line.text] == [
        "Harbour Institute - Intern - Bergen Nov 2011 - Jun 2012",
        "Counted barnacles.",
    ]


def test_a_year_below_a_line_with_another_begins_its_own() -> None:
    lines = read_lines(read(b"2011 Talk in Bergen, May\n2012 Talk in Turku, June\n", "cv.txt"))
    assert len(with_whole_lines(lines)) == len(lines)


@pytest.mark.parametrize(
    "end", ["Nov 2011 - Fall\n2012", "2011 –\n2012", "Nov 2011 -\nJun 2012", "Nov 2011 -\nPresent"]
)
def test_the_end_of_a_range_goes_with_its_beginning(end: str) -> None:
    lines = read_lines(read(f"PhD in Barnacles, Advised by Ole Brandt {end}\nBergen\n".encode(), "cv.txt"))
    found = [line.text for line in with_whole_lines(lines) if line.text]
    assert found == [f"PhD in Barnacles, Advised by Ole Brandt {end}".replace("\n", " "), "Bergen"]


def test_an_open_range_does_not_take_the_next_entry() -> None:
    lines = read_lines(read(b"Keeper of Tides, Bergen 2011 -\n2012 - 2014 Keeper of Piers\n", "cv.txt"))
    assert len(with_whole_lines(lines)) == len(lines)


def test_an_outline_keeps_its_numbers_where_lines_are_put_together() -> None:
    text = (
        "2.1 Keeper, Harbour Institute, Bergen, 2011–\n2014\n2.2 Intern, Harbour Institute, Bergen, 2009–2010\n"
        "2.3 Aide, Globex University, Lund, 2008\n"
    )
    first = with_whole_lines(read_lines(read(text.encode(), "cv.txt")))[0]
    assert (first.bullet, first.text) == ("2.1", "Keeper, Harbour Institute, Bergen, 2011– 2014")


def test_what_heads_an_item_is_no_part_of_the_item_above() -> None:
    deeds = [
        (
            "- Counted barnacles on forty piers, in rain and in snow, "
            "for the harbour board and its friends, then wrote it all up."
        ),
        (
            "- Painted the old tide gauge, and wrote down what it said "
            "of the tides through three winters in the fjord and at sea."
        ),
    ]
    heads = ["Barnacles: Counts from Shore and Air over Piers and on Buoys, by Hand @Globex", "Gauges That Drift @Lund"]
    text = "\n".join(["PROJECTS", "", heads[1], *deeds, *deeds, heads[0], *deeds, *deeds, heads[1], *deeds])
    assert [line for line in _lines(_filled(text, 60)) if "@" in line] == [heads[1], heads[0], heads[1]]


_CITED = """Ines Falk

PUBLICATIONS

Ines Falk, Ole Brandt, Mira Sand, Pia Holm. “Barnacles on the Piers of the North,” in Harbour Letters, Bergen, May 2019.

Ole Brandt, Pia Holm, Ines Falk. “Tides: Gauges That Drift in Old Harbours,” in Sea Notes, vol. 12, no. 3, pp. 115-131.

Mira Sand, Ines Falk, Jon Vik. “Buckets: What Seawater Says of the Bay Below,” in the Ninth Harbour Days, Lund, 2016.

Jon Vik, Ines Falk. “Piers and Painters: Colours That Stay,” in Marine Paint Letters, vol. 4, no. 11, pp. 9-21, 2014.
"""


@pytest.mark.parametrize("width", [46, 48, 53, 58, 61, 64, 67, 70, 74, 80])
def test_stops_within_a_citation_end_no_paragraph(width: int) -> None:
    """Names before a title in quotes, a title's first part, and "pp." before numbers end in stops."""
    filled = "\n\n".join(
        textwrap.fill(part, width, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
        for part in _CITED.split("\n\n")
    )
    cited = parse(read(filled.encode(), "cv.txt")).papers
    whole = parse(read(_CITED.encode(), "cv.txt")).papers
    assert [(p.title, p.authors, p.year, p.pages) for p in cited] == [
        (p.title, p.authors, p.year, p.pages) for p in whole
    ]


@pytest.mark.parametrize(
    ("above", "below", "together"),
    [
        ("Moss Laboratory, Globex University,", "Fort Collins, CO", True),
        ("Institute of Slow Looms,", "Lyon, France", True),
        ("Moss Laboratory, Globex University", "Lyon, France", False),
        ("Carded wool, felt,", "Lyon, France", False),
        ("Moss Laboratory, Globex University,", "Lecturer, Lyon", False),
    ],
)
def test_a_town_goes_with_the_body_that_stands_in_it(above: str, below: str, together: bool) -> None:
    text = f"{above}\n{below}\n"
    lines = [line.text for line in with_whole_lines(read_lines(read(text.encode(), "a.md"))) if line.text]
    assert lines == ([f"{above} {below}"] if together else [above, below])


_SKILLS = """Ines Falk

SKILLS

  Looms: Jacquard, dobby, draw loom, table loom, rigid heddle, warp-weighted looms, backstrap
  Ropes: hemp, sisal, manila, coir, jute, cotton, flax, horsehair, wire, chain, straps, webbing
  Sails and Nets: jib, spanker, spritsail, gill nets, seines, trawls, lift nets, cast nets, traps
  Boats: dories, punts, skiffs, yawls, ketches, cutters, sloops, luggers, smacks, barges, prams

TALKS

  Counting Barnacles on Piers Without Ever Getting One's Feet Wet in the Winter                    2021
  Why the Tide Gauge of the Old Harbour Lies, and What to Do About It in the Spring                2019
  Buckets and What They Say of the Bay Below Them, and of the Boats That Are Above                 2018
  Piers and Painters, and the Colours That Stay on Them Through Ice, Storm and Sun                 2017
"""


@pytest.mark.parametrize("width", [54, 60, 66, 72, 78])
def test_labels_begin_paragraphs_and_rows_of_columns_pass_the_margin(width: int) -> None:
    filled = "\n".join(
        line if "   " in line[2:] else textwrap.fill(line, width, subsequent_indent="  ", break_on_hyphens=False)
        for line in _SKILLS.split("\n")
    )
    found = [one.text for one in parse(read(filled.encode(), "cv.txt")).skills]
    assert found == [one.text for one in parse(read(_SKILLS.encode(), "cv.txt")).skills]
    assert {"Jacquard", "hemp", "jib", "dories"} <= set(found)


@pytest.mark.parametrize("word", ["eFelt", "uLoom", "mRope"])
def test_an_o_before_a_name_in_small_letters_is_a_bullet(word: str) -> None:
    first, second, *_ = read_lines(read(f"o Looms of the North\no {word}: Ropes for Ships\n".encode(), "cv.txt"))
    assert (first.bullet, second.bullet, second.text) == ("o", "o", f"{word}: Ropes for Ships")


def test_a_hard_break_may_end_in_a_blank_that_breaks_no_line() -> None:
    first, *_ = read_lines(read("**Reviewer** *2025*\u00a0 \nWeft Letters\n".encode(), "cv.md"))
    assert first.trailing_break


@pytest.mark.parametrize(
    ("above", "below", "together"),
    [
        ("LinkedIn: www.weft.example.com/in/", "ada-quill", True),
        ("Code: https://code.example/", "Ada-Quill", True),
        ("Code: https://code.example/", "Weaver in Turku", False),
        ("and/or wool/", "felt", False),
    ],
)
def test_the_last_part_of_an_address_goes_with_it(above: str, below: str, together: bool) -> None:
    text = f"{above}\n{below}\n"
    lines = [line.text for line in with_whole_lines(read_lines(read(text.encode(), "a.md"))) if line.text]
    assert lines == ([f"{above}{below}"] if together else [above, below])


def test_a_heading_in_capitals_ends_a_filled_paragraph() -> None:
    told = " ".join(
        f"Counting barnacles on pier number {number} took us a whole winter of wet feet." for number in range(14)
    )
    filled = textwrap.fill(told + " Nobody would have thought that piers are so very different and so many", 76)
    text = f"Ines Falk\n\nABOUT\n{filled}\nPUBLICATIONS\nInes Falk. Gauges of the old harbour. Marine Geodesy, 2019.\n"
    lines = with_whole_lines(read_lines(read(text.encode(), "a.txt")))
    assert "PUBLICATIONS" in [line.text for line in lines]


@pytest.mark.parametrize(
    ("above", "below", "place"),
    [
        ("Harrow Health & Science University,", "Portland, OR, 07/2013–06/2019.", "Portland, OR"),
        ("Harrow University, Zurich,", "Switzerland, 2013–2019.", "Zurich, Switzerland"),
        ("Harrow University,", "Turku, Finland (2013–2019)", "Turku, Finland"),
    ],
)
def test_a_town_and_the_date_behind_it_go_on_with_the_body_above(above: str, below: str, place: str) -> None:
    text = (
        "# Ines Falk\n\n## Posts\n\nReader in Tides, School of Seas, Globex College, Lund, Sweden, 2019–present.\n"
        f"Lecturer in Tides, School of Seas, {above}\n{below}\nClerk, Harbour Institute, Bergen, Norway, 2010–2012.\n"
    )
    found = parse(read(text.encode(), "a.md")).positions
    assert [(post.title, post.start, post.end) for post in found][1:] == [
        ("Lecturer in Tides", "2013-07" if "/" in below else "2013", "2019-06" if "/" in below else "2019"),
        ("Clerk", "2010", "2012"),
    ]
    assert found[1].location == place
