CREATE OR REPLACE FUNCTION public.open_project_discussion()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with made as (insert into project_discussions (group_id) values (new.group_id) returning id)
  insert into objects (id, kind, author_id)
    select id, 'project', (select member_id from group_members where group_id = new.group_id and standing = 'owner')
    from made;
  return null;
end $function$;

CREATE TRIGGER projects_open_discussion AFTER INSERT ON projects FOR EACH ROW EXECUTE FUNCTION open_project_discussion();
