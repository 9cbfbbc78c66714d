-- Awards: who received which honour when, from whom and for which paper.
SELECT p.full_name AS person, f.name AS award, f.year, f.end_year, coalesce(o.name, v.acronym, v.name) AS granter,
       w.title AS paper, f.person_id, f.award_id
FROM fact_award f
JOIN dim_person p USING (person_id)
LEFT JOIN dim_organization o ON o.organization_id = f.granter_organization_id
LEFT JOIN dim_venue v ON v.venue_id = f.granter_venue_id
LEFT JOIN fact_paper w USING (paper_id)
