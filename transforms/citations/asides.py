"""Asides: what stands in a citation beside its fields and would mislead the cut, taken out before it.

Consumes a `Cited`; produces it without badge ("[OSDI'26]"), co-authors in a clause ("(with A. Bell)"), collective
authors ("for the X Study Group") and notes of reviews, and what these say (`Asides`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from transforms.citations.afterlives import without_afterlife
from transforms.citations.badges import without_badge
from transforms.citations.coauthor_clauses import CLAUSE, before_journal, behind_title, families, is_title, shaped_names
from transforms.citations.counted_names import is_behind_names, without_count, without_rest
from transforms.citations.former_titles import without_former_title
from transforms.citations.kind_sentences import without_kind_sentence
from transforms.citations.name_runs import name_run
from transforms.citations.other_versions import without_other_versions
from transforms.citations.ranks import without_rank
from transforms.citations.segments import is_author_list
from transforms.citations.stations import without_buttons, without_glosses, without_release, without_stations
from transforms.citations.text import Cited
from transforms.entities import venues
from transforms.names.people import fold
from transforms.text.styled import without
from transforms.text.words import holds_one
from transforms.vocabulary import any_of


@dataclass(frozen=True)
class Asides:
    """What the asides said: co-authors beside the owner, all authors, and the venue of a badge with its year."""

    co_authors: str = ""
    authors: str = ""
    venue: str = ""
    year: int | None = None


NONE = Asides()


def without_asides(cited: Cited, owner: str) -> tuple[Cited, Asides]:
    """The citation without what stands beside its fields, and what that says."""
    cited, badge, year = without_badge(
        _without_kind(without_other_versions(without_afterlife(without_former_title(without_rank(cited)))), owner),
        owner,
    )
    for aside in _SAID_BESIDE:
        cited = aside(cited)
    cited, names = _without_clause(without_stations(cited), owner)
    cited, authors = _without_bracket(replace(cited, begins_titled=True) if names and owner else cited, owner)
    return cited, Asides(names, authors, badge, year) if names or authors or badge or year else NONE


_BRACKET = re.compile(r" \((?<=[\w?!”\"’] \()(?P<names>[A-Z][^()\d\n]{3,160}), (?=(?:19|20)\d\d\))")


def _without_bracket(cited: Cited, owner: str) -> tuple[Cited, str]:
    """The citation without the authors who stand in brackets behind its title: "Title (A. Bell, C. Dorn, 2024)"."""
    match = _BRACKET.search(cited.text) if "(" in cited.text[1:] else None
    family = fold(owner).split()[-1:]
    if match is None or not family or family[0] not in fold(match["names"]).split():
        return cited, ""
    if name_run(match["names"], 0, owner) < len(match["names"]) or name_run(cited.text, 0, owner):
        return cited, ""
    return without(cited, match.start("names"), match.end()), match["names"]


_KIND = re.compile(
    rf"(?=[^—–\n]{{0,80}}\b(?i:{any_of('citation_words', 'works', 'kinds')})\b)"
    r"[A-Z][^.“\"\n—–]{5,110} [—–] (?=[^\W\d_a-z])"
)


def _without_kind(cited: Cited, owner: str) -> Cited:
    """The citation without the kind of work in front of its authors: "Workshop paper at X — A. Bell. Title"."""
    dash = cited.text.find("— ", 0, _KIND_ENDS) if "—" in cited.text else cited.text.find("– ", 0, _KIND_ENDS)
    match = _KIND.match(cited.text) if dash > 0 else None
    if match is None or name_run(cited.text, 0, owner) or name_run(cited.text, match.end(), owner) <= match.end() + 8:
        return cited
    return without(cited, 0, match.end())


_KIND_ENDS = 120
_COLLECTIVE = re.compile(
    r"(?:\s?[,;]|(?<=[^\W\d_])\.?|(?<=[*†‡]))\s(?:and )?(?:on behalf of|for|representing)(?: "
    rf"all)? (?:the )?(?:[\w’'/-]{{2,30}} ){{0,6}}(?:{any_of('citation_words', 'names', 'collectives')})"
    r"(?:\s?[*†‡])?(?=\s?[.,:;(]|\s(?:19|20)\d\d)"
)
_NAMES_END = 600  # where a list of authors is over


def _without_collective(cited: Cited) -> Cited:
    """The citation without the group that its authors speak for: "; for the X Study Group. Title"."""
    head = cited.text[:_NAMES_END]
    if " for " not in head and "behalf" not in head:
        return cited
    match = _COLLECTIVE.search(head)
    if not match or name_run(head[: match.start()] + ".") < match.start() - 2:
        return cited
    return without(cited, match.start(), match.end())


_CALLED = re.compile(r" \([A-Z][^\W\d_]{1,15}\)(?=, |; | and | & )")


def _without_called(cited: Cited) -> Cited:
    """The citation without what an author is called beside the name: "A. Reed, Y. Bell (Yola), C. Dorn"."""
    match = _CALLED.search(cited.text, 0, _NAMES_END) if " (" in cited.text[:_NAMES_END] else None
    if match is None or not (
        name_run(cited.text[: match.start()]) == match.start() or is_behind_names(cited.text, match.start())
    ):
        return cited
    rest = cited.text[match.end() :].lstrip(" ,;&").removeprefix("and ")
    return without(cited, match.start(), match.end()) if name_run(rest) else cited


_TOLD = re.compile(
    r"\s?[(\[](?:[Rr]eviewed (?:in|by)|[Rr]eview(?:s|ed)?:|[Rr]eprinted in|[Tt]ranslated into|[Cc]ited in|"
    r"[Aa]uthors (?:are )?(?:listed |ordered )?(?:in )?alphabetical(?:ly)?|[Aa]lphabetical(?:ly)? (?:order|author)|"
    r"I (?:am|was|led|wrote|did|made|contributed)|[Mm]y (?:own )?(?:contribution|part|role|share|name|work)|"
    r"(?:[Aa]n? )?(?:[Ee]arlier|[Pp]reliminary|[Pp]revious|[Ee]xtended|[Ss]hort(?:er)?|[Ll]onger|[Cc]onference) "
    r"versions? (?:appear(?:s|ed)|(?:was |were )?published|in\b|of\b))\b"
)
_TOLD_WORD = re.compile(
    "[(\\[](?:I |[Mm]y |[Aa]uthors |[Aa]lphab|[Rr]ev|[Rr]epr|[Tt]rans|[Cc]ite|[Aa]n? [a-z]|[EePpSsLlCc][a-z]{3,10} v)"
)


def _without_told(cited: Cited) -> Cited:
    """The citation without brackets that tell what became of the work: "(reviewed in (2018) 81 Review 9)"."""
    bracketed = "(" in cited.text or "[" in cited.text
    match = _TOLD.search(cited.text) if bracketed and _TOLD_WORD.search(cited.text) else None
    if not match or match.start() < 12:
        return cited
    depth = 0
    for place in range(match.start(), min(len(cited.text), match.start() + 400)):
        depth += (cited.text[place] in "([") - (cited.text[place] in ")]")
        if depth == 0 and cited.text[place] in ")]":
            return without(cited, match.start(), place + 1)
    return cited


_WITH_WORD = re.compile(r"[wW]ith |WITH |w/ |\b(?:mit|avec|con|com) ")  # a quick look for the last
_WITH_WORDS = ("ith ", "ITH ", "w/ ", "mit ", "avec ", "con ", "com ")  # a quicker one
_CLAUSE_END = re.compile(r"\s?(?:[.,;:](?=\s|$)|$|\n|\t|[–—(\[“\"‘«]|in\b)")


_BRACKET_CLOSES = re.compile(r"[\s.,]{0,2}[)\]]")


def _unlinked(cited: Cited, start: int, end: int) -> Cited:
    """The citation without links inside a range: they lead to people's pages, and not to the work."""
    if not cited.links:
        return cited
    return replace(cited, links=tuple([one for one in cited.links if one.start < start or one.end > end]))


