-- Education: who took which degree where and when.
SELECT p.full_name AS person, f.degree, f.degree_level, f.field, o.name AS organization, f.start_date, f.start_precision, f.end_date,
       f.end_precision, f.is_expected, f.person_id, f.organization_id, f.education_id
FROM fact_education f
JOIN dim_person p USING (person_id)
LEFT JOIN dim_organization o USING (organization_id)
