"""Talks whose list has a form of its own: rolls of venues, titles over their places, citations."""

from __future__ import annotations

from tests.transforms.records.one_section import read, talks


def test_a_roll_between_semicolons_has_the_year_ahead_of_it() -> None:
    assert talks(
        "- 2025: Globex University; Turku School of Economics – Department of Law; EEA Congress, Milan.\n"
        "- 2023: Keynote at the Salt Days, on “Prices in the long run of salt”\n"
        "- 2022: NBER, LSE, University of Oslo, SED (Madison)."
    ) == [
        (None, "Globex University", 2025),
        (None, "Turku School of Economics, Department of Law", 2025),
        (None, "EEA Congress", 2025),
        (None, "NBER", 2022),
        (None, "LSE", 2022),
        (None, "University of Oslo", 2022),
        (None, "SED", 2022),
        ("Prices in the long run of salt", "Salt Days", 2023),
    ]


def test_several_dated_places_behind_a_title() -> None:
    body = (
        "“Slow looms in wet towns”: LoomConf Annual Meeting (March 2023), Dyers Workshop (May 2022).\n\n"
        "“Felt at sea”: Nordic Wool Symposium (June 2020), Globex University (May 2019)."
    )
    assert set(talks(body)) == {
        ("Felt at sea", "Globex University", 2019),
        ("Felt at sea", "Nordic Wool Symposium", 2020),
        ("Slow looms in wet towns", "Dyers Workshop", 2022),
        ("Slow looms in wet towns", "LoomConf Annual Meeting", 2023),
    }


def test_two_phrases_before_a_colon_are_no_speakers() -> None:
    titles = ["Slow Tides and Fast Looms: An Account", "Trust and Taxes in Border Towns", "Felt and Fog in the Lab"]
    body = "\n".join(f"- {title}, Dyers Workshop, Oslo, Norway, 20{at + 11}" for at, title in enumerate(titles))
    assert {title for title, _, _ in talks(body)} == set(titles)


def test_a_roll_names_each_venue_once_for_each_of_its_years() -> None:
    found = talks("Seminars: Bocconi (2023), University of Oslo (2022, 2019), Stockholm School of Economics (2021)")
    assert found == [
        (None, "Bocconi", 2023),
        (None, "University of Oslo", 2022),
        (None, "University of Oslo", 2019),
        (None, "Stockholm School of Economics", 2021),
    ]


def test_towns_stand_for_their_universities_where_few_venues_have_a_town() -> None:
    found = talks(
        "2023: NBER, Loom Futures of Cloth and Yarn, Moss Initiative for Weaving on Scale, LSE (invited speaker).\n"
        "2022: Goethe University Frankfurt, Uppsala, TSE Departmental Seminar, Bocconi, EEA, SOLE.\n"
        "2021: Stanford, NBER, Econometric Society European Meeting, Heriot-Watt, SEA."
    )
    assert sorted((year or 0, venue) for _, venue, year in found if year != 2021) == [
        (2022, "Bocconi"),
        (2022, "EEA"),
        (2022, "Goethe University Frankfurt"),
        (2022, "SOLE"),
        (2022, "TSE Departmental Seminar"),
        (2022, "Uppsala"),
        (2023, "LSE"),
        (2023, "Loom Futures of Cloth and Yarn"),
        (2023, "Moss Initiative for Weaving on Scale"),
        (2023, "NBER"),
    ]


def test_a_sentence_lists_venues_before_the_year_of_all() -> None:
    venues = [(None, "Uppsala University", 2024), (None, "LSE", 2024), (None, "NASA Ames", 2024)]
    assert talks("Talks at Uppsala University, LSE, and NASA Ames (2024); Yale, JPL, and Bocconi (2023).") == [
        *venues,
        (None, "Yale", 2023),
        (None, "JPL", 2023),
        (None, "Bocconi", 2023),
    ]
    assert talks("Talks at Uppsala University, LSE, and NASA Ames (2024).") == venues


def test_a_meeting_stands_over_no_other_with_the_years_of_its_talks() -> None:
    assert talks("- American Economic Association (2014, 2011)\n- Econometric Society (2015)") == [
        (None, "American Economic Association", 2014),
        (None, "American Economic Association", 2011),
        (None, "Econometric Society", 2015),
    ]


