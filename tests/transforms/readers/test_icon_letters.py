"""Letters that fonts of pictures leave in the text of pages, and headings at pages' beginnings. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read


def parsed(text: str) -> ParsedCV:
    return parse(read(text.encode(), "cv.txt"))


@pytest.mark.parametrize("letters", ["ŵƷ", "ˣʢ", "ŵ\u0307", "Жλ"])
def test_letters_of_pictures_before_headings_are_gone(letters: str) -> None:
    found = parsed(
        f"Ada Quill\n\n\n{letters[0]} Honours and Awards\n  • Vale Prize, Globex Society (2019)\n"
        f"  • Moss Medal, Initech Society (2017)\n\n\n{letters[1]} Professional Service\n"
        "  • Reviewer, Journal of Looms\n  • Member, Committee for Yarns (2018-)\n\f"
        "u Contact\n  • ć ada@globex.example\n"
    )
    assert [(a.name, a.start) for a in found.awards] == [("Vale Prize", "2019"), ("Moss Medal", "2017")]
    assert [s.venue for s in found.service] == ["Journal of Looms", "Committee for Yarns"]
    assert found.person is not None
    assert found.person.emails == ["ada@globex.example"]


def test_one_foreign_letter_is_a_word() -> None:
    text = "Ada Quill\n\nLanguages\n  À la carte\n  É Lida\n\fAwards\n  α Prize (2019)\n"
    assert "α Prize" in read(text.encode(), "cv.txt").text


@pytest.mark.parametrize("letter", ["f", "n", "v"])
def test_a_consonant_that_begins_line_after_line_is_a_bullet(letter: str) -> None:
    works = [
        "A. Quill and B. Fern: Looms that weave themselves, Journal of Weaving, Vol. 3, 2019.",
        "B. Fern and A. Quill: Threads under heavy load, Journal of Weaving, Vol. 2, 2018.",
        "A. Quill, C. Moor and B. Fern: Yarns of the north, Journal of Weaving, Vol. 1, 2017.",
    ]
    prizes = ["Vale Prize, Globex Society, 2019", "Moss Medal, Initech Society, 2017"]
    body = "\n".join(f"{letter}    {work}" for work in works)
    text = f"Ada Quill\n\nPUBLICATIONS\n{body}\n\fAWARDS\n" + "\n".join(f"{letter} {prize}" for prize in prizes)
    found = parsed(text)
    assert [p.authors[0] for p in found.papers] == ["A. Quill", "B. Fern", "A. Quill"]
    assert [a.name for a in found.awards] == ["Vale Prize", "Moss Medal"]


def test_letters_that_count_are_no_bullets() -> None:
    text = "Ada Quill\n\nTasks\nb Looms of the north\nc Threads of the east\nd Yarns of the west\nf Dyes\n\fg Salt\n"
    assert "•" not in read(text.encode(), "cv.txt").text


def test_a_heading_at_a_page_s_beginning_is_one_as_all_others() -> None:
    sections = [
        ("Education", "  • PhD in Dyes, Crafton University (2012)"),
        ("Honours and Awards", "  • Vale Prize, Globex Society (2019)\n  • Moss Medal, Initech Society (2017)"),
        ("Current Positions", "  • Professor, School of Dyes, Crafton University (2014-)"),
        ("Courses Taught", "  • Optics\n  • Statistics"),
        ("Ph.D. Candidate Guidance and Examination", "  • Wei Tann (2019)\n  • Lina Moor (2017)"),
        ("University Service", "  • Member, Committee for Yarns (2018-)"),
    ]
    blocks = [f"{title}\n{body}" for title, body in sections]
    first, second = "\n\n\n".join(blocks[:2]), "\n\n\n".join(blocks[2:])
    text = f"Ada Quill\n\n\n{first}\n\n\n          1\n\f{second}\n\n\n          2\n"
    found = parsed(text)
    assert [p.title for p in found.positions] == ["Professor"]
    assert [t.course for t in found.teaching] == ["Optics", "Statistics"]
