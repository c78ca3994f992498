-- Memberships of channels: docs/decisions/060-memberships-of-channels.md.

create table channel_tiers (
  channel_id bigint primary key references channels on delete cascade,
  title text not null,
  perks text not null default '',
  units numeric(78, 0) not null check (units > 0),
  opened_at timestamptz not null default now(),
  closed_at timestamptz
);
comment on table channel_tiers is 'What a channel offers its paying members, one tier a channel.';
comment on column channel_tiers.perks is 'What it brings, in the owner''s words.';
comment on column channel_tiers.units is 'What a month costs who joins now, in the smallest unit of tokens.';
comment on column channel_tiers.closed_at is 'Nobody joins any more, and no membership is renewed; what is paid runs out.';

-- A membership is of a plan or of a channel: both are renewed, wait for tokens, and end alike.
alter table memberships
  alter column plan_id drop not null,
  add column channel_id bigint references channels on delete cascade,
  add constraint memberships_of_one check (num_nonnulls(plan_id, channel_id) = 1);
comment on table memberships is 'Plans that members have and had, and channels that they pay for. What a membership brings lasts until its state is `ended`.';
comment on column memberships.price is 'What its present period costs: nothing in the trial month. For a channel also the most that a renewal costs.';
comment on column memberships.channel_id is 'The channel that it is of; null for a plan.';

drop index memberships_in_force;
create unique index memberships_in_force on memberships (member_id) include (plan_id)
  where state <> 'ended' and plan_id is not null;
create unique index channel_memberships_in_force on memberships (channel_id, member_id)
  where state <> 'ended' and channel_id is not null;
create index memberships_of_channel on memberships (channel_id) where channel_id is not null;

create or replace function room_factor(member bigint) returns integer language sql stable as $$
  select coalesce((select p.room_factor from memberships m join plans p on p.id = m.plan_id
    where m.member_id = member and m.state <> 'ended' and m.plan_id is not null), 1)
$$;
