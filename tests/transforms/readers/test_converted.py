import pytest

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
        ("A study of leaves that fall in Devel-\n\n\nopment", "A study of leaves that fall in Development"),
    ],
)  # fmt: skip
def test_marks_of_a_converter_are_put_right(written: str, left: str) -> None:
    assert left in read((SIGNS + written + "\n").encode(), "a.md").text


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
