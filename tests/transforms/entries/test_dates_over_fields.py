"""Posts whose dates stand over their fields: in bullets, or with blank lines anywhere within an entry."""

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

POSTS = (
    ("2019 – 2020", "Globex University", "Finland", "Visiting Professor of Looms"),
    ("2012 – 2018", "Ort Museum / Felt House", "Norway", "Keeper"),
    ("2008 – 12", "Guild University", "Spain", "Lecturer"),
)
FOUND = [
    ("Visiting Professor of Looms", "2019", "2020"),
    ("Keeper", "2012", "2018"),
    ("Lecturer", "2008", "2012"),
]


def _posts(body: str) -> list[tuple[str, str | None, str | None]]:
    parsed = parse(read(f"# Ada Vale\n\n## Professional Experience\n\n{body}\n".encode(), "cv.md"))
    return [(post.title, post.start, post.end) for post in parsed.positions]


@pytest.mark.parametrize(
    "form",
    [
        "{0}\n**{1}**\n\n{2}\n{3}\n",
        "  {0}\n{1}\n\n{2}\n{3}\n",
        "{0}\n\n{1}\n{2}\n\n{3}\n",
        "{0}\n**{1}**\n\n{3}\n",
    ],
)
def test_posts_of_an_even_shape_begin_at_their_dates(form: str) -> None:
    assert _posts("".join(form.format(*post) for post in POSTS)) == FOUND


@pytest.mark.parametrize("mark", ["{n}. ", "- ", "* "])
@pytest.mark.parametrize(
    "told", ["", "\n\n  Led the dyers of the yard, and wrote the yearly report (2001–07) on reeds."]
)
def test_bullets_of_dates_alone_begin_posts(mark: str, told: str) -> None:
    form = "{0}{1}\n\n  **{4}**\n\n  {2}, {3}{5}\n\n"
    assert _posts("".join(form.format(mark.format(n=n), *post, told) for n, post in enumerate(POSTS, 1))) == FOUND


@pytest.mark.parametrize("below", ["", "\n  - Kept the looms of the yard\n"])
def test_bullets_of_dates_over_headings_begin_posts(below: str) -> None:
    form = "- {0}\n\n###### {3}\n\n###### {1}, {2}\n{4}\n"
    assert _posts("".join(form.format(*post, below) for post in POSTS)) == FOUND
