CREATE OR REPLACE FUNCTION public.has_words(text text, pattern text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((equal_key(text) COLLATE pg_unicode_fast) ~ pattern);
