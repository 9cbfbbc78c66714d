"""What sentences of a biography state of a career."""
