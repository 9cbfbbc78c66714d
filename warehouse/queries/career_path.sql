-- The career of a person in the order of time: degrees and positions.
-- $person = '' : the person's name or a part of it; empty for everyone
WITH steps AS (
    SELECT person, person_id, 'degree' AS step, concat_ws(', ', degree, field) AS what, organization, start_date, end_date,
           is_expected AS is_open
    FROM education
    UNION ALL
    SELECT person, person_id, 'position', title, organization, start_date, end_date, is_current FROM positions
)
SELECT person, step, what, organization, start_date, end_date, is_open
FROM steps
WHERE person_id IN (FROM find_person($person))
ORDER BY person, coalesce(start_date, end_date) NULLS LAST, step, what
