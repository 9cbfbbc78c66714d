"""What sections hold whose headings say nothing, or may say two things."""
