CREATE OR REPLACE FUNCTION public.lock_pair(one bigint, other bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- A thousand locks for all pairs: one of its own for each would fill the table of locks where a famous
  -- member leaves, or a network is brought in at once.
  perform pg_advisory_xact_lock(12, hashtext(least(one, other) || ' ' || greatest(one, other)) & 1023);
end $function$;
