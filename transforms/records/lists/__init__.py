"""What all lists share: items, wrapped lines, pieces, periods, the kinds of their entries."""
