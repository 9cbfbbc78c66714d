"""Bios in prose: engineering, medicine, humanities, economics, physics, industry; first and third person."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.parsed import ParsedCV


def bio(text: str) -> ParsedCV:
    return read(f"## Biography\n\n{text}")


def test_several_chairs_in_one_sentence_share_the_place() -> None:
    found = bio(
        "Dr. Miller is Professor of Medicine, Professor of Epidemiology and Professor of Health Policy at "
        "Duke University, "
        "and holds the Everly Chair in Cardiology at Duke University since July 2018."
    ).positions
    assert [(p.title, p.organization, p.start, p.current) for p in found] == [
        ("Professor of Medicine", "Duke University", None, True),
        ("Professor of Epidemiology", "Duke University", None, True),
        ("Professor of Health Policy", "Duke University", None, True),
        ("Everly Chair in Cardiology", "Duke University", "2018-07", True),
    ]


def test_stays_told_by_reference_to_the_one_before() -> None:
    found = bio(
        "Until August 2020, she was a Reader in Photonics at the University of Glasgow, where she joined in "
        "2008 as a lecturer. "
        "In 2012-2013, she was a visiting professor in the Physics Department at Kyoto University, and in "
        "2016-2017 she was "
        "a visiting fellow in the same department. She also held a visiting position at CERN in the summer of 2018."
    ).positions
    assert [(p.title, p.organization, p.unit, p.start, p.end, p.current) for p in found] == [
        ("Reader in Photonics", "University of Glasgow", None, None, "2020-08", False),
        ("lecturer", "University of Glasgow", None, "2008", None, False),
        ("visiting professor", "Kyoto University", "Physics Department", "2012", "2013", False),
        ("visiting fellow", "Kyoto University", "Physics Department", "2016", "2017", False),
        ("visiting position", "CERN", None, "2018", None, False),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            (
                "In 2006, she joined the University of Oslo as an Associate Professor and was promoted to Full "
                "Professor in 2011."
            ),
            [
                ("Associate Professor", "University of Oslo", "2006", False),
                ("Full Professor", "University of Oslo", "2011", True),
            ],
        ),
        (
            "In July 2020 I moved to Brown University, where I am an associate professor of economics.",
            [("associate professor of economics", "Brown University", "2020-07", True)],
        ),
        (
            "He is the founder and CEO of Nimbus Robotics. Previously, he was Vice President of Research at Siemens.",
            [
                ("founder", "Nimbus Robotics", None, True),
                ("CEO", "Nimbus Robotics", None, True),
                ("Vice President of Research", "Siemens", None, False),
            ],
        ),
        (
            (
                "She previously worked at Zoox as a staff engineer for three years, and before that at Bosch as a "
                "software engineer."
            ),
            [("staff engineer", "Zoox", None, False), ("software engineer", "Bosch", None, False)],
        ),
        (
            "He was a fellow at the Wissenschaftskolleg in 2014-2015 and a visiting professor at NYU in 2017.",
            [("fellow", "Wissenschaftskolleg", "2014", False), ("visiting professor", "NYU", "2017", False)],
        ),
        ("He is a Fellow of the Econometric Society and was president of the Globex Society in 2020.", []),
    ],
)
def test_roles(text: str, expected: list[tuple[str, str, str | None, bool]]) -> None:
    assert [(p.title, p.organization, p.start, p.current) for p in bio(text).positions] == expected


def test_degrees_of_an_ieee_biography() -> None:
    found = bio(
        "Jane Miller received the B.Sc. degrees in electrical engineering and mathematics from Rice "
        "University in 1991, and the "
        "M.S. and Ph.D. degrees in electrical engineering from Cornell University in 1994 and 2000, respectively."
    ).education
    assert [(e.degree, e.field, e.organization, e.end) for e in found] == [
        ("B.Sc.", "electrical engineering", "Rice University", "1991"),
        ("B.Sc.", "mathematics", "Rice University", "1991"),
        ("M.S.", "electrical engineering", "Cornell University", "1994"),
        ("Ph.D.", "electrical engineering", "Cornell University", "2000"),
    ]


def test_letters_behind_the_name_are_no_degree_of_the_employer() -> None:
    assert not bio("Jane Miller, M.D., Ph.D., is Chief of Nephrology at the Mayo Clinic.").education


def test_each_honour_of_a_list_has_its_own_year() -> None:
    found = bio(
        "She received the IEEE Communications Society Leonard Prize in 2012, the NSF CAREER Award in 2003, "
        "and the IEEE ICC best "
        "paper award in 2010. She is a recipient of the Vanier Scholarship and the Quill Gold Medal (2019)."
    ).awards
    assert [(a.name, a.start) for a in found] == [
        ("IEEE Communications Society Leonard Prize", "2012"),
        ("NSF CAREER Award", "2003"),
        ("IEEE ICC best paper award", "2010"),
        ("Vanier Scholarship", None),
        ("Quill Gold Medal", "2019"),
    ]


def test_fellows_members_and_lecturers_of_learned_bodies() -> None:
    found = bio(
        "She is a Fellow of the IEEE and an elected member of the Norwegian Academy of Science and Letters. "
        "She has been a "
        "Distinguished Lecturer for two societies: IEEE Photonics Society (2018-2019) and IEEE "
        "Nanotechnology Council (2020-2021)."
    )
    assert [(a.name, a.granter, a.start, a.end) for a in found.awards] == [
        ("Fellow of the IEEE", "IEEE", None, None),
        (
            "elected member of the Norwegian Academy of Science and Letters",
            "Norwegian Academy of Science and Letters",
            None,
            None,
        ),
        ("Distinguished Lecturer", "IEEE Photonics Society", "2018", "2019"),
        ("Distinguished Lecturer", "IEEE Nanotechnology Council", "2020", "2021"),
    ]
    assert not found.positions


def test_other_peoples_honours_are_not_the_owners() -> None:
    assert not bio("Her PhD student received the Best Thesis Award in 2020.").awards


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "He has served on the program committees of NeurIPS, ICML, and AAAI.",
            [(("program committee"), venue, None, None) for venue in ("NeurIPS", "ICML", "AAAI")],
        ),
        ("I am an editor of Isis (2020-2024).", [("editor", "Isis", "2020", "2024")]),
        ("She is co-editor of the journal Poetica.", [("editor", "Poetica", None, None)]),
        (
            "She was co-editor of the American Economic Review from 2014 to 2018.",
            [("editor", "American Economic Review", "2014", "2018")],
        ),
        ("He served as the Technical Program Co-Chair of IEEE ISIT 2015.", [("chair", "IEEE ISIT", "2015", None)]),
        (
            "He chairs the Kidney Council of the American Heart Association.",
            [("chair", "Kidney Council of the American Heart Association", None, None)],
        ),
        (
            "She served as Secretary and Vice President of the Globex Society.",
            [("other", "Globex Society", None, None)],
        ),
        ("He is Dean of the College of Arts and head of the Department of Physics.", []),
    ],
)
def test_service(text: str, expected: list[tuple[str, str, str | None, str | None]]) -> None:
    assert [(s.role, s.venue, s.start, s.end) for s in bio(text).service] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Her research lies in monetary policy, international finance and inequality.",
            ["monetary policy", "international finance", "inequality"],
        ),
        (
            "He studies kidney transplantation, dialysis, and genomics.",
            ["kidney transplantation", "dialysis", "genomics"],
        ),
        (
            "Her research interests are 3D reconstruction, neural rendering, and generative models.",
            ["3D reconstruction", "neural rendering", "generative models"],
        ),
        ("Miller's research studies quantum optics and photonic sensors.", ["quantum optics", "photonic sensors"]),
        ("She studies how people vote.", []),
        ("My research interests are mainly in the control of tides and waves.", ["control of tides and waves"]),
        ("My work covers a range of topics, including marine life.", ["marine life"]),
        ("My research fields include computer vision, machine learning.", ["computer vision", "machine learning"]),
        ("I work with Prof. Bo Marsh in the Tide Lab.", []),
    ],
)
def test_interests(text: str, expected: list[str]) -> None:
    assert [i.text for i in bio(text).interests] == expected
