"""Works whose labels stand on lines of their own, and works that a margin tears where a name or a journal goes on."""

from __future__ import annotations

from transforms.parse import parse
from transforms.parsed import Paper
from transforms.readers.dispatch import read


def _papers(works: str) -> list[Paper]:
    text = f"# Ada Quill\n\n## Publications\n\n{works}"
    return parse(read(text.encode(), "page.md")).papers


def test_labels_alone_over_works_are_no_part_of_them() -> None:
    works = (
        "J03\n\n**Ada Quill**, Bo Orr and Cy Weld  \nAn Overview of Felted Interfaces  \nIn Acta Lanae, 1-12, 2014.",
        "_ J02\n\nBo Orr, **Ada Quill** and Cy Weld  \nLoomCast: The Palm as a Shuttle  \nIn Weft & Warp, 1-15, 2013.",
        "J01\n\n**Ada Quill** and Cy Weld  \nCutting wool by its grain  \nIn Looms and Tools, 58(3), 114-139, 2014.",
    )
    papers = _papers("\n\n".join(works) + "\n")
    assert [(paper.title, len(paper.authors)) for paper in papers] == [
        ("An Overview of Felted Interfaces", 3),
        ("LoomCast: The Palm as a Shuttle", 3),
        ("Cutting wool by its grain", 2),
    ]


def test_a_journal_goes_on_to_its_acronym_below() -> None:
    works = (
        "**Felt and its many prices in the northern towns of the last century but one.** Quill, A. (2019). "
        "International Journal of Engineering and Information\nSystems (IJEAIS), 6(2). [paper](https://a.org/x)\n\n"
        "**Slow looms in the mills and sheds of the northern islands.** Quill,\n"
        "A., & Orr, B. (2019). International Journal of Academic\n"
        "Information Systems Research (IJAISR), 5(4).\n"
    )
    assert [paper.venue for paper in _papers(works)] == [
        "International Journal of Engineering and Information Systems",
        "International Journal of Academic Information Systems Research",
    ]


def test_the_second_initial_of_a_last_name_stands_below_the_first() -> None:
    works = "**Slow looms in the mills.** Orr, B., & Quill-Vale, A.\nS. (2019). Journal of Applied Wool (JAW), 3(2).\n"
    assert [paper.authors for paper in _papers(works)] == [["Orr, B.", "Quill-Vale, A. S."]]


def test_a_line_that_begins_with_an_ampersand_goes_on_with_the_names() -> None:
    works = (
        "<p>\n2022&nbsp;&nbsp;&nbsp;&nbsp;Orr, B. A., Vale, D., Zell, C.,\n<strong>Quill, A.</strong>, Ito, S., <br>\n"
        '<span style="margin-left:9px;"></span>& Weld, C., 2022. Wool from the sky: Weft, <br>\n3(2), 9-24.\n</p>\n'
    )
    assert [paper.authors[-1] for paper in _papers(works)] == ["Weld, C."]


def test_a_linked_title_wins_over_a_note_in_bold_below() -> None:
    works = (
        "- [Adapting a loom to old wool](https://a.org/z.pdf) by Ada Quill. *Workshop on Wool (WOW)*, Hull, 2025\n"
        "<br>**Third of 20 at the 2024 Felt Games**\n<br>**Code:** [https://a.org/x](https://a.org/x)\n"
    )
    assert [paper.title for paper in _papers(works)] == ["Adapting a loom to old wool"]
