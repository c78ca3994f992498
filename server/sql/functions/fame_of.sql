CREATE OR REPLACE FUNCTION public.fame_of(followers integer)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (((4)::double precision * log(((followers + 1))::double precision)))::smallint;
