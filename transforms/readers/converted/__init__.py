"""The markdown that converters make of PDF files."""
