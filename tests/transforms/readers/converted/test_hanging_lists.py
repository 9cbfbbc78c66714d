"""Lists with hanging indents, in converted markdown and over the pages of layout text."""

from transforms.readers.converted.hanging_lists import with_hanging_entries
from transforms.readers.converted.torn import rejoined
from transforms.readers.layout.pages import joined

WORKS = (
    ("Ada Quill and Bo Fern. 2019. “Looms of the north and", "their winter threads.” _Weaving Letters_, 4: 2-9."),
    ("Bo Fern, Ida Moss and Ada Quill. 2018. “Dyes of sea", "snails.” _Colours_, 3: 8-11."),
    ("Ida Moss, Jon Alder, Bo Fern, Eve Heather, and Ada", "Quill. 2017. “A knot.” _Colours_, 2: 1-5."),
    ("Ada Quill, Jon Alder, Eve Heather and Ida Moss. 2016.", "“What sails are made of.” _Weaving Letters_, 1: 3-4."),
    ("Ada Quill and Eve Heather. 2015. “Ropes of the towns", "by the frozen river.” _Ropes_, 7: 30-31."),
    ("Eve Heather and Ada Quill. 2014. “The ropes of many", "small boats.” _Ropes_, 6: 12-19."),
)


def test_blank_lines_behind_first_lines_stand_between_entries() -> None:
    torn = ["_Journal articles_", *(part for first, more in WORKS for part in (first, "", more)), "", "", "## Talks"]
    made = [part.split("\n") for part in "\n".join(with_hanging_entries(torn)).split("\n\n") if part.strip()]
    assert [tuple(line for line in part if line) for part in made] == [("_Journal articles_",), *WORKS, ("## Talks",)]


def test_open_ends_before_blank_lines_prove_hanging_entries() -> None:
    works = [
        ("Review of _Knots of Old Towns_, by Bo Fern (Harbour", "Press, 2003). _Ropes_ (May 2004)."),
        ("Review of _Looms and their Dyes_, by Ida Moss (North", "Press, 2001). _Ropes_ (June 2003)."),
        ("Review of _The Frozen River_, by Jon Alder, Eve,", "Max Birch. _Ropes_ (May 2002)."),
        ("Review of _Sails of Many Boats_, by Ada Quill (Harbour", "Press, 1999). _Ropes_ (July 2000)."),
    ]
    torn = ["_Reviews_", *(part for first, more in works for part in (first, "", more))]
    made = [part.split("\n") for part in "\n".join(with_hanging_entries(torn)).split("\n\n") if part.strip()]
    assert [tuple(line for line in part if line) for part in made] == [("_Reviews_",), *works]


def test_paragraphs_with_blank_lines_between_them_stay() -> None:
    lines = [part for first, more in WORKS for part in (first, more, "")]
    assert with_hanging_entries(lines) == lines


def test_a_title_in_quotes_goes_on_behind_a_page_number() -> None:
    page = [
        "Ada Quill and Eve Heather. 2015. “Ropes and their",
        "",
        "",
        "2",
        "",
        "",
        "Winter-Town Makers.” _Ropes_, 7.",
    ]
    assert rejoined(page)[0].endswith("and their Winter-Town Makers.” _Ropes_, 7.")


def test_an_entry_goes_on_over_a_page_where_lines_hang() -> None:
    first, more = (
        "Ada Quill and Eve Heather. 2015. “Ropes of all the winter towns by",
        "      Frozen rivers.” Ropes, 7.",
    )
    entry = "Bo Fern. 2014. “Knots.” Ropes, 6.\n      Reprinted in Knots and Ropes, 2016.\n"
    made = joined([first, more + "\n" + entry * 3])
    assert made.startswith(f"{first}\n{more}\n")
    assert "\n\n" in joined([first, more.strip() + "\n" + entry * 3])


def test_entries_that_dates_lead_keep_what_the_page_set_in() -> None:
    entries = [
        ("2019 Prize for young weavers", "Guild of Ghent"),
        ("2016-2017 Travel grant", "Society of Looms, Leiden"),
        ("2015 Medal of the harbour", "Museum of Ropes"),
        ("2014 Scholarship", "University of Leiden"),
        ("Mar 2012 – present Member", "Friends of Sails"),
    ]
    torn = ["**AWARDS**", *(part for first, more in entries for part in (first, "", more)), "", "", "**TALKS**"]
    made = [part.split("\n") for part in "\n".join(with_hanging_entries(torn)).split("\n\n") if part.strip()]
    found = [tuple(line.lstrip() for line in part if line) for part in made]
    assert found == [("**AWARDS**", *entries[0]), *entries[1:], ("**TALKS**",)]
    apart = [part for first, more in entries for part in (first, "", more, "")]
    assert with_hanging_entries(apart) == apart


LOOSE = """\
Quill, A., Reed, B., Vale, C. and Moss, D.. What lies on the road between

looms that walk and looms that do not. _Weft Letters_, 2022.

Reed, B., Quill, A., Vale, C., Hale, P. and Moss, D. and Linneberg, O..

Green felts in the last of all dye houses. _Weft Letters_, 2021.


Vale, C. and Quill, A.. How to draw and to count many twills with

the folding loom of the north. _Reeds_, 2020.

Moss, D., Quill, A. and Reed, B.. What was seen of wet felts in the

images of a town, and what became of it. _Reeds_, 2019.
"""


def test_names_over_a_blank_line_go_on_where_others_do_in_small_letters() -> None:
    made = list(with_hanging_entries(LOOSE.split("\n")))
    assert made[made.index("Green felts in the last of all dye houses. _Weft Letters_, 2021.") - 1].startswith("Reed")
    fewer = LOOSE.replace("\n\nthe folding", "\n\nThe folding").replace("\n\nimages", "\n\nImages").split("\n")
    assert with_hanging_entries(fewer) == fewer
