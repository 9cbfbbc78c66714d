r"""The markdown that converters make of PDF files (pymupdf4llm). Consumes it; produces markdown as an author writes it.

Such text marks each word by itself (`**Doctor** **of**`), sets what is raised in brackets (`48 [th]`), parts lines by
blank ones where they wrap, and breaks headings in a margin over lines of their own.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import takewhile

from transforms.headings.wording import is_role, named
from transforms.readers.converted.bold_columns import with_bold_columns
from transforms.readers.converted.bold_margins import with_bold_margins
from transforms.readers.converted.bold_wraps import with_bold_wraps
from transforms.readers.converted.capital_margins import with_capital_margins
from transforms.readers.converted.cell_stacks import with_rows_whole
from transforms.readers.converted.centred_rows import with_centred_rows
from transforms.readers.converted.even_rows import with_even_rows
from transforms.readers.converted.first_heads import with_first_head_below
from transforms.readers.converted.flat_rows import with_flat_rows
from transforms.readers.converted.free_heads import with_free_heads
from transforms.readers.converted.hanging_lines import with_hanging_lines
from transforms.readers.converted.hanging_lists import with_hanging_entries
from transforms.readers.converted.head_contacts import with_contacts_below
from transforms.readers.converted.heading_clusters import with_whole_clusters
from transforms.readers.converted.heading_runs import with_headings_parted
from transforms.readers.converted.icon_bullets import without_icon_bullets
from transforms.readers.converted.large_margins import with_large_margins
from transforms.readers.converted.late_works import with_late_works
from transforms.readers.converted.left_columns import in_columns
from transforms.readers.converted.plain_heads import with_plain_heads
from transforms.readers.converted.raised_firsts import with_first_words_back
from transforms.readers.converted.roles_over_dates import with_roles_beside_dates
from transforms.readers.converted.row_pairs import with_pairs_whole
from transforms.readers.converted.run_on_items import with_items_apart
from transforms.readers.converted.run_together import with_heads_apart
from transforms.readers.converted.side_addresses import with_address_above
from transforms.readers.converted.side_heads import in_their_places
from transforms.readers.converted.skill_labels import with_skill_labels
from transforms.readers.converted.small_tears import with_small_tears_mended
from transforms.readers.converted.tables import plain_tables
from transforms.readers.converted.torn import rejoined
from transforms.readers.converted.torn_margins import with_whole_margins
from transforms.readers.converted.torn_marks import (
    with_lost_bullets,
    with_whole_dates,
    with_whole_italics,
    with_whole_links,
    without_lost_hyphens,
)
from transforms.readers.converted.works_in_rows import with_rows_of_works
from transforms.readers.converted.wrapped_dates import with_dates_of_two_lines
from transforms.readers.converted.wrapped_lines import with_paragraphs_whole
from transforms.readers.layout.capitals import heading_of_capitals

# Each begins with a sign that a search skips to, and looks behind it from there.
_BOLD = re.compile(r"\*\* \*\*(?=[^\s*])(?<=[^\s*]\*\* \*\*)")
_ITALIC = re.compile(r"_ _(?=[^\s_])(?<=[^\s_]_ _)")
_BOTH = re.compile(r"_\*\* \*\*_(?=[^\s*_])(?<=[^\s*_]_\*\* \*\*_)|\*\*_ _\*\*(?=[^\s*_])(?<=[^\s*_]\*\*_ _\*\*)")
_ORDINAL = re.compile(r" \[(?<=\d \[)(th|st|nd|rd)\](?=\W|$)")
_MARKS = re.compile(r"(?<=[^\W\d_])((?:\*\*|_)?) ?\[([∗*†‡§¶♯#]{1,3}|\d(?:,\d)?)\] ?(_?,)")
_RAISED = re.compile(r"(?<=[\w.]) ?_\[([∗*†‡§¶♯#]{1,3})\]_(?=[ ,.;])")
_RAISED_WORDS = re.compile(r"\[[^\W\d_]{2,20}\.?,?\](?: \[[^\W\d_]{1,20}\.?,?\]){1,12}(?!\()")
_HEAD_MARKS = re.compile(r"(?m)^(\*\*[^*\n]{3,40}\*\*) ?_\[[∗*†‡§]{1,2}\]_(?= \*\*|$)")
_LETTERS = re.compile(r"(?<=[\w.]) ?_\[([a-z]{1,2})\]_(?=[ ,.;])")
_MARK_ALONE = re.compile(r"\[(?:[∗*†‡§¶♯#]{1,3}|\d(?:,\d)?)\]")  # begins with its rarest sign, as the other does not
_ACCENT = re.compile(r" ?\[[´`¨ˆ˜ˇ]\](?=[ \n])")
_ORNAMENT = re.compile(r"(?m)^(#{1,6} (?:\*\*)?)[▶►▷▸▹➤➢■□●◆◇◦•▪★☆] ?")
_LAST_LETTER = re.compile(r"(?m)^#{1,6} (?:\*\*)?([^*\n]{2,60}) ([a-zA-Z])(?:\*\*)?[ \t]*$")
_STRUCK = re.compile(r"(?m)(?<=[^\W\d_])(\*\*)? ~~(?:\*\*)?([a-z]{1,2})(?:\*\*)?~~$")  # beside a heading's rule
_TEX = re.compile(r"L(?<!\wL) ?\[A\] ?T ?EX\b|L(?<!\wL) ?[AA] ?T ?EX\b")
_SUM = re.compile(r"_(?<=[^\s_] [<>=≤≥~≈]_) (\d[\d.,]{0,8}) _(?=[^\s_])")  # figures amid italics stand upright
_COUNTED = re.compile(r"(?m)^\*\*(\[\d{1,3}\])\*\* :(?= )")
_STOP = re.compile(r" (?=[.,;:](?:\s|$))(?:(?<=[\w.)\]]\*\* )|(?<=[\w.)\]][_`] ))")
_WIDE_DASH = re.compile(r" (?<=\d ) +(?=[-–—] (?:\d|\*\*[A-Z]|[A-Z][a-z]{2,8}\.? \d|[Pp]resent|[Nn]ow))")
_STANDING = re.compile(r"review|press|prepar|progress|submi", re.IGNORECASE)  # may stand over any of the lists beside
_WORK = re.compile(r"(?:Research|Works?|Papers|Publications) [Ii]n [Pp]rogress")
_LOST = re.compile(r"(?m)^([ \t]*(?:[-*+] |#{1,6} )?(?:\*\*)?)\ufffd{1,3}([ \t]*)(?=([^\n]{0,30}))")
_ICON_FOR = re.compile(
    r"\ufffd|@|https?:|www\.|\W{0,2}[\d+(]|\W{0,3}(?:[A-Z][a-z]{2,8}\.? )?(?:19|20)\d\d|\S{1,30}\.(?:com|org|net|io)"
)
_ICON = re.compile(r" (?:- )?\ufffd (?=\S)")
_CALL = re.compile(r"\[([^\[\]\n]{1,40})\]\(tel:[^()\s]{1,40}\)")
_RUN_ON = re.compile(r"(?m)\n(?<=[^\n]{40}[^\n.:;!?|>)\]]\n)\n{1,2}(?=[*_]{0,3}[a-zß-öø-ÿ][^\n]{2})")
_RUN_ON_LINK = re.compile(r"(\](?<=[a-z,]\])\([^()\s]{4,300}\))\n{2,3}(?=[*_\[]{0,3}[a-zß-öø-ÿ][^\n]{2})")
_BEFORE_MORE = re.compile(r" (?:in|of|the|and|for|at|with|to|by|an?|on|from)\n{2,3}(?=\[?[A-Za-zÀ-ÿ])")
_SMALL_SIDE = re.compile(r"\*\*([a-z][a-z &/,-]{3,36})\*\* \S")  # small capitals in a margin
_QUOTE_ALONE = re.compile(r"(?m)^([“\"])\n{1,2}([^\n\[]{0,300})\[(?![“\"])")  # it stood before the link's first word
_PIECES = re.compile(r"[^\w\n]([^\W\d_]{2,12})\n{1,3}([a-zß-öø-ÿ]{2,14})\b")
_LEAST_BEFORE = 26  # characters of a line before such a piece
_DIVIDED_LINK = re.compile(r"-(?<=[a-z]{2}-)(\]\([^()\s]{4,300}\)_?)\n(_?)([a-z]+) (?=[\w(])")
_DIVIDED_WITHIN = re.compile(r"-(?<=[a-z]{2}-)\]\(([^()\s]{4,300})\)\n\[(?=[a-z][^\[\]\n]{1,300}\]\(\1\))")
_DIVIDED_LAST = re.compile(r"-(?<=[a-z]{2}-)(\]\([^()\s]{4,300}\))_\n_([a-z]+)_")
_DIVIDED_BEFORE = re.compile(r" ([a-z]{2,})-_\n_\[(?=[a-z]{2})")
_DIVIDED = re.compile(r"(?m)-(?<=[a-z]{2}-)(?<![Pp]eer-)(?<![Ss]elf-)(_|\*\*)?\n{1,3}(_|\*\*)?(?=[a-z]{2})")
_HEADED = re.compile(r"(?m)#(?<=^#)#{0,5} ([^\n]{4,300}?) \*\*([^*\n]{4,40})\*\*[ \t]*$")
_SMALL_CAPITALS = re.compile(
    r"(?m)^(#{1,6} \*{0,3})([A-ZÀ-Þ](?= [A-ZÀ-Þ]{2}|[A-ZÀ-Þ]{1,20} )[A-ZÀ-Þ &/,-]{4,60})(?=\*{0,3}$)"
)
_GROUP = re.compile(r"(?m)#(?<=^#)(#{0,5}) \*\*([^*\n]{4,60})\*\* _(?:[-–—] ?)?([^_\n]{2,100})_[ \t]*$")
_SHORT, _MOST_PIECES = re.compile(r"[A-Za-z][A-Za-z&/ -]{2,24}"), 4
_LONGEST_PIECE = 40  # characters
_LEAST_LETTERS = 3  # raised letters behind names, from which on they mark whose student somebody is
_LEAST_SIGNS, _FAR = 6, 60_000
_IN_BOLD, _USUAL = re.compile(r"\*\*([^*\n]{1,400})\*\*"), 0.65  # of all signs, blanks and links among them
_CODE, _FENCE = re.compile(r"`([^`\n]{1,400})`"), re.compile(r"(?m)^```[ \t]*\n")  # a type of one width, no more
_GRAVE = re.compile(r"(?<=[a-zA-Z])`([aeiouAEIOU])(?=[a-z]|\b)")


def read_converted(text: str) -> str:
    """The text with marks over whole phrases, raised letters in place, and headings in one line."""
    text = with_rows_whole(_STRUCK.sub(r"\2\1", text).replace("~~", "") if "~~" in text else text)
    if "\n#" in text:
        text = _LAST_LETTER.sub(_whole_head, _ORNAMENT.sub(r"\1", text))
        text = _SMALL_CAPITALS.sub(lambda match: f"{match[1]}{heading_of_capitals(match[2])}", text)
    text = with_centred_rows(with_contacts_below(with_first_words_back(text))) if "**" in text else text
    text = with_capital_margins("\n".join(with_whole_margins(text.split("\n")))) if "\n**" in text else text
    text = with_bold_margins(_WIDE_DASH.sub(" ", with_headings_parted(text)))
    text = _unmarked(_SUM.sub(r" \1 ", _BOTH.sub(" ", _ITALIC.sub(" ", _BOLD.sub(" ", text)))))
    text = with_small_tears_mended(text)
    if "[" in text:
        if "_[" in text and "]_" in text:
            text = _LETTERS.sub("", text) if len(_LETTERS.findall(text)) >= _LEAST_LETTERS else text
        text = _RAISED_WORDS.sub(_lowered, text) if "] [" in text else text
        text = _ORDINAL.sub(r"\1", text)
        text = _RAISED.sub(r"\1", _HEAD_MARKS.sub(r"\1", text)) if "_[" in text and "]_" in text else text
        text = _MARKS.sub(r"\2\1\3", text) if _MARK_ALONE.search(text) else text
        text = _ACCENT.sub("", text)
    if "\ufffd" in text:
        text = _ICON.sub("\t", _LOST.sub(_marked, text))
    if "](tel:" in text:
        text = _CALL.sub(r"\1", text)
    if "](" in text:
        text = _DIVIDED_WITHIN.sub("", _QUOTE_ALONE.sub(r"\2[\1", _RUN_ON_LINK.sub(r"\1\n", text)))
        text = _DIVIDED_LINK.sub(r"\3\1\n\2", _DIVIDED_LAST.sub(r"\2\1_", _DIVIDED_BEFORE.sub(r"_\n_[\1", text)))
    text = _with_whole_words(
        with_lost_bullets(_DIVIDED.sub("", _STOP.sub("", _TEX.sub("LaTeX", _COUNTED.sub(r"\1", text)))))
    )
    text = _GRAVE.sub(_graved, _CODE.sub(r"\1", _FENCE.sub("", text))) if "`" in text else text
    text = with_bold_columns(text) if "** " in text or " _" in text else text
    return in_their_places(_with_whole_headings(_GROUP.sub(_with_group_below, _HEADED.sub(_parted, text))))


def _unmarked(text: str) -> str:
    """The text; without the marks of bold words where nearly all are bold, so that it says nothing."""
    if text.count("**") < _LEAST_SIGNS or text.find("**") > _FAR:
        return text
    bold = sum(map(len, _IN_BOLD.findall(text)))
    return text.replace("**", "") if bold > _USUAL * len(text) else text


def _with_whole_words(text: str) -> str:
    """Lines that go on below blank ones right below theirs; words whose hyphen was lost there in one."""
    pieces = {
        (match[1], match[2])
        for match in _PIECES.finditer(text)
        if match.start() - text.rfind("\n", 0, match.start()) > _LEAST_BEFORE
    }
    text = _RUN_ON.sub(_run_on, "\n".join(with_hanging_entries(text.split("\n"))))
    text = _BEFORE_MORE.sub(_more, text)
    return without_lost_hyphens(text, pieces) if pieces else text


def _run_on(match: re.Match[str]) -> str:
    """The line's end without the blank lines behind; as it is above a heading in small letters that stands free."""
    words, _, below = match.string[match.end() : match.end() + _LONGEST_PIECE].partition("\n")
    side = _SMALL_SIDE.match(words)
    heads = (below[:1] == "\n" and named(_words(words)).whole and not is_role(words)) or (
        side is not None and named(side[1]).whole
    )
    return match[0] if heads else "\n"


