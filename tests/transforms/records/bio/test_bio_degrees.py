"""Degrees told in bios: undergraduates, degrees in brackets, the same university; front matter of home pages."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.careers import read
from transforms.readers.dispatch import read as read_bytes


def told(text: str) -> list[tuple[str, str | None, str | None]]:
    return [(e.degree, e.field, e.organization) for e in read(f"# Ada Quill\n\n{text}\n").education]


def test_undergraduates() -> None:
    assert told("Hi, I'm Ada Quill, a fourth year undergraduate majoring in botany from Lund University.") == [
        ("undergraduate", "botany", "Lund University")]  # fmt: skip
    assert told("Before that, I spent three years as an undergraduate in Botany at Rice University.") == [
        ("undergraduate", "Botany", "Rice University")]  # fmt: skip


def test_a_university_that_nobody_knows_is_no_person_before_a_degree_in_brackets() -> None:
    bio = "I am a Ph.D. candidate in Botany at Lund University. Previously at University of East Merrow (M.S.), I wove."
    assert ("M.S.", None, "University of East Merrow") in told(bio)


def test_a_short_name_that_nobody_knows() -> None:
    assert told("I am a fourth-year Ph.D. candidate in Botany at KLU, advised by Prof. Bo Orr.") == [
        ("Ph.D.", "Botany", "KLU")]  # fmt: skip
    assert told("I am a fourth-year Ph. D. candidate in Botany at UoQ, advised by Prof. Bo Orr.") == [
        ("Ph. D.", "Botany", "UoQ")]  # fmt: skip


def test_a_university_is_named_with_its_town() -> None:
    bio = "I am a Ph.D. candidate in Botany at the Universität Merrow (defending 2026). Previously at Universität Tarn (M.S.), I wove."  # noqa: E501
    assert [where for _, _, where in told(bio)] == ["Universität Merrow", "Universität Tarn"]


def test_degrees_in_brackets_behind_their_university() -> None:
    found = told("I hold degrees from Oxford (BA, MPhil) and Yale (PhD, 2014) and I work on trees.")
    assert [(degree, where) for degree, _, where in found] == [("BA", "Oxford"), ("MPhil", "Oxford"), ("PhD", "Yale")]


@pytest.mark.parametrize(
    ("bio", "degree"),
    [
        ("Previously at the University of Texas, El Paso (M.A.), I wove.", ("M.A.", "University of Texas, El Paso")),
        ("Previously at the Univ. of California, Santa Cruz (MA), I wove.", ("MA", "Univ. of California, Santa Cruz")),
        (
            "Previously at Virginia Polytechnic Institute and State University (M.S.), I wove.",
            ("M.S.", "Virginia Polytechnic Institute and State University"),
        ),
    ],
)
def test_degrees_in_brackets_behind_names_of_several_parts(bio: str, degree: tuple[str, str]) -> None:
    found = told(f"I am a Ph.D. candidate in Botany at Lund University. {bio}")
    assert degree in [(name, where) for name, _, where in found]


@pytest.mark.parametrize("field", ["CE", "ME", "BME", "CEE"])
@pytest.mark.parametrize("degree", ["Sc.D.", "Doctor of Philosophy", "Ph.D."])
def test_letters_before_a_degree_are_its_field(field: str, degree: str) -> None:
    assert told(f"I am a {field} {degree} candidate at Lund University.") == [(degree, field, "Lund University")]


def test_a_university_called_after_somebody_with_hyphens() -> None:
    bio = "I hold a B.A. in Botany from Ada-von-Quill-Universität Merrow, as a member of its first class."
    assert told(bio) == [("B.A.", "Botany", "Ada-von-Quill-Universität Merrow")]


def test_where_a_degree_was_achieved() -> None:
    text = "My way began at the old University of Cambridge, where I achieved a MEng in Botanical Engineering."
    assert told(text)[0][::2] == ("MEng", "University of Cambridge")


def test_the_same_university() -> None:
    text = "I am a final-year student at Lund University. Before this, I received my B.S. degree in Botany from the same university in 2021."  # noqa: E501
    assert ("B.S.", "Botany", "Lund University") in told(text)


@pytest.mark.parametrize("same", ["group", "department", "lab", "place"])
def test_the_same_group(same: str) -> None:
    text = (
        "I was a postdoctoral research assistant at the Loom Group, Lund University, working with Prof. Orr. "
        f"I obtained a PhD in Botany from the same {same} in 2013."
    )
    assert told(text) == [("PhD", "Botany", "Lund University")]


def test_experiences_in_front_matter() -> None:
    page = (
        "---\nlayout: about\ntitle: about\nprofile:\n  more_info: >\n    <p>ada.quill@lund.example</p>\n"
        "experiences:\n  content:\n    - title: Tree Intern\n      date: 2023.7 - now\n      company: Globex\n"
        "---\n\nTrees.\n"
    )
    found = read_bytes(page.encode(), "about.md")
    assert "Tree Intern" in found.text
    assert "# about" not in found.text


def test_a_handle_behind_its_site() -> None:
    found = read("Ada Quill\n\nGitHub: ada-quill | ada@lund.example\n")
    assert found.person is not None
    assert "https://github.com/ada-quill" in found.person.urls


def test_advisers_in_brackets_between_a_degree_and_its_university() -> None:
    text = (
        "# Ada Quill\n\nAda Quill earned the Ph.D. degree (advised by Dr. Bo Bell) from the School of Textiles, Globe"
        " University in 2016, and the M.E. degree from Ceramics, Lund University in 2011."
    )
    found = read(text).education
    assert [(one.degree, one.field, one.organization, one.advisors) for one in found] == [
        ("Ph.D.", None, "Globe University", ["Bo Bell"]),
        ("M.E.", "Ceramics", "Lund University", []),
    ]


def test_towns_for_their_universities_and_what_was_held_later() -> None:
    text = "She was educated at Lund (BA 2001, MA 2003) and Oslo (PhD 2009), and has held visiting positions at KTH."
    assert told(text) == [("BA", None, "Lund"), ("MA", None, "Lund"), ("PhD", None, "Oslo")]
    assert [(one.title, one.organization) for one in read(f"# Ada Quill\n\n{text}\n").positions] == [
        ("visiting position", "KTH")
    ]


def test_a_degree_in_brackets_behind_the_name() -> None:
    assert told("Ada Quill (PhD, Lund University, 2012) is a lecturer in botany at the University of Oslo.") == [
        ("PhD", None, "Lund University")
    ]


def test_a_diploma_after_a_degree() -> None:
    text = "I obtained my doctorate from Lund University; I have a Post Graduate Diploma in Felt from Oslo University."
    assert told(text)[1] == ("Post Graduate Diploma", "Felt", "Oslo University")


def test_what_was_studied_is_the_field_of_undergraduates() -> None:
    assert told("I did my undergraduate studies at Lund University, majoring in Textile Physics.")[0][1] == (
        "Textile Physics"
    )
    text = "I am a lecturer at Rice University. As an undergraduate, I studied Botany and Law at Lund University."
    assert told(text) == [("undergraduate", "Botany and Law", "Lund University")]


def test_a_thesis_that_was_defended_is_a_degree() -> None:
    found = read("# Ada Quill\n\nI am a lecturer. I defended my PhD thesis at Lund University in May 2019.\n").education
    assert [(one.degree, one.organization, one.end) for one in found] == [("PhD", "Lund University", "2019-05")]


def test_studies_that_a_sentence_dates_in_front() -> None:
    text = "Since October 2021, I have been a doctoral student in the Department of Botany at Lund University."
    found = read(f"# Ada Quill\n\n{text}\n").education
    assert [(one.start, one.end, one.current) for one in found] == [("2021-10", None, True)]


def test_when_a_degree_was_gained_may_stand_before_it() -> None:
    for text in (
        "She graduated from Lund University in 2014 with a BSc in Botany.",
        "In 2014, she graduated from Lund University with a BSc in Botany.",
        "In 2014, she received her BSc in Botany from Lund University.",
    ):
        (degree,) = read(f"# Ada Quill\n\n{text}\n").education
        assert (degree.degree, degree.organization, degree.end) == ("BSc", "Lund University", "2014")


@pytest.mark.parametrize(
    "field",
    [
        "Ecology, Evolution and Behavior",
        "Law and Botany, Weaving, and Dyes",
        "Physics, Law, and Art",
    ],
)
def test_a_field_that_lists_subjects(field: str) -> None:
    (degree,) = read(f"# Ada Quill\n\nI received my PhD in {field} from Lund University in 2012.\n").education
    assert (degree.field, degree.organization) == (field, "Lund University")


@pytest.mark.parametrize(
    "below",
    [
        "Ph.D., Lund University, Sweden, 2023\n\nAssistant Professor\nDept. of Looms\nGlobex University\n",
        "##### *Ph.D., Lund University (2023)*\n\n#### Assistant Professor\nDept. of Looms\nGlobex University\n",
    ],
)
def test_a_degree_on_a_line_below_the_name(below: str) -> None:
    (degree,) = read(f"# Ada Quill\n\n{below}").education
    assert (degree.degree, degree.organization, degree.end) == ("Ph.D.", "Lund University", "2023")


def test_a_university_of_three_letters_is_graduated_from_too() -> None:
    (degree,) = read("# Ada Quill\n\nI graduated from MIT with a BS in Botany in 2010.\n").education
    assert (degree.degree, degree.organization, degree.end) == ("BS", "MIT", "2010")


def test_schools_that_nobody_knows_before_degrees_in_brackets() -> None:
    found = told(
        "She was educated at Carrow University (BA, 2005) and the University of Merrow (MPhil, 2007; DPhil, 2011)."
    )
    assert found == [
        ("BA", None, "Carrow University"),
        ("MPhil", None, "University of Merrow"),
        ("DPhil", None, "University of Merrow"),
    ]


def test_a_town_that_ends_a_university_is_its_part_before_a_degree_in_brackets() -> None:
    found = told("I am a weaver. Previously at University of Texas at Austin (M.S.), I studied slow looms.")
    assert found == [("M.S.", None, "University of Texas at Austin")]


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (
            "He is a PhD student (ABD) at Lund University, Sweden in Marine Botany and Zoology.",
            "Marine Botany and Zoology",
        ),
        (
            "I am a PhD student at Brown University studying computational biology with Ada Quill.",
            "computational biology",
        ),
        ("I am a PhD student at Brown University in Rhode Island.", None),
        ("I am a PhD student at Brown University in the Department of Computer Science.", None),
    ],
)
def test_a_field_behind_the_university(text: str, field: str | None) -> None:
    assert [one.field for one in read(f"## About\n\n{text}").education] == [field]


def test_a_thesis_written_under_somebody_is_the_degrees() -> None:
    found = read("I wrote my thesis at Lund University under Dr. Ada Quill and received my PhD in 2012.").education
    assert [(one.degree, one.organization, one.end, one.advisors) for one in found] == [
        ("PhD", "Lund University", "2012", ["Ada Quill"])
    ]


def test_a_degree_listed_at_a_campus_is_the_one_told_by_the_acronym() -> None:
    bio = "I am a fourth-year Ph.D. candidate in Botany at NSU, advised by Prof. Bo Orr."
    school = "Norda State University, Quillsea | Botany | Ph.D. Oct 2021 - May 2026"
    listed = f"- Turku University | Botany | BSc Sep 2017 - Jun 2021\n- {school}"
    found = whole(f"Ada Vale\n\nABOUT ME\n\n{bio}\n\nEDUCATION\n\n{listed}\n")
    assert [one.start for one in found.education] == ["2017-09", "2021-10"]


@pytest.mark.parametrize("school", ["University of Michigan, Ann Arbor", "University of California, San Diego"])
def test_a_campus_before_a_bracket_is_nobody_whose_degree_it_is(school: str) -> None:
    found = read(f"Previously at {school} (M.S.), I wove wool, leading the first study of looms.").education
    assert [(one.degree, one.field) for one in found] == [("M.S.", None)]


def test_the_end_of_a_university_s_name_before_a_bracket_is_no_field() -> None:
    found = read(
        "Previously at Norda University of Science and Technology (M.S.), I wove wool and led looms."
    ).education
    assert [(one.degree, one.field) for one in found] == [("M.S.", None)]


def test_letters_before_a_campus_that_no_comma_parts() -> None:
    bio = "I am a fourth-year Ph.D. candidate in Botany at NU, advised by Prof. Bo Orr."
    found = whole(
        f"Ada Vale\n\nABOUT ME\n\n{bio}\n\nEDUCATION\n\n- Norda University Quillsea | Botany | Ph.D. 2022 - 2027\n"
    )
    assert [one.start for one in found.education] == ["2022"]


def test_a_field_with_a_hyphen_stands_before_the_degree() -> None:
    bio = "I am a Human-Computer Interaction Ph.D. candidate at Brown University, advised by Prof. Bo Orr."
    assert told(bio) == [("Ph.D.", "Human-Computer Interaction", "Brown University")]


@pytest.mark.parametrize("when", ["From 2018 to 2022", "Between 2018 and 2022,", "2018-2022:"])
def test_the_years_in_front_of_studies_are_theirs(when):
    found = whole(f"# Ada Quill\n\n## Education\n\n- {when} I studied botany at the University of Oslo.\n").education
    assert [(one.field, one.organization, one.start, one.end) for one in found] == [
        ("botany", "University of Oslo", "2018", "2022")
    ]


def test_one_year_in_front_of_studies_may_be_another_s():
    text = "# Ada Quill\n\n## About\n\nAfter leaving school in 1999 she read Law at the University of Oslo.\n"
    assert [one.end for one in whole(text).education] == [None]


@pytest.mark.parametrize(
    "market", ["on the 2021–2022 Job Market", "on the job market in Fall 2026", "on the 2026-27 academic job market"]
)
def test_when_somebody_looks_for_a_post_is_no_date_of_a_degree(market: str) -> None:
    bio = f"# Ada Quill\n\nI am a doctoral student of Botany at Lund University, {market}.\n"
    assert [(e.field, e.start, e.end) for e in read(bio).education] == [("Botany", None, None)]
