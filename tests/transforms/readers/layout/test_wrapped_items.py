"""Items without marks in layout text: what the margin broke is whole again, what ends early stays."""

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.readers.layout.paragraphs import with_paragraphs_whole

PROSE = [
    f"Here the page's margin shows in a line that is as long as all lines of prose are, number {n:02}."
    for n in range(9)
]
WRAPPED = """\
    Dyed the wool of three farms with madder and with woad, and taught the apprentices of the guild
    to do the same without any help
    Kept the ledger of the yard
    Wrote the yearly report on the state of looms, shuttles and reeds for the board of the Lower Meadow
    Guild
    Mended the large loom that had stood in the cellar of the town hall since the old flood, with wood
    from the yard"""


def test_full_lines_that_break_amid_phrases_go_on() -> None:
    found = [line.strip() for line in with_paragraphs_whole([*PROSE, "", *WRAPPED.split("\n")])[10:]]
    assert [line[:5] for line in found] == ["Dyed ", "Kept ", "Wrote", "Mende"]
    assert found[2].endswith("Lower Meadow Guild")


def test_lines_that_no_phrase_crosses_stay() -> None:
    rows = [
        f"    Weaver of the {word} Cloth, The Guild of All Weavers and Dyers on the Upper Meadow and the River"
        for word in ("Red", "Old", "Tall")
    ]
    assert with_paragraphs_whole([*PROSE, "", *rows])[10:] == rows


DATED = """\
  Master weaver, Guild of Oulu, 2014-present
  Dyer of red and blue cloth, Guild of the
  Upper Meadow, 2010-2014
  Apprentice of the Yard of Turku, 2005-
  2010"""


def test_items_that_all_end_in_a_date_reach_it() -> None:
    found = [line.strip() for line in with_paragraphs_whole(DATED.split("\n"))]
    assert [line[-7:] for line in found] == ["present", "10-2014", "5- 2010"]
    assert "the Upper Meadow" in found[1]


@pytest.mark.parametrize("other", ["  Fair, 2009\n  Shed", "  Fair\n  Yard, 2009"])
def test_short_lines_without_a_date_leave_all_as_it_is(other: str) -> None:
    lines = [*DATED.split("\n")[:3], *other.split("\n")]
    assert with_paragraphs_whole(lines) == lines


def test_rows_behind_dates_go_on_until_the_next_date() -> None:
    rows = """\
    2015.09 - now, Keeper of the great loom, Department of Cloth, Wool and Felt, University of the Upper
    Meadow
    2011.02 - 2015.08, Dyer, Yard of Turku"""
    found = [line.strip() for line in with_paragraphs_whole([*PROSE, "", *rows.split("\n")])[10:]]
    assert [line[-6:] for line in found] == ["Meadow", " Turku"]


def test_a_paragraph_put_together_has_no_wrapped_line_below() -> None:
    topics = "wool, felt, " * 15 + "silk"
    found = parse(read(f"Ada Vale\n\nInterests\n\n{topics}\nOld looms and their reeds\n".encode(), "cv.txt"))
    assert "Old looms and their reeds" in [str(one) for one in found.public()["interests"]]


LED = """\
Honours
{0}2021 Medal for Looms, Friends of the Upper Meadow and of its old
Studies
{0}2017 Prize of the Dyers, Guild of the Lower Meadow
{0}2005-2008 Scholarship for young weavers, Royal Cloth
Foundation"""


@pytest.mark.parametrize("by", ["", " "])
def test_items_led_by_dates_go_on_to_their_own_margin(by: str) -> None:
    lines = [f"   {line}" for line in LED.format(by).split("\n")]
    found = [line.strip() for line in with_paragraphs_whole(lines)]
    assert [line[-8:] for line in found] == ["Honours", " Studies", "r Meadow", "undation"]


def test_what_has_room_above_is_no_wrapped_line_of_an_item_led_by_a_date() -> None:
    lines = LED.format("").replace("Royal Cloth", "Wool").split("\n")
    assert with_paragraphs_whole(lines) == lines


def test_a_name_below_a_full_title_is_no_wrapped_line_where_others_stand_below_short_ones() -> None:
    works = """\
Selected Works
2019: Madder
Ada Vale
2010: Dyeing at Night on the Upper Meadow and on the River
Ada Vale
2005: Notes on Looms in the Cellars of Old Towns and Cities
Ada Vale"""
    assert with_paragraphs_whole(works.split("\n")) == works.split("\n")


def test_titles_of_works_led_by_years_go_on() -> None:
    works = """\
2025 “Dyeing Late: Madder and Woad on the Upper Meadows in Eleven
Countries.” Cloth Research 62(2):455-481
2021 “The Quiet Reeds of the First Loom.” Annals of Cloth and of
Wool 45:233-262
2016 “A Model of Yards.” Loom Methods 46(1):210-244"""
    assert [line[:4] for line in with_paragraphs_whole(works.split("\n"))] == ["2025", "2021", "2016"]


BY_DAY = """\
   March 4, 2019: evening lecture at the Guild of Dyers and Reed Makers of the Upper Meadow, House of
   Wool, Oulu
   2 May-6 May, 2017: a week of visits to the yards of Turku and of the islands, with the keepers of the
   Great Loom. Seminar on madder
   Oct. 2016: Felt for Beginners
   Sept 9th, 2014: opening of the Museum of Reeds, with a speech on shuttles that was heard in the yards
   @ Kemi, Finland"""


def test_items_led_by_days_go_on_to_their_own_margin() -> None:
    found = [line.strip() for line in with_paragraphs_whole(BY_DAY.split("\n"))]
    assert [line[:5] for line in found] == ["March", "2 May", "Oct. ", "Sept "]
    assert found[3].endswith("in the yards @ Kemi, Finland")


NAMES = """\
   Reads manuscripts for these journals of the guild:
   Annals of Wool, Dyes and Dyers, Journal of Reeds, Letters from the Meadow, Loom and Shuttle, Studies in Old
   Felts, The Weaver, Upper Meadow Review, Yard Notes, Threads of the North, Proceedings of the Academy of Cloth
   Makers, Winter Looms, Journal of the Guild, Madder Quarterly, Red and Blue, Transactions of the Society of
   Spinners"""


def test_a_list_of_names_between_commas_goes_on_within_a_name() -> None:
    found = with_paragraphs_whole([*PROSE, "", *NAMES.split("\n")])[10:]
    assert len(found) == 2
    assert "Studies in Old Felts, The Weaver" in found[1]
    assert "Academy of Cloth Makers, Winter Looms" in found[1]


def test_rows_of_few_commas_stay() -> None:
    rows = [
        f"   Keeper of the {word} Loom, Department of Wool and Reeds, University of the Upper Meadow, Lower Yard House"
        for word in ("Red", "Old", "Tall")
    ]
    assert with_paragraphs_whole([*PROSE, "", *rows])[10:] == rows
