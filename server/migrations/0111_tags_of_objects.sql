-- Tags of every kind of object are rows of one table, kept and counted by the same triggers:
-- docs/decisions/052-one-of-each-for-any-object.md.

alter table post_hashtags rename to object_tags;
alter table object_tags rename column post_id to object_id;
alter table object_tags rename constraint post_hashtags_pkey to object_tags_pkey;
alter table object_tags rename constraint post_hashtags_hashtag_id_fkey to object_tags_hashtag_id_fkey;
alter table object_tags drop constraint post_hashtags_post_id_fkey,
  add constraint object_tags_object_id_fkey foreign key (object_id) references objects on delete cascade,
  add column kind text not null default 'post';
alter table object_tags alter column kind drop default;
drop index post_hashtags_public, post_hashtags_private, post_hashtags_of_group;
comment on table object_tags is 'Which published objects have which tags; kept by a trigger on the table of each kind.';
comment on column object_tags.kind is 'As in objects: lists are of one kind, whose positions are its own.';
comment on column object_tags.position is 'The object''s, so that a tag''s objects are walked newest first.';
comment on column object_tags.is_public is 'The object''s audience is public, so the tag counts it.';
comment on column object_tags.group_id is 'The group in which it was posted.';

insert into hashtags (key, label)
  select distinct on (tag_key(tag)) tag_key(tag), tag from reels cross join unnest(hashtags) as tag
  where position is not null and deleted_at is null order by tag_key(tag)
  on conflict (key) do nothing;
insert into object_tags (object_id, kind, hashtag_id, position, author_id, is_public)
  select rl.id, 'reel', h.id, rl.position, rl.author_id, rl.audience = 'public'
  from reel_tags t join reels rl on rl.id = t.reel_id join hashtags h on h.key = t.tag;
drop table reel_tags;

create index object_tags_of_tag on object_tags (kind, hashtag_id, is_public, position desc) include (object_id, author_id);
create index object_tags_of_author on object_tags (author_id, kind, hashtag_id, is_public, position desc) include (object_id);
create index object_tags_of_group on object_tags (group_id, kind, hashtag_id, position desc) include (object_id)
  where group_id is not null;

drop trigger hashtags_named on hashtags;
drop trigger hashtags_renamed on hashtags;
alter table hashtags add column counts jsonb not null default '{}';
update hashtags set counts = jsonb_build_object('post', posts, 'reel', reels) where uses > 0;
alter table hashtags drop column uses, drop column posts, drop column reels;
alter table hashtags add column uses int not null default 0;
update hashtags set uses = (select sum(each.value::int) from jsonb_each_text(counts) as each) where counts <> '{}';
comment on table hashtags is 'Every tag that something published has had or a member follows. One that nothing public has is shown to nobody but its followers.';
comment on column hashtags.label is 'As the first public object wrote it; until there is one, shown to nobody.';
comment on column hashtags.counts is 'How many public objects of each kind have it, exact, as {"post": 3, "reel": 1}; kept by triggers.';
comment on column hashtags.uses is 'The sum of counts.';
create index hashtags_by_heat on hashtags (heat desc) where uses > 0;
create index hashtags_by_uses on hashtags (uses desc) where uses > 0;
create index hashtags_public on hashtags (key) where uses > 0;
create trigger hashtags_named after insert on hashtags
  for each row when (new.uses > 0) execute function name_hashtag();
create trigger hashtags_renamed after update of uses on hashtags
  for each row when ((old.uses > 0) <> (new.uses > 0)) execute function name_hashtag();

create function counts_with(counts jsonb, its_kind text, more int) returns jsonb
  language sql immutable parallel safe
  return counts || jsonb_build_object(its_kind, coalesce((counts ->> its_kind)::int, 0) + more);

-- A tag that came to be used again is called as it is written now.
drop function count_tag(text, text, int, int, boolean);
create function count_tag(tag text, its_kind text, more int, spelling text, warms boolean) returns void
  language sql as $$
  update hashtags
  set counts = counts_with(counts, its_kind, more), uses = uses + more,
    label = case when uses > 0 then label else coalesce(spelling, label) end,
    heat = case when warms
      then greatest(heat, warmth) + ln(1 + power(2, -least(abs(heat - warmth), 60))) / ln(2)
      else heat end
  from (select extract(epoch from now())::double precision / 259200 as warmth) as today
  where key = tag
