"""Talks that name who spoke, and lectures that are named instead of titled."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read, talks


@pytest.mark.parametrize(
    "line",
    [
        "- Miller, Jane. A slow loom in a fast house. Annual Meeting of the Salt Society. Oslo, 2021.",
        "- Quill, Ada and Jane Miller. A slow loom in a fast house. Annual Meeting of the Salt Society. Oslo, 2021.",
        "- MILLER, Jane, TANN, Wei. A slow loom in a fast house. Annual Meeting of the Salt Society. Oslo, 2021.",
        (
            '- May, 2021: Wei Tann, Jane Miller and R. Ada Quill. "A slow loom in a fast house". Annual Meeting of the '
            "Salt Society."
        ),
        "- A slow loom in a fast house. Jane Miller. Annual Meeting of the Salt Society, May 2021",
        "- A slow loom in a fast house. Jane Miller, R. Ada Quill, and Wei Tann. Annual Meeting of the Salt Society, 2021",  # noqa: E501
    ],
)
def test_the_owner_and_those_who_spoke_too_are_no_part_of_the_title(line: str) -> None:
    assert talks(line) == [("A slow loom in a fast house", "Annual Meeting of the Salt Society", 2021)]


def test_a_lecture_of_a_name_is_what_the_talk_is_called() -> None:
    assert talks(
        "- Salt Memorial Lecture, Globex University, April 1993.\n"
        "- 45-minute lecture, Nordic Congress of Weavers, Turku, August 1990."
    ) == [
        ("Salt Memorial Lecture", "Globex University", 1993),
        ("45-minute lecture", "Nordic Congress of Weavers", 1990),
    ]


def test_a_title_does_not_end_in_how_it_was_told() -> None:
    assert talks("- Counting sheep at night. Presented at the *Nordic Days of Statistics*; 2 Dec 2015; Oslo") == [
        ("Counting sheep at night", "Nordic Days of Statistics", 2015)
    ]


def test_an_address_is_no_speaker() -> None:
    assert talks(
        "- Duke University, Durham, NC. Weaving wet wool throughout the loom, Jan 30, 2014\n"
        "- Osier Institute, Portland, OR. Weaving the warp: Patterned wool and knots, Mar 4, 2013\n"
        "- Brandeis University, Waltham, MA. Woolly meetings of knots during dyeing, Jan 3, 2008"
    ) == [
        ("Weaving wet wool throughout the loom", "Duke University", 2014),
        ("Weaving the warp: Patterned wool and knots", "Osier Institute", 2013),
        ("Woolly meetings of knots during dyeing", "Brandeis University", 2008),
    ]


def test_a_bracket_that_says_presented_at_says_where() -> None:
    assert talks(
        "- “Otters at Dusk” (to be presented at the Nordic Otter Days, Turku, June 2 - 3, 2024).\n"
        "- “How Ropes Age,” (presented at the Rope Makers' Winter Meeting, Tarn, Ohio, January, 2011)."
    ) == [
        ("Otters at Dusk", "Nordic Otter Days", 2024),
        ("How Ropes Age", "Rope Makers' Winter Meeting", 2011),
    ]


@pytest.mark.parametrize(
    "line",
    [
        'Invited Oral Presentation titled "Foam and Salt", at the Northern Tide Forum',
        'Oral presentation "Foam and Salt" at the Northern Tide Forum, 2022',
    ],
)
def test_presentations_among_service_are_talks(line: str) -> None:
    found = read(f"## Academic Services\n\n- Reviewer: Salt Letters\n- {line}\n")
    assert [(talk.title, talk.venue) for talk in found.talks] == [("Foam and Salt", "Northern Tide Forum")]
    assert [service.venue for service in found.service] == ["Salt Letters"]


def test_talks_that_each_begin_with_their_speakers_are_several() -> None:
    body = (
        "Vale, B.R., Orr, D., Lund, R. Tip directed weaving of hemp. LOOM PI Review Meeting May 2011. Turku.\n\n"
        "Vale, B.R., Hu, W. Writing Flax on Hemp: Initial Results. Textile Society Fall Meeting 2008. Turku.\n\n"
        "Vale, B.R. and Orr, G. Conventional Theory of Felting. November 2003. Weaving Meeting, Cambridge, MA.\n\n"
        "Vale, B.R. November 2014. Brine-enhanced looms and yarn conversion, Boston, MA.\n"
    )
    assert [year for _, _, year in talks(body)] == [2011, 2008, 2003, 2014]


def test_talks_cited_as_works_behind_a_year_in_a_column() -> None:
    body = (
        "2022\t\tOrr, F., Moss, M., & **Miller, J.**, 2022. The winter looms of Tromsø: Using threads to see a loom. "
        "Abstract FELT22-13582 presented at EGU, Vienna, Austria.\n\n"
        "2018\t\t**Miller, J.** & Reed, R., 2018. Wool, felt, and yarn of a cold town. Presented at Loom Symposium, "
        "Carleton College (poster).\n"
    )
    assert [(title, (venue or "").partition(",")[0], year) for title, venue, year in talks(body)] == [
        ("The winter looms of Tromsø: Using threads to see a loom", "EGU", 2022),
        ("Wool, felt, and yarn of a cold town", "Loom Symposium", 2018),
    ]


def test_the_owner_and_a_year_in_brackets_before_the_title() -> None:
    lines = (
        "- Jane Q. Miller (2023). Weaving at scale. Poster presented at University of Oslo.\n"
        "- Jane Q. Miller (2022). The role of felt. Poster presented at Annual Meeting of the Society for Wool.\n"
    )
    assert talks(lines) == [
        ("Weaving at scale", "University of Oslo", 2023),
        ("The role of felt", "Annual Meeting of the Society for Wool", 2022),
    ]
