"""What a page generator's front matter states of its author. Consumes YAML or TOML; produces light markdown.

Hugo's and Jekyll's author pages keep role, degrees, interests and links above the text, Hugo's landing pages whole
sections of it. Pages whose front matter only names a layout stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from transforms.headings.wording import named
from transforms.names.words import is_name
from transforms.readers.markdown.front_lists import blocks, items, sections, words
from transforms.readers.markdown.front_texts import holds_text, texts

_SIGNS = frozenset(
    {
        "education",
        "interests",
        "organizations",
        "affiliations",
        "social",
        "profiles",
        "experience",
        "experiences",
        "work",
        "sections",
    }
)
_REACH = frozenset({"email", "phone", "telephone"})  # an author who says how to be reached
_OWNED = frozenset({"phone", "surname", "www", "name"})
_REACHED = ("contact", "links", "social")
_BREAK = re.compile(r"<br ?/?>|\|")
_SHORT = 80  # characters of a bio that is a role
_SITES = {
    "googlescholar": "",
    "uri": "",
    "google_scholar": "https://scholar.google.com/citations?user=",
    "orcid": "https://orcid.org/",
    "github": "https://github.com/",
    "twitter": "https://twitter.com/",
    "linkedin": "https://www.linkedin.com/in/",
}
_TITLE = re.compile(r"^title[ \t]*:[ \t]*[\"']?([^\"'\n]{3,60}?)[\"']?[ \t]*$", re.MULTILINE | re.IGNORECASE)
_ALONE = frozenset({"papers", "talks", "teaching", "grants", "awards", "service", "projects", "advising"})


def with_front_matter(source: str, body: str) -> str | None:
    """The page with what its front matter states written out; None where that is nothing of a CV."""
    if not any(f"\n{sign}:" in f"\n{source}" for sign in (*_SIGNS, *_REACHED, "author", "about", "email")):
        return _with_texts(source, body) or _headed(source, body)
    return _with_fields(_fields(source), body)


def _with_texts(source: str, body: str) -> str | None:
    """The page with the texts that fields of its front matter hold above its body."""
    told = list(texts(_fields(source), body)) if holds_text(source) else []
    return "\n".join([*told, body]) if told else None


def with_toml(source: str, body: str) -> str:
    """The page with what its front matter in TOML states written out, without the rest; all where it fails."""
    import tomllib  # noqa: PLC0415  # few documents hold any

    try:
        return _with_fields(tomllib.loads(source), body) or body
    except (tomllib.TOMLDecodeError, RecursionError):
        return f"{source}\n{body}"


def _with_fields(fields: dict[str, Any], body: str) -> str | None:
    author = fields.get("author")
    fields = {**fields, **author} if isinstance(author, dict) else fields
    about = fields.get("about")  # of a page made with Quarto
    if isinstance(about, dict) and items(about.get("links")):
        role = ", ".join(map(str.strip, _BREAK.split(str(fields.get("subtitle") or ""))))
        fields = {"role": role, **fields, "social": about["links"]}
    reached = _reached(fields) or _of_owner(fields)
    fields = {**fields, **reached} if "title" in reached else {**reached, **fields}
    signed = isinstance(author, str) and bool(_REACH & fields.keys())
    if not _SIGNS & fields.keys() and not isinstance(author, dict) and not signed and not reached:
        return None
    if signed:
        fields = {**fields, "name": author}
    top, body = list(_head(fields)), body.strip("\n")
    if body.startswith("# ") and not any(line.startswith("# ") for line in top):
        name, _, body = body.partition("\n")
        top = [name, "", *top]
    return "\n".join([*top, *texts(fields, body), "", body, "", *sections(fields), *blocks(fields), ""])


def _reached(fields: dict[str, Any]) -> dict[str, Any]:
    """How an author is reached, where a field of its own keeps it: "links: {email: ...}", "contact: [{link: ...}]"."""
    kept = next((fields[key] for key in _REACHED if fields.get(key)), None)
    if isinstance(kept, dict) and _REACH & kept.keys():
        return {str(key).replace("-", ""): value for key, value in kept.items()}
    if isinstance(kept, list) and any("mailto:" in str(one.get("link")) for one in kept if isinstance(one, dict)):
        return {"social": kept}
    return {}


def _of_owner(fields: dict[str, Any]) -> dict[str, Any]:
    """The name of a page's owner, where its own fields say how to be reached: "email: a@b.org" beside "github: ab"."""
    if not _AT.search(words(fields.get("email"))):
        return {}
    if "name" not in fields and "author" not in fields and is_name(words(fields.get("title"))):
        return {"name": words(fields["title"])}
    if not (_OWNED & fields.keys() or _SITES.keys() & fields.keys()):
        return {}
    name = " ".join(filter(None, (words(fields.get(key)) for key in ("name", "surname"))))
    return {"title": "", "name": name, "role": words(fields.get("role") or fields.get("position"))}


