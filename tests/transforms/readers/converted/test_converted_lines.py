"""Lines of converted PDFs: what a page's margin broke, and what stands right below a bullet."""

import pytest

from transforms.readers.converted.hanging_lines import with_hanging_lines
from transforms.readers.converted.plain_margins import with_plain_margins
from transforms.readers.converted.side_dates import dates_beside
from transforms.readers.converted.torn import rejoined
from transforms.readers.converted.torn_marks import with_lost_bullets, with_whole_dates, with_whole_links
from transforms.readers.converted.wrapped_lines import with_paragraphs_whole

FULL = ["The oaks of the northern valleys were measured each spring by their wardens", ""] * 6


def whole(*lines: str) -> list[str]:
    return with_paragraphs_whole([*FULL, *lines])[len(FULL) :]


@pytest.mark.parametrize(
    ("lines", "joined"),
    [
        (("Warden of the forest at Brno, where the leaves of all beeches and elms are", "counted."), 1),
        (("A. Oak and B. Elm. The counting of leaves in the valleys of the north. Jour-", "nal of Leaves 3."), 1),
        (("**Counting the leaves of beeches and elms in the valleys of the northern**", "**woods**"), 1),
        (("Warden, Brno", "Keeper of the beeches, Olomouc"), 2),
        (("2011 Warden of the forest at Brno and of the beeches, elms, and oaks beside it", "2012 Keeper"), 2),
        (("**The oaks of the valleys of the north and of their wardens in early spring**", "A tale told"), 2),
        (("- The wardens' yearly meeting at the old beeches by the river (May 3-5, 2019)", "Spoke on leaves"), 2),
        (("Warden of the forest at Brno and of the beeches, elms, and oaks beside all it", "Reader for: _Leaf_"), 2),
    ],
)
def test_lines_that_reach_the_margin_are_one_paragraph(lines: tuple[str, ...], joined: int) -> None:
    assert len(whole(*lines)) == joined


def test_prose_goes_on_behind_a_full_stop_at_the_margin() -> None:
    prose = (
        "Ada Quill counts the leaves of the oaks in the northern valleys, a task that",
        "the wardens began when the snow had gone. She has told of it in several towns.",
        "Her oaks stand in rows along the river, and the elms behind them in the rain",
        "were never counted.",
    )
    rows = tuple(f"{line[:-1]}." if line[-1] != "." else line for line in prose)
    assert len(whole(*prose)) == 1
    assert len(whole(*rows)) == len(rows)


def test_citations_go_on_behind_a_full_stop() -> None:
    lines = ("Counting leaves in valleys. Ada Oak, Berta Elm, Carl Ash, and Dora Hornbeam.", "In Leaves, 2019.")
    assert len(whole(*lines)) == 2
    assert len(whole("## Publications", "", *lines)) == 3


def test_halves_of_words_and_phrases_are_one_again() -> None:
    upper = "A. Oak, The counting of leaves in the valleys of the north, _Journal of the_"
    assert whole(upper, "_Leaves_ 3")[0].endswith("_Journal of the Leaves_ 3")


@pytest.mark.parametrize(
    ("lines", "hung"),
    [
        (["- **Forest**, Warden.", "Counted leaves.", "2011 - 2012", "", "Another"], 2),
        (["- Prize of Leaves", "Given by: Oak Society", "", "Period: 2011", "", "Another"], 2),
        (["- Prize of Leaves", "2011 **Warden**, Brno"], 0),
        (["- Prize of Leaves", "## Talks"], 0),
    ],
)
def test_lines_right_below_a_bullet_hang(lines: list[str], hung: int) -> None:
    assert sum(line.startswith("    ") for line in with_hanging_lines(lines)) == hung


def test_a_lost_bullet_keeps_its_depth() -> None:
    assert with_lost_bullets("   - Oak\n\n   Elm") == "   - Oak\n\n   - Elm"


