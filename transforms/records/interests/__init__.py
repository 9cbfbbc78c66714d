"""Research topics."""
