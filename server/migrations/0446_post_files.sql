-- Posts with several pictures.

create table post_files (
  post_id bigint not null references posts on delete cascade,
  place smallint not null check (place between 1 and 9),
  media_id uuid unique references media on delete set null,
  -- A statement may move several of them.
  primary key (post_id, place) deferrable
);
comment on table post_files is 'The pictures of posts after the first one, which posts.media_id names.';
comment on column post_files.place is 'How many come before it.';

-- A file can move between several columns, and goes with the last that names it: after its own column, the arguments
-- are pairs of a table and a column to look in.
create or replace function release_media() returns trigger language plpgsql as $$
declare
  unnamed text := '';
begin
  for at in 1 .. tg_nargs - 1 by 2 loop
    unnamed := unnamed || format(' and not exists (select from %I where %I = ($1).%I)', tg_argv[at], tg_argv[at + 1], tg_argv[0]);
  end loop;
  execute format('delete from media where id = ($1).%I', tg_argv[0]) || unnamed using old;
  return null;
end $$;

drop trigger posts_replace_media on posts;
create trigger posts_replace_media after update of media_id on posts
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id', 'post_versions', 'kept_media_id', 'post_files', 'media_id');
drop trigger post_versions_give_back_media on post_versions;
create trigger post_versions_give_back_media after update of kept_media_id on post_versions
  for each row when (old.kept_media_id is distinct from new.kept_media_id and old.kept_media_id is not null)
  execute function release_media('kept_media_id', 'posts', 'media_id', 'post_files', 'media_id');
create trigger post_files_release_media after delete on post_files
  for each row when (old.media_id is not null)
  execute function release_media('media_id', 'posts', 'media_id');
create trigger post_files_replace_media after update of media_id on post_files
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id', 'posts', 'media_id');

-- The table's column with the ids of the objects is a second argument where it isn't `id`.
create or replace function shown_file_changed() returns trigger language plpgsql as $$
begin
  execute format('update objects set version = version + 1 where id in (select %I from %I where media_id = $1)',
    coalesce(tg_argv[1], 'id'), tg_argv[0])
    using new.id;
  return null;
end $$;
create trigger media_of_post_files_changed after update on media
  for each row execute function shown_file_changed('post_files', 'post_id');

create or replace function tell_of_failed_file() returns trigger language plpgsql as $$
declare
  -- One post may have one bad file after another.
  moment bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint;
begin
  insert into notification_outbox (kind, member_id, about_id, item_id, object_id)
    select 'post_file_failed', p.author_id, p.id, moment, p.id
    from posts p
    where (p.media_id = new.id or p.id = (select post_id from post_files where media_id = new.id))
      and p.deleted_at is null;
  insert into notification_outbox (kind, member_id, about_id, item_id, object_id, comment_id)
    select o.kind || '_comment_file_failed', c.author_id, c.id, moment, c.object_id, c.id
    from comments c join objects o on o.id = c.object_id
    where c.media_id = new.id and c.deleted_at is null;
  return null;
end $$;
