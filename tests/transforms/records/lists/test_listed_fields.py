"""Fields that lists set apart: standings before honours, hosts of talks, numbers of items, columns of links."""

from __future__ import annotations

import pytest

from tests.transforms.records.awards.test_awards import awards
from tests.transforms.records.one_section import read, talks
from tests.transforms.records.serving import service


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("- Recipient, Heron Prize, Globex Society, 2015", ("Heron Prize", "Globex Society", "2015", None)),
        (
            "- 2019 **Awardee** • Heron Prize for weaving • Globex Foundation",
            ("Heron Prize for weaving", "Globex Foundation", "2019", None),
        ),
        ("- Nominee, Heron Prize, Globex Society, 2015", ("Nominee, Heron Prize", "Globex Society", "2015", None)),
        ("- Finalist, 2015 Heron Prize, Globex Society", ("Finalist Heron Prize", "Globex Society", "2015", None)),
    ],
)
def test_a_word_before_an_honour_says_that_it_was_got_or_how_far(
    line: str, expected: tuple[str, str, str, None]
) -> None:
    assert awards(line) == [expected]


def test_speakers_among_honours_gave_talks() -> None:
    found = read("## Honors\n\n- 2019 Heron Prize\n- 2020 **Invited Speaker** • How looms hum • Globex Days, Oslo")
    assert [(t.title, t.venue, t.year) for t in found.talks] == [("How looms hum", "Globex Days", 2020)]
    assert [a.name for a in found.awards] == ["Heron Prize"]


@pytest.mark.parametrize(
    "host",
    [
        ", invited by Prof. Wei Tann",
        " (hosted by Wei Tann)",
        ", host: Dr. Tann",
        ". Organizers: Wei Tann and Ada Quill",
    ],
)
def test_hosts_are_no_part_of_a_talk(host: str) -> None:
    assert talks(f"- “How looms hum at night”, Globex University, May 2019{host}") == [
        ("How looms hum at night", "Globex University", 2019)
    ]


def test_numbers_tell_where_items_begin_behind_paragraphs() -> None:
    body = (
        "1. Globex Foundation, “Looms of the north,” 2015-2018\n\nI led the weaving.\n\n"
        "2. Initech Trust, “Moss on stones,” 2012-2014\n\nMy role was to look at stones.\n\n"
        "3. Initech Trust, “Salt in soup,” 2010-2011"
    )
    assert [(g.title, g.funder) for g in read(f"## Grants\n\n{body}").grants] == [
        ("Looms of the north", "Globex Foundation"),
        ("Moss on stones", "Initech Trust"),
        ("Salt in soup", "Initech Trust"),
    ]


def test_a_date_in_bold_is_no_label() -> None:
    assert service("**2019–2021** Editorial board of *Weaving Letters*") == [
        ("editor", "Weaving Letters", "2019", "2021")
    ]


def test_service_leaves_out_companions_and_columns_of_links() -> None:
    assert service("- 2019\tProgram Chair, Loom Workshop, with Ada Quill\t[Loom site](https://loom.example)") == [
        ("chair", "Loom Workshop", "2019", None)
    ]


def test_journals_of_scholarship_are_reviewed_for() -> None:
    assert service("- Scholarship in Weaving; Annals of Moss; Journal of Salt", "## Journal Reviewer") == [
        ("reviewer", "Scholarship in Weaving", None, None),
        ("reviewer", "Annals of Moss", None, None),
        ("reviewer", "Journal of Salt", None, None),
    ]
