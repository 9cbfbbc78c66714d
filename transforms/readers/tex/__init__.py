"""LaTeX documents into light markdown: macros expanded, unknown macros kept as their arguments."""