def test_a_wrapped_roll_is_one_list() -> None:
    found = talks(
        "University of Jena, Germany, 2023, 2018; Free University Berlin, Germany, 2022;\n"
        "University of Leeds, UK, 2017; Globex Eye\nInstitute, US, 2006."
    )
    assert found[2:] == [
        (None, "Free University Berlin", 2022),
        (None, "University of Leeds", 2017),
        (None, "Globex Eye Institute", 2006),
    ]


def test_a_title_stands_over_the_dated_places_it_was_told_at() -> None:
    assert talks(
        "Looms that learn from their weavers\n"
        "  Colloquium, University of Leeds\tLeeds, UK, Oct. 2023\n"
        "  Nordic Days of Statistics\tTurku, Finland, Jun. 2022\n\n"
        "A short history of counting sheep\n"
        "  Bernoulli Congress\tSeoul, Korea, Jul. 2021"
    ) == [
        ("Looms that learn from their weavers", "University of Leeds", 2023),
        ("Looms that learn from their weavers", "Nordic Days of Statistics", 2022),
        ("A short history of counting sheep", "Bernoulli Congress", 2021),
    ]


def test_a_dated_title_stands_over_who_asked_and_a_town_that_no_list_knows() -> None:
    assert talks(
        "Looms that learn from their weavers 2023\nApple Tarnby, Chile\n\n"
        "A short history of counting sheep 2021\nZorbix Works Port Tarnby, NJ"
    ) == [
        ("Looms that learn from their weavers", "Apple", 2023),
        ("A short history of counting sheep", "Zorbix Works", 2021),
    ]


def test_questions_and_years_are_parts_of_titles_over_who_asked() -> None:
    assert talks(
        "Who Watches the Sheep? Counting Looms with HERON 2025\nApple Cupertino, CA\n\n"
        "Measuring Rain in Old Towns From 1990 to 2020 2024\nMeta Menlo Park, CA\n\n"
        "An Introduction to Looms: Part II 2023\nZorbix Palo Alto, CA\n\nOn the Weight of Wool 2022\nZorbix Leeds, UK"
    ) == [
        ("Who Watches the Sheep? Counting Looms with HERON", "Apple", 2025),
        ("Measuring Rain in Old Towns From 1990 to 2020", "Meta", 2024),
        ("An Introduction to Looms: Part II", "Zorbix", 2023),
        ("On the Weight of Wool", "Zorbix", 2022),
    ]


def test_a_citation_behind_a_year_of_its_own_is_read_without_its_names() -> None:
    assert talks(
        "2024\tQuill, A. M., & Tan, W. (2024). Salt and paper: A study of storage [Conference Presentation]. "
        "Annual Meeting of the Salt Society, Oslo, Norway.\n"
        "2019\tQuill, A. M. (2019). Counting sheep [Poster]. Nordic Days of Statistics, Turku, Finland."
    ) == [
        ("Salt and paper: A study of storage", "Annual Meeting of the Salt Society", 2024),
        ("Counting sheep", "Nordic Days of Statistics", 2019),
    ]


def test_a_title_stands_behind_the_kind_of_talk_that_it_was() -> None:
    assert talks(
        "- 3-5 June, Oslo, Norway: LoomConf 2022, talk: Looms that learn from their weavers\n"
        "- May 12-16, Turku, Finland: Nordic Fibre Meeting 2021, lightning talk:\n  How warps ruin the weft of wool\n"
        "- October 10-14, Seoul, Korea: Bernoulli Congress 2021, poster: A short history of counting sheep"
    ) == [
        ("Looms that learn from their weavers", "LoomConf", 2022),
        ("How warps ruin the weft of wool", "Nordic Fibre Meeting", 2021),
        ("A short history of counting sheep", "Bernoulli Congress", 2021),
    ]


