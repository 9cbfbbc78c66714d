"""Years that talks share, and years within titles. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import read, talks


def test_a_question_behind_names_and_a_year_that_a_title_counts_to() -> None:
    assert talks(
        "- Quill AB, Orr BC. Trends in looms among old weavers. Cloth Society of Norway, September 2024.\n"
        "- Quill AB, Orr BC. Projecting wool to 2040: a loom model. European Wool Association. June 2023.\n"
        "- Quill AB, Orr BC. Does washing matter after shearing? Wool Society of Norway 2019.\n"
    ) == [
        ("Trends in looms among old weavers", "Cloth Society of Norway", 2024),
        ("Projecting wool to 2040: a loom model", "European Wool Association", 2023),
        ("Does washing matter after shearing?", "Wool Society of Norway", 2019),
    ]


def test_rows_with_a_place_in_a_column_share_the_year_of_the_row_above() -> None:
    rows = (
        ("2025\tLoom Seminar, LSE\tLondon, UK", "Workshop on Threads\tAarhus, DK"),
        ("2024\tWEFT Conference 2024\tRotterdam, NL", "Dyeing Seminar, University of Turku\tTurku, FI"),
    )
    assert talks("\n".join(row for rows_of_year in rows for row in rows_of_year)) == [
        (None, "Loom Seminar, LSE", 2025),
        (None, "Workshop on Threads", 2025),
        (None, "WEFT Conference", 2024),
        (None, "Dyeing Seminar, University of Turku", 2024),
    ]


def test_years_of_what_a_talk_is_about_are_not_its_own() -> None:
    assert talks(
        "- Quill AB, Orr BC. Prices of felt hats from 2003-2009. Wool Society of Norway, June 2021.\n"
        "- Quill AB, Fern B. Looms of Lund. Nordic Weaving Congress 2020.\n"
        "- Quill AB. Felt in towns. Wool Society of Norway, June 2022.\n"
    ) == [
        ("Prices of felt hats from 2003-2009", "Wool Society of Norway", 2021),
        ("Looms of Lund", "Nordic Weaving Congress", 2020),
        ("Felt in towns", "Wool Society of Norway", 2022),
    ]


def test_presenters_in_a_list_of_activities_gave_talks_in_the_year_that_ends_the_line() -> None:
    found = read(
        "## Professional Activities\n\n- Referee, Journal of Looms\n"
        "- Presenter at Cornell University, Duke University, University of Leeds, 2025\n"
        "- Speaker at Loom Society European Meeting; NTU (Singapore), 2023\n- Seminar talks: Yale, Harvard, 2020\n"
    )
    assert [(one.venue, one.year) for one in found.talks] == [
        ("Cornell University", 2025),
        ("Duke University", 2025),
        ("University of Leeds", 2025),
        ("Loom Society European Meeting", 2023),
        ("NTU", 2023),
        ("Yale", 2020),
        ("Harvard", 2020),
    ]
    assert [one.role for one in found.service] == ["reviewer"]


def test_each_title_below_one_place_is_a_talk() -> None:
    assert talks(
        "1. Globex Academy, Norway, May 2025\n   “Slow Looms of the North” (Invited Presentation)\n"
        "   “Dyes and Their Plans” (Workshop)\n"
        "2. University of Leeds, November 2024\n   “Slow Looms of the North” (Invited Presentation)\n"
        "3. LoomConf, France, October 2023\n   “Felt and Rigor” (Session)\n"
    ) == [
        ("Slow Looms of the North", "Globex Academy", 2025),
        ("Dyes and Their Plans", "Globex Academy", 2025),
        ("Slow Looms of the North", "University of Leeds", 2024),
        ("Felt and Rigor", "LoomConf", 2023),
    ]
