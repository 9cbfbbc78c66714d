"""Markdown that a converter made of PDFs: what it broke is mended. All made up."""

import pytest

from transforms.readers.converted.converted import read_converted
from transforms.readers.dispatch import read

SIGNS = "**Ada** **Novak** of **the** **woods**\n\n\n" * 6


@pytest.mark.parametrize(
    ("written", "left"),
    [
        ("**Doctor** **of** **Leaves**, _Charles_ _University_", "**Doctor of Leaves**, _Charles University_"),
        ("The **12** **[th]** **Day of Trees**", "The **12th Day of Trees**"),
        ("A. Novak [∗] , B. Oak [1,2] , C. Elm", "A. Novak∗, B. Oak1,2, C. Elm"),
        ("L [A] TEX, Python", "LaTeX, Python"),
        ("\ufffd ada@botany.cz", "ada@botany.cz"),
        ("## ada@botany.cz Prague **EDUCATION**", "ada@botany.cz Prague\n\n## **EDUCATION**"),
        ("Honors and\n\nAwards", "## Honors and Awards"),
        ("Non-refereed\n\nPublications\n\n1. Novak, A. “Moss.” Leaf.", "## Non-refereed Publications"),
        ("**-**\n**09/01** **08/05:** Forester", "**09/01 – 08/05:** Forester"),
        (
            "Honors and\nAwards Prize of Leaves\n\n\nLecturer, Brno\nResearch\nExperience **Institute**",
            "## Research experience\n\nLecturer, Brno\n\n**Institute**",
        ),
        ("**Professional**\n\n**Experience**\n\n\n**Forester**, Brno", "## Professional Experience"),
        ("**Education** **PhD in Botany**, Brno", "## Education\n\n**PhD in Botany**, Brno"),
        ("**Research** **Interests**", "**Research Interests**"),
        ("## Experienc e", "## **Experience**"),
        ("## BOOK REVIEW S", "## **BOOK REVIEWS**"),
        ("## Grove P", "## Grove P"),
        ("## Teachin G", "## Teachin G"),
        ("Oak, B. _[g]_ and Elm, C. _[u]_ , Ash, D. _[g]_ 2012", "Oak, B. and Elm, C. , Ash, D. 2012"),
        ("A study of leaves that fall in Devel-\n\n\nopment", "A study of leaves that fall in Development"),
    ],
)  # fmt: skip
def test_marks_of_a_converter_are_put_right(written: str, left: str) -> None:
    assert left in read((SIGNS + written + "\n").encode(), "a.md").text


def test_a_heading_over_another_of_its_kind_stays() -> None:
    words = (
        "## **Employment**\n\nForester, 2019\n\n## **Publications**\n\n\n**Journal Articles**\n\n\n1. _Leaves_, A. Oak"
    )
    text = read((SIGNS + words + "\n").encode(), "a.md").text
    assert text.index("Forester") < text.index("Publications") < text.index("Journal Articles") < text.index("Leaves")


def test_two_headings_in_one_stand_apart() -> None:
    assert "# **Publications**" in read_converted("# **Ada N. Vale** **Publications**\n\nOn Moss, 2019.\n")
    assert "**2018**" in read_converted("# **Refereed papers** **2018**\n\nOn Moss, 2018.\n").split("\n")


def test_headings_read_before_their_sections_are_dealt_out() -> None:
    words = (
        "# Ada Novak\n\nEducation\n\n\nHonors and\n\nAwards\n\n\n".replace("Education", "## Education")
        + "PhD in Botany, Charles University, 2012\n\n\nMSc in Forestry, Brno, 2008\n\n\nPrize of the Oak, 2015\n\n\n"
    )
    text = "".join(line + "\n" for line in read((SIGNS + words).encode(), "a.md").text.split("\n") if line)
    assert "## Education\nPhD in Botany, Charles University, 2012\nMSc" in text
    assert "## Honors and Awards\nPrize of the Oak" in text


def test_dates_read_before_their_lines_stand_beside_them() -> None:
    words = "## Education\n\nSep\n2014-May\n\n2020\n\n\nJan\n\n2012-Dec\n2013\n\n\n"
    words += "**PhD** in Botany\n\n\n**MSc** in Forestry\n"
    text = read((SIGNS + words).encode(), "a.md").text
    assert "Sep 2014-May 2020\t**PhD** in Botany" in text
    assert "Jan 2012-Dec 2013\t**MSc** in Forestry" in text


