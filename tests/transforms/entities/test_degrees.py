"""Degrees: forms, levels and fields of study."""

from __future__ import annotations

import pytest

from transforms.entities.degrees import find_degrees, level_of
from transforms.entities.studies import is_field


@pytest.mark.parametrize(
    ("text", "degree", "level", "field"),
    [
        ("PhD in Tidal Engineering and Computer Science", "PhD", "doctorate", "Tidal Engineering and Computer Science"),
        ("Ph.D. Political Science, Nordhaven University", "Ph.D.", "doctorate", "Political Science"),
        ("Ph.D. in Economics (Defense", "Ph.D.", "doctorate", "Economics"),
        ("Doctor of Philosophy (Ph.D.) in Physics", "Doctor of Philosophy (Ph.D.)", "doctorate", "Physics"),
        ("B.s. in Botany, Lund", "B.s.", "bachelor", "Botany"),
        ("B.Tech. (Hons.) in CSE", "B.Tech.", "bachelor", "CSE"),
        ("Bachelor of Technology Honors in Electronics & Telecom. Eng.", "Bachelor of Technology", "bachelor",
         "Electronics & Telecom. Eng."),
        ("Master of Computer Science", "Master of Computer Science", "master", "Computer Science"),
        ("Graduação em Física", "Graduação", "bachelor", "Física"),
        ("B.Sc. in Aquatic, Arboreal, and Coastal Ecology, Leeds", "B.Sc.", "bachelor",
         "Aquatic, Arboreal, and Coastal Ecology"),
        ("BS with Botany major, Ort University", "BS", "bachelor", "Botany"),
        ("BA with a Wool Science concentration", "BA", "bachelor", "Wool Science"),
        ("Doctorat en Sciences de l’ingénieur", "Doctorat", "doctorate", "Sciences de l’ingénieur"),
        ("Master in Public Health (MPH)", "Master", "master", "Public Health"),
        ("Master in Moss Economics (MME), Leeds", "Master", "master", "Moss Economics"),
        ("Ph.D. in Computer Science (CS), Leeds", "Ph.D.", "doctorate", "Computer Science (CS)"),
        ("B.A. (minor: Statistics)", "B.A.", "bachelor", None),
        ("Ph.D. (Feltmaking), Nordhaven Univ.", "Ph.D.", "doctorate", "Feltmaking"),
        ("BSc (Upper Second), Nordhaven University", "BSc", "bachelor", None),
        ("Master of Business Administration", "Master of Business Administration", "master", None),
        ("A.B. summa cum laude", "A.B.", "bachelor", None),
        ("Laurea Magistrale in Ingegneria Informatica", "Laurea Magistrale", "master", "Ingegneria Informatica"),
        ("Dr.-Ing. Informatik", "Dr.-Ing.", "doctorate", "Informatik"),
        ("Ph.D. candidate in CSE at Nordhaven", "Ph.D.", "doctorate", "CSE"),
        ("PhD, in 2019 at Nordhaven", "PhD", "doctorate", None),
        ("Ph.D. in Applied Botany Ottawa, Ontario", "Ph.D.", "doctorate", "Applied Botany"),
        ("M.A. Economics Ann Arbor, MI", "M.A.", "master", "Economics"),
        ("Ph.D. in History, Ottawa, Ontario", "Ph.D.", "doctorate", "History"),
        ("Integrated BS-MS in Biology", "Integrated BS-MS", "master", "Biology"),
        ("BS-MS (Dual Degree)", "BS-MS", "master", None),
        ("B.Tech-M.Tech Dual Degree in CSE", "B.Tech-M.Tech", "master", "CSE"),
        ("M.Sc.-Ph.D. in Physics", "M.Sc.-Ph.D.", "doctorate", "Physics"),
        ("Master of Architecture (Rural Reform and Barn Design)", "Master of Architecture", "master",
         "Rural Reform and Barn Design"),
        ("Bachelor of Architecture (University of Oslo)", "Bachelor of Architecture", "bachelor", "Architecture"),
        ("MCompSci Software Design, University of Leeds", "MCompSci", "master", "Software Design"),
        ("Licence 3 in Botany", "Licence 3", "bachelor", "Botany"),
        ("Lic. en Biología", "Lic.", "bachelor", "Biología"),
        ("Magister Artium in History", "Magister Artium", "master", "History"),
        ("A.B. Botany magna cum laude, Globex", "A.B.", "bachelor", "Botany"),
        ("BA in Felt (summa cum laude, Phi Beta Kappa), Globex", "BA", "bachelor", "Felt"),
        ("Second State Examination in Law", "Second State Examination", "master", "Law"),
        ("First Class BA (Hons) in Felt Studies", "BA", "bachelor", "Felt Studies"),
        ("BA with Honors in Felt Studies", "BA", "bachelor", "Felt Studies"),
        ("BA Hons in Felt Studies", "BA", "bachelor", "Felt Studies"),
        ("Ph.D. (c) in Felt Studies", "Ph.D.", "doctorate", "Felt Studies"),
        ("Master 1 & 2 in Statistics", "Master 1 & 2", "master", "Statistics"),
        ("Degree in Felt Studies", "Degree", "bachelor", "Felt Studies"),
        ("PhD Degree in Felt Studies", "PhD", "doctorate", "Felt Studies"),
        ("Dual MA in Felt Studies", "MA", "master", "Felt Studies"),
        ("Master II in Statistics", "Master II", "master", "Statistics"),
        ("Doctor honoris causa", "Doctor honoris causa", "doctorate", None),
        ("MTidSci in Tidal Engineering, Nordhaven University", "MTidSci", "master", "Tidal Engineering"),
        ("MQS in Applied Statistics", "MQS", "master", "Applied Statistics"),
        ("Ph.D. in Weaving (tapestry) (degree awarded in June)", "Ph.D.", "doctorate", "Weaving (tapestry)"),
        ("PhD in Folk Song (thesis in preparation)", "PhD", "doctorate", "Folk Song"),
        ("Integrated Master of Science (BS + MS)", "Integrated Master of Science (BS + MS)", "master", None),
    ],
)  # fmt: skip
def test_a_degree_with_its_field(text: str, degree: str, level: str, field: str | None) -> None:
    found = find_degrees(text)[0]
    assert (found.degree, found.level, found.field) == (degree, level, field)


