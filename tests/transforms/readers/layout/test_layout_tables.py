"""Wrapped cells of tables in layout text."""

from __future__ import annotations

import pytest

from transforms.readers.layout.tables import with_whole_cells


def _whole(*pages: str) -> list[str]:
    return [" ".join(line.split()) for page in with_whole_cells([page.split("\n") for page in pages]) for line in page]


def test_cells_side_by_side_go_on() -> None:
    page = """\
2008-2016         Assistant           Medicine            Harrow Medical
                  Professor                               School
2016-             Associate           Medicine            Harrow Medical
                  Professor                               School"""
    assert _whole(page) == [
        "2008-2016 Assistant Professor Medicine Harrow Medical School",
        "2016- Associate Professor Medicine Harrow Medical School",
    ]


def test_first_cells_go_on_and_words_over_text_do_not() -> None:
    page = """\
Course            Role              Hours             Years
BIO 101:          Lecturer for      9                 2012-2015
Physiology of     two groups
the Kidney
BIO 202:          Coordinator       30                2014-2020
Principles of
Therapy
Preceptors
Preceptor of the rotation in renal medicine, two students each year"""
    assert _whole(page) == [
        "Course Role Hours Years",
        "BIO 101: Physiology of the Kidney Lecturer for two groups 9 2012-2015",
        "BIO 202: Principles of Therapy Coordinator 30 2014-2020",
        "Preceptors",
        "Preceptor of the rotation in renal medicine, two students each year",
    ]


def test_spans_of_dates_go_on() -> None:
    page = """\
Aug 2008 –         Specialty         Renal        Northumbria       Various
Sept 2014          Registrar                      Deanery
Aug 2006 –         Senior House      Surgical     St Bega's         Dr Bream
Aug 2008           Officer           rotation     Hospital"""
    assert _whole(page) == [
        "Aug 2008 – Sept 2014 Specialty Registrar Renal Northumbria Deanery Various",
        "Aug 2006 – Aug 2008 Senior House Officer Surgical rotation St Bega's Hospital Dr Bream",
    ]


def test_a_row_goes_on_over_a_page() -> None:
    first = """\
2012-2017         Associate           Harrow Children's
                  Director            Hospital
2018-             Director, Unit      Harrow Children's"""
    second = """\
                  of Sleep            Hospital
Languages: Finnish"""
    assert _whole(first, second)[-2:] == [
        "2018- Director, Unit of Sleep Harrow Children's Hospital",
        "Languages: Finnish",
    ]


@pytest.mark.parametrize(
    "page",
    [
        # places below dates at the right: two lines of one entry
        """\
Education     Doctor of Philosophy in Weaving                     Sep. 2014 - Sep. 2019
              University of Tampere, Weaving Hall                         Tampere, Finland
              Master of Science in Weaving                        Aug. 2010 - Dec. 2012
              University of Tampere, Weaving Hall                         Tampere, Finland""",
        # months and texts of one year
        """\
2019   Sep    Looms of the north, a talk at the annual meeting of weavers
       May    Threads and their makers, a talk at the spring meeting
2018   Oct    Spindles, a talk at the autumn meeting of weavers
       June   Wool, a talk at the summer meeting""",
        # a thesis below its degree
        """\
PhD           University of Tampere         2010
              Thesis: Looms
MSc           University of Turku           2006
              Thesis: Wool""",
    ],
)
def test_what_is_no_table_stays(page: str) -> None:
    assert with_whole_cells([page.split("\n")]) == [page.split("\n")]


def test_a_year_below_an_open_one_ends_the_span_alone_below_the_names_of_columns() -> None:
    page = """\
Period      Position                   Institution                        Place
2016-       Weaver of many colours     Department of Looms, Ghent
2025
2013-       Senior Dyer of Wool and    School of Ropes, Leiden            Belgium
2015        Linen
2012-       Visiting Dyer              School of Sails, Uppsala           Northern
2013                                                                      Sweden"""
    assert _whole(page) == [
        "Period Position Institution Place",
        "2016-2025 Weaver of many colours Department of Looms, Ghent",
        "2013-2015 Senior Dyer of Wool and Linen School of Ropes, Leiden Belgium",
        "2012-2013 Visiting Dyer School of Sails, Uppsala Northern Sweden",
    ]
