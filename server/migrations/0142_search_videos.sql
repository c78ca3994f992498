-- Searching for videos and channels, without an extension: docs/decisions/020-search-in-plain-sql.md.

create function words_of_video(title text, description text, hashtags text[]) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(search_words(title || ' ' || array_to_string(hashtags, ' ') || ' ' || left(description, 1000)));

alter table videos add column words tsvector generated always as (words_of_video(title, description, hashtags)) stored;
create index videos_by_words on videos using gin (words) with (gin_pending_list_limit = 256)
  where deleted_at is null and position is not null and visibility = 'public';
comment on column videos.words is 'By what it is found: the words of its title and tags, and of the beginning of its description.';

alter table channels add column words tsvector generated always as (array_to_tsvector(search_words(name || ' ' || handle))) stored;
create index channels_by_words on channels using gin (words) where deleted_at is null;
comment on column channels.words is 'By what its videos are found besides their own words.';