def _more(match: re.Match[str]) -> str:
    """The small word at a long line's end without the blank lines behind: no paragraph ends so."""
    begins = match.string.rfind("\n", 0, match.start())
    return f"{match[0].rstrip()}\n" if match.start() - begins > _LONGEST_PIECE else match[0]


def _whole_head(match: re.Match[str]) -> str:
    """A heading whose last letter a rule beside it tore off ("Experienc e", "BOOK REVIEW S")."""
    words = f"{match[1]}{match[2]}"
    alike = match[2].islower() or words.isupper()
    return f"## **{words}**" if alike and named(words).whole else match[0]


def _parted(match: re.Match[str]) -> str:
    """A heading of its own where the bold words at a line's end are one ("## ada@botany.cz **EDUCATION**")."""
    return f"{match[1]}\n\n## **{match[2]}**" if named(match[2]).whole and not named(match[1]).whole else match[0]


def _with_group_below(match: re.Match[str]) -> str:
    """A section's heading and its first group's, in italics of the same size, that were put into one."""
    level, first, second = match[1], match[2].strip(), match[3].strip()
    if not named(first).whole or named(f"{first} {second}").whole:
        return match[0]
    return f"#{level} **{first}**\n\n#{level} _{second}_"


def _with_whole_headings(text: str) -> str:
    """Headings of the margin that lie in two paragraphs ("Honors and", "Awards") as one."""
    lines = with_bold_wraps(without_icon_bullets(with_late_works(with_items_apart(text.split("\n")))))
    lines = with_dates_of_two_lines(plain_tables(with_whole_clusters(with_pairs_whole(lines))))
    lines = rejoined(with_even_rows(with_whole_dates(with_rows_of_works(lines))))
    lines = with_heads_apart(in_columns(with_flat_rows(with_plain_heads(with_large_margins(lines)))))
    lines = with_roles_beside_dates(with_skill_labels(lines))
    places = [at for at, line in enumerate(lines) if line.strip()]
    for number, here in enumerate(places):
        run, words = _boxed(lines, places[number : number + _MOST_PIECES])
        if not run:
            run, words = _pieces(lines, places[number : number + _MOST_PIECES])
            run = [] if _STANDING.search(words) and not _WORK.fullmatch(words) else run
        if len(run) > 1:
            lines[here] = f"## {words}"
            for there in run[1:]:
                lines[there] = ""
    lines = with_paragraphs_whole(with_first_head_below(with_free_heads(with_address_above(lines))))
    text = with_whole_italics("\n".join(with_hanging_lines(lines)))
    return with_whole_links(text) if "](" in text else text


