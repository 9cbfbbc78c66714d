"""Lists of paragraphs in layout text: full lines go on, full stops end."""

from textwrap import fill

from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.readers.layout.paragraphs import with_paragraphs_whole

PAGE = """\
   Vale, A., Oak, B., & Elm, C. (2021). The growth of leaves in the shade of larger trees: a long sur-
   vey. Journal of Leaves, 12, 3-14.
   Oak, B., & Vale, A. (2019). What the roots of old forests tell about the weather of the last century.
   Annals of Forestry and Gardening, 7, 100-112.

   Elm, C., Vale, A., & Ash, D. (2018). A short note on the seeds of the maple and how far they travel in
   the wind. Seeds and Winds, 2, 1-9.
   Vale, A. (2017). Rings. Journal of Leaves, 8, 44-45."""
LIST = PAGE.split("\n")
BEGINNINGS = ("Vale, A., Oak", "Oak, B., & Vale", "Elm, C., Vale", "Vale, A. (2017)")


def test_lines_that_reach_the_margin_go_on() -> None:
    found = [line.strip() for line in with_paragraphs_whole(LIST * 3) if line]
    assert all(line.startswith(start) for line, start in zip(found, BEGINNINGS * 3, strict=True))
    assert "a long survey. Journal" in found[0]
    assert found[1].endswith("last century. Annals of Forestry and Gardening, 7, 100-112.")


PAGED = """\
Vale, J.R., Oak, B., Elm, C. The growth of leaves in the shade of larger trees and of smaller ones with
roots of many kinds below them. Journal of Leaves and Science of Old Forests B, 2011; 19: 215-226
Vale, J.R., Oak, B., Elm, C. What the roots of old forests tell about the weather of the century with
a note on rings in wood. Annals of Forests B, 2007; 76: 2453-2454
Vale, J.R., Oak, B., Elm, C. Using the seeds of the maple to find how far the wind may travel and to
weigh its charge in the northern half of the hemisphere. Seeds and Related Winds, 2006; 15: 2082-2085."""


def test_authors_begin_a_work_below_the_pages_of_another() -> None:
    found = with_paragraphs_whole(PAGED.split("\n") * 2)
    assert [line[:9] for line in found] == ["Vale, J.R"] * 6
    assert found[1].startswith("Vale, J.R., Oak, B., Elm, C. What the roots")


def test_lists_of_lines_stay() -> None:
    lines = [f"Reviewer for the Journal of Leaves and Trees of the Northern {tree} Forests, 2011-2019" for tree in LIST]
    assert with_paragraphs_whole(lines) == lines
    assert with_paragraphs_whole(LIST[:2]) == LIST[:2]


def test_a_heading_below_a_full_line_goes_on_with_nothing() -> None:
    full = "I have written on leaves, roots, seeds and twigs of trees in the northern half of our hemisphere 9"
    assert "Publications" in with_paragraphs_whole([*LIST * 3, full, "Publications"])


WORKS = """\
Publications
   The growth of leaves in the shade of larger trees (with Berta Oak), Journal of Leaves, Vol. 12, January
   2021, pp. 3-14
   What the roots of old forests tell about the weather of a hundred years, Annals of Forestry, Vol.
   7 (2), 2019, pp. 100-112
   Seeds of the maple and how far they travel in the wind (with Carl Ash), Seeds and Winds, Vol. 2, Spring
   2018, pp. 1-9"""


def test_a_heading_in_capitals_below_an_open_line_goes_on_with_nothing() -> None:
    works = (
        (
            "Vale, Ada and Bo Oak (2024), “Old Oaks beside Young Ones: Shade, Beetles and Storms in Nine Parks of the "
            "Northern Coast and Its Islands since the War”, Journal of Leaves"
        ),
        (
            "Elm, Cy and Ada Vale (2023), “Who Waters a Street? Neighbours, Cans and Dry Summers in Two Towns by the "
            "Edge of a Very Large Marsh”, Seeds"
        ),
        "Vale, Ada (2022) “Beetles Count Rings Better than Foresters Do and Other Lessons of a Long Winter”, Leaves",
    )
    told = (
        "We measured light under forty oaks for two summers in a row of parks. Rows that mix old trees with young ones "
        "keep the ground moist, feed more beetles and cost their keepers little: They also lose fewer branches in "
        "storms, and please those who walk below them in July more than rows of one age do."
    )
    body = "\n".join(fill(text, 98) for work in works for text in (work, told))
    interests = "Park Design and Upkeep; Urban Beetles and Their Hosts; Measurement of Shade and Field Methods"
    text = f"ADA VALE, Ph.D.\nMerrow School of Forestry, University of Harrow\n\nRESEARCH INTERESTS\n{interests}\n"
    text += f"PUBLICATIONS\n{body}\n\nAda Vale | 1\n\n\fWORKING PAPERS\n\n{body}\n\nAda Vale | 2\n\n"
    found = parse(read(f"{text}\fEDUCATION\nPhD, Forestry, Harrow University, 2018\n".encode(), "a.txt"))
    assert [one.text for one in found.interests] == [
        "Park Design and Upkeep",
        "Urban Beetles and Their Hosts",
        "Measurement of Shade and Field Methods",
    ]


def test_short_last_lines_without_stops_end_publications_of_several_lines() -> None:
    found = with_paragraphs_whole([*WORKS.split("\n"), *LIST * 2])
    assert [line.strip()[-3:] for line in found[1:4]] == ["-14", "112", "1-9"]
    others = with_paragraphs_whole(["Grants", *WORKS.replace("January", "no. 1").split("\n")[1:], *LIST * 2])
    assert others[2].strip() == "2021, pp. 3-14"


def test_names_with_bare_initials_begin_works_and_their_titles_do_not() -> None:
    page = """\
Vale AB, Oak B, Elm CD, Ash DE, Fern M, Beech GH, Yew K, Linden AL, Rowan JT, Hazel C. (2021).
Overlapping shadows require new ways of planting, Journal of Leaves, 12, 3-14.
Vale AB, Ash DE, Fern M, Yew K. (2019). What the roots of old forests tell of the weather in the
last of the centuries, Annals of Forestry, 7, 100-112."""
    found = with_paragraphs_whole([*page.split("\n"), ""] * 3)
    assert [line[:9] for line in found if line] == ["Vale AB, ", "Vale AB, "] * 3


def test_a_paragraph_that_never_ends_is_cut() -> None:
    first = "Reviewer for: Annals of Wool, Journal of Dyes, Loom Letters, Weft Notes, Warp"
    endless = [first, *["Studies, Thread Review, Journal of Madder, Spinning Letters, Felt Today, Warp"] * 400]
    found = with_paragraphs_whole(endless)
    assert "\n".join(found).split() == "\n".join(endless).split()
    assert max(map(len, found)) < 5000
