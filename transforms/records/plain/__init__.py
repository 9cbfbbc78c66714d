"""Entries that say all on one line, read at one look."""
