"""Home pages that tell what others head: lists below sentences, lists of several kinds, headings nobody knows."""

from __future__ import annotations

from tests.transforms.made_up import outline
from tests.transforms.records.one_section import read

BIO = "# Ada Quill\n\nI am a lecturer in botany at Globex University, where I look after the moss garden.\n\n"


def test_sentences_introduce_lists() -> None:
    parsed = read(
        BIO + "I have reviewed for the following journals:\n\n- Moss Letters\n- Fern Quarterly\n\n"
        "Some honours that came my way:\n\n- Golden Spore Prize, Turku Moss Society, 2019\n- Fern Medal, 2017\n\n"
        "At Globex I teach:\n\n- Mosses of the North (2018)\n- Field Botany (2020)\n"
    )
    assert [(s.role, s.venue) for s in parsed.service] == [("reviewer", "Moss Letters"), ("reviewer", "Fern Quarterly")]
    assert [(a.name, a.start) for a in parsed.awards] == [("Golden Spore Prize", "2019"), ("Fern Medal", "2017")]
    assert [t.course for t in parsed.teaching] == ["Mosses of the North", "Field Botany"]


def test_what_the_items_look_like_where_the_sentence_does_not_say() -> None:
    parsed = read(
        BIO + "Before that life was:\n\n- 2014-2016, Lecturer, Tampere University\n"
        "- 2012-2014, Postdoctoral Researcher, Rice University\n"
    )
    assert [(p.title, p.start) for p in parsed.positions[1:]] == [
        ("Lecturer", "2014"),
        ("Postdoctoral Researcher", "2012"),
    ]


def test_lists_that_ask_something_of_the_reader_are_nobodys() -> None:
    parsed = read(
        BIO + "If you apply for my courses please send:\n\n- a course list (2020)\n- an award letter (2021)\n"
    )
    assert not parsed.teaching
    assert not parsed.awards


def test_honours_and_duties_among_positions() -> None:
    parsed = read(
        "# Ada Quill\n\n## Work experience, honours and service\n\n- Lecturer, Globex University, 2012-2015\n"
        "- Fern Medal, Turku Moss Society, 2017\n- Reviewer, Moss Letters, 2018\n- Tutor, Rice University, 2010\n"
    )
    assert [p.title for p in parsed.positions] == ["Lecturer", "Tutor"]
    assert [a.name for a in parsed.awards] == ["Fern Medal"]
    assert [(s.role, s.venue) for s in parsed.service] == [("reviewer", "Moss Letters")]


def test_headings_where_none_is_known() -> None:
    found = outline(
        "# Ada Quill\n\n## Before now\n\n- **2011-2014** - Assistant professor<br/>\n    Globex University\n\n"
        "- **2009-2011** - Research fellow<br/>\n    Initech University\n\n"
        "- **2008** - PhD in Botany<br/>\n    Rice University\n"
    )
    assert found == [("header", ""), ("positions", "Before now")]


def test_reviews_of_short_names_were_done_for_journals() -> None:
    parsed = read(
        BIO + "# Reviews\n\n- Moss Letters (2017-2020)\n- FQ (2019)\n\n# Education\n\n- PhD, Rice University\n"
    )
    assert [(s.role, s.venue, s.start) for s in parsed.service] == [
        ("reviewer", "Moss Letters", "2017"),
        ("reviewer", "FQ", "2019"),
    ]
    assert not parsed.papers


def test_reviewing_told_as_a_deed() -> None:
    parsed = read(BIO + "I have also refereed papers for Moss Letters, Fern Quarterly and Green Things.\n")
    assert [s.venue for s in parsed.service] == ["Moss Letters", "Fern Quarterly", "Green Things"]


def test_breaks_by_backslash_are_no_words() -> None:
    parsed = read(
        "# Work experience\n\n-   **Lecturer**, 2019-2021\\\n    Ministry of Moss, Ferns and Fens\\\n    Turku\n"
    )
    assert [p.organization for p in parsed.positions] == ["Ministry of Moss, Ferns and Fens"]


def test_highlights_below_publications_are_some_of_them() -> None:
    found = outline(
        "# Publications\n\n## Recent Highlights\n\n### Moss walls of the north\n\nAda Quill, Bo Fern\n\n"
        "*Moss Letters, 2019*\n\n# Awards\n\n- Fern Medal, 2017\n\n# News\n\n- 2019: Moved north.\n"
    )
    assert [kind for kind, _ in found] == ["papers", "awards", "news"]


def test_positions_and_honours_of_a_biosketch() -> None:
    parsed = read(
        "# Ada Quill\n\n## B. Positions, Scientific Appointments, and Honors\n\n"
        "2014-2019, Lecturer, Tampere University\n\n"
        "2018, Fern Medal, Turku Moss Society\n\n2016, Reviewer, Moss Letters\n\n2010-2014, Tutor, Rice University\n"
    )
    assert [p.title for p in parsed.positions] == ["Lecturer", "Tutor"]
    assert [a.name for a in parsed.awards] == ["Fern Medal"]
    assert [s.venue for s in parsed.service] == ["Moss Letters"]
