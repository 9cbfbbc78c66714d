-- Grain: one listing of a paper; rank 1 is the listing that speaks for the work: the best status, then the most complete.
WITH authors AS (
    SELECT paper_record_id AS record_id, count(*) AS author_count FROM parsed_authors GROUP BY paper_record_id
),
listings AS (
    SELECT p.*, e.paper_id, coalesce(a.author_count, 0) AS author_count,
           list_position(['published', 'accepted', 'preprint', 'submitted', 'in_preparation'], p.status) AS status_rank
    FROM parsed_papers p
    JOIN paper_entities e USING (record_id)
    LEFT JOIN authors a USING (record_id)
)
SELECT *,
       row_number() OVER (PARTITION BY paper_id ORDER BY status_rank, venue_name IS NULL, year IS NULL, author_count DESC,
                          confidence DESC, record_id) AS listing_rank,
       row_number() OVER (PARTITION BY paper_id ORDER BY author_count DESC, status_rank, record_id) AS author_rank
FROM listings