def test_titles_follow_the_meeting_and_the_place_that_style_sets_apart() -> None:
    assert talks(
        "2019\t**Loom Days 2019,** *Turku, Finland*\nWeaving at night with two hands\n\n"
        "2018\t**IOT joint conference,** *University of Leeds* Evidence for a second warp in very long looms\n\n"
        "2017\t**Fibre Symposium,** *Oslo, Norway*\nUpdated widths of the broad selvedge"
    ) == [
        ("Weaving at night with two hands", "Loom Days", 2019),
        ("Evidence for a second warp in very long looms", "IOT joint conference, University of Leeds", 2018),
        ("Updated widths of the broad selvedge", "Fibre Symposium", 2017),
    ]


def test_one_title_alone_stands_over_its_places() -> None:
    assert talks(
        "“Weaving in the Dark: Who Pays the Night Shift”\n"
        "University of Leeds\tSep 2024\nLSE\tJan 2024\nGraduate Textile Workshop, University of Oslo\tDec 2023"
    ) == [
        ("Weaving in the Dark: Who Pays the Night Shift", "University of Leeds", 2024),
        ("Weaving in the Dark: Who Pays the Night Shift", "LSE", 2024),
        ("Weaving in the Dark: Who Pays the Night Shift", "Graduate Textile Workshop, University of Oslo", 2023),
    ]


def test_two_titles_in_quotes_were_both_told_there() -> None:
    found = talks(
        "- 25th Conference of Weavers, March 14-17 2012, Turku, Finland. Oral: “Adaptation of an old loom”.\n"
        "- 24th Conference of Weavers, March 16-19 2010, Graz, Austria. Two talks: “First insights into warps” and "
        "“Clearance of northern dyes”."
    )
    assert [title for title, *_ in found] == [
        "Adaptation of an old loom",
        "First insights into warps",
        "Clearance of northern dyes",
    ]


def test_titles_over_where_over_one_date_and_place() -> None:
    entries = [
        ('"Was Wool a Good Thread?"', "Weaving Studies Program", "Ninth Annual National Conference", "Leeds, 3-5-22"),
        ('"Looms, Knots, and Curricula:', 'A Case Study at Globex University"', "The Idea of a Loom", "Bern, 9-19-14"),
        ('"The Limits of Wool"', "With Dr. Otto Weil (Department of Dyes)", "Weaving Studies Program", "Bonn, 3-7-08"),
        ('"Advice for Weavers"', "Delta Loom Honor Society", "Globex University, Fall 1995"),
    ]
    found = [
        ("Was Wool a Good Thread?", "Weaving Studies Program", 2022),
        ("Looms, Knots, and Curricula: A Case Study at Globex University", "The Idea of a Loom", 2014),
        ("The Limits of Wool", "Weaving Studies Program", 2008),
        ("Advice for Weavers", "Delta Loom Honor Society", 1995),
    ]
    for gap in ("\n", "\n\n"):
        stated = read("PRESENTATIONS\n\n" + gap.join(line for entry in entries for line in entry))
        assert [(t.title, t.venue, t.year) for t in stated.talks] == found
        assert not stated.awards


def test_titles_in_quotes_beside_entries_without_any() -> None:
    found = read(
        "## Selected talks\n\n- Dagstuhl seminar on Looms, March 2025, “Forgetting as a knot”\n"
        "- Keynote, Nordic Loom Days, Bergen, Oct 2024\n- University of Turku seminar, 2022: “Warps and calculus”\n"
    ).talks
    assert [(one.title, one.venue, one.year) for one in found] == [
        ("Forgetting as a knot", "Dagstuhl seminar on Looms", 2025),
        (None, "Nordic Loom Days", 2024),
        ("Warps and calculus", "University of Turku seminar", 2022),
    ]


def test_entries_that_open_with_quotations_stay_apart_however_short_the_titles() -> None:
    lines = (
        "“Madder and Weld.” Dyers’ Congress, Oslo, 3 March 2019.\n\n"
        "“Woad.” University of Turku, Colloquium on Colour, October 2018.\n\n"
        "“The Price of Red in Two Ports.” Trade History Society, Lund, 2017.\n\n"
        "“Alum.” Museum of Salt, Pori, April 2016.\n"
    )
    found = read(f"## Lectures\n\n{lines}").talks
    assert [(talk.title, talk.year) for talk in found] == [
        ("Madder and Weld", 2019),
        ("Woad", 2018),
        ("The Price of Red in Two Ports", 2017),
        ("Alum", 2016),
    ]