def test_several_degrees_have_their_own_fields_or_share_one() -> None:
    assert [(d.degree, d.field) for d in find_degrees("M.S. in EECS + B.S. in EECS + Business")] == [
        ("M.S.", "EECS"), ("B.S.", "EECS + Business")]  # fmt: skip
    assert [d.field for d in find_degrees("B.S./M.S. in Physics")] == ["Physics", "Physics"]
    assert [d.field for d in find_degrees("a Ph.D. and an M.A. in Physics")] == ["Physics", "Physics"]
    assert [d.degree for d in find_degrees("She holds a first-class BA from Leeds")] == ["BA"]
    assert [d.degree for d in find_degrees("5-year BS/MS in Physics")] == ["BS", "MS"]


@pytest.mark.parametrize(
    "text",
    [
        "Postdoctoral Researcher",
        "a member of the band",
        "Boston, MA and more",
        "BE careful",
        "Degree in progress",
        "University of Maryland, College Park, MD. Reader of leaves",
    ],
)
def test_no_degrees(text: str) -> None:
    assert not find_degrees(text)


def test_levels_and_fields() -> None:
    assert level_of("Magister") == "master"
    assert level_of("Summer of Love") == "other"
    assert is_field("Brain & Cognitive Sciences")
    assert not is_field("Globex")


@pytest.mark.parametrize(
    "text",
    [
        "Master's Project: Looms",
        "Master’s Project",
        "PhD thesis title: Looms",
        "MSc Report: Felt",
        "Doctoral research",
        "Master's research, Globex",
        "MM/YYYY",
    ],
)
def test_what_was_written_for_a_degree_is_none(text: str) -> None:
    assert find_degrees(text) == ()


