CREATE OR REPLACE FUNCTION public.leave_call_of_chat(chat bigint, who bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from video_call_devices d using video_calls k
    where k.conversation_id = chat and k.ended_at is null and d.call_id = k.id and d.member_id = who;
  delete from video_call_rings r using video_calls k
    where k.conversation_id = chat and k.ended_at is null and r.call_id = k.id and r.member_id = who;
end $function$;
