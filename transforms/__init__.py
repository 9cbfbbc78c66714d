"""Pure functions from bytes to resolved records. No I/O, no Dagster, no DuckDB; imports only `warehouse`.

A floor imports from those above it in this list, never from those below (`tests/test_layering.py` holds it):

    vocabulary     words as data: names, places, headings, roles
    model, parsed  the parser's value types; a document's records
    text           words and their styles
    dates names entities headings
                   what a phrase says: a date, a person, an organisation, a section's name
    lines          a document's lines, made whole
    section_kinds heads tables furniture kinds entries sections
                   what heads what, what belongs together, what a section holds
    citations      one work of a list, taken apart
    records        a reader for each kind of record
    resolve        who and what is the same
    review owner   what is asked of records once they are read; whom the document describes
    readers        bytes of any form into a document (run first; it asks headings and dates of a page's words)
    frames parse   a document's records as polars frames; the parser as a whole
"""
