"""Words and their styles: what is asked of any text, whatever it speaks of."""
