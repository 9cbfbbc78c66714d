"""Which lines are headings, wherever they stand and whatever they look like."""
