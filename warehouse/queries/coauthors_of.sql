-- Who has written papers with a person, the most frequent co-authors first.
-- $person = '' : the person's name or a part of it; empty for everyone
SELECT person, coauthor, papers, first_year, last_year
FROM coauthors
WHERE person_id IN (FROM find_person($person))
ORDER BY papers DESC, person, coauthor
