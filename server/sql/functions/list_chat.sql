CREATE OR REPLACE FUNCTION public.list_chat(chat bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update listed_chats l
  set is_request = s.standing = 'requested',
    last_at = case when s.standing <> 'declined' and c.last_seq > s.cleared_seq then c.last_at end,
    friend_seq = case when c.low_id = s.member_id then c.high_seq else c.low_seq end,
    seen_seq = greatest(l.seen_seq, s.cleared_seq)
  from conversations c join conversation_members s on s.conversation_id = c.id
  where c.id = chat and l.conversation_id = c.id and l.member_id = s.member_id;
end $function$;
