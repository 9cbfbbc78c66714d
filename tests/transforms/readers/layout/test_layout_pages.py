"""Pages of layout text: running heads, margins that drift, sentences over a page's end."""

from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.readers.layout.pages import aligned, end_to_end, joined, without_running_heads


def test_running_heads_go_and_what_they_say_of_the_owner_stays_once() -> None:
    pages = [[f"Ada Novak    Page {number}", "Leaves", "2019", f"ada@brno.cz  {number}"] for number in (1, 2, 3)]
    assert without_running_heads(pages) == [
        ["Ada Novak", "ada@brno.cz  1", "Leaves", "2019", ""],
        ["", "Leaves", "2019", ""],
        ["", "Leaves", "2019", ""],
    ]


def test_years_at_the_edge_of_pages_stay() -> None:
    pages = [["2019", "a", "2018"], ["2017", "b", "2016"]]
    assert without_running_heads(pages) == pages


def test_blocks_beside_dates_begin_in_one_column() -> None:
    page = [
        "            Education",
        "  2012–2019 PhD, Brno",
        "            Botany",
        "       2011 MSc, Brno",
        "",
        "     Awards",
        "2010 Medal of Leaves",
        "     and of roots",
        "2009 Prize of Woods",
        "Languages",
    ]
    assert aligned(page) == [
        *page[:5],
        "            Awards",
        "       2010 Medal of Leaves",
        "            and of roots",
        "       2009 Prize of Woods",
        "Languages",
    ]
    flush = ["2012–2019 PhD", "2011 MSc", "2010–2012 Medal", "2009 Prize", "2008–2009 Woods"]
    assert aligned(flush) == flush


def test_a_sentence_goes_on_over_the_end_of_a_page() -> None:
    first = "Wrote about the leaves of trees and of bushes, about roots and"
    assert joined([first, "of twigs.", "Leaves"]) == f"{first}\nof twigs.\n\nLeaves"


def test_a_running_head_of_the_second_page_alone() -> None:
    pages = [
        ["Curriculum Vitae", "Ada Novak", "Leaf"],
        ["Updated May 2024        Ada Novak, CV", "Leaves"],
        ["Brno", "b"],
    ]
    assert without_running_heads(pages) == [pages[0], ["", "Leaves"], pages[2]]


def test_pages_without_columns_lose_their_running_heads_too() -> None:
    text = "Ada Quill\n\nPublications\nTides of the north.\n\fAda Quill      2\n\nAwards\nTide Prize, 2019\n"
    assert "2\n" not in read(text.encode(), "cv.txt").text


def test_a_sidebar_stands_below_the_name_with_its_address_whole() -> None:
    side = ["Mail", "ada.novak@", "brno.cz", "Brno", "Research", "Interests", "Leaves", "Roots", "Twigs", "Woods"]
    words = [f"Studied the leaves of {number} trees in Prague and of all bushes" for number in range(8)]
    main = ["Ada Novak", "EDUCATION", *words]
    page = "\n".join(f"{'':18}{right}\n{left:>12}" for left, right in zip(side, main, strict=True))
    found = read(f"{page}\f{page}".encode(), "a.txt").text
    assert "\nada.novak@brno.cz\n" in found
    assert "\nResearch Interests\n" in found
    assert found.index("Ada Novak") < found.index("ada.novak@") < found.index("EDUCATION")


def test_a_list_over_a_page_s_end_keeps_its_edge() -> None:
    first = [
        *("Ada Novak", "Botanist, Brno     ada@brno.cz", "", "Education"),
        *("2013–2019      PhD in Botany, University of Brno, with a thesis on leaves", "               Thesis: Leaves"),
        *("2010–2012      MSc in Botany, University of Brno, with honours", "               Thesis: Roots"),
        *("2007–2010      BSc in Botany, University of Olomouc, with honours", "", "Selected Publications"),
        "               Novak, A., & Oak, B. (2019). The leaves of beeches. Forests, 3, 17–23.",
        "               Oak, B., & Novak, A. (2018). The roots of beeches. Forests, 2, 12–19.",
    ]
    second = [
        "              Elm, C., & Novak, A. (2017). The twigs of beeches. Forests, 1, 1–9.",
        "              Novak, A., & Elm, C. (2016). The bark of beeches. Forests, 1, 31–39.",
        *("", "Awards"),
        *(f"{year}          Medal of the {tree}, Oak Society of Brno" for year, tree in ((2019, "Elm"), (2017, "Fir"))),
        *(f"{year}          Prize of the {tree}, Oak Society of Brno" for year, tree in ((2015, "Ash"), (2013, "Yew"))),
        *("", "Teaching", "2014          Dendrology, University of Brno", "2012          Botany, University of Brno"),
    ]
    lines = read("\f".join("\n".join(page) for page in (first, second)).encode(), "a.txt").text.split("\n")
    cited = [line for line in lines if "beeches" in line]
    assert len(cited) == 4
    assert not any(line.startswith(" ") for line in cited)


