-- Co-authors: each two people with papers in common, in both orders, how many papers and from when to when.
SELECT p.full_name AS person, q.full_name AS coauthor, count(*) AS papers, min(f.year) AS first_year, max(f.year) AS last_year,
       a.person_id, b.person_id AS coauthor_person_id
FROM fact_authorship a
JOIN fact_authorship b ON b.paper_id = a.paper_id AND b.person_id <> a.person_id
JOIN fact_paper f ON f.paper_id = a.paper_id
JOIN dim_person p ON p.person_id = a.person_id
JOIN dim_person q ON q.person_id = b.person_id
GROUP BY ALL
