"""Lines: raw text to clean words, style kept as ranges of them."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import lines_of
from transforms.lines.read import hide, read_lines
from transforms.model import Document, Line


def line(text: str) -> Line:
    return lines_of(text)[0]


@pytest.mark.parametrize(
    ("raw", "text", "bullet"),
    [
        ("- Plain", "Plain", "-"),
        ("- ▷ Nested mark", "Nested mark", "▷"),
        ("  - \\* Escaped mark", "Escaped mark", "*"),
        ("- o Letter mark", "Letter mark", "o"),
        ("o [2] Ada Vale, Ben Oak.", "Ada Vale, Ben Oak.", "[2]"),
        ("o vos looms", "o vos looms", ""),
        ("- [12] Ada Vale, Ben Oak.", "Ada Vale, Ben Oak.", "[12]"),
        ("3. Third", "Third", "3."),
        ("ii. Second", "Second", "ii."),
        ("iv) Fourth", "Fourth", "iv)"),
        ("vi mills", "vi mills", ""),
        ("01.AI, Beijing", "01.AI, Beijing", ""),
        ("●\u200b Glyph", "Glyph", "●"),
        ("⋆ Star", "Star", "⋆"),
        ("→ Arrow", "Arrow", "→"),
        ("~ Tilde", "Tilde", "~"),
        ("~5% faster", "~5% faster", ""),
        ("Leeds → Turku", "Leeds → Turku", ""),
        ("2019. A year is no number", "2019. A year is no number", ""),
        ("*equal contribution", "*equal contribution", ""),
        ("Ada Vale*, Ben Oak*, Cy Elm", "Ada Vale*, Ben Oak*, Cy Elm", ""),
        ("Ada Vale\\*, Ben_Oak", "Ada Vale*, Ben_Oak", ""),
        ("$Research\\ Assistant$", "Research Assistant", ""),
        ("a $\\diamond$ b, 2$\\times$ faster", "a ⋄ b, 2× faster", ""),
        ("$10,000 and $20,000", "$10,000 and $20,000", ""),
        ("Universit¨at M´alaga Gonz´alez", "Universität Málaga González", ""),
        ("ﬁnal eﬃcient", "final efficient", ""),
        ("Title\t2021", "Title\t2021", ""),
        ("Title      2021", "Title\t2021", ""),
        ("2017  Mei-Ling Ostrow, student", "2017\tMei-Ling Ostrow, student", ""),
        ("Sept 2018 - May 2019  Looms at sea", "Sept 2018 - May 2019\tLooms at sea", ""),
        ("In all  2019 looms", "In all 2019 looms", ""),
        ("University of Somewhere         - Twin Cities", "University of Somewhere - Twin Cities", ""),
        ("| a | b |", "a\tb", ""),
        ("> quoted", "quoted", ""),
        ("E D U C A T I O N", "EDUCATION", ""),
        ("[words](https://example.org/a_(b)) after", "words after", ""),
        ("![portrait](me.png) Ada", "Ada", ""),
        ("R&amp;D <br> x", "R&D x", ""),
    ],
)
def test_words(raw: str, text: str, bullet: str) -> None:
    assert (line(raw).text, line(raw).bullet) == (text, bullet)


def styled(raw: str, kind: str) -> list[str]:
    found = line(raw)
    return [found.text[span.start : span.end] for span in getattr(found, kind)]


@pytest.mark.parametrize(
    ("raw", "kind", "words"),
    [
        ("**Ada Vale**, Ben", "bold", ["Ada Vale"]),
        ("**Research** **Assistant** at", "bold", ["Research Assistant"]),
        ("- Example University** | CS", "bold", ["Example University"]),
        ("- Example Group *RED* Team** - Intern", "bold", ["Example Group RED Team"]),
        ("- Example Group *RED* Team** - Intern", "italic", ["RED"]),
        ("<u>Ada Vale</u>*, Ben", "underline", ["Ada Vale"]),
        ("_Journal of Made-up Results_ 3(1)", "italic", ["Journal of Made-up Results"]),
        ("<i>Venue</i>\t", "italic", ["Venue"]),
        ("***both***", "bold", ["both"]),
    ],
)
def test_style(raw: str, kind: str, words: list[str]) -> None:
    assert styled(raw, kind) == words


def test_links_keep_their_target() -> None:
    found = line("see [**my page**](https://ada.example.org) and <ada@example.org>")
    assert [(found.text[k.start : k.end], k.url) for k in found.links] == [
        ("my page", "https://ada.example.org"),
        ("ada@example.org", "mailto:ada@example.org"),
    ]


def test_targets_with_brackets_inside_brackets() -> None:
    (link,) = line("[Papers](https://a.cz/?t=(vale+(a+OR+b)+c)+AND+(moss)) of mine").links
    assert link.url == "https://a.cz/?t=(vale+(a+OR+b)+c)+AND+(moss)"


def test_headings_rules_and_gaps() -> None:
    found = lines_of("# **Ada Vale**\n\n\nNews\n=====\n\n---\n\ntext  \n")
    assert [(one.text, one.heading) for one in found if one.text] == [("Ada Vale", 1), ("News", 1), ("text", 0)]
    assert [one.number for one in found if one.rule] == [5, 7]
    assert [one.gap_before for one in found if one.text] == [0, 2, 4]
    assert found[8].trailing_break


def test_spans_index_the_raw_text() -> None:
    text = "  - **a** b\nc\n\n"
    assert [text[one.start : one.end] for one in lines_of(text)] == text.split("\n")


@pytest.mark.parametrize("unit", ["**", "[", "](", "<b>", "$", "_*", "`", "\\", "<a href=", "- ", "|", "&amp;"])
def test_hostile_markup_stays_text(unit: str) -> None:
    found = line(unit * 3000 + "x")
    assert all(0 <= span.start <= span.end <= len(found.text) for span in (*found.bold, *found.italic, *found.links))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a <!-- b\nc --> d", "a       \n      d"),
        ("<style>p{}</style>a<!-- <script>b --> d", " " * 18 + "a" + " " * 18 + " d"),
        ("<!-- a <!-- b </p>", "<!-- a <!-- b </p>"),
        ("<script>a</scripts><style>b</STYLE >", "<script>a</scripts>                 "),
    ],
)
def test_what_nothing_ends_hides_nothing(text: str, shown: str) -> None:
    assert hide(text) == shown
    assert hide("<!--<script" * 20_000 + "</p>").count("script") == 20_000  # each end is sought once


def test_breaks_of_two_backslashes_are_no_words() -> None:
    assert [one.text for one in lines_of("Fernhill, NY  \\\\  \n*Weaver* \\\\\nOsier\\\n")][:3] == [
        "Fernhill, NY",
        "Weaver",
        "Osier",
    ]


def test_lines_behind_the_place_that_is_asked_for_keep_their_bare_words() -> None:
    text = "**Ada Quill**\n**Bo Tarn**\n\n-----\n"
    document = Document("made-up.md", "0" * 64, "text/markdown", "utf-8", text)
    first, second, blank, rule, _ = read_lines(document, text.index("**Bo"))
    assert (first.text, second.text, blank.text, rule.text) == ("Ada Quill", "**Bo Tarn**", "", "")
    assert (second.start, blank.rule, rule.rule) == (text.index("**Bo"), False, True)
    assert [(one.number, one.start, one.end) for one in read_lines(document)] == [
        (one.number, one.start, one.end) for one in read_lines(document, 0)
    ]


def test_the_letter_of_a_years_second_work_in_a_column_goes() -> None:
    found = lines_of("2016b\tQuill, A. Slow Looms.\n2016b is no column")
    assert [line.text for line in found] == ["2016\tQuill, A. Slow Looms.", "2016b is no column"]


def test_signs_that_look_like_dashes_and_apostrophes_are_those_and_stay_in_the_raw_line() -> None:
    raw = "Weft Lab \u2212 Bergen, 555\u20120142, LOOM\u02bc26, O\u02bcahu"
    found = line(raw)
    assert (found.text, found.raw) == ("Weft Lab - Bergen, 555–0142, LOOM’26, O\u02bcahu", raw)


def test_a_colon_behind_a_number_in_brackets_is_no_word_of_the_item() -> None:
    lines = read_lines(
        Document("a.md", "0" * 64, "text/markdown", "utf-8", "[1]: A. Quill. Looms.\n[2]: http://a.example\n")
    )
    assert lines[0].text == "A. Quill. Looms."
    assert not lines[1].text.startswith("http")
