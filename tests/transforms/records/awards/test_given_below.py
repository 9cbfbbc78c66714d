"""Who gave an honour, and when, in a sentence below it."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def test_the_giver_ends_before_how_long_it_was_given() -> None:
    found = read(
        "## Awards and fellowships\n\n* Visiting stipend\n"
        "  * Financed by the Quill Guild for two years (2014-2016). Amount: 500 £\n"
        "* Doctoral Fellowship.\n  * Funded by the Globex Agency for three years (2010-2013). Amount: 90 £\n"
    ).awards
    assert [(one.name, one.granter, one.start, one.end) for one in found] == [
        ("Visiting stipend", "Quill Guild", "2014", "2016"),
        ("Doctoral Fellowship", "Globex Agency", "2010", "2013"),
    ]


def test_awards_for_presentations_are_no_talks() -> None:
    found = read("## Presentation Awards\n\n* 2012     Poster Award, Loom Society\n* 2007     Dyers' Prize, Globex\n")
    assert [one.name for one in found.awards] == ["Poster Award", "Dyers' Prize"]
    assert found.talks == []


def test_the_giver_ends_before_what_it_was_given_for() -> None:
    found = read(
        "## Awards\n\n- **Loom Stipend**  \n  Funded by the Quill Guild (QG) for doctoral work on wool (2015-2018).\n"
        "- **Weft Fellowship**  \n  Awarded by the Foundation for the Study of Moss (2011).\n"
    ).awards
    assert [(one.name, one.granter, one.start) for one in found] == [
        ("Loom Stipend", "Quill Guild (QG)", "2015"),
        ("Weft Fellowship", "Foundation for the Study of Moss", "2011"),
    ]
