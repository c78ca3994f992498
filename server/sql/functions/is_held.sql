CREATE OR REPLACE FUNCTION public.is_held(deleted_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN (deleted_at >= to_timestamp(('221845392000'::bigint)::double precision));
