-- Questions about projects: docs/decisions/014-discussions-on-any-object.md.

create table project_discussions (
  id bigint primary key default nextval('object_ids') references objects,
  group_id bigint not null unique references projects on delete cascade
);
create trigger project_discussions_remove_object after delete on project_discussions
  for each row execute function remove_object();
comment on table project_discussions is 'What is said of a project: groups have ids of their own, which no object has. It is its owner''s.';

create function open_project_discussion() returns trigger language plpgsql as $$
begin
  with made as (insert into project_discussions (group_id) values (new.group_id) returning id)
  insert into objects (id) select id from made;
  return null;
end $$;
create trigger projects_open_discussion after insert on projects
  for each row execute function open_project_discussion();
with made as (insert into project_discussions (group_id) select group_id from projects returning id)
insert into objects (id) select id from made;

create or replace function object_of(wanted bigint, out kind text, out author_id bigint) language sql stable as $$
  select 'post', author_id from posts where id = wanted
  union all
  select 'project', s.member_id from project_discussions d
  join group_members s on s.group_id = d.group_id and s.standing = 'owner' where d.id = wanted
$$;
