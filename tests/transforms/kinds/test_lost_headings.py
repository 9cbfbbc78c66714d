"""Documents whose headings a converter dropped: gaps and shapes tell the sections. All made up."""

from __future__ import annotations

import pytest

from transforms.lines.read import read_lines
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read
from transforms.sections.sections import split_sections

MARKED = """# **Ines** **Quillfeather**

Assistant Professor of Textile History, University of Exeter ines@quill.example





**University** **of** **Leeds** Leeds, UK
_Ph.D._ _in_ _Textile_ _History_ _2014_


**University** **of** **Bath** Bath, UK
_B.A._ _History_ _2008_





**University** **of** **Exeter** Exeter, UK
_Assistant_ _Professor_ _2018_ _-_ _present_

**–** Lead the dye archive.


**Globex** **Museum** Leeds, UK
_Curator_ _of_ _Textiles_ _2014_ _-_ _2018_





Quillfeather, I. and Dahl, N. (2020). _Slow_ _Looms_ _of_ _the_ _North_ . Textile History 51, 1-20.


Quillfeather, I. (2017). _Dyes_ _and_ _Their_ _Makers_ . Journal of Colour 8, 33-51.





Quillfeather, I. (May 2019) _Looms_ _at_ _Night_ . Meeting of the Weavers, Bergen, Norway.





Heron Prize for Young Historians . . . . . . . . . . . 2019
Moss Medal . . . . . . . . . . . . . . . . . . . . . . . . 2012





**Founder** **–** **Loom** **Club** Exeter, UK
_Department_ _of_ _History,_ _University_ _of_ _Exeter_ _2019-present_


**Member** **–** **Society** **of** **Dyers**


_2015-present_


**History** **of** **Cloth** University of Exeter
_Lecturer_ _2019_ _-_ _2021_


**Threads** **and** **Trade** University of Exeter
_Teaching_ _Assistant_ _2018_ _-_ _2019_





Tools of the trade


**–** **Skilled:** Python, R, SQL, MATLAB, LaTeX


**Dr.** **Ada** **Lund**
_Department_ _of_ _History,_ _University_ _of_ _Leeds_
"""
PLAIN = """Bo Fernandez
bo@fern.example
Lisbon, Portugal



2016  PhD in Marine Biology, University of Porto
2011  MSc in Zoology, University of Lisbon



2019-present  Research Scientist, Institute of the Sea
2016-2019     Postdoctoral Researcher, University of Bergen



Fernandez, B., Lund, A. & Weil, O. (2021). Salt in thin water. Journal of Kelp 12: 3-14.
Fernandez, B. & Lund, A. (2018). Kelp forests at night. Marine Letters 4: 99-101.



Invited talk, "Kelp at night", University of Oslo, May 2019
Keynote, "Thin water", Sea Congress, Bergen, June 2021
"""


def parsed(text: str, name: str) -> ParsedCV:
    return parse(read(text.encode(), name))


def test_blocks_between_wide_gaps_are_told_by_their_shapes() -> None:
    found = parsed(MARKED, "a.md")
    assert found.person is not None
    assert found.person.name == "Ines Quillfeather"
    assert [(one.degree, one.end) for one in found.education] == [("Ph.D.", "2014"), ("B.A.", "2008")]
    assert [(one.title, one.organization, one.start) for one in found.positions][:2] == [
        ("Assistant Professor", "University of Exeter", "2018"),
        ("Curator of Textiles", "Globex Museum", "2014"),
    ]
    assert [one.title for one in found.papers] == ["Slow Looms of the North", "Dyes and Their Makers"]
    assert [one.title for one in found.talks] == ["Looms at Night"]
    assert [one.name for one in found.awards] == ["Heron Prize for Young Historians", "Moss Medal"]
    assert "Society of Dyers" in [one.venue for one in found.service]
    assert [(one.course, one.role, one.organization) for one in found.teaching] == [
        ("History of Cloth", "Lecturer", "University of Exeter"),
        ("Threads and Trade", "Teaching Assistant", "University of Exeter"),
    ]
    assert {"Python", "R", "SQL"} <= {one.text for one in found.skills}
    assert [one.name for one in found.references] == ["Ada Lund"]


def test_plain_text_without_headings_too() -> None:
    found = parsed(PLAIN, "b.txt")
    assert [one.end for one in found.education] == ["2016", "2011"]
    assert [one.start for one in found.positions] == ["2019", "2016"]
    assert [one.year for one in found.papers] == [2021, 2018]
    assert [one.venue for one in found.talks] == ["University of Oslo", "Sea Congress"]


@pytest.mark.parametrize("gap", ["\n\n", "\n\n\n\n\n"])
def test_a_page_of_prose_stays_whole(gap: str) -> None:
    prose = gap.join(
        f"I am a weaver in town {number}, and I have written about looms, dyes and threads for many years now."
        for number in range(14)
    )
    found = parsed(f"# Bo Fernandez{gap}{prose}\n", "c.md")
    assert not found.papers
    assert not found.positions


LIFE = """Bo Fernandez is full professor of looms at the University of Oslo, and she
has a focus on threads of all lands.


Bo also holds the post of Professor of Dyes at Ghent University since the year 2011,
with the aim to bring looms further.


Bo is a reviewer for the Journal of Looms, and was past president of the Society
of Dyers (2018-2021), which she had founded.


Bo Fernandez


She has a PhD in Threads from the University of Leeds, and is in favour of open
looms.


Bo is an invited speaker at the meetings of the looms, and she was asked to
hold the lecture at the Dyers' Hall in 2018.


Bo was Visiting Professor at the University of Bergen in 2015, and the winner of
the Moss Medal in 2020.


Her looms have been shown in many towns, and they stand at the museum of dyes.


She weaves at night, when the town is still and the threads do not tear at all.


She was awarded the Heron Prize in 2021 by the Society of Dyers for her looms.


She likes to walk in the woods, and to sail her small boat on the cold north sea.
"""


def test_the_paragraphs_of_a_life_are_no_sections_however_wide_the_gaps() -> None:
    sections = split_sections(read_lines(read(LIFE.encode(), "d.md")))
    assert [section.kind for section in sections] == ["about"]
    found = parsed(LIFE, "d.md")
    assert {one.title for one in found.positions} >= {
        "full professor of looms",
        "Professor of Dyes",
        "Visiting Professor",
    }
    assert [(one.name, one.start) for one in found.awards] == [("Moss Medal", "2020"), ("Heron Prize", "2021")]
    assert "Journal of Looms" in {one.venue for one in found.service}
