CREATE OR REPLACE FUNCTION public.list_chat_of_several(chat bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update listed_chats l
  set last_at = case when c.last_seq > s.cleared_seq then c.last_at end,
    friend_seq = case when c.last_author_id = s.member_id then l.friend_seq else c.last_seq end,
    seen_seq = greatest(l.seen_seq, s.cleared_seq),
    is_archived = l.is_archived and c.last_seq > s.cleared_seq
      and (c.last_author_id = s.member_id or c.last_seq = l.friend_seq or coalesce(s.muted_until > now(), false)),
    pinned_at = case when c.last_seq > s.cleared_seq then l.pinned_at end
  from conversations c join conversation_members s on s.conversation_id = c.id
  where c.id = chat and l.conversation_id = c.id and l.member_id = s.member_id
    and not exists (select from blocks b
      where (b.blocker_id = s.member_id and b.blocked_id = c.last_author_id)
        or (b.blocker_id = c.last_author_id and b.blocked_id = s.member_id));
end $function$;
