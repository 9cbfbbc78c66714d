"""Markdown and plain text. Consumes decoded text; produces it as it is, with what its front matter says as metadata."""

from __future__ import annotations

import re

from transforms.readers.converted.signs import is_converted
from transforms.readers.converted.whole_phrases import converted, has_whole_phrases
from transforms.readers.dumps.dumps import with_signs_read
from transforms.readers.icon_letters import without_icon_letters
from transforms.readers.layout.layout import is_layout, read_layout, without_page_edges
from transforms.readers.leaders import has_leaders, with_filled_headings, without_leaders
from transforms.readers.markdown.dialects import plain_markdown
from transforms.readers.markdown.embedded import with_rendered_blocks
from transforms.readers.markdown.first_comments import with_ranges_open, without_first_comment
from transforms.readers.markdown.front import stated
from transforms.readers.markdown.front_matter import with_front_matter, with_toml
from transforms.readers.markdown.materials import without_materials
from transforms.readers.markdown.resumes import with_main_first, with_tags_whole
from transforms.readers.markdown.title_blocks import with_title_block
from transforms.text.front_blocks import front_block

_TOML = re.compile(r"\A\s{0,20}\+\+\+[ \t]*\n(.{0,60000}?)^\+\+\+[ \t]*$", re.DOTALL | re.MULTILINE)


def read_markdown(text: str) -> tuple[str, dict[str, str], tuple[tuple[str, str], ...]]:
    """The text as it is; metadata "title", "author", "date" and "description" from the front matter."""
    filled, text = text, without_leaders(text)
    if has_pages := "\f" in text:
        text = without_icon_letters(text)
    text = with_signs_read(text)
    if is_layout(text):
        return read_layout(text), {}, ()
    if not has_pages and "\n#" in filled and has_leaders(filled):
        text = with_signs_read(without_leaders(with_filled_headings(filled)))
    if has_pages:
        text = without_page_edges(text)
    text = without_first_comment(text)
    front = front_block(text)
    metadata = stated(front[1]) if front else {}
    if front:
        text = with_front_matter(front[1], text[front.end() :]) or text
    elif text[:40].lstrip().startswith("+++") and (front := _TOML.match(text)):
        metadata = stated(front[1])
        text = with_toml(front[1], text[front.end() :])
    elif text[:1] == "%":
        text = with_title_block(text)
    elif not has_pages and (is_converted(text) or has_whole_phrases(text)):
        text = converted(text)
    text = without_materials(with_tags_whole(with_ranges_open(with_main_first(text))))
    return with_rendered_blocks(plain_markdown(text)), metadata, ()
