"""Talks: titles whose ends their siblings, their marks or what stands behind them tell. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import talks


def test_a_talk_has_as_many_parts_as_those_beside_it() -> None:
    body = (
        "2018, Do looms need frost?, Glass Lunch, Globex State University\n\n"
        "2018, A history of harbour rope, Weaving Workshop Series, Initech University\n\n"
        "2017, Measuring felt under wind, Physics Colloquium, Globex College\n"
    )
    assert talks(body)[0] == ("Do looms need frost?", "Glass Lunch, Globex State University", 2018)


def test_a_title_in_a_style_keeps_its_comma_beside_such() -> None:
    body = (
        "- *Looms, Dyes and Frost*, Globex State University, 2018\n"
        "- *A history of harbour rope*, Weaving Workshop Series, Initech University, 2018\n"
        "- *Measuring felt under wind*, Physics Colloquium, Globex College, 2017\n"
    )
    assert talks(body)[0] == ("Looms, Dyes and Frost", "Globex State University", 2018)


def test_a_meeting_that_begins_with_its_number_ends_the_title() -> None:
    body = (
        "- J. Miller, Ada Quill. Slow looms in warm waters. 12th Weft Archaeology Colloquium, Kyoto, Japan, 2019.\n"
        "- J. Miller, Bo Fern. Felt and frost. 2018 Weaving Conference, Oslo, Norway, 2018.\n"
    )
    assert [(title, venue) for title, venue, _ in talks(body)] == [
        ("Slow looms in warm waters", "12th Weft Archaeology Colloquium"),
        ("Felt and frost", "Weaving Conference"),
    ]


def test_labels_of_links_that_were_lost_are_no_part_of_a_title() -> None:
    body = (
        "Do looms need frost? [slides] [video]\nAnnual Meeting of the Weft Society, May 2018\n\n"
        "A history of rope [data from three harbours]\nSymposium on Felt, June 2017\n"
    )
    assert [title for title, _, _ in talks(body)] == [
        "Do looms need frost?",
        "A history of rope [data from three harbours]",
    ]


def test_a_title_behind_where_ends_before_the_town_and_the_date() -> None:
    body = (
        "- Weft Science Days: Gauges for small islands, Kyoto, Japan, October 2020\n"
        "- Conference on Felt and Society: Who owns the dyes?, Turin, Italy, March 2018\n"
        "- Annual Meeting of the Rope Society: Slow looms in warm waters, Nairobi, Kenya, Nov 2017\n"
    )
    assert [title for title, _, _ in talks(body)] == [
        "Gauges for small islands",
        "Who owns the dyes?",
        "Slow looms in warm waters",
    ]


def test_a_kind_in_brackets_before_the_title_is_no_part_of_it() -> None:
    body = (
        "- (Invited) Do looms need frost?, Weft Symposium, Oslo, 2018\n"
        "- (Poster) A history of harbour rope, Felt Workshop, Lyon, 2017\n"
    )
    assert [title for title, _, _ in talks(body)] == ["Do looms need frost?", "A history of harbour rope"]