@pytest.mark.parametrize(
    ("written", "left"),
    [
        (  # a hanging indent tore the citation
            """## Papers

Novak, A., “Leaves that fall in the woods of Bohemia and what became of them,”

_Botany_, 2011.
Novak, A., “Roots,” _Trees_, 2012.
""",
            "became of them,” _Botany_, 2011.\nNovak, A., “Roots,”",
        ),
        (
            "## Papers\n\nNovak, A. (2014). Leaves that fall. In _Proceedings of the Woods_: 1–6.\n\n[poster]\n",
            "1–6. [poster]",
        ),
        (  # a page ended in it
            "## Papers\n\nNovak, A. and Oak, B. (2014). Leaves that fall. _J. of Botany_, 12,\n\n\n3\n\n\n55–60.\n",
            "12, 55–60.\n\n\n3",
        ),
        (  # nothing is torn where a line is short
            "## Papers\n\nNovak, A. Leaves. _Botany_, 2011\n\nReports of the woods, 2012\n",
            "2011\n\nReports",
        ),
    ],
)  # fmt: skip
def test_torn_paragraphs_are_put_together(written: str, left: str) -> None:
    assert left in read((SIGNS + written).encode(), "a.md").text


@pytest.mark.parametrize(
    ("written", "left"),
    [
        ("## Awards\n\n2012 **Prize of the Oak**\n\n2010 Medal\n", "2012\t**Prize of the Oak**\n\n2010\tMedal"),
        ("## Awards\n\n2012, Prize of the Oak\n\n2010, Medal of Roots\n", "2012, Prize"),
        ("Education **Charles University**, Prague\n\nPhD, 2012\n", "## Education\n\n**Charles University**, Prague"),
        ("In Press **Quill, A.** Slow looms, Felt.\n", "## In Press\n\n**Quill, A.** Slow looms, Felt."),
        (  # headings in bold beside their first entries, one of them in two halves
            """**Education** PhD in Botany, Charles University
MSc in Forestry, Brno
**Honors and** Prize of the Oak, 2012
**Awards**

Medal of Roots, 2010
""",
            """## Education

PhD in Botany, Charles University
MSc in Forestry, Brno

## Honors and Awards

Prize of the Oak, 2012

Medal of Roots, 2010""",
        ),
        (
            """
Dates 2010 – 2012
Occupation or position held Forester
Main activities and responsibilities Oaks and
elms
Name and address of employer State Woods
""",
            "Occupation or position held\tForester\nMain activities and responsibilities\tOaks and elms",
        ),
    ],
)  # fmt: skip
def test_what_stood_in_a_column_is_one_again(written: str, left: str) -> None:
    assert left in read((SIGNS + written).encode(), "a.md").text


@pytest.mark.parametrize(
    ("written", "left"),
    [
        (
            "|TEACHING|Col2|\n|---|---|\n|Course|Years|\n|Leaves|2012|\n",
            "## TEACHING\n\n|Course|Years|\n|---|---|\n|Leaves|2012|",
        ),
        ("|PhD|Prague|Col3|\n|---|---|---|\n|MSc|Brno|2012|\n", "|PhD|Prague||\n|MSc|Brno|2012|"),
        ("|Education|PhD, 2012<br>MSc, 2008|\n|---|---|\n|Awards|Oak, 2015|\n", "## Education\n\nPhD, 2012\nMSc, 2008"),
        ("|2012<br>2010|Oak prize<br>Elm medal|\n|---|---|\n", "|2012|Oak prize|\n|2010|Elm medal|"),
    ],
)  # fmt: skip
def test_tables_lose_what_the_converter_added(written: str, left: str) -> None:
    assert left in read((SIGNS + written).encode(), "a.md").text


