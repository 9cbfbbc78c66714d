"""Columns of dates in converted PDFs: dashes that a line lost, present days, pictures above; struck letters."""

from transforms.readers.converted.converted import read_converted
from transforms.readers.converted.left_columns import in_columns
from transforms.readers.converted.side_heads import in_their_places
from transforms.readers.converted.torn import rejoined
from transforms.readers.converted.wrapped_dates import with_dates_of_two_lines


def test_a_dash_that_ended_a_line_of_a_narrow_column_is_back() -> None:
    lines = ("## Posts", "", "Aug 2020 ", "Present", "", "Oct 2017 ", "July 2020", "", "**Warden**, Brno", "")
    text = in_their_places("\n".join(with_dates_of_two_lines([*lines, "**Keeper**, Olomouc"])))
    assert "Aug 2020 – Present\t**Warden**, Brno" in text
    assert "Oct 2017 – July 2020\t**Keeper**, Olomouc" in text


def test_dates_one_below_the_other_are_no_range() -> None:
    text = "2020\n2018\n\n**Warden**, Brno\n\n**Keeper**, Olomouc"
    assert "2020\t**Warden**, Brno\n\n2018\t**Keeper**" in in_their_places(text)


def test_the_present_is_no_word_beside_a_date() -> None:
    rows = in_columns(["## Memberships", "", "2017 - Present [Guild of Wardens](x)", "", "2011 - 2013 Guild"])
    assert rows[2:] == ["2017 - Present\t[Guild of Wardens](x)", "", "2011 - 2013\tGuild"]


def test_a_picture_above_the_first_date_parts_nothing() -> None:
    rows = in_columns(["## Education", "", "|Im|age|", "|---|---|", "", "2011 **PhD**, Brno", "", "2009 **MSc**, Brno"])
    assert rows[5:] == ["2011\t**PhD**, Brno", "", "2009\t**MSc**, Brno"]


def test_letters_that_a_rule_strikes_through_belong_to_their_word() -> None:
    assert read_converted("Skill ~~s~~\n\n\nLooms of ~~n,n~~ warps\n") == "Skills\n\n\nLooms of n,n warps\n"
    assert read_converted("**Work** **in** **Progres** ~~**s**~~\n\n\nLooms\n") == "**Work in Progress**\n\n\nLooms\n"


def test_marks_raised_behind_a_heading_s_words_are_none_of_it() -> None:
    assert "## Talks & Posters" in read_converted("Ada\n\n\n\n**Talks** _[†]_ **&**\n**Posters** _[∗]_\n\n\n\nLooms.\n")


def test_a_full_item_goes_on_behind_its_stop_between_two_items() -> None:
    full = "- 2021: Fund of the Northern Wardens for Oaks and Elms (CZK 40,000), as keeper."
    other = "- 2019: Prize of the Guild of Weavers in Brno for the counting of all leaves."
    lines = [other, "", full, "", "Project: “Leaves.”", "", other, "", full, "", "Told in the hall."]
    assert rejoined(lines) == [other, "", f"{full} Project: “Leaves.”", "", other, "", full, "", "Told in the hall."]
