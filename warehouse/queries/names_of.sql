-- All the ways in which a person's name is written.
-- $person = '' : the person's name or a part of it; empty for everyone with more than one
SELECT p.full_name AS person, count(*) AS ways, string_agg(n.name, ' | ' ORDER BY n.name) AS names
FROM dim_person p
JOIN dim_person_name n USING (person_id)
WHERE p.person_id IN (FROM find_person($person))
GROUP BY p.person_id, p.full_name
HAVING $person <> '' OR count(*) > 1
ORDER BY ways DESC, person
