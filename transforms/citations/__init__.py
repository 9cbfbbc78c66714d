"""Citations: splitting a list of works into citations, and a citation into authors, title, venue and the rest."""
