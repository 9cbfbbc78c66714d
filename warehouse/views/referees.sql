-- Referees: who names whom as a referee, with the referee's title and organisation.
SELECT p.full_name AS person, r.full_name AS referee, f.title, o.name AS organization, f.person_id, f.referee_person_id,
       f.organization_id, f.reference_id
FROM fact_reference f
JOIN dim_person p ON p.person_id = f.person_id
JOIN dim_person r ON r.person_id = f.referee_person_id
LEFT JOIN dim_organization o USING (organization_id)
