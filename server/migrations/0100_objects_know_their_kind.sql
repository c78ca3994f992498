-- Which kind of object an id is of, and whose, without asking the table of each kind:
-- docs/decisions/046-an-object-knows-its-kind.md.

alter table objects add column kind text, add column author_id bigint;
comment on column objects.kind is 'post, survey, project or reel: which table has its row, and the first part of the names of news about it.';
comment on column objects.author_id is 'Whose it is, who is told of what is said of it; of a project, its present owner. No reference: a like would lock them. Null for a project that nobody owns.';

update objects o set kind = its.kind, author_id = its.author_id
  from (
    select id, 'post' as kind, author_id from posts
    union all
    select id, 'survey', author_id from surveys
    union all
    select id, 'reel', author_id from reels
    union all
    select d.id, 'project', s.member_id from project_discussions d
    left join group_members s on s.group_id = d.group_id and s.standing = 'owner') as its
  where its.id = o.id;
-- Counts of what has no row in any table: nobody can see them.
delete from objects where kind is null;
alter table objects alter column kind set not null,
  add constraint objects_have_authors check (author_id is not null or kind = 'project');

create or replace function open_project_discussion() returns trigger language plpgsql as $$
begin
  with made as (insert into project_discussions (group_id) values (new.group_id) returning id)
  insert into objects (id, kind, author_id)
    select id, 'project', (select member_id from group_members where group_id = new.group_id and standing = 'owner')
    from made;
  return null;
end $$;

create function follow_owner() returns trigger language plpgsql as $$
begin
  update objects o set author_id = new.member_id
    from project_discussions d where d.group_id = new.group_id and o.id = d.id;
  return null;
end $$;
create trigger group_members_follow_owner after insert or update of standing on group_members
  for each row when (new.standing = 'owner') execute function follow_owner();

create or replace function tell_of_like() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
    select o.kind || '_like', o.author_id, new.member_id, o.id, o.id
    from objects o where o.id = new.object_id and o.author_id <> new.member_id;
  return null;
end $$;

-- Whoever is told of the comment itself is not told that it names them, too.
create or replace function tell_of_comment() returns trigger language plpgsql as $$
declare
  its_kind text;
  owner bigint;
  of bigint;
begin
  select kind, author_id into its_kind, owner from objects where id = new.object_id;
  of := case when new.parent_id is null then owner
    else (select author_id from comments where id = new.parent_id) end;
  if of <> new.author_id then
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id, object_id, comment_id)
      values (its_kind || case when new.parent_id is null then '_comment' else '_reply' end,
        of, new.author_id, coalesce(new.parent_id, new.object_id), new.id, new.object_id, new.id);
  end if;
  if new.mentions <> '[]' then
    insert into notification_outbox (kind, member_id, actor_id, about_id, object_id, comment_id)
      select its_kind || '_comment_mention', named.id, new.author_id, new.id, new.object_id, new.id
      from (select distinct (each ->> 'user_id')::bigint as id from jsonb_array_elements(new.mentions) each) named
      where named.id not in (new.author_id, of);
  end if;
  return null;
end $$;

create or replace function tell_of_failed_file() returns trigger language plpgsql as $$
declare
  -- One post may have one bad file after another.
  moment bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint;
begin
  insert into notification_outbox (kind, member_id, about_id, item_id, object_id)
    select 'post_file_failed', p.author_id, p.id, moment, p.id
    from posts p where p.media_id = new.id and p.deleted_at is null;
  insert into notification_outbox (kind, member_id, about_id, item_id, object_id, comment_id)
    select o.kind || '_comment_file_failed', c.author_id, c.id, moment, c.object_id, c.id
    from comments c join objects o on o.id = c.object_id
    where c.media_id = new.id and c.deleted_at is null;
  return null;
end $$;

create or replace function tell_of_comment_like() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id, comment_id)
    select o.kind || '_comment_like', c.author_id, new.member_id, c.id, c.object_id, c.id
    from comments c join objects o on o.id = c.object_id
    where c.id = new.comment_id and c.author_id <> new.member_id;
  return null;
end $$;

drop function object_of(bigint);
