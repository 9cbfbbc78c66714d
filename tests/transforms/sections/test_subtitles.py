"""Subtitles below headings, sentences that say what the entries are of, are no entries."""

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read


def _parsed(heading: str, *blocks: str) -> ParsedCV:
    return parse(read("\n\n".join(("# Ada Vale", f"## {heading}", *blocks, "")).encode(), "cv.md"))


@pytest.mark.parametrize("said", ["Research across mills, schools, and yards.", "Work spanning looms and old reeds."])
def test_subtitles_over_posts_and_honours(said: str) -> None:
    posts = _parsed("Experience", said, "2023 to present", "Keeper of Looms", "Globex Museum, Oulu").positions
    assert [(post.title, post.start) for post in posts] == [("Keeper of Looms", "2023")]
    honours = _parsed("Recognition", said, "- Reed Medal, Guild University, 2012", "- Loom Prize, 2011").awards
    assert [honour.name for honour in honours] == ["Reed Medal", "Loom Prize"]


@pytest.mark.parametrize(
    "said", ["Representative manuscripts and reviewed work on reeds.", "Selected papers of all years."]
)
def test_subtitles_over_works(said: str) -> None:
    works = ("A. Vale. Reeds in winter. Loom Letters 4, 2012.", "A. Vale. Madder and woad. Loom Letters 9, 2015.")
    assert [paper.title for paper in _parsed("Publications", said, *works).papers] == [
        "Reeds in winter",
        "Madder and woad",
    ]


def test_a_title_that_spans_is_a_title() -> None:
    works = (
        "Looms across mills and schools.\nA. Vale. Loom Letters 4, 2012.",
        "Madder.\nA. Vale. Loom Letters 9, 2015.",
    )
    assert [paper.title for paper in _parsed("Publications", *works).papers] == [
        "Looms across mills and schools",
        "Madder",
    ]
