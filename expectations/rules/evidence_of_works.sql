-- asset: {fact}
-- kind: evidence
-- expectation: the evidence is that of one of the listings
-- for: fact=fact_paper parsed=parsed_papers key=title
-- for: fact=fact_authorship parsed=parsed_authors key=author_position
SELECT fact.paper_id, fact.{key}, fact.document_id, fact.char_start, fact.char_end
FROM {fact} AS fact
WHERE NOT EXISTS (
    FROM {parsed} AS parsed
    WHERE parsed.document_id = fact.document_id AND parsed.{key} = fact.{key}
      AND (parsed.line_start, parsed.line_end, parsed.char_start, parsed.char_end)
        = (fact.line_start, fact.line_end, fact.char_start, fact.char_end))
