-- A count beside a list counts what the list shows, so members who are away are in neither:
-- docs/decisions/041-what-a-leaving-member-takes-along.md.

comment on column member_counts.followers is 'Without those who are away.';
comment on column member_counts.following is 'With those who are away: a read takes them off, since coming and going would change it for each of a member''s followers.';
comment on column group_counts.members is 'Without those who are away.';
comment on column group_counts.requests is 'Without those of members who are away.';
comment on column hashtags.posts is 'Public posts with it by members who are not away, exact; kept by triggers.';
comment on column hashtags.reels is 'Public reels with it by members who are not away, exact; kept by triggers.';

-- Leaving and coming back lock the member's row for update, so the answer stays true until this transaction ends.
create function is_counted(its_member bigint) returns boolean language plpgsql as $$
begin
  perform from members where id = its_member for key share;
  return not exists (select from away_members where member_id = its_member);
end $$;
comment on function is_counted is 'Whether what a member does is in the counts: they are not away.';

create or replace function count_follows() returns trigger language plpgsql as $$
declare
  follower bigint := case when tg_op = 'DELETE' then old.follower_id else new.follower_id end;
  followed bigint := case when tg_op = 'DELETE' then old.followed_id else new.followed_id end;
  -- Whoever changes how two stand to each other has locked both members (lock_pair). A member's removal has not,
  -- but the counts of those who follow them go with it.
  one int := (not exists (select from away_members where member_id = follower))::int;
  each bigint;
begin
  -- In the order of ids: three who follow one another in a ring must not wait in one.
  foreach each in array array[least(follower, followed), greatest(follower, followed)] loop
    if tg_op = 'INSERT' then
      insert into member_counts as c (member_id, followers, following)
      values (each, case when each = followed then one else 0 end, (each = follower)::int)
      on conflict (member_id) do update
        set followers = c.followers + excluded.followers, following = c.following + excluded.following;
    else
      update member_counts
        set followers = followers - case when each = followed then one else 0 end,
          following = following - (each = follower)::int
        where member_id = each;
    end if;
  end loop;
  return null;
end $$;

create or replace function count_group_members() returns trigger language plpgsql as $$
declare
  more int := case when tg_op <> 'DELETE' then new.is_in::int else 0 end - case when tg_op <> 'INSERT' then old.is_in::int else 0 end;
  asking int := case when tg_op <> 'DELETE' then (new.standing = 'requested')::int else 0 end
    - case when tg_op <> 'INSERT' then (old.standing = 'requested')::int else 0 end;
begin
  if more = 0 and asking = 0 then return null; end if;
  -- With its group go its counts; members who leave must not be waited for then, one after another.
  if tg_op = 'DELETE' and not exists (select from groups where id = old.group_id) then return null; end if;
  if is_counted(case when tg_op = 'DELETE' then old.member_id else new.member_id end) then
    update group_counts set members = members + more, requests = requests + asking
      where group_id = case when tg_op = 'DELETE' then old.group_id else new.group_id end;
  end if;
  return null;
end $$;

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
begin
  if tg_op = 'UPDATE' and old.position is not null and old.deleted_at is null then
    had := tag_keys(old.hashtags);
    if old.audience = 'public' then counted := had; end if;
  end if;
  if new.position is not null and new.deleted_at is null then
    has := tag_keys(new.hashtags);
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

  if counts = counted or not is_counted(new.author_id) then return null; end if;
  -- In one order, so that two posts with the same tags do not wait for one another.
  for each in select key from unnest(counted || counts) as key group by key order by key collate "C" loop
    if each = any (counted) and not each = any (counts) then
      perform count_tag(each, null, -1, 0, false);
    elsif each = any (counts) and not each = any (counted) then
      perform count_tag(each, (select tag from unnest(new.hashtags) as tag where tag_key(tag) = each limit 1), 1, 0, is_new);
    end if;
  end loop;
  return null;
end $$;

create or replace function tag_reel() returns trigger language plpgsql as $$
declare
  counted text[] := '{}';
  counts text[] := '{}';
  each text;
  is_new boolean := tg_op = 'INSERT' or old.position is null;