def test_a_dash_in_bold_is_the_bullet_of_a_list_within_one() -> None:
    above, below = with_lost_bullets("   - 2011: Warden\n**–** Brno\n").splitlines()
    assert len(above) - len(above.lstrip()) < len(below) - len(below.lstrip())
    assert with_lost_bullets("**–** Brno\n") == "- Brno\n"


def test_the_end_of_a_period_in_bold_stands_below_its_beginning() -> None:
    lines = ["**May 2012 -** Garden of Brno", "**June 2015** _Warden of oaks_"]
    assert with_whole_dates(lines) == ["May 2012 - June 2015 Garden of Brno", "_Warden of oaks_"]


def test_a_title_in_bold_whose_first_words_lost_their_link_has_it_whole() -> None:
    line = "**Leaves and their colours: [What oaks tell](https://example.org/oak)**"
    assert with_whole_links(line) == "**[Leaves and their colours: What oaks tell](https://example.org/oak)**"


def test_a_period_below_an_open_one_is_not_its_end() -> None:
    lines = ["2021 - Editor, _Leaves_", "2018 - 2020 Warden"]
    assert with_whole_dates(lines) == lines


def test_a_heading_alone_in_its_line_is_not_cut() -> None:
    lines = [
        "Education",
        "",
        "",
        "Employment History",
        "",
        "",
        "Grants Oak Society, 2012",
        "",
        "",
        "Talks and Lectures",
    ]
    assert with_plain_margins(lines) == lines


def test_a_heading_of_a_margin_ends_before_a_name() -> None:
    lines = [
        "Faculty of Weaving, Osier University",
        "",
        "",
        "Education Ed.D., Loom Studies, Fern University",
        "",
        "",
        "Grants School Looms in Small Towns. Wool Council, 2017",
        "",
        "",
        "Publications Moss, A. (2019). Felt. Wool Weekly, 4, 18-20.",
        "",
        "",
        "Doctoral supervision Harriet Wren, EdD, 2018",
        "",
        "",
        "Memberships British Society of Dyers",
    ]
    heads = [line[3:] for line in with_plain_margins(lines) if line.startswith("## ")]
    assert heads == ["Education", "Grants", "Publications", "Doctoral supervision", "Memberships"]


def test_a_heading_of_like_kind_in_other_words_hides_no_heading_of_a_margin() -> None:
    blocks = (
        "Education Ed.D., Loom Studies, Fern University",
        "## Fellowships/ Scholarships",
        "Talks Felt of the north. Wool Council, 2017",
        "Awards Golden Loom, Society of Dyers, 2018",
    )
    lines = [line for block in blocks for line in (block, "", "")]
    heads = [line[3:] for line in with_plain_margins(lines) if line.startswith("## ")]
    assert heads == ["Education", "Fellowships/ Scholarships", "Talks", "Awards"]


def test_dates_in_a_column_go_to_no_works_of_another_section() -> None:
    works = ["## Drafts", "", "**“Leaves”**", "", "**“Roots”**", "", "", "## Talks", "", ""]
    talks = ["Oak Society", "", "_Speaker_", "", "Elm Society", "", "_Chair_", "", ""]
    dealt = dates_beside([*works, *talks, "May 2011", "", "June 2012"])
    assert [line for line in dealt if "\t" in line] == ["Oak Society\tMay 2011", "Elm Society\tJune 2012"]


def test_dates_whose_dash_stands_above_or_whose_year_stands_below() -> None:
    assert with_whole_dates(["–", "2011 Mar. 2012 Sep. Prize"]) == ["2011 Mar. – 2012 Sep. Prize"]
    assert with_whole_dates(["**B.A. in Botany** March", "2017", "_Brno_"]) == [
        "**B.A. in Botany** March 2017",
        "_Brno_",
    ]


def test_dashes_alone_above_their_lines_are_bullets() -> None:
    assert with_lost_bullets("Warden\n–\nCounted leaves\n–\nCounted elms\n").count("\n– Counted") == 2
    assert with_lost_bullets("2011\n–\n2012\n–\nPresent\n").count("–\n") == 2
    assert with_lost_bullets("Warden\n—\nPresented moss\n  —\nNowhere slept\n").count("\n– ") == 2


