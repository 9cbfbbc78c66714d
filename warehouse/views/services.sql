-- Services: who reviewed for, chaired, edited or sat on the committee of which venue, and when.
SELECT p.full_name AS person, f.role, coalesce(v.acronym, v.name) AS venue, v.name AS venue_name, f.start_date, f.end_date,
       f.is_current, f.person_id, f.venue_id, f.service_id
FROM fact_service f
JOIN dim_person p USING (person_id)
LEFT JOIN dim_venue v USING (venue_id)
