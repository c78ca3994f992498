CREATE OR REPLACE FUNCTION public.leave_calls_of_chat()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from video_call_devices d using video_calls k
    where k.conversation_id = old.conversation_id and k.ended_at is null and d.call_id = k.id and d.member_id = old.member_id;
  delete from video_call_rings r using video_calls k
    where k.conversation_id = old.conversation_id and k.ended_at is null and r.call_id = k.id and r.member_id = old.member_id;
  return null;
end $function$;

CREATE TRIGGER conversation_members_leave_calls AFTER DELETE ON conversation_members FOR EACH ROW WHEN (old.entry IS NOT NULL) EXECUTE FUNCTION leave_calls_of_chat();
