"""Rows of tables whose columns a converter set behind one another. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.converted.flat_rows import with_flat_rows
from transforms.readers.dispatch import read

TOP = "# **Ada** **Quill**\n\n\n\n_at_ _the_ _School_ _of_ _Looms_ **in** **Turku**\n\n\n\nada@weavers.org\n\n\n\n"


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("2015 – present Lecturer Weavers Institute of Vaasa", "2015 – present\tLecturer\tWeavers Institute of Vaasa"),
        ("2011-2015 Director of Studies University of Oulu", "2011-2015\tDirector of Studies\tUniversity of Oulu"),
        ("Research Fellow Northern Looms College 2009-2011", "Research Fellow\tNorthern Looms College\t2009-2011"),
        (
            "University of Oulu Assistant Professor of Wool 2008",
            "University of Oulu\tAssistant Professor of Wool\t2008",
        ),
        ("2007 Lecturer, University of Oulu", None),
        ("2007 Lecturer Wool and Wind University of Oulu", None),
        ("2006 Prize of the Golden Loom", None),
        ("2006 Prize of the Golden Loom  ", None),  # blanks that a damaged file leaves
    ],
)
def test_titles_and_organisations_are_cells(line: str, made: str | None) -> None:
    beside = ["2001 Lecturer University of Kuopio", "2000 Lecturer University of Lahti"]
    assert with_flat_rows(["## Employment", line, *beside])[1] == (made or line)
    assert with_flat_rows(["## Teaching", line, *beside])[1] == line


def test_one_row_is_no_table() -> None:
    lines = [
        "## Employment",
        "2006 Lecturer University of Oulu",
        "2005 Prize of the Golden Loom",
        "2004 Medal of the Spindle",
    ]
    assert with_flat_rows(lines) == lines


def test_names_of_columns_are_columns() -> None:
    rows = ["Lecturer University of Oulu 2016", "Keeper of Looms University of Lahti 2012"]
    assert with_flat_rows(["**Position Institution Period**", "", *rows])[0] == "Position\tInstitution\tPeriod"
    alone = ["**Position Institution Period**", "", "What I did is told elsewhere."]
    assert with_flat_rows(alone) == alone


def test_positions_are_read() -> None:
    text = """\
**Employment**


**Position** **Institution** **Period**

Assistant Professor University of Oulu 2016–Present
Research Fellow Northern Looms College 2013–2015

Laboratory Manager Weavers Institute of Vaasa 2011–2012
"""
    assert [(one.title, one.organization) for one in parse(read((TOP + text).encode(), "made-up.md")).positions] == [
        ("Assistant Professor", "University of Oulu"),
        ("Research Fellow", "Northern Looms College"),
        ("Laboratory Manager", "Weavers Institute of Vaasa"),
    ]


@pytest.mark.parametrize(
    ("line", "cells"),
    [
        ("Lahti Wool Institute Lecturer (half-time) 2014-16", "Lahti Wool Institute\tLecturer (half-time)\t2014-16"),
        ("Northern Looms College Research Fellow 2011-3", "Northern Looms College\tResearch Fellow\t2011-3"),
        (
            "Ida B. Vale & Associates Attorney (wool cases) 2008-9",
            "Ida B. Vale & Associates\tAttorney (wool cases)\t2008-9",
        ),
    ],
)
def test_notes_behind_titles_short_years_and_initials(line: str, cells: str) -> None:
    lines = ["## **Employment**", "", line, "University of Oulu Lecturer 2004-07"]
    assert with_flat_rows(lines)[2:] == [cells, "University of Oulu\tLecturer\t2004-07"]
