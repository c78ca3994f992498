select
  k.id,
  k.conversation_id as chat,
  k.caller_id,
  k.callee_id,
  k.state,
  (
    k.ended_at is null
    and case k.state
      when 'ringing' then k.rings_until > now()
      else exists (
        select
        from
          video_call_devices dev
        where
          dev.call_id = k.id
          and dev.seen_at > now() - 60 * interval '1 second'
      )
    end
  ) as is_under_way
from
  video_calls k
  join conversation_members s on s.conversation_id = k.conversation_id
  and s.member_id = $1
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
  k.id = $2
  and k.ended_at is null
for no key update of
  k
