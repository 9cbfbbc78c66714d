-- Who speaks a language, and how well.
-- $language = '' : the language's name or a part of it; empty for all
SELECT language, person, string_agg(DISTINCT proficiency, ' | ' ORDER BY proficiency) AS proficiency
FROM languages
WHERE contains(folded(language), folded($language))
GROUP BY language, person, person_id
ORDER BY language, person
