CREATE OR REPLACE FUNCTION public.words_in_name(name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN array_remove(string_to_array(btrim(split_part(name, '@'::text, 1)), ' '::text), ''::text);
