-- Members put the channels that they have subscribed to into groups: docs/decisions/069-playlists-and-groups-of-subscriptions.md.

create table subscription_groups (
  id bigint primary key generated always as identity,
  member_id bigint not null references members on delete cascade,
  name text not null,
  created_at timestamptz not null default now()
);
create unique index subscription_groups_named on subscription_groups (member_id, lower(name));
comment on table subscription_groups is 'Groups of channels in a member''s subscriptions. Nobody else sees them.';

create table subscription_group_channels (
  group_id bigint not null references subscription_groups on delete cascade,
  member_id bigint not null,
  channel_id bigint not null,
  primary key (group_id, channel_id),
  foreign key (member_id, channel_id) references channel_subscriptions on delete cascade
);
create index subscription_group_channels_of_subscription on subscription_group_channels (member_id, channel_id);
comment on table subscription_group_channels is 'Channels of groups; a channel may be in several. Unsubscribing takes it out of all.';
