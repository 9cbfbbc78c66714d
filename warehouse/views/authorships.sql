-- Authorships: one row an author of a paper, with the paper's title, year and venue.
SELECT p.full_name AS person, a.author_position, f.author_count, a.is_equal_contribution, a.is_document_owner, f.title, f.year,
       coalesce(v.acronym, v.name) AS venue, f.status, a.person_id, a.paper_id, f.venue_id
FROM fact_authorship a
JOIN dim_person p USING (person_id)
JOIN fact_paper f USING (paper_id)
LEFT JOIN dim_venue v USING (venue_id)
