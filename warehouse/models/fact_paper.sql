-- Grain: one distinct work. The best listing speaks for it; what that one leaves out comes from the next best.
WITH listed AS (
    SELECT l.*, v.venue_id FROM ranked_listing l LEFT JOIN venue_entities v USING (venue_name)
),
works AS (
    SELECT paper_id,
           first(title ORDER BY listing_rank) AS title,
           first(year ORDER BY listing_rank) FILTER (year IS NOT NULL) AS year,
           first(venue_id ORDER BY listing_rank) FILTER (venue_id IS NOT NULL) AS venue_id,
           first(status ORDER BY listing_rank) AS status,
           first(doi ORDER BY listing_rank) FILTER (doi IS NOT NULL) AS doi,
           first(arxiv_id ORDER BY listing_rank) FILTER (arxiv_id IS NOT NULL) AS arxiv_id,
           first(url ORDER BY listing_rank) FILTER (url IS NOT NULL) AS url,
           first(volume ORDER BY listing_rank) FILTER (volume IS NOT NULL) AS volume,
           first(issue ORDER BY listing_rank) FILTER (issue IS NOT NULL) AS issue,
           first(pages ORDER BY listing_rank) FILTER (pages IS NOT NULL) AS pages,
           max(author_count) AS author_count
    FROM listed
    GROUP BY paper_id
),
evidence AS (
    SELECT paper_id, document_id, line_start, line_end, char_start, char_end, confidence
    FROM listed WHERE listing_rank = 1
)
SELECT * FROM works JOIN evidence USING (paper_id)
