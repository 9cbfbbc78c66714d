-- The share of a person's papers on which they stand first or are marked as equal contributors.
-- $person = '' : the person's name or a part of it; empty for all owners of documents
-- $at_least = 1 : only people with at least so many papers
SELECT person, count(*) AS papers, count(*) FILTER (author_position = 1) AS first_author,
       count(*) FILTER (author_position = 1 OR is_equal_contribution) AS first_or_equal,
       round(count(*) FILTER (author_position = 1) / count(*), 3) AS first_author_share
FROM authorships
WHERE person_id IN (FROM find_person($person)) AND ($person <> '' OR is_document_owner)
GROUP BY person_id, person
HAVING count(*) >= $at_least
ORDER BY first_author_share DESC, papers DESC, person
