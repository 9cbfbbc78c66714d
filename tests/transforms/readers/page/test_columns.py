"""Columns: every segment of a page stands in one region, wherever it and its mark stand."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from transforms.readers.inline import BOLD
from transforms.readers.page.columns import regions
from transforms.readers.page.segments import Segment
from transforms.readers.page.word import Word


def segment(base: float, x0: float, wide: float, before: float, words: str) -> Segment:
    made = Segment([Word(words, x0, x0 + wide, base, 10)])
    if before:
        made.mark, made.mark_x = "•", x0 - before
    return made


SEGMENTS = st.lists(
    st.builds(
        segment,
        st.integers(1, 70).map(lambda row: 11.0 * row),
        st.sampled_from((40.0, 60.0, 300.0, 310.0, 500.0)),
        st.sampled_from((5.0, 60.0, 200.0)),
        st.sampled_from((0.0, 12.0, 260.0)),
        st.sampled_from(("Education", "2019", "wrote of leaves")),
    ),
    min_size=1,
    max_size=80,
)


def _row(base: float, x0: float, words: str) -> Segment:
    return segment(base, x0, 6.0 * len(words), 0, words)


def test_a_narrow_column_with_an_address_below_a_heading_is_no_margin() -> None:
    side = ("Interests", "ada@loom.example", "Loom House", "Lund", "Wool looms", "and felts", "of Lund")
    main = ("Publications", "Vale A. Slow dyes.", "Tides 44, 2020.", "Vale A. Wool that walks.", "Weft 2.", "Weft 3.")
    page = [_row(700 - 14.0 * at, 200 - 6.0 * len(words), words) for at, words in enumerate(side)]
    page += [_row(700 - 14.0 * at, 230, words) for at, words in enumerate((*main, *main[1:]))]
    assert len(regions(page)) > 1
    assert len(regions([_row(one.base, one.x0, one.text.replace("@", " at ")) for one in page])) == 1


@given(SEGMENTS, st.booleans())
@settings(max_examples=200)
def test_every_segment_stands_in_one_region(segments: list[Segment], has_margin: bool) -> None:
    found = [one for region in regions(segments, has_margin=has_margin) for one in region]
    assert sorted(map(id, found)) == sorted(map(id, segments))


def test_marks_may_stand_left_of_all_words() -> None:
    page = [segment(11.0 * row, 300.0, 20.0, 260.0, "leaves") for row in range(20)]
    assert sum(map(len, regions(page))) == 20


def test_dates_and_headings_beside_lines_with_headings_are_no_column() -> None:
    left = ["Education", "2012", "2010", "Awards", "2009", "2008", "2007"]
    page = [segment(600 - 20 * at, 40.0, 60.0, 0.0, words) for at, words in enumerate(left)]
    page += [segment(600 - 20 * at, 200.0, 200.0, 0.0, "Studied leaves") for at in (1, 2, 4, 5, 6)]
    page += [segment(300 - 20 * at, 200.0, 200.0, 0.0, "Honors") for at in range(3)]
    assert len(regions(page)) == 1


def test_a_date_over_the_first_line_of_its_entry_is_no_column_with_the_others() -> None:
    left = ["Talks", "2016", "2015", "2014", "2013", "Mentoring", "Weavers", "2012", "2011"]
    page = [segment(600 - 20 * at, 40.0, 60.0, 0.0, words) for at, words in enumerate(left)]
    page += [segment(600 - 20 * at, 200.0, 200.0, 0.0, "Walked along rivers") for at in (1, 2, 3, 4, 7)]
    page += [segment(590 - 20 * at, 200.0, 200.0, 0.0, "Counted tides") for at in range(1, 10) if at not in (5, 6)]
    assert len(regions(page)) == 1


def test_a_sidebar_in_one_grid_with_the_main_column_has_larger_lines_of_its_own() -> None:
    def sized(base: float, x0: float, wide: float, words: str) -> Segment:
        return Segment([Word(words, x0, x0 + wide, base, 14 if words.isupper() else 10)])

    left = [
        "FIND",
        "Hall of Looms",
        "",
        "WRITE",
        "ada",
        "and bo",
        "",
        "quill.example",
        "",
        "SEND",
        "by post",
        "or hand",
    ]
    left += ["wool lane", "Oslo", "felt hill"]
    right = [
        "felt was spun",
        "ON WOOL",
        *["and dyed in tubs"] * 6,
        "TRADES",
        *["of mills and rivers"] * 3,
        "",
        "and felt",
        "and wool",
    ]
    page = [sized(600.0 - 12 * at, 40.0, 80.0, words) for at, words in enumerate(left) if words]
    page += [sized(600.0 - 12 * at, 160.0, 300.0, words) for at, words in enumerate(right) if words]
    assert [len(region) for region in regions(page)] == [12, 14]


def test_two_columns_with_dates_in_a_margin_of_each() -> None:
    page = [segment(700, 40.0, 520.0, 0.0, "Ada Vale, Hall of Leaves")]
    for row in range(20):
        base = 660.0 - 12 * row
        page += [segment(base, 40.0, 20.0, 0.0, "2019")] * (row % 3 == 0) + [segment(base, 100.0, 195.0, 0.0, "on")]
        page += [segment(base - 4, 304.0, 20.0, 0.0, "2012")] * (row % 3 == 1)
        page += [segment(base - 4, 364.0, 195.0, 0.0, "more")]
    found = [{one.words[0].text for one in region} for region in regions(page)]
    assert found[1:] == [{"2019", "on"}, {"2012", "more"}]


def test_the_names_of_a_tables_columns_are_no_headings() -> None:
    rows = [
        ("Name", "Role", "Degree", "Talks", "Title"),
        ("Diaz, R.", "Chair", "PhD", "3", "Pain and rest"),
        ("Wren, O.", "Member", "PhD", "2", "Handoffs"),
        ("Chen, L.", "Chair", "DNP", "4", "Quiet hours"),
        ("Service",),
        ("University", "Senate", "Member", "", "2009"),
        ("School", "Committee", "Chair", "", "2013"),
        ("Awards",),
        ("Fern Prize", "Osier", "Wool", "", "2018"),
        ("Loom Prize", "Tarn", "Wool", "", "2011"),
    ]
    segments = [
        segment(700.0 - 20 * row, 50.0 + 100 * at, 60.0, 0, words)
        for row, cells in enumerate(rows)
        for at, words in enumerate(cells)
        if words
    ]
    assert len(regions(segments)) == 1


def test_dates_beside_lines_with_labels_and_a_heading_among_them_are_a_margin() -> None:
    left = [
        "May 2019",
        "June 2018",
        "2017",
        "2016",
        "2015",
        "2014",
        "2013",
        "",
        "Languages",
        "Dutch",
        "Swedish",
        "Finnish",
    ]
    right = ["Walked along rivers", "Counted grains", "Drew tides", "Wrote", "Taught", "Sieved", "Dug", "", ""]
    right += ["Languages", "Awards", "Skills"]
    page = [segment(600.0 - 12 * at, 40.0, 60.0, 0.0, words) for at, words in enumerate(left) if words] + [
        segment(600.0 - 12 * at, 200.0, 200.0, 0.0, words) for at, words in enumerate(right) if words
    ]
    assert len(regions(page)) == 1


def test_the_last_column_of_a_table_of_dated_rows_is_no_column_of_the_page() -> None:
    page: list[Segment] = []
    for row in range(14):
        base = 600.0 - 24 * row
        page += [
            segment(base, 40.0, 20.0, 0.0, "2019"),
            segment(base, 100.0, 150.0, 0.0, "Sweeper of the leaves of the town, and of the woods"),
        ]
        page += [segment(base, 300.0, 240.0, 0.0, "Hall of Bark, Institute of Roots")]
        page += [segment(base - 12, 100.0, 150.0, 0.0, "wrote about them, and about twigs, for all who live there")]
        page += [segment(base - 12, 300.0, 60.0, 0.0, "and of Twigs in the town of Prague")]
    assert len(regions(page)) == 1


def _two_columns(heads: tuple[str, str, str], size: float, lines: int = 9) -> list[Segment]:
    page = [segment(700, 40.0, 520.0, 0.0, "Ada Vale, Hall of Leaves")]
    for side, x in enumerate((40.0, 240.0)):
        for row in range(lines):
            head = {0: heads[side], 4: heads[2] if side else ""}.get(row)
            words = head or "Wrote of leaves"
            one = segment(660.0 - 12 * row, x, 150.0 + 150 * side, 0.0, words)
            one.size = size if "leaves" not in words else 10
            page.append(one)
    return page


def test_headings_of_columns_may_be_numbered_or_large_in_small_letters() -> None:
    assert len(regions(_two_columns(("1. Education:", "2. Teaching:", "3. Awards:"), 12))) == 3
    assert len(regions(_two_columns(("education", "teaching", "awards"), 14))) == 3
    assert len(regions(_two_columns(("education", "teaching", "awards"), 10))) == 1


def test_columns_over_a_pages_upper_half_end_above_the_next_heading() -> None:
    page = _two_columns(("Education", "Teaching", "Awards"), 10)
    page.append(segment(520.0, 40.0, 100.0, 0.0, "Publications"))
    page += [segment(500.0 - 12 * row, 40.0, 500.0, 0.0, f"Leaves of {row} trees") for row in range(20)]
    found = regions(page)
    assert found[-1][0].text == "Publications"
    assert len(found) == 4


def test_dates_over_the_first_lines_of_what_they_date_and_bold_headings_are_a_margin() -> None:
    left = ["Trainees", "2016-2019", "", "", "2020-2024", "", "", "Residents", "2011-2014", "", "", "Tools"]
    right = ["", "", "Hall of Looms", "Ada Vale, M3", "", "Hall of Tides", "Bo Fern, M4", "", "", "Hall of Wool", "Cy"]

    def page(style: int) -> list[Segment]:
        heads = [segment(600.0 - 14 * at, 40.0, 60.0, 0.0, words) for at, words in enumerate(left) if words]
        for one in heads:
            one.words[0].style = 0 if one.text[0].isdigit() else style
        return heads + [segment(600.0 - 14 * at, 200.0, 200.0, 0.0, words) for at, words in enumerate(right) if words]

    assert len(regions(page(BOLD))) == 1
    assert len(regions(page(0))) > 1
    left[0], left[11] = "Mentorship", "Skills"  # headings by their words, as layout text has them
    assert len(regions(page(0))) == 1


def test_lines_far_to_the_right_of_those_above_are_no_column() -> None:
    page = [_row(710, 40, "Ada Vale")]
    for at in range(8):
        base = 680 - 28.0 * at
        page += [_row(base, 40, "2019"), _row(base, 100, "Chair" if at else "Teaching"), _row(base - 14, 190, "NLPCC")]
    long = _row(694, 100, "Dyes of old looms and felts")
    assert len(regions([long, *page])) == 1
    assert len(regions(page)) > 1
    beside = [_row(690 - 14.0 * at, 190, "Dyes of old looms") for at in range(8)]
    assert len(regions([long, *(one for one in page if one.x0 < 190), *beside])) > 1
