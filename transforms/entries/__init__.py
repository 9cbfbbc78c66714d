"""What belongs together inside a section."""
