"""Links without words. Consumes a link's node; produces the words that stand for it."""

from __future__ import annotations

import re

from selectolax.lexbor import LexborNode

from transforms.readers.writer import Writer

# Where a picture's link leads to a person rather than to a work.
_PROFILE = re.compile(
    r"^mailto:|//(?:orcid\.org/\d|(?:\w+\.)?linkedin\.com/in/|scholar\.google\.[\w.]+/citations\?"
    r"|(?:github|twitter|x)\.com/[\w-]+/?$|(?:www\.)?researchgate\.net/profile/|impactstory\.org/(?:u/)?[\w-]+/?$"
    r"|(?:www\.)?semanticscholar\.org/author/|dblp\.org/pid/|publons\.com/(?:researcher|wos-op|author)/|bsky\.app/profile/"
    r"|osf\.io/\w{5}/?$|(?:www\.)?goodreads\.com/(?:user|author|\w+/?$)|[\w.-]{4,60}/@\w{2,40}/?$"
    r"|(?:www\.)?webofscience\.com/wos/author/|openreview\.net/profile|inspirehep\.net/authors/|arxiv\.org/a/"
    r"|(?:www\.)?linkedin\.com/pub/|about\.me/\w|plus\.google\.com/(?:u/0/)?[+\d]|[\w-]+\.academia\.edu/\w"
    r"|(?:www\.)?zotero\.org/[\w-]+/?$|philpeople\.org/profiles/|ideas\.repec\.org/[ef]/|gitlab\.com/[\w.-]+/?$"
    r"|papers\.ssrn\.com/sol3/cf_dev/|(?:www\.)?scopus\.com/authid/|loop\.frontiersin\.org/people/"
    r"|keybase\.io/\w|cv\.hal\.science/|lattes\.cnpq\.br/|researchmap\.jp/|(?:www\.)?mathgenealogy\.org/id)",
    re.IGNORECASE,
)
_OWN_PAGE = re.compile(  # of the same site
    r"(?:\./|/)?(?:(?:[\w-]{1,40}/){1,4}[\w.-]{0,60}|[\w-]{1,40}\.(?:html?|php))(?:#[\w-]{1,60})?", re.IGNORECASE
)
_CF_EMAIL = re.compile(r"(?:[0-9a-f]{2}){3,120}", re.IGNORECASE)


def unveiled(code: str) -> str:
    """An e-mail address that Cloudflare hid: each byte is XORed with the first; "" where there is none."""
    if not _CF_EMAIL.fullmatch(code):
        return ""
    numbers = bytes.fromhex(code)
    return "".join(chr(number ^ numbers[0]) for number in numbers[1:])


def target_of(node: LexborNode) -> str:
    """Where a link leads; an address whose "mailto:" was forgotten is one of mail."""
    target = (node.attributes.get("href") or "").strip()
    return f"mailto:{target}" if "@" in target and _MAIL.fullmatch(target) else target


def link_of(node: LexborNode) -> tuple[str, str]:
    """Where a link leads, and its words."""
    return target_of(node), words_of(node)


def words_of(node: LexborNode) -> str:
    """A link's words; "" where they are only the name of the sign that is drawn in it: "<svg><title>Mail</title>"."""
    words = node.text().strip()
    drawn = node.css_first("svg") if words else None
    return "" if drawn is not None and drawn.text().strip() == words else words


def label_of(node: LexborNode, target: str) -> str:
    """What names a link without words: its title, or where it leads; "" for a picture of a work."""
    for name in ("title", "aria-label"):
        if node.attributes.get(name):
            return str(node.attributes[name]).strip()
    if not _PROFILE.search(target):
        if node.css_first("img") is not None:
            return ""
        if label := _of_icon(node):
            return label
    if _OWN_PAGE.fullmatch(target):
        return ""
    host = re.sub(r"^(?:https?:)?//(?:www\.)?|^mailto:|^tel:", "", target, flags=re.IGNORECASE)
    return host.split("?")[0].rstrip("/")[:80] if "@" in host else host.split("/")[0]


def _of_icon(node: LexborNode) -> str:
    """What a work's icon says that its link leads to: "pdf" for a sheet of paper; "" for any other icon."""
    icon = node.css_first("i[class], span[class]")
    match = _ICON.search(icon.attributes.get("class") or "") if icon is not None else None
    return (match["kind"] or "pdf") if match else ""


_ICON = re.compile(
    r"(?<![\w-])(?:fa|bi|ai|icon|glyphicon|mdi)-(?:(?:file-?)?(?:earmark-?)?"
    r"(?P<kind>pdf|code|slides|video|poster|doi|arxiv)|file|acrobat|download)(?![a-z])"
)


