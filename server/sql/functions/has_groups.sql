CREATE OR REPLACE FUNCTION public.has_groups()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return not exists (select from settings where name = 'feature_groups' and value = '0');
end $function$;
