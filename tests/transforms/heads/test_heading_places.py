"""Where headings stand: as links, below each other, in the middle of a page, amid entries."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import outline, whole
from transforms.lines.read import read_lines
from transforms.model import Document
from transforms.sections.sections import split_sections


def test_a_linked_heading_in_bold_heads_what_stands_below() -> None:
    rows = "\n\n- Ph.D. in Ropes, 2007\n\n"
    text = (
        f"# Ada Quill\n\n**Education**{rows}**[Publications](http://quill.org/p)**\n\n1. {{}}\n\n**Awards**\n\n- {{}}\n"
    )
    assert outline(text.format("Ada Quill (2011). Knots. _Ropes_ 4, 2-9.", "Prize of Ropes, 2009"))[2:] == [
        ("papers", "Publications"),
        ("awards", "Awards"),
    ]


def test_the_last_word_of_a_long_line_that_is_set_in_heads_nothing() -> None:
    rows = "2019 Slow looms\n  A Seminar of the Old Dyers, Lund Institute for Mathematics of the Fens and\n  Computing"
    page = f"Ada Vale\n\nEducation\nPhD, Yard of Turku, 2011\n\nInvited talks\n{rows}\n2018 Felts\n  Yard of Lund\n"
    page += "\nLanguages\nDanish"
    assert [title for _, title in outline(page)][1:] == ["Education", "Invited talks", "Languages"]
    assert [title for _, title in outline(page.replace("  Computing", "Computing"))][-2:] == ["Computing", "Languages"]


def test_headings_of_a_script_without_capitals_head_plain_text() -> None:
    page = "Ada Vale\n\n教育背景\n\nPhD, Yard of Turku, 2011\n\n获奖经历\n\nWool Prize, 2012"
    page += "\n\n学术兼职\n\nReviewer, Loom Letters"
    assert [kind for kind, _ in outline(page)] == ["header", "education", "awards", "service"]


def test_headings_over_rules_beside_a_margin_stand_alone() -> None:
    rows = f"\n{' ' * 16}".join(("Reader, Yard of Turku, 2014 - present", "Dyer, Yard of Lund, 2012 - 2014"))
    page = f"Ada Vale\n\nEducation       PhD, Yard of Turku, 2011\n{' ' * 16}MSc, Yard of Lund, 2008"
    page += f"\n\nExperience      {rows}"
    page += f"\n\nAwards          Wool Prize, 2012\n\nService         -----\n{' ' * 16}Reviewer, Loom Letters"
    assert [kind for kind, _ in outline(page)] == ["header", "education", "positions", "awards", "service"]


def test_two_headings_right_below_each_other_are_two() -> None:
    page = "Ada Vale\n\nAbout Me\nProfessional Experience\nDyer\nYard of Turku\n2011 - 2014\n\nAwards\nWool Prize, 2012"
    assert ("positions", "Professional Experience") in outline(page)


def test_a_role_with_an_aside_heads_nothing_among_positions() -> None:
    stations = "Dyer\nYard of Turku\n2011 - 2014\n\nLecturer (Part-Time)\nSchool of Turku\n2009 - 2011"
    page = f"Ada Vale\n\nProfessional Experience\n{stations}\n\nAwards\nWool Prize, 2012"
    assert [kind for kind, _ in outline(page)] == ["header", "positions", "awards"]


CENTRED = """\
Ada Vale

Research interests:
  Wool; felt

Selected works:
  The Red Loom of the North. Weavers, 2012


                           Teaching
  Dyeing with madder, School of Oulu, 2014
  Knots and nets, School of Turku, 2012


                        Experience
  2014 - 2016, Dyer, Yard of Turku
  2011 - 2014, Weaver, Yard of Oulu
"""


def test_one_word_in_the_middle_of_a_page_below_a_wide_gap_is_a_heading() -> None:
    assert [kind for kind, _ in outline(CENTRED)] == ["header", "interests", "papers", "teaching", "positions"]


def test_a_word_in_capitals_under_the_words_of_an_entry_heads_nothing() -> None:
    works = "\n\n".join(
        f"  The {one} Loom of the North\n     CODE\n\n  A. Vale, B. Oak. Weavers {2011 + n}"
        for n, one in enumerate(("Red", "Tall"))
    )
    page = f"Ada Vale\n\nEDUCATION\n\nMA, University of Oulu, 2011\n\nPUBLICATIONS\n\n{works}\n\nAWARDS\n\nPrize, 2012"
    assert [kind for kind, _ in outline(page)] == ["header", "education", "papers", "awards"]


def test_a_sentence_may_be_a_heading_among_plain_ones_that_are() -> None:
    parts = (
        ("Education", "MA, University of Oulu, 2011"),
        ("Duties in committees of the town", "Warden of looms, Guild of Oulu, 2013"),
        ("Awards and honours and prizes received", "Fund of the Guild of Oulu, 2012"),
        ("Employment", "Dyer, Yard of Turku, 2014-2016"),
        ("Skills", "Dyeing, weaving"),
    )
    page = "Ada Vale\n\n" + "\n\n".join(f"{title}\n\n{entry}" for title, entry in parts)
    assert ("service", "Duties in committees of the town") in outline(page)
    assert len(outline(page.replace("Awards and honours and prizes received", "Awards"))) == 5


def test_how_far_proposals_are_heads_no_works() -> None:
    entries = "**Submitted and under review**\n\n- Dyes, Heron Fund\n\n**Completed**\n\n- Warp, Moss Fund\n"
    page = f"# Ada Vale\n\n## Grants\n\n{entries}\n## Papers\n\n### Submitted and under review\n\n- A. Vale. Looms."
    assert [kind for kind, _ in outline(page)] == ["header", "grants", "papers"]


def test_numbers_stand_far_before_the_words_of_headings() -> None:
    text = (
        "Ada Vale\n\n1     Positions\n\nDyer, Jul 2018 – ongoing, Yard of Turku\n\n"
        "2     Qualifications\n\nUniversity of Oslo, D.Phil. (Botany), 2009\n\n3     Looms of Turku\n\nTwo of them\n"
    )
    page = Document("a.txt", "0" * 64, "text/plain", "utf-8", text)
    assert [section.kind for section in split_sections(read_lines(page))][:3] == ["header", "positions", "education"]


def test_a_heading_between_lines_that_all_end_in_hard_breaks() -> None:
    page = (
        "Ada Vale\\\nI study dyes at the University of Turku.\\\nSelected Projects\\\nThe Woad Atlas @Globex\n\n"
        "- Drew maps of woad.\n\nHonors & Service\n\n- Wool Prize, 2012\n"
    )
    assert ("projects", "Selected Projects") in outline(page)


@pytest.mark.parametrize(
    ("role", "kind", "word"), [("Postdoc", "positions", "Postdoc"), ("PhD Student", "education", "PhD")]
)
def test_a_role_below_the_name_heads_nothing(role: str, kind: str, word: str) -> None:
    cv = whole(
        f"# Ada Quill\n\n### {role}\n\nLund University\n\n**Email**: ada@lund.se\n\nI weave at home.\n\n"
        "## Research\n\nI study looms.\n\n## Publications\n\n- A. Quill, B. Marsh. Slow looms. Weft, 2020.\n"
    )
    (found,) = getattr(cv, kind)
    assert (getattr(found, "title", None) or found.degree, found.organization) == (word, "Lund University")
    assert not cv.advising
