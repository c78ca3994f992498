CREATE OR REPLACE FUNCTION public.cents_of(part numeric, units numeric, price bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select div(2 * price * part + units, 2 * units)::bigint
$function$;
