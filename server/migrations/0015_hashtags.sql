-- One spelling of what is one tag for people: #Gärten and #gärten, in a database of any locale.
create function tag_key(tag text) returns text language sql immutable strict parallel safe
  return lower(normalize(tag, nfc) collate pg_c_utf8);

create table hashtags (
  -- No running number: that would tell whom it is shown to first whether the tag was there before, in private.
  id bigint primary key default (random() * 9007199254740990)::bigint + 1,
  key text not null collate "C" unique,
  label text not null,
  posts int not null default 0,
  heat double precision not null default 0,
  created_at timestamptz not null default now()
) with (fillfactor = 70);
create index hashtags_by_heat on hashtags (heat desc) where posts > 0;
create index hashtags_by_posts on hashtags (posts desc) where posts > 0;
create index hashtags_public on hashtags (key) where posts > 0;
comment on table hashtags is 'Every tag that a post has had or a member follows. One that no public post has is shown to nobody but its followers.';
comment on column hashtags.key is 'What makes two spellings the same tag.';
comment on column hashtags.label is 'As the first public post wrote it; until there is one, shown to nobody.';
comment on column hashtags.posts is 'Public posts with it, exact; kept by a trigger.';
comment on column hashtags.heat is 'How much it is used lately: the base 2 logarithm of its uses, each worth twice one of three days before. So the order of tags is right at any time, and no job has to cool them.';

create table post_hashtags (
  post_id bigint not null references posts on delete cascade,
  hashtag_id bigint not null references hashtags,
  position bigint not null,
  author_id bigint not null,
  is_public boolean not null,
  primary key (post_id, hashtag_id)
);
-- Two halves, as of the feed: however many private posts have a tag, nobody who may not see them passes over them.
create index post_hashtags_public on post_hashtags (hashtag_id, position desc) include (post_id, author_id)
  where is_public;
create index post_hashtags_private on post_hashtags (author_id, hashtag_id, position desc) include (post_id)
  where not is_public;
comment on table post_hashtags is 'Which published posts have which tags; kept by a trigger on posts.';
comment on column post_hashtags.position is 'The post''s, so that a tag''s posts are walked newest first.';
comment on column post_hashtags.is_public is 'The post''s audience is public.';

create table hashtag_follows (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  hashtag_id bigint not null references hashtags,
  label text not null default '',
  followed_at timestamptz not null default now(),
  unique (member_id, hashtag_id)
);
create index hashtag_follows_by_tag on hashtag_follows (hashtag_id);
comment on table hashtag_follows is 'The tags that members follow: their posts are in the feed Following.';
comment on column hashtag_follows.label is 'What the member calls it; empty if nothing else than the tag.';

create function tag_posts() returns trigger language plpgsql as $$
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
    insert into post_hashtags (post_id, hashtag_id, position, author_id, is_public)
      select new.id, h.id, new.position, new.author_id, new.audience = 'public'
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
create trigger posts_tagged after insert on posts
  for each row when (cardinality(new.hashtags) > 0) execute function tag_posts();
create trigger posts_retagged after update of hashtags, audience, position, deleted_at on posts
  for each row when (cardinality(old.hashtags) + cardinality(new.hashtags) > 0) execute function tag_posts();

-- A member's posts go all at once. Row by row their tags would be locked in any order.
create function untag_posts() returns trigger language plpgsql as $$
begin
  perform from hashtags h
    where h.key in (select tag_key(tag) from gone cross join unnest(hashtags) as tag
      where position is not null and deleted_at is null and audience = 'public')
    order by h.key for no key update;
  update hashtags h set posts = h.posts - fewer.posts
    from (select tag_key(tag) as key, count(distinct gone.id) as posts
      from gone cross join unnest(hashtags) as tag
      where position is not null and deleted_at is null and audience = 'public'
      group by tag_key(tag)) as fewer
    where h.key = fewer.key;
  return null;
end $$;
create trigger posts_untagged after delete on posts referencing old table as gone
  for each statement execute function untag_posts();

-- What was posted before there were tags to find it by, and before a tag had a longest length. The triggers
-- are not in its way: each of them would look for what is only put in below.
alter table posts disable trigger posts_retagged;
update posts set hashtags = (
  select coalesce(array_agg(tag order by place), '{}') from (
    select distinct on (tag) tag, place from (
      select left(regexp_replace(said, '[\s#＃_,\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f]', '', 'g'), 50) as tag, place
      from unnest(hashtags) with ordinality as each (said, place)) as cleaned
    where tag ~ '[[:alnum:]]' or octet_length(tag) > char_length(tag)
    order by tag, place) as kept)
  where hashtags <> '{}';
alter table posts enable trigger posts_retagged;
insert into hashtags (key, label, posts, heat)
  select tag_key(tag), min(tag),
    count(distinct p.id) filter (where p.audience = 'public'),
    coalesce(max(extract(epoch from p.created_at) / 259200) filter (where p.audience = 'public'), 0)
  from posts p cross join unnest(p.hashtags) as tag
  where p.position is not null and p.deleted_at is null
  group by tag_key(tag);
insert into post_hashtags (post_id, hashtag_id, position, author_id, is_public)
  select distinct p.id, h.id, p.position, p.author_id, p.audience = 'public'
  from posts p cross join unnest(p.hashtags) as tag join hashtags h on h.key = tag_key(tag)
  where p.position is not null and p.deleted_at is null;
