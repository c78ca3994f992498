CREATE OR REPLACE FUNCTION public.name_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into member_names as n (member_id, name) values (new.id, words_of_name(new.full_name, new.username))
    on conflict (member_id) do update set name = excluded.name where n.name <> excluded.name;
  return null;
end $function$;

CREATE TRIGGER members_named AFTER INSERT ON members FOR EACH ROW EXECUTE FUNCTION name_member();

CREATE TRIGGER members_renamed AFTER UPDATE OF full_name, username ON members FOR EACH ROW WHEN (old.full_name IS DISTINCT FROM new.full_name OR old.username IS DISTINCT FROM new.username) EXECUTE FUNCTION name_member();
