"""Letters raised behind the authors of a list. All works are made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from transforms.citations.raised_codes import explains_codes, without_raised_codes
from transforms.citations.text import Cited


@pytest.mark.parametrize("form", ["{}{}", "{} {}", "{} [{}]", "{} [{}] "])
def test_letters_behind_most_authors_go(form: str) -> None:
    names = [("M. Okoye", "PD"), ("N. B. Dahl", "U"), ("P. van Rao", "P"), ("Q. O’Lund", "PD")]
    marked = ", ".join(form.format(*pair) for pair in names)
    texts = [Cited(f"{marked}. Geese in fog. Loom Letters, 2019."), Cited(f"{marked}. Slow geese. Reeds, 2018.")]
    made = [cited.text for cited in without_raised_codes(texts)]
    assert made[0] == "M. Okoye, N. B. Dahl, P. van Rao, Q. O’Lund. Geese in fog. Loom Letters, 2019."
    assert made[1].startswith("M. Okoye, N. B. Dahl, P. van Rao, Q. O’Lund. Slow")


@pytest.mark.parametrize(
    "authors", ["M. Okoye, N. Dahl II, P. Rao, Q. Lund", "Okoye M, Dahl N, Rao P", "M. Okoye, N. Dahl U, P. Rao"]
)
def test_initials_and_lone_letters_stay(authors: str) -> None:
    texts = [Cited(f"{authors}. Geese {number}. Reeds, 2018.") for number in ("one", "two", "three")]
    assert without_raised_codes(texts) == texts


@pytest.mark.parametrize(
    "text", ["◇ indicates authors by the alphabet.", "Superscripts indicate who was a student", "indicates a pupil"]
)
def test_a_line_on_such_letters_is_no_work(text: str) -> None:
    assert explains_codes(text)
    page = f"## Publications\n\n- _{text}_\n\n- J. Q. Miller. “Slow geese.” _Reeds_, 2018.\n"
    assert [one.title for one in parsed(page).papers] == ["Slow geese"]


def test_titles_on_indicators_stay() -> None:
    assert not explains_codes("Indicators of slow looms")
