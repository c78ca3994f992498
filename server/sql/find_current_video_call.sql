select
  k.id,
  k.conversation_id as chat,
  c.kind,
  k.room,
  (
    case
      when k.state = 'ringing'
      and k.rings_until <= now() then 'missed'
      else k.state
    end
  ) as state,
  k.caller_id,
  s.peer_id,
  k.has_camera,
  k.rings_until,
  greatest(
    0,
    extract(
      epoch
      from
        k.rings_until - now()
    )
  )::float8 as rings_for,
  k.accepted_at,
  own.device,
  own.entry,
  theirs.entry as peer_entry,
  m.username,
  m.full_name,
  face.key as avatar_key
from
  (
    select
      *
    from
      video_calls
    where
      caller_id = $1
      and ended_at is null
    union all
    select
      *
    from
      video_calls
    where
      callee_id = $1
      and ended_at is null
  ) k
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
  join conversations c on c.id = k.conversation_id
  left join video_call_devices own on own.call_id = k.id
  and own.member_id = $1
  left join video_call_devices theirs on theirs.call_id = k.id
  and theirs.member_id = s.peer_id
  join members m on m.id = s.peer_id
  left join media face on face.id = m.avatar_id
where
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
  )
order by
  (k.state = 'accepted') desc,
  k.id desc
limit
  1
