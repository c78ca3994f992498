-- Searching for members, tags and posts: docs/decisions/020-search-in-plain-sql.md.

-- A letter with its accent is the letter, and whatever is no letter or digit parts words. What has no accent to take
-- off is spelled as people type it.
create function search_key(said text) returns text language plpgsql immutable strict parallel safe as $$
declare
  key text collate pg_c_utf8 := said;
begin
  if octet_length(key) <> char_length(key) then
    key := lower(regexp_replace(normalize(key, nfkd), '[\u0300-\u036f]', '', 'g'));
    key := translate(key, 'łøđðħıς', 'loddhiσ');
    key := replace(replace(replace(replace(key, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  end if;
  return btrim(regexp_replace(lower(key), '[^[:alnum:]]+', ' ', 'g'));
end $$;
comment on function search_key is 'The words of a text without case, accents and punctuation, with one space between them.';

-- Longer ones are compared by their beginning.
create function search_words(said text) returns text[] language sql immutable strict parallel safe
  return array(select left(word, 60) from unnest(string_to_array(search_key(said), ' ')) with ordinality as each (word, place)
    where word <> '' order by place);
comment on function search_words is 'The words by which a text is found, in their order.';

create function near_spellings(word text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  near text[] := '{}';
  head text;
  rest text;
  letter text;
  letters text[] := string_to_array(case
    when word ~ '[а-яё]' then 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ'
    when word ~ '[α-ω]' then 'αβγδεζηθικλμνξοπρστυφχψω'
    else 'abcdefghijklmnopqrstuvwxyz' end, null);
begin
  for place in 0 .. char_length(word) loop
    head := left(word, place);
    rest := substr(word, place + 1);
    foreach letter in array letters loop
      near := near || (head || letter || rest);
      if rest <> '' then near := near || (head || letter || substr(rest, 2)); end if;
    end loop;
    if rest <> '' then near := near || (head || substr(rest, 2)); end if;
    if char_length(rest) > 1 then near := near || (head || substr(rest, 2, 1) || left(rest, 1) || substr(rest, 3)); end if;
  end loop;
  return near;
end $$;
comment on function near_spellings is
  'What a word may have been meant to be: one letter left out, put in, taken for another, or two in each other''s place.';

create table member_names (
  member_id bigint primary key references members on delete cascade,
  name text not null collate "C",
  fame smallint not null default 0
) with (fillfactor = 85);
comment on table member_names is 'The words by which members are found; kept by triggers.';
comment on column member_names.name is 'The words of full name and username, in no order, each after a space, so that '' jan'' is in it where one begins so; then the username in one piece after ''@''.';
comment on column member_names.fame is 'How many follow, in steps of fame_of: few changes of the one are a change of the other.';

create table member_words (
  word text not null collate "C",
  fame smallint not null,
  member_id bigint not null
);
-- A beginning is a stretch of it; a whole word comes first in its stretch, and of one word the most followed.
create index member_words_by_word on member_words (word, fame desc, member_id);
comment on table member_words is 'Each word of member_names.name apart, in the order in which they are looked through; kept by a trigger.';

create function fame_of(followers int) returns smallint language sql immutable strict parallel safe
  return (4 * log((followers + 1)::double precision))::smallint;
comment on function fame_of is 'About 1 for one follower, 4 for ten, 8 for a hundred.';

create function words_of_name(full_name text, username text) returns text language sql immutable strict parallel safe
  return (select string_agg(distinct ' ' || word, '') from unnest(
    search_words(full_name) || search_words(username) || replace(username, '_', '')) as word)
    || ' @' || replace(username, '_', '');

-- In one place, because a word is taken away as it was put in.
create function words_in_name(name text) returns text[] language sql immutable strict parallel safe
  return array_remove(string_to_array(btrim(split_part(name, '@', 1)), ' '), '');

create function name_member() returns trigger language plpgsql as $$
begin
  insert into member_names as n (member_id, name) values (new.id, words_of_name(new.full_name, new.username))
    on conflict (member_id) do update set name = excluded.name where n.name <> excluded.name;
  return null;
end $$;
create trigger members_named after insert on members for each row execute function name_member();
create trigger members_renamed after update of full_name, username on members
  for each row when (old.full_name is distinct from new.full_name or old.username is distinct from new.username)
  execute function name_member();

create function put_member_words() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from member_words
      where word = any (words_in_name(old.name)) and fame = old.fame and member_id = old.member_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into member_words (word, fame, member_id)
      select word, new.fame, new.member_id from unnest(words_in_name(new.name)) as word;
  end if;
  return null;
end $$;
create trigger member_names_put after insert or update or delete on member_names
  for each row execute function put_member_words();

create function put_fame() returns trigger language plpgsql as $$
begin
  update member_names set fame = fame_of(new.followers)
    where member_id = new.member_id and fame <> fame_of(new.followers);
  return null;
end $$;
create trigger member_counts_begun after insert on member_counts
  for each row when (new.followers > 0) execute function put_fame();
create trigger member_counts_moved after update of followers on member_counts
  for each row when (fame_of(old.followers) <> fame_of(new.followers)) execute function put_fame();

insert into member_names (member_id, name, fame)
  select m.id, words_of_name(m.full_name, m.username), fame_of(coalesce(c.followers, 0))
  from members m left join member_counts c on c.member_id = m.id order by m.id;
-- Took the beginnings of names for suggestions of whom to mention, which are this search now.
drop index members_by_lower_name;

create table hashtag_names (
  hashtag_id bigint primary key references hashtags on delete cascade,
  name text not null collate "C"
);
create index hashtag_names_by_name on hashtag_names (name, hashtag_id);
comment on table hashtag_names is 'By what tags are found that a public post has, and no others; apart from hashtags, whose rows change with each post. Kept by a trigger.';

create function name_hashtag() returns trigger language plpgsql as $$
begin
  if new.posts > 0 then
    -- One of signs alone is found by them.
    insert into hashtag_names (hashtag_id, name)
      values (new.id, coalesce(nullif(replace(search_key(new.key), ' ', ''), ''), new.key))
      on conflict do nothing;
  else
    delete from hashtag_names where hashtag_id = new.id;
  end if;
  return null;
end $$;
create trigger hashtags_named after insert on hashtags
  for each row when (new.posts > 0) execute function name_hashtag();
create trigger hashtags_renamed after update of posts on hashtags
  for each row when ((old.posts > 0) <> (new.posts > 0)) execute function name_hashtag();
insert into hashtag_names (hashtag_id, name)
  select id, coalesce(nullif(replace(search_key(key), ' ', ''), ''), key) from hashtags where posts > 0 order by id;

create table post_words (
  post_id bigint primary key references posts on delete cascade,
  position bigint not null,
  is_public boolean not null,
  words tsvector not null
);
-- What is in the list of what was put in last is looked through by each search: it stays short.
create index post_words_public on post_words using gin (words) with (gin_pending_list_limit = 256) where is_public;
create index post_words_private on post_words using gin (words) with (gin_pending_list_limit = 256) where not is_public;
comment on table post_words is 'By what posts are found that are published and not deleted, but for reposts without a remark; kept by a trigger.';
comment on column post_words.words is 'The words of message and tags, and marks, which no word is like: ~a and its author, ~image or ~video, ~b and the stretch of 65,536 positions in which it is, so that a search can begin with the latest.';

create function words_of_post(message text, hashtags text[], marks text[]) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(search_words(message || ' ' || array_to_string(hashtags, ' ')) || marks);

create function put_post_words() returns trigger language plpgsql as $$
begin
  if new.position is null or new.deleted_at is not null or (new.is_repost and new.message = '') then
    if tg_op = 'UPDATE' then delete from post_words where post_id = new.id; end if;
    return null;
  end if;
  insert into post_words (post_id, position, is_public, words)
    values (new.id, new.position, new.audience = 'public',
      words_of_post(new.message, new.hashtags, array['~a' || new.author_id, '~b' || (new.position >> 16)]
        || case when new.media_id is not null
          then array(select '~' || kind from media where id = new.media_id) else '{}' end))
    on conflict (post_id) do update
      set position = excluded.position, is_public = excluded.is_public, words = excluded.words;
  return null;
end $$;
create trigger posts_worded after insert on posts
  for each row when (new.position is not null) execute function put_post_words();
create trigger posts_reworded after update of message, hashtags, audience, position, media_id, deleted_at on posts
  for each row execute function put_post_words();

insert into post_words (post_id, position, is_public, words)
  select p.id, p.position, p.audience = 'public', words_of_post(p.message, p.hashtags,
    array['~a' || p.author_id, '~b' || (p.position >> 16)] || case when file.id is null then '{}' else array['~' || file.kind] end)
  from posts p left join media file on file.id = p.media_id
  where p.position is not null and p.deleted_at is null and not (p.is_repost and p.message = '') order by p.id;

create function position_at(moment timestamptz) returns bigint language plpgsql stable strict parallel safe as $$
declare
  low bigint := 0;
  high bigint;
  middle bigint;
  written timestamptz;
begin
  select position + 1 into high from posts
    where deleted_at is null and position is not null order by position desc limit 1;
  while high - low > 1 loop
    middle := (low + high) / 2;
    select created_at into written from posts
      where deleted_at is null and position < high and position >= middle order by position limit 1;
    if written < moment then low := middle; else high := middle; end if;
  end loop;
  return coalesce(high, 0);
end $$;
comment on function position_at is
  'The position from which on posts were written at a moment or later. By halves, as there is no index of moments: positions rise with them, but for what waited for its file.';
