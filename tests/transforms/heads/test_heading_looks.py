"""Headings that are known by what the document's other headings look like, or by what stands below them."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import outline, whole
from tests.transforms.records.one_section import read

ROWS = {
    "Where I Have Been": "2019-2021 Lecturer, University of Leeds\n2016-2019 Research Fellow, University of York",
    "Education": "2016 PhD in Botany, University of York\n2012 BSc in Botany, University of Leeds",
    "Teaching": "BOT 110 Plants, Fall 2019\nBOT 210 Mosses, Fall 2020",
    "Service": "Reviewer, Moss Letters, 2019\nMember of the library committee, 2020",
    "Purse": "Royal Moss Fund, $12,000, 2019\nLeeds Seed Fund, $2,000, 2020",
}
KINDS = ["positions", "education", "teaching", "service", "grants"]


@pytest.mark.parametrize("form", ["[{}]", "— {} —", "{} ....................", "**{}.**", "• {} •"])
def test_an_ornament_of_its_own_makes_headings(form: str) -> None:
    text = "Ada Vale\n\n" + "\n\n".join(f"{form.format(head)}\n\n{rows}" for head, rows in ROWS.items())
    assert [kind for kind, _ in outline(text)] == ["header", *KINDS]


def test_bold_words_before_plain_ones_head_sections() -> None:
    text = "# Ada Vale\n\n" + "\n\n".join(f"**{head}.** {rows}" for head, rows in ROWS.items())
    assert outline(text)[1:] == list(zip(KINDS, ROWS, strict=True))


@pytest.mark.parametrize("school", ["Wyrholm Polytechnic", "Hochschule Tolangard", "Institut Supérieur de Lorval"])
def test_an_unknown_school_over_its_posts_heads_nothing(school: str) -> None:
    text = f"""Ada Vale

Appointments
Loomfield University
Lecturer, Department of Looms                                August 2020 -

{school}
Research Fellow, Department of Yarn                                  May 2018 - July 2020
Research Officer, Department of Yarn                                 May 2016 - May 2018

Education
Ph.D. Weaving, Loomfield University, 2014

Publications
Vale, Ada. 2019. "Looms by Lamplight." Journal of Looms 4, 1-10.

Skills
Python, R

References
Available on request
"""
    assert school not in [head for _, head in outline(text)]


def test_bold_labels_inside_a_section_head_nothing() -> None:
    text = "# Ada Vale\n\n## Skills\n\n**Languages:** French\n\n**Software:** R\n\n**Methods:** Moss counts\n"
    assert outline(text)[1:] == [("skills", "Skills")]


def test_conferences_in_print_are_papers() -> None:
    text = """# Ada Vale

## Talks
- "On moss", Moss Day, 2019

## Refereed Conferences
- A. Vale and B. Quill. Mosses that talk. In Proceedings of MOSS 2020, pp. 1-9.
- A. Vale. Ferns. In Proceedings of FERN 2021, pp. 10-19.
"""
    assert outline(text)[1:] == [("talks", "Talks"), ("papers", "Refereed Conferences")]


def test_a_button_opens_a_section() -> None:
    from transforms.readers.dispatch import read  # noqa: PLC0415

    page = "<h1>Ada Vale</h1><button>Teaching</button><ul><li>Mosses, 2019</li></ul><button>Print</button>"
    assert "### Teaching" in read(page.encode(), "a.html").text
    assert "Print" not in read(page.encode(), "a.html").text


def test_a_heading_that_says_a_part_is_told_by_what_stands_below() -> None:
    text = """ADA VALE

EDUCATION
2016 PhD in Botany, University of York

PAPERS PRINTED IN FORESTS
A. Vale, On mosses that talk to ferns in the dark of northern forests, Moss Letters 12 (2018) 55-66.

ACADEMIC PROFILE
Ph.D. (Botany), University of York, 2012
B.Sc. (Botany), University of Leeds, 2008
"""
    assert [kind for kind, _ in outline(text)] == ["header", "education", "papers", "education"]


def test_plain_words_set_off_by_space_alone_are_headings_where_the_others_are() -> None:
    text = "Ada Vale\n\n" + "\n\n".join(f"{head}\n{rows}" for head, rows in ROWS.items())
    text += "\n\nAwards\nMoss Medal, 2012\n\nTalks\nMoss Day, Leeds, 2013\n"
    assert [kind for kind, _ in outline(text)] == ["header", *KINDS, "awards", "talks"]


def test_a_heading_behind_the_last_words_above_stands_alone() -> None:
    text = "# Ada Vale\n\n## TEACHING\nBOT 110 Plants and their friends (fall 2008) **SERVICE**\n\n2023 Editor"
    assert outline(text)[1:] == [("teaching", "TEACHING"), ("service", "SERVICE")]


def test_a_note_behind_bold_words_leaves_them_a_heading() -> None:
    text = """**Ada Vale**

