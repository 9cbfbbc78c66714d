-- Whom a person names as referees, and whether they also wrote papers together or advised the person.
-- $person = '' : the person's name or a part of it; empty for everyone
SELECT r.person, r.referee, r.title, r.organization,
       (SELECT count(DISTINCT a.paper_id) FROM fact_authorship a JOIN fact_authorship b USING (paper_id)
        WHERE a.person_id = r.person_id AND b.person_id = r.referee_person_id) AS papers_together,
       EXISTS (FROM fact_advising f
               WHERE f.advisor_person_id = r.referee_person_id AND f.advisee_person_id = r.person_id) AS is_adviser
FROM referees r
WHERE r.person_id IN (FROM find_person($person))
ORDER BY r.person, r.referee
