"""Dispatch: which reader takes which bytes, and what none takes."""

import json
from itertools import product

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import FARTHEST, UnreadableError, is_binary, read
from warehouse.fields import QUARANTINE_REASONS


@pytest.mark.parametrize(
    ("text", "name", "media_type"),
    [
        ("Ada Novak\nBotanist", "cv", "text/plain"),
        ("# Ada Novak\n\n- botanist", "cv.txt", "text/markdown"),
        ("Ada Novak", "cv.md", "text/markdown"),
        ("<!DOCTYPE html><p>Ada Novak", "cv.txt", "text/html"),
        ("<html><body>Ada Novak</body></html>", "cv", "text/html"),
        ("\\documentclass{article}\\begin{document}Ada Novak\\end{document}", "cv.txt", "text/x-tex"),
        ("\\section{Ada Novak}", "cv.tex", "text/x-tex"),
        ("{\\large Ada Novak}\n\\section{Posts}", "cv.tex", "text/x-tex"),
        ("[1cm]\n\\section{Ada Novak}", "cv.tex", "text/x-tex"),
        ("Speaks \\LaTeX{} and $\\diamond$ signs", "cv.txt", "text/plain"),
        ("@article{a, title={On Leaves}}", "cv.txt", "application/x-bibtex"),
        ("cv:\n  name: Ada Novak\n", "cv.txt", "application/yaml"),
        (json.dumps({"basics": {"name": "Ada Novak"}, "work": []}), "cv.txt", "application/json"),
    ],
)
def test_the_content_tells_the_form(text: str, name: str, media_type: str) -> None:
    assert read(text.encode(), name).media_type == media_type


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "empty"),
        (b" \n\t \n", "empty"),
        (b"\xef\xbb\xbf \n", "empty"),
        (b"\x00" * 9, "binary"),
        (bytes(range(256)) * 9, "binary"),
        (b"x" * 101, "too large"),
        (b"\x89PNG\r\n\x1a\n...", "unsupported form"),
        (b"{\\rtf1 Ada}", "unsupported form"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"x" * 50, "unsupported form"),
        (b'{"a": 1}', "unsupported form"),
        (b"PK\x03\x04 broken", "damaged"),
        (b"%PDF-1.4 broken", "damaged"),
        (b"<html><script>1</script></html>", "no text"),
    ],
)
def test_what_cannot_be_read_says_why(data: bytes, reason: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        read(data, "cv", limit=100 if reason == "too large" else 10**6)
    assert caught.value.reason == reason
    assert reason in QUARANTINE_REASONS


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        ("Zoë Núñez – CV".encode(), "utf-8"),
        (b"\xef\xbb\xbf" + "Zoë Núñez – CV".encode(), "utf-8-sig"),
        ("Zoë Núñez – CV".encode("cp1252"), "cp1252"),
        ("Zoë Núñez – CV".encode("utf-16"), "utf-16"),
        ("Zoë Núñez – CV".encode("utf-16-le"), "utf-16-le"),
        ("Zoë Núñez – CV".encode()[:-1] + b"V\xe2\x80", "utf-8"),
    ],
)
def test_encodings(data: bytes, encoding: str) -> None:
    document = read(data, "cv.txt")
    assert (document.text, document.encoding) == ("Zoë Núñez – CV", encoding)


def test_mojibake_is_repaired_only_where_it_shows() -> None:
    broken = "José Núñez’s CV".encode().decode("cp1252")
    assert read(f"{broken}\n\nÂngela".encode(), "a.txt").text == "José Núñez’s CV\n\nÂngela"


def test_invisible_characters_go_and_line_ends_are_one() -> None:
    assert read("a\u200bb\x00c\r\nd\u2028e\u00ad".encode(), "a.txt").text == "abc\nd\ne"


def test_dashes_and_ligatures_that_bitmap_fonts_leave_as_codes() -> None:
    assert read(b"O\x1ece, 2012\x152017 in Ghent \x16 now\n", "a.txt").text == "Office, 2012–2017 in Ghent — now\n"
    assert read(b"O\x1ece\n\x1b Ghent\n", "a.txt").text == "Office\n• Ghent\n"


def test_binary_forms_are_known_before_they_are_read() -> None:
    assert is_binary(b"%PDF-1.4")
    assert is_binary(b"PK\x03\x04")
    assert not is_binary(b"\x89PNG")
    assert not is_binary(b"Ada Novak")


def test_a_text_whose_reader_fails_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: str) -> None:
        raise RecursionError("too deep")

    monkeypatch.setattr("transforms.readers.html.reader.read_html", fail)
    document = read(b"<html><body><p>Ada Novak, Prague</p></body></html>", "a.html")
    assert "Ada Novak, Prague" in document.text
    assert document.notes[0][0] == "layout not understood"
    assert [(one.code, one.message) for one in parse(document).issues] == [
        ("layout-not-understood", "the words stand as they did: RecursionError: too deep")
    ]


@pytest.mark.parametrize("name", ["cv.txt", "cv.md"])
def test_the_head_of_a_printed_page_says_its_title(name: str) -> None:
    page = "5/3/24, 9:05 PM      Curriculum Vitae | Ada Novak\n\n# Curriculum Vitae\n\n## Employment\n"
    assert read(page.encode(), name).metadata["title"] == "Curriculum Vitae | Ada Novak"
    assert "title" not in read(page[1:].replace(":", ".").encode(), name).metadata


def test_what_stands_far_behind_all_that_is_parsed_is_kept_as_it_is() -> None:
    names = ["".join(letters) for letters in product("abcdefghij", repeat=4)]
    pages = [f"The {name} loom and its felt\n{name} Prize of the Guild, 2014\n" for name in names]
    text = "Ada Quill\n\f" + "\f".join(pages)
    words = read(text.encode(), "long.txt").text
    assert words.startswith("Ada Quill")
    assert [name for name in names if f"{name} Prize of the Guild, 2014\n" not in words] == []
    behind = text[FARTHEST + len(pages[0]) + 1 :]
    assert words.endswith(behind)
