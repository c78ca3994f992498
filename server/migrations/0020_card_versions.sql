-- What an object shows of itself to everybody who sees it (its text, its file, its latest comments) is kept by
-- servers in memory under its version: docs/decisions/016-cards-under-versions.md.
alter table objects add column version bigint not null default 0;
comment on column objects.version is 'Rises with each change to what the object shows of itself: its row, its file, its comments and replies; kept by triggers.';

-- For each table of objects: after update, for each row.
create function object_changed() returns trigger language plpgsql as $$
begin
  update objects set version = version + 1 where id = new.id;
  return null;
end $$;
create trigger posts_changed after update on posts for each row execute function object_changed();

-- For each table of objects that show a file, named by the trigger's argument: after update on media, for each row.
create function shown_file_changed() returns trigger language plpgsql as $$
begin
  execute format('update objects set version = version + 1 where id in (select id from %I where media_id = $1)', tg_argv[0])
    using new.id;
  return null;
end $$;
create trigger media_of_posts_changed after update on media for each row execute function shown_file_changed('posts');

create function comment_file_changed() returns trigger language plpgsql as $$
begin
  update objects set version = version + 1 where id in (select object_id from comments where media_id = new.id);
  return null;
end $$;
create trigger media_of_comments_changed after update on media for each row execute function comment_file_changed();

-- A reply is counted on its comment, whose own change is then the object's.
create or replace function count_comments() returns trigger language plpgsql as $$
declare
  its record := case when tg_op = 'DELETE' then old else new end;
  change int := 0;
begin
  if tg_op <> 'INSERT' and old.position is not null and old.deleted_at is null then change := change - 1; end if;
  if tg_op <> 'DELETE' and new.position is not null and new.deleted_at is null then change := change + 1; end if;
  if change <> 0 and its.parent_id is not null then
    update comments set replies = replies + change where id = its.parent_id;
  else
    update objects set comments = comments + change, version = version + 1 where id = its.object_id;
  end if;
  return null;
end $$;
drop trigger comments_published_or_hidden on comments;
create trigger comments_changed after update on comments for each row execute function count_comments();
