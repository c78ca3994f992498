-- Posts, and whatever else is reacted to and commented on, take their ids from one sequence and have their counts
-- in one table, by which reactions, comments and reports know them: docs/decisions/014-discussions-on-any-object.md.
alter table post_counts rename to objects;
alter table objects rename column post_id to id;
alter table objects rename constraint post_counts_pkey to objects_pkey;
alter table objects drop constraint post_counts_post_id_fkey;
comment on table objects is 'Everything that is reacted to and commented on, by the id of its row in posts or another table, with exact counts: apart from that row, so that a like rewrites neither it nor the indexes that serve lists.';
comment on column objects.reposts is 'Reposts that are not deleted; of posts alone.';

create sequence object_ids owned by objects.id;
-- No id is ever used twice, not even that of what is gone for good.
select setval('object_ids', last_value, is_called) from posts_id_seq;
alter table objects alter column id set default nextval('object_ids');
alter table posts
  alter column id drop identity,
  alter column id set default nextval('object_ids'),
  add constraint posts_id_fkey foreign key (id) references objects;

-- For each table of objects: what was said of one goes with it.
create function remove_object() returns trigger language plpgsql as $$
begin
  delete from objects where id = old.id;
  return null;
end $$;
create trigger posts_remove_object after delete on posts for each row execute function remove_object();

alter table reactions rename column post_id to object_id;
alter table reactions drop constraint reactions_post_id_fkey,
  add constraint reactions_object_id_fkey foreign key (object_id) references objects on delete cascade;
comment on table reactions is 'A member''s like or dislike of an object; one row, so that the two exclude each other.';

alter table comments rename column post_id to object_id;
alter table comments drop constraint comments_post_id_fkey,
  add constraint comments_object_id_fkey foreign key (object_id) references objects on delete cascade;
alter index comments_of_post rename to comments_of_object;
alter index comments_by_post rename to comments_by_object;
comment on table comments is 'Comments on objects, and replies to comments.';

alter table reports rename column post_id to object_id;
alter table reports drop constraint reports_post_id_fkey,
  add constraint reports_object_id_fkey foreign key (object_id) references objects on delete set null;
alter index reports_by_post rename to reports_by_object;
drop index reports_open_once;
create unique index reports_open_once on reports
  (reporter_id, kind, (case kind when 'member' then member_id when 'comment' then comment_id when 'reply' then comment_id else object_id end))
  where state in ('open', 'reviewing');
comment on column reports.object_id is 'What is reported, or commented on by what is; a reported member has none.';

create or replace function count_comments() returns trigger language plpgsql as $$
declare
  its record := case when tg_op = 'DELETE' then old else new end;
  change int := 0;
begin
  if tg_op <> 'INSERT' and old.position is not null and old.deleted_at is null then change := change - 1; end if;
  if tg_op <> 'DELETE' and new.position is not null and new.deleted_at is null then change := change + 1; end if;
  if change = 0 then return null; end if;
  if its.parent_id is null then
    update objects set comments = comments + change where id = its.object_id;
  else
    update comments set replies = replies + change where id = its.parent_id;
  end if;
  return null;
end $$;

create or replace function uncount_reaction() returns trigger language plpgsql as $$
begin
  update objects
    set likes = likes - (old.kind = 'like')::int, dislikes = dislikes - (old.kind = 'dislike')::int
    where id = old.object_id;
  return null;
end $$;

create or replace function count_reposts() returns trigger language plpgsql as $$
declare
  its record := case when tg_op = 'DELETE' then old else new end;
  change int := 0;
begin
  if tg_op <> 'INSERT' and old.deleted_at is null then change := change - 1; end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then change := change + 1; end if;
  if change <> 0 then
    update objects set reposts = reposts + change where id = its.original_id;
  end if;
  return null;
end $$;
