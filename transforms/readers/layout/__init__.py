"""Text in which blanks show the layout (`pdftotext -layout`)."""
