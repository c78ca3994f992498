CREATE OR REPLACE FUNCTION public.random_object_id()
 RETURNS bigint
 LANGUAGE sql
 PARALLEL SAFE
RETURN (((1)::bigint << 48) + ((('x'::text || "left"(replace((gen_random_uuid())::text, '-'::text, ''::text), 12)))::bit(48))::bigint);
