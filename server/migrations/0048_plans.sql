-- Plus and Pro: docs/decisions/028-plans-renew-once-a-period.md.

create table plans (
  id smallint primary key,
  code text not null unique,
  room_factor smallint not null,
  withdraw_fee_share integer not null check (withdraw_fee_share between 0 and 1000000)
);
insert into plans values (1, 'plus', 5, 500000), (2, 'pro', 10, 250000);
comment on table plans is 'What members can subscribe to, the larger the higher its id, and what each brings.';
comment on column plans.room_factor is 'How many times the usual room for uploads its members have.';
comment on column plans.withdraw_fee_share is 'How much of the usual fee of a withdrawal they pay, in parts per million.';

create table plan_prices (
  plan_id smallint not null references plans,
  period text not null check (period in ('y', 'm')),
  units numeric(78, 0) not null check (units > 0),
  set_at timestamptz not null default now(),
  primary key (plan_id, period, set_at)
);
comment on table plan_prices is 'What a period costs, in the smallest unit of tokens; the latest counts, the others are history.';
insert into plan_prices (plan_id, period, units, set_at) values
  (1, 'm', 50 * 10::numeric ^ 18, '2026-01-01'), (1, 'y', 480 * 10::numeric ^ 18, '2026-01-01'),
  (2, 'm', 150 * 10::numeric ^ 18, '2026-01-01'), (2, 'y', 1440 * 10::numeric ^ 18, '2026-01-01');

create table memberships (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  plan_id smallint not null references plans,
  period text not null check (period in ('y', 'm')),
  price numeric(78, 0) not null check (price >= 0),
  started_at timestamptz not null,
  anchor_at timestamptz not null,
  periods integer not null default 1,
  period_start timestamptz not null,
  ends_at timestamptz not null check (ends_at > period_start),
  renews boolean not null default true,
  is_trial boolean not null default false,
  state text not null default 'active' check (state in ('active', 'grace', 'ended')),
  next_plan_id smallint references plans,
  next_period text check (next_period in ('y', 'm')),
  grace_until timestamptz,
  due_at timestamptz not null,
  check ((next_plan_id is null) = (next_period is null)),
  check ((grace_until is null) = (state <> 'grace'))
);
create index memberships_by_member on memberships (member_id);
create unique index memberships_in_force on memberships (member_id) include (plan_id) where state <> 'ended';
create index memberships_due on memberships (due_at) where state <> 'ended';
comment on table memberships is 'The plan that a member has, and those that they had. What it brings lasts until its state is `ended`.';
comment on column memberships.price is 'What its present period costs; nothing in the trial month.';
comment on column memberships.anchor_at is 'Periods are counted from here, so that the 31st comes back after February: this is the `periods`th.';
comment on column memberships.next_plan_id is 'What it becomes when its period ends, with next_period; null where it stays.';
comment on column memberships.due_at is 'When it is looked at next: to renew it, to try that again, or to end it.';

create table plus_trials (
  member_id bigint primary key references members on delete cascade,
  started_at timestamptz not null
);
comment on table plus_trials is 'Who has had the free month.';

create table payment_methods (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  type text not null check (type in ('bank', 'wallet', 'other')),
  detail text not null,
  created_at timestamptz not null default now()
);
create index payment_methods_by_member on payment_methods (member_id, id);
comment on table payment_methods is 'Ways of paying that members have noted for themselves, by a name. Nothing is paid by them.';

-- How many times the usual room for uploads a member has.
create function room_factor(member bigint) returns integer language sql stable as $$
  select coalesce((select p.room_factor from memberships m join plans p on p.id = m.plan_id
    where m.member_id = member and m.state <> 'ended'), 1)
$$;
