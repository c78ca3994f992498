CREATE OR REPLACE FUNCTION public.is_quiet(member bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((
    select coalesce(p.paused_until > now(), false) or coalesce(
      case when quiet_from <= quiet_to then minute >= quiet_from and minute < quiet_to
        else minute >= quiet_from or minute < quiet_to end, false)
    from notification_preferences p
    cross join lateral (select (now() at time zone p.time_zone)::time as at) here
    cross join lateral (select extract(hour from at) * 60 + extract(minute from at) as minute) clock
    where p.member_id = member), false)
$function$;