begin
  delete from reel_tags where reel_id = new.id;
  if new.position is not null and new.deleted_at is null then
    insert into reel_tags (tag, position, reel_id) select tag, new.position, new.id from unnest(new.tags) as tag;
    if new.audience = 'public' then counts := new.tags; end if;
  end if;
  if tg_op = 'UPDATE' and old.position is not null and old.deleted_at is null and old.audience = 'public' then
    counted := old.tags;
  end if;
  insert into hashtags (key, label)
    select distinct on (tag_key(tag)) tag_key(tag), tag from unnest(new.hashtags) as tag
    where tag_key(tag) = any (counts) order by tag_key(tag)
    on conflict (key) do nothing;
  if counts = counted or not is_counted(new.author_id) then return null; end if;
  -- In one order, as of posts.
  for each in select key from unnest(counted || counts) as key group by key order by key collate "C" loop
    if each = any (counted) and not each = any (counts) then
      perform count_tag(each, null, 0, -1, false);
    elsif each = any (counts) and not each = any (counted) then
      perform count_tag(each, (select tag from unnest(new.hashtags) as tag where tag_key(tag) = each limit 1), 0, 1, is_new);
    end if;
  end loop;
  return null;
end $$;

create or replace function untag_posts() returns trigger language plpgsql as $$
declare
  counted bigint[] := array(
    select author_id from (
      select distinct author_id from gone
      where position is not null and deleted_at is null and audience = 'public' and hashtags <> '{}'
      order by author_id) as authors
    where is_counted(author_id));
begin
  if counted = '{}' then return null; end if;
  perform from hashtags h
    where h.key in (select tag_key(tag) from gone cross join unnest(hashtags) as tag
      where position is not null and deleted_at is null and audience = 'public' and author_id = any (counted))
    order by h.key for no key update;
  update hashtags h set posts = h.posts - fewer.posts
    from (select tag_key(tag) as key, count(distinct gone.id) as posts
      from gone cross join unnest(hashtags) as tag
      where position is not null and deleted_at is null and audience = 'public' and author_id = any (counted)
      group by tag_key(tag)) as fewer
    where h.key = fewer.key;
  return null;
end $$;

create or replace function untag_reels() returns trigger language plpgsql as $$
declare
  counted bigint[] := array(
    select author_id from (
      select distinct author_id from gone
      where position is not null and deleted_at is null and audience = 'public' and tags <> '{}'
      order by author_id) as authors
    where is_counted(author_id));
begin
  if counted = '{}' then return null; end if;
  perform from hashtags h
    where h.key in (select unnest(tags) from gone
      where position is not null and deleted_at is null and audience = 'public' and author_id = any (counted))
    order by h.key for no key update;
  update hashtags h set reels = h.reels - fewer.reels
    from (select tag as key, count(*) as reels from gone cross join unnest(tags) as tag
      where position is not null and deleted_at is null and audience = 'public' and author_id = any (counted)
      group by tag) as fewer
    where h.key = fewer.key;
  return null;
end $$;

create function count_member(its_member bigint, more int) returns void language plpgsql as $$
begin
  perform from member_counts
    where member_id in (select followed_id from follows where follower_id = its_member)
    order by member_id for no key update;
  update member_counts set followers = followers + more
    where member_id in (select followed_id from follows where follower_id = its_member);

  perform from group_counts
    where group_id in (select group_id from group_members
      where member_id = its_member and (is_in or standing = 'requested'))
    order by group_id for no key update;
  update group_counts c
    set members = c.members + more * s.is_in::int, requests = c.requests + more * (s.standing = 'requested')::int
    from group_members s
    where s.member_id = its_member and s.group_id = c.group_id and (s.is_in or s.standing = 'requested');

  perform from hashtags
    where key in (
      select unnest(tag_keys(hashtags)) from posts
        where author_id = its_member and position is not null and deleted_at is null and audience = 'public' and hashtags <> '{}'
      union all
      select unnest(tags) from reels
        where author_id = its_member and position is not null and deleted_at is null and audience = 'public' and tags <> '{}')
    order by key for no key update;
  update hashtags h set posts = h.posts + more * theirs.posts, reels = h.reels + more * theirs.reels
    from (
      select key, sum(posts)::int as posts, sum(reels)::int as reels from (
        select unnest(tag_keys(hashtags)) as key, 1 as posts, 0 as reels from posts
          where author_id = its_member and position is not null and deleted_at is null and audience = 'public' and hashtags <> '{}'
        union all
        select unnest(tags), 0, 1 from reels
          where author_id = its_member and position is not null and deleted_at is null and audience = 'public' and tags <> '{}'
      ) as each group by key) as theirs
    where h.key = theirs.key;
