"""What the words of a heading say."""
