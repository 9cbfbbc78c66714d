"""Headings of a margin that a converter set on the lines of their first entries, all in one plain type.

Consumes lines; produces them with each such heading in a line of its own: "Grants 2006–2009. Forests, CZK 2 million".
Nothing but its words tells such a heading from a sentence, so several kinds of section have to begin so, more than are
headed in any other way.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.entities.organizations import is_unit
from transforms.headings.wording import is_faint, is_occasion, is_qualifier, is_role, named
from transforms.readers.converted.lines import is_head, plain

_WORDS = re.compile(r"(?:[A-Z][a-z]{2,14}|and|&)(?: (?:[A-Z][a-z]{2,14}|and|&)){0,3}(?= [A-Z0-9“\"(\[*_])")
_SMALL_WORDS = re.compile(r"[A-Z][a-z]{2,14}(?: [a-z]{3,14}){1,3}(?= [A-Z0-9“\"(\[*_])")  # "Doctoral supervision"
_CAPITALS = re.compile(r"[A-Z]{3,16}(?:,? (?:&|[A-Z]{3,16}))*(?= (?!&)(?:[A-Z][a-z]|[A-Z]\.|[0-9“\"(\[*_]))")
_OPEN = re.compile(  # the first half of a heading that a narrow margin broke
    r"((?:[A-Z][a-z]{2,14} ){1,2}(?:(?:and|&|to|of|for|in)(?: the)?)) (?=[A-Z0-9“\"(\[*_])"
)
_FIRST = re.compile(r"([A-Z][a-z]{3,14}) (?=[A-Z0-9“\"(\[*_])")  # "Research" of "Research 2019. Looms" over "Funding"
_MOST = 3  # words of the second half
_LEAST = 3  # kinds of section
_NEAR = 4  # lines from the first half of a heading to the second
_LONGEST = 50  # characters of a heading alone


def with_plain_margins(lines: Sequence[str]) -> list[str]:
    """The lines, headings at the beginnings of paragraphs in lines of their own."""
    lines = _without_capitals(lines)
    found = dict(_beside(lines))
    kinds = {named(words).kinds for words in found.values()}
    heads = [plain(line.lstrip("# ")) for line in lines if line[:1] in ("#", "*", "_") and is_head(line)]
    marked = {named(words).kinds for words in heads}
    marked.discard(())
    told = {words for head in heads for words in head.casefold().split()}
    if len(kinds) < _LEAST or len(marked - kinds) >= len(kinds):
        return list(lines)
    halves, out = _halves(lines), list[str]()
    rests = {below: rest for _, _, below, rest in halves.values()}
    wholes = {at: one for at, one in _wholes(lines, found).items() if at not in halves and one[0] not in rests}
    rests |= {below: rest for below, _, rest in wholes.values()}
    between = {place for at, (_, _, below, _) in halves.items() for place in range(at + 1, below)}  # blank lines
    for at, line in enumerate(lines):
        if at in halves:
            out += [f"## {halves[at][0]}", "", halves[at][1]]
        elif at in between:
            continue
        elif at in rests:
            out += [rests[at]] if rests[at] else []
        elif at in found and (named(found[at]).kinds not in marked or told.isdisjoint(found[at].casefold().split())):
            out += [f"## {wholes[at][1] if at in wholes else found[at]}", "", line[len(found[at]) + 1 :]]
        else:
            out.append(line)
    return out


def _without_capitals(lines: Sequence[str]) -> list[str]:
    """The lines, headings in capitals at their beginnings in lines of their own; alone in a line may stand others."""
    found = {
        at: match[0]
        for at, line in enumerate(lines)
        if line[:3].isupper() and not (at and lines[at - 1].strip()) and (match := _CAPITALS.match(line))
    }
    found = {at: words for at, words in found.items() if named(words).whole and not named(words).weak}
    alone = {named(line).kinds for line in lines if line.isupper() and is_head(line)} if found else set()
    if not found or len({named(words).kinds for words in found.values()} | alone) < _LEAST:
        return list(lines)
    return [
        part
        for at, line in enumerate(lines)
        for part in ((f"## {found[at]}", "", line[len(found[at]) + 1 :]) if at in found else (line,))
    ]


def _beside(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Where a paragraph set far off begins with a heading, and the heading."""
    for at, line in enumerate(lines):
        if not line[:1].isupper() or any(above.strip() for above in lines[max(0, at - 2) : at]) or _is_alone(line):
            continue
        match = _WORDS.match(line) or _SMALL_WORDS.match(line)
        if match and (words := _heading(match[0], line[match.end() + 1 :])):
            yield at, words


def _halves(lines: Sequence[str]) -> dict[int, tuple[str, str, int, str]]:
    """Headings whose two halves stand before two lines of their first entry, by the line of the first.

    (words, rest of the first line, place of the second, its rest): "Honors and 2019. Prize of the" over "Awards Oak".
    """
    found: dict[int, tuple[str, str, int, str]] = {}
    for at, line in enumerate(lines):
        if not line[:1].isupper() or any(above.strip() for above in lines[max(0, at - 2) : at]):
            continue
        below = next((place for place in range(at + 1, min(at + 4, len(lines))) if lines[place].strip()), 0)
        if below and (halves := halves_of(line, lines[below], is_near=below <= at + 2)):
            whole, rest, more = halves
            found[at] = whole, rest, below, more
    return found


