"""Groups, wrapped rows and lists in layout text whose dates stand in a margin. All made up."""

from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.readers.layout.layout import read_layout

HEAD = "Ada Novak\n\n"
GROUPS = f"""{HEAD}Employment
    2019–2024    Lecturer in Dyeing, University of Brno
    2016–2019    Weaver, Reed Institute, Prague

Research Support
Current Grants and Contracts of the Dye House
    2021–2024    Wool Foundation, Q12-334                                   (PI: Novak)
                 What the reeds of the lower ponds hold
    2020–2023    Peat Council, P77-120                                      (PI: Novak)
                 Colours that no winter takes

Completed Work of the Peat Laboratory
    2014–2018    Peat Council, P11-008                                      (PI: Oak)
                 Madder in the shade
    2013–2016    Wool Foundation, Q02-001                                   (PI: Fern)
                 Looms of the old mills and their sounds
"""
TALKS = f"""{HEAD}Employment
2019 Lecturer in Dyeing, University of Brno
2016 Weaver, Reed Institute, Prague
2012 Reader, Moss College, Olomouc

     Conference Talks
2023 Meeting of the Guilds of Moravia (Olomouc) — What madder does in ponds that nobody
     Drains.
2022 Dyers and Weavers of the North and of the South (online) — The sounds of old looms
     Retold.
2021 Wool Days of the Lower Meadow and its Neighbours (Zlin) — Colours of the late reed
     Seasons.
"""


def test_lines_across_a_margin_of_dates_head_groups() -> None:
    text = read_layout(GROUPS)
    assert "**Current Grants and Contracts of the Dye House**" in text
    assert "**Completed Work of the Peat Laboratory**" in text
    assert [(one.title, one.start) for one in parse(read(GROUPS.encode(), "a.txt")).grants] == [
        ("What the reeds of the lower ponds hold", "2021"),
        ("Colours that no winter takes", "2020"),
        ("Madder in the shade", "2014"),
        ("Looms of the old mills and their sounds", "2013"),
    ]


def test_rows_below_nearly_full_ones_are_wrapped_where_each_entry_ends_in_a_full_stop() -> None:
    found = read_layout(TALKS).split("\n")
    assert [line.rsplit(" ", 2)[1:] for line in found if line.startswith("202")] == [
        ["nobody", "Drains."],
        ["looms", "Retold."],
        ["reed", "Seasons."],
    ]


def test_second_lines_below_short_ones_stay() -> None:
    text = TALKS.replace(" — The sounds of old looms\n", "\n")
    assert "of the South (online)\n" in read_layout(text)


def test_months_in_torn_capitals_are_whole() -> None:
    page = """Ada Novak

Professional Meetings
  Wool Days of the Lower Meadow, Zlin                            S PRING 2015
  Dyers and Weavers, Olomouc                                        J UNE 2014
"""
    text = read_layout(page)
    assert "Spring 2015" in text
    assert "June 2014" in text


def test_a_section_across_the_margin_is_headed_as_the_others_are() -> None:
    teaching = "Teaching\n     2011 Dyes (Reed): I led sessions.\n2007–2008 Coach of weavers."
    assert "**" not in read_layout(f"{HEAD}{teaching}\n\nSelected Papers\n     2014 Oda Fern. Wool. Loom Days.\n")
