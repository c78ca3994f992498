CREATE OR REPLACE FUNCTION public.leave_calls_of_group()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from video_call_devices d using video_calls k join conversations c on c.id = k.conversation_id
    where c.group_id = old.group_id and k.ended_at is null and d.call_id = k.id and d.member_id = old.member_id;
  delete from video_call_rings r using video_calls k join conversations c on c.id = k.conversation_id
    where c.group_id = old.group_id and k.ended_at is null and r.call_id = k.id and r.member_id = old.member_id;
  return null;
end $function$;

CREATE TRIGGER group_members_barred_from_calls AFTER UPDATE OF standing ON group_members FOR EACH ROW WHEN (old.is_in AND NOT new.is_in) EXECUTE FUNCTION leave_calls_of_group();

CREATE TRIGGER group_members_leave_calls AFTER DELETE ON group_members FOR EACH ROW WHEN (old.is_in) EXECUTE FUNCTION leave_calls_of_group();
