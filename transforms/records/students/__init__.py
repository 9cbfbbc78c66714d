"""The people whom the owner supervises, and advisers."""
