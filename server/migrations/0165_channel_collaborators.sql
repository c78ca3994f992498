-- Channels that several people run: docs/decisions/061-channels-that-several-people-run.md.

create table channel_collaborators (
  channel_id bigint not null references channels on delete cascade,
  member_id bigint not null references members on delete cascade,
  role text not null check (role in ('manager', 'editor')),
  invited_by bigint references members on delete set null,
  invited_at timestamptz not null default now(),
  accepted_at timestamptz,
  offered_at timestamptz check (offered_at is null or accepted_at is not null),
  primary key (channel_id, member_id)
);
create index channel_collaborators_of_member on channel_collaborators (member_id, channel_id);
create index channel_collaborators_invited_by on channel_collaborators (invited_by) where invited_by is not null;
create unique index channel_collaborators_offered on channel_collaborators (channel_id) where offered_at is not null;
comment on table channel_collaborators is 'Who runs a channel together with its owner, who is not among them. What a role may do: contract/src/shared/channel.ts.';
comment on column channel_collaborators.accepted_at is 'When they took the role that they were invited to; null while they have none yet.';
comment on column channel_collaborators.offered_at is 'When its owner offered them the channel itself; null where they did not.';

-- The invited are told of it, and the one who invited them when they accept.
create function tell_of_collaborator() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.accepted_at is null then
      insert into notification_outbox (kind, member_id, actor_id, about_id)
        values ('channel_invitation', new.member_id, new.invited_by, new.channel_id);
    end if;
  elsif old.accepted_at is null and new.accepted_at is not null and new.invited_by is not null then
    insert into notification_outbox (kind, member_id, actor_id, about_id)
      values ('channel_joined', new.invited_by, new.member_id, new.channel_id);
  elsif old.offered_at is null and new.offered_at is not null then
    insert into notification_outbox (kind, member_id, actor_id, about_id)
      select 'channel_offer', new.member_id, ch.owner_id, ch.id from channels ch where ch.id = new.channel_id;
  end if;
  return null;
end $$;
create trigger channel_collaborators_tell after insert or update of accepted_at, offered_at on channel_collaborators
  for each row execute function tell_of_collaborator();

-- Nobody runs a channel together with somebody whom a block hides from them.
create function end_collaborations() returns trigger language plpgsql as $$
begin
  delete from channel_collaborators staff using channels ch
    where ch.id = staff.channel_id
      and ((staff.member_id = new.blocked_id and ch.owner_id = new.blocker_id)
        or (staff.member_id = new.blocker_id and ch.owner_id = new.blocked_id));
  return null;
end $$;
create trigger blocks_end_collaborations after insert on blocks for each row execute function end_collaborations();

-- What is a channel's belongs to its owner: the videos as objects, with their tips to come and their tags, and
-- the room that the files take.
create function follow_channel_owner() returns trigger language plpgsql as $$
begin
  update videos set author_id = new.owner_id where channel_id = new.id;
  update objects o set author_id = new.owner_id from videos vd where vd.channel_id = new.id and o.id = vd.id;
  update object_tags t set author_id = new.owner_id from videos vd where vd.channel_id = new.id and t.object_id = vd.id;
  with moved as (
    update media set owner_id = new.owner_id where owner_id = old.owner_id and id in (
      select unnest(array[vd.media_id, vd.thumbnail_id]) from videos vd where vd.channel_id = new.id
      union all select unnest(array[new.avatar_id, new.banner_id]))
    returning bytes)
  insert into media_usage as u (member_id, bytes)
    select its.member_id, its.sign * coalesce((select sum(bytes) from moved), 0)
    from (values (least(old.owner_id, new.owner_id)), (greatest(old.owner_id, new.owner_id))) as both_of (member_id)
      cross join lateral (select member_id, case when member_id = new.owner_id then 1 else -1 end as sign) as its
    on conflict (member_id) do update set bytes = u.bytes + excluded.bytes;
  return null;
end $$;
create trigger channels_follow_owner after update of owner_id on channels
  for each row when (old.owner_id <> new.owner_id) execute function follow_channel_owner();
