-- Reels: docs/decisions/037-reels-are-ranked-by-stretches.md.

-- What makes two spellings the same tag, for all tags of a row.
create function tag_keys(tags text[]) returns text[] language sql immutable strict parallel safe
  return array(select distinct tag_key(tag) from unnest(tags) as tag order by 1);

create sequence reel_positions;
create table reels (
  id bigint primary key default nextval('object_ids') references objects,
  author_id bigint not null references members on delete cascade,
  message text not null default '',
  mentions jsonb not null default '[]',
  audience text not null default 'public' check (audience in ('public', 'private')),
  hashtags text[] not null default '{}' check (cardinality(hashtags) <= 5),
  tags text[] generated always as (tag_keys(hashtags)) stored,
  nsfw text[] not null default '{}',
  media_id uuid unique references media on delete set null,
  cover_id uuid unique references media on delete set null,
  position bigint,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz
);
alter sequence reel_positions owned by reels.position;
create index reels_published on reels (position desc) include (id, author_id, audience)
  where deleted_at is null and position is not null;
create index reels_by_author on reels (author_id, position desc) include (id, audience)
  where deleted_at is null and position is not null;
create index reels_waiting on reels (author_id, id desc) where position is null and deleted_at is null;
create index reels_of_author on reels (author_id);
create index reels_deleted on reels (deleted_at) where deleted_at is not null;
comment on table reels is 'Short videos and pictures.';
comment on column reels.audience is 'public: every member. private: the author and their friends (mutual follows).';
comment on column reels.tags is 'Its hashtags by what makes two spellings the same one.';
comment on column reels.cover_id is 'The picture that its author chose to stand for the video.';
comment on column reels.position is 'Its place in the lists, rising with the time at which its file was ready; null until then, while only its author sees it.';
comment on column reels.mentions is 'The members whom the message names, as [{"username": …, "user_id": …}] when it was written.';
comment on column reels.deleted_at is 'Deleted by its author; it can be restored for 30 days, then it is removed.';

create trigger reels_remove_object after delete on reels for each row execute function remove_object();
create trigger reels_release_media after delete on reels
  for each row when (old.media_id is not null) execute function release_media('media_id');
create trigger reels_replace_media after update of media_id on reels
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id');
create trigger reels_release_cover after delete on reels
  for each row when (old.cover_id is not null) execute function release_media('cover_id');
create trigger reels_replace_cover after update of cover_id on reels
  for each row when (old.cover_id is distinct from new.cover_id and old.cover_id is not null)
  execute function release_media('cover_id');

create table reel_tags (
  tag text not null collate "C",
  position bigint not null,
  reel_id bigint not null references reels on delete cascade,
  primary key (tag, position)
);
create index reel_tags_of_reel on reel_tags (reel_id);
comment on table reel_tags is 'Which published reels have which tags, in the order of lists; kept by a trigger on reels.';

create function tag_reel() returns trigger language plpgsql as $$
begin
  delete from reel_tags where reel_id = new.id;
  if new.position is not null and new.deleted_at is null then
    insert into reel_tags (tag, position, reel_id) select tag, new.position, new.id from unnest(new.tags) as tag;
  end if;
  return null;
end $$;
create trigger reels_tagged after insert on reels
  for each row when (new.position is not null and cardinality(new.hashtags) > 0) execute function tag_reel();
create trigger reels_retagged after update of hashtags, position, deleted_at on reels
  for each row when (cardinality(old.hashtags) + cardinality(new.hashtags) > 0) execute function tag_reel();

create table reel_counts (
  reel_id bigint primary key references reels on delete cascade,
  views int not null default 0,
  tenths int[] not null default array_fill(0, array[10])
) with (fillfactor = 50);
comment on table reel_counts is 'Exact counts, apart from the reel: a view rewrites one narrow row and no index.';
comment on column reel_counts.views is 'Members who watched 90 % of it, once a day each. What was counted stays counted when its member leaves.';
comment on column reel_counts.tenths is 'How many came into each tenth of it and no further, once a day each.';

create function count_reel() returns trigger language plpgsql as $$
begin
  insert into reel_counts (reel_id) values (new.id);
  return null;
end $$;
create trigger reels_counted after insert on reels for each row execute function count_reel();

create table reel_views (
  member_id bigint not null references members on delete cascade,
  reel_id bigint not null references reels on delete cascade,
  day date not null,
  is_view boolean not null,
  tenth smallint check (tenth between 1 and 10),
  seen_at timestamptz not null default now(),
  primary key (member_id, reel_id, day)
) with (fillfactor = 90);
create index reel_views_of_reel on reel_views (reel_id);
create index reel_views_by_age on reel_views (day);
comment on table reel_views is 'Who watched what on which day, in UTC: so that it counts once, and what was seen comes later. Kept for 30 days.';
comment on column reel_views.is_view is 'They watched 90 % of it, which counts as a view.';
comment on column reel_views.tenth is 'The tenth into which they came at the furthest; null where that is not known.';

create table reel_hides (
  member_id bigint not null references members on delete cascade,
  reel_id bigint not null references reels on delete cascade,
  hidden_at timestamptz not null default now(),
  primary key (member_id, reel_id)
);
create index reel_hides_latest on reel_hides (member_id, hidden_at desc) include (reel_id);
create index reel_hides_of_reel on reel_hides (reel_id);
comment on table reel_hides is 'What members are not interested in.';

-- A comment is liked beside what it is said of.
create table comment_likes (
  comment_id bigint not null references comments on delete cascade,
  member_id bigint not null references members on delete cascade,
  object_id bigint not null references objects on delete cascade,
  liked_at timestamptz not null default now(),
  primary key (comment_id, member_id)
);
create index comment_likes_of_member on comment_likes (member_id, object_id);
create index comment_likes_of_object on comment_likes (object_id);
comment on table comment_likes is 'Members'' likes of comments and replies.';

create table comment_counts (
  comment_id bigint primary key references comments on delete cascade,
  likes int not null
) with (fillfactor = 60);
comment on table comment_counts is 'Exact counts, apart from the comments: a like changes no version of what they belong to. One without a row has none.';

create function count_comment_like() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into comment_counts as c (comment_id, likes) values (new.comment_id, 1)
    on conflict (comment_id) do update set likes = c.likes + 1;
  else
    update comment_counts set likes = likes - 1 where comment_id = old.comment_id;
  end if;
  return null;
end $$;
create trigger comment_likes_counted after insert or delete on comment_likes
  for each row execute function count_comment_like();
