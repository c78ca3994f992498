CREATE OR REPLACE FUNCTION public.email_key(email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN ((email ~ '^[\x01-\x7f]*$'::text) AND (email !~* '[@.]xn--'::text)) THEN lower((email COLLATE "C")) ELSE (SELECT translate(lower((NORMALIZE(translate((substr(email_key.email, 1, its.at) || (SELECT COALESCE(string_agg(CASE WHEN (labels.label ~* '^xn--'::text) THEN unpunycoded(labels.label) ELSE labels.label END, '.'::text ORDER BY labels.nth), ''::text) AS "coalesce" FROM string_to_table(substr(email_key.email, (its.at + 1)), '.'::text) WITH ORDINALITY labels(label, nth))), 'Kİ`'::text, ''::text), NFC) COLLATE pg_c_utf8)), 'ς'::text, 'σKİ`'::text) AS translate FROM (SELECT ((length(email_key.email) - strpos(reverse(email_key.email), '@'::text)) + 1) AS "?column?") its(at)) END;
