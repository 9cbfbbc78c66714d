"""Stays that prose tells by a noun, several places of one role, and degrees with their facts in brackets."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.parsed import ParsedCV


def bio(text: str) -> ParsedCV:
    return read(f"## Biography\n\n{text}")


@pytest.mark.parametrize(
    ("text", "held"),
    [
        (
            "After a postdoc at Lund University (2010-2012), she joined the University of Oslo as a lecturer in 2013.",
            {("lecturer", "University of Oslo", "2013"), ("postdoc", "Lund University", "2010")},
        ),
        (
            "Following a lectureship at the University of Leeds, he was appointed Reader at Durham University in 2014.",
            {("lectureship", "University of Leeds", None), ("Reader", "Durham University", "2014")},
        ),
        (
            "Between 2012 and 2014 I held a Loom postdoctoral fellowship at Lund University.",
            {("Loom postdoctoral fellowship", "Lund University", "2012")},
        ),
        (
            "She has held visiting positions at Lund University (2016) and the University of Oslo (2018).",
            {("visiting position", "Lund University", "2016"), ("visiting position", "University of Oslo", "2018")},
        ),
        (
            "After postdoctoral fellowships at Lund University and the University of Oslo, I moved to KTH in 2015.",
            {("postdoctoral fellowship", "Lund University", None),
             ("postdoctoral fellowship", "University of Oslo", None)},
        ),
    ],
)  # fmt: skip
def test_stays(text: str, held: set[tuple[str, str, str | None]]) -> None:
    assert {(one.title, one.organization, one.start) for one in bio(text).positions} == held


def test_promotions_are_where_one_is() -> None:
    found = bio(
        "Jane Miller is Professor of Looms at Lund University. After a lectureship at the University of Oslo"
        " (2008-2013), she came to Sweden. She was promoted to a personal chair in 2019."
    ).positions
    assert ("personal chair", "Lund University") in [(one.title, one.organization) for one in found]


def test_degrees_with_where_and_when_in_brackets() -> None:
    found = bio(
        "I hold a PhD in Botany (Lund University, 2012), an MSc in Ecology (KTH, 2008) and took a BSc at York in 2006."
    )
    assert [(one.field, one.organization, one.end) for one in found.education] == [
        ("Botany", "Lund University", "2012"),
        ("Ecology", "KTH", "2008"),
        (None, "York", "2006"),
    ]


def test_degrees_taken_and_past() -> None:
    found = bio("Before that I took an MSc in Botany at Lund University. Past: BSc at the University of Oslo (2006).")
    assert [(one.degree, one.organization) for one in found.education] == [
        ("MSc", "Lund University"),
        ("BSc", "University of Oslo"),
    ]


def test_fields_of_research() -> None:
    found = bio("My research fields are moss ecology, the chemistry of peat, and felt physics.")
    assert [one.text for one in found.interests] == ["moss ecology", "chemistry of peat", "felt physics"]


def test_roles_in_brackets_behind_their_places() -> None:
    found = bio(
        "I have also spent time at Globex Research (intern, summer 2016) and Initech (data scientist, 2012–13)."
    )
    assert [(one.title, one.organization, one.start, one.end) for one in found.positions] == [
        ("intern", "Globex Research", "2016", None),
        ("data scientist", "Initech", "2012", "2013"),
    ]


def test_a_degree_and_a_stay_behind_one_word() -> None:
    found = bio(
        "After a PhD at Lund University (2018, with Bo Marsh) and a postdoctoral fellowship at the University of Oslo"
        " (2018–2020) I joined Globex."
    )
    assert [(one.organization, one.end) for one in found.education] == [("Lund University", "2018")]
    assert [(one.organization, one.start) for one in found.positions][:1] == [("University of Oslo", "2018")]


def test_an_intern_among_other_roles_was_one_at_one_place_only() -> None:
    text = "Earlier, I was an intern at IBM, a research assistant at Lund University, and a data analyst at Siemens."
    found = read(f"# Ada Quill\n\n{text}\n").positions
    assert [(one.title, one.organization) for one in found] == [
        ("intern", "IBM"), ("research assistant", "Lund University"), ("data analyst", "Siemens")]  # fmt: skip


def test_a_body_of_one_role_s_own_does_not_hold_the_role_before_it() -> None:
    found = bio(
        "I am Professor of Economics, Director of the Loom Center, and Associate Dean at the University of Turku."
    ).positions
    assert [(one.title, one.organization) for one in found] == [
        ("Professor of Economics", "University of Turku"),
        ("Director", "Loom Center"),
        ("Associate Dean", "University of Turku"),
    ]


@pytest.mark.parametrize(
    ("body", "is_post"),
    [
        ("St Olaf College", True),
        ("the Turku Institute for Advanced Study", True),
        ("the Royal Society of Looms", False),
    ],
)
def test_a_fellow_of_a_college_holds_a_post_there(body: str, *, is_post: bool) -> None:
    found = bio(f"I am a lecturer at the University of Turku. I am also a fellow of {body}.").positions
    posts = [("lecturer", "University of Turku"), *([("fellow", body.removeprefix("the "))] if is_post else [])]
    assert [(one.title, one.organization) for one in found] == posts


def test_what_one_directs_is_not_where_one_teaches() -> None:
    found = bio(
        "I am a professor of economics and the director of the Loom Center at the University of Turku."
    ).positions
    assert [(one.title, one.unit, one.organization) for one in found] == [
        ("professor of economics", None, "University of Turku"),
        ("director", "Loom Center", "University of Turku"),
    ]


def test_letters_in_a_list_are_the_body_that_a_bio_names_in_full() -> None:
    page = (
        "I am a research scientist at the Norda Loom Institute. I received my PhD from Marsh State University."
        "\n\n## Experience\n\n- Research Scientist, NLI, 2015–present\n- Postdoc, Kestrel College, 2012–2015\n"
        "\n## Education\n\n- PhD in Chemistry, MSU, 2012\n"
    )
    found = bio(page)
    assert [one.title for one in found.positions] == ["Research Scientist", "Postdoc"]
    assert [(one.degree, one.organization) for one in found.education] == [("PhD", "MSU")]


def test_who_directs_studies_holds_a_post_and_no_degree() -> None:
    found = bio(
        "I am Associate Professor of Physics and Director of Graduate Studies in the Department of Physics at the"
        " University of Turku."
    )
    assert [one.title for one in found.positions] == ["Associate Professor of Physics", "Director of Graduate Studies"]
    assert not found.education


def test_who_is_on_leave_is_called_by_the_title_alone() -> None:
    found = bio("I am an Assistant Professor (mostly on leave) at the University of Turku.").positions
    assert [(one.title, one.organization) for one in found] == [("Assistant Professor", "University of Turku")]


@pytest.mark.parametrize(
    ("text", "held"),
    [
        (
            "She has held visiting positions at Loomly Labs, the University of Oslo (2018), and CERN.",
            [("visiting position", "Loomly Labs", None), ("visiting position", "University of Oslo", "2018"),
             ("visiting position", "CERN", None)],
        ),
        (
            "I am a reader, and split my time between Lund University and Loomly.",
            [("reader", "Lund University", None), ("reader", "Loomly", None)],
        ),
        (
            "I was previously a data scientist at Lund University and, before that, at Loomly.",
            [("data scientist", "Lund University", None), ("data scientist", "Loomly", None)],
        ),
        (
            "I came to Lund University from the Loom Bank, where I was a policy analyst for two years.",
            [("policy analyst", "Loom Bank", None)],
        ),
        (
            "I began as an engineer at Loomly, moved to CERN as a postdoc in 2013, and was a reader at KTH until 2017.",
            [("postdoc", "CERN", "2013"), ("engineer", "Loomly", None), ("reader", "KTH", None)],
        ),
        (
            "Earlier I was a visiting scholar at Loomly, and spent a year at CERN as an engineer.",
            [("engineer", "CERN", None), ("visiting scholar", "Loomly", None)],
        ),
        (
            "I spent three years as a lecturer at Lund University, followed by a year as a postdoc at CERN.",
            [("lecturer", "Lund University", None), ("postdoc", "CERN", None)],
        ),
        (
            "Previously I worked as a lecturer at Lund University, and interned at Loomly and CERN.",
            [("lecturer", "Lund University", None), ("Intern", "Loomly", None), ("Intern", "CERN", None)],
        ),
        (
            "I have held visiting positions at Loomly, the Bank of Oslo, and Universidad de Valdoro.",
            [("visiting position", "Loomly", None), ("visiting position", "Bank of Oslo", None),
             ("visiting position", "Universidad de Valdoro", None)],
        ),
        ("I was a postdoc in Ada Quill's lab at the Bank of Oslo.", [("postdoc", "Bank of Oslo", None)]),
        ("I was a research fellow at the Bank of Oslo.", [("research fellow", "Bank of Oslo", None)]),
    ],
)  # fmt: skip
def test_careers_told_in_one_sentence(text: str, held: list[tuple[str, str, str | None]]) -> None:
    assert [(one.title, one.organization, one.start) for one in bio(text).positions] == held


def test_a_stay_told_behind_a_year_without_a_verb_is_over() -> None:
    found = bio("In 2010, I was a postdoc at CERN; in 2011, an engineer at Lund University.").positions
    assert [(one.title, one.start, one.current) for one in found] == [
        ("postdoc", "2010", False),
        ("engineer", "2011", False),
    ]


def test_a_note_in_brackets_behind_a_title_is_no_part_of_it() -> None:
    assert bio("I am a reader (tenure-track) at Lund University.").positions[0].title == "reader"


def test_a_centre_for_one_subject_and_another_is_one_body() -> None:
    one = bio("I am a reader at the Centre for Looms and the Quiet Arts.")
    assert [p.organization for p in one.positions] == ["Centre for Looms and the Quiet Arts"]
    two = bio("I am a reader at the Institute for Looms and the Felt Group.")
    assert two.positions[0].organization == "Institute for Looms"


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("She also holds the post of Professor of Dyes at Ghent University.", None),
        ("She took up the post of Professor of Dyes at Ghent University in 2011.", "2011"),
        ("She was appointed to the post of Professor of Dyes at Ghent University in 2011.", "2011"),
        ("She has held the position of Professor of Dyes at Ghent University since 2011.", "2011"),
    ],
)
def test_a_post_of_a_rank(text: str, start: str | None) -> None:
    found = bio(f"Bo Fernandez is a weaver of looms, and she lives in the old town. {text}").positions
    assert [(one.title, one.organization, one.start) for one in found][-1] == (
        "Professor of Dyes",
        "Ghent University",
        start,
    )


@pytest.mark.parametrize("verb", ["I joined", "In May 2021 I will join", "Since 2021 I work in"])
@pytest.mark.parametrize("unit", ["Department of Civil and Coastal Weaving", "School of Looms and Felt Studies"])
def test_two_subjects_of_one_department_are_no_two_places(verb: str, unit: str) -> None:
    found = bio(f"{verb} the {unit} at Ghent University as an assistant professor.").positions
    assert [(one.organization, one.unit) for one in found] == [("Ghent University", unit)]
