"""Names of some of many authors behind "et al."; handles of social sites."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize("words", ["et al. including", "et al., incl.", "et al. (including"])
def test_who_of_the_many_is_told(words: str) -> None:
    close = ")" if "(" in words else ""
    page = parsed(
        f"## Publications\n\n- **Lund, B., Fern, C., {words} Miller, J.{close}** (2019). Slow looms in cold rooms."
        " *The Loom Journal*, 33(4), 699-715.\n- **Miller, J.** (2011). Wet felt. *Weft*, 3.\n"
    )
    assert next((one.title, one.authors) for one in page.papers) == (
        "Slow looms in cold rooms", ["Lund, B.", "Fern, C.", "Miller, J."],
    )  # fmt: skip


def test_a_handle_is_no_address() -> None:
    page = parsed("Mastodon: [@miller@floss.social](https://floss.social/@miller), e-mail miller@globex.org\n")
    assert page.person is not None
    assert page.person.emails == ["miller@globex.org"]
