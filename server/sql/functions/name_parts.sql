CREATE OR REPLACE FUNCTION public.name_parts(name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE(array_agg(DISTINCT substr(lower(name_parts.name), at.at, 3)), '{}'::text[]) AS "coalesce" FROM generate_series(1, (length(lower(name_parts.name)) - 2)) at(at));
