-- Tags count the reels that have them, as they count posts.

alter table hashtags add column reels int not null default 0;
alter table hashtags add column uses int not null generated always as (posts + reels) stored;
comment on table hashtags is 'Every tag that a post or public reel has had or a member follows. One that nothing public has is shown to nobody but its followers.';
comment on column hashtags.label is 'As the first public post or reel wrote it; until there is one, shown to nobody.';
comment on column hashtags.reels is 'Public reels with it, exact; kept by a trigger.';
comment on column hashtags.uses is 'What is public and has it.';
comment on table hashtag_names is 'By what tags are found that something public has, and no others; apart from hashtags, whose rows change with each post. Kept by a trigger.';

drop index hashtags_by_heat, hashtags_by_posts, hashtags_public;
create index hashtags_by_heat on hashtags (heat desc) where uses > 0;
create index hashtags_by_uses on hashtags (uses desc) where uses > 0;
create index hashtags_public on hashtags (key) where uses > 0;

-- A tag that came to be used again is called as it is written now.
create function count_tag(tag text, spelling text, more_posts int, more_reels int, warms boolean) returns void
  language sql as $$
  update hashtags
  set posts = posts + more_posts, reels = reels + more_reels,
    label = case when uses > 0 then label else coalesce(spelling, label) end,
    heat = case when warms
      then greatest(heat, warmth) + ln(1 + power(2, -least(abs(heat - warmth), 60))) / ln(2)
      else heat end
  from (select extract(epoch from now())::double precision / 259200 as warmth) as today
  where key = tag
$$;

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
drop trigger reels_retagged on reels;
create trigger reels_retagged after update of hashtags, audience, position, deleted_at on reels
  for each row when (cardinality(old.hashtags) + cardinality(new.hashtags) > 0) execute function tag_reel();

create function untag_reels() returns trigger language plpgsql as $$
begin
  perform from hashtags h
    where h.key in (select unnest(tags) from gone
      where position is not null and deleted_at is null and audience = 'public')
    order by h.key for no key update;
  update hashtags h set reels = h.reels - fewer.reels
    from (select tag as key, count(*) as reels from gone cross join unnest(tags) as tag
      where position is not null and deleted_at is null and audience = 'public' group by tag) as fewer
    where h.key = fewer.key;
  return null;
end $$;
create trigger reels_untagged after delete on reels referencing old table as gone
  for each statement execute function untag_reels();

create or replace function name_hashtag() returns trigger language plpgsql as $$
begin
  if new.uses > 0 then
    -- One of signs alone is found by them.
    insert into hashtag_names (hashtag_id, name)
      values (new.id, coalesce(nullif(replace(search_key(new.key), ' ', ''), ''), new.key))
      on conflict do nothing;
  else
    delete from hashtag_names where hashtag_id = new.id;
  end if;
  return null;
end $$;
drop trigger hashtags_named on hashtags;
drop trigger hashtags_renamed on hashtags;
create trigger hashtags_named after insert on hashtags
  for each row when (new.uses > 0) execute function name_hashtag();
create trigger hashtags_renamed after update of posts, reels on hashtags
  for each row when ((old.uses > 0) <> (new.uses > 0)) execute function name_hashtag();

insert into hashtags (key, label, reels, heat)
  select tag_key(tag), min(tag), count(distinct rl.id), max(extract(epoch from rl.created_at) / 259200)
  from reels rl cross join unnest(rl.hashtags) as tag
  where rl.position is not null and rl.deleted_at is null and rl.audience = 'public'
  group by tag_key(tag) order by 1
  on conflict (key) do update set reels = excluded.reels, heat = greatest(hashtags.heat, excluded.heat),
    label = case when hashtags.posts > 0 then hashtags.label else excluded.label end;
