-- Grain: one honour received. The paper it was for is the listing of the same document with that title, or the title cut or
-- drawn out; a granter is an organisation or a venue, never both.
WITH titled AS (
    SELECT r.record_id, l.paper_id,
           row_number() OVER (PARTITION BY r.record_id ORDER BY folded(l.title) = folded(r.award_paper_title) DESC,
                              length(l.title) DESC, l.record_id) AS choice
    FROM parsed_awards r
    JOIN ranked_listing l USING (document_id)
    WHERE length(folded(r.award_paper_title)) > 0 AND length(folded(l.title)) > 0
      AND (folded(l.title) = folded(r.award_paper_title)
           OR (least(length(folded(l.title)), length(folded(r.award_paper_title))) >= 12
               AND (starts_with(folded(l.title), folded(r.award_paper_title))
                    OR starts_with(folded(r.award_paper_title), folded(l.title)))))
)
SELECT r.record_id AS award_id, o.person_id, r.award_name AS name, e.organization_id AS granter_organization_id,
       CASE WHEN e.organization_id IS NULL THEN v.venue_id END AS granter_venue_id,
       year_of(coalesce(r.start_text, r.end_text)) AS year, year_of(r.end_text) AS end_year, t.paper_id,
       r.document_id, r.line_start, r.line_end, r.char_start, r.char_end, r.confidence
FROM parsed_awards r
ANTI JOIN restated USING (record_id)
JOIN document_owner o USING (document_id)
LEFT JOIN organization_entities e ON e.organization_name = r.granter_name
LEFT JOIN venue_entities v ON v.venue_name = r.granter_name
LEFT JOIN titled t ON t.record_id = r.record_id AND t.choice = 1
