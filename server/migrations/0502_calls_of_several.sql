-- Calls of several people in a chat: docs/decisions/089-group-calls.md.

-- Whoever leaves a chat, or is removed from it, is in its call no more. Called before the conversation is locked: what
-- ends a call has its devices before it changes its line.
create function leave_call_of_chat(chat bigint, who bigint) returns void language plpgsql as $$
begin
  delete from video_call_devices d using video_calls k
    where k.conversation_id = chat and k.ended_at is null and d.call_id = k.id and d.member_id = who;
  delete from video_call_rings r using video_calls k
    where k.conversation_id = chat and k.ended_at is null and r.call_id = k.id and r.member_id = who;
end $$;
create function leave_call_with_chat() returns trigger language plpgsql as $$
begin
  perform leave_call_of_chat(old.conversation_id, old.member_id);
  return null;
end $$;
-- Its name comes before that of the trigger that locks the conversation.
create trigger conversation_members_calls after delete on conversation_members for each row
  when (old.entry is not null) execute function leave_call_with_chat();
comment on column video_calls.callee_id is 'Who is called; null in a call of many: of a group, or of several people in a chat.';
comment on table video_call_rings is 'For whom a call of many rings, up to its rings_until: who declines or joins has no row any more.';
comment on table video_call_removals is 'Who was removed from a call of many, and can''t come back to it.';
