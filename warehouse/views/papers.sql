-- Papers: one row a work, with its venue, its authors in order and the number of documents that list it.
WITH authors AS (
    SELECT a.paper_id, string_agg(p.full_name, ', ' ORDER BY a.author_position) AS authors
    FROM fact_authorship a JOIN dim_person p USING (person_id) GROUP BY a.paper_id
),
listings AS (
    SELECT paper_id, count(DISTINCT document_id) AS documents FROM paper_listing GROUP BY paper_id
)
SELECT f.paper_id, f.title, f.year, coalesce(v.acronym, v.name) AS venue, v.name AS venue_name, v.kind AS venue_kind, f.status,
       a.authors, f.author_count, coalesce(l.documents, 0) AS documents, f.doi, f.arxiv_id, f.url
FROM fact_paper f
LEFT JOIN dim_venue v USING (venue_id)
LEFT JOIN authors a USING (paper_id)
LEFT JOIN listings l USING (paper_id)
