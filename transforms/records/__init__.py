"""Record readers, a module per kind. Each consumes a section (or the document) and yields records of any kind."""
