"""Talks whose place stands in a bracket behind the title."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def test_a_title_goes_up_to_the_bracket_that_says_where() -> None:
    parsed = read(
        "## Talks\n\n- Weaving Experience (Threads Cauldron), 2022\n- Knots in Molecular Looms (LoomCon India), 2020\n"
        "- Separation of threads - how to refactor looms (Globex Big Data Science, Leeds), 2018\n"
    )
    assert [(t.title, t.venue, t.year) for t in parsed.talks] == [
        ("Weaving Experience", "Threads Cauldron", 2022),
        ("Knots in Molecular Looms", "LoomCon India", 2020),
        ("Separation of threads - how to refactor looms", "Globex Big Data Science", 2018),
    ]


def test_a_place_and_a_date_in_a_bracket_end_no_title() -> None:
    parsed = read(
        "## Talks\n\nRewriting braids      (Marsh University, May 2019)\nSymposium on Looms 4\n\n"
        "Open looms in the plane      (Leeds, Febr. 2017)\nWeaving Seminar\n"
    )
    assert [(t.title, t.venue, t.year) for t in parsed.talks] == [
        ("Rewriting braids", "Symposium on Looms 4", 2019),
        ("Open looms in the plane", "Weaving Seminar", 2017),
    ]
    parsed = read(
        "## Talks\n\n- Rewriting braids (ETH Zurich, May 2019)\n- Open looms in the plane (online, June 2021)\n"
    )
    assert [(t.title, t.venue) for t in parsed.talks] == [
        ("Rewriting braids", "ETH Zurich"),
        ("Open looms in the plane", "online"),
    ]


def test_a_bracket_that_only_notes_is_none() -> None:
    parsed = read(
        "## Talks\n\n- Writing files with threadlib (invited), Marsh University, 2020\n"
        "- Looms (and how to build them), Globex Days, 2019\n"
    )
    assert [t.venue for t in parsed.talks] == ["Marsh University", "Globex Days"]


def test_honours_and_interests_below_a_degree() -> None:
    parsed = read(
        "## Education\n\n**Marsh Institute of Dyes**, 2018 - 2022\nBachelor of Technology in Dyes\n"
        "Awarded the Principal's Medal for Best Weaver\nResearch interests - Looms, Old threads\n"
    )
    assert [a.name for a in parsed.awards] == ["Principal's Medal for Best Weaver"]
    assert [i.text for i in parsed.interests] == ["Looms", "Old threads"]


def test_words_in_quotes_behind_an_article_are_no_title() -> None:
    parsed = read(
        "## Talks\n\n2014      Quiet knots outlast slow weaving. Loom Laboratory, Marsh University\n\n"
        "2013      Warps by candle: mending the ”blind loom”. Leeds Weavers' Evening\n"
    )
    assert [talk.title for talk in parsed.talks] == [
        "Quiet knots outlast slow weaving",
        "Warps by candle: mending the “blind loom”",
    ]


def test_the_kind_of_talk_in_a_bracket_is_no_place() -> None:
    parsed = read(
        "## Talks\n\n- *Braids under strain* (July, 2023). Workshop on Marsh Weaving, Limerick [contributed]\n"
        "- *Penalised knots* (June, 2023). Conference of the Felt Society, Genova (invited talk)\n"
        "- *Short warps* (May, 2023). Loom Research Days, Institute of Dyes, Wien [seminar]\n"
    )
    assert [(t.title, t.venue, t.year) for t in parsed.talks] == [
        ("Braids under strain", "Workshop on Marsh Weaving", 2023),
        ("Penalised knots", "Conference of the Felt Society", 2023),
        ("Short warps", "Loom Research Days, Institute of Dyes", 2023),
    ]
