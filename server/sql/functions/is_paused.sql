CREATE OR REPLACE FUNCTION public.is_paused(member bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from notification_preferences p where p.member_id = member and p.paused_until > now())
$function$;
