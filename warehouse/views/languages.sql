-- Languages: who speaks which language, and how well.
SELECT p.full_name AS person, f.language, f.proficiency, f.person_id, f.language_id
FROM fact_language f
JOIN dim_person p USING (person_id)