def _pieces(lines: list[str], places: list[int]) -> tuple[list[int], str]:
    """The lines that are one heading, and its words: the longest run that names one kind of section as a whole."""
    best: tuple[list[int], str] = ([], "")
    words = _words(lines[places[0]])
    is_bold = lines[places[0]].startswith("**")
    if is_bold and named(words).whole and not named(words).weak and not words.endswith((" and", "&")):
        return best
    if not _SHORT.fullmatch(words) or not words[0].isupper():
        return best
    for number in range(1, len(places)):
        more = _words(lines[places[number]])
        if (
            is_bold != lines[places[number]].startswith("**")
            or places[number] - places[number - 1] > 2
            or not _SHORT.fullmatch(more)
        ):
            break
        if not _are_one(words, more) and named(words).whole:
            break
        if (both := named(f"{words} {more}")).whole or (both.kinds and " and " in words):
            best = (places[: number + 1], f"{words} {more}")
        words = f"{words} {more}"
    return best


def _boxed(lines: list[str], places: list[int]) -> tuple[list[int], str]:
    """The lines in bold or capitals that fill a box of the page, which two blank lines end; and their words."""
    first = places[0]
    if not _is_styled(lines[first]) or any(lines[max(0, first - 2) : first]):
        return [], ""
    run = [at for _, at in takewhile(lambda place: place[1] == first + 2 * place[0], enumerate(places))]
    if len(run) < 2 or any(lines[run[-1] + 1 : run[-1] + 3]):
        return [], ""
    words = " ".join(_words(lines[at]) for at in run)
    are_alike = all(_is_styled(lines[at], first=lines[first]) for at in run)
    return (run, words) if are_alike and named(words).whole else ([], "")