def test_dates_read_behind_their_entries_stand_beside_them() -> None:
    words = (
        "## Education\n\n**Charles University**\n_PhD in Botany_\n\n\n**Brno**\n_MSc in Forestry_\n\n\n## Talks\n\n\n\n"
    )
    words += (
        "Sep 2010 – Mar 2015\n\n_Prague, Czechia_\n\n\nOct 2008 – Jul 2010\n\n\n_Brno, Czechia_\n\n\nOn leaves, 2012\n"
    )
    text = read((SIGNS + words).encode(), "a.md").text
    assert "**Charles University**\tSep 2010 – Mar 2015\n_PhD in Botany_\t_Prague, Czechia_" in text
    assert "**Brno**\tOct 2008 – Jul 2010\n_MSc in Forestry_\t_Brno, Czechia_" in text


def test_dates_that_count_otherwise_than_the_entries_stay() -> None:
    words = "## Awards\n\n**Oak**\n\n\n**Elm**\n\n\n**Ash**\n\n\n2010\n\n2008\n\n\nand more\n"
    assert "\n2010\n2008" in read((SIGNS + words).encode(), "a.md").text


def test_blank_lines_inside_entries_go_where_all_entries_begin_alike() -> None:
    words = "## Papers\n\n\n**Leaves**\n\nA. Novak, B. Oak\n\n_Botany_, 2012\n\n\n**Roots**\nA. Novak\n"
    assert "**Leaves**\nA. Novak, B. Oak\n_Botany_, 2012\n" in read((SIGNS + words).encode(), "a.md").text


def test_lost_glyphs_are_bullets_or_icons() -> None:
    text = read((SIGNS + "\ufffd Leaves that fall\n\n\ufffd May 2012 \ufffd Prague\n").encode(), "a.md").text
    assert "- Leaves that fall" in text
    assert "\nMay 2012\tPrague" in text


def test_where_all_is_bold_nothing_is() -> None:
    words = "**Wrote** **about** **leaves** **and** **roots** **of** **trees**"
    assert "**" not in read_converted("\n\n\n".join([words] * 8))


@pytest.mark.parametrize(
    ("written", "left"),
    [
        ("Aug. 2018 – **Assistant** **Professor**\nPresent University of Oslo", "Aug. 2018 – Present"),
        ("**Forester**\n\n\n–\n2016 2018, Brno", "2016 – 2018, Brno"),
        ("Works\n\n\n_•_\nOn leaves that fall", "- On leaves that fall"),
        ("\n\n - On leaves\n\n\n On roots that grow", "- On roots that grow"),
        (
            "Surveys.\n\n\nA model of the woods and of all that lives there, for sur\n\n\nveys of trees",
            "for\nsurveys of trees",
        ),
        ("Forester in Brno\n\n\n1\n\n\nBotanist in Prague\n\n\n2\n\n\n", "Forester in Brno\n\nBotanist in Prague"),
        ("Forester in Brno\n\n\n_1/2_\n\n\nBotanist in Prague", "Forester in Brno\n\nBotanist in Prague"),
        (
            "Oak, B. The fall of leaves and what became of the woods. _Proceedings of the_\n_Society of Trees_, 2012.",
            "_Proceedings of the Society of Trees_, 2012.",
        ),
        ("Oak, B. _[†]_ and Elm, C. 2012", "Oak, B.† and Elm, C. 2012"),
        ("_⋄_ On leaves that fall", "- On leaves that fall"),
        ("**2012**\n\n\nIn the year\n\n\n", "**2012**"),
        (
            "[“The fall of leaves in the woods and of the](http://a.cz/1)\n\n[other parts of trees”](http://a.cz/1)",
            "[“The fall of leaves in the woods and of the other parts of trees”](http",
        ),
        (
            "“The fall of leaves and what became of Bohemian\n\nWoods after it”, Botany, 2012",
            "what became of Bohemian Woods after it”",
        ),
    ],
)
def test_what_pages_tore_is_whole(written: str, left: str) -> None:
    text = "\n".join(line for line in read((SIGNS + written + "\n").encode(), "a.md").text.split("\n") if line)
    assert left.replace("\n\n", "\n") in text.replace("\t", " ")


