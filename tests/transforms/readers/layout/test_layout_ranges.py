"""Periods in two lines of a margin, in layout text."""

from transforms.readers.layout.ranges import with_dates_apart, with_periods_whole, with_stretched_dates

PAGE = [
    "May 2012 -     Garden of Brno",
    "June 2015      Warden of oaks",
    "               Counted leaves",
    "",
    "Oct. 2010 -    Woods of Zlin",
    "May 2012       Keeper of elms",
]


def test_the_end_below_a_beginning_stands_beside_it() -> None:
    (page,) = with_periods_whole([PAGE])
    assert [line.split("  ")[0] for line in page if line[:1].strip()] == [
        "May 2012 - June 2015",
        "Oct. 2010 - May 2012",
    ]
    assert [line.strip() for line in page][1:3] == ["Warden of oaks", "Counted leaves"]


def test_periods_without_an_end_stay() -> None:
    for other in ("2014 -          Orchard of Tabor", "2008            Twigs of Brno"):
        assert with_periods_whole([[*PAGE, "", "2009 -          Lakes of Brno", other]])[0][:4] == PAGE[:4]


def test_words_right_behind_a_long_date_stand_in_the_column_of_the_others() -> None:
    page = [
        "2019-2021       Keeper",
        "                of oaks",
        "2021-present Warden",
        "2017            Digger",
        "2016            Oak",
    ]
    found = with_dates_apart(page)
    assert found[2] == "2021-present    Warden"
    assert [*found[:2], *found[3:]] == [*page[:2], *page[3:]]


def test_words_behind_dates_stay_where_no_column_is_near() -> None:
    for page in (["2019 Keeper", "2021-present Warden"], ["2019" + " " * 20 + "Keeper"] * 3 + ["2021 Warden"]):
        assert with_dates_apart(page) == page


def test_one_blank_parts_the_words_from_both_dates_of_a_narrow_margin() -> None:
    page = [
        "  Mar 2013 - Dyer, Yard of the Upper Meadow, Guild of Oulu and of its Ri-",
        "   Nov 2018 ver",
        "Feb 2008 - Weaver, Yard of Turku",
        "  Dec 2010",
        "  2006 - 2007 Apprentice",
    ]
    (found,) = with_periods_whole([page], is_narrow=True)
    assert found[0].startswith("  Mar 2013 - Nov 2018    Dyer")
    assert [line.strip() for line in found[1:4]] == ["ver", "Feb 2008 - Dec 2010    Weaver, Yard of Turku", ""]
    assert found[4] == page[4]


def test_a_date_that_begins_an_entry_of_its_own_ends_no_other() -> None:
    for page in (
        ["2014 - Foo", "2016 - Bar", "2018 Baz"],
        ["2014 - Dyer, Yard of Oslo", "2016 Weaver, Yard of Turku", "2008 - Warden, Brno", "2010 Digger, Zlin"],
    ):
        assert with_periods_whole([page], is_narrow=True) == [page]


def test_the_column_of_the_nearest_row_counts() -> None:
    page = [
        "2019     Oak",
        "2018     Elm",
        "2017     Ash",
        "2015-2016 Warden",
        *[f"{year}      Fern" for year in range(9)],
    ]
    page += ["2009-2010 Digger", "2008       Yew", "2007       Fir"]
    found = with_dates_apart(page)
    assert (found[3], found[-3]) == ("2015-2016   Warden", "2009-2010   Digger")


def test_one_blank_parts_dates_and_words_where_shorter_dates_are_filled_up() -> None:
    page = ["Sep 2011 - Orchard of Tabor", "Present    Keeper of elms", "", "Oct 2009 - Woods", "Sep 2010   Digger"]
    (found,) = with_periods_whole([page], is_narrow=True)
    assert [" ".join(line.split()) for line in found] == [
        "Sep 2011 - Present Orchard of Tabor",
        "Keeper of elms",
        "",
        "Oct 2009 - Sep 2010 Woods",
        "Digger",
    ]
    other = ["2011 - Orchard of Tabor", "2011   Keeper of elms", "2009 - Woods", "2009   Digger"]
    assert with_periods_whole([other], is_narrow=True) == [other]


def test_the_year_of_an_end_below_its_month_and_a_period_that_is_open() -> None:
    page = [
        "Sep. 2021 -       Garden of Brno",
        "                  Warden of oaks",
        "Sep. 2016 - Dec.  Woods of Zlin",
        "2018              Keeper of elms",
        "Sep. 2012 - Jun.  Orchard of Tabor",
        "2016              Digger",
    ]
    (found,) = with_periods_whole([page])
    assert found[:2] == page[:2]
    assert [line.split("   ")[0] for line in found if line[:1].strip()][1:] == [
        "Sep. 2016 - Dec. 2018",
        "Sep. 2012 - Jun. 2016",
    ]


def test_a_date_that_a_justified_column_stretched_stands_together() -> None:
    page = [
        "July       2021-   Garden of Brno",
        "present            Warden of oaks",
        "Oct.   2018-Feb.   Woods of Zlin",
    ]
    assert with_stretched_dates([page]) == [
        ["July 2021-         Garden of Brno", page[1], "Oct. 2018-Feb.     Woods of Zlin"]
    ]
