"""Format readers: bytes and a name into a `Document` whose text is light markdown. A module per form."""
