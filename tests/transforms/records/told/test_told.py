"""Honours, service and talks told in sentences."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


def test_honours_received() -> None:
    parsed = read(
        "## About me\n\nIn 2020, she was awarded the Example Prize of the Globex Society in recognition of her work. "
        "She was named 'most helpful researcher' by Initech Weekly in 2021. She received her "
        "Ph.D. degree from Rice University.\n"
    )
    assert [(a.name, a.granter, a.start) for a in parsed.awards] == [
        ("Example Prize of the Globex Society", "Globex Society", "2020"),
        ("most helpful researcher", None, "2021"),
    ]


def test_chairs_and_presidencies_of_societies() -> None:
    parsed = read(
        "## About me\n\nShe is Past-Chair of the Imaging Committee of the European Example "
        "Organisation. She is former President of the "
        "Globex Society for Magnetic Things (2020) and of the Dutch Society of Things "
        "(2018-2021). She is Chair of the Department of Physics.\n"
    )
    assert [(s.role, s.venue, s.start, s.end) for s in parsed.service] == [
        ("chair", "Imaging Committee of the European Example Organisation", None, None),
        ("other", "Globex Society for Magnetic Things", "2020", None),
        ("other", "Dutch Society of Things", "2018", "2021"),
    ]


def test_talks_in_news_unless_a_section_lists_them() -> None:
    news = '## News\n\n- 06.2024 Our team gives a talk, "Things in Court", at IR Seminar, the University of Glasgow.\n'
    assert [(t.title, t.venue, t.year) for t in read(news).talks] == [
        ("Things in Court", "IR Seminar, the University of Glasgow", 2024)
    ]
    listed = "## Talks\n\n- “Things in Court”, IR Seminar, 2024\n\n"
    assert len(read(listed + news).talks) == 1


def test_reviewing_told_with_examples() -> None:
    text = "I serve as a reviewer for top journals and conferences such as **Tidal Science**, ICML, and NeurIPS."
    assert [s.venue for s in read(f"# Ada Quill\n\n{text}\n").service] == ["Tidal Science", "ICML", "NeurIPS"]


def test_a_fellow_of_a_body_before_a_clause() -> None:
    found = read("## About me\n\nShe is a Fellow of the Globex Academy and, since 2022, runs its library.\n").awards
    assert [(one.name, one.granter) for one in found] == [("Fellow of the Globex Academy", "Globex Academy")]


@pytest.mark.parametrize(
    ("sentence", "names"),
    [
        ("I am a 2021 Sloan Research Fellow.", [("Sloan Research Fellow", "2021")]),
        ("My honors include the Dean's List, a Travel Grant, and the Loom Prize.",
         [("Dean's List", None), ("Travel Grant", None), ("Loom Prize", None)]),
        ("My work has been recognized with the Rhodes Scholarship and a Travel Grant.",
         [("Rhodes Scholarship", None), ("Travel Grant", None)]),
    ],
)  # fmt: skip
def test_honours_that_weaker_words_name(sentence: str, names: list[tuple[str, str | None]]) -> None:
    found = read(f"# Ada Quill\n\nI am a lecturer at Lund University. {sentence}\n").awards
    assert [(one.name, one.start) for one in found] == names


def test_a_fellow_before_the_doctorate_holds_a_post_and_no_honour() -> None:
    told = "In 2012 she was a Pre-doctoral Fellow in Turku and a Predoctoral Fellow of Globex."
    assert not read(f"# Ada Quill\n\n{told}\n").awards
