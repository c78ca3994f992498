-- Groups: docs/decisions/030-a-group-is-an-audience.md.

create table groups (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  description text not null default '',
  rules text not null default '',
  is_closed boolean not null default false,
  avatar_id uuid unique references media on delete set null,
  banner_id uuid unique references media on delete set null,
  pinned_post_id bigint references posts on delete set null,
  -- Made from the name alone, so that a search walks an index.
  words tsvector generated always as (array_to_tsvector(search_words(name))) stored,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index groups_by_words on groups using gin (words) where deleted_at is null;
create index groups_newest on groups (created_at desc, id desc) where deleted_at is null;
create index groups_by_pinned on groups (pinned_post_id) where pinned_post_id is not null;
create index groups_deleted on groups (deleted_at) where deleted_at is not null;
comment on table groups is 'Circles of members with posts and a chat of their own.';
comment on column groups.is_closed is 'Its posts, chat and members are for its members only.';
comment on column groups.deleted_at is 'Deleted by its owner; it can be restored for 30 days, then it is removed.';

create trigger groups_replace_avatar after update of avatar_id on groups
  for each row when (old.avatar_id is distinct from new.avatar_id and old.avatar_id is not null)
  execute function release_media('avatar_id');
create trigger groups_replace_banner after update of banner_id on groups
  for each row when (old.banner_id is distinct from new.banner_id and old.banner_id is not null)
  execute function release_media('banner_id');
create trigger groups_lose_avatar after delete on groups
  for each row when (old.avatar_id is not null) execute function release_media('avatar_id');
create trigger groups_lose_banner after delete on groups
  for each row when (old.banner_id is not null) execute function release_media('banner_id');

create table group_members (
  id bigint generated always as identity unique,
  group_id bigint not null references groups on delete cascade,
  member_id bigint not null references members on delete cascade,
  standing text not null check (standing in ('owner', 'moderator', 'member', 'invited', 'requested', 'banned')),
  is_in boolean not null generated always as (standing in ('owner', 'moderator', 'member')) stored,
  -- No reference: whoever invited may be gone, and the invitation stands.
  invited_by bigint,
  notice text not null default 'mentions' check (notice in ('all', 'mentions', 'none')),
  since timestamptz not null default now(),
  primary key (group_id, member_id)
) with (fillfactor = 90);
create unique index group_members_one_owner on group_members (group_id) where standing = 'owner';
create index group_members_latest on group_members (group_id, since desc, member_id desc) where is_in;
create index group_members_apart on group_members (group_id, standing, since desc, member_id desc) where standing <> 'member';
create index group_members_of_member on group_members (member_id, since desc, group_id desc);
comment on table group_members is 'How members stand to groups: one row each, so that nobody is two things at once.';
comment on column group_members.is_in is 'They are a member of it, whatever else they may do there.';
comment on column group_members.since is 'Since when they stand so.';

create table group_counts (
  group_id bigint primary key references groups on delete cascade,
  members int not null default 0,
  requests int not null default 0,
  active_at timestamptz not null default now()
) with (fillfactor = 60);
create index group_counts_largest on group_counts (members desc, group_id desc);
create index group_counts_active on group_counts (active_at desc, group_id desc);
comment on table group_counts is 'Exact counts, kept by triggers, apart from the groups: a joining rewrites neither their rows nor their indexes.';
comment on column group_counts.active_at is 'When something was last posted, to within ten minutes.';

create function count_group() returns trigger language plpgsql as $$
begin
  insert into group_counts (group_id) values (new.id);
  return null;
end $$;
create trigger groups_counted after insert on groups for each row execute function count_group();

create function count_group_members() returns trigger language plpgsql as $$
declare
  more int := case when tg_op <> 'DELETE' then new.is_in::int else 0 end - case when tg_op <> 'INSERT' then old.is_in::int else 0 end;
  asking int := case when tg_op <> 'DELETE' then (new.standing = 'requested')::int else 0 end
    - case when tg_op <> 'INSERT' then (old.standing = 'requested')::int else 0 end;
begin
  if more <> 0 or asking <> 0 then
    update group_counts set members = members + more, requests = requests + asking
      where group_id = case when tg_op = 'DELETE' then old.group_id else new.group_id end;
  end if;
  return null;
end $$;
create trigger group_members_counted after insert or update or delete on group_members
  for each row execute function count_group_members();

create table group_links (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups on delete cascade,
  made_by bigint not null references members on delete cascade,
  token text not null unique,
  ends_at timestamptz not null,
  uses int not null default 0,
  most_uses int,
  created_at timestamptz not null default now(),
  check (uses <= most_uses)
);
create index group_links_of_group on group_links (group_id, id desc);
create index group_links_by_maker on group_links (made_by);
comment on table group_links is 'Links that let in whoever has them.';

alter table posts
  add column group_id bigint references groups on delete cascade,
  add column deleted_by bigint,
  drop constraint posts_audience_check,
  add constraint posts_audience_check check (audience in ('public', 'private', 'group')),
  add constraint posts_of_groups check ((audience = 'group') <= (group_id is not null) and (audience = 'private') <= (group_id is null));
alter table post_versions
  drop constraint post_versions_audience_check,
  add constraint post_versions_audience_check check (audience in ('public', 'private', 'group'));
comment on column posts.group_id is 'The group in which it was posted.';
comment on column posts.audience is 'public: every member, or of a group whoever sees into it. private: the author and their friends (mutual follows). group: the members of its group, for good.';
comment on column posts.deleted_by is 'Who deleted it, where that was not its author: who moderates its group.';

-- The walks of the feeds know the group without looking at the post.
drop index posts_public;
create index posts_public on posts (position desc) include (id, author_id, original_id, group_id)
  where audience = 'public' and deleted_at is null;
drop index posts_published;
create index posts_published on posts (position desc) include (id, author_id, audience, original_id, group_id)
  where deleted_at is null;
create index posts_of_group on posts (group_id, position desc) include (id, author_id, audience, original_id)
  where group_id is not null and deleted_at is null;

create function mark_group_active() returns trigger language plpgsql as $$
begin
  -- Seldom: a group in which much is posted at once is not waited for.
  update group_counts set active_at = now()
    where group_id = new.group_id and active_at < now() - interval '10 minutes';
  return null;
end $$;
create trigger posts_mark_group after insert on posts
  for each row when (new.group_id is not null) execute function mark_group_active();

-- A post of a closed group is found by who is in it.
create or replace function put_post_words() returns trigger language plpgsql as $$
begin
  if new.position is null or new.deleted_at is not null or (new.is_repost and new.message = '') then
    if tg_op = 'UPDATE' then delete from post_words where post_id = new.id; end if;
    return null;
  end if;
  insert into post_words (post_id, position, is_public, words)
    values (new.id, new.position, new.audience = 'public',
      words_of_post(new.message, new.hashtags, array['~a' || new.author_id, '~b' || (new.position >> 16)]
        || case when new.group_id is null then '{}' else array['~g' || new.group_id] end
        || case when new.media_id is not null
          then array(select '~' || kind from media where id = new.media_id) else '{}' end))
    on conflict (post_id) do update
      set position = excluded.position, is_public = excluded.is_public, words = excluded.words;
  return null;
end $$;

alter table post_hashtags add column group_id bigint;
create index post_hashtags_of_group on post_hashtags (group_id, hashtag_id, position desc) include (post_id)
  where group_id is not null;
comment on column post_hashtags.group_id is 'The post''s, so that a tag''s posts in a group are walked newest first.';
create or replace function tag_posts() returns trigger language plpgsql as $$
declare
  -- Tags of the post where it is to be found by them, before and after; and where it counts.
  had text[] := '{}';
  has text[] := '{}';
  counted text[] := '{}';
  counts text[] := '{}';
  each text;
  -- Only being published warms: what is deleted and restored, or edited to and fro, would warm without end.
  is_new boolean := tg_op = 'INSERT' or old.position is null;
  warmth double precision := extract(epoch from now()) / 259200;
begin
  if tg_op = 'UPDATE' and old.position is not null and old.deleted_at is null then
    select coalesce(array_agg(distinct tag_key(tag)), '{}') into had from unnest(old.hashtags) as tag;
    if old.audience = 'public' then counted := had; end if;
  end if;
  if new.position is not null and new.deleted_at is null then
    select coalesce(array_agg(distinct tag_key(tag)), '{}') into has from unnest(new.hashtags) as tag;
    if new.audience = 'public' then counts := has; end if;
  end if;

  if has <> had or counts <> counted or new.position is distinct from old.position then
    delete from post_hashtags where post_id = new.id;
    insert into hashtags (key, label)
      select distinct on (tag_key(tag)) tag_key(tag), tag from unnest(new.hashtags) as tag
      where tag_key(tag) = any (has) order by tag_key(tag)
      on conflict (key) do nothing;
    insert into post_hashtags (post_id, hashtag_id, position, author_id, is_public, group_id)
      select new.id, h.id, new.position, new.author_id, new.audience = 'public', new.group_id
      from hashtags h where h.key = any (has);
  end if;

  -- In one order, so that two posts with the same tags do not wait for one another.
  for each in select key from unnest(counted || counts) as key group by key order by key collate "C" loop
    if each = any (counted) and not each = any (counts) then
      update hashtags set posts = posts - 1 where key = each;
    elsif each = any (counts) and not each = any (counted) then
      update hashtags
        set posts = posts + 1,
          label = case when posts > 0 then label
            else (select tag from unnest(new.hashtags) as tag where tag_key(tag) = each limit 1) end,
          heat = case when is_new
            then greatest(heat, warmth) + ln(1 + power(2, -least(abs(heat - warmth), 60))) / ln(2)
            else heat end
        where key = each;
    end if;
  end loop;
  return null;
end $$;

-- About a group: its id is what unread news is gathered by.
create function tell_of_standing() returns trigger language plpgsql as $$
declare
  was text := case when tg_op = 'UPDATE' then old.standing end;
begin
  if new.standing = 'invited' then
    insert into notification_outbox (kind, member_id, actor_id, about_id) values ('group_invitation', new.member_id, new.invited_by, new.group_id);
  elsif new.standing = 'requested' then
    insert into notification_outbox (kind, member_id, actor_id, about_id)
      select 'group_request', s.member_id, new.member_id, new.group_id
      from group_members s where s.group_id = new.group_id and s.standing in ('owner', 'moderator');
  elsif was = 'requested' and new.standing = 'member' then
    insert into notification_outbox (kind, member_id, about_id, item_id)
      values ('group_accepted', new.member_id, new.group_id, new.id);
  end if;
  return null;
end $$;
create trigger group_members_tell after insert on group_members for each row
  when (new.standing in ('invited', 'requested')) execute function tell_of_standing();
create trigger group_members_tell_changed after update of standing on group_members for each row
  when (new.standing is distinct from old.standing) execute function tell_of_standing();

create function tell_of_group_post() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id, object_id)
    select 'group_post', s.member_id, new.author_id, new.group_id, new.id, new.id
    from group_members s where s.group_id = new.group_id and s.notice = 'all' and s.is_in and s.member_id <> new.author_id;
  return null;
end $$;
create index group_members_to_tell on group_members (group_id, member_id) where notice = 'all' and is_in;
create trigger posts_tell_group after insert on posts for each row
  when (new.group_id is not null and new.position is not null) execute function tell_of_group_post();
create trigger posts_tell_group_published after update of position on posts for each row
  when (new.group_id is not null and old.position is null and new.position is not null) execute function tell_of_group_post();

create function tell_of_deleted_post() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, about_id, item_id, object_id)
    values ('group_post_deleted', new.author_id, new.group_id, new.id, new.id);
  return null;
end $$;
create trigger posts_tell_deleted after update of deleted_by on posts for each row
  when (new.deleted_by is not null and old.deleted_by is null and new.group_id is not null) execute function tell_of_deleted_post();
