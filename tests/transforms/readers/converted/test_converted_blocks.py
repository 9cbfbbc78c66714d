"""Blocks of converted PDFs: where one ends, what hangs below its first line, and what only looks like a heading."""

import pytest

from transforms.readers.converted.converted import read_converted
from transforms.readers.converted.first_heads import with_first_head_below
from transforms.readers.converted.hanging_lines import with_hanging_lines
from transforms.readers.converted.left_columns import fused_head, in_columns
from transforms.readers.converted.lines import is_dated_row, is_head
from transforms.readers.converted.side_dates import dates_beside
from transforms.readers.converted.torn import rejoined
from transforms.readers.converted.torn_marks import with_whole_links


def test_a_box_of_headings_ends_where_its_lines_do() -> None:
    text = read_converted("**RESEARCH INTERESTS**\n\n\nMosses.\n**PUBLICATIONS**\n\n\n  - A. Oak. Ferns. 2019.\n")
    assert "**RESEARCH INTERESTS**\n" in text
    assert "**PUBLICATIONS**\n" in text


def test_bold_words_beside_a_text_are_labels_where_headings_are_larger() -> None:
    heads = "".join(f"## **{words}**\n\n\nAda Oak\n\n\n" for words in ("Education", "Awards", "Service"))
    labels = "**Languages** Czech, Polish\n\n\n**Software** Leafcount, Barkmeter\n"
    assert "**Languages** Czech" in read_converted(f"{heads}## **Skills**\n\n\n{labels}")
    assert "## Languages" in read_converted(f"**Ada Oak**\n\n\n{labels}")


def test_blanks_below_the_first_lines_of_blocks_part_nothing() -> None:
    names = "Ada Oakenfield, Berta Elmhurst, Carl Ashworth, and Dora Hornbeam."
    block = ["", "", names, "", "Leaves of beeches in the valleys of the north. _Leaves_,", "3:17, 2019."]
    lines = ["## Papers", *3 * block]
    assert [at for at, line in enumerate(rejoined(lines)) if line == names] == [3, 8, 13]
    assert rejoined([*lines, "", "Another."]).count(names) == 3
    assert len(rejoined([*lines, "", "Another."])) == len(lines) + 2


def test_an_item_with_a_code_goes_on_no_line_above() -> None:
    long = "How to Card the Wool of the Northern Towns, Seminar of the Felt Makers, Lund University of Looms,"
    lines = ["## Talks", "", "", f"2021 TP.4 {long}", "", f"TP.3 {long}", "guest", "", f"2019 TP.2 {long}", "guest"]
    assert [line[:9] for line in rejoined(lines) if "TP." in line[:9]] == ["2021 TP.4", "TP.3 How ", "2019 TP.2"]


def test_the_end_of_a_bracket_heads_nothing() -> None:
    assert is_head("**Award**")
    assert is_head("**Publications (selected)**")
    assert not is_head("**Award)**")


def test_a_row_with_its_date_below_a_bullet_is_its_own() -> None:
    row = "**Brno Institute of Ferns** 2017.01 - 2017.06"
    assert is_dated_row(row)
    assert is_dated_row("**Warden**, Brno, May 2011 – present")
    assert not is_dated_row("**A. Oak**, B. Elm. Ferns in 2019, and mosses of the")
    assert list(with_hanging_lines(["- Warden of ferns", row]))[1] == row


def test_a_type_of_one_width_says_nothing() -> None:
    assert read_converted("Tools `Leafcount` `Barkmeter`\n```\n     Mossmap\n\n```\n") == (
        "Tools Leafcount Barkmeter\n     Mossmap\n\n"
    )


def test_a_heading_that_bold_words_go_on_is_one_where_others_are() -> None:
    fused = "**Education University of Brno**"
    lines = in_columns(
        ["**Awards** Fern Prize 2011", "", "", fused, "PhD, 2010", "", "", "**Teaching Assistant**, Brno"]
    )
    assert [line for line in lines if line.startswith("#")] == ["## Awards", "## Education"]
    assert "**University of Brno**" in lines
    assert in_columns([fused, "PhD"]) == [fused, "PhD"]


def test_ranges_with_years_first_stand_beside_their_entries() -> None:
    rows = ["2015 Apr.–2016 Sep. MSc Looms, Fern College", "", "2011 Apr. - 2015 Mar. BSc Looms, Fern College", ""]
    assert [line for line in in_columns([*rows, "2016 Oct. - Present Weaver, Mill"]) if line] == [
        "2015 Apr.–2016 Sep.\tMSc Looms, Fern College",
        "2011 Apr. - 2015 Mar.\tBSc Looms, Fern College",
        "2016 Oct. - Present\tWeaver, Mill",
    ]


def test_dates_before_the_only_entries_of_sections_are_columns() -> None:
    lines = in_columns(["# Papers", "", "2013 Ada Oak. Ferns.", "", "# Posters", "", "2014 Ada Oak. Mosses."])
    assert [line for line in lines if "\t" in line] == ["2013\tAda Oak. Ferns.", "2014\tAda Oak. Mosses."]


def test_a_heading_between_the_address_and_the_name_stands_below() -> None:
    above = ["University of Brno", "Department of Ferns", "Hedge Lane 3", "Brno"]
    lines = with_first_head_below(
        [*above, "# Education", "", "# **Ada Oak**", "", "Email: ada@fern.cz", "", "PhD 2010"]
    )
    assert lines.index("# Education") > lines.index("Email: ada@fern.cz")


