CREATE OR REPLACE FUNCTION public.leave_lists()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from listed_people l using people_lists list
    where list.id = l.list_id and ((list.member_id = new.blocker_id and l.member_id = new.blocked_id)
      or (list.member_id = new.blocked_id and l.member_id = new.blocker_id));
  return null;
end $function$;

CREATE TRIGGER blocks_leave_lists AFTER INSERT ON blocks FOR EACH ROW EXECUTE FUNCTION leave_lists();
