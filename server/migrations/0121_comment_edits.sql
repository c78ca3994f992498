-- Comments are edited by their authors. Another file instead of one that is shown waits for its turn as a post's does:
-- docs/decisions/013-edits.md.

alter table comments
  add column edited_at timestamptz,
  add column kept_media_id uuid references media on delete set null,
  add column file_failure text;
comment on column comments.edited_at is 'When its author last edited it after others could see it; null where never.';
comment on column comments.kept_media_id is 'What it showed, while the file that takes its place is not ready; nobody sees it meanwhile.';
comment on column comments.file_failure is 'Why the file of its last edit could not be shown, where the earlier one is shown again instead.';
create unique index comments_kept_media on comments (kept_media_id) where kept_media_id is not null;

drop trigger comments_replace_media on comments;
create trigger comments_replace_media after update of media_id on comments
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id', 'comments', 'kept_media_id');
create trigger comments_give_back_media after update of kept_media_id on comments
  for each row when (old.kept_media_id is distinct from new.kept_media_id and old.kept_media_id is not null)
  execute function release_media('kept_media_id', 'comments', 'media_id');
create trigger comments_release_kept_media after delete on comments
  for each row when (old.kept_media_id is not null) execute function release_media('kept_media_id');

-- An edit may close what was open: an audience never widens, but it narrows with what is written now.
create or replace function count_comments() returns trigger language plpgsql as $$
declare
  its record := case when tg_op = 'DELETE' then old else new end;
  change int := 0;
  closing int := 0;
begin
  if tg_op <> 'INSERT' and old.position is not null and old.deleted_at is null then
    change := change - 1;
    closing := closing - (old.circle > 0)::int;
  end if;
  if tg_op <> 'DELETE' and new.position is not null and new.deleted_at is null then
    change := change + 1;
    closing := closing + (new.circle > 0)::int;
  end if;
  if change <> 0 and its.parent_id is not null then
    update comments set replies = replies + change where id = its.parent_id;
    if closing <> 0 then
      update objects set closed = closed + closing where id = its.object_id;
    end if;
  else
    update objects
      set comments = comments + change, closed = closed + closing, version = version + 1
      where id = its.object_id;
  end if;
  return null;
end $$;

-- Whom an edit names and the comment did not: whoever was told of the comment itself knows of it.
create function tell_of_edited_comment() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id, comment_id)
    select o.kind || '_comment_mention', named.id, new.author_id, new.id, new.object_id, new.id
    from objects o cross join (
      select (each ->> 'user_id')::bigint as id from jsonb_array_elements(new.mentions) each
      except select (each ->> 'user_id')::bigint from jsonb_array_elements(old.mentions) each) named
    where o.id = new.object_id and named.id <> new.author_id
      and named.id is distinct from case when new.parent_id is null then o.author_id
        else (select author_id from comments where id = new.parent_id) end;
  return null;
end $$;
create trigger comments_tell_edited after update of mentions on comments
  for each row when (old.position is not null and new.mentions <> '[]' and old.mentions is distinct from new.mentions)
  execute function tell_of_edited_comment();
