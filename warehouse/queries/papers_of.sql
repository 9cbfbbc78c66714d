-- The papers of a person, the latest first.
-- $person = '' : the person's name or a part of it; empty for everyone
-- $status = '' : published, accepted, preprint, submitted or in_preparation; empty for all
SELECT DISTINCT p.year, p.title, p.venue, p.status, p.authors
FROM papers p
JOIN fact_authorship a USING (paper_id)
WHERE a.person_id IN (FROM find_person($person)) AND ($status = '' OR p.status = $status)
ORDER BY p.year DESC NULLS LAST, p.title
