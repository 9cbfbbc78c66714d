"""Honours in bold beside their dates, a paragraph each, over who gave them."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def _honours(body: str) -> list[tuple[str, str | None, str | None]]:
    return [(one.name, one.granter, one.start) for one in read(f"## Honours and Awards\n\n{body}").awards]


def test_the_paragraph_below_an_honour_in_bold_says_who_gave_it() -> None:
    body = (
        "Mar 2014\t**Medal for Quiet Looms**\n\nGuild of Weavers (GW)\n\n"
        "Jun 2012\t**2nd place in Shuttle Race** (with Team Tabby)\n\nFibre Games 2012, Leeds, UK\n\n"
        "May 2010\t**Heddle Prize**\n\nGlobex Foundation of Bern\n"
    )
    assert _honours(body) == [
        ("Medal for Quiet Looms", "Guild of Weavers (GW)", "2014-03"),
        ("2nd place in Shuttle Race", "Fibre Games", "2012-06"),
        ("Heddle Prize", "Globex Foundation of Bern", "2010-05"),
    ]


def test_honours_one_below_the_other_stay_honours() -> None:
    body = "Mar 2014\t**Medal for Quiet Looms**\n\nJun 2012\t**Shuttle Prize**\n\nMay 2010\t**Heddle Prize**\n"
    assert [name for name, _, _ in _honours(body)] == ["Medal for Quiet Looms", "Shuttle Prize", "Heddle Prize"]
