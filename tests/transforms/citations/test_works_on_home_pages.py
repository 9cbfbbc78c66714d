"""Works as home pages list them: a title, its names and its venue on lines of their own. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.citations.citing import cite, names
from tests.transforms.made_up import whole


def works(body: str) -> list[tuple[str, list[str], str | None, int | None]]:
    found = whole(f"# Mira Tolland\n\n## Publications\n\n{body}\n\n## Hobbies\n\nRowing\n").papers
    return [(one.title, list(one.authors), one.venue, one.year) for one in found]


@pytest.mark.parametrize("met", ["CHI", "ACL", "NeurIPS"])
def test_a_known_meeting_behind_names_is_nobody(met: str) -> None:
    read = cite(f"“Slow looms of the north”, Bo Lund, Mira Tolland, {met} 2022.")
    assert (names(read), read.venue, read.year) == (["Bo Lund", "Mira Tolland"], met, 2022)


def test_links_behind_a_preprint_are_no_venue() -> None:
    body = "- Bo Lund, Mira Tolland. Slow looms. arXiv preprint arXiv:2301.01234, 2023. [pdf](http://x.org/a) [bib](http://x.org/b)"
    assert works(body) == [("Slow looms", ["Bo Lund", "Mira Tolland"], "arXiv", 2023)]


def test_headings_over_a_venue_over_names_are_titles() -> None:
    body = "\n\n".join(
        f"### {title}\n\n{venue}\n\n{who}"
        for title, venue, who in (
            ("Slow looms and fast cloth", "Workshop on Loom Computing 2018", "Mira Tolland, Bo Lund, D. J. Moss"),
            ("Robust dyeing", "Proceedings of the 40th Conference on Weaving (WEFT), 2023", "Bo Lund and Mira Tolland"),
            ("Threads, revisited", "CVPR 2024 (Oral)", "Bo Lund, Chidi Okafor and Mira Tolland"),
            ("Do people trust looms?", "Nature Communications 2020", "Ada Quill and Mira Tolland"),
        )
    )
    assert [(title, year) for title, _, _, year in works(body)] == [
        ("Slow looms and fast cloth", 2018),
        ("Robust dyeing", 2023),
        ("Threads, revisited", 2024),
        ("Do people trust looms?", 2020),
    ]


@pytest.mark.parametrize("standing", ["Under review, 2024", "Weaving Quarterly, 2024", "In preparation, 2024"])
def test_a_short_title_that_is_a_link_begins_its_work(standing: str) -> None:
    body = "\n\n".join(
        f"[{title}](http://x.org/{i})  \n{who}  \n{where}"
        for i, (title, who, where) in enumerate(
            (
                ("A survey of spinning", "Mira Tolland, Sanjay R. Patel", "American Economic Review, 2016"),
                ("Slow looms", "Bo Lund and Mira Tolland", standing),
                ("On knots and threads", "Bo Lund and Mira Tolland", "CHI 2022"),
            )
        )
    )
    assert [(title, year) for title, _, _, year in works(body)] == [
        ("A survey of spinning", 2016),
        ("Slow looms", 2024),
        ("On knots and threads", 2022),
    ]


@pytest.mark.parametrize("end", [".", ""])
def test_a_dated_standing_below_a_title_heads_no_works(end: str) -> None:
    body = "\n\n".join(
        f"{who}.  \n{title}.  \n*{where}*{end}"
        for who, title, where in (
            (
                "Yuki Tanaka, Mira Tolland, Lars van den Berg",
                "The loom and the law in early Flanders",
                "Under review, 2024",
            ),
            ("Ada Quill, Chidi Okafor, Mira Tolland and Wei Zhang", "Estimating the effect of tariffs", "CHI 2022"),
        )
    )
    found = whole(f"# Mira Tolland\n\n## Publications\n\n{body}\n").papers
    assert [(one.title, one.status) for one in found] == [
        ("The loom and the law in early Flanders", "submitted"),
        ("Estimating the effect of tariffs", "published"),
    ]


@pytest.mark.parametrize("picture", ["Threads lost at an offsetting site", "The map shows where looms stand idle"])
@pytest.mark.parametrize("number", [1, 3])
def test_words_of_a_picture_below_a_summary_are_no_work(picture: str, number: int) -> None:
    told = "This paper measures how much thread is lost. We find that looms near the sea lose the most of it."
    titles = [f"Threads lost in the {place}" for place in ("north", "south", "west")[:number]]
    body = "\n\n".join(
        f"__{title}__<br>\n_(with Bo Lund and Ada Quill)_\n\n<div>\n<div>{told}</div>\n"
        f'<div><img src="a.png">\n<div>{picture}</div></div>\n</div>'
        for title in titles
    )
    assert [title for title, *_ in works(body)] == titles
