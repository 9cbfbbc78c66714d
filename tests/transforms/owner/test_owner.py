"""The owner: where documents say whose they are."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.owner.owners import owner
from transforms.lines.read import read_lines
from transforms.model import Document
from transforms.owner.owner import find_owner
from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.sections.sections import split_sections


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("**Ada Vale | 苔伟**\n\n[Download PDF CV]\n\n## EDUCATION\n\nPhD", "Ada Vale"),
        ("# Ada Vale (苔伟)\n\n## EDUCATION\n\nPhD", "Ada Vale"),
        ("Ada Vale\n\nEDUCATION\n\nPhD", "Ada Vale"),
        ("A. Vale – Curriculum Vitae          1\n\n\nAda Lind Vale\n\nMoss Lab\n\nEDUCATION\n\nPhD", "Ada Lind Vale"),
        ("A. Vale, CV\n\nBo Vale\n\nEDUCATION\n\nPhD", "A. Vale"),
        ("Amos Vale, Jr.\n\nEDUCATION\n\nPhD", "Amos Vale Jr."),
        ("Amos Q. Vale, III, PhD\n\nEDUCATION\n\nPhD", "Amos Q. Vale III"),
        (
            "# Ada Vale Email: ada@moss.org\n\nMobile: 555-014-2233\n\n## Education\n\nPhD",
            "Ada Vale",
        ),
        (
            "Vita\n\n## Personal data\n\n- **Name** Ada Vale\n- **Address** Moss Lane, Leeds\n\n## Education\n\nPhD",
            "Ada Vale",
        ),
        ("NAME: Vale-Moor, Ada\n\nEDUCATION\n\nPhD", "Ada Vale-Moor"),
        ("CURRICULUM VITAE\n\nName\t: VALE, Ada (Ms.)\nNationality\t: None\n\nEDUCATION\n\nPhD", "Ada Vale"),
        ("Prof. Dr. rer. nat. Ada Vale\n\nEDUCATION\n\nPhD", "Ada Vale"),
        ("# Hello. I'm **Ada Vale**.\n\n## EDUCATION\n\nPhD", "Ada Vale"),
        ("# Hi there, my name is Ada Vale!\n\n## EDUCATION\n\nPhD", "Ada Vale"),
        ("# Welcome to Ada Vale's homepage!\n\n## EDUCATION\n\nPhD", "Ada Vale"),
        ("# Ada Vale's Academic Journey\n\n## EDUCATION\n\nPhD", "Ada Vale"),
        ("# Prof. Ada Vale’s Curriculumn Vitae\n\n## EDUCATION\n\nPhD", "Ada Vale"),
        ("# Page Title\n\n# Ada Vale\n\n## EDUCATION\n\nPhD", "Ada Vale"),
        ("Dr Ada Vale FRSE\n\nEDUCATION\n\nPhD", "Ada Vale"),
        ("Professor Emeritus Ada Vale FRSE FLS\n\nEDUCATION\n\nPhD", "Ada Vale"),
        ("NAME:  Ada Vale, M.B.B.S., M.D., F.A.C.P.\tDATE: March 3, 2024\n\nEDUCATION\n\nPhD", "Ada Vale"),
        ("VALE Ada\n\nEDUCATION\n\nPhD", "Ada Vale"),
        ("VALE, Ada\nI study mills.\n\nEDUCATION\n\nPhD", "Ada Vale"),
        ("Vita\n\nAda Vale\nI study mills at the University of Nordhaven.\n\nEducation\n\nPhD", "Ada Vale"),
        ("Résumé\nAda Vale\nI study mills at the University of Nordhaven.\n\nEducation\n\nPhD", "Ada Vale"),
        ("Ada in 't Woud\nI study mills.\n\nEDUCATION\n\nPhD", "Ada in 't Woud"),
        ("# Vale, Ada\n\nEDUCATION\n\nPhD", "Ada Vale"),
        ("Vale, Ada\nada.vale@example.edu\n\nEDUCATION\n\nPhD", "Ada Vale"),
        (
            "# About Me\n\n# Ada Vale\n\n## PAPERS\n\n1. **Vale A.**, Oak B., Moss, 2020.\n2. **Vale A.**, Peat, 2021.",
            "Ada Vale",
        ),
        ("**Skills**\n\nWeaving\n\n# Ada Vale\n\n**Education**\n\nPhD, 2020", "Ada Vale"),
        ("# Ada Vale — Graduate Student in Weaving\n\n## EDUCATION\n\nPhD", "Ada Vale"),
        ("## EDUCATION\n\nPhD, 2020\n\nCurriculum Vitae: Ada Vale 2\n\nMSc, 2018", "Ada Vale"),
        ("# ADA M. VALE\n\nx@y.org\n\n## EDUCATION\n\nPhD", "Ada M. Vale"),
        ("Curriculum Vitae of Ada Vale\n\nEDUCATION\n\nPhD", "Ada Vale"),
        ("Curriculum Vitae\nMay 2025\nDr. Ada Vale, Ph.D.\n\nEDUCATION\n\nPhD", "Ada Vale"),
        ("Department of Things, Example University\nAda Vale\tada.vale@example.edu\n\nEDUCATION\n\nPhD", "Ada Vale"),
        ("Hi, I'm Ada Vale, and my work at Example University is on made-up things of many kinds.", "Ada Vale"),
        ("Ada Vale is a full professor of things at Example University. She has written on many of them.", "Ada Vale"),
        (
            "PUBLICATIONS\n\n1. Ben Oak, <u>Ada Vale</u>, Cy Elm. Title One. 2019\n2. <u>Ada Vale</u>, Cy Elm. Title Two. 2020\n",  # noqa: E501
            "Ada Vale",
        ),
        (
            "PUBLICATIONS\n\n- Title One Ben Oak, <u>Ada\n  Vale</u>, Cy Elm\n- Title Two Cy Elm, Dee Ash\n",
            "Ada Vale",
        ),
        (
            "PUBLICATIONS\n\n1. Ben Oak, **Ada Vale**, Cy Elm. Title One. 2019\n2. **Ada Vale**, Cy Elm. Title Two. 2020\n",  # noqa: E501
            "Ada Vale",
        ),
        (
            "PUBLICATIONS\n\n1. Ben Oak, Ada Vale. Title One. 2019\n2. Ada Vale, Cy Elm. Title Two. 2020\n3. Ada Vale. Three. 2021",  # noqa: E501
            "Ada Vale",
        ),
        ("# AdaVale/PhD\n\nBrno\n", "Ada Vale"),
        ("AdaVale\nada.vale@brno.cz\n", "Ada Vale"),
    ],
)
def test_names(text: str, name: str) -> None:
    found = owner(text)
    assert found
    assert found.name == name


def test_metadata_names_a_nameless_text() -> None:
    found = owner("## Education\n\nPhD, 2019\n", author="Ada Vale")
    assert found
    assert found.name == "Ada Vale"


def test_the_file_name_comes_last() -> None:
    found = owner("## Education\n\nPhD, 2019\n", uri="Ada_Vale_CV.md")
    assert found
    assert (found.name, found.confidence) == ("Ada Vale", 0.5)


_WORKS = (
    "**Mosses of the north.** {0}. *Ibis*. 2019.",
    "**Roofs for wet geese.** Marsh, J., {0}. *Maps*. 2020.",
    "**Doors of the south.** {0}, Elm, C., Marsh, J. *Ibis*. 2021.",
)


@pytest.mark.parametrize("name", ["Quill, A.", "Vale-Moor, A. B."])
def test_the_author_of_a_list_of_works_owns_a_page_that_names_nobody(name: str) -> None:
    works = "\n".join(f"- {work.format(name)}" for work in _WORKS)
    found = whole(f"## Papers\n\n{works}\n")
    assert found.person
    assert found.person.name == name


def test_two_who_wrote_all_works_together_own_no_page() -> None:
    works = "\n".join(f"- {work.format('Quill, A., Dahl, B.')}" for work in _WORKS)
    assert whole(f"## Papers\n\n{works}\n").person is None


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("https://vale.example/files/Ada_Moor_Vale_CV_April2021.pdf", "Ada Moor Vale"),
        ("files/AdaValeCV.pdf", "Ada Vale"),
        ("CV-Ada-M-Vale-2020.docx", "Ada M Vale"),
        ("Ada%20Vale%20-%20Resume.pdf", "Ada Vale"),
        ("files/cv.pdf", None),
        ("papers/Deep_Wells.pdf", None),
    ],
)
def test_the_file_of_a_linked_cv_names_the_owner(file: str, name: str | None) -> None:
    found = owner(f"[pdf version]({file})\n\nEDUCATION\n\nPhD, Lund University, 2010\n")
    assert (found.name if found else None) == name


def test_nothing_names_an_owner() -> None:
    assert owner("## Education\n\nPhD, 2019\n") is None


def test_another_office_is_not_the_owner() -> None:
    found = owner(
        "# Ada Vale\nada@vale.org\nPlacement Director: Bo Moor  bo@moor.org  555-010-0199\n\n## Education\n\nPhD"
    )
    assert found is not None
    assert (found.emails, found.phones) == (["ada@vale.org"], [])


@pytest.mark.parametrize("title", ["Papers · Ada Vale", "Ada Vale | Moss Lab", "Home - Ada Vale", "Ada Vale: Research"])
def test_a_pages_title_names_its_owner_in_a_part(title: str) -> None:
    text = (
        "# Working papers\n\n- **Mosses** with Bo Moor and Cy Dell\n- **Ferns** with Bo Moor\n\nada.vale@example.edu\n"
    )
    document = Document("a.html", "0" * 64, "text/html", "utf-8", text, metadata={"title": title})
    lines = read_lines(document)
    found = find_owner(document, lines, split_sections(lines))
    assert found
    assert (found.name, found.emails) == ("Ada Vale", ["ada.vale@example.edu"])


def test_nicknames_stand_off_and_who_is_named_with_the_owner_is_another() -> None:
    found = owner("Hi there, I'm Yafang (Jeff) Holt. I'm a student.\n")
    assert found
    assert found.name == "Yafang Holt"
    assert owner('## Papers\n\n- with Ned Dahl, Bo Marsh, "Geese"\n- with Ned Dahl, Bo Marsh, "Swans"\n') is None


def test_the_name_in_the_description_of_a_page() -> None:
    found = owner("I weave nets at [Globex](http://a.b).", description="Ada Vale's homepage")
    assert found is not None
    assert found.name == "Ada Vale"


@pytest.mark.parametrize("name", ["Ada Vale, 발 아다", "Ada Vale（葵 森）", "발아다 Ada Vale"])
def test_a_name_beside_its_east_asian_form(name: str) -> None:
    found = owner(f"# {name}\n\nada@example.edu\n\n## EDUCATION\n\nPhD")
    assert found is not None
    assert found.name == "Ada Vale"


def test_an_affiliation_right_behind_the_name() -> None:
    found = owner("# Ada K. Vale Department of Loom Science\n\nada@vale.org\n\n## EDUCATION\n\nPhD")
    assert found
    assert found.name == "Ada K. Vale"


def test_a_month_right_behind_the_name() -> None:
    found = owner("# Ada K. Vale September 2024\n\nada@vale.org\n\n## EDUCATION\n\nPhD")
    assert found
    assert found.name == "Ada K. Vale"


def test_a_numeral_behind_a_name_in_capitals_stays_one() -> None:
    found = owner("# ADA QUILL III\n\n## Education\n")
    assert found is not None
    assert found.name == "Ada Quill III"


@pytest.mark.parametrize(
    ("text", "title", "name"),
    [
        ("Botany", "Ada Quill, Botany, University of Leeds", "Ada Quill"),
        ("Mosses", "Ada Quill's Research", "Ada Quill"),
        ("Mosses", "Ada Hills' Publications", "Ada Hills"),
        ("| git repo | slides |", "Notes", None),
        ("ada quill", "Ada Quill's page", "Ada Quill"),
    ],
)
def test_titles_of_pages_say_whose_they_are(text: str, title: str, name: str | None) -> None:
    found = owner(f"{text}\n\nEDUCATION\n\nPhD", title=title)
    assert (found.name if found else None) == name


def test_one_author_is_counted_however_the_initials_are_spaced() -> None:
    works = "Sage, A. J., & Reed, U. (2022). Looms. Felt, 7(4), 41-49."
    works += "\n\nSage, A.J., Reed, U. (2021). Dyes. Felt, 6(4), 3-9."
    works += "\n\nSage, A. J., & Ode, S. (2016). Reeds at sea and on land. Felt, 2(1), 91-100."
    found = owner(f"# Publications\n\n{works}\n")
    assert found is not None
    assert found.name == "Sage, A. J."


@pytest.mark.parametrize("name", ["Hope Long", "Sage Major", "Joy Works"])
def test_the_first_lines_words_name_the_owner_where_authors_are_called_so(name: str) -> None:
    works = "".join(f'- {name}, Bo Fern, and Cy Elm. "Slow looms {n}." Weft, 20{n}.\n' for n in (11, 12, 13))
    for first in (name, f"# {name.upper()}"):
        found = owner(f"{first}\n\n## Publications\n\n{works}")
        assert found is not None
        assert found.name == name


def test_the_first_lines_words_are_no_name_otherwise() -> None:
    found = owner("Loom Physics\n\n## Publications\n\n- Ada Vale, Bo Fern. Loom Physics, 2011.\n")
    assert found is None or found.name != "Loom Physics"


@pytest.mark.parametrize(
    ("top", "name"),
    [
        ("# Ada Vale Postdoctoral fellow - University of Oulu", "Ada Vale"),
        ("# Ada Bork Vale PhD Student", "Ada Bork Vale"),
        ("Ada Vale — Intelligent Automation\nEngineer", "Ada Vale"),
    ],
)
def test_what_the_owner_is_stands_behind_the_name(top: str, name: str) -> None:
    works = "".join(f"- AB Vale, C. Fern. *Slow Looms {n}*. Weft 4, 20{n}. \n" for n in (11, 12, 13))
    found = owner(f"{top}\n\n## Publications\n\n{works}")
    assert found is not None
    assert found.name == name


def test_a_house_in_bold_is_not_the_owner() -> None:
    jobs = "* **2018**, Weaver at **Lund Reed** (Oslo)\n  * Wove by hand\n"
    assert owner(f"# Work experience\n\n{jobs}\n") is None


def test_the_only_title_names_the_owner_below_a_sidebar() -> None:
    works = "".join(f"- AB Vale, C. Fern. *Slow Looms {n}*. Weft 4, 20{n}. \n" for n in (11, 12, 13))
    text = f"## Skills\n\nWeaving, dyeing\n\n## Tools\n\nLooms\n\n# Ada Vale\n\nA weaver\n\n## Publications\n\n{works}"
    assert owner(text).name == "Ada Vale"


@pytest.mark.parametrize("mark", ["", "A. ", "1.1 "])
def test_a_form_counts_what_it_asks_for(mark: str) -> None:
    text = f"STANDARD FORM FOR PROMOTION\n\nI. PERSONAL DATA\n\n{mark}Name: Ada Vale\n\nII. EDUCATION\n\nPhD, 2004\n"
    found = owner(text)
    assert found is not None
    assert found.name == "Ada Vale"


@pytest.mark.parametrize(
    "behind",
    [
        " ada@quill.example",
        ", ada@quill.example",
        " (ada@quill.example)",
        " +32 9 264 0101",
        " (020) 7946 0018",
        "; a.quill@quill.example",
    ],
)
def test_how_to_reach_the_owner_stands_right_behind_the_name(behind: str) -> None:
    found = owner(f"Ada Quill{behind}\n\nEducation\nPhD, University of Leeds, 2019\n")
    assert found is not None
    assert found.name == "Ada Quill"


def test_a_form_below_a_menu_names_the_owner() -> None:
    menu = "".join(f"- {word}\n" for word in ("home", "blog", "about A. Mbeki", "bio", "cv", "Research", "teaching"))
    text = f"Felt Research Group\n\n{menu}\n- people\n\n# cv\n\n| Full Name | Ada Mbeki Quill |\n\n# Education\n\nPhD\n"
    found = owner(text)
    assert found
    assert found.name == "Ada Mbeki Quill"


@pytest.mark.parametrize("where", ["Ort University", "Globex Institute of Technology, Leeds", "MIT"])
def test_a_heading_of_a_name_and_where_the_owner_works(where: str) -> None:
    found = whole(f"# Mira Tolland, {where}\n\n## Education\n\n- PhD in Botany, Reed College, 2019\n").person
    assert found is not None
    assert found.name == "Mira Tolland"


@pytest.mark.parametrize("title", ["Page Title", "Home Page", "My Site", "New Page"])
def test_a_title_that_nobody_wrote_is_no_name(title: str) -> None:
    works = "".join(f"<li>A. Vale, B. Orr, On {what}. Loom Letters, 2019.</li>" for what in ("moss", "ferns", "reed"))
    page = (
        f"<html><head><title>{title}</title></head><body><h1>Research</h1><h2>Papers</h2><ol>{works}</ol></body></html>"
    )
    person = parse(read(page.encode(), "index.html")).person
    assert person is not None
    assert person.name == "A. Vale"


def test_a_life_told_below_vita_names_its_owner() -> None:
    cv = whole(
        "# Vita\n\nAda Maria Vale was born on October 30, 1968 in Leeds. In 1991, Ada took her Bachelor of Science in "
        "Textiles from Lund University. In 1998 she earned her Master of Science in Textiles.\n"
    )
    assert cv.person is not None
    assert cv.person.name == "Ada Maria Vale"


@pytest.mark.parametrize("title", ["Women's Looms", "Page Title", "The Weaver’s Guide"])
def test_words_of_a_page_are_no_name(title: str) -> None:
    found = whole(f"# {title}\n\nI weave looms.\n\n## Education\n\n- PhD in Botany, Reed College, 2019\n").person
    assert found is None or found.name is None


@pytest.mark.parametrize("head", ["", "Curriculum Vitae\n", "CV\n\n"])
@pytest.mark.parametrize(
    "line",
    [
        "Ada Vale · Incoming Professor, Ort University",
        "Ada Vale | Lecturer, Ort University, Leeds",
        "Ada Vale, Senior Lecturer in Looms",
        "Ada Vale • Postdoctoral Fellow",
    ],
)
def test_a_name_stands_before_what_its_owner_is(head: str, line: str) -> None:
    found = owner(f"{head}{line}\n\nOld looms and their reeds.\n\nEDUCATION\n\nPhD, Ort University, 2012")
    assert found is not None
    assert found.name == "Ada Vale"


@pytest.mark.parametrize(
    "row", ["Full Name Ada Mbeki Quill", "**Full Name** Ada Mbeki Quill", "Full Name\tAda Mbeki Quill"]
)
@pytest.mark.parametrize("heading", ["General Information", "## General Information"])
def test_the_full_name_of_a_form_without_colons(row: str, heading: str) -> None:
    text = f"Felt Research Group\n\nhome\nabout A. Quill\ncv\n\n{heading}\n\n{row}\nLanguages English, Igbo\n\n"
    found = parse(read(f"{text}## Education\n\n2018\n\nPhD\n\nHarrow University\n".encode(), "a.md")).person
    assert found is not None
    assert found.name == "Ada Mbeki Quill"
