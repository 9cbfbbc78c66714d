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
    r"|(?:www\.)?webofscience\.com/wos/author/|openreview\.net/profile|inspirehep\.net/authors/)",
    re.IGNORECASE,
)
_CF_EMAIL = re.compile(r"(?:[0-9a-f]{2}){3,120}", re.IGNORECASE)


def unveiled(code: str) -> str:
    """An e-mail address that Cloudflare hid: each byte is XORed with the first; "" where there is none."""
    if not _CF_EMAIL.fullmatch(code):
        return ""
    numbers = bytes.fromhex(code)
    return "".join(chr(number ^ numbers[0]) for number in numbers[1:])


def label_of(node: LexborNode, target: str) -> str:
    """What names a link without words: its title, or where it leads; "" for a picture of a work."""
    for name in ("title", "aria-label"):
        if node.attributes.get(name):
            return str(node.attributes[name]).strip()
    if node.css_first("img") is not None and not _PROFILE.search(target):
        return ""
    host = re.sub(r"^(?:https?:)?//(?:www\.)?|^mailto:|^tel:", "", target, flags=re.IGNORECASE)
    return host.split("?")[0].rstrip("/")[:80] if "@" in host else host.split("/")[0]


def profiles(node: LexborNode) -> list[tuple[str, str]]:
    """Labels and targets of the links to mail and profiles inside a node, each target once."""
    found: dict[str, str] = {}
    for link in node.css("a[href]"):
        target = (link.attributes.get("href") or "").strip()
        if _PROFILE.search(target) and not _is_credited(link):
            found.setdefault(target, " ".join(link.text().split()) or label_of(link, target))
    if not any(target.startswith("mailto:") for target in found) and "@" in (words := node.text()):
        found |= {f"mailto:{mail}": mail for mail in _MAIL.findall(words)[:1]}
    return [(label, target) for target, label in found.items()]


_MAIL = re.compile(r"(?<![\w.@+-])[\w.+-]{2,40}@[\w-]{2,40}(?:\.[\w-]{2,20}){1,3}(?![\w@])")


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
    if links := profiles(node):
        writer.end_block()
        for label, target in links:
            writer.write(label, 0, target)
            writer.write(" ")
        writer.end_block()
