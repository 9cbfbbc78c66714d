"""Dates on lines of their own over what they date, and titles whose style alone sets them off."""

from __future__ import annotations

from tests.transforms.records.careers import positions, read


def test_each_entry_stands_below_its_date() -> None:
    found = read(
        "# Career\n\n**2015--today**\n\n*Research Fellow*, Lund University<br>\n"
        "Project “Moss Maps” led by Bo Bell.\n\n"
        "**2011 -- 2014**\n\n*Master of Arts:* Botany (Oslo University)<br>\n"
        "2013: Fern-Scholarship at Lund University\n\n"
        "**2008--2011**\n\n*Bachelor of Arts:* Botany (Oslo University)\n"
    )
    assert [(one.title, one.start, one.current) for one in found.positions] == [("Research Fellow", "2015", True)]
    assert [(one.degree, one.start, one.end) for one in found.education] == [
        ("Master of Arts", "2011", "2014"),
        ("Bachelor of Arts", "2008", "2011"),
    ]
    assert [(one.name, one.start) for one in found.awards] == [("Fern-Scholarship", "2013")]


def test_projects_in_italics_below_their_dates() -> None:
    found = read(
        "# Projects\n\n**2013--2016**\n\n*Ferns: A Slow Atlas:* mapping of ferns on two islands, led by Bo Bell.\n\n"
        "**2010--2012**\n\n*Kolga: Peat:* work on a bog as a student.\n"
    )
    assert [one.title for one in found.projects] == ["Ferns: A Slow Atlas", "Kolga: Peat"]


def test_a_role_in_bold_before_its_place_in_italics_and_brackets() -> None:
    told = "Two months with a microscope and many trays of seeds."
    body = (
        f"2015-16 **Moss technician** (*Forest Research Centre, Spain*) {told}\n\n"
        f"2013-14 **Alumno interno**(*Universidad de Turku, Finland*) {told}\n\n"
        f"2011 **Técnica de campo** (*Centro de Líquenes, Chile*) {told}\n"
    )
    assert [one[:3] for one in positions(body)] == [
        ("Moss technician", "Forest Research Centre", "2015"),
        ("Alumno interno", "Universidad de Turku", "2013"),
        ("Técnica de campo", "Centro de Líquenes", "2011"),
    ]
