-- Channels of the video site: docs/decisions/056-channels-and-who-sees-their-videos.md.

create table channels (
  id bigint generated always as identity primary key,
  owner_id bigint not null references members on delete cascade,
  name text not null,
  handle text not null unique check (handle = lower(handle)),
  about text not null default '',
  links text[] not null default '{}',
  avatar_id uuid unique references media on delete set null,
  banner_id uuid unique references media on delete set null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index channels_of_owner on channels (owner_id, id);
create index channels_shown on channels (id desc) include (owner_id) where deleted_at is null;
create index channels_deleted on channels (deleted_at) where deleted_at is not null;
comment on table channels is 'Under what members publish videos; one member may have several.';
comment on column channels.handle is 'Its name in addresses, unique among channels, also among deleted ones.';
comment on column channels.links is 'Web addresses that its owner shows.';
comment on column channels.deleted_at is 'Deleted by its owner, with the videos it had; it can be restored for 30 days, then it is removed.';

create trigger channels_release_avatar after delete on channels
  for each row when (old.avatar_id is not null) execute function release_media('avatar_id');
create trigger channels_replace_avatar after update of avatar_id on channels
  for each row when (old.avatar_id is distinct from new.avatar_id and old.avatar_id is not null)
  execute function release_media('avatar_id');
create trigger channels_release_banner after delete on channels
  for each row when (old.banner_id is not null) execute function release_media('banner_id');
create trigger channels_replace_banner after update of banner_id on channels
  for each row when (old.banner_id is distinct from new.banner_id and old.banner_id is not null)
  execute function release_media('banner_id');

create table channel_counts (
  channel_id bigint primary key references channels on delete cascade,
  subscribers int not null default 0,
  videos int not null default 0
) with (fillfactor = 60);
comment on table channel_counts is 'Exact counts, apart from the channel; kept by triggers.';
comment on column channel_counts.videos is 'Its videos in the lists of all members.';

create function count_channel() returns trigger language plpgsql as $$
begin
  insert into channel_counts (channel_id) values (new.id);
  return null;
end $$;
create trigger channels_counted after insert on channels for each row execute function count_channel();

create table channel_subscriptions (
  member_id bigint not null references members on delete cascade,
  channel_id bigint not null references channels on delete cascade,
  place bigint not null generated always as identity,
  subscribed_at timestamptz not null default now(),
  primary key (member_id, channel_id)
);
create index channel_subscriptions_latest on channel_subscriptions (member_id, place desc) include (channel_id);
create index channel_subscriptions_of_channel on channel_subscriptions (channel_id, place desc) include (member_id);
comment on table channel_subscriptions is 'Whose new videos a member wants to see.';
comment on column channel_subscriptions.place is 'Its place in the lists, rising with the time.';

create function count_subscription() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update channel_counts set subscribers = subscribers + 1 where channel_id = new.channel_id;
  else
    update channel_counts set subscribers = subscribers - 1 where channel_id = old.channel_id;
  end if;
  return null;
end $$;
create trigger channel_subscriptions_counted after insert or delete on channel_subscriptions
  for each row execute function count_subscription();
