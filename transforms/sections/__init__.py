"""The sections of a document, and the groups inside them."""
