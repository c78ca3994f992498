CREATE OR REPLACE FUNCTION public.tag_key(tag text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(NORMALIZE(casefold((NORMALIZE(without_invisible(tag), NFKC) COLLATE pg_unicode_fast)), NFKC), '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+'::text, ' '::text, 'g'::text), '^ | $'::text, ''::text, 'g'::text);
