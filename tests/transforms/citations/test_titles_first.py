"""Lists whose works open with their titles, which look like names, before a venue in italics. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_WORDY = """- On the quiet life of pails. *Journal of Wells* 12, No. 3 (2019).
- Why do we fear ladders? *Steps*, 4(1): 3-9, 2020.
"""


def _titles(works: str, name: str) -> list[tuple[str, str | None, int]]:
    found = whole(f"{name}\n\n## Papers\n\n{works}").papers
    return [(one.title, one.venue, len(one.authors)) for one in found]


@pytest.mark.parametrize(
    ("work", "title", "venue"),
    [
        ("Pails and Ropes. *Wells Quarterly* 7, No. 2 (2021).", "Pails and Ropes", "Wells Quarterly"),
        ("Deep Water. *Inquiry into Wells*, forthcoming.", "Deep Water", "Inquiry into Wells"),
        ("Ropes and Duties. *Forthcoming in the Brenn Review of Law*.", "Ropes and Duties", "Brenn Review of Law"),
    ],
)
def test_two_words_before_a_venue_are_a_title(work: str, title: str, venue: str) -> None:
    for name, authors in (("# Ines Falk", 1), ("I think about wells.", 0)):
        assert (title, venue, authors) in _titles(f"{_WORDY}- {work}\n", name)


def test_names_before_a_title_in_italics_stay_names() -> None:
    works = "- Reed and Marsh. *Deep Water at Noon*. Brenn Press, 2011.\n- A. Reed. *Slow Pails of the North*. 2012.\n"
    assert {title for title, _, _ in _titles(works + works.replace("2", "3"), "# Ines Falk")} == {
        "Deep Water at Noon",
        "Slow Pails of the North",
    }


@pytest.mark.parametrize("standing", ["*Under review.*", "*In preparation.*"])
def test_an_item_of_two_sentences_heads_no_group(standing: str) -> None:
    titles = ("[A paper on deep wells]", "[A paper on articles]", "On ropes as duties")
    works = "".join(f"- {title}. {standing}\n" for title in titles)
    assert len(_titles(works, "# Ines Falk")) == len(titles)