@pytest.mark.parametrize("text", ["MIT in Cambridge", "The BEAM in Physics", "MOOCs in Physics", "Beams in Physics"])
def test_capitals_before_a_place_or_behind_words_are_no_degree(text: str) -> None:
    assert find_degrees(text) == ()


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("PhD in Botany, Molecular, and Cell Biology. University of Oslo", "Botany, Molecular, and Cell Biology"),
        ("M.A. in Ecology, Weaving, and Loom Making, University of Oslo", "Ecology, Weaving, and Loom Making"),
        ("PhD, Ecology, Weaving, and Felting, University of Oslo", "Ecology, Weaving, and Felting"),
        ("MSc in Botany, Geology and Loom Making, University of Oslo", "Botany, Geology and Loom Making"),
        ("PhD in Botany, Bergen and Oslo", "Botany"),
        ("PhD in Botany, Faculty of Arts, and Sciences", "Botany"),
        ("PhD in Botany, Neurology and Weaving Centre", "Botany"),
    ],
)
def test_a_series_of_fields_is_one_field_where_no_body_or_place_is_in_it(text: str, field: str) -> None:
    assert find_degrees(text)[0].field == field


def test_a_division_of_several_subjects_is_no_field() -> None:
    (found,) = find_degrees("M.S. in Computational Weaving, Division of Wool, Felt and Dyes")
    assert found.field == "Computational Weaving"


@pytest.mark.parametrize(
    ("text", "degree", "field"),
    [
        ("HDR. Habilitation in Felting", "HDR", "Felting"),
        ("M.A. Master of Arts in Weaving", "M.A.", "Weaving"),
        ("BSc – Bachelor of Science in Botany", "BSc", "Botany"),
        ("PhD, Doctor of Philosophy in Botany", "PhD", "Botany"),
        ("MPhil/PhD in Weaving", "MPhil/PhD", "Weaving"),
        ("M.Phil./Ph.D. in Weaving", "M.Phil./Ph.D.", "Weaving"),
    ],
)
def test_one_degree_in_two_forms_is_one(text: str, degree: str, field: str) -> None:
    (found,) = find_degrees(text)
    assert (found.degree.rstrip("."), found.field) == (degree.rstrip("."), field)


@pytest.mark.parametrize(
    "text", ["M.Ed., Master of Arts in Weaving", "BSc, Master of Science in Botany", "MA/PhD in Law"]
)
def test_two_degrees_side_by_side_stay_two(text: str) -> None:
    assert len(find_degrees(text)) == 2


@pytest.mark.parametrize(
    ("text", "degree", "field"),
    [
        ("Masters of Teaching (Secondary, Music)", "Masters of Teaching", "Secondary, Music"),
        ("Master of Teaching (Secondary)", "Master of Teaching", "Teaching"),
        ("Bachelor of Weaving (Honours)", "Bachelor of Weaving", "Weaving"),
        ("Master of Planning (Rural Yards, Mills)", "Master of Planning", "Rural Yards, Mills"),
    ],
)
def test_a_bracket_behind_a_degree_named_after_a_trade_is_none_of_its_name(text: str, degree: str, field: str) -> None:
    (found,) = find_degrees(text)
    assert (found.degree, found.field) == (degree, field)


@pytest.mark.parametrize("text", ["B.-A. Loom Center for Textile Studies", "M.-S. Heddle Institute"])
def test_initials_of_a_first_name_in_two_parts_are_no_degree(text: str) -> None:
    assert find_degrees(text) == ()


@pytest.mark.parametrize("text", ["M.Phil. Dyes, Erasmus University Rotterdam", "PhD, Erasmus MC, Rotterdam"])
def test_a_university_called_after_erasmus_is_no_exchange(text: str) -> None:
    assert len(find_degrees(text)) == 1
    assert [one.degree for one in find_degrees("Erasmus exchange, Weft University")] == ["Erasmus exchange"]


@pytest.mark.parametrize("degree", ["B.B.A.E.", "B.A.E."])
def test_a_bachelor_of_agricultural_engineering_is_one(degree: str) -> None:
    (found,) = find_degrees(f"{degree} in Looms, Lund University")
    assert found.degree == degree


@pytest.mark.parametrize(
    "words", ["Bachelière en chimie", "Certificat en droit", "MicroMasters in Looms", "Bachelier en wool"]
)
def test_degrees_of_quebec_and_of_platforms(words: str) -> None:
    assert [found.degree for found in find_degrees(words)] == [words.split(maxsplit=1)[0]]


@pytest.mark.parametrize("aside", ["(5 yr program, BS equivalent)", "(4-year course)", "(MSc equivalent)"])
def test_what_a_degree_amounts_to_is_no_part_of_its_field(aside: str) -> None:
    assert find_degrees(f"Licenciatura en Física {aside}")[0].field == "Física"
