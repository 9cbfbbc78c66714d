-- Macros that the models share. A partial ISO date is "2021", "2021-08" or "2021-08-15", or "2021-21" for a season: spring,
-- summer (22), autumn (23), winter (24), as in ISO 8601-2. A season's day is the first of March, June, September, January.
CREATE MACRO is_season(partial) AS length(partial) = 7 AND right(partial, 2) BETWEEN '21' AND '24';
CREATE MACRO first_day(partial) AS CASE WHEN is_season(partial)
    THEN CAST(left(partial, 5) || ['03', '06', '09', '01'][CAST(right(partial, 1) AS INTEGER)] || '-01' AS DATE)
    ELSE CAST(left(partial || '-01-01', 10) AS DATE) END;
CREATE MACRO precision_of(partial) AS CASE WHEN is_season(partial) THEN 'season'
    WHEN length(partial) = 4 THEN 'year' WHEN length(partial) = 7 THEN 'month' WHEN length(partial) = 10 THEN 'day' END;
CREATE MACRO year_of(partial) AS CAST(left(partial, 4) AS INTEGER);
CREATE MACRO folded(words) AS regexp_replace(lower(strip_accents(words)), '[^\p{L}\p{N}]+', '', 'g');
-- Contact data stays out of the public file: addresses of e-mail everywhere, telephone numbers by their shape.
CREATE MACRO without_mail(words) AS regexp_replace(words, '[\w.+-]+\s?(@|\[at\]|\(at\)|\{at\})\s?[\w-]+((\.|\s?[\[({]dot[\])}]\s?)[\w-]+)+', '[e-mail]', 'gi');
CREATE MACRO without_phone(words) AS regexp_replace(words, '(\+\d[\d\s().\-–‐/]{6,18}\d|\(\d{2,5}\)[\s\-.]?\d[\d\s\-–‐.]{4,14}\d|\b\d{3}[\s.\-–‐]\d{3}[\s.\-–‐]\d{4}\b)', '[phone]', 'g');
CREATE MACRO without_contact(words) AS without_phone(without_mail(words));
