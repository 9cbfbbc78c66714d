-- Topics: stated research interests, one row a person and topic.
SELECT folded(f.interest) AS topic, f.interest AS stated_as, p.full_name AS person, f.person_id
FROM fact_interest f
JOIN dim_person p USING (person_id)
