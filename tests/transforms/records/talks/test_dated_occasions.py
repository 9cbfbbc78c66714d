"""Lectures with a month in the column before them, each held once. All made up."""

from __future__ import annotations

from tests.transforms.made_up import parsed


def test_a_month_before_a_named_lecture_and_its_place_dates_one_talk() -> None:
    rows = """## Other lectureships

October 2001\tMary Weld Lecture, University of Norda
May 2005\tA.E. Thrush Lecture, University of Vale
May 2015\tQuill Lecture, Globex University College
March 2016\tOrr Memorial Lecture, Loom College, Norda
"""
    found = [(one.title, one.year) for one in parsed(rows).talks]
    assert found == [
        ("Mary Weld Lecture", 2001),
        ("A.E. Thrush Lecture", 2005),
        ("Quill Lecture", 2015),
        ("Orr Memorial Lecture", 2016),
    ]


def test_a_year_before_several_venues_still_dates_them_all() -> None:
    rows = """## Invited talks

2021: Globex University, University of Vale, Merrow University
2020: Norda Institute of Technology, University of Lund
2019: University of Weld, Globex University, Loom College
"""
    assert len(parsed(rows).talks) == 8


def test_a_year_in_the_letters_of_a_venue_is_not_the_talks() -> None:
    rows = """## Invited talks

1. Felt at Sea, *Globex University*, September 15, 2014. Norda, NO.
2. Towards Slow Looms, *Days of Wool Workshop (DWW '12)*, June 10, 2013. Vale, NO.
3. Why Wool, *Days of Wool Workshop (DWW '11)*, June 5, 2011.
"""
    assert [(one.title, one.year) for one in parsed(rows).talks] == [
        ("Felt at Sea", 2014),
        ("Towards Slow Looms", 2013),
        ("Why Wool", 2011),
    ]
