CREATE OR REPLACE FUNCTION public.note_block()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  one bigint := case when tg_op = 'DELETE' then old.blocker_id else new.blocker_id end;
  other bigint := case when tg_op = 'DELETE' then old.blocked_id else new.blocked_id end;
begin
  perform from conversation_members
    where (member_id = one and peer_id = other) or (member_id = other and peer_id = one)
    order by conversation_id, member_id for no key update;
  update conversation_members set is_blocked = exists (
      select from blocks where (blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one))
    where (member_id = one and peer_id = other) or (member_id = other and peer_id = one);
  return null;
end $function$;

CREATE TRIGGER blocks_close_chats AFTER INSERT OR DELETE ON blocks FOR EACH ROW EXECUTE FUNCTION note_block();