def test_headings_of_a_margin_in_plain_type_stand_alone() -> None:
    words = (
        "# Ada Novak\n\n\nEducation 2012. PhD in Botany\n\n\nGrants Forests of Brno, 2015\n\n\nTeaching Botany, 2016\n"
    )
    text = read((SIGNS + words).encode(), "a.md").text
    assert all(f"## {head}\n" in text for head in ("Education", "Grants", "Teaching"))
    text = read((SIGNS + "Teaching Assistant, Brno\n\n\nEducation matters\n\n\nAwards 2012\n").encode(), "a.md").text
    assert "## Teaching" not in text


def test_headings_of_a_margin_in_small_letters_stand_alone() -> None:
    words = "# Ada Novak\n\n\neducation **Charles University**\nhonors and Prize of the Oak\nawards Prize of the Elm\n"
    text = "\n".join(line for line in read((SIGNS + words).encode(), "a.md").text.split("\n") if line)
    assert "## Education\n**Charles University**\n## Honors and awards\nPrize of the Oak\nPrize of the Elm" in text


def test_the_first_heading_stands_below_the_name_and_the_address() -> None:
    words = "## Research Interests\n\n\n# Ada Novak\n\nBrno\n\nada@botany.cz\n\n\nLeaves that fall\n"
    text = read((words + SIGNS).encode(), "a.md").text
    assert text.index("ada@botany.cz") < text.index("## Research Interests") < text.index("Leaves that fall")


def lines_of(words: str) -> str:
    return "\n".join(line for line in read((SIGNS + words).encode(), "a.md").text.split("\n") if line)


def test_headings_that_fill_a_box_of_the_page_are_whole() -> None:
    text = lines_of("BOOKS\n\n\nINVITED\n\nLECTURES\n\n\n\n_On Leaves_. Oak Press, 2012\n\n\n“Roots,” Brno, May 2013\n")
    assert "BOOKS\n_On Leaves_. Oak Press, 2012\n## INVITED LECTURES\n“Roots," in text
    assert "**REFEREED**" not in lines_of("Oak\n\n\n**REFEREED**\n\n**PUBLICATIONS**\n\n\n\nOak, A. Leaves. 2012\n")


def test_lines_drawn_over_the_page_part_sections() -> None:
    rule = "—" * 30 + "\n\n\n"
    words = f"## EDUCATION\n\n\nPhD, Brno\n\n\n{rule}## EMPLOYMENT\n\n\n## TEACHING\n\n\n"
    words += f"**Forester**, taught students\n\n\n**Lecturer**, Brno\n\n\n{rule}**Lecturer**, Botany\n"
    assert "## TEACHING\n**Lecturer**, Botany" in lines_of(words)


def test_capitals_before_a_text_are_headings() -> None:
    text = lines_of("EDUCATION Ph.D. Botany, Brno\n\n\nAWARDS\n\n\nPrize\n\n\nCOURSES TAUGHT Botany 12: Leaves\n")
    assert "## EDUCATION\nPh.D. Botany" in text
    assert "## COURSES TAUGHT\nBotany 12" in text
    assert "##" not in lines_of("EDUCATION Ph.D. Botany, Brno\n\n\nSERVICE to trees\n")


def test_a_link_that_a_lines_end_tore_has_its_word_whole() -> None:
    assert "_[On De](u" not in lines_of("Oak, A. _[On the Devel-](http://a.cz/1)_\n_opment and growth of trees_, 2012")
    assert "Development](http" in lines_of("Oak, A. _[On the Devel-](http://a.cz/1)_\n_opment and growth_, 2012")


def test_further_dates_of_an_entry_stay_below_it() -> None:
    words = "**Forester**\nBrno\n\n\n**Lecturer** May 2012 - June 2013\nMay 2010 - June 2011\n\nMay 2008 - June 2009\n"
    assert "**Forester**\nBrno" in lines_of("## Experience\n\n\n" + words)


def test_a_heading_whose_table_was_lost_takes_no_other_lines() -> None:
    work = "Oak, B., Elm, C. 201{} Leaves that fall in the woods of Bohemia. Journal of Botany 12(3): 4-9\n\n\n"
    words = "## Interests\n\n\nLeaves, roots\n\n\n## Education\n\n\n## Publications\n\n\n"
    text = lines_of(words + "".join(f" - {work.format(year)}" for year in range(6)))
    assert "## Education\n## Publications\n" in text