def _without_clause(cited: Cited, owner: str) -> tuple[Cited, str]:
    """The citation without the clause that names the owner's co-authors ("(with A and B)", "joint with C"); they."""
    text = cited.text
    if not holds_one(text, _WITH_WORDS) or not _WITH_WORD.search(text):
        return cited, ""
    for match in (*behind_title(cited), *CLAUSE.finditer(text)):
        names, end = families(text, match.end()) if match["open"] else ("", 0)
        end = end if names else _clause_end(cited, match, owner)
        names = names or text[match.end() : end].strip(" ,")
        if end <= match.end() or (owner and fold(owner) in fold(names)):
            continue
        if match.start() > 0 and name_run(text, 0, owner) >= match.start() - 2 and not is_title(cited, match, owner):
            return cited, ""  # names stand in front, and these go on with them
        closes = _BRACKET_CLOSES.match(text, end) if match["open"] else None
        stop = closes.end() if closes else end
        until = stop if match.start() else len(text) - len(text[stop:].lstrip(" ,.;"))
        kept = without(_unlinked(cited, match.start(), until), match.start(), until)
        return replace(kept, title_end=_title_end(text[: match.start()], text[stop:])), names
    return cited, ""


def _title_end(before: str, behind: str) -> int:
    """Where a title ends that a clause parts from the rest, below it or behind: "Looms (with B. Orr)"; else 0.

    Behind one that a stop ends: "Looms. (with B. Orr) Felt Letters"; between commas: "Looms, with B. Orr, Weft Notes".
    """
    title = before.rstrip()
    is_stopped = title[-1:] == "." and " " in title and behind[:1] == " "
    is_between = title[-1:] == "," and _GOES_ON.match(behind) is not None and not _VENUE_WORD.search(title)
    title = title[:-1] if is_stopped or is_between else title
    parted = (behind[:1] == "\n" or is_stopped or is_between) and len(title) > _LEAST_TITLE and before[-1:] != "\n"
    if not parted or _SEVERAL.search(title) or venues.known(title[title.rfind(", ") + 1 :].strip()):
        return 0
    return len(title)


