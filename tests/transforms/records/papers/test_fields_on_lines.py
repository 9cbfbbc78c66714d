"""Works whose fields stand on lines of their own: title and venue over the names, a venue led by "in". All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


def _stated(body: str) -> list[tuple[str, list[str], str | None, int | None]]:
    papers = whole(f"# Ada Quill\nada@quill.example\n\n## Publications\n\n{body}").papers
    return [(paper.title, list(paper.authors), paper.venue, paper.year) for paper in papers]


_NAMES = (["Ada Quill", "Ivo Novak", "Priya Reed"], ["Jean-Luc Holm", "Ada Quill"])


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Transport in granular kites. Mosses Quarterly, 2016", "Orchards: Theory and Practice. Loom Review, 2014"),
        ("Transport in granular kites, KiteConf, 2016", "Orchards: Theory and Practice, LoomConf 2014"),
        ("Transport in granular kites. In Mosses 78, 265, 2016", "Orchards: Theory and Practice. In LoomConf, 2014"),
    ],
)
def test_what_no_list_knows_behind_a_title_over_its_names_is_where_it_appeared(first: str, second: str) -> None:
    found = _stated(f"{first}  \n{', '.join(_NAMES[0])}\n\n{second}  \n{', '.join(_NAMES[1])}\n")
    titles = ["Transport in granular kites", "Orchards: Theory and Practice"]
    assert [one[0] for one in found] == titles
    assert [one[1] for one in found] == list(_NAMES)
    assert [one[3] for one in found] == [2016, 2014]
    assert all(venue and venue not in title for title, _, venue, _ in found)


def test_a_place_without_year_over_the_names() -> None:
    body = "Slow looms for fast threads. In Proceedings of LoomConf  \nJean-Luc Holm, Ada Quill\n\n"
    body += "Orchards: Theory and Practice. The Lantern Quarterly 4, 42-49  \nIvo Novak, Ada Quill\n"
    assert [(title, venue) for title, _, venue, _ in _stated(body)] == [
        ("Slow looms for fast threads", "Proceedings of LoomConf"),
        ("Orchards: Theory and Practice", "Lantern Quarterly"),
    ]


def test_a_title_over_names_keeps_its_end_where_no_place_stands_in_it() -> None:
    body = "Salt, wages, and the town of Bergen 1990-2010  \nJean-Luc Holm, Ada Quill\n\n"
    body += "Who owns the sleep? Tides and trust  \nIvo Novak, Ada Quill\n"
    assert [one[0] for one in _stated(body)] == [
        "Salt, wages, and the town of Bergen 1990-2010",
        "Who owns the sleep? Tides and trust",
    ]


def test_a_line_that_says_in_what_a_work_appeared() -> None:
    body = "1.  Quill A.\n    In search of tides\n    in Zeitschrift für Weberei, 2016\n"
    body += "2.  Novak I. and Quill A.\n    Reply to comments on yarn\n"
    body += "    in the Proceedings of the Tenth Meeting on Tides, 2015\n"
    body += "3.  Holm J., Quill A., St. Clair L., and O'Hara O. S.\n    Do orchards need harbours? Evidence from Oslo\n"
    body += "    in Mosses and Lichens 14:850–860, June 2012\n"
    assert [(title, venue) for title, _, venue, _ in _stated(body)] == [
        ("In search of tides", "Zeitschrift für Weberei"),
        ("Reply to comments on yarn", "Meeting on Tides"),
        ("Do orchards need harbours? Evidence from Oslo", "Mosses and Lichens"),
    ]


def test_a_title_below_its_names_heads_no_part_of_the_list_though_it_says_journal() -> None:
    body = (
        "Holm, Jean-Luc, Ivo Novak, and Ada Quill  \n**The Wages Journal Problem**  \nKites, vol. 60, pp. 324-331\n\n"
    )
    body += "Novak, Ivo, and Ada Quill  \n**Wages or Sleep?**  \nThe Lantern Quarterly, vol. 9, pp. 384-393\n"
    assert [one[0] for one in _stated(body)][:1] == ["The Wages Journal Problem"]


def test_a_title_in_straight_quotes_below_its_names() -> None:
    body = "- A. Quill and N. Marchetti\n  'The wages of mosses: a history', Mosses Quarterly, 2011.\n"
    body += "- I. Novak and A. Quill\n  'Reply to comments on otters', The Lantern Quarterly 4, 42-49, 2012.\n"
    assert [one[0] for one in _stated(body)] == ["The wages of mosses: a history", "Reply to comments on otters"]


def test_stars_behind_names_of_two_items_are_no_emphasis_over_a_line_s_end() -> None:
    body = "- Kites in cold winters. Quill, A.*. In Loom Review, 2024.\n"
    body += "- Looms at sea. Quill, A.*. In Loom Review, 2017.\n"
    assert [(title, authors) for title, authors, _, _ in _stated(body)] == [
        ("Kites in cold winters", ["Quill, A."]),
        ("Looms at sea", ["Quill, A."]),
    ]


def test_a_quoted_title_before_its_year_loses_both_quotes() -> None:
    body = '[1] "Introduction," (2020) – Holm C., & Quill A. – **Loom Review**.\n'
    body += '[2] "Effects of looms," (2012) – García Ruiz P. E., & Quill A. – **The Journal of Frost**.\n'
    assert [one[0] for one in _stated(body)] == ["Introduction", "Effects of looms"]


def test_titles_of_one_word_right_before_the_owner_s_names() -> None:
    body = "- A study of bridges. Ada Quill. In Loom Review 64 (2021).\n- Kites. Ada Quill. In Loom Review 89 (2011).\n"
    assert [(title, authors) for title, authors, _, _ in _stated(body)] == [
        ("A study of bridges", ["Ada Quill"]),
        ("Kites", ["Ada Quill"]),
    ]
    body = "- Memory  \n  Ada Quill and Ivo Novak  \n  *The Lantern Quarterly*, 2008\n"
    body += "- Sleep and harbours  \n  Ivo Novak and Ada Quill  \n  *The Lantern Quarterly*, 2006\n"
    assert [(title, authors) for title, authors, _, _ in _stated(body)] == [
        ("Memory", ["Ada Quill", "Ivo Novak"]),
        ("Sleep and harbours", ["Ivo Novak", "Ada Quill"]),
    ]
