-- Searching for reels, as posts are: docs/decisions/020-search-in-plain-sql.md.

create table reel_words (
  reel_id bigint primary key references reels on delete cascade,
  position bigint not null,
  is_public boolean not null,
  words tsvector not null
);
create index reel_words_public on reel_words using gin (words) with (gin_pending_list_limit = 256) where is_public;
create index reel_words_private on reel_words using gin (words) with (gin_pending_list_limit = 256) where not is_public;
comment on table reel_words is 'By what reels are found that are published and not deleted; kept by a trigger.';
comment on column reel_words.words is 'As of post_words: the words of message and tags, and the marks ~a and its author, ~b and its stretch of positions.';

create function put_reel_words() returns trigger language plpgsql as $$
begin
  if new.position is null or new.deleted_at is not null then
    if tg_op = 'UPDATE' then delete from reel_words where reel_id = new.id; end if;
    return null;
  end if;
  insert into reel_words (reel_id, position, is_public, words)
    values (new.id, new.position, new.audience = 'public',
      words_of_post(new.message, new.hashtags, array['~a' || new.author_id, '~b' || (new.position >> 16)]))
    on conflict (reel_id) do update
      set position = excluded.position, is_public = excluded.is_public, words = excluded.words;
  return null;
end $$;
create trigger reels_worded after insert on reels
  for each row when (new.position is not null) execute function put_reel_words();
create trigger reels_reworded after update of message, hashtags, audience, position, deleted_at on reels
  for each row execute function put_reel_words();
insert into reel_words (reel_id, position, is_public, words)
  select id, position, audience = 'public',
    words_of_post(message, hashtags, array['~a' || author_id, '~b' || (position >> 16)])
  from reels where position is not null and deleted_at is null order by id;