$$;

drop trigger posts_tagged on posts;
drop trigger posts_retagged on posts;
drop trigger posts_untagged on posts;
drop trigger reels_tagged on reels;
drop trigger reels_retagged on reels;
drop trigger reels_untagged on reels;
drop function tag_posts(), untag_posts(), tag_reel(), untag_reels();

-- A kind with tags has these triggers on its table. They say its kind and, where its objects can be in a
-- group, 'in groups'. The table has author_id, hashtags, audience, position and deleted_at.
create function tag_object() returns trigger language plpgsql as $$
declare
  its_kind text := tg_argv[0];
  its_group bigint;
  -- Tags of the object where it is to be found by them, before and after; and where it counts.
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
    if tg_argv[1] = 'in groups' then its_group := new.group_id; end if;
    delete from object_tags where object_id = new.id;
    insert into hashtags (key, label)
      select distinct on (tag_key(tag)) tag_key(tag), tag from unnest(new.hashtags) as tag
      where tag_key(tag) = any (has) order by tag_key(tag)
      on conflict (key) do nothing;
    insert into object_tags (object_id, kind, hashtag_id, position, author_id, is_public, group_id)
      select new.id, its_kind, h.id, new.position, new.author_id, new.audience = 'public', its_group
      from hashtags h where h.key = any (has);
  end if;

  if counts = counted or not is_counted(new.author_id) then return null; end if;
  -- In one order, so that two objects with the same tags do not wait for one another.
  for each in select key from unnest(counted || counts) as key group by key order by key collate "C" loop
    if each = any (counted) and not each = any (counts) then
      perform count_tag(each, its_kind, -1, null, false);
    elsif each = any (counts) and not each = any (counted) then
      perform count_tag(each, its_kind, 1,
        (select tag from unnest(new.hashtags) as tag where tag_key(tag) = each limit 1), is_new);
    end if;
  end loop;
  return null;
end $$;

-- A member's objects go all at once. Row by row their tags would be locked in any order.
create function untag_objects() returns trigger language plpgsql as $$
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
    where h.key in (select unnest(tag_keys(hashtags)) from gone
      where position is not null and deleted_at is null and audience = 'public' and author_id = any (counted))
    order by h.key for no key update;
  update hashtags h set counts = counts_with(h.counts, tg_argv[0], -fewer.objects), uses = h.uses - fewer.objects
    from (select tag as key, count(*)::int as objects from gone cross join unnest(tag_keys(hashtags)) as tag
      where position is not null and deleted_at is null and audience = 'public' and author_id = any (counted)
      group by tag) as fewer
    where h.key = fewer.key;
  return null;
end $$;

create trigger posts_tagged after insert on posts
  for each row when (cardinality(new.hashtags) > 0) execute function tag_object('post', 'in groups');
create trigger posts_retagged after update of hashtags, audience, position, deleted_at on posts
  for each row when (cardinality(old.hashtags) + cardinality(new.hashtags) > 0)
  execute function tag_object('post', 'in groups');
create trigger posts_untagged after delete on posts referencing old table as gone
  for each statement execute function untag_objects('post');
create trigger reels_tagged after insert on reels
  for each row when (cardinality(new.hashtags) > 0) execute function tag_object('reel');
create trigger reels_retagged after update of hashtags, audience, position, deleted_at on reels
  for each row when (cardinality(old.hashtags) + cardinality(new.hashtags) > 0) execute function tag_object('reel');
create trigger reels_untagged after delete on reels referencing old table as gone
  for each statement execute function untag_objects('reel');

create or replace function count_member(its_member bigint, more int) returns void language plpgsql as $$
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
    where id in (select hashtag_id from object_tags where author_id = its_member and is_public)
    order by key for no key update;
  update hashtags h
    set uses = h.uses + more * theirs.uses,
      counts = h.counts || (
        select jsonb_object_agg(of_kind.key, coalesce((h.counts ->> of_kind.key)::int, 0) + more * of_kind.value::int)
        from jsonb_each_text(theirs.counts) as of_kind)
    from (
      select hashtag_id, sum(objects)::int as uses, jsonb_object_agg(kind, objects) as counts from (
        select hashtag_id, kind, count(*) as objects from object_tags
        where author_id = its_member and is_public group by hashtag_id, kind) as each
      group by hashtag_id) as theirs
    where h.id = theirs.hashtag_id;
end $$;
