-- Who received which award, the latest first.
-- $award = '' : a part of the award's name; empty for all
-- $from_year = 1900 : the first year
-- $to_year = 2100 : the last year
SELECT year, award, person, granter, paper
FROM awards
WHERE contains(folded(award), folded($award)) AND (year IS NULL OR year BETWEEN $from_year AND $to_year)
ORDER BY year DESC NULLS LAST, award, person
