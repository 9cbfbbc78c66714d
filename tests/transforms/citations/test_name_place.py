"""Names of common words, with particles or after initials, inside lists of authors. All made up."""

import pytest

from transforms.citations.name_runs import name_run

_TITLE = " Weaving by lamplight: a survey"


@pytest.mark.parametrize(
    "names",
    [
        "Ada Vale, Bo Orr, Sage French, Mia Lund, Cy Dorn",
        "Ada Vale, Bo Orr, Sage French, and Mia Lund",
        "Ada Vale, Bo Orr, and Sage French",
        "Ada Vale and Sage French",
        "Ada Vale, Bo Orr, and Joy E. Long",
        "Ada Vale, Joy E. Long, and Bo Orr",
        "Ada Vale, Bo van 't Orr, Cy Dorn",
        "Ada Vale, Bo E. von Orrlund",
        "Ada Vale, Bo A. d. C. Orrlund",
        "Ada Vale, Suharti, Bo Orr",
        "Ada Vale, Lorenzo dell'Orrlund, Cy Dorn",
        "Ada Vale, and Hugo St. Moss",
        "Ada Vale, Jonathan (Jon) Orr, Cy Dorn",
        "Ada Vale, Alexander “Sasha” Orrlov, Mia Lund",
        "Ada Vale, Mia Lund, and Wei (Will) Orr",
        "Ada Vale, Suharti, Wirawan, Bo Orr, and Mia Lund",
    ],
)
def test_a_list_goes_on_over_names_of_common_words(names: str) -> None:
    text = f"{names}.{_TITLE}"
    assert text[: name_run(text)] == names


@pytest.mark.parametrize(
    ("names", "title"),
    [
        ("Ada Vale, Sage Church, Grace Major, Bo Orr", ". “Weaving by lamplight.” Weft, 2010"),
        ("Ada Vale, Chance Major", ". “Weaving by lamplight,” in Weft, 2010"),
        ("Ada Vale, King Award, and May Orr", ". “Weaving by lamplight.” Weft, 2010"),
        ("Ada Vale, Sage Long, Bo Orr, and Hope Major", ". Weaving by lamplight. Weft, 2010"),
    ],
)
def test_a_list_that_its_end_shows_goes_on_over_words_of_titles(names: str, title: str) -> None:
    assert (names + title)[: name_run(names + title)].rstrip(".") == names


@pytest.mark.parametrize(
    ("names", "title"),
    [
        ("Ada Vale, Bo Orr", ", Growth Models, Mia Lund, 2010"),
        ("Ada Vale, Bo Orr", ", Data Mining, Morgan Lund. Turku, 2010"),
        ("Ada Vale, Bo Orr and Cy Dorn", ", Deep Weaving, Looms Physics 4"),
        ("Ada Vale", ", Growth Models, Data Mining, and Loom Physics. Weft, 2010"),
    ],
)
def test_titles_between_commas_are_no_names(names: str, title: str) -> None:
    assert (names + title)[: name_run(names + title)] == names


def test_a_mononym_is_an_author_before_the_quoted_title_too() -> None:
    text = "Ada Vale, Bo Orr, Suharti. “Weaving by lamplight”"
    assert text[: name_run(text)].rstrip(".") == "Ada Vale, Bo Orr, Suharti"


def test_a_short_name_with_an_accent_is_no_initials() -> None:
    text = "Minh Quân Vũ, Orla J. Dale, Ada Vale, and Bo Lund. “Weaving by lamplight”"
    assert text[: name_run(text)].rstrip(".") == "Minh Quân Vũ, Orla J. Dale, Ada Vale, and Bo Lund"


@pytest.mark.parametrize("figure", ["II", "III", "IV", "Jr."])
def test_a_figure_behind_a_name_is_no_initials(figure: str) -> None:
    names = f"Ada Vale {figure}, Duy H. Orr, Bo Dahl, Mia Lund"
    text = f"{names}, “Slow Looms of Merrow in Ponds”"
    assert text[: name_run(text, 0, "Duy H. Orr")] == names
