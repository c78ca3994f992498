CREATE OR REPLACE FUNCTION public.network_range(network text)
 RETURNS inet
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (network ~~ '%/%'::text) THEN (network)::inet ELSE NULL::inet END;
