-- Who has papers in both of two venues, and how many in each.
-- $first = '' : the one venue's name, acronym or a part of it; empty for any
-- $second = '' : the other venue's name, acronym or a part of it; empty for any
WITH counted AS (
    SELECT person_id, person, venue_id, venue, count(*) AS papers
    FROM authorships
    WHERE venue_id IS NOT NULL
    GROUP BY ALL
)
SELECT a.person, a.venue AS first_venue, a.papers AS in_first, b.venue AS second_venue, b.papers AS in_second
FROM counted a
JOIN counted b ON b.person_id = a.person_id AND b.venue_id <> a.venue_id
WHERE a.venue_id IN (FROM find_venue($first)) AND b.venue_id IN (FROM find_venue($second))
  AND ($first <> '' OR $second <> '' OR a.venue < b.venue)
ORDER BY in_first + in_second DESC, a.person, first_venue, second_venue
