CREATE OR REPLACE FUNCTION public.is_online(member bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from open_pages o join server_processes p on p.id = o.process_id
    where o.member_id = member and p.alive_at > now() - interval '45 seconds')
$function$;