def _is_styled(line: str, first: str = "") -> bool:
    """True for a short line in bold or capitals; in those of the first line."""
    if len(line) > _LONGEST_PIECE or (line[:2] == "**") != ((first or line)[:2] == "**"):
        return False
    return (line[:2] == line[-2:] == "**" and line.count("**") == 2) or line.isupper()


def _words(line: str) -> str:
    """A line's words; those of a whole line in bold without the marks."""
    line = line.strip()
    return line[2:-2] if line.startswith("**") and line.endswith("**") and line.count("**") == 2 else line


def _marked(match: re.Match[str]) -> str:
    """A bullet where a glyph of its own was lost at a line's start; nothing where it was an icon or a letter."""
    return match[1] or ("- " if match[2] and not _ICON_FOR.search(match[3]) else "")


def _lowered(match: re.Match[str]) -> str:
    """Words set in small type above the line, each in brackets of its own ("[with] [Ada] [Quill]"), as they read."""
    return match[0].replace("[", "").replace("]", "")


def _graved(match: re.Match[str]) -> str:
    return unicodedata.normalize("NFC", match[1] + "\u0300")


def _are_one(first: str, second: str) -> bool:
    both = named(f"{first} {second}")
    return both.whole and (first.endswith((" and", "&")) or len(both.kinds) <= max(1, len(named(first).kinds)))
