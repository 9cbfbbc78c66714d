-- Advising: who advised whom, for which degree or role, and where.
SELECT a.full_name AS advisor, s.full_name AS advisee, f.relation, o.name AS organization, f.advisor_person_id, f.advisee_person_id,
       f.organization_id, f.advising_id
FROM fact_advising f
JOIN dim_person a ON a.person_id = f.advisor_person_id
JOIN dim_person s ON s.person_id = f.advisee_person_id
LEFT JOIN dim_organization o USING (organization_id)
