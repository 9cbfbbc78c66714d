"""Names of one honour that read like a heading."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import read

NAMES = ["Moss Prize for Botanists", "Graduate Research Fellowship", "Teaching Award"]


@pytest.mark.parametrize("form", ["{}\n", "- **{}**", "**{}**\n"])
def test_one_honour_heads_nothing_below_awards(form: str) -> None:
    text = "\n".join(map(form.format, NAMES))
    assert [
        one.name for one in read(f"# Ada Quill\n\n## Awards\n\n{text}\n\n## Languages\n\n- German\n").awards
    ] == NAMES


def test_honours_in_the_plural_head_a_group() -> None:
    text = "## Awards\n\n**Teaching Awards**\n\n- Moss Prize, 2018\n\n**Research Awards**\n\n- Fern Medal, 2016\n"
    assert [one.name for one in read(text).awards] == ["Moss Prize", "Fern Medal"]
