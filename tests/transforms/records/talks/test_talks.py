"""Talks: titles, venues and years."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read, talks

Stated = tuple[str | None, str | None, int | None]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "- “Learning to Rank,” Presented at the annual meeting of the Example Association, Glasgow, June 2023.",
            ("Learning to Rank", "annual meeting of the Example Association", 2023),
        ),
        (
            (
                "- **Miller, J.**, Lee, A., *Pulsations of Old Stars*, Cape Town, South Africa, "
                "Example Observatory, May 29, 2014, invited talk"
            ),
            ("Pulsations of Old Stars", "Example Observatory", 2014),
        ),
        (
            "- 07/2024: Talk on learning with less at University of Siegen",
            ("learning with less", "University of Siegen", 2024),
        ),
        (
            "- Fairness in ranking. Invited talk at the University of Amsterdam, October 2019.",
            ("Fairness in ranking", "University of Amsterdam", 2019),
        ),
        ("- *The Loom*, Virtual talk at the Knot Workshop, 2019", ("The Loom", "Knot Workshop", 2019)),
        ("- Keynote: The Future of Search. ECIR 2022, Stavanger, Norway.", ("The Future of Search", "ECIR", 2022)),
        (
            (
                "- Miller, J. (2018, March). Forgetting curves revisited. Talk presented at the "
                "Cognitive Neuroscience Society, Boston, MA."
            ),
            ("Forgetting curves revisited", "Cognitive Neuroscience Society", 2018),
        ),
    ],
)
def test_one_line(line: str, expected: Stated) -> None:
    assert talks(line) == [expected]


def test_title_line_over_venue_and_place() -> None:
    body = (
        "DeepThing: A Thing at Every Level 2025\nApple Cupertino, CA\n\nOther Things "
        "2024\nGoogle DeepMind, IBM Mountain View, CA\n"
    )
    assert talks(body) == [
        ("DeepThing: A Thing at Every Level", "Apple", 2025),
        ("Other Things", "Google DeepMind, IBM", 2024),
    ]


def test_lines_that_name_only_where() -> None:
    body = (
        "2025 Oct\tCenter for Memory Research, Johns Hopkins Medicine (Baltimore, MD)\n2024 "
        "May\tSleep, Brain, and Behavior Seminar, Harvard University (Cambridge, MA)\n2023 "
        "Jan\tDepartment of Psychology, Tufts University (Medford, MA)\n"
    )
    assert talks(body) == [
        (None, "Center for Memory Research, Johns Hopkins Medicine", 2025),
        (None, "Sleep, Brain, and Behavior Seminar, Harvard University", 2024),
        (None, "Department of Psychology, Tufts University", 2023),
    ]


def test_one_title_at_several_places_and_a_year_that_holds_below() -> None:
    body = "2026\tPaths to Data\n  Duke University\n  Rice University\nOther Paths\n  Stanford University\n"
    assert talks(body) == [
        ("Paths to Data", "Duke University", 2026),
        ("Paths to Data", "Rice University", 2026),
        ("Other Paths", "Stanford University", 2026),
    ]


def test_workshops_attended_are_no_talks() -> None:
    assert talks("- “Frontiers of Things”\t2020\n  - Example Research", heading="## Workshops") == []


def test_columns_of_date_place_and_title() -> None:
    assert talks("Feb 2024\tUniversity of Washington\tMixing at sills\nOct 2023\tDuke University\tTides\n") == [
        ("Mixing at sills", "University of Washington", 2024),
        ("Tides", "Duke University", 2023),
    ]


def test_titles_in_italics_stand_below_their_venues() -> None:
    body = (
        "- 2024\t**Example Tide Meeting, Oslo, Norway**\n  *Slow waves in cold bays*\n\n"
        "  **Harbour State University (invited)**\n  *A theory of foam*\n"
    )
    assert [(title, year) for title, _, year in talks(body)] == [
        ("Slow waves in cold bays", 2024),
        ("A theory of foam", 2024),
    ]


def test_an_invited_speaker_under_outreach_gave_a_talk() -> None:
    line = "- 2021\tInvited speaker – Ridge School, Oslo, Norway – *The tides of the north*"
    assert [title for title, _, _ in talks(line, "## Outreach")] == ["The tides of the north"]


def test_a_cited_talk_ends_its_title_at_the_full_stop_before_a_note_in_italics() -> None:
    line = "1. Solberg A, Imani Q. Foam in cold bays: a survey. Example Tide Meeting, Oslo, 2022. *[Oral presentation]*"
    assert talks(line, "## Presentations")[0][0] == "Foam in cold bays: a survey"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (  # the title below, in quotes
            (
                'Keynote speaker, Symposium on Tides, Oslo, Norway, August 2023.\n    "Slow water: a plea"\n'
                'Invited lecture, Harbour State University, Lima, Peru, April 2022.\n    "Foam without bubbles"\n'
            ),
            [("Slow water: a plea", "Symposium on Tides"), ("Foam without bubbles", "Harbour State University")],
        ),
        (  # places of one title on bullets below it
            (
                "  • On the mixing of fjords\n       ◦ Ocean Seminar, Harbour State University, 2023\n"
                "       ◦ Workshop on Tides, Oslo, 2022\n"
            ),
            [
                ("On the mixing of fjords", "Ocean Seminar, Harbour State University"),
                ("On the mixing of fjords", "Workshop on Tides"),
            ],
        ),
        (  # the title in italics behind a colon
            (
                "**2023.10** Invited Talk @ Duke University: *Scaling laws for foam*\n\n"
                "**2022.12** Oral @ Workshop on Tides: *Waves without wind*\n"
            ),
            [("Scaling laws for foam", "Duke University"), ("Waves without wind", "Workshop on Tides")],
        ),
        (  # the title in the first of two columns, the kind of talk below it
            (
                "Slow waves in cold bays\tHarbour State University\nContributed talk\tNov. 2022\n\n"
                "A theory of thin foam\tDuke University\nInvited seminar\tMar. 2021\n"
            ),
            [("Slow waves in cold bays", "Harbour State University"), ("A theory of thin foam", "Duke University")],
        ),
        (  # a heading over numbered talks of two lines
            (
                "### Colloquium and seminar talks\n\n"
                '1.  "Slow waves in cold bays."\n    Ocean Seminar, Duke University, 2011.\n'
                '1.  "Foam."\n    Tide Colloquium, Harbour State University, 2010.\n'
            ),
            [
                ("Slow waves in cold bays", "Ocean Seminar, Duke University"),
                ("Foam", "Tide Colloquium, Harbour State University"),
            ],
        ),
    ],
)
def test_the_form_of_a_list(body: str, expected: list[tuple[str, str]]) -> None:
    assert [(title, venue) for title, venue, _ in talks(body)] == expected


def test_a_title_in_bold_over_the_places_where_it_was_told() -> None:
    body = "**Fairness in foam: beyond parity**\nDuke University, May 2024\nHarbour State University, March 2023\n"
    assert talks(body) == [
        ("Fairness in foam: beyond parity", "Duke University", 2024),
        ("Fairness in foam: beyond parity", "Harbour State University", 2023),
    ]


def test_a_year_that_heads_a_group() -> None:
    body = "### 2024\n\n- *Slow waves in cold bays*, Duke University\n- *A theory of foam*, Harbour State University\n"
    assert [year for _, _, year in talks(body)] == [2024, 2024]


def test_a_roll_of_venues_is_a_talk_at_each() -> None:
    body = "2024: EEA (Rotterdam), SOLE (Portland)*, University of Bergen\n2023: EALE (Prague), Banco de España\n"
    assert talks(body, "## Seminars and Conferences") == [
        (None, "EEA", 2024),
        (None, "SOLE", 2024),
        (None, "University of Bergen", 2024),
        (None, "EALE", 2023),
        (None, "Banco de España", 2023),
    ]


def test_conference_papers_that_were_read_are_talks_and_printed_ones_are_papers() -> None:
    read_there = (
        "'Taking tides to court', Public Law Weekend, Johannesburg, October 2022\n\n"
        "'Rights in ruins', Harbour Law Society, Durban, July 2019\n"
    )
    assert talks(read_there, "## CONFERENCE PAPERS") == [
        ("Taking tides to court", "Public Law Weekend", 2022),
        ("Rights in ruins", "Harbour Law Society", 2019),
    ]
    printed = "J. Miller, A. Lee. Tides. In Proceedings of WAVES 2022, pp. 1-9.\n"
    assert not talks(printed, "## CONFERENCE PAPERS")


def test_short_dates_of_a_column_are_months() -> None:
    body = "10/24\tFoam and Form, Nephrology Grand Rounds, Emory University\n3/22\tSalt, University of Cape Town\n"
    assert [year for _, _, year in talks(body)] == [2024, 2022]


def test_a_heading_alone_among_talks_fails_nothing() -> None:
    body = "Invited talks\n“Geese at dusk”, Riga, 2019\n- Counting geese, Ghent 2021\nSession chair\n\nInvited talks\n"
    found = read(f"## Talks\n\n{body}")
    assert not [issue.message for issue in found.issues if issue.code == "reader-failed"]
    assert "Geese at dusk" in [talk.title for talk in found.talks]


def test_labels_speakers_and_broken_titles() -> None:
    body = (
        "2018\tA signature of looms that predicts the progress of weaving  \n"
        "Miller, J., Quill, A., Tan-Osei, Y., and Marsh, P.  \nConference: Canadian Consortium on Looms  \n"
        "Location: Montreal, Canada\n\n"
        "2016\tCommon effects of mild wear on threads across studies  \n"
        "Conference: Congress of Dyers  \nLocation: Dublin, Ireland\n"
    )
    assert [(talk.venue, talk.year) for talk in read(f"## Talks\n\n{body}").talks] == [
        ("Canadian Consortium on Looms", 2018),
        ("Congress of Dyers", 2016),
    ]


def test_a_roll_of_venues_with_towns_in_brackets() -> None:
    body = (
        "2015-2018 Loom Congress (Turku), University of Ghent, FEEM, Dyers Institute\n\n"
        "Pre-2011 University of Leeds, UC Merced, Lincoln Loom Institute, Nordic Rural Weaving Seminar\n"
    )
    assert [talk.venue for talk in read(f"## Invited Presentations\n\n{body}").talks] == [
        *("Loom Congress", "University of Ghent", "FEEM", "Dyers Institute", "University of Leeds", "UC Merced"),
        *("Lincoln Loom Institute", "Nordic Rural Weaving Seminar"),
    ]


def test_conference_papers_beside_years_and_days_were_read() -> None:
    rows = (
        "2013\t“Looms and Minds: How Threads Perceive.” The 2nd Congress of Dyers. Leeds. October 18–20.\n\n"
        "2011\t“Choices of Weavers.” Regional Association of Weaving. University of Leeds. September 16–18.\n"
    )
    cv = read(f"## Conference Papers\n\n{rows}")
    assert ([talk.year for talk in cv.talks], cv.papers) == ([2013, 2011], [])


def test_parts_between_semicolons_with_their_years() -> None:
    parsed = read(
        "## Invited seminars\n\nUniversity of Leeds, UK, 2022, 2017; University of Turku, Finland, 2022; "
        "Workshop on 'Looms and Dyes', Uppsala, Sweden, 2019.\n"
    )
    assert [(t.venue, t.year) for t in parsed.talks] == [
        ("University of Leeds", 2022),
        ("University of Leeds", 2017),
        ("University of Turku", 2022),
        ("Workshop on “Looms and Dyes”", 2019),
    ]


def test_a_town_before_its_country_is_no_venue() -> None:
    line = "- 2018\tLooms of the northern valleys\n  Loom Summer School, Erewhonville, Italy (invited talk)\n"
    assert [t.venue for t in read(f"## Talks\n\n{line}").talks] == ["Loom Summer School"]


def test_a_roll_may_name_a_workshop_by_many_words() -> None:
    body = (
        "2024: University of Bergen, EEA Congress, Harbour Workshop on Economics of Weaving & Social Dyes Policy\n"
        "2023: EALE Congress, Banco de España, University of Turku\n"
    )
    assert [venue for _, venue, _ in talks(body, "## Seminars and Conferences")][:3] == [
        "University of Bergen",
        "EEA Congress",
        "Harbour Workshop on Economics of Weaving & Social Dyes Policy",
    ]


def test_titles_in_quotes_over_their_places_are_no_roll() -> None:
    body = (
        "2026\t“Positive geese on curves”\nGoose Theory Seminar, Boston University\n"
        "Workshop on Geese, Centre of Birds, University of Bergen\n"
        "2025\t“Second moments of geese”\nGoose Theory Seminar, Lund University\n"
    )
    assert [(title, year) for title, _, year in talks(body)] == [
        ("Positive geese on curves", 2026),
        ("Positive geese on curves", 2026),
        ("Second moments of geese", 2025),
    ]


def test_a_host_may_have_its_article() -> None:
    body = (
        "- Looms of the north: a survey, the Pasteur Institute, Lille, France, Feb. 2011.\n"
        "- Dyes at sea, University of Salzburg, Salzburg, Austria, Jan. 2010.\n"
        "- Knots and ropes, the University of Oulu, Oulu, Finland, Dec. 2009.\n"
    )
    assert [found[0] for found in talks(body)] == ["Looms of the north: a survey", "Dyes at sea", "Knots and ropes"]