_GOES_ON = re.compile(r",\s[A-Z][a-z]")
_VENUE_WORD = re.compile(r"\d|\b(?:Journal|J|Proc|Proceedings|Conference|Letters|Annals|Review|Press)\b")
_LEAST_TITLE = 10  # characters
_SEVERAL = re.compile(r"[\n\t“”\"]|[a-z]{3}\. [A-Z]|\b(?:19|20)\d\d\b")  # of words in several fields


def _begins_journal(last: str, rest: str) -> bool:
    """True for one word and a full stop: "P. Bell, Ann. Inst. Fourier"."""
    return " " not in last.strip() and rest[:1] == "."


_OF_HOUSE = re.compile(r",? (?:(?:&|and) (?:Sons?|Co|Company|Partners)|Verlag|Press|Publish(?:ers|ing)|Books)\b")


def _is_place(last: str) -> bool:
    return venues.is_publisher(last) or (last.isupper() and venues.known(last) is not None)


def _clause_end(cited: Cited, match: re.Match[str], owner: str) -> int:
    """Where the names of a clause end, before a journal in italics; its own beginning where they are none."""
    text = cited.text
    end = name_run(text, match.end(), owner)
    journal = next(
        (s.start for s in cited.italic if match.end() < s.start < end), before_journal(text, match.end(), end)
    )
    end = match.end() + len(text[match.end() : journal].rstrip(" ,")) if journal < end else end
    if match["open"]:
        return end if _BRACKET_CLOSES.match(text, end) else shaped_names(text, match.end())
    head, comma, last = text[match.end() : end].rpartition(", ")
    if comma and (_begins_journal(last, text[end:]) or _is_place(last.strip()) or _OF_HOUSE.match(text, end)):
        end = match.end() + len(head)  # "P. Bell, Edward Elgar", "P. Bell, John Quill & Sons"
    names = text[match.end() : end].strip(" ,")
    return end if " " in names and _CLAUSE_END.match(text, end) and is_author_list(names, owner) else match.end()


_SAID_BESIDE: tuple[Callable[[Cited], Cited], ...] = (
    _without_called, without_buttons, without_release, without_glosses, without_kind_sentence, _without_told,
    _without_collective, without_count, without_rest,
)  # fmt: skip
