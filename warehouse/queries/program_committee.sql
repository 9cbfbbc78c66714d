-- Who served a venue as reviewer, committee member, chair or editor, and when.
-- $venue = '' : the venue's name, acronym or a part of it; empty for all
-- $role = '' : reviewer, program committee, area chair, editor, organizer, chair, committee or other; empty for all
SELECT venue, role, person, year(start_date) AS from_year, year(end_date) AS to_year
FROM services
WHERE venue_id IN (FROM find_venue($venue)) AND ($role = '' OR role = $role)
ORDER BY venue, role, from_year DESC NULLS LAST, person