def profiles(node: LexborNode) -> list[tuple[str, str]]:
    """Labels and targets of the links to mail and profiles inside a node, each target once."""
    found: dict[str, str] = {}
    for link in node.css("a[href]"):
        target = target_of(link)
        label = " ".join(link.text().split())
        is_own = _PROFILE.search(target) or (_CALLED.search(label) and target.startswith("http"))
        if is_own and not _is_credited(link):
            found.setdefault(target, label or label_of(link, target))
    return [(label, target) for target, label in found.items()]


_CALLED = re.compile(r"(?i)^(?:[\w-]{2,20} ){0,2}(?:profile|website|home ?page|web page)$")  # "Faculty profile"


def leads_within(node: LexborNode, target: str) -> bool:
    """True for a link to a part of the page that says no more: "Skip to content", "Back to top"."""
    return target.startswith("#") and _WITHIN.fullmatch(node.text().strip()) is not None


_WITHIN = re.compile(
    r"(?i)\W{0,3}(?:(?:skip|go|back|return|jump|scroll) (?:back )?to (?:the )?(?:main )?(?:content|menu|navigation"
    r"|top|main|start|page|search)|(?:back to )?top(?: of (?:the |this )?page)?)\W{0,3}"
)


def plain_contacts(node: LexborNode) -> list[str]:
    """The e-mail address and the labelled telephone number that a footer states in words."""
    text = " ".join(node.text(separator=" ").split())
    if len(text) > _FOOTER:
        return []
    linked = node.css_first('a[href^="mailto:"]') is not None
    told = [] if linked else _MAIL.findall(text) or _VEILED.findall(text)
    mails = [one for one in told if not _GENERAL.match(one)]
    return [*mails[:1], *(match[0] for match in _PHONE.finditer(text))][:2]


_FOOTER = 1200  # characters
_MAIL = re.compile(r"(?<![\w.+-])[\w+-]{1,40}(?:\.[\w+-]{1,40}){0,4}@[\w-]{1,40}(?:\.[\w-]{2,40}){1,4}")
_VEILED = re.compile(  # "ada [at] merrow.example", "ada (at) merrow (dot) example"
    r"(?i)(?<![\w.+-])[\w+-]{2,40}(?:\.[\w+-]{1,40}){0,3} ?[\[({] ?(?:at|@) ?[\])}] ?"
    r"[\w-]{1,40}(?:(?:\.| ?[\[({] ?(?:dot|\.) ?[\])}] ?)[\w-]{2,40}){1,4}"
)
_GENERAL = re.compile(r"(?i)(?:info|webmaster|contact|admin|help|office|support|web|hello|enquiries|press|privacy)@")
_PHONE = re.compile(r"(?i)\b(?:phone|tel|telephone|mobile)\b[.:]{0,2} ?\+?[\d(][\d ()/.-]{6,22}\d")


def _is_credited(link: LexborNode) -> bool:
    """True for a link to whoever made the page's template: "Layout adapted from [loomworks](https://...)"."""
    around = link.parent.text() if link.parent is not None and "@" not in link.text() else ""
    before = around[: around.find(link.text())] if link.text() else ""
    return _CREDIT.search(before[-_CREDIT_ROOM:].rstrip()) is not None


_CREDIT = re.compile(
    r"(?i)\b(?:adapted|based|borrowed|built|created|credits?|design(?:ed)?|forked|generated|inspired|layout|made|powered"
    r"|stolen|styles?|template|theme)\b[^.|·•]{0,24}\b(?:by|from|on|to|using|with)$"
)
_CREDIT_ROOM = 60  # characters


def write_profiles(writer: Writer, node: LexborNode) -> None:
    """Of a footer or menu, the links to the owner's mail and profiles."""
    links, stated = profiles(node), plain_contacts(node)
    if links or stated:
        writer.end_block()
        for label, target in links:
            writer.write(label, 0, target)
            writer.write(" ")
        writer.end_block()
        for words in stated:
            writer.write(words, 0, "")
            writer.end_block()


def write_wordless(writer: Writer, node: LexborNode) -> bool:
    """Of a heading, what its signs lead to where that is the owner's: "News [bird]"; False, for nothing stands open."""
    for link in node.css("a[href]"):
        target = target_of(link)
        if not link.text().strip() and _PROFILE.search(target):
            writer.end_block()
            writer.write(label_of(link, target), 0, target)
            writer.end_block()
    return False
