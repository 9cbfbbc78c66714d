"""Margins that show only in all sections together, and dates that wrapped in them. All made up."""

from __future__ import annotations

import pytest

from transforms.readers.layout.layout import read_layout

PAGES = """\
  Overgaard, Mira
   mira@looms.example
  9000 Ulmstad

Personal details
   Born in      Norrfjord
    Office      Loom House, upper floor

Education
   2005–2009    Doctor of Dyes, Faculty of Wool, University of Ulmstad, with a long thesis on madder and
                on what the summer makes of it
                Supervisor: Bo Reed

   2001–2005    Diploma in Felts, University of Ulmstad

Appointments
  Apr. 2017 –   Keeper of the tapestries at the Reed Museum, Gent, and of the old looms in its
  Apr. 2021     cellar
                Wrote the handbook of the upper floor
  Sep. 2012 –   Weaver at the Dyers' Guild, Norrfjord, where she set up the great
  Nov. 2016     loom
                Kept the books of the guild
  July 2009 –   Assistant at the Faculty of Wool, Ulmstad
  May 2012      Put in order the jars
\f
Languages
      Danish    Mother tongue
       Dutch    Some

Distinctions
        2019    Heron Prize for the reds of the year

        2014    Second place in the race of the shuttles, held at the guild's house every
                tenth summer

Reviewing
I read for many a journal of wool, felt and dyes, among them Tides, the Loom and the Quarterly of
Mordants, and have done so since I began.
"""


def _lines(text: str) -> list[str]:
    return [line.strip() for line in read_layout(text).split("\n") if line.strip()]


@pytest.mark.parametrize(
    "text",
    [
        PAGES,
        PAGES.replace("Languages\n", "Spoken languages\n"),
        PAGES.replace("\f\n", "\f\n\n   ").replace("        2014    ", "   in 2014      "),
    ],
)
def test_sections_with_few_dates_each_have_one_margin(text: str) -> None:
    lines = _lines(text)
    assert any(line.startswith("2005–2009\tDoctor of Dyes") for line in lines)
    assert any(line.startswith("Apr. 2017 – Apr. 2021\tKeeper of the tapestries") for line in lines)
    assert any(line.startswith("July 2009 – May 2012\tAssistant") for line in lines)
    assert "2019\tHeron Prize for the reds of the year" in lines
    assert "Danish\tMother tongue" in lines


def test_names_of_sections_at_the_edge_are_no_labels_of_the_margin() -> None:
    lines = _lines(PAGES)
    assert "Distinctions" in lines
    assert not any(line.startswith("#") for line in lines)


def test_a_paragraph_at_the_edge_is_not_parted_where_a_word_begins_at_the_margin() -> None:
    lines = _lines(PAGES)
    assert not any("\t" in line for line in lines[lines.index("Reviewing") :])
