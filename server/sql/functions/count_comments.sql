CREATE OR REPLACE FUNCTION public.count_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE TRIGGER comments_added_or_removed AFTER INSERT OR DELETE ON comments FOR EACH ROW EXECUTE FUNCTION count_comments();

CREATE TRIGGER comments_changed AFTER UPDATE ON comments FOR EACH ROW EXECUTE FUNCTION count_comments();
