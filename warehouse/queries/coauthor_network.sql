-- The strongest ties between two authors: papers in common, and the share of the less prolific one's papers that they are.
-- $at_least = 2 : only ties of at least so many papers
WITH written AS (
    SELECT person_id, count(*) AS papers FROM fact_authorship GROUP BY person_id
)
SELECT c.person, c.coauthor, c.papers, c.first_year, c.last_year,
       round(c.papers / least(a.papers, b.papers), 3) AS strength
FROM coauthors c
JOIN written a ON a.person_id = c.person_id
JOIN written b ON b.person_id = c.coauthor_person_id
WHERE c.person_id < c.coauthor_person_id AND c.papers >= $at_least
ORDER BY c.papers DESC, strength DESC, c.person, c.coauthor
