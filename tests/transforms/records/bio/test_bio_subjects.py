"""Bios that tell of their owner by name, and posts, degrees and internships in wordings of home pages."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read


def cv(text: str) -> ParsedCV:
    return parse(read(f"# Ada Weaver\n\n{text}\n".encode(), "made-up.md"))


def posts(text: str) -> list[tuple[str, str | None, str | None, str | None, bool]]:
    return [(one.title, one.organization, one.start, one.end, one.current) for one in cv(text).positions]


def degrees(text: str) -> list[tuple[str, str | None, str | None, str | None]]:
    return [(one.degree, one.field, one.organization, one.end) for one in cv(text).education]


_HELD = "research assistant at Globex University and research engineer at Nokia Bell Labs"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Ada Weaver recently started as a Lecturer at Lund University!",
            [("Lecturer", "Lund University", None, None, True)],
        ),
        (
            f"Ada Weaver is a Reader at Lund University. Dr. Weaver previously held positions as {_HELD}.",
            [
                ("Reader", "Lund University", None, None, True),
                ("research assistant", "Globex University", None, None, False),
                ("research engineer", "Nokia Bell Labs", None, None, False),
            ],
        ),
        ("Ada Weaver works at CNRS as a Research Scientist II.", [("Research Scientist II", "CNRS", None, None, True)]),
        (
            "Weaver served as Lecturer at Lund University in 2016–2020.",
            [("Lecturer", "Lund University", "2016", "2020", False)],
        ),
        ("Weaver completed a postdoc at Lund University.", [("postdoc", "Lund University", None, None, False)]),
        (
            "Dr. Ada Weaver serves as Associate Professor of Looms at Lund University.",
            [("Associate Professor of Looms", "Lund University", None, None, True)],
        ),
        (
            "From 2016 to 2018, I was a Lecturer at Lund University, and before that a data scientist at IBM Research.",
            [
                ("Lecturer", "Lund University", "2016", "2018", False),
                ("data scientist", "IBM Research", None, None, False),
            ],
        ),
        (
            "Previously: postdoc at Lund University; data scientist at IBM Research.",
            [("postdoc", "Lund University", None, None, False), ("data scientist", "IBM Research", None, None, False)],
        ),
        (
            "I am a postdoc at the Felt Perception Group of Lund University.",
            [("postdoc", "Lund University", None, None, True)],
        ),
        (
            "I interned at Loomforge (2020) and Moss & Fern (2021).",
            [("Intern", "Loomforge", "2020", None, False), ("Intern", "Moss & Fern", "2021", None, False)],
        ),
        ("I spent 2017-2019 as a postdoc at Lund University.", [("postdoc", "Lund University", "2017", "2019", False)]),
        ("I was appointed Lecturer at Lund University in 2021.", [("Lecturer", "Lund University", "2021", None, True)]),
        (
            "I was fortunate to spend the summer of 2018 at CNRS as a research engineer.",
            [("research engineer", "CNRS", "2018", None, False)],
        ),
        (
            "I am a Reader at Lund University. I also hold an appointment as Lecturer in the Department of Law.",
            [("Reader", "Lund University", None, None, True), ("Lecturer", "Lund University", None, None, True)],
        ),
        (
            "I am a Reader at Lund University and currently serve as the Associate Dean for Research.",
            [
                ("Reader", "Lund University", None, None, True),
                ("Associate Dean for Research", "Lund University", None, None, True),
            ],
        ),
        (
            "I am a PhD student at Lund University and a research intern at CNRS.",
            [("research intern", "CNRS", None, None, True)],
        ),
        ("I work as a data scientist for Loomforge in Turku.", [("data scientist", "Loomforge", None, None, True)]),
        ("I am proud to be a Lecturer at Lund University.", [("Lecturer", "Lund University", None, None, True)]),
        (
            "I also worked as a postdoc with Tomás O'Dell at Lund University.",
            [("postdoc", "Lund University", None, None, False)],
        ),
        ("During my PhD, I interned at Loomforge with Bo Fern.", [("Intern", "Loomforge", None, None, False)]),
    ],
)
def test_posts(text: str, expected: list[tuple[str, str | None, str | None, str | None, bool]]) -> None:
    assert posts(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "I studied Textile Art at Lund University (BSc, 2014) and Turku University (MSc, 2016).",
            [("BSc", "Textile Art", "Lund University", "2014"), ("MSc", "Textile Art", "Turku University", "2016")],
        ),
        (
            "I hold degrees in Chemistry (BA, Lund University) and Statistics (MSc, Turku University).",
            [("BA", "Chemistry", "Lund University", None), ("MSc", "Statistics", "Turku University", None)],
        ),
        (
            "I graduated from Lund University in 2014 with a degree in Chemistry.",
            [("degree", "Chemistry", "Lund University", "2014")],
        ),
        (
            "Ada Weaver was awarded a PhD in Chemistry by Lund University in 2014.",
            [("PhD", "Chemistry", "Lund University", "2014")],
        ),
        (
            "I received my PhD from Lund University in 2015, and my BSc from Turku University in 2010, both in Law.",
            [("PhD", "Law", "Lund University", "2015"), ("BSc", "Law", "Turku University", "2010")],
        ),
        ("I studied for my PhD at Lund University.", [("PhD", None, "Lund University", None)]),
        ("My PhD was in Chemistry from Lund University.", [("PhD", "Chemistry", "Lund University", None)]),
        (
            "I am a graduate of Lund University (BSc Chemistry) and Turku University (PhD Statistics, 2015).",
            [("BSc", "Chemistry", "Lund University", None), ("PhD", "Statistics", "Turku University", "2015")],
        ),
        ("I am now a Research Scientist at CNRS in Cambridge, MA.", []),
        (
            "I finished my PhD in 2019 at Lund University, was a postdoc at CNRS until 2021, and am now a lecturer.",
            [("PhD", None, "Lund University", "2019")],
        ),
        (
            "Her educational background includes a PhD in Chemistry from Lund University.",
            [("PhD", "Chemistry", "Lund University", None)],
        ),
    ],
)
def test_degrees(text: str, expected: list[tuple[str, str | None, str | None, str | None]]) -> None:
    assert degrees(text) == expected


def test_a_group_of_a_university_is_its_unit() -> None:
    (post,) = cv("I am a postdoc at the Felt Perception Group of Lund University.").positions
    assert post.unit == "Felt Perception Group"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("In 2022, I joined Lund University as a PhD student.", ("Lund University", "2022", None)),
        ("I joined Lund University as a PhD student in 2022.", ("Lund University", "2022", None)),
        ("I am based at Lund University, where I am a doctoral student.", ("Lund University", None, None)),
        (
            "In 2019 I joined Lund University as a lecturer after my PhD at Turku University.",
            ("Turku University", None, None),
        ),
    ],
)
def test_where_one_came_to_study(text: str, expected: tuple[str, str | None, str | None]) -> None:
    assert [(one.organization, one.start, one.end) for one in cv(text).education] == [expected]
