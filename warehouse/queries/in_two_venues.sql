-- Who has papers in both of two venues, and how many in each.
-- $first = 'NeurIPS' : the one venue's name or acronym
-- $second = 'ICML' : the other venue's name or acronym
WITH counted AS (
    SELECT person_id, person,
           count(*) FILTER (venue_id IN (FROM find_venue($first))) AS in_first,
           count(*) FILTER (venue_id IN (FROM find_venue($second))) AS in_second
    FROM authorships
    GROUP BY person_id, person
)
SELECT person, in_first, in_second
FROM counted
WHERE in_first > 0 AND in_second > 0
ORDER BY in_first + in_second DESC, person
