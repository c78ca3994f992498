-- Another file instead of one that is shown may come to fail: until it is ready, the version that showed the earlier
-- one keeps it, and gives it back then.
alter table post_versions add column kept_media_id uuid references media on delete set null;
create unique index post_versions_kept_media on post_versions (kept_media_id) where kept_media_id is not null;
comment on column post_versions.kept_media_id is 'What it showed, while the file that takes its place is not ready; nobody sees it meanwhile.';
comment on table post_versions is 'What posts said before they were edited. Of a file that was taken off is kept only that there was one.';

alter table posts add column file_failure text;
comment on column posts.file_failure is 'Why the file of its last edit could not be shown, where the earlier one is shown again instead.';

/*
 * Used in triggers, with the column that named the file; and with the table and the column that it may have been
 * handed to, where it stays as long as it is named there.
 */
create or replace function release_media() returns trigger language plpgsql as $$
begin
  if tg_nargs = 1 then
    execute format('delete from media where id = ($1).%I', tg_argv[0]) using old;
  else
    execute format('delete from media where id = ($1).%I and not exists (select from %I where %I = ($1).%I)',
      tg_argv[0], tg_argv[1], tg_argv[2], tg_argv[0]) using old;
  end if;
  return null;
end $$;
drop trigger posts_replace_media on posts;
create trigger posts_replace_media after update of media_id on posts
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id', 'post_versions', 'kept_media_id');
create trigger post_versions_give_back_media after update of kept_media_id on post_versions
  for each row when (old.kept_media_id is distinct from new.kept_media_id and old.kept_media_id is not null)
  execute function release_media('kept_media_id', 'posts', 'media_id');
create trigger post_versions_release_media after delete on post_versions
  for each row when (old.kept_media_id is not null) execute function release_media('kept_media_id');