end $$;
comment on function count_member is
  'Puts what a member does into the counts (1), or takes it out (-1). It costs what they follow, are in and have tagged, however many follow them.';

create function count_away() returns trigger language plpgsql as $$
begin
  -- Waits for all who have read with is_counted that they are away, or are not.
  perform from members where id = case when tg_op = 'DELETE' then old.member_id else new.member_id end for update;
  perform count_member(case when tg_op = 'DELETE' then old.member_id else new.member_id end,
    case when tg_op = 'DELETE' then 1 else -1 end);
  return null;
end $$;
create trigger away_members_counted after insert or delete on away_members
  for each row execute function count_away();

-- Cascades remove rows first and run their triggers later, when nothing says any more what was counted. So a member
-- who is removed for good is counted again, and then everything is taken off as of any other member.
create function come_back_to_go() returns trigger language plpgsql as $$
begin
  delete from away_members where member_id = old.id;
  return old;
end $$;
create trigger members_counted_out before delete on members
  for each row execute function come_back_to_go();

-- Replies in a group's chat, as away_comments.
create table away_replies (
  message_id bigint primary key references messages on delete cascade,
  author_id bigint not null references away_members on delete cascade,
  root_id bigint not null
);
create index away_replies_by_author on away_replies (author_id);
create index away_replies_by_root on away_replies (root_id);
comment on table away_replies is 'The replies in chats by members who are away; kept by triggers.';

create function note_away_replies() returns trigger language plpgsql as $$
begin
  insert into away_replies (message_id, author_id, root_id)
    select id, author_id, root_id from messages where author_id = new.member_id and root_id is not null
    on conflict do nothing;
  return null;
end $$;
create trigger away_members_replies after insert on away_members
  for each row execute function note_away_replies();

create function note_away_reply() returns trigger language plpgsql as $$
begin
  insert into away_replies (message_id, author_id, root_id)
    select new.id, a.member_id, new.root_id from away_members a where a.member_id = new.author_id
    on conflict do nothing;
  return null;
end $$;
create trigger messages_of_away after insert on messages
  for each row when (new.root_id is not null) execute function note_away_reply();

-- A reply whose author is gone is deleted, and no longer counted below its message.
create function uncount_reply() returns trigger language plpgsql as $$
begin
  update messages set replies = replies - 1, changed = new.changed where id = new.root_id;
  delete from away_replies where message_id = new.id;
  return null;
end $$;
create trigger messages_gone_with_author after update of author_id on messages
  for each row when (new.root_id is not null and old.author_id is not null and new.author_id is null and old.deleted_at is null)
  execute function uncount_reply();
update messages d set replies = real.replies
  from (select root.id, count(r.id) as replies from messages root
    join messages r on r.root_id = root.id and r.deleted_at is null
    where root.replies > 0 group by root.id) as real
  where real.id = d.id and d.replies <> real.replies;
update messages d set replies = 0
  where d.replies > 0 and not exists (select from messages r where r.root_id = d.id and r.deleted_at is null);

insert into away_replies (message_id, author_id, root_id)
  select d.id, d.author_id, d.root_id from messages d join away_members a on a.member_id = d.author_id
  where d.root_id is not null;
select count_member(member_id, -1) from away_members order by member_id;
