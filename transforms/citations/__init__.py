"""Bibliography: citation lists into citations, a citation into authors, title, venue and the rest."""
