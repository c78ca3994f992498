CREATE OR REPLACE FUNCTION public.room_factor(member bigint)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select p.room_factor from memberships m join plans p on p.id = m.plan_id
    where m.member_id = member and m.state <> 'ended' and m.plan_id is not null), 1)
$function$;
