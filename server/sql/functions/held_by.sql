CREATE OR REPLACE FUNCTION public.held_by(decision bigint)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
RETURN to_timestamp((('221845392000'::bigint + decision))::double precision);
