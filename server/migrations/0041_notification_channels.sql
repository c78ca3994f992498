-- Where and when members are told: pop-ups, quiet hours, the mail that gathers news, and web push.
create table notification_preferences (
  member_id bigint primary key references members on delete cascade,
  popovers boolean not null default true,
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  time_zone text not null default 'UTC',
  digested_at timestamptz,
  unsubscribe_code text unique,
  check ((quiet_from is null) = (quiet_to is null))
);
comment on table notification_preferences is 'A member without a row has all of it as it is by itself.';
comment on column notification_preferences.quiet_from is 'Minutes after midnight in their time zone, as quiet_to, which may be before it. Meanwhile nothing pops up or is pushed.';
comment on column notification_preferences.digested_at is 'When news was last gathered into a mail.';
comment on column notification_preferences.unsubscribe_code is 'What the mail''s link to end it holds. It does nothing else.';

-- True where it is quiet for a member right now.
create function is_quiet(member bigint) returns boolean language sql stable as $$
  select coalesce((
    select case when quiet_from <= quiet_to then minute >= quiet_from and minute < quiet_to
      else minute >= quiet_from or minute < quiet_to end
    from notification_preferences p
    cross join lateral (select (now() at time zone p.time_zone)::time as at) here
    cross join lateral (select extract(hour from at) * 60 + extract(minute from at) as minute) clock
    where p.member_id = member and p.quiet_from is not null), false)
$$;

create table push_subscriptions (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_of_member on push_subscriptions (member_id);
create index push_subscriptions_by_session on push_subscriptions (session_id);
comment on table push_subscriptions is 'Browsers that are told while Commons is closed. One leaves with the session in which it was asked for.';

alter table notifications add column pushed_at timestamptz;
comment on column notifications.pushed_at is 'When it was last pushed: one that grows is not pushed again at once.';

-- The key pair by which push services know this installation, made when it is first needed.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null
);
