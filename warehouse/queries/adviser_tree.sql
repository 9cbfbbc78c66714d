-- The people whom a person advised, whom those advised, and so on, with the line that leads there.
-- $person = '' : the root's name or a part of it; empty for everyone whom no document says to be advised
WITH RECURSIVE pairs AS (
    SELECT DISTINCT advisor_person_id, advisee_person_id FROM fact_advising WHERE advisor_person_id <> advisee_person_id
),
roots AS (
    SELECT DISTINCT advisor_person_id AS person_id FROM pairs
    WHERE advisor_person_id IN (FROM find_person($person))
      AND ($person <> '' OR advisor_person_id NOT IN (SELECT advisee_person_id FROM pairs))
),
tree AS (
    SELECT person_id, [person_id] AS line, full_name AS path FROM roots JOIN dim_person USING (person_id)
    UNION ALL
    SELECT p.advisee_person_id, list_append(t.line, p.advisee_person_id), t.path || ' → ' || d.full_name
    FROM tree t
    JOIN pairs p ON p.advisor_person_id = t.person_id
    JOIN dim_person d ON d.person_id = p.advisee_person_id
    WHERE NOT list_contains(t.line, p.advisee_person_id)
)
SELECT len(line) - 1 AS generation, full_name AS person, path
FROM tree JOIN dim_person USING (person_id)
ORDER BY path
