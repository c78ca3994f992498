-- Members pause all notifications: nothing pops up, rings, is pushed or mailed meanwhile. The bell goes on.
alter table notification_preferences add paused_until timestamptz;
comment on column notification_preferences.paused_until is 'Infinity: until they end the pause.';

-- True where it is quiet for a member right now.
create or replace function is_quiet(member bigint) returns boolean language sql stable as $$
  select coalesce((
    select coalesce(p.paused_until > now(), false) or coalesce(
      case when quiet_from <= quiet_to then minute >= quiet_from and minute < quiet_to
        else minute >= quiet_from or minute < quiet_to end, false)
    from notification_preferences p
    cross join lateral (select (now() at time zone p.time_zone)::time as at) here
    cross join lateral (select extract(hour from at) * 60 + extract(minute from at) as minute) clock
    where p.member_id = member), false)
$$;

-- True while a member has paused all notifications.
create function is_paused(member bigint) returns boolean language sql stable as $$
  select exists (select from notification_preferences p where p.member_id = member and p.paused_until > now())
$$;
