CREATE OR REPLACE FUNCTION public.list_chat(chat bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update listed_chats l
  set is_request = s.standing = 'requested',
    last_at = listed.last_at,
    friend_seq = listed.friend_seq,
    seen_seq = greatest(l.seen_seq, s.cleared_seq),
    is_archived = l.is_archived and listed.last_at is not null
      and not (listed.friend_seq > l.friend_seq and coalesce(s.muted_until <= now(), true)),
    pinned_at = case when listed.last_at is not null then l.pinned_at end
  from conversations c join conversation_members s on s.conversation_id = c.id
  cross join lateral (
    select case when s.standing <> 'declined' and c.last_seq > s.cleared_seq then c.last_at end as last_at,
      case when c.low_id = s.member_id then c.high_seq else c.low_seq end as friend_seq) as listed
  where c.id = chat and l.conversation_id = c.id and l.member_id = s.member_id;
end $function$;
