"""Awards: names, givers, dates and papers in the layouts that CVs use."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from tests.transforms.records.one_section import read


def awards(body: str, heading: str = "## Honors and Awards") -> list[tuple[str, str | None, str | None, str | None]]:
    return [(a.name, a.granter, a.start, a.end) for a in read(f"{heading}\n\n{body}").awards]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("- Hopkins Medal (University of Toronto), 2015", ("Hopkins Medal", "University of Toronto", "2015", None)),
        ("- Fellow of the Moss Society (elected 2015)", ("Fellow of the Moss Society", "Moss Society", "2015", None)),
        ("- Recipient of the Vale Fellowship in 2014", ("Vale Fellowship", None, "2014", None)),
        (
            "- Vale Scheme Fellowship, Moss Grants Council, 2015",
            ("Vale Scheme Fellowship", "Moss Grants Council", "2015", None),
        ),
        ("- Best poster, Vertex 2014", ("Best poster", "Vertex", "2014", None)),
        ("- Best Poster Award in SIGIR 2012", ("Best Poster Award", "SIGIR", "2012", None)),
        ("- Best Demo in UIST 2011", ("Best Demo", "UIST", "2011", None)),
        ("- Distinguished Paper Award @ FSE 2019", ("Distinguished Paper Award", "FSE", "2019", None)),
        ("- Best Student Paper Award of CHI 2014", ("Best Student Paper Award", "CHI", "2014", None)),
        ("- Outstanding Reviewer for NeurIPS 2020", ("Outstanding Reviewer", "NeurIPS", "2020", None)),
        ("- Vale Fellowship in Machine Learning, 2019", ("Vale Fellowship in Machine Learning", None, "2019", None)),
        ("- Best Thesis in Weaving, LMTX, 2015", ("Best Thesis in Weaving", "LMTX", "2015", None)),
        ("- Best poster, student category, 2015", ("Best poster, student category", None, "2015", None)),
        ("- Merit Prize, Moss University, 2014 (full tuition)", ("Merit Prize", "Moss University", "2014", None)),
        ("- Heron Fellow, held at Vale University, 2015", ("Heron Fellow", None, "2015", None)),
        (
            "- Loom of the Year, chosen by Globex Inc., 2015",
            ("Loom of the Year", "Globex Inc", "2015", None),
        ),
        (
            "- Heron Prize, Centre for Art, Weaving, and Rural Life, Vale University, 2015",
            ("Heron Prize", "Centre for Art, Weaving, and Rural Life, Vale University", "2015", None),
        ),
        (
            "- Heron Prize, Globex, and Vale University, 2015",
            ("Heron Prize", "Globex, and Vale University", "2015", None),
        ),
        ("- Dean's List, University of Toronto, 2015", ("Dean's List", "University of Toronto", "2015", None)),
        (
            "- Citizenship Prize, Globex Society, Springfield, 2015",
            ("Citizenship Prize", "Globex Society", "2015", None),
        ),
        (
            "- 2019–20 Lister Prize, University of Cambridge",
            ("Lister Prize", "University of Cambridge", "2019", "2020"),
        ),
        (
            "- Heron Medal (International Association for Plant Taxonomy, €500) 2008",
            ("Heron Medal", "International Association for Plant Taxonomy", "2008", None),
        ),
        ("- Sloan Fellowship, Sloan Foundation, $50,000, 2021", ("Sloan Fellowship", "Sloan Foundation", "2021", None)),
        ("- Outstanding Reviewer, NeurIPS (2019, 2021)", ("Outstanding Reviewer", "NeurIPS", "2019", "2021")),
        ("- Best Demo Award at UIST 2020 (top 1% of demos)", ("Best Demo Award", "UIST", "2020", None)),
        ("- Best Thesis Award, for the best thesis of the year, 2018", ("Best Thesis Award", None, "2018", None)),
        (
            "- Gold Medal, Springfield Mathematics Olympiad, 2012",
            ("Gold Medal, Springfield Mathematics Olympiad", None, "2012", None),
        ),
        ("- Example Academy: Rising Star Certificate", ("Rising Star Certificate", "Example Academy", None, None)),
        (
            "- Google PhD Fellowship in Machine Learning, 2019",
            ("Google PhD Fellowship in Machine Learning", None, "2019", None),
        ),
    ],
)
def test_one_line(line: str, expected: tuple[str, str | None, str | None, str | None]) -> None:
    name, granter, start, end = expected
    (found,) = awards(line)
    assert (found[0], found[2], found[3]) == (name, start, end)
    assert found[1] == granter


def test_name_and_giver_on_two_lines_with_the_paper_below() -> None:
    section = (
        "AWARDS\n\nSymposium of Things, Best Paper Award 2021\nACM UIST\n\n- Awarded to "
        "*Things and Their Names*.\n\nRunner-up, Hackathon 2019\nGlobex Society\n"
    )
    first, second = read(section).awards
    assert (first.name, first.granter, first.start, first.paper) == (
        "Symposium of Things, Best Paper Award",
        "ACM UIST",
        "2021",
        "Things and Their Names",
    )
    assert (second.granter, second.start) == ("Globex Society", "2019")


def test_a_meetings_name_with_a_colon() -> None:
    text = "## Honors and Awards\n\nRobotics: Science and Systems, Best Demo Award 2024\nRSS\n\n- Awarded to *Looms*.\n"
    assert [(award.name, award.granter) for award in parsed(text).awards] == [
        ("Robotics: Science and Systems, Best Demo Award", "RSS")
    ]


def test_one_name_by_several_venues() -> None:
    assert awards("- Top Reviewer: ICML22, NeurIPS23") == [
        ("Top Reviewer", "ICML", "2022", None),
        ("Top Reviewer", "NeurIPS", "2023", None),
    ]


def test_several_honours_on_a_line_keep_their_own_dates() -> None:
    assert [(a[0], a[2]) for a in awards("National Merit Scholar, 2010; Eagle Scout Award, 2009")] == [
        ("National Merit Scholar", "2010"),
        ("Eagle Scout Award", "2009"),
    ]


def test_further_periods_alone_on_their_lines_are_awards_of_their_own() -> None:
    body = (
        "**Scholarship for Outstanding Students**\tOct. 2015 - June 2016\n\tOct. 2014 - June "
        "2015\n\n**Example Prize**\tMay 2011\n"
    )
    assert [(a[0], a[2]) for a in awards(body)] == [
        ("Scholarship for Outstanding Students", "2015-10"),
        ("Scholarship for Outstanding Students", "2014-10"),
        ("Example Prize", "2011-05"),
    ]


def test_service_and_grants_among_honours_are_no_awards() -> None:
    parsed = read(
        "## Honors & Service\n\n- Program Committee: ACM UIST 2025\n- Example Fellowship, "
        "2021\n- Research Grant, Globex Foundation, $9,000, 2020\n"
    )
    assert [a.name for a in parsed.awards] == ["Example Fellowship"]
    assert [(s.role, s.start) for s in parsed.service] == [("program committee", "2025")]
    assert [(g.funder, g.amount) for g in parsed.grants] == [("Globex Foundation", "$9,000")]


def test_details_of_positions_state_awards_only_by_a_verb_or_a_name() -> None:
    section = (
        "## Experience\n\n**Intern**, Globex Research, Springfield\tJune 2019 - Aug. 2019\n\n"
        "- Received the “Stars of Globex” Award of Excellence (**Top 10%** of interns).\n- "
        "Received positive feedback.\n- Built the award page.\n"
    )
    assert [a.name for a in read(section).awards] == ["“Stars of Globex” Award of Excellence"]


@pytest.mark.parametrize("name", ["Travel Grant", "Weft Student Travel Grant"])
def test_a_travel_grant_is_received_like_an_honour(name: str) -> None:
    section = (
        "## Experience\n\n**Intern**, Globex Research, Springfield\tJune 2019 - Aug. 2019\n\n"
        f"- Received the {name} (**Top 10%** of interns).\n- Received a large grant for looms.\n"
    )
    assert [a.name for a in read(section).awards] == [name]


def test_a_licence_by_a_board_is_no_service() -> None:
    parsed = read("## Licensure and Certification\n\n2010  American Board of Internal Medicine, Nephrology\n")
    assert ([a.start for a in parsed.awards], parsed.service) == (["2010"], [])


def test_a_date_that_labels_a_line_is_the_prizes_own() -> None:
    section = "## Awards\n\n- **March 2024:** Completion Award at GCI 2023 Winter\n- Tau Beta Pi, 2016-present\n"
    parsed = read(section)
    assert ([(a.start, a.end) for a in parsed.awards], parsed.grants) == ([("2024-03", None), ("2016", None)], [])


def test_the_giver_in_a_bracket_with_its_article() -> None:
    found = read("## Awards\n\n- *Loom Teaching Award* (the University of Leeds, 2004, £500)\n").awards
    assert [(one.granter, one.start) for one in found] == [("University of Leeds", "2004")]


def test_a_word_that_only_says_that_it_was_got() -> None:
    body = "- 2011 Prize for Weaving, Winner\n- 2010 Scholarship, holder, University of Leeds\n"
    assert [one.name for one in read(f"## Awards\n\n{body}").awards] == ["Prize for Weaving", "Scholarship"]


def test_a_label_with_dots_up_to_the_margin_heads_what_is_below() -> None:
    body = "Prizes at school............\n\n2012: Loom Prize, Leeds Museum\n\nLater prizes........\n\n2019: Dye Medal\n"
    assert [one.name for one in read(f"## Honors & Awards\n\n{body}").awards] == ["Loom Prize", "Dye Medal"]


@pytest.mark.parametrize(
    ("line", "name", "granter"),
    [
        ("Konrad Vale Foundation, PhD Scholarship", "PhD Scholarship", "Konrad Vale Foundation"),
        ("Globex | Weaving Scholarship", "Weaving Scholarship", "Globex"),
        ("**Recipient**: Vale Award for Teaching", "Vale Award for Teaching", None),
        ("**SECO Fellowship**. Awarded a competitive fellowship for studies at Springfield", "SECO Fellowship", None),
        ("Scholarship for the MSc in Weaving, awarded by the University of Bergen", None, "University of Bergen"),
    ],
)
def test_who_gives_stands_first_and_sentences_are_no_names(line: str, name: str | None, granter: str | None) -> None:
    found = awards(f"- 2016 {line}\n")
    assert [(found[0][0] if name else None, found[0][1])] == [(name, granter)]


def test_a_list_of_grants_and_fellowships_holds_honours() -> None:
    body = "2024\t9th Top Weaver in Norway\n\n2019\tScholarship for weavers, awarded by the University of Bergen\n"
    assert [a[2] for a in awards(body, "## Grants and Fellowships")] == ["2024", "2019"]


def test_several_lines_below_a_head_begin_with_their_dates() -> None:
    body = (
        "Awards at school (2021–2025)\n2025: Second Place\nNational Loom Competition\n2024: First Place\n"
        "Loom Invention Awards\n2023: Dye Humanities Award\nThe 27th Dye Cup\n"
    )
    assert [a[2] for a in awards(body)] == ["2025", "2024", "2023"]


def test_a_row_of_a_bulleted_table_has_the_date_above() -> None:
    body = "- 2023\tBest reviewer award, Looms\n- \tVale Fellowship\n- 2022\tDye Prize\n"
    assert [(a[0], a[2]) for a in awards(body)][:2] == [("Best reviewer award", "2023"), ("Vale Fellowship", "2023")]


def test_fellows_below_a_degree() -> None:
    section = (
        "## Education\n\n### J.D., University of Leeds, 1996\n\n- Vale Civil Liberties Fellow\n- Order of the Loom\n"
    )
    assert [a.name for a in read(section).awards] == ["Vale Civil Liberties Fellow", "Order of the Loom"]


@pytest.mark.parametrize(
    ("told", "granter"),
    [
        ("Moss Days 2021 Workshop on Ferns", "Moss Days 2021 Workshop on Ferns"),
        ("awarded by the Globex Society for the best thesis", "Globex Society"),
        ("selected as a fellow for slow counting", None),
    ],
)
def test_a_name_in_bold_parts_from_what_is_told_behind_it(told: str, granter: str | None) -> None:
    assert awards(f"2021\t**Heron Fellowship** {told}\n") == [("Heron Fellowship", granter, "2021", None)]


@pytest.mark.parametrize(
    ("line", "name", "granter"),
    [
        ("Vale Medal awarded by Globex University for the best student", "Vale Medal", "Globex University"),
        ("Quill Prize for reaching the best marks", "Quill Prize", None),
    ],
)
def test_a_name_ends_where_it_is_explained(line: str, name: str, granter: str | None) -> None:
    assert [found[:2] for found in awards(f"- 2016 {line}\n")] == [(name, granter)]


def test_prizes_of_theses_below_degrees() -> None:
    text = (
        "# Ada Quill\n\n## Education\n\n- Ph.D. in Botany, Lund University, 2022\n  - Thesis: *Looms of the north*\n"
        "  - Thesis given the Fern Medal by the Society of Dyers\n"
        "  - Dissertation won the Moss Prize (2023)\n"
    )
    found = read(text).awards
    assert [(one.name, one.granter) for one in found] == [
        ("Fern Medal", "Society of Dyers"),
        ("Moss Prize", None),
    ]


def test_honours_cited_like_works_without_whose_they_are() -> None:
    body = "Miller, Jane. 2003. Fern Prize. Globex Labs.\n\nLund, B. and Jane Miller. 1999. Loom Award. Fern Guild."
    found = read(f"## Prizes\n\n{body}").awards
    assert [(one.name, one.granter, one.start) for one in found] == [
        ("Fern Prize", "Globex Labs", "2003"),
        ("Loom Award", "Fern Guild", "1999"),
    ]


def test_what_is_told_right_behind_dates_in_brackets_is_no_honour() -> None:
    body = (
        "- Fern Fellowship, Globex University (Sep 2015 – Aug 2018) Competitive fellowship for the best of a year\n"
        "- Moss Scholarship, Lund University (2012) Scholarship given to students from the north\n"
    )
    found = read(f"# Ada Quill\n\n## Awards\n\n{body}").awards
    assert [(one.name, one.granter, one.start) for one in found] == [
        ("Fern Fellowship", "Globex University", "2015-09"),
        ("Moss Scholarship", "Lund University", "2012"),
    ]


@pytest.mark.parametrize("verb", ["Awarded", "awarded"])
def test_who_gave_an_honour_is_told_behind_its_date(verb: str) -> None:
    found = read(f"## Awards\n\n- Heron Prize (2016) {verb} by the Guild of Weavers\n").awards
    assert [(one.name, one.granter) for one in found] == [("Heron Prize", "Guild of Weavers")]


def test_brackets_hold_who_gave_a_list_of_certificates() -> None:
    body = "- Loom Science (University of Toronto)\n- Wool Measurement (The Heron Fund)\n- Felting (Vale University)\n"
    assert [(name, granter) for name, granter, *_ in awards(body, "## Certifications")] == [
        ("Loom Science", "University of Toronto"),
        ("Wool Measurement", "The Heron Fund"),
        ("Felting", "Vale University"),
    ]
    assert awards(body + "- Knots (Level 2)\n", "## Certifications")[-1][:2] == ("Knots (Level 2)", None)


@pytest.mark.parametrize("lead", ["", "Moss Days, ", "Moss Days, Reed Hall, "])
def test_a_series_at_the_end_of_a_line_is_read_however_many_names_stand_before_it(lead: str) -> None:
    cv = read(f"## Awards\n\n- {lead}Heron Prize, Centre for Art, Weaving, and Rural Life, 2015\n- Wool Medal, 2014\n")
    assert not cv.issues
    assert [one.start for one in cv.awards] == ["2015", "2014"]


def test_a_dated_line_like_the_first_is_no_second_line_of_a_bullet() -> None:
    cv = read(
        "## Awards\n\nGuild Annual Weaving Conference, Best Paper Award 2024\nGuild AWC\n"
        "- Awarded to Slow Looms: A Cost-aware Weaver for Linen\n"
        "International Collegiate Weaving, Regional First Place 2016\nAssociation for Weaving\n- Northern Division\n"
    )
    assert [award.start for award in cv.awards] == ["2024", "2016"]


@pytest.mark.parametrize("why", ["declined", "Declined upon moving abroad", "declined due to another grant"])
def test_that_an_honour_was_declined_is_no_part_of_its_name(why: str) -> None:
    assert [name for name, *_ in awards(f"- Felt Fellowship ({why}), 2018\n- Moss Prize, 2019\n")] == [
        "Felt Fellowship",
        "Moss Prize",
    ]