def _headed(source: str, body: str) -> str | None:
    """A page of one section below its title, as its readers see it: "title: Publications" over a list of works."""
    title = section_title(source)
    first = next((line for line in body.split("\n") if line.strip()), "")
    headed = first.startswith("# ") or named(first.strip("# ")).whole
    return f"# {title}\n\n{body.lstrip()}" if title and not (first.startswith("#") and headed) else None


def section_title(source: str) -> str | None:
    """A page's title that names the one section it holds."""
    title = _TITLE.search(source)
    said = named(title[1]) if title else None
    if title is None or said is None or not said.whole or said.weak or not _ALONE.issuperset(said.kinds):
        return None
    return title[1]


def _fields(source: str) -> dict[str, Any]:
    import yaml  # noqa: PLC0415  # few documents hold any

    try:
        loaded = yaml.load(source, Loader=yaml.CSafeLoader if hasattr(yaml, "CSafeLoader") else yaml.SafeLoader)  # noqa: S506
    except (yaml.YAMLError, ValueError, TypeError, AttributeError, OverflowError, RecursionError):
        return {}
    return {str(key): value for key, value in loaded.items()} if isinstance(loaded, dict) else {}


def _head(fields: dict[str, Any]) -> Iterator[str]:
    name = words(fields.get("name") or fields.get("title"))
    spelt = " ".join(filter(None, (words(fields.get(key)) for key in ("first_name", "last_name"))))
    name = spelt if spelt and not _LATIN.search(name) else name
    if name and not named(name).whole:
        yield f"# {name}"
        yield ""
    bio = words(fields.get("bio"))
    role = words(fields.get("role")) or (bio if len(bio) < _SHORT else "")
    places = [
        words(one)
        for key in ("organizations", "affiliations", "affiliation", "employer")
        for one in items(fields.get(key))
    ]
    yield ", ".join(filter(None, [role, *places]))
    profile = fields.get("profile")
    if isinstance(profile, dict):
        yield from _below_title(fields)
    more = profile.get("more_info") if isinstance(profile, dict) else None  # the lines below the picture
    yield from ("", str(more) if more and "@" in str(more) else "", "")
    email = words(fields.get("email"))
    links = [f"[{email}](mailto:{email})"] if "@" in email else [f"Email: {email}"] if _AT.search(email) else []
    links += [f"Phone: {told}" for key in ("phone", "telephone") if (told := words(fields.get(key)))]
    links += [
        f"Web: {told}" for key in ("web", "website", "homepage", "www") if "." in (told := words(fields.get(key)))
    ]
    yield " | ".join(dict.fromkeys([*links, *_links(fields)]))


_AT = re.compile(r"@|\w(?: at | ?[\[({<] ?at ?[\])}>] ?)\w")  # an address, spelt out too
_LATIN = re.compile(r"[A-Za-zÀ-ÿ]")


def _below_title(fields: dict[str, Any]) -> Iterator[str]:
    """What Jekyll's "about" page shows below its title: "PhD student, X University | a@b.org"."""
    told = str(fields.get("subtitle") or "")
    if not _SAMPLE.search(told):
        yield from ("", *filter(None, map(str.strip, _BREAK.split(told))))


_SAMPLE = re.compile(r"Affiliations</a>\. Address\.")  # what the theme comes with


_ADDRESS = re.compile(r"[\w.+-]{1,40}@[\w-]{1,40}(?:\.[\w-]{1,20}){1,4}")


def _links(fields: dict[str, Any]) -> Iterator[str]:
    for key in ("social", "socials", "profiles"):
        for one in items(fields.get(key)):
            target = words(one.get("link") or one.get("url") or one.get("href")) if isinstance(one, dict) else ""
            if _ADDRESS.fullmatch(target):
                yield f"[{target}](mailto:{target})"
            elif target.startswith("mailto:"):
                yield f"[{target.removeprefix('mailto:')}]({target})"
            elif target.startswith("http"):
                yield f"[{words(one.get('icon') or one.get('label')) or 'link'}]({target})"
    for key, base in _SITES.items():
        target = words(fields.get(key))
        if target:
            yield f"[{key}]({_address(target, base)})"


def _address(target: str, base: str) -> str:
    """The whole address of a profile: by its name on the site, or stated in full, with its scheme or without it."""
    if target.startswith("http"):
        return target
    host = target.removeprefix("www.").partition("/")[0]
    return f"https://{target}" if "." in host and f"{host}/" in base else base + target
