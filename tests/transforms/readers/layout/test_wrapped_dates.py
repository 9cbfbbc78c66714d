"""Dates that a narrow column wrapped, in layout text."""

from __future__ import annotations

from transforms.readers.layout.wrapped_dates import with_wrapped_dates

_RIGHT = """Ada Moss

              Experience
January 2020  Weaver, Looms Ltd, Leeds
   - present
  September   Dyer, Felts Ltd, York
 2013 - June  - Dyes of all kinds
       2015
 2011 - 2012  Spinner, Wools Ltd"""
_LEFT = """Ada Moss                       ada@looms.example

Experience
June 2022 - present   Weaver        Looms Ltd, Leeds
March 2019 – Febru-   Dyer          Felts and Dyes Ltd,
ary 2022                            York
September 2016    –   Spinner       Wools Ltd
June 2018"""


def test_dates_flush_at_the_right_are_whole_and_all_lines_move() -> None:
    assert with_wrapped_dates([_RIGHT.split("\n")])[0] == [
        "              Ada Moss",
        "",
        "                            Experience",
        "     January 2020 - present Weaver, Looms Ltd, Leeds",
        "September 2013 - June 2015  Dyer, Felts Ltd, York",
        "                            - Dyes of all kinds",
        "               2011 - 2012  Spinner, Wools Ltd",
    ]


def test_dates_flush_at_the_left_stay_and_what_is_beside_them_moves() -> None:
    assert with_wrapped_dates([_LEFT.split("\n")])[0] == [
        "Ada Moss                             ada@looms.example",
        "",
        "Experience",
        "June 2022 - present         Weaver        Looms Ltd, Leeds",
        "March 2019 – February 2022  Dyer          Felts and Dyes Ltd,",
        "                                          York",
        "September 2016 – June 2018  Spinner       Wools Ltd",
    ]


def test_dates_of_two_entries_stay_apart() -> None:
    lines = ["2016 -  Weaver", "2018    Dyer", "2015    Spinner", "2013 - 2014 Fuller"]
    assert with_wrapped_dates([lines]) == [lines]
