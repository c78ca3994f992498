CREATE OR REPLACE FUNCTION public.counts_with(counts jsonb, its_kind text, more integer)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (counts || jsonb_build_object(its_kind, (COALESCE(((counts ->> its_kind))::integer, 0) + more)));
