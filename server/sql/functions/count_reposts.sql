CREATE OR REPLACE FUNCTION public.count_reposts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE TRIGGER reposts_added AFTER INSERT ON posts FOR EACH ROW WHEN (new.original_id IS NOT NULL) EXECUTE FUNCTION count_reposts();

CREATE TRIGGER reposts_hidden AFTER UPDATE OF deleted_at ON posts FOR EACH ROW WHEN (new.original_id IS NOT NULL) EXECUTE FUNCTION count_reposts();

CREATE TRIGGER reposts_removed AFTER DELETE ON posts FOR EACH ROW WHEN (old.original_id IS NOT NULL) EXECUTE FUNCTION count_reposts();
