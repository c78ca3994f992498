CREATE OR REPLACE FUNCTION public.word_begin(key text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (((key COLLATE pg_unicode_fast) ~ (('^['::text || word_letters()) || ']'::text)) AND (key !~ (('^['::text || unspaced_letters()) || ']'::text))) THEN (((('(?:^|[^'::text || word_letters()) || ']|['::text) || unspaced_letters()) || '])'::text) ELSE ''::text END;