def test_lines_that_end_in_months_are_a_talk_each_however_many_places_they_name() -> None:
    assert talks(
        "- Workshop on Wool and Moss, University of Oslo, Norway, Apr 2025\n"
        "- Applied Loom Seminar, Turku University, Feb 2025\n"
        "- Dyers’ Colloquium, Leeds University, UK, Jan 2024\n"
    ) == [
        (None, "Workshop on Wool and Moss, University of Oslo", 2025),
        (None, "Applied Loom Seminar, Turku University", 2025),
        (None, "Dyers’ Colloquium, Leeds University", 2024),
    ]


def test_a_title_that_several_talks_were_given_under_ends_where_they_differ() -> None:
    found = talks(
        "2021\tStrong looms for rough weather and cold, Guild Evening, Turku, Finland\n"
        "2020\tStrong looms for rough weather and cold, Seminar of Moss Weavers, University of Leeds\n"
        "2020\tBright dyes from the roots of alders, Guild Evening, Turku, Finland\n"
        "2019\tA short history of felt, Annual Meeting of the Wool Society, Oslo\n"
    )
    assert [title for title, *_ in found] == [
        "Strong looms for rough weather and cold", "Strong looms for rough weather and cold",
        "Bright dyes from the roots of alders", "A short history of felt",
    ]  # fmt: skip
    assert [(venue or "").partition(",")[0] for _, venue, _ in found][:3] == [
        "Guild Evening", "Seminar of Moss Weavers", "Guild Evening"]  # fmt: skip


def test_an_evening_of_presentations_keeps_its_name() -> None:
    assert [venue for _, venue, _ in talks("- *Looms for rough weather*, Old Loom Presentations, Turku, 2020\n")] == [
        "Old Loom Presentations"]  # fmt: skip


def test_a_label_in_the_look_of_a_known_one_heads_its_talks() -> None:
    body = (
        "**Oral Presentations**\n\n- KLM, Seattle, WA — Aug 2015\n  - A framework for wool in many studies.\n\n"
        "**Seminar Talk**\n\n- Department of Weaving, Ort University — Nov 2013\n  - How looms make slides\n"
    )
    assert talks(body) == [
        ("A framework for wool in many studies", "KLM", 2015),
        ("How looms make slides", "Department of Weaving, Ort University", 2013),
    ]


def test_paragraphs_that_each_end_in_their_date_are_a_talk_each() -> None:
    titles = [
        "Wool Is Not Over...Wool Has Hardly Begun!",
        "Doubtful Dyes: Fifty weavers asked twice",
        "Guilds Once the Kings Were Gone: what was mended",
        "Loyal to looms? What weavers said in two decades of felt",
        "Only in Words? Said and Shown Loyalty to Dyes",
        "Weavers at the Ballot: Who Still Wants Wool?",
        "Wool Without Weavers? Tales about yarn",
        "The Growth of Felt in Thule?",
        "Yarn: Why the weavers went away",
    ]
    meetings = [
        *("*QZASA Annual Meeting 2025*, Lund University", "*Seminar in Textiles*, University of Warsaw"),
        *("*ViPET seminar*, University of Vienna", "*ZPZR General Conference*, Lisbon"),
        *("*Unrest and Felt*, Loom Studies Program, Lund University", "*Thule Institute of Wool (TIW)*, Oslo"),
        *("*Conference on Felt and Dyes*, Lund University, Lund", "Invited lecture for the *Felt workshop*, Turku"),
        "Invited lecture at *Collegium Filtrum*, Warsaw",
    ]
    years = [f"`{2025 - number}` " if number % 3 == 0 else "" for number in range(len(titles))]
    body = "\n\n".join(
        f"{year}{title}{'' if title[-1] in '?!' else '.'} {meeting}, {number + 3} June {2025 - number // 3 * 3}."
        for number, (year, title, meeting) in enumerate(zip(years, titles, meetings, strict=True))
    )
    assert [title for title, _, _ in talks(body)] == titles