def halves_of(above: str, line: str, *, is_near: bool = True) -> tuple[str, str, str] | None:
    """The heading whose halves begin two lines, and what stands beside each: "Research 2019. Looms" over "Funding Oak".

    Where nothing shows that the first half is one, one word has to go on with it, and to stand near.
    """
    is_open = _OPEN.match(above)
    first = is_open or _FIRST.match(above)
    if not first:
        return None
    words = line.split(" ")
    most = min(_MOST, len(words)) if is_open else int(is_near and _goes_on(first[1], words))
    may_go_on = (
        bool(is_open) and above.rstrip()[-1] not in ".;:"
    )  # "Grants and 2019. Looms, principal" over "Awards investigator"
    for count in range(most, 0, -1):
        rest, whole = " ".join(words[count:]), " ".join((first[1], *words[:count]))
        is_whole = (
            all(map(str.isalpha, words[:count])) and words[0][:1].isupper() and (may_go_on or not rest[:1].islower())
        )
        if is_whole and named(whole).whole and not is_unit(whole) and not _is_name_begun(first[1], words[:count]):
            return whole, above[first.end() :], rest
    return None


def _goes_on(first: str, words: Sequence[str]) -> bool:
    """True where the first word below goes on with a heading; it may head none where it stands alone ("Supervised")."""
    whole = f"{first} {words[0]}"
    is_alone = len(words) == 1 and named(whole).whole and named(whole).kinds == named(first).kinds
    return heads_on(first, words[0], whole) or (is_alone and not named(words[0]).whole)


def heads_on(first: str, last: str, whole: str) -> bool:
    """True where words that head no section, or several, head one together with the last piece of them.

    "Honors and" over "Awards", "Research" over "Funding", "Teaching" over "Experience"; not "Tools" over "Software".
    """
    alone, more, both = named(first), named(last), named(whole)
    if not both.whole or both.weak or len(both.kinds) != 1 or is_unit(whole):
        return False
    if not alone.whole or alone.weak or first.endswith((" and", "&")):
        return not more.whole or more.kinds == both.kinds
    return more.whole and (more.kinds == both.kinds) != (alone.kinds == both.kinds)


def _is_name_begun(first: str, words: Sequence[str]) -> bool:
    """True where the last word qualifies what stands behind it: "Honors and", "Awards National [Science Prize]"."""
    shorter = " ".join((first.rstrip(), *words[:-1]))
    is_loose = len(words) > 1 and is_qualifier(words[-1].lower()) and named(words[-1]).kinds == ()
    return is_loose and named(shorter).whole and named(shorter).kinds == named(" ".join((first, *words))).kinds


def _wholes(lines: Sequence[str], found: dict[int, str]) -> dict[int, tuple[int, str, str]]:
    wholes = {at: whole for at, words in found.items() if (whole := whole_heading(lines, at, words))}
    return {at: whole for at, whole in wholes.items() if whole[0] not in found}


def whole_heading(lines: Sequence[str], at: int, words: str) -> tuple[int, str, str] | None:
    """A heading whose last word stands before a line below: that line, the heading, the rest of the line.

    "Teaching **Loom Lab**" over "Experience Tutor", where "Teaching Experience" heads the same kind of section.
    """
    below = next((place for place in range(at + 1, min(at + _NEAR, len(lines))) if lines[place].strip()), 0)
    last, _, rest = lines[below].partition(" ") if below else ("", "", "")
    whole = f"{words} {last}"
    may = last[:1].isupper() and last.isalpha() and not rest[:1].islower()
    return (below, whole, rest) if may and _names_more(words, last, whole) else None


def _names_more(words: str, last: str, whole: str) -> bool:
    """True where a word that may head a section heads, behind the heading, the same kind as that."""
    is_same = named(whole).whole and named(whole).kinds == named(words).kinds
    return is_same and named(last).whole and not is_unit(whole)


def _is_alone(line: str) -> bool:
    """True for a heading with nothing beside it: its last word begins no entry ("Employment History")."""
    return len(line) < _LONGEST and named(line.strip(" :")).whole


def _heading(words: str, rest: str) -> str:
    """The longest beginning that heads a section, whatever goes on behind it."""
    while words:
        following = re.split(r"\W", rest.lstrip('*_[(“"'), maxsplit=1)[0]
        if may_head(words):
            return "" if is_role(f"{words} {following}") else _without_name(words)
        words, _, last = words.rpartition(" ")
        rest = f"{last} {rest}"
    return ""


def _without_name(words: str) -> str:
    """The heading without the first word of a name behind it: "Memberships" of "Memberships British [Society ...]"."""
    while " " in words:
        shorter, _, last = words.rpartition(" ")
        behind = is_qualifier(last.lower()) and not last.endswith("ed") and named(last).kinds == ()
        if not behind or not may_head(shorter) or named(shorter).kinds != named(words).kinds:
            break
        words = shorter
    return words


def may_head(words: str) -> bool:
    """True for words that head a section and are no role, no occasion, and nothing that sentences begin with."""
    found = named(words)
    if not found.whole or found.weak or words.endswith((" and", "&")) or is_role(words.rsplit(" ", 1)[-1]):
        return False
    return not (is_faint(words) and found.kinds != ("about",)) and not (
        found.kinds != ("teaching",) and is_occasion(words)
    )
