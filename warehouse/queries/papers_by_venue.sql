-- How many papers appeared at each venue in each year.
-- $venue = '' : the venue's name, acronym or a part of it; empty for all
-- $from_year = 1900 : the first year
-- $to_year = 2100 : the last year
SELECT venue, year, count(*) AS papers
FROM papers JOIN fact_paper USING (paper_id, year)
WHERE venue_id IN (FROM find_venue($venue)) AND year BETWEEN $from_year AND $to_year
GROUP BY venue, year
ORDER BY year DESC, papers DESC, venue
