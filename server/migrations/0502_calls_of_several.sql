-- Calls of several people in a chat: docs/decisions/089-group-calls.md.

-- Whoever leaves a chat, or is removed from it, is in its call no more.
create function leave_calls_of_chat() returns trigger language plpgsql as $$
begin
  delete from video_call_devices d using video_calls k
    where k.conversation_id = old.conversation_id and k.ended_at is null and d.call_id = k.id and d.member_id = old.member_id;
  delete from video_call_rings r using video_calls k
    where k.conversation_id = old.conversation_id and k.ended_at is null and r.call_id = k.id and r.member_id = old.member_id;
  return null;
end $$;
create trigger conversation_members_leave_calls after delete on conversation_members for each row
  when (old.entry is not null) execute function leave_calls_of_chat();
comment on column video_calls.callee_id is 'Who is called; null in a call of many: of a group, or of several people in a chat.';
comment on table video_call_rings is 'For whom a call of many rings, up to its rings_until: who declines or joins has no row any more.';
comment on table video_call_removals is 'Who was removed from a call of many, and can''t come back to it.';