**Education**
2016 PhD in Botany, University of York
**Publications** (with students underlined)
A. Vale, B. Quill. Mosses that talk. Moss Letters, 2019.
**Teaching**
BOT 110 Plants, Fall 2019
"""
    assert [kind for kind, _ in outline(text)] == ["header", "education", "papers", "teaching"]


def test_plain_headings_in_the_case_of_sentences() -> None:
    head = "Refereed journal papers & refereed conference proceedings"
    text = f"Ada Vale\n\n{head}\n\n2018\nA. Vale, “On Moss,” Moss, 2018.\n"
    assert [kind for kind, _ in outline(text)] == ["header", "papers"]


def test_a_bare_word_over_a_period_heads_it_where_one_heading_has_no_gap() -> None:
    text = (
        "Ada Vale\n\nPublications\nA Vale, B Oak (2015) Leaves of elms. Leaf Letters 3(4), 321-323\n\n"
        "* Denotes equal contribution\n\nResearch\n2015 - now Postdoc\tMoss Lab\n\nEducation\n2001 - 2005 PhD\tLeeds\n"
        "Awards\n2003 - 2004 Medal of Woods\tMoss Fund\n\nGrants\n2001 - 2002\tTwigs\tMoss Fund\n\n"
        "Service\n1999 - 2001\tSenate\tLeeds\n\nTeaching\n2002 - 2003\tBotany of leaves\tLeeds\n"
    )
    assert "Research" in [title for _, title in outline(text)]


def test_a_label_and_a_name_between_gaps_head_nothing() -> None:
    studies = (
        "2013 Ph.D., Brno University",
        "Supervisors: Ada Quill",
        "2009 M.Sc., Brno University",
        "2007 B.Sc., Brno",
    )
    lists = ("Awards", "2011 Prize of Ropes", "Teaching", "2012 Knots, Brno", "Talks", "2013 Oaks", "Service", "Warden")
    found = outline("\n\n\n".join(("# Bo Fern", "Education", *studies, *lists)))
    assert [title for _, title in found if title] == ["Education", *lists[::2]]


def test_employers_in_the_headings_look_over_dated_titles_are_no_headings() -> None:
    jobs = "".join(
        f"**{school}**\n*{title}*\t{years}\n"
        for school, title, years in (
            ("University of Leeds", "Lecturer", "2019–2021"),
            ("Uppsala University", "Research Fellow", "2016–2019"),
            ("University of Otago", "Instructor", "2014–2016"),
        )
    )
    lists = (
        ("Professional Activities", "Reviewer, Moss Letters, 2019"),
        ("Computer Skills", "R, SAS"),
        ("Languages", "Dutch"),
    )
    more = "".join(f"**{head}**\n{body}\n" for head, body in (*lists, ("Graduate Students Supervised", "Bo Lund")))
    found = read(f"## Ada Vale\n\n**Faculty Appointments**\n{jobs}{more}").positions
    assert [one.organization for one in found] == ["University of Leeds", "Uppsala University", "University of Otago"]


def test_a_heading_may_say_where_all_of_it_was() -> None:
    rows = "    Tutor, Slow Felting          Spring 2017\n    Tutor, Fast Felting          Fall 2016\n"
    text = (
        "Ada Vale\n\nEducation\n    PhD in Botany, University of York, 2016\nResearch Presentations\n"
        "    Moss walls. University of York, 2015.\nTeaching Experience: University of Leeds\n" + rows
    )
    assert outline(text)[-1] == ("teaching", "Teaching Experience: University of Leeds")
    assert ("teaching", "Tutor: University of Leeds") not in outline(text.replace("Teaching Experience", "Tutor"))


def test_a_school_in_the_headings_capitals_over_its_degrees_is_no_heading() -> None:
    text = (
        "**EDUCATION**\n\n**UNIVERSITY OF LAKES**  \nBS, ECOLOGY  \nBA, LOOMS  \nAug 2005 | Lakes  \n\n"
        "**EXPERIENCE**\n\nGLOBEX  \n*Weaver*  \nJan 2016 - current  \n\n**PUBLICATIONS**\n\nQuill, A. Felt. 2014\n"
    )
    assert [(one.degree, one.organization) for one in read(text).education] == [
        ("BS", "UNIVERSITY OF LAKES"),
        ("BA", "UNIVERSITY OF LAKES"),
    ]


@pytest.mark.parametrize(("name", "short"), [("European Loom Conference", "ELC"), ("Felt and Dye Workshop", "ICML")])
def test_an_acronym_right_below_its_words_is_no_heading(name: str, short: str) -> None:
    entry = f"{name}, Oral Award 2024\n{short}\n- Given for *Looms at Sea*"
    other = "Weft Medal 2016\nAssociation for Looms"
    text = f"Ada Vale\nada@vale.example\nHONORS AND AWARDS\n{entry}\n{other}\nSKILLS\nWeaving, Felting\n"
    found = whole(text)
    assert [(one.granter, one.start) for one in found.awards] == [(short, "2024"), ("Association for Looms", "2016")]
