"""Lines of a document: read from its text, made whole, told by their shapes."""
