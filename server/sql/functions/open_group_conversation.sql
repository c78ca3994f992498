CREATE OR REPLACE FUNCTION public.open_group_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into conversations (kind, group_id) values ('group', new.id);
  return null;
end $function$;

CREATE TRIGGER groups_converse AFTER INSERT ON groups FOR EACH ROW EXECUTE FUNCTION open_group_conversation();
