CREATE OR REPLACE FUNCTION public.paid_of_pledge(units numeric, percent integer)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
RETURN div((units * (percent)::numeric), (100)::numeric);
