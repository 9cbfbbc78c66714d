-- Where the former members of an organisation (a lab, a group, a university) went: their later positions.
-- $organization = '' : the organisation's name, acronym or a part of it; empty for all
WITH stays AS (
    SELECT person_id, organization_id, max(coalesce(end_date, start_date)) AS left_on, bool_or(is_open) AS is_there
    FROM (
        SELECT person_id, organization_id, start_date, end_date, is_current AS is_open FROM positions
        UNION ALL
        SELECT person_id, organization_id, start_date, end_date, is_expected FROM education
    )
    WHERE organization_id IN (FROM find_organization($organization))
    GROUP BY person_id, organization_id
)
SELECT o.name AS former, p.full_name AS person, s.left_on, n.title AS then_as, n.organization AS then_at, n.start_date AS since,
       n.is_current
FROM stays s
JOIN dim_organization o USING (organization_id)
JOIN dim_person p USING (person_id)
LEFT JOIN positions n ON n.person_id = s.person_id AND n.organization_id IS DISTINCT FROM s.organization_id
     AND (n.is_current OR n.start_date >= s.left_on)
WHERE NOT s.is_there
ORDER BY former, person, since NULLS LAST, then_as
