"""Lists whose entries only the margin broke: numbered ones, and ones that hang."""

from __future__ import annotations

from tests.transforms.records.one_section import read

_COURSES = """## Teaching

1. Marsh Medical Centre. Introductory Looms. Course designer and teacher. 2024.

2. The Society of Hospital Weavers of Finland (SHWF) – Loom Management 2023.
   “Posing better riddles”. Course designer and teacher. 2023.

3. Globex Health and Weaving Research Institute. Thread models: Rates, cumulative
   threads, crossing threads, knot chances with multiple looms using R and Epi,
   by Berta Fern. Teaching assistant. 2023.

4. Crafton University. WEA5101: Evidence based weaving (Master of Clinical Looms).
   Teaching associate and acting unit leader. 2021-2022.

5. Crafton University. WEA2012: Working Practices II (Bachelor of Dyes). Teaching
   associate. 2020-2021.
"""

_HANGING = """## Service

2011–present. Board member, Slow Looms section, International Confederation
      of Weavers.
2012. Programme committee member, 5th Nordic Workshop on Hand
      Technologies for Small Looms.
Reviewer, LoomConf 2010 and Next Weaving 2010 conferences.
Reviewer, Wool Sciences Research Council, Silk and Linen Research Council.
Reviewer, Wool Policy, Weaving Research Letters, Dyeing Forecasts, Journal
      of Artificial Looms, Dye Efficiency Letters
"""


def test_a_full_stop_at_a_full_line_ends_no_entry() -> None:
    assert [(t.course.split(",")[0], t.start) for t in read(_COURSES).teaching] == [
        ("Introductory Looms", "2024"),
        ("Posing better riddles", "2023"),
        ("Thread models: Rates", "2023"),
        ("WEA5101: Evidence based weaving (Master of Clinical Looms)", "2021"),
        ("WEA2012: Working Practices II (Bachelor of Dyes)", "2020"),
    ]


def test_what_hangs_belongs_to_the_line_at_the_margin() -> None:
    found = [(s.role, s.venue) for s in read(_HANGING).service]
    assert ("program committee", "5th Nordic Workshop on Hand Technologies for Small Looms") in found
    assert [venue for role, venue in found if role == "reviewer"] == [
        "LoomConf",
        "Next Weaving conferences",
        "Wool Sciences Research Council",
        "Silk and Linen Research Council",
        "Wool Policy",
        "Weaving Research Letters",
        "Dyeing Forecasts",
        "Journal of Artificial Looms",
        "Dye Efficiency Letters",
    ]


def test_lines_of_their_own_below_short_titles_stay_apart() -> None:
    parsed = read(
        "## Talks\n\n1. Looms of the north\n   Crafton University, Turku, 2020\n"
        "2. Dyes of the south and other warm places\n"
        "   Marsh University, Graz, 2019\n3. Threads\n   Globex, 2018\n"
    )
    assert [(t.title, t.year) for t in parsed.talks] == [
        ("Looms of the north", 2020),
        ("Dyes of the south and other warm places", 2019),
        ("Threads", 2018),
    ]
