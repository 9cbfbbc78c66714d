"""Honours below who gave them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import awards
from transforms.records.awards.words import bracketed_giver

EXPECTED = [
    ("Best Young Weaver", "Heron Foundation", "2016"),
    ("Finest Cloth", "Heron Foundation", "2014"),
    ("Most Quiet Loom", "Northern Weaving Awards", "2013"),
    ("Best Dye", "Northern Weaving Awards", "2012"),
]


@pytest.mark.parametrize("sign", ["### ", ""])
@pytest.mark.parametrize("mark", ["- ", ""])
def test_the_body_over_dated_honours_gave_them(sign: str, mark: str) -> None:
    assert (
        awards(
            f"{sign}Heron Foundation\n\n{mark}2016\tBest Young Weaver\n{mark}2014\tFinest Cloth\n\n"
            f"{sign}Northern Weaving Awards\n\n{mark}2013\tMost Quiet Loom\n{mark}2012\tBest Dye"
        )
        == EXPECTED
    )


def test_names_that_nobody_knows_below_dated_honours_gave_them() -> None:
    rows = [
        ("Loom Prize", "2024", "Fogworks"),
        ("Dye Medal", "2019", "Saltmarsh & Reed"),
        ("Weft Award", "2016", "Fogworks"),
    ]
    told = "\n\n".join(f"{name} {year}\n{giver}" for name, year, giver in rows)
    assert awards(told) == [(name, giver, year) for name, year, giver in rows]
    assert [giver for _, giver, _ in awards(told.replace("Fogworks", "For looms that weave"))] == [None, None, None]


def test_what_an_honour_says_itself_and_words_for_kinds_of_honours() -> None:
    found = awards(
        "### Teaching Awards\n\n- 2016 Moss Medal\n- 2014 Reed Prize\n\n### Heron Foundation\n\n"
        "- 2013 Loom Prize, Society of Weavers\n- 2012 Dye Prize"
    )
    assert [giver for _, giver, _ in found] == [None, None, "Society of Weavers", "Heron Foundation"]


@pytest.mark.parametrize("giver", ["Heron Scholarship Fund, University of Leeds", "Heron Prize Foundation"])
@pytest.mark.parametrize("name", ["Weaver Award", "Weaver Doctor 21"])
def test_a_giver_in_brackets_may_be_called_after_what_it_gives(name: str, giver: str) -> None:
    assert bracketed_giver(f"{name} ({giver})") == (name, giver)
    assert bracketed_giver(f"{name} (second prize)") == (f"{name} (second prize)", None)


@pytest.mark.parametrize("giver", ["Heron Foundation", "University of Leeds", "HF-DUO", "WEFT"])
@pytest.mark.parametrize(
    "form", ["- {date}\t{giver}\n  {name}", "- {giver}, {date}\n  {name}", "{giver} ({date})\n{name}"]
)
def test_an_institution_over_the_words_for_what_it_gave(giver: str, form: str) -> None:
    rows = [("2016", "Fellowship for young weavers"), ("2014", "Travel grant for weavers")]
    body = "\n\n".join(form.format(giver=giver, date=date, name=name) for date, name in rows)
    found = awards(body)
    assert found == [("Fellowship for young weavers", giver, "2016"), ("Travel grant for weavers", giver, "2014")]


@pytest.mark.parametrize("giver", ["Society of Weavers", "School of Weaving, University of Leeds"])
def test_a_bullet_names_what_the_dated_body_above_it_gave(giver: str) -> None:
    body = f"- {giver}\tApril 2011\n  - Weaver of the year\n- Moss Medal, Leeds\tJune 2007\n  - For all dyes\n"
    assert awards(body) == [
        ("Weaver of the year", giver.rpartition(", ")[2], "2011-04"),
        ("Moss Medal", None, "2007-06"),
    ]


def test_dated_bullets_below_a_name_that_nobody_knows_are_an_honour_each() -> None:
    body = "- LOOMLAB Tampere, Finland.\n  - Dye Workshop\t2017\n  - Wool School\t2016\n  - Moss Days\t2015\n"
    assert [(name, start) for name, _, start in awards(body)] == [
        ("Dye Workshop", "2017"),
        ("Wool School", "2016"),
        ("Moss Days", "2015"),
    ]


@pytest.mark.parametrize("translated", [". [優秀学生幹部]", " (织机大学优秀毕业生)"])
def test_the_honour_in_another_script_behind_its_giver(translated: str) -> None:
    assert awards(f"- 2021.06: Outstanding Graduate, Loom University{translated}\n- 2020.06: Yarn Prize, 2020\n")[
        0
    ] == (
        "Outstanding Graduate",
        "Loom University",
        "2021-06",
    )


def test_a_body_behind_by_gave_a_place_in_a_contest_too() -> None:
    found = awards("First Place by Society of Weavers (2016)\nLoom Prize by Heron Foundation (2017)")
    assert [(name, giver) for name, giver, _ in found] == [
        ("First Place", "Society of Weavers"),
        ("Loom Prize", "Heron Foundation"),
    ]


def test_honours_on_dated_lines_of_one_entry_show_their_form_to_the_others() -> None:
    assert awards(
        "2023\t**Moss Genome Fellow**\tMoss Genome Consortium\n- Looms and their makers\n\n"
        "2018\t**Grand Sails Meeting Presentation**\t"
        "Northern Rope Association Winter Evenings\n- Told of felt\n\n"
        "2009\t**Quiet Loom Award**\tUppsala University\n"
        "2008\t**Felt Honor Society**\tUppsala University\n\n"
        "2007\t**Knot-Tying National Competition**\tHarbour Trade Students of Norway\n- 1st Place\n"
    ) == [
        ("Moss Genome Fellow", "Moss Genome Consortium", "2023"),
        ("Grand Sails Meeting Presentation", "Northern Rope Association Winter Evenings", "2018"),
        ("Quiet Loom Award", "Uppsala University", "2009"),
        ("Felt Honor Society", "Uppsala University", "2008"),
        ("Knot-Tying National Competition", "Harbour Trade Students of Norway", "2007"),
    ]


@pytest.mark.parametrize("when", [" (SLY) 2014", " 2014", ""])
def test_the_subjects_of_a_meeting_go_on_behind_a_comma(when: str) -> None:
    name = f"ACM Symposium on Looms, Yarns and Dyes{when} Best Paper Award"
    assert [one for one, *_ in awards(f"- {name}\n- Loom Prize, Guild of Dyers, 2011\n")] == [name, "Loom Prize"]


@pytest.mark.parametrize("form", ["({by}, {when})", "({by}), {when}", "at {by}, {when}", "@ {by}, {when}"])
def test_who_gave_an_honour_stands_behind_its_name(form: str) -> None:
    body = "".join(f"{name} {form.format(by='Northfield University', when=2013)}\n\n" for name in NAMES)
    assert awards(body) == [(name, "Northfield University", "2013") for name in NAMES]


NAMES = ["Postdoctoral Fellowship", "Book of the Year", "Travel Award"]


@pytest.mark.parametrize("form", ["({by}, 2013)", "({by}), 2013"])
def test_a_giver_in_brackets_may_have_its_own(form: str) -> None:
    giver = "German Academic Exchange Service (DAAD)"
    found = awards(f"Postdoctoral Fellowship {form.format(by=giver)}\n\nTravel Award {form.format(by=giver)}\n")
    assert found == [("Postdoctoral Fellowship", giver, "2013"), ("Travel Award", giver, "2013")]


def test_the_best_of_a_meeting_before_a_colon_is_the_honour() -> None:
    found = awards("- **Best Poster**: Northfield University, 2020\n- **Gold Medal**: Reed College, 2018\n")
    assert found == [("Best Poster", "Northfield University", "2020"), ("Gold Medal", "Reed College", "2018")]


def test_a_school_in_front_of_who_one_is_of_the_year_gave_nothing() -> None:
    found = awards("- Lund University, School of Dyes Weaver of the Year, 2009\n- Moss Medal, Guild of Dyers, 2008")
    assert found[0] == ("School of Dyes Weaver of the Year", "Lund University", "2009")


def test_a_winner_of_something_won_it() -> None:
    found = awards(
        "- Winner, the **Best Poster Award**, Weavers Society (Dec 2016)\n"
        "- Recipient, the Moss Medal, Guild of Dyers, 2015"
    )
    assert found == [
        ("Best Poster Award", "Weavers Society", "2016-12"),
        ("Moss Medal", "Guild of Dyers", "2015"),
    ]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Designated University Scholar, University of Turku, 2015", "University Scholar"),
        ("Inducted as a Fellow, Norda Academy of Sciences, 2015", "Fellow"),
        ("Inducted into the Norda Hall of Fame, 2015", "Norda Hall of Fame"),
        ("Chosen as Emerging Leader by the Loom Foundation, 2015", "Emerging Leader"),
    ],
)
def test_what_was_done_to_whom_one_honoured_is_no_part_of_the_name(line: str, name: str) -> None:
    assert awards(f"- {line}\n- Fern Medal, Globex, 2013\n")[0][0] == name


def test_headings_over_a_giver_and_a_date_are_honours() -> None:
    given = [("Travel Award", "Globex Inc.", "2019"), ("Kelly Medal", "Reed College", "2018")]
    assert awards("\n\n".join(f"### {name}\n\n{giver}\n\n{when}" for name, giver, when in given)) == given
