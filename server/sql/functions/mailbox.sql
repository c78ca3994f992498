CREATE OR REPLACE FUNCTION public.mailbox(email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (lower(split_part(email, '@'::text, 2)) = ANY (ARRAY['gmail.com'::text, 'googlemail.com'::text])) THEN (replace(split_part(lower(split_part(email, '@'::text, 1)), '+'::text, 1), '.'::text, ''::text) || '@gmail.com'::text) ELSE ((split_part(lower(split_part(email, '@'::text, 1)), '+'::text, 1) || '@'::text) || lower(split_part(email, '@'::text, 2))) END;
