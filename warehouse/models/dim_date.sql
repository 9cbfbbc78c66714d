-- Grain: one day, from the first to the last year that any fact or document speaks of.
WITH stated AS (
    SELECT unnest([start_date, end_date]) AS day FROM (
        SELECT start_date, end_date FROM fact_position
        UNION ALL SELECT start_date, end_date FROM fact_education
        UNION ALL SELECT start_date, end_date FROM fact_service
        UNION ALL SELECT start_date, end_date FROM fact_teaching
        UNION ALL SELECT start_date, end_date FROM fact_grant
    )
    UNION ALL SELECT as_of_date FROM dim_document
    UNION ALL SELECT make_date(year, 1, 1) FROM fact_paper
    UNION ALL SELECT make_date(year, 1, 1) FROM fact_award
    UNION ALL SELECT make_date(year, 1, 1) FROM fact_talk
),
span AS (
    SELECT date_trunc('year', min(day)) AS first_day, date_trunc('year', max(day)) + INTERVAL 1 YEAR AS end_day FROM stated
),
days AS (
    SELECT CAST(unnest(generate_series(first_day, end_day - INTERVAL 1 DAY, INTERVAL 1 DAY)) AS DATE) AS day FROM span
)
SELECT year(day) * 10000 + month(day) * 100 + day(day) AS date_id, day AS date, year(day) AS year, quarter(day) AS quarter,
       month(day) AS month
FROM days
