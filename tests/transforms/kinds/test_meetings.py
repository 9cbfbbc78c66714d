"""Papers that were printed under headings of meetings. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import outline
from transforms.lines.shapes import is_list_of_names

WORKS = "\n".join(
    f"{n}. **Looms of {sea}**  \n   Quill, A. B., Fern, C. and **Sage, D.**  \n   *Weft Symposium* {n}:2{n}, 201{n}."
    for n, sea in enumerate(("northern", "southern", "western", "eastern"), 1)
)
PRESENTED = "\n".join(
    f"{n}. Looms of the sea, {town}, May 201{n}" for n, town in enumerate(("Oslo", "Bern", "Graz"), 1)
)


READ = "\n".join(
    f"- “Looms of the {sea} sea,” Annual Meeting of the Weavers’ Union, May {n}–{n + 2}, 2012, Oslo."
    for n, sea in enumerate(("northern", "southern", "western"), 1)
)


@pytest.mark.parametrize(
    ("title", "over", "kind"),
    [
        ("Conference Sessions", "Presentations", "talks"),
        ("Academic Panels", "Talks", "talks"),
        ("Conference Sessions and Papers", "Presentations", "talks"),
        ("Academic Panels", "Boards", "service"),
    ],
)
def test_quoted_titles_right_below_a_heading_of_talks(title: str, over: str, kind: str) -> None:
    assert outline(f"# Dora Sage\n\n## {over}\n\n**{title}**\n{READ}\n")[-1][0] == kind


@pytest.mark.parametrize(("lines", "kind"), [(WORKS, "papers"), (PRESENTED, "talks")])
def test_authors_on_lines_of_their_own_tell_works_under_conference_papers(lines: str, kind: str) -> None:
    head = "# Dora Sage\n\n## Education\n\nPhD, Globex University, 2010"
    found = outline(f"{head}\n\n## Papers\n\n### Conference Papers\n\n{lines}\n")
    assert found[-1][0] == kind


def test_lists_of_inverted_names_are_names_alone() -> None:
    assert is_list_of_names("Quill, A. B., Fern, C. and Sage, D.")
    assert not is_list_of_names("Looms, A. Quill and others, B. Dyes of 2020")


@pytest.mark.parametrize("heading", ["Comments", "Commentaries", "Invited Responses", "Responses"])
def test_comments_at_meetings_behind_presentations_are_spoken(heading: str) -> None:
    comments = "".join(
        f"- “Comments on Wei Tan, ‘Moss and {what},’” {where} Meeting, March 203{n}.\n"
        for n, (what, where) in enumerate(
            (("Salt", "Weft Union"), ("Wool", "Felt Society"), ("Madder", "Dyers’ Guild"))
        )
    )
    page = f"## Presentations\n\n- “Slow Looms,” Guild Congress, April 2031\n\n## {heading}\n\n{comments}"
    assert outline(page)[-1][0] == "talks"


def test_comments_in_print_stay_works() -> None:
    comments = "".join(f"- “On vats: a comment,” *Weft Quarterly* {n}(2): 1{n}–19, 203{n}.\n" for n in range(3))
    page = f"## Presentations\n\n- “Slow Looms,” Guild Congress, April 2031\n\n## Comments\n\n{comments}"
    assert outline(page)[-1][0] == "papers"
