CREATE OR REPLACE FUNCTION public.count_group_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  more int := case when tg_op <> 'DELETE' then new.is_in::int else 0 end - case when tg_op <> 'INSERT' then old.is_in::int else 0 end;
  asking int := case when tg_op <> 'DELETE' then (new.standing = 'requested')::int else 0 end
    - case when tg_op <> 'INSERT' then (old.standing = 'requested')::int else 0 end;
begin
  if more = 0 and asking = 0 then return null; end if;
  -- With its group go its counts; members who leave must not be waited for then, one after another.
  if tg_op = 'DELETE' and not exists (select from groups where id = old.group_id) then return null; end if;
  if is_counted(case when tg_op = 'DELETE' then old.member_id else new.member_id end) then
    update group_counts set members = members + more, requests = requests + asking
      where group_id = case when tg_op = 'DELETE' then old.group_id else new.group_id end;
  end if;
  return null;
end $function$;

CREATE TRIGGER group_members_counted AFTER INSERT OR DELETE OR UPDATE ON group_members FOR EACH ROW EXECUTE FUNCTION count_group_members();
