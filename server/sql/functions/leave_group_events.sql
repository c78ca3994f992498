CREATE OR REPLACE FUNCTION public.leave_group_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from group_event_answers a using group_events ev
    where a.member_id = old.member_id and ev.id = a.event_id and ev.group_id = old.group_id;
  return null;
end $function$;

CREATE TRIGGER group_members_leave_events AFTER DELETE ON group_members FOR EACH ROW WHEN (old.is_in) EXECUTE FUNCTION leave_group_events();

CREATE TRIGGER group_members_out_of_events AFTER UPDATE OF standing ON group_members FOR EACH ROW WHEN (old.is_in AND NOT new.is_in) EXECUTE FUNCTION leave_group_events();
