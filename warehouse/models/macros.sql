-- Macros that the models share. A partial ISO date is "2021", "2021-08" or "2021-08-15".
CREATE MACRO first_day(partial) AS CAST(left(partial || '-01-01', 10) AS DATE);
CREATE MACRO precision_of(partial) AS CASE length(partial) WHEN 4 THEN 'year' WHEN 7 THEN 'month' WHEN 10 THEN 'day' END;
CREATE MACRO year_of(partial) AS CAST(left(partial, 4) AS INTEGER);
CREATE MACRO folded(words) AS regexp_replace(lower(strip_accents(words)), '[^\p{L}\p{N}]+', '', 'g');
-- Contact data stays out of the public file: addresses of e-mail everywhere, telephone numbers by their shape.
CREATE MACRO without_mail(words) AS regexp_replace(words, '[\w.+-]+\s?(@|\[at\]|\(at\)|\{at\})\s?[\w-]+((\.|\s?[\[({]dot[\])}]\s?)[\w-]+)+', '[e-mail]', 'gi');
CREATE MACRO without_phone(words) AS regexp_replace(words, '(\+\d[\d\s().\-–‐/]{6,18}\d|\(\d{2,5}\)[\s\-.]?\d[\d\s\-–‐.]{4,14}\d|\b\d{3}[\s.\-–‐]\d{3}[\s.\-–‐]\d{4}\b)', '[phone]', 'g');
CREATE MACRO without_contact(words) AS without_phone(without_mail(words));
