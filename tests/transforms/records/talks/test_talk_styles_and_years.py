"""Talks whose places are set apart by style, lists that years part, and sentences among talks. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import talks


def test_words_in_italics_between_marks_say_where_and_the_title_stands_before_them() -> None:
    assert talks(
        "- Slow looms: weaving 300 threads with few hands, *WOOLY*, Turku – FI. 2018\n"
        "- Dyes of the northern islands compared to those of the coast, *Madder Club by Ada Quill*, Online. 2017\n"
        "- Quill A, Marsh BC, Tan D. What moss tells of old roofs, *Peat Days* and *Fen Days*, Oulu – FI. 2016\n"
        "- Ropes under the ice in the straits of old, WOOLY via telephone. 2015\n"
    ) == [
        ("Slow looms: weaving 300 threads with few hands", "WOOLY", 2018),
        ("Dyes of the northern islands compared to those of the coast", "Madder Club by Ada Quill", 2017),
        ("What moss tells of old roofs", "Peat Days and Fen Days", 2016),
        ("Ropes under the ice in the straits of old", "WOOLY via telephone", 2015),
    ]


def test_years_over_talks_of_one_line_each_part_no_list() -> None:
    assert talks(
        "### 2023\n\n- Looms and hospitals - St. Brine hospital, Utrecht, The Netherlands\n"
        "- How to dye a green coat - Weft Green Forum, Paris, France\n\n"
        "### 2022\n\n- 12.2022 - Salt on Slow Barges - Meetup for Dyers @ Globex, Oslo, Norway\n"
        "- 09.2022 - Wool for Moss - Weft Invention day, Budapest, Hungary\n"
    ) == [
        ("Looms and hospitals", "St. Brine hospital", 2023),
        ("How to dye a green coat", "Weft Green Forum", 2023),
        ("Salt on Slow Barges", "Meetup for Dyers @ Globex", 2022),
        ("Wool for Moss", "Weft Invention day", 2022),
    ]


def test_the_year_that_closes_a_line_dates_the_talk_and_no_year_of_its_title() -> None:
    assert talks(
        "Wool Outlook 2012: Turning Points and Tension 2015\nGlobex Turku, Finland\n\n"
        "Slow Looms for Quick Weavers 2014\nCarnegie Mellon University Pittsburgh, PA\n\n"
        "Dyes of the North: Lessons from Moss and Salt 2013\nGlobex Brno, Czechia\n"
    ) == [
        ("Wool Outlook 2012: Turning Points and Tension", "Globex", 2015),
        ("Slow Looms for Quick Weavers", "Carnegie Mellon University", 2014),
        ("Dyes of the North: Lessons from Moss and Salt", "Globex", 2013),
    ]


def test_a_title_may_end_in_an_acronym_behind_what_is_done_with_it() -> None:
    assert talks("LoomR: Surpassing Slow Weavers by Scaling RL 2015\nGlobex, IBM Turku, Finland\n") == [
        ("LoomR: Surpassing Slow Weavers by Scaling RL", "Globex, IBM", 2015)
    ]


def test_months_stand_before_years_in_the_brackets_behind_names() -> None:
    assert talks(
        "Quill, A., Marsh, B. C., & Tan, D. (January, 2013). My cloth, my self: wool and pride. "
        "*Poster presented at the annual meeting of the Society for Wool Psychology*, New Orleans, LA.\n\n"
        "Tan, D., & Quill, A. (August 2012). Bargemen in winter clothes. "
        "*Poster presented at the annual meeting of the Society for Wool Psychology*, Orlando, FL.\n"
    ) == [
        ("My cloth, my self: wool and pride", "annual meeting of the Society for Wool Psychology", 2013),
        ("Bargemen in winter clothes", "annual meeting of the Society for Wool Psychology", 2012),
    ]


def test_sentences_to_the_reader_are_no_talks() -> None:
    body = (
        "I am a weaver who speaks on wool and can be booked for any evening, or on looms in general.\n\n"
        "If you're interested in hearing me at an event, feel free to reach out via letter or pigeon.\n\n"
        "### 2024\n\n- Slow moss and old roofs, Globex University, Turku\n\n"
        "### 2023\n\n- Why peat burns so slowly, Globex University, Oulu\n"
    )
    assert [title for title, _, _ in talks(body)] == ["Slow moss and old roofs", "Why peat burns so slowly"]


def test_a_name_that_goes_on_in_small_letters_is_a_title() -> None:
    assert talks(
        "- Rural AI and its looms - Reed College, May 2021\n- EU AI Act: a weaver's view - Reed College, 2020"
    ) == [
        ("Rural AI and its looms", "Reed College", 2021),
        ("EU AI Act: a weaver's view", "Reed College", 2020),
    ]


def test_titles_below_some_of_the_places() -> None:
    assert talks(
        "* [6th Loom Symposium (2023)](p.pdf)\n    * DeepLoom: towards cloth from pair counts with moss models\n\n"
        "* Wool Annual Meeting (2020)\n\n"
        "* [Summer school on learning with few looms (2022)](q.pdf)\n    * DeepLoom: towards cloth from pair counts\n"
    ) == [
        ("DeepLoom: towards cloth from pair counts with moss models", "6th Loom Symposium", 2023),
        (None, "Wool Annual Meeting", 2020),
        ("DeepLoom: towards cloth from pair counts", "Summer school on learning with few looms", 2022),
    ]


def test_lines_of_buttons_in_brackets_say_nothing() -> None:
    assert talks("- **A stroll with slow looms**, MoVy seminars, Marseille, France, 2023\n\n  [Slides] [Video]\n") == [
        ("A stroll with slow looms", "MoVy seminars", 2023)
    ]


def test_what_leads_to_the_date_of_a_talk_is_none_of_it() -> None:
    assert talks(
        "- The role of slow looms in old towns. Presented on October 7, 2022 at [Globex Lab](https://g.example/).\n"
        "- [Active links between weavers and zealots](p.pdf), poster presented on 20 October 2022 at Woolnet.\n"
        "- [Dyes that mitigate moss](q.pdf). Presented on March 9, 2021 for the Data seminar, Reed College.\n"
    ) == [
        ("The role of slow looms in old towns", "Globex Lab", 2022),
        ("Active links between weavers and zealots", "Woolnet", 2022),
        ("Dyes that mitigate moss", "Data seminar, Reed College", 2021),
    ]


def test_a_year_between_names_and_title_belongs_to_neither() -> None:
    assert talks(
        "Vale, R.D. and **Quill, A.**, 2014, Bed of the slow loom. Weft General Assembly 2014.\n\n"
        "**Quill, A.** and Vale, R.D., 2012, Old threads of the north. Weft Symposium 2012.\n"
    ) == [
        ("Bed of the slow loom", "Weft General Assembly", 2014),
        ("Old threads of the north", "Weft Symposium", 2012),
    ]


def test_the_kind_and_a_verb_part_the_title_from_its_place() -> None:
    assert talks(
        "Why wool Guest Lecture delivered at the Globex Institute, Lorne. June 7, 2023\n\n"
        "Reeds and rain. Invited Talk Presented at Lund University, Lund. May 2021\n\n"
        "Ropes of ice Invited Paper presented at the Fen Days, Oulu, 2019\n"
    ) == [
        ("Why wool", "Globex Institute, Lorne", 2023),
        ("Reeds and rain", "Lund University", 2021),
        ("Ropes of ice", "Fen Days", 2019),
    ]