def test_words_that_part_by_chance_at_a_gutter_of_dates_stay_together() -> None:
    rows = [("2023", "Moss Council Starting Grant"), ("2021", "Distinguished Teaching Award, University of Oslo"),
            ("2019", "Best Student Paper at the Conference on Snow"), ("2018", "Runner-up, Three Minute Thesis"),
            ("2017", "Travel grant of the Moss Union"), ("2015-17", "Individual Fellowship, Moss Commission"),
            ("2014", "Graduated with distinction"), ("2013", "Erasmus scholarship, six months")]  # fmt: skip
    text = "Ingrid Solheim-Katz\n\nAWARDS & FELLOWSHIPS\n\n" + "".join(f"{a:<8}{b}\n" for a, b in rows)
    cv = parse(read(text.encode(), "cv.txt"))
    assert cv.person is not None
    assert cv.person.name == "Ingrid Solheim-Katz"
    assert len(cv.awards) + len(cv.grants) >= len(rows) - 1


def test_a_letterhead_of_several_lines_stays_on_the_first_page() -> None:
    head = ["   ADA NOVAK", "  Keeper of Leaves, Brno", "  E-mail: ada@brno.cz", ""]
    pages = [[*head, f"Leaves of {tree}", f"Roots of {tree}"] for tree in ("oaks", "elms", "firs")]
    assert without_running_heads(pages) == [
        [*head, "Leaves of oaks", "Roots of oaks"],
        ["", "", "", "", "Leaves of elms", "Roots of elms"],
        ["", "", "", "", "Leaves of firs", "Roots of firs"],
    ]


def test_a_gap_between_paragraphs_beside_a_line_of_the_sidebar_stays() -> None:
    rows = ["Ada Novak", "", "", f"{'Currently':>22}", f"{'':28}Publications"]
    side = ("Mail", "ada@brno.cz", "Brno", "Oak Lab", "Leaf Unit", "Prague", "Web")
    for label, tree in zip(side, ("elm", "fir", "ash", "yew", "birch", "beech", "maple"), strict=True):
        rows.append(f"{'':28}A Novak, B Oak, C Elm. Leaves of the {tree} in winter that fall on roofs, and of")
        rows.append(f"{'':28}those in summer that stay. In preparation.")
        rows.append(f"{label:>22}" if tree != "yew" else "")
    rows += ["", f"{'':28}Education", f"{'':28}2008 - 2014  PhD in Botany, University of Brno"]
    found = parse(read(("\n".join(rows) + "\f").encode(), "a.txt"))
    assert len(found.papers) == len(side)


PARTED = "Keeper of the oaks of Brno, paid by the\ntown (2011)\n\nDigger of ditches (2007)\n\nOak prize (2005)"


def test_a_page_that_begins_a_paragraph_is_parted_from_the_one_above() -> None:
    pages = [PARTED, "Warden of elms in the woods of Zlin (2003)"]
    assert end_to_end(pages).count("\n\n") == 3
    for other in ([PARTED + "\n\nWarden of", pages[1]], [PARTED.replace("\n\n", "\n"), pages[1]], [PARTED, "and elms"]):
        assert "\n\f" in end_to_end(other)


def test_feet_that_wide_blanks_make_long_go() -> None:
    feet = [f"MAY 2021{' ' * 60}ADA QUILL · CURRICULUM VITAE{' ' * 60}{number}" for number in (1, 2)]
    pages = [["Ada Quill", "", "Leaves", foot] for foot in feet]
    assert [page[-1] for page in without_running_heads(pages)] == ["", ""]
