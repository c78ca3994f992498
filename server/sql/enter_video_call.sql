update video_call_devices d
set
  token_hash = null,
  token_until = null,
  entry = gen_random_uuid(),
  seen_at = now()
from
  video_calls k
  join conversation_members s on s.conversation_id = k.conversation_id
  and s.member_id = $2
  and not s.is_blocked
  and s.peer_id is not null
  and not (
    (
      select
        true
      from
        away_members
      where
        member_id = s.peer_id
    ) is true
  )
where
  k.id = d.call_id
  and k.id = $1
  and k.ended_at is null
  and d.member_id = $2
  and d.token_hash = $3::bytea
  and d.token_until > now()
returning
  d.entry