def test_a_link_that_words_tore_is_its_last_part() -> None:
    text = "[Ferns of the](https://a.cz/1) north [and](https://a.cz/1) south. [Mosses](https://a.cz/2)"
    assert with_whole_links(text) == "Ferns of the north [and](https://a.cz/1) south. [Mosses](https://a.cz/2)"


@pytest.mark.parametrize("mark", ["**", "_", ""])
def test_links_to_one_place_in_one_style_are_one(mark: str) -> None:
    lines = ("Ferns of Half-", "Drained Quarries and", "Their Keepers")
    text = "\n".join(f"{mark}[{line}](https://a.cz/1){mark}" for line in lines)
    assert with_whole_links(text) == f"{mark}[Ferns of Half-Drained Quarries and Their Keepers](https://a.cz/1){mark}"


def test_places_over_dates_at_the_right_belong_to_the_entries_above() -> None:
    lines = [
        *("## Education", "", "**Oak University** _Brno_", "_PhD in Botany_ 2007 – 2011", ""),
        *("**Elm University**", "_BA in Botany_", "", "## Employment", "", "**Warden of Trees**", "_Fern House_", ""),
        *("## Publications", "", "_Prague_", "", "_Oct 2003 – June 2006_", "", "_Olomouc_", "_Aug 2019 – present_", ""),
    ]
    found = dates_beside(lines)
    assert "**Elm University**\tOct 2003 – June 2006" in found
    assert "_Fern House_\t_Olomouc_" in found
    assert "**Oak University** _Brno_" in found


def test_a_general_heading_stands_over_those_of_a_lower_rank() -> None:
    text = (
        "## **Education**\n\n\nPhD, Brno, 2012\n\n\n## **Research**\n\n\n**Journal Articles**\n\n\n"
        "A. Oak. Ferns. _Leaves_, 2019.\n\n\nA. Oak. Mosses. _Leaves_, 2018.\n\n\n"
        "**Conference Presentations**\n\n\nFerns in spring. Botany Days, Graz, 2017.\n"
    )
    read = read_converted(text)
    assert read.index("**Journal Articles**") < read.index("A. Oak. Ferns") < read.index("Ferns in spring")


def test_headings_of_the_margin_in_two_halves() -> None:
    lines = [
        "Education 2006. DPhil, Ferns, Brno",
        "",
        "",
        "Teaching 2011. Ferns for All, Graz",
        "",
        "",
        "Publications A. Oak. Ferns. 2019.",
        "",
        "",
        "Grants and 2012. Lab of Ferns, Brno College. Principal",
        "",
        "",
        "Awards",
        "",
        "investigator (9,000).",
        "",
        "",
        "Service to the 2011–present. Board member, Ferns section, International",
        "",
        "Profession Society for Mosses.",
    ]
    read = in_columns(lines)
    assert "## Grants and Awards" in read
    assert "## Service to the Profession" in read
    assert read.index("Society for Mosses.") > read.index("## Service to the Profession")
    assert "Awards" not in read


def test_a_quote_that_a_link_lost_and_a_link_that_goes_on() -> None:
    text = (
        "** **\n\n\n“\nAda Oak and Berta Elm. 2012. [Ferns in the northern](http://oak.example/1)\n\n"
        "valleys: [what they bear in spring.”](http://oak.example/1) _Leaves_, 47: 3.\n\n\n"
        "[Ada Oak (2013) The transcrip-](http://oak.example/2)\n[tome of the moss. Leaves, 48.](http://oak.example/2)\n"
    )
    read = read_converted(text)
    assert "\n“\n" not in read
    assert "Berta Elm. 2012. “Ferns in the northern\nvalleys: " in read
    assert "The transcriptome of the moss" in read


def test_a_heading_in_small_letters_below_a_full_line_stands_alone() -> None:
    signs = "**Ada** **Novak** of **the** **woods**\n\n\n" * 6
    full = "ada@brno.cz and some more words that fill the line to the margin of the page"
    assert f"{full}\n\n\neducation\n\n\n**PhD" in read_converted(f"{signs}{full}\n\n\neducation\n\n\n**PhD** in Leaves")
    assert f"{full}\neducation of trees" in read_converted(
        f"{signs}{full}\n\n\neducation of trees\n\n\n**PhD** in Leaves"
    )


def test_a_summary_below_a_quoted_title_is_no_end_of_it() -> None:
    signs = "**Ada** **Novak** of **the** **woods**\n\n\n" * 6
    title = "“Leaves in Distress: the Fragility of Trees in Woods and of Bushes in Gardens” (Job Market Paper)"
    found = read_converted(f"{signs}**Papers**\n{title}\n\nI study how leaves fall from trees, and where to.\n")
    assert f"{title}\n\nI study" in found


def test_a_heading_of_careers_in_bold_that_an_employer_and_its_post_go_on() -> None:
    fused = "**Experience Weftly** - Senior Loom Engineer (March 2015 - Present)."
    found = in_columns(["**Awards** Fern Prize 2011", "", "", fused, "", "Looms.", "", "**Teaching** Looms, 2010"])
    assert "**Weftly** - Senior Loom Engineer (March 2015 - Present)." in found
    told = "**Experience Design** - a course on looms (2015)."
    assert told in in_columns(["**Awards** Fern Prize 2011", "", "", told, "", "**Teaching** Looms, 2010"])


def test_an_aside_in_bold_is_no_name_beside_a_heading() -> None:
    assert fused_head("**COURSES TAUGHT (University of Turku):**") is None
    assert fused_head("**EDUCATION University of Turku**") == ("EDUCATION", "**University of Turku**", (), -1)
