-- The works that the most documents list.
-- $at_least = 1 : only works that at least so many documents list
SELECT documents, title, year, venue, authors
FROM papers
WHERE documents >= $at_least
ORDER BY documents DESC, year DESC NULLS LAST, title