def test_bold_words_go_on_below_a_blank_line() -> None:
    above = "- A. Oak, B. Elm, C. Ash, D. Hornbeam, E. Fern, F. Moss, G. Heather, **H.**"
    lines = [above, "", "**Quill**, and J. Alder. The leaves of the valleys in the north. _Leaves_, 2019."]
    assert rejoined(["## Papers", "", *lines])[2].startswith(f"{above[:-2]} Quill**")


def test_bold_labels_below_bold_words_begin_something_else() -> None:
    above = "- Languages of the northern valleys and of all the islands before them: **German**"
    for below in ("**Awards:** Fellow of the Oaks", "**Quills**: Fellow of the Oaks", "**Awards** Fellow of the Oaks"):
        assert rejoined([above, "", below]) == [above, "", below]


def test_the_margin_is_where_lines_lie_close() -> None:
    wide = "The oaks of all the northern valleys were counted by their wardens in a year when no snow had fallen yet"
    narrow = ["The elms were counted in the spring by wardens who came over the", ""] * 5
    lines = [wide + "." * number for number in range(0, 60, 15)]
    rows = ["Warden of the old forest at Brno, beside the river, at the North", "Gate, Brno"]
    assert len(with_paragraphs_whole([*lines, "", *narrow, *rows])) == len(lines) + len(narrow) + 2


def test_a_bracket_that_a_line_leaves_open_is_closed_in_it() -> None:
    lines = ("2019 Counting the leaves of oaks in the valleys (with Berta Elm and", "Carl Ash)", "Preprint. Leaves")
    assert whole("## Papers", "", *lines)[2:] == [f"{lines[0]} {lines[1]}", lines[2]]
    assert whole("## Skills", "", *lines)[2:] == list(lines)


def test_places_in_italics_that_begin_lines_stay_on_their_own() -> None:
    works = [
        line
        for year in range(2015, 2019)
        for line in (
            f"{year} Counting the leaves of all the beeches and elms in the valleys of the north",
            f"_Journal of Leaves_, {year - 2000}(2), pp. 3-9.",
            "",
        )
    ]
    assert whole("## Papers", "", *works)[2:] == works
    assert len(whole("## Papers", "", *works[:3])) == 4


def test_lines_that_a_date_leads_begin_entries_though_the_paragraph_begins_otherwise() -> None:
    lines = (
        "Guild of the Weavers of the North.",
        "2011–2014. Warden of the forest at Brno and of the beeches and elms of the northern",
        "valleys.",
        "2012. Reader, 3rd Meeting of the Wardens of the Forests of the Northern Valleys and",
        "Rivers.",
        "2010. Keeper of the beeches and of all the elms and oaks that stand beside the river",
        "2009",
    )
    made = whole(*lines)
    assert [line.split(". ")[0] for line in made] == ["Guild of the Weavers of the North.", "2011–2014", "2012", "2010"]
    authors = (
        "A. Oak, B. Elm, and Carl Ash, the wardens of the beeches at the river of Brno.",
        "2012. Leaves that fall",
    )
    assert len(whole("## Publications", "", *authors)) == 3


def test_the_second_half_of_a_heading_may_stand_before_words_that_go_on() -> None:
    lines = [
        "Education 2006. DPhil, Looms, Brno",
        "",
        "",
        "Publications A. Oak. Ferns. 2019.",
        "",
        "",
        "Grants and 2012. Loom Lab Challenge, Brno College. Principal",
        "",
        "Awards investigator (£9,000).",
        "2011. Wool, Brno College. Co-investigator (£3,000).",
    ]
    read = with_plain_margins(lines)
    assert read[read.index("## Grants and Awards") + 2 :] == [
        "2012. Loom Lab Challenge, Brno College. Principal",
        "investigator (£9,000).",
        "2011. Wool, Brno College. Co-investigator (£3,000).",
    ]
