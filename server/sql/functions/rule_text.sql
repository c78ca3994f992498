CREATE OR REPLACE FUNCTION public.rule_text(text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(NORMALIZE(text, NFKC), '[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]'::text, ''::text, 'g'::text);
