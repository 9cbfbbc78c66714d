"""How an author is reached, kept in a field of its own of the front matter; fonts of LaTeX in R Markdown."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read


def cv(text: str) -> ParsedCV:
    return parse(read(text.encode(), "made-up.md"))


@pytest.mark.parametrize(
    "field",
    [
        "links:\n  email: ada@loom.example\n  github: adaweaver\n",
        "social:\n  email: ada@loom.example\n  github: adaweaver\n",
        'contact:\n  - link: "mailto:ada@loom.example"\n  - link: "https://github.com/adaweaver"\n',
    ],
)
def test_reach(field: str) -> None:
    person = cv(f"---\nname: Ada Weaver\n{field}---\n\nI am a postdoc at Lund University.\n").person
    assert person.emails == ["ada@loom.example"]
    assert person.urls == ["https://github.com/adaweaver"]


def test_fonts_say_nothing() -> None:
    found = cv(
        "# Ada Weaver\n\n# Professional Experience\n\n## Research Assistant\n  Globex, Inc \\normalfont \\hfill 2021\n"
        "\n  Loom Lab, Lund University \\normalfont \\hfill 2019-2020\n\n\\normalfont\n"
    ).positions
    assert [(one.title, one.organization, one.unit, one.start) for one in found] == [
        ("Research Assistant", "Globex, Inc", None, "2021"),
        ("Research Assistant", "Lund University", "Loom Lab", "2019"),
    ]


def test_a_name_beside_a_position_is_the_employer() -> None:
    found = cv(
        "---\nname: Ada Weaver\nexperience:\n- name: Globex Inc.\n  position: Loom Scientist\n"
        "  date: 2019 - 2021\n---\n\nHi.\n"
    ).positions
    assert [(one.title, one.organization, one.start) for one in found] == [("Loom Scientist", "Globex Inc.", "2019")]


def test_fields_of_a_pages_own_say_how_its_owner_is_reached() -> None:
    reach = "email: ada@quill.example\ngithub: adaquill\norcid: 0000-0002-1825-0097\n"
    fields = f"name: Ada\nsurname: Quill\nposition: Weaver\n{reach}"
    person = cv(
        f"---\n{fields}headcolor: 2f40d8\n---\n\n# Education\n\nPhD in Botany, University of Oulu, 2010\n"
    ).person
    assert (person.name, person.emails, person.orcid) == ("Ada Quill", ["ada@quill.example"], "0000-0002-1825-0097")
    assert "https://github.com/adaquill" in person.urls
    page = f"---\ntitle: Vita\n{reach}---\n\n# Ada Quill\n\nWeaver\n"
    assert (cv(page).person.name, cv(page).person.emails) == ("Ada Quill", ["ada@quill.example"])


@pytest.mark.parametrize("field", ['"ada@loom.example"', "ada [at] loom.example.org"])
def test_a_title_that_is_a_name_beside_an_address(field: str) -> None:
    person = cv(f"---\ntitle: Ada Weaver\nemail: {field}\ntype: landing\n---\n\nI spin yarn.\n").person
    assert (person.name, person.emails[0][:16]) == ("Ada Weaver", "ada@loom.example")


@pytest.mark.parametrize(
    "line",
    [
        "**Ada Weaver** | ada@loom.example | [GitHub](https://github.com/adaweaver)",
        "**Ada Weaver** | [Email](mailto:ada@loom.example) | [GitHub](https://github.com/adaweaver)",
        "Ada Weaver · [GitHub](https://github.com/adaweaver) · [Email](mailto:ada@loom.example)",
    ],
)
@pytest.mark.parametrize(
    "above", ["", "---\ntitle: about\nsubtitle: Lund University\nprofile:\n  align: right\n---\n\n"]
)
def test_a_name_before_how_to_reach_its_bearer(line: str, above: str) -> None:
    person = cv(f"{above}{line}\n\nI am a postdoc at Lund University.\n").person
    assert (person.name, person.emails, person.urls) == (
        "Ada Weaver",
        ["ada@loom.example"],
        ["https://github.com/adaweaver"],
    )


@pytest.mark.parametrize(
    "stated", ["0000-0002-1825-0097", "orcid.org/0000-0002-1825-0097", "https://orcid.org/0000-0002-1825-0097"]
)
def test_an_orcid_with_its_site_or_without(stated: str) -> None:
    fields = f'title: "CV"\nauthor: Ada Quill\norcid: "{stated}"\nemail: ada@quill.example'
    page = f"---\n{fields}\n---\n\n# Education\n\nPhD, Lund University, 2013\n"
    person = parse(read(page.encode(), "cv.md")).person
    assert person is not None
    assert (person.orcid, person.urls) == ("0000-0002-1825-0097", ["https://orcid.org/0000-0002-1825-0097"])
