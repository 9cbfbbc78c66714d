-- Positions: who held which role where and when.
SELECT p.full_name AS person, f.title, o.name AS organization, f.unit, f.location, f.start_date, f.start_precision, f.end_date,
       f.end_precision, f.is_current, f.person_id, f.organization_id, f.position_id
FROM fact_position f
JOIN dim_person p USING (person_id)
LEFT JOIN dim_organization o USING (organization_id)
