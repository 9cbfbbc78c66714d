"""Titles of talks that other entries or a style tell whole, and asides between title and place. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import read

Told = list[tuple[str | None, str | None, int | None]]


def talks(body: str) -> Told:
    return [(one.title, one.venue, one.year) for one in read(f"## Invited Talks\n\n{body}").talks]


def test_a_title_that_the_list_names_elsewhere_ends_there_too() -> None:
    assert talks(
        "- 2024\tSlow Looms of the Northern Islands, Weaving Seminar, University of Turku, Turku, Finland\n"
        "- 2024\tFelt for Tall and Old Roofs, University of Leeds, Leeds, UK\n"
        "- 2023\tSlow Looms of the Northern Islands, Threads Unbound Evening, Virtual\n"
        "- 2022\tFelt for Tall and Old Roofs, University of Oulu, Oulu, Finland\n"
    ) == [
        ("Slow Looms of the Northern Islands", "Weaving Seminar, University of Turku", 2024),
        ("Felt for Tall and Old Roofs", "University of Leeds", 2024),
        ("Slow Looms of the Northern Islands", "Threads Unbound Evening", 2023),
        ("Felt for Tall and Old Roofs", "University of Oulu", 2022),
    ]


def test_two_places_that_nobody_knows_behind_one_title_part_from_it() -> None:
    found = talks(
        "- 2024\tKnots to Tie behind the Mill, University of Leeds, Leeds, UK\n"
        "- 2023\tA Needle to Sew around Corners, Plaything/Akra Yarning, Tampere, FI\n"
        "- 2022\tA Needle to Sew around Corners, WOOLxPierside, Boston, MA\n"
        "- 2021\tDyes of Madder and Weld Compared, University of Oulu, Oulu, Finland\n"
    )
    assert [title for title, _, _ in found[1:3]] == ["A Needle to Sew around Corners"] * 2


def test_a_title_in_one_style_is_whole_with_its_commas() -> None:
    assert talks(
        "- 2020\t**Knots by Hand**, Weaving Annual Meeting, Leeds, UK\n"
        "- 2019\t**Dyes, Wool, Felt**, Society of Young Weavers, Leeds, UK\n"
        "- 2018\t**Ropes under Ice**, Conference on Complex Yarns, Turku, Finland\n"
    )[1] == ("Dyes, Wool, Felt", "Society of Young Weavers", 2019)


def test_a_bracket_between_commas_is_no_part_of_the_title() -> None:
    assert talks(
        "1. *Slow Looms: How to Mend Them*, (online workshop with B. Marsh and D. Tan), WEFT Annual Meeting, Leeds, UK,"
        " December 2020\n"
        "2. *Felt Hackathon*, (hackathon convened with B. Marsh), WEFT Annual Meeting, Leeds, UK, May 2018\n"
        "3. *Roofs of Moss*, (invited talk), WEFT Workshop, Leeds, UK, June 2017\n"
    ) == [
        ("Slow Looms: How to Mend Them", "WEFT Annual Meeting", 2020),
        ("Felt Hackathon", "WEFT Annual Meeting", 2018),
        ("Roofs of Moss", "WEFT Workshop", 2017),
    ]


def test_letters_in_brackets_are_no_town() -> None:
    found = talks("- 2020\tSIAM Workshop on Weaving Science (SIAM NS), Snowbird, UT\n")
    assert [venue for _, venue, _ in found] == ["SIAM Workshop on Weaving Science (SIAM NS)"]


def test_a_title_ends_where_most_that_begin_with_it_end() -> None:
    found = talks(
        "### 2024\n\n- Slow and human-like weaving in foundations. Leeds University. Guest Lecture at LU Loom Seminar."
        " Leeds, UK. Dec 5, 2024.\n"
        "- Slow and human-like weaving in foundations. Turku University. Turku, Finland. Sept 13, 2024.\n"
        "- Knots and Felt: A Primer. LU Loom School. Leeds University. Leeds, UK. Jun 4, 2024.\n\n"
        "### 2023\n\n- Slow and human-like weaving in foundations. Loom Seminar. Globex Institute. Oulu, Finland."
        " Apr 30, 2023.\n- Felt at rest. Acme College of Yarns. Oulu, Finland. Jun 2023.\n"
    )
    assert [title for title, _, _ in found] == [
        "Slow and human-like weaving in foundations",
        "Slow and human-like weaving in foundations",
        "Knots and Felt: A Primer",
        "Slow and human-like weaving in foundations",
        "Felt at rest",
    ]


def test_words_in_quotes_behind_a_title_s_article_are_part_of_it() -> None:
    body = "The “Wet Wool” Problem in Spinning 2021\nGlobex Leeds, UK\n\nFelt and Its Uses 2020\nInitech Turku, Finland"
    assert [title for title, _, _ in talks(body)] == ["The “Wet Wool” Problem in Spinning", "Felt and Its Uses"]


def test_remote_behind_a_host_is_no_part_of_its_name() -> None:
    body = "Looms at Sea: A View 2021\nGlobex Remote\n\nFelt and Its Uses 2020\nInitech Turku, Finland"
    assert [venue for _, venue, _ in talks(body)] == ["Globex", "Initech"]
