"""Tables of topics with what is asked of them, and tags that are links. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import page
from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize(
    "head", ["<tr><th>Theme</th><th>Question</th></tr>", "<tr><th>Field</th><th>What is asked</th></tr>"]
)
@pytest.mark.parametrize("mark", ["", "b"])
def test_the_first_column_names_the_topics(head: str, mark: str) -> None:
    opened, closed = (f"<{mark}>", f"</{mark}>") if mark else ("", "")
    rows = "".join(
        f"<tr><td>{opened}{topic}{closed}</td><td>{said}</td></tr>"
        for topic, said in (("Loom &amp; Wage", "Do mills pay, and whom?"), ("Dye Quality", "How do dyes fade?"))
    )
    text = f"<html><body><h1>Ada Quill</h1><h2>Research Interests</h2><table>{head}{rows}</table></body></html>"
    assert [one.text for one in parse(read(text.encode(), "a.html")).interests] == ["Loom & Wage", "Dye Quality"]


@pytest.mark.parametrize("look", ["skill-item", "tool", "tech-tag"])
def test_tags_that_are_links_are_a_list(look: str) -> None:
    tags = "\n".join(
        f'<a class="{look}" href="http://x.org/{name}"><img src="a.png" alt="{name}"><span>{name}</span></a>'
        for name in ("Python", "Stata", "SUMO")
    )
    text = f"<html><body><h1>Ada Quill</h1><h2>Skills</h2><div>{tags}</div></body></html>"
    assert [one.text for one in parse(read(text.encode(), "a.html")).skills] == ["Python", "Stata", "SUMO"]


def test_a_list_beside_its_label_stays() -> None:
    text = "# Ada Quill\n\n## Research Interests\n\n**Methods**\tSurveys, trials\n**Fields**\tLooms, dyes\n"
    assert [one.text for one in parse(page(text)).interests] == ["Surveys", "trials", "Looms", "dyes"]
