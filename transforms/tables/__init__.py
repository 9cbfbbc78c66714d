"""Rows and columns: told by their heads, by their keys, or by their blanks."""
